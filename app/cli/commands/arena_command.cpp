// tingpai-cli arena: a match, with its records and its state.
#include <QFile>
#include <filesystem>

#include "app/cli/arena/arena_options.h"
#include "app/cli/arena/arena_report.h"
#include "app/cli/arena/arena_store.h"
#include "app/cli/commands.h"
#include "app/cli/lines/lines.h"
#include "engine/table/record.h"

namespace tingpai::cli {

namespace {

// One file a game. Remembers the first failure instead of stopping the match.
class RecordFolder {
 public:
  explicit RecordFolder(std::filesystem::path folder) : folder_(std::move(folder)) {
    std::error_code error;
    std::filesystem::create_directories(folder_, error);
    if (error) problem_ = "cannot make the folder " + folder_.string() + ": " + error.message();
  }
  void write(const ArenaGame& game) {
    const auto path = folder_ / ("wall" + std::to_string(game.wall + 1) + "-" +
                                 std::to_string(game.rotation + 1) + ".tingpai");
    const std::string text = to_text(game.events);
    QFile file(QString::fromStdString(path.string()));
    const auto size = static_cast<qint64>(text.size());
    if (file.open(QIODevice::WriteOnly) && file.write(text.data(), size) == size && file.flush()) return;
    if (!problem_) problem_ = "cannot write " + path.string() + ": " + file.errorString().toStdString();
  }
  const std::optional<std::string>& problem() const { return problem_; }

 private:
  std::filesystem::path folder_;
  std::optional<std::string> problem_;
};

// The first faults in full; a program that always fails would drown the rest.
void report(const ArenaConfig& config, const ArenaFault& fault, int number) {
  constexpr int most = 20;
  if (number > most) return;
  complain("wall " + std::to_string(fault.wall + 1) + ", rotation " + std::to_string(fault.rotation + 1) +
           ", player " + std::to_string(fault.player + 1) + " (" + config.players[fault.player].name() +
           "): " + std::string(name_of(fault.fault.kind)) + ": " + fault.fault.message);
  if (number == most) complain("further faults are only counted");
}

int failure(const std::string& message) {
  complain("arena: " + message);
  return 1;
}

Result<int> run(const Arguments& arguments) {
  const auto config = read_config(arguments);
  if (!config) return config.error();
  auto out = Output::open(arguments);
  if (!out) return out.error();
  Played before;
  std::optional<StateFile> state;
  if (const auto path = arguments.text("--state")) {
    state.emplace(*path, *config);
    auto loaded = state->load();
    if (!loaded) return failure(loaded.error().message);
    before = *std::move(loaded);
    state->save(before, true);
    if (state->problem()) return failure(*state->problem());
  }
  std::optional<RecordFolder> records;
  ArenaObserver observer;
  if (const auto folder = arguments.text("--records")) {
    records.emplace(*folder);
    if (records->problem()) return failure(*records->problem());
    observer.game = [&](const ArenaGame& game) { records->write(game); };
  }

  int faults = 0;
  observer.fault = [&](const ArenaFault& fault) { report(*config, fault, ++faults); };
  Played played;
  {
    Progress progress(static_cast<std::size_t>(own_walls(*config)));
    observer.wall = [&](const Played& now) {
      progress.show(now.walls.size());
      if (state) state->save(now);
    };
    played = play_walls(*config, observer, std::move(before));
  }
  if (state) state->save(played, true);
  int code = out->write(arguments.has("--json") ? json_report(*config, played) : text_report(*config, played))
                 ? 0
                 : 1;
  if (state && state->problem()) code = failure(*state->problem());
  if (records && records->problem()) code = failure(*records->problem());
  return code;
}

}  // namespace

Command arena_command() {
  return {
      .name = "arena",
      .purpose = "a match between four players, each wall played with the seats rotated four ways",
      .options =
          {rules_option,
           {"--seats", "A,B,C,D",
            "levels (tingpai-cli --help lists them), or programs: exec:COMMAND speaks the usual "
            "protocol of the rules (Botzone's, mjai for riichi), exec-json:COMMAND that of bot "
            "--protocol json",
            true},
           {"--walls", "N", "how many walls are played, four hands each; of riichi whole games", true},
           {"--length", "east|south", "of a game of riichi (south)"},
           {"--seed", "S", "a whole number (1)"},
           {"--threads", "T", "how many threads play (all cores); the result does not depend on it"},
           {"--records", "DIR", "writes a record of every game there"},
           {"--answer-limit", "MS", "milliseconds for an answer of a program (6000)"},
           {"--sprt", "LO,HI",
            "stops once the walls tell whether the first player gains LO or HI points a hand, or a game "
            "of riichi, over the others"},
           {"--state", "FILE", "keeps what has been played and goes on where a run was stopped"},
           {"--shard", "I/N", "plays every N-th wall from the I-th on, for arena merge"},
           {"--weights", "FILE", "what swift and club play by, instead of the weights of this program"},
           {"--json", "", "prints one JSON object instead of a table"},
           out_option},
      .example = "tingpai-cli arena --rules %RULES --seats path,quick,quick,quick --walls 10",
      .run = run,
  };
}

}  // namespace tingpai::cli
