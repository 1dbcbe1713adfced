// A vector with room for N values inside itself: no allocation on the paths that are run millions of times.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <initializer_list>
#include <span>

namespace tingpai {

template <class T, std::size_t N>
class StaticVector {
 public:
  constexpr StaticVector() = default;
  constexpr StaticVector(std::initializer_list<T> values) {
    for (const T& value : values) push_back(value);
  }
  constexpr explicit StaticVector(std::span<const T> values) {
    for (const T& value : values) push_back(value);
  }

  constexpr void push_back(const T& value) {
    assert(size_ < N);
    items_[size_++] = value;
  }
  constexpr void pop_back() {
    assert(size_ > 0);
    --size_;
  }
  constexpr void clear() { size_ = 0; }
  constexpr void truncate(std::size_t size) {
    assert(size <= size_);
    size_ = size;
  }
  constexpr void erase(const T* at) {
    std::copy(at + 1, static_cast<const T*>(end()), begin() + (at - begin()));
    pop_back();
  }

  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  static constexpr std::size_t capacity() { return N; }
  constexpr T& operator[](std::size_t i) { return items_[i]; }
  constexpr const T& operator[](std::size_t i) const { return items_[i]; }
  constexpr T& back() { return items_[size_ - 1]; }
  constexpr const T& back() const { return items_[size_ - 1]; }
  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }

  constexpr bool operator==(const StaticVector& other) const {
    return std::equal(begin(), end(), other.begin(), other.end());
  }

 private:
  std::array<T, N> items_{};
  std::size_t size_ = 0;
};

}  // namespace tingpai
