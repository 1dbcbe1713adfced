// What a kind of rules calls its own: patterns, what a hand counts, where a game stands, the rules in brief.
// Each kind has a file of these words beside this one.
#pragma once

#include <QList>
#include <QString>
#include <string_view>

#include "engine/rules/score.h"
#include "engine/table/state.h"

namespace tingpai::app {

struct CentreLine {
  QString caption;  // before the value, empty: none
  QString value;
  QString sign{};  // drawn for the caption where that has no room: "stick", "honba"
};

// Of the rules in brief.
struct Paragraph {
  QString heading;
  QString words;
};

QString total_of(const Score& score);  // the number alone
inline QString nothing() { return {}; }
QString length_of(int hands);  // "16 hands · 60 min"

struct SchemeWords {
  QString (*name)();                   // "Chinese Official"
  QString (*variant)(const Ruleset&);  // of these rules: "Tournament"; empty where there is but one
  // What it is like, for who chooses, with the options of this ruleset.
  QString (*pitch)(const Ruleset&);
  QString (*facts)(const Ruleset&);  // its tiles and length: "144 tiles · flowers · up to 16 hands"
  const char* signs;                 // tiles that stand for it: "1m4s7p"
  int pattern_count;                 // rows of its table
  QString (*pattern)(PatternId);     // "All Pungs"
  QString (*sentence)(PatternId);
  QString (*patterns)();              // what its patterns are called together: "Fans"
  QString (*pattern_number)(int n);   // "81 fans"
  QString (*made)();                  // "Fans of your wins"
  const char* (*example)(PatternId);  // a hand that has it, see parse_example

  QString (*unit)(const Score&);             // behind what a hand counts: "fan"
  QString (*sum)(const Score&) = total_of;   // before it: "24"
  QString (*amount)(const CountedPattern&);  // "6", as it stands behind the name
  QString (*spoken)(const CountedPattern&);  // "All Pungs, 6 fan"
  QString (*total)(const Score&);            // "24 fan"
  QString (*offered)(const Score&);          // of a win that may be taken; empty: more is known after it
  QString (*mean)(double count);             // "24 fan", of several hands or of none
  QString (*mean_caption)();                 // of what wins count on average: "Fan a win"
  QString (*headline)(const Score&);         // what a hand is known for: its dearest pattern

  QString (*length)(int hands) = length_of;   // of a game of at most so many
  QString (*hand_title)(const PublicState&);  // "East round, hand 2 of 16"
  // The same in short lines, the round first: "East", "Hand 2/16".
  QList<CentreLine> (*centre)(const PublicState&);
  QList<Paragraph> (*paragraphs)(const Ruleset&);
  const char* tour;        // the hand that the tour counts, see parse_example
  const char* tour_tiles;  // as it lies: "456m456p"

  QString (*transfer)(TransferReason);  // why something is paid beside wins

  // Of a hand that waits for tiles which win nothing; empty: it is worth too little.
  QString (*waits_in_vain)() = nothing;

  // What stands before the tiles that were turned over for all, and for a win alone.
  QString (*indicators)() = nothing;
  QString (*under)() = nothing;

  // What can be chosen of the rules. One without a caption is not offered.
  QString (*option)(std::string_view key);
  QString (*option_value)(std::string_view key, int value);  // empty: the number, or off and on
};

const SchemeWords& words_of(SchemeId scheme);
const SchemeWords& words_of(PatternId pattern);
const SchemeWords& words_of(const Ruleset& ruleset);
// A kind of rules by scheme::name_of; the first one where it is unknown.
SchemeId scheme_named(const QString& kind);
// What people call a kind of rules, by scheme::name_of; the name itself where it is unknown.
QString name_of_rules(const QString& kind);

}  // namespace tingpai::app
