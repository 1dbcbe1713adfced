// The parts of the program, made in the order of their dependencies. The window and the tests that drive it
// get the same.
#pragma once

#include <QString>

#include "app/game/announcer.h"
#include "app/game/deals.h"
#include "app/game/game_controller.h"
#include "app/game/replay_controller.h"
#include "app/library/programs.h"
#include "app/library/rule_book.h"
#include "app/library/rule_settings.h"
#include "app/library/statistics.h"
#include "app/settings/app_settings.h"
#include "app/settings/held_keys.h"
#include "app/settings/key_bindings.h"
#include "app/settings/translator.h"
#include "app/store/record_store.h"
#include "app/store/review_store.h"
#include "app/study/mistake_book.h"
#include "app/study/records.h"
#include "app/study/review.h"
#include "app/tutor/bot_runner.h"

class QQmlEngine;

namespace tingpai::app {

struct Services {
  // In `directory`; where the platform keeps settings and data if it is empty.
  Services(const QString& directory, const Decide& decide, Clock& clock = Clock::system());

  // The singletons of `engine`, and their words in the language of the settings from now on.
  void offer_to(QQmlEngine& engine);

  AppSettings settings;
  ProgramList program_list;
  KeyBindings keys;
  HeldKeys held_keys;
  Translator translator{settings};
  RecordStore store;
  GameController game;
  ReplayController replay;
  Announcer announcer{settings, keys};
  Statistics statistics{store};
  RuleBook rule_book{nullptr};
  RuleSettings rule_settings{settings};
  Programs programs{program_list, settings};
  Deals deals{game, store};
  ReviewStore review_store;
  Records records;
  Review review;
  MistakeBook book;

 private:
  void grow_font() const;
  void tell(const QString& news);  // not in place of what is already told
  void tell_unkept(const QString& file);

  bool unkept_told_ = false;
};

}  // namespace tingpai::app
