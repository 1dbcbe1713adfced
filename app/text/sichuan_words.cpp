#include "app/text/sichuan_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <array>

#include "app/text/names.h"
#include "engine/rules/sichuan/scheme.h"

namespace tingpai::app {
namespace {

struct SichuanText {
  Q_DECLARE_TR_FUNCTIONS(SichuanWords)
};

struct PatternText {
  QString (*name)();
  QString (*sentence)();
  const char* example;  // see parse_example
};

// In the order of sichuan::Pattern. A test scores the examples.
constexpr std::array<PatternText, sichuan::pattern_names.size()> texts{{
    {[] { return SichuanText::tr("Full Flush"); },
     [] { return SichuanText::tr("Every tile is of one suit."); }, "[222s] 345s 567s 77s 8s8s +7s"},
    {[] { return SichuanText::tr("Seven Pairs"); },
     [] { return SichuanText::tr("Seven pairs in a concealed hand; four of a kind are two pairs."); },
     "1133m5577m2288p6p +6p"},
    {[] { return SichuanText::tr("All Pungs"); },
     [] { return SichuanText::tr("Four pungs or kongs and a pair."); }, "[333m] [888p] 555m 77p 2m2m +7p"},
    {[] { return SichuanText::tr("Golden Wait"); },
     [] { return SichuanText::tr("Four declared sets: a single tile is left in the hand."); },
     "[222m] [666m] [333p] [999p] 5m +5m"},
    {[] { return SichuanText::tr("Root"); },
     [] { return SichuanText::tr("Each four of a kind in the hand that is not a kong."); },
     "[555p] 567p 123m 78m 4m4m +9m"},
    {[] { return SichuanText::tr("Kong"); }, [] { return SichuanText::tr("Each declared kong."); },
     "[5555p] 678p 123m 78m 4m4m +9m"},
    {[] { return SichuanText::tr("Win after a Kong"); },
     [] { return SichuanText::tr("Won on the replacement for a kong."); },
     "[5555p] 678p 123m 78m 4m4m +9m drawn replacement"},
    {[] { return SichuanText::tr("Shot after a Kong"); },
     [] { return SichuanText::tr("Won on the discard of a player who has just declared a kong."); },
     "[555p] 678p 123m 78m 4m4m +9m shot"},
    {[] { return SichuanText::tr("Robbing a Kong"); },
     [] { return SichuanText::tr("Won on the tile that another player adds to a pung."); },
     "[555p] 678p 123m 78m 4m4m +9m robbing"},
    {[] { return SichuanText::tr("Under the Sea"); },
     [] { return SichuanText::tr("Won on the last tile of the wall, or on the discard after it."); },
     "[555p] 678p 123m 78m 4m4m +9m wall"},
    {[] { return SichuanText::tr("Self-drawn"); },
     [] { return SichuanText::tr("Won on your own draw, where the rules double for it."); },
     "[555p] 678p 123m 78m 4m4m +9m drawn"},
    {[] { return SichuanText::tr("Plain Hand"); },
     [] { return SichuanText::tr("A complete hand that nothing doubles."); },
     "[555p] 678p 123m 78m 4m4m +9m"},
}};

const PatternText& text_of(PatternId id) { return texts.at(id.row); }

QString name() { return SichuanText::tr("Sichuan bloody battle"); }
QString variant(const Ruleset& ruleset) {
  return sichuan::rules_of(ruleset).self_draw == sichuan::SelfDraw::adds_base ? SichuanText::tr("Tournament")
                                                                              : SichuanText::tr("Standard");
}
QString pitch(const Ruleset&) { return SichuanText::tr("Give up a suit, and play on until three have won."); }
QString facts(const Ruleset& ruleset) {
  return sichuan::rules_of(ruleset).exchange
             ? SichuanText::tr("108 tiles · exchange · up to %1 doublings")
                   .arg(sichuan::rules_of(ruleset).cap)
             : SichuanText::tr("108 tiles · up to %1 doublings").arg(sichuan::rules_of(ruleset).cap);
}

QString pattern(PatternId id) { return text_of(id).name(); }
QString sentence(PatternId id) { return text_of(id).sentence(); }
const char* example(PatternId id) { return text_of(id).example; }
QString patterns() { return SichuanText::tr("Doublings"); }
QString pattern_number(int n) { return SichuanText::tr("%n kind(s)", nullptr, n); }
QString made() { return SichuanText::tr("Doublings of your wins"); }

QString unit(const Score& score) {
  //: after the number of doublings, what the hand is worth
  return SichuanText::tr("doubling(s), worth %1", nullptr, score.total).arg(score.worth);
}
QString amount(const CountedPattern& counted) {
  const int doublings = counted.each * counted.count;
  return doublings == 0 ? QStringLiteral("×1") : QStringLiteral("×%1").arg(1 << doublings);
}
QString spoken(const CountedPattern& counted) {
  return SichuanText::tr("%1, times %2").arg(pattern(counted.id)).arg(1 << (counted.each * counted.count));
}
QString total(const Score& score) { return QStringLiteral("×%1").arg(score.worth); }
QString mean(double count) { return SichuanText::tr("%1 doublings").arg(QLocale().toString(count, 'f', 1)); }
QString mean_caption() { return SichuanText::tr("Doublings a win"); }
QString headline(const Score& score) { return pattern(score.patterns.front().id); }

QString hand_title(const PublicState& table) {
  return SichuanText::tr("Hand %1 of %2").arg(table.hand_number + 1).arg(table.ruleset.hands);
}
QList<CentreLine> centre(const PublicState& table) {
  return {{{}, SichuanText::tr("Hand %1/%2").arg(table.hand_number + 1).arg(table.ruleset.hands)}};
}

QString opening_words(const sichuan::Rules& rules) {
  const QString suits = SichuanText::tr(
      "Everyone gives up a suit. Its tiles must be discarded first, and nobody wins while holding one.");
  if (!rules.exchange) return suits;
  return names::sentences(
      {SichuanText::tr("Everyone passes on three tiles of one suit; the direction is drawn by lot."), suits});
}

QString claim_words(const sichuan::Rules& rules) {
  QStringList all{
      SichuanText::tr("There is no chow. Anyone may pung, kong or win on a discard, and several players may "
                      "win on the same tile."),
      SichuanText::tr("If you let a win pass, you win on nothing cheaper until your next draw.")};
  if (!rules.last_discard_pung) all << SichuanText::tr("The discard after the last draw can only be won.");
  return names::sentences(all);
}

QString kong_words(const sichuan::Rules& rules) {
  const QString paid = SichuanText::tr(
      "A kong is paid at once: 2 points from everyone for a concealed one, 2 from the discarder for a "
      "claimed one, 1 from everyone for one added to a pung.");
  switch (rules.kong_lost) {
    case sichuan::KongLost::kept:
      return paid;
    case sichuan::KongLost::cancelled:
      return names::sentences(
          {paid, SichuanText::tr("If the discard after a kong is won, that income is cancelled.")});
    case sichuan::KongLost::passed_on:
      break;
  }
  return names::sentences(
      {paid, SichuanText::tr("If the discard after a kong is won, the winner takes that income.")});
}

QString payment_words(const sichuan::Rules& rules) {
  QStringList all{SichuanText::tr("A hand is worth 1 point, doubled for each doubling, at most %n time(s).",
                                  nullptr, rules.cap),
                  SichuanText::tr("The discarder pays it; on a self-draw everyone still playing pays.")};
  if (rules.self_draw == sichuan::SelfDraw::adds_base)
    all << SichuanText::tr("A self-draw adds 1 point, beyond the limit too.");
  if (rules.self_draw == sichuan::SelfDraw::doubles)
    all << SichuanText::tr("A self-draw is one more doubling.");
  return names::sentences(all);
}

QString ending_words(const sichuan::Rules& rules) {
  QStringList all{
      rules.void_fine == sichuan::VoidFine::to_each
          ? SichuanText::tr("Whoever still holds tiles of the suit given up pays %1 points to "
                            "each of the others.")
                .arg(sichuan::fine_to_each)
          : SichuanText::tr("Whoever still holds tiles of the suit given up loses %1 points, "
                            "which nobody gets.")
                .arg(sichuan::fine_to_nobody),
      SichuanText::tr("Whoever is not ready pays each ready player the most that hand could win.")};
  if (rules.refunds) all << SichuanText::tr("Whoever is not ready also returns what kongs brought.");
  return names::sentences(all);
}

QList<Paragraph> paragraphs(const Ruleset& ruleset) {
  const sichuan::Rules& rules = sichuan::rules_of(ruleset);
  return {
      {SichuanText::tr("The aim"),
       SichuanText::tr(
           "Complete four sets and a pair, or seven pairs, in two suits or one. Only the three suits are "
           "played: 108 tiles.")},
      {SichuanText::tr("Before the first draw"), opening_words(rules)},
      {SichuanText::tr("Claims"), claim_words(rules)},
      {SichuanText::tr("Kongs"), kong_words(rules)},
      {SichuanText::tr("Play goes on"),
       SichuanText::tr(
           "A winner leaves the hand, and the others play on until three have won or the wall is empty. "
           "Players who have left pay nothing more.")},
      {SichuanText::tr("Payments"), payment_words(rules)},
      {SichuanText::tr("An empty wall"), ending_words(rules)},
      {SichuanText::tr("The game"), SichuanText::tr("The first winner of a hand deals the next one.")},
  };
}

QString transfer(TransferReason reason) {
  switch (reason) {
    case TransferReason::kong:
      return SichuanText::tr("Kong");
    case TransferReason::kong_passed_on:
      return SichuanText::tr("Kong passed on");
    case TransferReason::kong_returned:
      return SichuanText::tr("Kong returned");
    case TransferReason::not_ready:
      return SichuanText::tr("Not ready");
    case TransferReason::void_suit:
      return SichuanText::tr("Suit not given up");
    case TransferReason::nagashi:
      break;
  }
  return {};
}

struct OptionText {
  std::string_view key;
  QString (*caption)();
  QString (*value)(int);  // null: the number, or off and on
};

constexpr std::array<OptionText, 7> option_texts{{
    {"exchange", [] { return SichuanText::tr("Exchange three tiles"); }, nullptr},
    {"cap", [] { return SichuanText::tr("Most doublings"); }, nullptr},
    {"self_draw", [] { return SichuanText::tr("Self-draw"); },
     [](int value) {
       return value == 0   ? SichuanText::tr("adds nothing")
              : value == 1 ? SichuanText::tr("adds 1 point")
                           : SichuanText::tr("doubles");
     }},
    {"kong_lost", [] { return SichuanText::tr("Kong before a winning discard"); },
     [](int value) {
       return value == 0   ? SichuanText::tr("stays paid")
              : value == 1 ? SichuanText::tr("is cancelled")
                           : SichuanText::tr("goes to the winner");
     }},
    {"void_fine", [] { return SichuanText::tr("Suit not given up"); },
     [](int value) {
       return value == 0 ? SichuanText::tr("16 to each other player") : SichuanText::tr("48 to nobody");
     }},
    {"refunds", [] { return SichuanText::tr("Kongs are returned if not ready"); }, nullptr},
    {"last_discard_pung", [] { return SichuanText::tr("Pung on the last discard"); }, nullptr},
}};

const OptionText* option_text(std::string_view key) {
  const auto* found = std::ranges::find(option_texts, key, &OptionText::key);
  return found == option_texts.end() ? nullptr : found;
}
QString option(std::string_view key) {
  const OptionText* text = option_text(key);
  return text == nullptr ? QString() : text->caption();
}
QString option_value(std::string_view key, int value) {
  const OptionText* text = option_text(key);
  return text == nullptr || text->value == nullptr ? QString() : text->value(value);
}

}  // namespace

const SchemeWords& sichuan_words() {
  static constexpr SchemeWords words{.name = name,
                                     .variant = variant,
                                     .pitch = pitch,
                                     .facts = facts,
                                     .signs = "1s5p9m",
                                     .pattern_count = static_cast<int>(texts.size()),
                                     .pattern = pattern,
                                     .sentence = sentence,
                                     .patterns = patterns,
                                     .pattern_number = pattern_number,
                                     .made = made,
                                     .example = example,
                                     .unit = unit,
                                     .amount = amount,
                                     .spoken = spoken,
                                     .total = total,
                                     .offered = total,
                                     .mean = mean,
                                     .mean_caption = mean_caption,
                                     .headline = headline,
                                     .hand_title = hand_title,
                                     .centre = centre,
                                     .paragraphs = paragraphs,
                                     .tour = "[222s] 345s 567s 77s 8s8s +7s",
                                     .tour_tiles = "222345567s7788s",
                                     .transfer = transfer,
                                     .option = option,
                                     .option_value = option_value};
  return words;
}

}  // namespace tingpai::app
