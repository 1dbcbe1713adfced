#include "engine/ai/exact/hand_key.h"

namespace tingpai {

HandNumbers::HandNumbers(std::size_t expected)
    : places_(std::bit_ceil(2 * expected + 64)), shift_(std::countl_zero(places_.size()) + 1) {
  keys_.reserve(places_.size() / 2);
}

std::size_t HandNumbers::place_of(HandKey key, std::uint64_t mixed) const {
  const std::size_t last = places_.size() - 1;
  std::size_t place = mixed >> shift_;
  while (places_[place].number != 0 &&
         !(places_[place].tag == tag_of(mixed) && keys_[places_[place].number - 1] == key))
    place = (place + 1) & last;
  return place;
}

std::uint32_t HandNumbers::insert(HandKey key) {
  const std::uint64_t bits = mixed(key);
  Place& place = places_[place_of(key, bits)];
  if (place.number != 0) return place.number - 1;
  keys_.push_back(key);
  place = {tag_of(bits), size()};
  if (2 * keys_.size() > places_.size()) widen();
  return size() - 1;
}

std::optional<std::uint32_t> HandNumbers::find(HandKey key) const {
  const Place& place = places_[place_of(key, mixed(key))];
  return place.number == 0 ? std::nullopt : std::optional(place.number - 1);
}

void HandNumbers::widen() {
  places_.assign(2 * places_.size(), {});
  shift_ -= 1;
  for (std::uint32_t number = 0; number < size(); ++number) {
    const std::uint64_t bits = mixed(keys_[number]);
    std::size_t place = bits >> shift_;
    while (places_[place].number != 0) place = (place + 1) & (places_.size() - 1);
    places_[place] = {tag_of(bits), number + 1};
  }
}

}  // namespace tingpai
