// A seat that an external program plays in our own protocol. What it does wrong is a fault; then the seat
// does what is harmless, and the game goes on. A program that cannot be spoken to any more, or is late too
// often, is given up.
#pragma once

#include <set>
#include <string>
#include <string_view>

#include "app/formats/json.h"
#include "app/programs/program_seat.h"
#include "engine/ai/level.h"

namespace tingpai::programs {

// What both sides of our own protocol have to agree on. app/cli/README.md describes it.
inline constexpr std::string_view json_protocol = "tingpai";
inline constexpr int json_version = 1;

class JsonSeat : public ProgramSeat {
 public:
  using Levels = BySeat<std::optional<Level>>;  // who plays; nothing for a person or a program
  // trying: it also says what later versions may say, takes questions back, and looks at how the program
  // ends.
  enum class Manner : std::uint8_t { plain, trying };

  JsonSeat(Seat seat, Conversation program, const Levels& levels, Manner manner = Manner::plain);

  using ProgramSeat::hear;
  bool hear(const SeenEvent& event, const PlayerView& view, const LegalActions& asked) override;
  std::optional<Action> own_answer(const PlayerView& view, const LegalActions& legal,
                                   std::uint64_t seed) override;
  void end() override;

  int questions() const { return asked_; }
  const std::string& name() const { return name_; }  // empty until it is ready

 private:
  struct Heard {
    std::optional<Action> action = {};
    std::string problem = {};  // of the line; without either the line is nothing to us
  };
  void greet(const Ruleset& ruleset);
  std::optional<Fault> ready(Conversation::Clock::time_point deadline);
  std::optional<Fault> await(const LegalActions& legal, Conversation::Clock::time_point deadline,
                             std::optional<Action>& action);
  Heard understand(const std::string& line, const LegalActions& legal) const;
  void ask(const LegalActions& legal, std::uint64_t seed);
  void cancel();
  void say(const JsonObject& message, const std::string& before);
  Fault bad_line(const std::string& line, const std::string& problem) const;

  Conversation program_;
  Levels levels_;
  Manner manner_;
  std::string name_;
  bool greeted_ = false;
  int asked_ = 0;            // the last question's number
  bool open_ = false;        // it waits for its answer
  std::set<int> cancelled_;  // an answer to these may still come
};

}  // namespace tingpai::programs
