#include "app/people/shared_screen.h"

#include <algorithm>
#include <utility>

#include "app/text/names.h"
#include "engine/rules/scheme.h"

namespace tingpai::app {

SharedScreen::SharedScreen(QObject* parent) : QObject(parent), people_(PersonRow::staticMetaObject) {
  bar_.setSingleShot(true);
  bar_.setTimerType(Qt::PreciseTimer);
  connect(&bar_, &QTimer::timeout, this, &SharedScreen::close_bar);
  closing_.setSingleShot(true);
  closing_.setTimerType(Qt::PreciseTimer);
  connect(&closing_, &QTimer::timeout, this, &SharedScreen::close);
}

void SharedScreen::seat(const Players& players) {
  players_ = players;
  viewer_ = Seat::from_index(0);
  asked_.reset();
  open_ = false;
  closing_.stop();
  closed_ = nullptr;
  rest();
}

void SharedScreen::look(const PublicState& table) { table_ = table; }

QString SharedScreen::curtain_wind() const {
  return asked_ && scheme::has_winds(table_.ruleset) ? names::wind(table_.winds[*asked_]) : QString();
}

void SharedScreen::ask(std::optional<Seat> seat) {
  if (seat == asked_) return;
  asked_ = seat;
  open_ = false;
  if (seat) viewer_ = *seat;
  Q_EMIT changed();
}

bool SharedScreen::reveal(const QString& pin) {
  if (!curtain() || !players_.unlocks(*asked_, pin)) return false;
  open_ = true;
  opened_.start();
  Q_EMIT changed();
  Q_EMIT revealed();
  return true;
}

void SharedScreen::cover() {
  if (!open_) return;
  open_ = false;
  Q_EMIT changed();
  Q_EMIT covered();
}

void SharedScreen::close_after(int milliseconds, std::function<void()> done) {
  closed_ = std::move(done);
  const qint64 left = milliseconds - opened_.elapsed();
  if (left <= 0) return close();
  closing_.start(static_cast<int>(left));
  Q_EMIT changed();
}

void SharedScreen::close() {
  const auto done = std::exchange(closed_, nullptr);
  cover();
  done();
}

void SharedScreen::open_bar(Seat but, int milliseconds) {
  for (const Seat seat : all_seats) {
    offered_[seat] = players_.is_person(seat) && seat != but && !table_.status[seat].out;
    pressed_[seat] = false;
  }
  bar_shown_ = true;
  bar_.setInterval(milliseconds);
  refresh();
  if (!held_) bar_.start();
}

void SharedScreen::set_held(bool held) {
  if (held == held_) return;
  held_ = held;
  if (held) {
    bar_.stop();
  } else if (bar_shown_) {
    bar_.start();
  }
  Q_EMIT changed();
}

void SharedScreen::close_bar() {
  std::vector<Seat> callers;
  Seat seat = table_.turn;
  for (int i = 0; i < 4; ++i, seat = table_.after(seat)) {
    if (offered_[seat] && pressed_[seat]) callers.push_back(seat);
  }
  rest();
  Q_EMIT barClosed(callers);
}

void SharedScreen::ask_consent() {
  for (const Seat seat : all_seats) {
    offered_[seat] = players_.is_person(seat);
    pressed_[seat] = false;
  }
  consent_ = true;
  refresh();
}

void SharedScreen::press(int number) {
  int row = 0;
  while (row < people_.count() && people_.value(row, "number").toInt() != number) ++row;
  if (row == people_.count()) return;  // of whom nothing is asked
  const Seat seat = Seat::from_index(people_.value(row, "seat").toInt());
  pressed_[seat] = !pressed_[seat];
  refresh();
  const auto open = [&](Seat one) { return offered_[one] && !pressed_[one]; };
  if (!consent_ || std::any_of(all_seats.begin(), all_seats.end(), open)) return;
  rest();
  Q_EMIT agreed();
}

void SharedScreen::refuseConsent() {
  if (!consent_) return;
  rest();
  Q_EMIT notAgreed();
}

void SharedScreen::rest() {
  bar_.stop();
  bar_shown_ = false;
  consent_ = false;
  offered_ = {};
  refresh();
}

void SharedScreen::refresh() {
  QList<PersonRow> rows;
  int number = 0;
  for (const Seat seat : all_seats) {
    if (!players_.shared() || !players_.is_person(seat)) continue;
    ++number;  // a person's number, and with it the key, stays theirs
    if (!offered_[seat]) continue;
    const QString name = players_.name(seat);
    rows << PersonRow{seat.index(),   name,
                      number,         names::wind(table_.winds[seat]),
                      pressed_[seat], pressed_[seat] ? tr("%1, pressed").arg(name) : name};
  }
  people_.set(rows);
  Q_EMIT changed();
}

}  // namespace tingpai::app
