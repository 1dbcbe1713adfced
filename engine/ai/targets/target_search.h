// The search for targets, for every scheme: METHOD.md, Targets. Only engine/ai/profiles includes it.
#pragma once

#include <algorithm>
#include <bit>
#include <concepts>
#include <span>
#include <utility>

#include "engine/ai/targets/draft.h"
#include "engine/ai/targets/key_table.h"
#include "engine/ai/targets/target_score.h"

namespace tingpai {

namespace target_search {

// Arrangements that the search of ordinary hands starts from. More of them gain nothing (README.md).
inline constexpr int roots_slack = 0;  // steps beyond the best arrangement's shanten
inline constexpr std::size_t most_roots = 6;

// The search for targets. A is inlined: a scheme has its own copy of all of it.
template <Appraiser A>
class TargetSearch {
 public:
  TargetSearch(const Hand& hand, const SeatContext& context, const Odds& odds, A appraiser,
               const TargetLimits& limits, std::stop_token stop)
      : hand_(hand),
        natural_(hand.concealed),
        context_(context),
        odds_(odds),
        appraiser_(std::move(appraiser)),
        limits_(limits),
        stop_(std::move(stop)) {
    start_.rest = natural_.raw();
    if constexpr (has_wild) {
      wilds_ = natural_[A::forms.wild()];
      natural_.remove(A::forms.wild(), wilds_);
      most_wilds_ = wilds_ + odds.live(A::forms.wild());
      start_.rest[A::forms.wild()] = 0;
    }
    if (context.useful != all_kinds) restrict_to(context.useful);
    for (const Meld& meld : hand.melds) {
      called_types_ |= 1U << type_of(meld.tile.kind());
      open_ |= meld.type != MeldType::concealed_kong;
    }
    to_build_ = 4 - static_cast<int>(hand.melds.size());
    for (int id = 0; id < group_ids; ++id)
      distance_[static_cast<std::size_t>(id)] = missing_alone(static_cast<GroupId>(id));
  }

  std::vector<Target> run() {
    search_ready();
    search_forms_without_groups();
    const int before = evaluations_;
    const int reach = search_arrangements();
    if (evaluations_ == before && wins_with_any_hand())
      search_detours(reach, [&] { return evaluations_ > before; });
    if (limits_.directions) search_cores_and_sets();
    if (nearest_ + wilds_ <= limits_.thorough) complete(start_, to_build_, 0, any_);
    if (found_.empty()) search_detours(reach, [&] { return !found_.empty(); });
    std::erase_if(found_, [&](const Target& t) { return static_cast<int>(t.missing.size()) > most_draws(); });
    std::stable_sort(found_.begin(), found_.end(),
                     [](const Target& a, const Target& b) { return a.weight > b.weight; });
    return std::move(found_);
  }

 private:
  // The most draws that a target may need by what has been found so far, and the most tiles that a draft may
  // miss: some of them the wild tiles stand for.
  int most_draws() const { return std::min(nearest_ + limits_.slack, cap_); }
  int limit() const { return std::min(nearest_ + limits_.slack + wilds_, cap_); }
  // Or nearly any. Otherwise what a hand needs points from leads to it, see search_cores_and_sets().
  bool wins_with_any_hand() const { return appraiser_.least() <= 1; }
  bool spent() const { return evaluations_ >= limits_.evaluations || stop_.stop_requested(); }

  int missing_alone(GroupId id) const {
    const int kind = kind_of(id);
    if (!is_chow(id)) return std::max(0, 3 - hand_.concealed[kind]);
    int missing = 0;
    for (int i = 0; i < 3; ++i) missing += hand_.concealed[kind + i] == 0 ? 1 : 0;
    return missing;
  }

  // Other tiles only leave.
  void restrict_to(KindSet useful) {
    any_ = tile_set_of_kinds(
        [kinds = any_.pairs, useful](int kind) { return kinds.contains(kind) && useful.contains(kind); });
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      if (!useful.contains(kind)) natural_.remove(kind, natural_[kind]);
    }
  }

  // Uses a tile of the hand or notes it as missing. False if no copy is live, nor a wild tile that may stand
  // for it, or the draft grows too far.
  bool take(Draft& draft, int kind, std::uint8_t group) const {
    const auto at = static_cast<std::size_t>(kind);
    draft.key += kind_keys[at];
    if (draft.rest[at] > 0) {
      --draft.rest[at];
      return true;
    }
    if (static_cast<int>(draft.missing.size()) >= limit() || draft.need[at] >= odds_.live(kind) + most_wilds_)
      return false;
    draft.missing.push_back({static_cast<std::uint8_t>(kind), group, draft.need[at]});
    ++draft.need[at];
    return true;
  }

  bool take_group(Draft& draft, GroupId id) const {
    const int kind = kind_of(id);
    const auto number = static_cast<std::uint8_t>(draft.groups.size());
    draft.groups.push_back(id);
    draft.types |= 1U << type_of(kind);
    for (int i = 0; i < 3; ++i) {
      if (!take(draft, is_chow(id) ? kind + i : kind, number)) return false;
    }
    return true;
  }

  bool take_pair(Draft& draft, int kind) const {
    draft.pair = static_cast<std::uint8_t>(kind);
    draft.types |= 1U << type_of(kind);
    return take(draft, kind, Missing::pair) && take(draft, kind, Missing::pair);
  }

  // Adds `groups` more groups in order of their ids, then the pair.
  void complete(const Draft& draft, int groups, int first_id, const TileSet& set) {
    if (spent()) return;
    if (groups == 0) {
      for (int kind = 0; kind < Tile::kinds; ++kind) {
        const int lacking = std::max(0, 2 - draft.rest[static_cast<std::size_t>(kind)]);
        if (!set.pairs.contains(kind) || static_cast<int>(draft.missing.size()) + lacking > limit()) continue;
        if (set.each_type_once && (draft.types >> type_of(kind) & 1) != 0) continue;
        Draft whole = draft;
        if (take_pair(whole, kind)) settle(whole);
      }
      return;
    }
    for (GroupSet left = set.groups >> first_id << first_id; left != 0; left &= left - 1) {
      const auto id = static_cast<GroupId>(std::countr_zero(left));
      const int distance = distance_[id];
      if (distance > most_distance_ || static_cast<int>(draft.missing.size()) + distance > limit()) continue;
      if (set.each_type_once && (draft.types >> type_of(kind_of(id)) & 1) != 0) continue;
      Draft next = draft;
      if (take_group(next, id)) complete(next, groups - 1, set.each_type_once ? id + 1 : id, set);
    }
  }

  // A hand that is ready after a discard: its waits are looked up and scored in full.
  void search_ready() {
    const bool to_discard = hand_.tile_count() == 14;
    const HandShape whole(hand_, context_.useful);
    if (!to_discard) {
      if (whole.shanten(A::forms) == 0) add_waits(whole.effective_tiles(A::forms), std::nullopt);
      return;
    }
    if (whole.shanten(A::forms) > 0) return;
    for (const DiscardShape& shape : whole.discards(A::forms)) {
      if (shape.shanten == 0) add_waits(shape.effective, shape.kind);
    }
  }

  void add_waits(KindSet waits, std::optional<int> discard) {
    for (std::uint64_t left = waits.bits(); left != 0; left &= left - 1) {
      const int kind = std::countr_zero(left);
      if (odds_.live(kind) == 0 || (discard && *discard == kind)) continue;
      Draft draft = start_;
      draft.rest = hand_.concealed.raw();
      if (discard) --draft.rest[static_cast<std::size_t>(*discard)];
      for (int k = 0; k < Tile::kinds; ++k)
        draft.key += kind_keys[static_cast<std::size_t>(k)] * draft.rest[static_cast<std::size_t>(k)];
      draft.key += kind_keys[static_cast<std::size_t>(kind)];
      draft.rest = {};
      if (discard) draft.rest[static_cast<std::size_t>(*discard)] = 1;
      draft.missing.push_back({static_cast<std::uint8_t>(kind), Missing::never, 0});
      add(draft);
    }
  }

  void search_forms_without_groups() {
    if (!hand_.melds.empty()) return;
    if (A::forms.contains(Form::seven_pairs)) search_seven_pairs();
    if (A::forms.contains(Form::thirteen_orphans)) search_singles(Form::thirteen_orphans, orphans_, 13);
    if (!A::forms.contains(Form::knitted_honours)) return;
    for (std::size_t i = 0; i < knitted_patterns().size(); ++i) {
      search_singles(Form::knitted_honours, knitted_patterns()[i] | honours_, 14);
    }
  }

  void search_seven_pairs() {
    Draft draft = start_;
    draft.form = Form::seven_pairs;
    int pairs = 0;
    std::vector<int> singles;
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      const int count = natural_[kind];
      pairs += count / 2;
      for (int i = 0; i < count / 2 * 2; ++i) take(draft, kind, Missing::pair);
      if (count % 2 == 1) singles.push_back(kind);
    }
    if (pairs + wilds_ >= 4) choose_twins(draft, singles, 0, 7 - pairs);
  }

  void choose_twins(const Draft& draft, const std::vector<int>& singles, std::size_t first, int left) {
    if (left == 0) return settle(draft);
    for (std::size_t i = first; i < singles.size() && !spent(); ++i) {
      Draft next = draft;
      if (take_pair(next, singles[i])) choose_twins(next, singles, i + 1, left - 1);
    }
  }

  // Hands of single tiles out of `kinds`; thirteen orphans add a twin.
  void search_singles(Form form, KindSet kinds, int wanted) {
    Draft draft = start_;
    draft.form = form;
    StaticVector<int, 16> absent;
    int held = 0;
    for (std::uint64_t left = kinds.bits(); left != 0; left &= left - 1) {
      const int kind = std::countr_zero(left);
      if (hand_.concealed[kind] == 0) {
        absent.push_back(kind);
        continue;
      }
      take(draft, kind, Missing::pair);
      draft.kinds.insert(kind);
      ++held;
    }
    if (wanted - held > limit()) return;
    choose_singles(draft, absent, 0, wanted - held);
  }

  void choose_singles(const Draft& draft, const StaticVector<int, 16>& absent, std::size_t first, int left) {
    if (left == 0) return draft.form == Form::thirteen_orphans ? choose_orphan_twin(draft) : settle(draft);
    for (std::size_t i = first; i + static_cast<std::size_t>(left) <= absent.size() && !spent(); ++i) {
      Draft next = draft;
      next.kinds.insert(absent[i]);
      if (take(next, absent[i], Missing::pair)) choose_singles(next, absent, i + 1, left - 1);
    }
  }

  void choose_orphan_twin(const Draft& draft) {
    for (std::uint64_t left = orphans_.bits(); left != 0; left &= left - 1) {
      const int kind = std::countr_zero(left);
      Draft next = draft;
      next.pair = static_cast<std::uint8_t>(kind);
      if (take(next, kind, Missing::pair)) settle(next);
    }
  }

  // Ordinary hands from the best arrangements: their groups are kept or improved. Returns how many tiles they
  // may miss.
  int search_arrangements() {
    int reach = 0;
    for (const Arrangement& arrangement :
         arrange(natural_, 4 - to_build_, roots_slack, most_roots, limits_.weights)) {
      // A hand with tiles that only leave has too few to begin everything with: what is left comes whole.
      const int absent = std::max(0, to_build_ + 1 - static_cast<int>(arrangement.groups.size()));
      GroupSet groups = absent > 0 ? every_group_ : 0;
      for (const Piece& piece : arrangement.groups) groups |= improvements(piece);
      TileSet set{groups & any_.groups, any_.pairs, {}, false};
      cap_ = std::min(static_cast<int>(most_missing), arrangement.shanten + 1 + absent);
      reach = std::max(reach, cap_);
      most_distance_ = absent > 0 ? 3 : 2;
      complete(start_, to_build_, 0, set);
    }
    cap_ = static_cast<int>(most_missing);
    most_distance_ = 2;
    return reach;
  }

  // The nearest hands want a tile that is gone: any others that are a little further, until some are found.
  template <std::predicate Found>
  void search_detours(int reach, Found found) {
    constexpr int most_extra = 2;
    most_distance_ = 3;
    for (int extra = 1; extra <= most_extra && !found(); ++extra) {
      cap_ = std::min(static_cast<int>(most_missing), reach + extra);
      complete(start_, to_build_, 0, any_);
    }
    cap_ = static_cast<int>(most_missing);
    most_distance_ = 2;
  }

  // A direction with the least number of missing tiles it can have.
  struct Lead {
    int at_least = 0;
    int number = 0;  // of a core, or -1 - the number of a tile set, or 1000 + of a knitted pattern
  };

  void search_cores_and_sets() {
    std::vector<Lead> leads;
    for (std::size_t i = 0; i < appraiser_.cores().size(); ++i) {
      if (const auto draft = start_core(appraiser_.cores()[i])) {
        leads.push_back({static_cast<int>(draft->missing.size()), static_cast<int>(i)});
      }
    }
    const int total = hand_.concealed.total();
    for (std::size_t i = 0; i < appraiser_.tile_sets().size(); ++i) {
      if (!melds_fit(appraiser_.tile_sets()[i])) continue;
      int inside = 0;
      for (int kind = 0; kind < Tile::kinds; ++kind) {
        if (appraiser_.tile_sets()[i].kinds.contains(kind)) inside += hand_.concealed[kind];
      }
      leads.push_back({std::max(1, total - inside), -1 - static_cast<int>(i)});
    }
    if (to_build_ >= 3 && A::forms.contains(Form::knitted_straight)) {
      for (std::size_t i = 0; i < knitted_patterns().size(); ++i) {
        const auto held = std::popcount(knitted_patterns()[i].bits() & held_kinds());
        leads.push_back({9 - held, 1000 + static_cast<int>(i)});
      }
    }
    std::stable_sort(leads.begin(), leads.end(),
                     [](const Lead& a, const Lead& b) { return a.at_least < b.at_least; });
    for (const Lead& lead : leads) {
      if (lead.at_least > limit() || spent()) break;
      follow(lead);
    }
  }

  void follow(const Lead& lead) {
    if (lead.number >= 1000) return search_knitted_straight(static_cast<std::uint8_t>(lead.number - 1000));
    if (lead.number < 0) {
      Draft draft = start_;
      draft.types = called_types_;
      TileSet set = appraiser_.tile_sets()[static_cast<std::size_t>(-1 - lead.number)];
      set.groups &= any_.groups;
      set.pairs = KindSet(set.pairs.bits() & any_.pairs.bits());
      return complete(draft, to_build_, 0, set);
    }
    if (const auto draft = start_core(appraiser_.cores()[static_cast<std::size_t>(lead.number)])) {
      complete(*draft, to_build_ - static_cast<int>(draft->groups.size()), 0, any_);
    }
  }

  // The core's groups that are not called yet; nothing if they do not fit.
  std::optional<Draft> start_core(const Core& core) const {
    StaticVector<GroupId, 4> called;
    for (const Meld& meld : hand_.melds) {
      called.push_back(meld.type == MeldType::chow ? chow_id(meld.tile.kind()) : pung_id(meld.tile.kind()));
    }
    Draft draft = start_;
    for (const GroupId id : core.groups) {
      const auto known = std::find(called.begin(), called.end(), id);
      if (known != called.end()) {
        called.erase(known);
      } else if (static_cast<int>(draft.groups.size()) == to_build_ || !take_group(draft, id)) {
        return std::nullopt;
      }
    }
    return draft;
  }

  bool melds_fit(const TileSet& set) const {
    if (set.each_type_once && std::popcount(called_types_) != static_cast<int>(hand_.melds.size()))
      return false;
    return std::all_of(hand_.melds.begin(), hand_.melds.end(), [&](const Meld& meld) {
      const GroupId id = meld.type == MeldType::chow ? chow_id(meld.tile.kind()) : pung_id(meld.tile.kind());
      return (set.groups >> id & 1) != 0;
    });
  }

  void search_knitted_straight(std::uint8_t pattern) {
    Draft draft = start_;
    draft.form = Form::knitted_straight;
    draft.knitted = pattern;
    draft.kinds = knitted_patterns()[pattern];
    for (std::uint64_t left = draft.kinds.bits(); left != 0; left &= left - 1) {
      if (!take(draft, std::countr_zero(left), Missing::never)) return;
    }
    complete(draft, to_build_ - 3, 0, any_);
  }

  std::uint64_t held_kinds() const {
    std::uint64_t kinds = 0;
    for (int kind = 0; kind < Tile::kinds; ++kind) kinds |= std::uint64_t{hand_.concealed[kind] > 0} << kind;
    return kinds;
  }

  // A whole hand: it becomes a target, or with wild tiles in the place of what it misses several.
  void settle(const Draft& draft) {
    if constexpr (has_wild) {
      add_with_wilds(draft);
    } else {
      add(draft);
    }
  }
  void add(const Draft& draft);
  void add_with_wilds(const Draft& draft);
  std::optional<Draft> with_wilds(const Draft& draft, unsigned filled) const;

  static constexpr KindSet honours_{std::uint64_t{0x7f} << 27};
  static constexpr KindSet orphans_{std::uint64_t{0x7f} << 27 | 1 | 1 << 8 | 1 << 9 | 1 << 17 | 1 << 18 |
                                    1 << 26};

  static constexpr bool has_wild = A::forms.has_wild();
  // Wild tiles make no groups of their own.
  static constexpr KindSet every_kind_{((std::uint64_t{1} << Tile::kinds) - 1) &
                                       ~(has_wild ? std::uint64_t{1} << A::forms.wild() : 0)};
  static constexpr GroupSet every_group_ =
      ((GroupSet{1} << group_ids) - 1) & ~(has_wild ? GroupSet{1} << pung_id(A::forms.wild()) : 0);

  const Hand& hand_;
  TileCounts natural_;  // its concealed tiles that may be part of groups: no wild ones, and none of no use
  SeatContext context_;
  const Odds& odds_;
  A appraiser_;
  TargetLimits limits_;
  std::stop_token stop_;
  Draft start_;         // of all but the wild tiles
  int wilds_ = 0;       // wild tiles in the hand
  int most_wilds_ = 0;  // and with those that may be drawn
  unsigned called_types_ = 0;
  bool open_ = false;  // something has been claimed
  int to_build_ = 4;
  TileSet any_{every_group_, every_kind_, {}, false};
  std::array<int, group_ids> distance_{};
  int nearest_ = static_cast<int>(most_missing);
  int cap_ = static_cast<int>(most_missing);
  int most_distance_ = 2;  // tiles that a group may miss
  int evaluations_ = 0;
  std::vector<Target> found_;
  KeyTable readings_;  // keys of what has been looked at
  KeyTable by_tiles_;  // key of the tiles -> place in found_
};

// The wild tiles of the hand stand for some of what is missing, and wild tiles that are drawn may stand for
// more.
template <Appraiser A>
void TargetSearch<A>::add_with_wilds(const Draft& draft) {
  const auto missing = static_cast<int>(draft.missing.size());
  if (missing <= wilds_ || missing - wilds_ > most_draws()) return;
  for (unsigned filled = 0; filled < 1U << missing; ++filled) {
    const int wilds = std::popcount(filled);
    if (wilds < wilds_ || wilds > most_wilds_) continue;
    if (const auto varied = with_wilds(draft, filled)) add(*varied);
  }
}

// `filled`: one bit for each missing tile that a wild one stands for. Nothing if another is not to be had.
template <Appraiser A>
std::optional<Draft> TargetSearch<A>::with_wilds(const Draft& draft, unsigned filled) const {
  constexpr auto wild = static_cast<std::uint8_t>(A::forms.wild());
  Draft varied = draft;
  varied.missing.clear();
  varied.need = {};
  unsigned groups = 0;  // with a wild tile: a claim needs two tiles of the kind
  for (std::size_t i = 0; i < draft.missing.size(); ++i) {
    if ((filled >> i & 1) != 0) groups |= 1U << draft.missing[i].group;
  }
  for (std::size_t i = 0; i < draft.missing.size(); ++i) {
    const auto [kind, group, taken] = draft.missing[i];
    if ((filled >> i & 1) != 0) {
      varied.key += kind_keys[wild] - kind_keys[kind];
      continue;
    }
    if (varied.need[kind] >= odds_.live(kind)) return std::nullopt;
    const bool claimable = (groups >> group & 1) == 0;
    varied.missing.push_back({kind, claimable ? group : Missing::never, varied.need[kind]++});
  }
  for (int drawn = 0; drawn < std::popcount(filled) - wilds_; ++drawn)
    varied.missing.push_back({wild, Missing::never, static_cast<std::uint8_t>(drawn)});
  return varied;
}

template <Appraiser A>
void TargetSearch<A>::add(const Draft& draft) {
  if (draft.missing.empty()) return;
  std::uint64_t reading = draft.key + static_cast<std::uint64_t>(draft.form);
  for (const GroupId id : draft.groups) reading += (std::uint64_t{id} + 1) * 0xd1342543de82ef95;
  if (draft.missing.size() == 1) reading = draft.key;
  if (spent() || !readings_.insert(reading, 0).second) return;
  ++evaluations_;

  Target target;
  target.form = draft.form;
  target.groups = draft.groups;
  target.pair = draft.pair;
  target.knitted = draft.knitted;
  target.kinds = draft.kinds;
  target.missing = draft.missing;
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    for (int i = 0; i < draft.rest[static_cast<std::size_t>(kind)]; ++i) {
      target.leaving.push_back(static_cast<std::uint8_t>(kind));
    }
  }
  if (!TargetScorer(hand_, context_, odds_, appraiser_, open_).score(target)) return;
  nearest_ = std::min(nearest_, static_cast<int>(target.missing.size()));
  const auto [at, is_new] = by_tiles_.insert(draft.key, static_cast<std::uint32_t>(found_.size()));
  if (is_new) {
    found_.push_back(target);
  } else if (target.weight > found_[at].weight) {
    found_[at] = target;
  }
}

}  // namespace target_search

}  // namespace tingpai
