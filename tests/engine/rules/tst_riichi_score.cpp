// Riichi's score beside the plain way, on random hands. TINGPAI_HANDS=N asks for that many.
#include <QTest>
#include <array>
#include <random>

#include "engine/rules/riichi/riichi.h"
#include "tests/engine/rules/reference_riichi.h"
#include "tests/engine/support/text_hand.h"

using namespace tingpai;

namespace {

// Complete hands by chance, some of few suits (which split in many ways), some spoilt by another tile.
class Dealer {
 public:
  explicit Dealer(std::uint32_t seed) : random_(seed) {}

  Win win() {
    while (true) {
      Win win;
      suits_ = 1 + below(4);
      chows_ = below(3) > 0 ? 7 : 3;
      const int form = below(20);
      if (form == 0 ? seven_pairs(win) : form == 1 ? orphans(win) : groups(win)) {
        finish(win);
        return win;
      }
    }
  }

  riichi::Rules rules() {
    riichi::Rules rules;
    rules.open_simples = below(4) > 0;
    rules.double_wind_pair = below(2) > 0;
    rules.rounded_mangan = below(2) > 0;
    rules.counted_yakuman = below(2) > 0;
    rules.several_yakuman = below(2) > 0;
    rules.double_yakuman = below(2) > 0;
    return rules;
  }

 private:
  int below(int n) { return static_cast<int>(random_() % static_cast<std::uint32_t>(n)); }
  bool once_in(int n) { return below(n) == 0; }
  // A kind of the first suits, or an honour.
  int kind() {
    const int kind = below(9 * suits_);
    if (kind < 27 && !once_in(5)) return kind;
    return 27 + below(7);
  }

  // Of these kinds one each, if there are so many left.
  bool take(std::initializer_list<int> kinds) {
    for (const int kind : kinds) used_.add(kind);
    const bool there = std::ranges::all_of(kinds, [&](int each) { return used_[each] <= 4; });
    if (!there) {
      for (const int kind : kinds) used_.remove(kind);
    }
    return there;
  }

  bool seven_pairs(Win& win) {
    used_ = {};
    for (int pair = 0; pair < 7; ++pair) {
      const int first = kind();
      if (!take({first, first})) return false;
    }
    win.concealed = used_;
    return true;
  }

  bool orphans(Win& win) {
    for (const Tile each : tiles("19m19p19s1234567z")) win.concealed.add(each);
    win.concealed.add(tiles("19m19p19s1234567z")[static_cast<std::size_t>(below(13))]);
    return true;
  }

  bool groups(Win& win) {
    used_ = {};
    const int claimed = once_in(2) ? below(5) : 0;
    for (int group = 0; group < 4; ++group) {
      if (!one_group(win, group < claimed)) return false;
    }
    const int pair = kind();
    if (!take({pair, pair})) return false;
    win.concealed.add(pair, 2);
    return true;
  }

  bool one_group(Win& win, bool claimed) {
    const int first = kind();
    const int type = below(10);
    if (type < chows_) {
      if (first >= 27 || first % 9 > 6 || !take({first, first + 1, first + 2})) return false;
      if (claimed) return meld(win, MeldType::chow, first);
      for (int i = 0; i < 3; ++i) win.concealed.add(first + i);
      return true;
    }
    if (type == 9) {
      constexpr std::array kongs{MeldType::melded_kong, MeldType::added_kong, MeldType::concealed_kong};
      return take({first, first, first, first}) &&
             meld(win, claimed ? kongs[static_cast<std::size_t>(below(3))] : MeldType::concealed_kong, first);
    }
    if (!take({first, first, first})) return false;
    if (claimed) return meld(win, MeldType::pung, first);
    win.concealed.add(first, 3);
    return true;
  }

  bool meld(Win& win, MeldType type, int first) {
    Meld meld;
    meld.type = type;
    meld.tile = Tile::from_index(first);
    if (once_in(5)) meld.reds.add(Suit::dots);
    win.melds.push_back(meld);
    return true;
  }

  void finish(Win& win) {
    const auto held = win.concealed.tiles();
    win.tile = held[static_cast<std::size_t>(below(static_cast<int>(held.size())))];
    win.concealed.remove(win.tile);
    if (once_in(30)) spoil(win);
    if (win.tile.is_suited() && win.tile.rank() == 5 && once_in(3))
      win.tile = Tile::red_five(win.tile.suit());
    if (once_in(4)) win.reds.add(Suit::bamboo, 1 + below(2));
    for (bool* each : {&win.replacement, &win.robbing, &win.last_wall_tile}) *each = once_in(20);
    win.self_drawn = once_in(2);
    win.riichi = is_closed(win.melds) && once_in(2);
    win.double_riichi = win.riichi && once_in(5);
    win.ippatsu = win.riichi && once_in(3);
    win.first_turn = win.melds.empty() && once_in(200);
    win.round = static_cast<Wind>(below(4));
    win.seat = static_cast<Wind>(below(4));
    for (int left = below(6); left > 0; --left) win.indicators.push_back(Tile::from_index(below(34)));
    for (int left = win.riichi ? below(6) : 0; left > 0; --left)
      win.under.push_back(Tile::from_index(below(34)));
  }

  // Another tile for one of the hand, or one too many or too few.
  void spoil(Win& win) {
    const int other = below(34);
    if (win.concealed[other] + (win.tile.kind() == other ? 1 : 0) < 4 && !once_in(4))
      win.concealed.add(other);
    if (win.concealed.total() > 0 && !once_in(4)) win.concealed.remove(win.concealed.tiles().front());
  }

  std::mt19937 random_;
  int suits_ = 4;  // the fourth are honours
  int chows_ = 3;  // groups in ten
  TileCounts used_;
};

std::string text_of(const Win& win) {
  std::string text;
  for (const Meld& meld : win.melds) text += "[" + to_text(tiles_of(meld)) + "] ";
  return text + to_text(win.concealed) + " +" + to_text(win.tile) +
         (win.self_drawn ? " drawn" : " discarded");
}

// What differs; empty: nothing.
std::string difference(const Win& win, const riichi::Rules& rules) {
  const auto expected = reference::riichi_score(win, rules);
  const auto found = riichi::score(win, rules);
  if (found.has_value() != expected.has_value()) return "a form or none";
  if (riichi::has_yaku(win, rules) != (expected && expected->score.legal)) return "a yaku or none";
  if (!expected) return "";
  if (*found != expected->score)
    return "the score: " + std::to_string(found->total) + " han, not " +
           std::to_string(expected->score.total);
  if (riichi::reading_of(win, rules) != expected->reading) return "the reading";
  return "";
}

}  // namespace

class RiichiScoreTest : public QObject {
  Q_OBJECT

 private slots:
  void as_in_the_plain_way();
  void seven_pairs_of_honours();
  void no_fifth_tile();
};

void RiichiScoreTest::as_in_the_plain_way() {
  const int hands =
      qEnvironmentVariableIsSet("TINGPAI_HANDS") ? qEnvironmentVariableIntValue("TINGPAI_HANDS") : 200000;
  Dealer dealer(20261);
  int complete = 0;
  int yakuman = 0;
  for (int hand = 0; hand < hands; ++hand) {
    const Win win = dealer.win();
    const riichi::Rules rules = dealer.rules();
    const std::string text = difference(win, rules);
    QVERIFY2(text.empty(), (text_of(win) + ": " + text).c_str());
    const auto score = riichi::score(win, rules);
    complete += score ? 1 : 0;
    yakuman += score && score->yakuman > 0 ? 1 : 0;
  }
  qInfo("%d hands, %d complete, %d yakuman", hands, complete, yakuman);
  QVERIFY(complete > hands / 2 && complete < hands && yakuman > 0);
}

void RiichiScoreTest::seven_pairs_of_honours() {
  Win win;
  win.concealed = hand("778899m2244557z");
  win.tile = tile("7z");
  const auto score = riichi::score(win, {});
  QVERIFY(score);
  QCOMPARE(score->fu, 25);
  QCOMPARE(score->total, 5);  // with the half flush
  win.concealed = hand("123m456p2244557z");
  QVERIFY(!riichi::score(win, {}));
  QVERIFY(!riichi::has_yaku(win, {}));
}

void RiichiScoreTest::no_fifth_tile() {
  Win win;
  win.concealed = hand("1111m234567p55s1z");
  win.concealed.remove(tile("1z"));
  win.concealed.add(tile("2m"));
  win.tile = tile("1m");
  QVERIFY(!riichi::score(win, {}));
}

QTEST_APPLESS_MAIN(RiichiScoreTest)
#include "tst_riichi_score.moc"
