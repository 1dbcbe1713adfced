// Items by group.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace tingpai {

// Items by the number of their group, in one array.
template <class T>
class Grouped {
 public:
  std::size_t groups() const { return begin_.size() - 1; }
  std::span<const T> operator[](std::size_t group) const {
    return {items_.data() + begin_[group], begin_[group + 1] - begin_[group]};
  }
  std::span<T> operator[](std::size_t group) {
    return {items_.data() + begin_[group], begin_[group + 1] - begin_[group]};
  }
  void push_back(std::span<const T> group) {
    items_.insert(items_.end(), group.begin(), group.end());
    begin_.push_back(static_cast<std::uint32_t>(items_.size()));
  }

  // lists: pointers to vectors of links; number(link) is its group, item(link) what is kept of it.
  template <class Lists, class Number, class Item>
  static Grouped of(std::size_t groups, const Lists& lists, Number number, Item item) {
    Grouped grouped;
    grouped.begin_.assign(groups + 1, 0);
    for (const auto* links : lists) {
      for (const auto& link : *links) ++grouped.begin_[number(link) + 1];
    }
    for (std::size_t i = 1; i <= groups; ++i) grouped.begin_[i] += grouped.begin_[i - 1];
    grouped.items_.resize(grouped.begin_.back());
    auto next = grouped.begin_;
    for (const auto* links : lists) {
      for (const auto& link : *links) grouped.items_[next[number(link)]++] = item(link);
    }
    return grouped;
  }

 private:
  std::vector<std::uint32_t> begin_{0};  // group g is items_[begin_[g]] to items_[begin_[g + 1]]
  std::vector<T> items_;
};

}  // namespace tingpai
