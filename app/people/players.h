// Who sits at the table: one person and three bots or programs, up to four people who share the screen, or,
// in a record from elsewhere, nobody whom we know.
#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "engine/player_names.h"
#include "engine/result.h"
#include "engine/seat.h"

namespace tingpai::app {

struct Person {
  QString name;
  QString lock;  // what a PIN must hash to, empty: none is asked

  bool operator==(const Person&) const = default;
};

class Players {
 public:
  static constexpr int longest_name = 24;  // letters

  Players() = default;  // one person without a name, player 0
  // Two to four people who share the screen; they sit apart as far as they can.
  static Players sharing(const std::vector<Person>& people);
  static Seat seat_of(int person, int people);
  static Players strangers(const PlayerNames& names = {});

  bool shared() const { return shared_; }
  bool unknown() const { return unknown_; }
  bool is_person(Seat seat) const {
    return shared_ ? people_[seat].has_value() : !unknown_ && seat.index() == 0;
  }
  BySeat<bool> people() const;
  // A program in the place of a bot. Only its name is known here: how it is run stands in the person's
  // settings.
  void seat_program(Seat seat, const QString& name);
  const QString& program(Seat seat) const { return programs_[seat]; }  // its name; empty: none plays there
  QString name(
      Seat seat) const;  // "You", a person's own name, a bot's, program's or stranger's, or "Player 2"
  QStringList strangers_named() const;  // in a record from elsewhere, as far as it tells
  QString seal(Seat seat) const;        // what stands for the name where there is room for a letter or two
  bool unlocks(Seat seat, const QString& pin) const;
  bool locked(Seat seat) const { return people_[seat] && !people_[seat]->lock.isEmpty(); }
  static QString lock_of(const QString& pin);  // empty for an empty one

  // For the record; empty for one person, and for strangers, whose record is marked as a whole.
  QString to_text() const;
  static Result<Players> parse(const QString& text);
  // The same of the programs. Those in places that are not theirs are left out.
  QString programs_text() const;
  void seat_programs(const QString& text);

  bool operator==(const Players&) const = default;

 private:
  bool shared_ = false;
  bool unknown_ = false;
  BySeat<QString> strangers_;  // their names, as far as the record tells
  BySeat<std::optional<Person>> people_;
  BySeat<QString> programs_;
};

}  // namespace tingpai::app
