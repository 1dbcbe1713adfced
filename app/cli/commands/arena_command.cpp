// tingpai-cli arena: a match, with its records and its state.
#include <array>
#include <filesystem>
#include <fstream>
#include <iostream>

#include "app/cli/arena/arena_options.h"
#include "app/cli/arena/arena_report.h"
#include "app/cli/arena/arena_store.h"
#include "app/cli/commands.h"
#include "app/cli/lines/lines.h"
#include "engine/table/record.h"

namespace tingpai::cli {

namespace {

// One file a hand. Remembers a failure instead of stopping the match.
class RecordFolder {
 public:
  explicit RecordFolder(std::filesystem::path folder) : folder_(std::move(folder)) {
    std::error_code error;
    std::filesystem::create_directories(folder_, error);
    failed_ = static_cast<bool>(error);
  }
  void write(const ArenaHand& hand) {
    const std::string name =
        "wall" + std::to_string(hand.wall + 1) + "-" + std::to_string(hand.rotation + 1) + ".tingpai";
    std::ofstream file(folder_ / name, std::ios::binary);
    file << to_text(hand.events) << std::flush;
    failed_ = failed_ || !file;
  }
  bool failed() const { return failed_; }

 private:
  std::filesystem::path folder_;
  bool failed_ = false;
};

// The first faults in full; a program that always fails would drown the rest.
void report(const ArenaConfig& config, const ArenaFault& fault, int number) {
  constexpr int most = 20;
  if (number > most) return;
  constexpr std::array kinds{"illegal answer", "late", "crashed"};
  std::cerr << "tingpai-cli: wall " << fault.wall + 1 << ", rotation " << fault.rotation + 1 << ", player "
            << fault.player + 1 << " (" << config.players[fault.player].name()
            << "): " << kinds[static_cast<std::size_t>(fault.fault.kind)] << ": " << fault.fault.message
            << '\n';
  if (number == most) std::cerr << "tingpai-cli: further faults are only counted\n";
}

int failure(const std::string& message) {
  std::cerr << "tingpai-cli: arena: " << message << '\n';
  return 1;
}

}  // namespace

Result<int> arena_command(const Arguments& arguments) {
  const auto config = read_config(arguments);
  if (!config) return config.error();
  Played before;
  std::optional<StateFile> state;
  if (const auto path = arguments.text("--state")) {
    state.emplace(*path, *config);
    auto loaded = state->load();
    if (!loaded) return failure(loaded.error().message);
    before = *std::move(loaded);
    state->save(before, true);
    if (state->failed()) return failure("cannot write " + *path);
  }
  std::optional<RecordFolder> records;
  ArenaObserver observer;
  if (const auto folder = arguments.text("--records")) {
    records.emplace(*folder);
    observer.hand = [&](const ArenaHand& hand) { records->write(hand); };
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
  const auto code = write_output(
      arguments, arguments.has("--json") ? json_report(*config, played) : text_report(*config, played));
  if (state && state->failed()) return failure("cannot write " + *arguments.text("--state"));
  if (records && records->failed())
    return failure("not every record could be written to " + *arguments.text("--records"));
  return code;
}

}  // namespace tingpai::cli
