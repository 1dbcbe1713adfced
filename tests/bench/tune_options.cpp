#include "tests/bench/tune_options.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <span>

#include "app/cli/arena/arena_options.h"
#include "app/formats/json.h"

namespace tingpai {

namespace {

constexpr int most_rounds = 100'000;
constexpr int most_walls = 1'000'000;

Error usage(std::string message) { return Error{.message = std::move(message)}; }

std::string known_names() {
  std::string names;
  for (const ExpertConstant& one : expert_constants()) {
    if (!names.empty()) names += ", ";
    names += one.name;
  }
  return names;
}

// A constant that can be moved by a share of its value.
Result<const ExpertConstant*> read_constant(const std::string& name, const Ruleset& ruleset) {
  const ExpertConstant* constant = expert_constant(name);
  if (constant == nullptr) return usage("no constant is called \"" + name + "\"; there are " + known_names());
  if (constant->get(ExpertModel(profile_of(ruleset))) == 0)
    return usage(name + " is 0 in " + to_text(ruleset) + ", so it has no share to move by");
  return constant;
}

Result<std::vector<const ExpertConstant*>> read_constants(const cli::Arguments& arguments,
                                                          const Ruleset& ruleset) {
  const auto text = arguments.text("--constants");
  if (!text) return usage("--constants is missing");
  std::vector<const ExpertConstant*> constants;
  for (std::size_t from = 0; from <= text->size();) {
    const std::size_t comma = std::min(text->find(',', from), text->size());
    const auto constant = read_constant(text->substr(from, comma - from), ruleset);
    if (!constant) return constant.error();
    if (std::find(constants.begin(), constants.end(), *constant) != constants.end())
      return usage("--constants names " + std::string((*constant)->name) + " twice");
    constants.push_back(*constant);
    from = comma + 1;
  }
  return constants;
}

// A number above 0.
Result<double> read_share(const cli::Arguments& arguments, const char* option, double most, double fallback) {
  const auto text = arguments.text(option);
  if (!text) return fallback;
  double number = 0;
  const auto [end, problem] = std::from_chars(text->data(), text->data() + text->size(), number);
  if (problem == std::errc() && end == text->data() + text->size() && number > 0 && number <= most)
    return number;
  return usage(std::string(option) + " must be a number above 0, at most " + to_json(most) + ", not \"" +
               *text + "\"");
}

// Remembers the first thing that is wrong.
class Checked {
 public:
  template <class T, class Into>
  void take(Result<T> value, Into& into) {
    if (problem_) return;
    if (value)
      into = static_cast<Into>(*std::move(value));
    else
      problem_ = value.error();
  }
  const std::optional<Error>& problem() const { return problem_; }

 private:
  std::optional<Error> problem_;
};

Result<TuneOptions> options_of(const cli::Arguments& arguments) {
  TuneOptions options;
  Checked checked;
  options.list = arguments.has("--list");
  checked.take(arguments.rules(), options.ruleset);
  checked.take(read_share(arguments, "--step", 1, options.spsa.step), options.spsa.step);
  checked.take(read_share(arguments, "--gain", 10, options.spsa.gain), options.spsa.gain);
  checked.take(arguments.seed("--seed", 1), options.spsa.seed);
  checked.take(arguments.number("--rounds", 0, most_rounds, 50), options.rounds);
  checked.take(arguments.number("--walls", 1, most_walls, 100), options.walls);
  checked.take(arguments.number("--match", 0, most_walls, 1000), options.match);
  checked.take(cli::read_threads(arguments), options.threads);
  std::optional<cli::Sprt::Bounds> sprt;
  checked.take(cli::read_sprt(arguments), sprt);
  if (checked.problem()) return *checked.problem();
  options.sprt = sprt.value_or(cli::Sprt::Bounds{0, 0.5});
  if (options.list) return options;
  checked.take(read_constants(arguments, options.ruleset), options.constants);
  if (checked.problem()) return *checked.problem();
  if (!arguments.has("--state")) return usage("--state is missing");
  options.state = *arguments.text("--state");
  return options;
}

}  // namespace

std::vector<double> TuneOptions::start() const {
  const ExpertModel now(profile_of(ruleset));
  std::vector<double> values;
  for (const ExpertConstant* constant : constants) values.push_back(constant->get(now));
  return values;
}

TuneSettings TuneOptions::settings() const {
  const std::vector<double> values = start();
  std::string names;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (i > 0) names += ',';
    names.append(constants[i]->name).append("=").append(to_json(values[i]));
  }
  return {{"rules", to_text(ruleset)},  {"constants", names},      {"step", to_json(spsa.step)},
          {"gain", to_json(spsa.gain)}, {"walls", to_json(walls)}, {"seed", std::to_string(spsa.seed)}};
}

Result<TuneOptions> read_tune_options(int argc, const char* const* argv) {
  const auto arguments =
      cli::Arguments::parse(std::span(argv + 1, static_cast<std::size_t>(argc - 1)),
                            {.options = {"--rules", "--constants", "--rounds", "--walls", "--seed", "--step",
                                         "--gain", "--match", "--sprt", "--threads", "--state"},
                             .flags = {"--list"}});
  if (!arguments) return arguments.error();
  return options_of(*arguments);
}

}  // namespace tingpai
