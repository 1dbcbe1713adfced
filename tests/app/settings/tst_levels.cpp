// Which levels the bots of a new game may have, by its rules.
#include <QTemporaryDir>
#include <QTest>

#include "app/policies/carried.h"
#include "app/settings/app_settings.h"
#include "app/text/names.h"
#include "engine/ai/profile.h"
#include "engine/rules/scheme.h"

using namespace tingpai;
using namespace tingpai::app;

class TestLevels : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // They stand in one order, and the ratings rise with it.
  void every_offered_level_can_play_its_rules() {
    for (const auto& preset : scheme::presets()) {
      const auto levels = profile_of(preset.ruleset).levels;
      QVERIFY(std::ranges::is_sorted(levels, {}, &OfferedLevel::level));
      double before = -1000;
      for (const OfferedLevel& one : levels) {
        const auto problem = prepare(one.level, preset.ruleset);
        QVERIFY2(!problem, problem ? problem->message.c_str() : "");
        QVERIFY(!names::level(one.level).isEmpty());
        QVERIFY(one.rating.value_or(before) >= before);
        before = one.rating.value_or(before);
      }
    }
  }

  void a_level_that_rules_do_not_offer_gives_way_to_its_neighbour() {
    const auto sichuan = parse_ruleset("sichuan");
    QVERIFY(sichuan);
    QCOMPARE(AppSettings::offered_level(Level::club, {}), Level::club);
    QCOMPARE(AppSettings::offered_level(Level::club, *sichuan), Level::regular);
    QCOMPARE(AppSettings::offered_level(Level::swift, {}), Level::quick);
    QVERIFY(prepare(Level::club, *sichuan));
  }

  void a_club_player_is_kept() {
    const QTemporaryDir folder;
    {
      AppSettings settings(folder.filePath("settings.ini"));
      QVERIFY(settings.level_names().contains("Club player"));
      settings.set_level("club");
      QCOMPARE(settings.stylesOf(static_cast<int>(settings.levels().indexOf("club"))), 1);
    }
    const AppSettings settings(folder.filePath("settings.ini"));
    QCOMPARE(settings.level(), "club");
    QCOMPARE(to_text(settings.lineup()), "club");
    QCOMPARE(to_text(settings.lineup_for(*parse_ruleset("sichuan"))), "regular");
  }
};

QTEST_GUILESS_MAIN(TestLevels)
#include "tst_levels.moc"
