// A window whose player has games to look back at.
#pragma once

#include "tests/app/study/study_games.h"
#include "tests/ui/stage/script.h"
#include "tests/ui/stage/stage.h"
#include "tests/ui/stage/visits.h"

namespace tingpai::ui_test {

// The window with two stored games, and older ones if wanted.
struct Shelf {
  explicit Shelf(const Setting& setting = {}, const app::Decide& decide = scripted(false), unsigned older = 0)
      : stage(decide, setting) {
    for (unsigned game = 0; game < older; ++game) {
      test::played_here(stage.services().store,
                        test::careless_game(10 + game, 1 + static_cast<int>(game % 4)));
    }
    shelve_games(stage);
  }
  void open(const QString& page) { QVERIFY(open_page(stage, page)); }
  bool reviewed() { return ui_test::reviewed(stage); }
  bool shows(const QString& page) const { return ui_test::shows(stage, page); }
  QString text(const QString& name) const { return seen_text(stage, name); }
  int ringed(const QString& type) const {
    int count = 0;
    for (const QQuickItem* item : stage.of_type(type)) {
      if (item->property("ring").toBool() && Stage::seen(item)) ++count;
    }
    return count;
  }

  Stage stage;
};

}  // namespace tingpai::ui_test
