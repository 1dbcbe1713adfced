#include "app/programs/event_rows.h"

#include <array>

namespace tingpai::programs {

namespace {

constexpr std::array meld_parts{Part{"type"}, Part{"tile"}, Part{"claimed"}, Part{"from", Form::nullable},
                                Part{"red_fives", Form::tiles}};
constexpr std::array pattern_parts{Part{"pattern"}, Part{"count", Form::number}, Part{"each", Form::number}};
constexpr std::array excluded_parts{Part{"pattern"}, Part{"because_of"}};
constexpr std::array transfer_parts{Part{"reason"}, Part{"payments", Form::numbers}};
constexpr std::array held_parts{Part{"hand", Form::tiles}, Part{"melds", Form::melds}};

constexpr Row where_any(std::string_view name, Form form, std::string_view keyword) {
  return {.name = name, .form = form, .keyword = keyword, .optional = true};
}

}  // namespace

Parts parts_of(Form form) {
  if (form == Form::patterns) return {pattern_parts, pattern_parts.size(), '*'};
  if (form == Form::excluded) return {excluded_parts, excluded_parts.size(), '<'};
  if (form == Form::transfer || form == Form::transfers) return {transfer_parts, transfer_parts.size(), ':'};
  if (form == Form::held) return {held_parts, 1, ';'};
  return {meld_parts, 4, ':'};
}

const std::vector<EventRow>& event_rows() {
  static const std::vector<EventRow> rows{
      {"game", {{"ruleset", Form::word}, {"", Form::untold, "seed", "0"}}},
      {"hand",
       {{"number"},
        {"round", Form::word, "round"},
        {"winds", Form::word, "winds"},
        where_any("honba", Form::number, "honba"),
        {"", Form::untold, "wall", "-"}}},
      {"deal", {{"seat"}, {"tiles", Form::tiles, "", "-"}}},
      {"draw", {{"seat"}, {"tile", Form::word, "", "1m"}, {"source", Form::word}}},
      {"flower", {{"seat"}, {"tile", Form::word}}},
      {"discard",
       {{"seat"},
        {"tile", Form::word},
        {"drawn", Form::drawn},
        where_any("riichi", Form::present, "riichi")}},
      {"claim", {{"seat"}, {"meld", Form::meld}}},
      {"concealed_kong",
       {{"seat"},
        {"tile", Form::word, "", "1m"},
        where_any("open", Form::present, "open"),
        where_any("red_fives", Form::tiles, "with")}},
      {"added_kong", {{"seat"}, {"tile", Form::word}}},
      {"win",
       {{"seat"},
        {"from", Form::nullable, "from"},
        where_any("place", Form::number, "place"),
        where_any("more", Form::number, "more"),
        {"tile", Form::word, "tile"},
        {"hand", Form::tiles, "hand"},
        {"melds", Form::melds, "melds"},
        {"flags", Form::words, "flags"},
        {"round", Form::word, "round"},
        {"wind", Form::word, "seat"},
        {"flowers", Form::number, "flowers"},
        where_any("indicators", Form::tiles, "indicators"),
        where_any("under", Form::tiles, "under"),
        where_any("void", Form::word, "void"),
        {"total", Form::number, "total"},
        {"base", Form::number, "base"},
        where_any("fu", Form::number, "fu"),
        where_any("yakuman", Form::number, "yakuman"),
        where_any("worth", Form::number, "worth"),
        {"legal", Form::flag, "legal"},
        {"patterns", Form::patterns, "patterns"},
        {"excluded", Form::excluded, "excluded"},
        {"payments", Form::numbers, "pays"}}},
      {"no_winner", {}},
      {"end", {{"scores", Form::numbers}}},
      {"exchange", {{"from", Form::numbers, "from"}, {"given", Form::threes, "given"}}},
      {"void", {{"suits", Form::word}}},
      {"indicator", {{"tile", Form::word}}},
      {"paid", {{"transfer", Form::transfer}}},
      {"abort", {{"reason", Form::word}, {"by", Form::nullable, "by"}}},
      {"settle", {{"shown", Form::held, "shown"}, {"transfers", Form::transfers, "transfers"}}},
  };
  return rows;
}

}  // namespace tingpai::programs
