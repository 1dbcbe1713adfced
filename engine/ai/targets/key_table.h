// Numbers by 64-bit key, for keys that are random already: open addressing, and nothing is ever taken out.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace tingpai {

class KeyTable {
 public:
  // Adds a number under a key that is not 0 and not there yet; else leaves what is there. Returns the number
  // that is there now, and whether it was added.
  std::pair<std::uint32_t, bool> insert(std::uint64_t key, std::uint32_t number) {
    if (2 * count_ >= places_.size()) grow();
    Place& place = place_of(key);
    if (place.key == key) return {place.number, false};
    place = {key, number};
    ++count_;
    return {number, true};
  }
  // The number under a key; nullptr if there is none.
  const std::uint32_t* find(std::uint64_t key) {
    Place& place = place_of(key);
    return place.key == key ? &place.number : nullptr;
  }
  void clear() {
    places_.assign(places_.size(), {});
    count_ = 0;
  }

 private:
  struct Place {
    std::uint64_t key = 0;  // 0: free
    std::uint32_t number = 0;
  };

  Place& place_of(std::uint64_t key) {
    std::size_t at = key & (places_.size() - 1);
    while (places_[at].key != 0 && places_[at].key != key) at = (at + 1) & (places_.size() - 1);
    return places_[at];
  }
  void grow() {
    std::vector<Place> old(places_.size() * 2);
    old.swap(places_);
    for (const Place& place : old) {
      if (place.key != 0) place_of(place.key) = place;
    }
  }

  std::vector<Place> places_ = std::vector<Place>(256);  // a power of two
  std::size_t count_ = 0;
};

}  // namespace tingpai
