#include "app/game/announcer.h"

#include <QAccessible>

#include "app/base/provide.h"
#include "app/game/game_controller.h"
#include "app/text/names.h"
#include "engine/shape.h"

namespace tingpai::app {
namespace {

constexpr int together = 40;  // milliseconds within which things are said in one breath

QStringList column(const RowModel& rows, const QByteArray& role) {
  QStringList all;
  for (int row = 0; row < rows.count(); ++row) all << rows.value(row, role).toString();
  return all;
}

QStringList of_all(TableScene& scene, const char* property) {
  QStringList all;
  for (int position = 0; position < 4; ++position)
    all << scene.seatAt(position)->property(property).toString();
  return all;
}

std::vector<Tile> tiles_of(const QStringList& texts) {
  std::vector<Tile> tiles;
  for (const QString& text : texts) {
    if (const auto tile = parse_tile(text.toStdString())) tiles.push_back(*tile);
  }
  return tiles;
}

// A seat a line.
QStringList river_lines(TableScene& scene) {
  QStringList lines;
  for (int position = 0; position < 4; ++position) {
    SeatView& seat = *scene.seatAt(position);
    const auto tiles = tiles_of(column(*seat.river(), "tile"));
    //: A player and what that one discarded
    lines << (tiles.empty() ? seat.property("riverText").toString()
                            : Announcer::tr("%1: %2").arg(seat.property("name").toString(),
                                                          names::list(names::by_suit(tiles))));
  }
  return lines;
}

// A suit a line; then what came and what the tutor would throw away.
QStringList hand_lines(const RowModel& hand) {
  QStringList held, good, lines;
  QString drawn, best;
  for (int row = 0; row < hand.count(); ++row) {
    const QString name = hand.value(row, "name").toString();
    if (hand.value(row, "drawn").toBool())
      drawn = Announcer::tr("Drawn: %1").arg(name);
    else
      held << hand.value(row, "tile").toString();
    if (hand.value(row, "best").toBool())
      best = Announcer::tr("Best: %1").arg(name);
    else if (hand.value(row, "equalBest").toBool())
      good << name;
  }
  good.removeDuplicates();
  if (!good.isEmpty()) good = {Announcer::tr("Equally good: %1").arg(names::list(good))};
  lines << names::by_suit(tiles_of(held)) << drawn << best << good;
  lines.removeAll(QString());
  return lines.isEmpty() ? QStringList(Announcer::tr("Your hand is hidden")) : lines;
}

TileCounts counted(const QStringList& tiles) {
  TileCounts counts;
  for (const QString& text : tiles) {
    const auto tile = parse_tile(text.toStdString());
    if (tile && !tile->is_flower()) counts.add(*tile);
  }
  return counts;
}

// The calls on offer, those that take part in the question.
QString offers(TableScene& scene) {
  QStringList all;
  const RowModel& calls = *scene.calls();
  for (int row = 0; row < calls.count(); ++row) {
    if (calls.value(row, "available").toBool()) all << calls.value(row, "spoken").toString();
  }
  return names::list(all);
}

// What the tiles beside the drawn one wait for.
KindSet waits(const QStringList& concealed, TableScene& scene) {
  if (concealed.size() % 3 != 1) return {};
  QStringList called;
  const RowModel& melds = *scene.bottom()->melds();
  for (int row = 0; row < melds.count(); ++row) called << melds.value(row, "tiles").toStringList();
  const ShapeIndex shape(counted(concealed), counted(called));
  return shape.shanten(five_forms) == 0 ? shape.effective_tiles(five_forms) : KindSet();
}

QString waits_text(TableScene& scene) {
  QStringList concealed;
  const RowModel& hand = *scene.hand();
  for (int row = 0; row < hand.count(); ++row) {
    const QString tile = hand.value(row, "tile").toString();
    if (tile.isEmpty()) return Announcer::tr("Your hand is hidden");
    if (!hand.value(row, "drawn").toBool()) concealed << tile;
  }
  if (concealed.size() % 3 == 2) return Announcer::tr("Discard first: the wait depends on it");
  const KindSet kinds = waits(concealed, scene);
  if (kinds.empty()) return Announcer::tr("Not ready yet");
  QStringList all;
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    if (kinds.contains(kind)) all << names::tile(Tile::from_index(kind));
  }
  return Announcer::tr("Waiting for %1").arg(names::list(all));
}

// What everybody who shares the screen is asked, and the keys that answer; empty while nothing is.
QString asked_all(SharedScreen& screen, const QStringList& keys) {
  if (!screen.bar_shown() && !screen.consent_asked()) return {};
  QStringList all;
  const RowModel& people = *screen.people();
  for (int row = 0; row < people.count(); ++row) {
    const QString name = people.value(row, "name").toString();
    const QString key = keys.value(KeyBindings::Person1 + people.value(row, "number").toInt() - 1);
    //: A key and the person whose it is
    all << (key.isEmpty() ? name : Announcer::tr("%1: %2").arg(key, name));
  }
  const QString question =
      screen.bar_shown() ? Announcer::tr("Any calls?") : Announcer::tr("Take back? All must agree");
  return names::sentences({question, names::list(all)});
}

QString asked_text(TableScene& scene) { return names::sentences({scene.prompt_text(), offers(scene)}); }

}  // namespace

Announcer::Announcer(AppSettings& settings, const KeyBindings& keys, QObject* parent)
    : QObject(parent), settings_(settings), keys_(keys) {
  timer_.setSingleShot(true);
  timer_.setInterval(together);
  connect(&timer_, &QTimer::timeout, this, &Announcer::speak);
}

void Announcer::attend(TableScene& scene) {
  connect(&scene, &TableScene::eventShown, this,
          [this, &scene](const TableEvent& event) { hear_event(scene, event); });
  connect(&scene, &TableScene::changed, this, [this, &scene] { hear_question(scene); });
  connect(scene.tutor(), &Tutor::changed, this, [this, &scene] { hear_advice(scene); });
  connect(&scene, &TableScene::refused, this, &Announcer::queue);
  if (auto* game = qobject_cast<GameController*>(&scene)) {
    connect(game, &GameController::errorTextChanged, this, [this, game] { queue(game->error_text()); });
    connect(game->screen(), &SharedScreen::covered, this, &Announcer::forget);
    connect(game->screen(), &SharedScreen::changed, this, [this, game, last = QString()]() mutable {
      const QString question = asked_all(*game->screen(), keys_.texts());
      if (question != last) queue(question);
      last = question;
    });
  }
}

void Announcer::hear_event(TableScene& scene, const TableEvent& event) {
  const bool all = settings_.announcements() == AppSettings::AnnounceAll;
  const bool mine = event.position <= 0 || event.from_position == 0;
  const bool others_draw = event.type == TableScene::Drew && event.position != 0;
  const bool others_deal = event.type == TableScene::Dealt && event.position != 0;
  if ((!all && !mine) || others_draw || others_deal) return;
  const bool abort = event.type == TableScene::Aborted;
  if (abort) queue(event.text);
  const bool ends = abort || event.type == TableScene::Won || event.type == TableScene::WallExhausted ||
                    event.type == TableScene::Settled;
  const bool ended = ends && scene.result()->property("valid").toBool();
  if (ended || !abort) queue(ended ? scene.result()->property("spoken").toString() : event.text);
}

void Announcer::hear_question(TableScene& scene) {
  QString& last = questions_[&scene];
  const QString before = last;
  const QString question = scene.asked() ? asked_text(scene) : QString();
  if (question == before) return;
  last = question;
  // The advice that comes later changes what the calls say, not what is asked.
  const QString prompt = scene.prompt_text();
  if (before.isEmpty() || !question.startsWith(prompt) || !before.startsWith(prompt)) queue(question);
}

void Announcer::hear_advice(TableScene& scene) {
  const Tutor& tutor = *scene.tutor();
  const bool there = tutor.shown() && tutor.available();
  tell_once(advice_[&scene], there ? tutor.headline() : QString());
  tell_once(second_opinions_[&scene], there && !tutor.second_thinks() ? tutor.second_opinion() : QString());
}

void Announcer::tell_once(QString& last, const QString& words) {
  if (words == last) return;
  last = words;
  queue(words);
}

void Announcer::queue(const QString& text) {
  if (text.isEmpty() || settings_.announcements() == AppSettings::AnnounceNothing) return;
  waiting_ << text;
  if (!timer_.isActive()) timer_.start();
}

void Announcer::speak() {
  if (waiting_.isEmpty()) return;
  const QString text = names::sentences(waiting_);
  waiting_.clear();
  say(text);
}

// What was said to one person is not said again to the next.
void Announcer::forget() {
  waiting_.clear();
  timer_.stop();
  text_.clear();
  brief_.clear();
  Q_EMIT said();
}

void Announcer::say(const QString& text) { say_lines(text, {text}); }

void Announcer::say_lines(const QString& text, const QStringList& lines) {
  if (text.isEmpty()) return;
  text_ = text;
  brief_ = lines.join(u'\n');
  Q_EMIT said();  // the name of the voice follows, and readers hear of that
  if (voice_ == nullptr || !QAccessible::isActive()) return;
  // The same words again change no name: that the voice shows itself is what readers tell in any case.
  QAccessibleEvent shown(voice_, QAccessible::ObjectShow);
  QAccessible::updateAccessibility(&shown);
}

void Announcer::sayAgain() { say_lines(QString(text_), {brief_}); }

void Announcer::set_voice(QObject* voice) {
  if (voice == voice_) return;
  voice_ = voice;
  Q_EMIT voiceChanged();
}

void Announcer::ask(TableScene* scene, Question question) {
  if (scene == nullptr) return;
  switch (question) {
    case Turn:
      say(scene->asked() ? asked_text(*scene) : tr("Nothing to decide. %1").arg(scene->status_text()));
      break;
    case Advice: {
      const Tutor& tutor = *scene->tutor();
      const bool there = tutor.shown() && tutor.available();
      say(there ? names::sentences({tutor.headline(), tutor.detail(), tutor.reason(), tutor.second_opinion()})
                : tr("No advice now"));
      break;
    }
    case Hand:
      say_lines(names::list(column(*scene->hand(), "spoken")), hand_lines(*scene->hand()));
      break;
    case Waits:
      say(waits_text(*scene));
      break;
    case Rivers:
      say_lines(names::sentences(of_all(*scene, "riverText")), river_lines(*scene));
      break;
    case Melds:
      say_lines(names::sentences(of_all(*scene, "meldsText")), of_all(*scene, "meldsText"));
      break;
    case Flowers:
      say_lines(names::sentences(of_all(*scene, "flowersText")), of_all(*scene, "flowersText"));
      break;
    case Wall:
      say(tr("%1, %n tile(s) left in the wall", nullptr, scene->wall_left()).arg(scene->hand_title()));
      break;
  }
}

Announcer* Announcer::create(QQmlEngine* engine, QJSEngine*) { return provided<Announcer>(engine); }

}  // namespace tingpai::app
