// Games on disk: one SQLite database, write-ahead logged, an event a transaction.
#pragma once

#include <QString>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "app/people/players.h"
#include "app/people/table_pace.h"
#include "app/store/game_entry.h"
#include "app/store/store_file.h"
#include "engine/table/event.h"

namespace tingpai::app {

struct StoredGame {
  std::int64_t id = 0;
  std::optional<Lineup> lineup;  // the bots that played last; nothing: not noted
  std::vector<Event> events;
  Players players;
};

// Where a game left another one: after its first `number` events.
struct Branch {
  std::int64_t parent = 0;
  int number = 0;
  bool taken_back = false;  // the other one does not go on
};

class RecordStore {
 public:
  // In `directory`, which is made; where the platform keeps application data if it is empty. A damaged
  // database is put aside under another name and a new one begun, with what can still be read of it: see
  // take_notice(). Of one that cannot be written a copy is read.
  explicit RecordStore(const QString& directory = {});

  static QString default_directory();
  QString directory() const { return directory_; }
  bool usable() const { return file_.access() == StoreFile::Access::written; }
  bool readable() const { return file_.access() != StoreFile::Access::none; }
  QString trouble() const { return usable() ? QString() : file_.notice(); }  // why it is not usable
  // What went wrong since the last call, for the person; empty if nothing.
  QString take_notice();

  // The calls below return an error for the person where the disk fails. Other unfinished games stay so.
  Result<std::int64_t> begin(const Players& players = {});
  // A game that begins with these events, all or none of them. It takes over the hints and bots noted in its
  // parent.
  Result<std::int64_t> begin(const Players& players, const std::vector<Event>& events, const Branch& branch);
  Result<Players> players(std::int64_t game) const;  // strangers in a game that was taken in
  // A game's own random key, for its bots' searches and pauses; in no record and no view. A branch has its
  // parent's key.
  std::uint64_t key(std::int64_t game) const;
  std::optional<Error> append(std::int64_t game, int number, const Event& event);
  // Whether append() failed because another program has locked the database; it can be tried again later.
  bool locked() const { return locked_; }
  // Which program that seems to be, such as "sqlite3 (1234)"; empty where the system does not tell.
  QString locked_by() const;
  std::optional<Error> finish(std::int64_t game);
  // These bots play from the event of this number on. Where others played before, GameEntry::level is empty.
  void note_lineup(std::int64_t game, int number, const Lineup& lineup);
  Lineups lineups(std::int64_t game) const;
  // Before the event of this number the person was shown so much of a hint (AppSettings::HintDepth).
  void note_hint(std::int64_t game, int number, int depth);
  // How many of the person's choices in a game came after hints, by depth.
  std::array<int, 3> hints_used(std::int64_t game) const;

  // The game to continue. A record that cannot be read is marked as damaged, a copy of it is written beside
  // the database, and notice() reports it.
  std::optional<StoredGame> last_unfinished();  // that was played last
  std::optional<StoredGame> unfinished(std::int64_t game);
  // It is played on: see last_unfinished().
  void take_up(std::int64_t game);
  // The player abandons it. Nothing is deleted.
  std::optional<Error> abandon(std::int64_t game);
  // Whether it is in progress, or unfinished with a branch in progress: then its walls are still to come.
  bool in_progress(std::int64_t game) const;
  Result<std::vector<Event>> load(std::int64_t game) const;
  // Why nobody may look at all hands of a game: several people still play it, or a branch of it.
  std::optional<Error> closed(std::int64_t game) const;
  std::vector<GameEntry> games() const;  // newest first
  std::optional<GameEntry> entry(std::int64_t game) const;
  // How its hands and the game ended and what was paid, as tally_of() wants it. What cannot be read is left
  // out, and so is what happened before the event of the number `first`. With claims or, faster, without.
  std::vector<Event> ends(std::int64_t game, int first = 0, bool claims = false) const;
  // What a game was dealt from: its events::GameStarted and HandStarted.
  std::vector<Event> walls(std::int64_t game) const;
  // Imports a whole game, all of it or nothing.
  Result<std::int64_t> add(const std::vector<Event>& events);
  std::optional<Error> remove(std::int64_t game);
  // A game that turned out not to be playable: as for an unreadable one.
  void set_aside(std::int64_t game, const QString& reason);
  // Writes a game that is not closed as text and returns the path.
  Result<QString> export_text(std::int64_t game) const;

  // For what is stored beside the games.
  QString connection() const { return connection_; }

 private:
  std::optional<Error> refusal() const;
  std::optional<Error> set_status(std::int64_t game, const QString& status) const;
  QString raw_text(std::int64_t game) const;
  QString free_path(const QString& name, const QString& ending, std::string_view content) const;
  PlayerNames names(std::int64_t game) const;  // of a game that was taken in
  std::vector<Event> chosen(const QString& statement, const QVariantList& values) const;

  QString directory_;
  StoreFile file_;
  QString connection_;
  QString notice_;
  bool locked_ = false;
};

}  // namespace tingpai::app
