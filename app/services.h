// What the program is made of, put together in the order in which one part needs another. The window and the
// tests that drive it are given the same.
#pragma once

#include <QString>

#include "app/announcer.h"
#include "app/app_settings.h"
#include "app/bot_runner.h"
#include "app/deals.h"
#include "app/fan_book.h"
#include "app/game_controller.h"
#include "app/held_keys.h"
#include "app/key_bindings.h"
#include "app/mistake_book.h"
#include "app/record_store.h"
#include "app/records.h"
#include "app/replay_controller.h"
#include "app/review.h"
#include "app/review_store.h"
#include "app/statistics.h"
#include "app/translator.h"

class QQmlEngine;

namespace tingpai::app {

struct Services {
  // In `directory`; where the platform keeps settings and data if it is empty.
  Services(const QString& directory, const Decide& decide);

  // The singletons of `engine`, and their words in the language of the settings from now on.
  void offer_to(QQmlEngine& engine);

  AppSettings settings;
  KeyBindings keys;
  HeldKeys held_keys;
  Translator translator{settings};
  RecordStore store;
  GameController game;
  ReplayController replay;
  Announcer announcer{settings, keys};
  Statistics statistics{store};
  FanBook fan_book{nullptr};
  Deals deals{game, store};
  ReviewStore review_store;
  Records records;
  Review review;
  MistakeBook book;

 private:
  void grow_font() const;
};

}  // namespace tingpai::app
