#include "engine/formats/lesson.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <iterator>

#include "engine/ai/levels/assess.h"
#include "engine/ai/levels/evaluate.h"
#include "engine/table/check.h"
#include "engine/table/setup.h"
#include "engine/table/text.h"

namespace tingpai {

namespace {

using detail::LineReader;

constexpr std::string_view lesson_word = "lesson";
constexpr std::string_view decision_word = "decision";
constexpr std::string_view weighed_word = "weighed";
constexpr std::string_view end_word = "end";
constexpr std::array<std::string_view, 2> truths{"0", "1"};

// Three digits more than anybody is shown.
std::string number(double value) {
  std::array<char, 32> digits{};
  const auto end =
      std::to_chars(digits.data(), digits.data() + digits.size(), value, std::chars_format::general, 5).ptr;
  return {digits.data(), end};
}

// "discard:3m", "pass": an action in one word.
std::string word_of(Action action) {
  std::string text = to_text(action);
  std::replace(text.begin(), text.end(), ' ', ':');
  return text;
}

Action read_action(LineReader& reader) {
  std::string text(reader.word());
  std::replace(text.begin(), text.end(), ':', ' ');
  const auto action = parse_action(text);
  if (!action) reader.fail(action.error().message);
  return action ? *action : Action{};
}

std::string line_of(const Evaluation& evaluation) {
  std::string line(weighed_word);
  const auto add = [&line](const std::string& word) { line.append(" ").append(word); };
  add(word_of(evaluation.action));
  add(std::to_string(evaluation.shanten));
  add(std::to_string(evaluation.live_total));
  add(number(evaluation.win_chance));
  add(number(evaluation.expected_points));
  add(detail::join(evaluation.deal_in, ',', number));
  add(number(evaluation.deal_in_cost));
  add(number(evaluation.value));
  add(number(evaluation.margin));
  add(evaluation.gives_up ? "1" : "0");
  add(number(evaluation.kept));
  add(number(evaluation.worth));
  add(number(evaluation.loss));
  add(evaluation.shifted ? "1" : "0");
  if (evaluation.paid != 0) add(number(evaluation.paid));
  return line;
}

// Of old, what a value is made of was not kept: what the discard itself loses is known, and nothing of later.
// That is enough to tell faults apart, and not for more.
void guess_parts(Evaluation& evaluation) {
  constexpr double stake = 10;  // of all lessons of old
  if (evaluation.win_chance > 0)
    evaluation.worth = evaluation.expected_points / evaluation.win_chance + stake;
  evaluation.loss = evaluation.deal_in_cost;
  evaluation.shifted = true;
}

void read_parts(Evaluation& evaluation, LineReader& reader) {
  evaluation.kept = reader.number<double>();
  evaluation.worth = reader.number<double>();
  evaluation.loss = reader.number<double>();
  evaluation.shifted = reader.one_of(truths, "mark") == 1;
  if (!reader.at_end()) evaluation.paid = reader.number<double>();
}

Evaluation read_evaluation(LineReader& reader) {
  Evaluation evaluation;
  evaluation.action = read_action(reader);
  evaluation.shanten = reader.number<int>();
  evaluation.live_total = reader.number<int>();
  evaluation.win_chance = reader.number<double>();
  evaluation.expected_points = reader.number<double>();
  const auto deal_in = reader.list(',');
  if (deal_in.size() != evaluation.deal_in.size()) reader.fail("expected three chances");
  for (std::size_t i = 0; i < deal_in.size() && i < evaluation.deal_in.size(); ++i) {
    evaluation.deal_in[i] = reader.to_number<double>(deal_in[i]);
  }
  evaluation.deal_in_cost = reader.number<double>();
  evaluation.value = reader.number<double>();
  evaluation.margin = reader.number<double>();
  evaluation.gives_up = reader.one_of(truths, "mark") == 1;
  if (reader.at_end())
    guess_parts(evaluation);
  else
    read_parts(evaluation, reader);
  for (const double value :
       {evaluation.win_chance, evaluation.expected_points, evaluation.deal_in_cost, evaluation.value,
        evaluation.margin, evaluation.kept, evaluation.worth, evaluation.loss, evaluation.paid}) {
    if (!std::isfinite(value)) reader.fail("expected a finite number");
  }
  return evaluation;
}

// Lines with their numbers.
struct Lines {
  std::string_view rest;
  std::size_t number = 0;  // of the last line taken, 1-based

  std::optional<std::string_view> peek() const {
    return rest.empty() ? std::nullopt : std::optional(rest.substr(0, rest.find('\n')));
  }
  std::string_view take() {
    const auto line = *peek();
    rest.remove_prefix(std::min(rest.size(), line.size() + 1));
    ++number;
    return line;
  }
  bool at(std::string_view word) const { return peek() && peek()->substr(0, word.size()) == word; }
  Error error(const Error& what) const { return what.at(number); }
};

Result<Decision> read_decision(Lines& lines) {
  if (!lines.at(decision_word)) return Error{"expected a decision", lines.number + 1};
  LineReader head(lines.take());
  head.expect(decision_word);
  Decision decision;
  decision.criterion = static_cast<Criterion>(head.one_of(criterion_names, "criterion"));
  decision.chosen = read_action(head);
  decision.unit =
      head.at_end() ? ValueUnit::points : static_cast<ValueUnit>(head.one_of(value_unit_names, "unit"));
  if (const auto error = head.finish()) return lines.error(*error);
  while (lines.at(weighed_word)) {
    LineReader reader(lines.take());
    reader.expect(weighed_word);
    decision.evaluations.push_back(read_evaluation(reader));
    if (const auto error = reader.finish()) return lines.error(*error);
  }
  if (decision.evaluations.empty()) return Error{"a decision that weighs nothing", lines.number};
  return decision;
}

std::optional<Error> check(const Lesson& lesson) {
  const auto* game = lesson.events.empty() ? nullptr : std::get_if<events::GameStarted>(&lesson.events[0]);
  const auto* hand =
      lesson.events.size() < 2 ? nullptr : std::get_if<events::HandStarted<Truth>>(&lesson.events[1]);
  if (game == nullptr || hand == nullptr) return Error{"a lesson begins with a game and a hand", 0};
  if (auto error = check(TableState{}, *game)) return error;
  TableState state = before_hand(*game, std::max(hand->number, 0), lesson.scores);
  for (std::size_t i = 1; i < lesson.events.size(); ++i) {
    if (auto error = check(state, lesson.events[i])) return error->at(i);
    evolve(state, lesson.events[i]);
  }
  const LegalActions legal = legal_actions(view_of(lesson));
  const auto& weighed = lesson.decision.evaluations;
  const bool all = std::all_of(weighed.begin(), weighed.end(),
                               [&](const Evaluation& one) { return legal.contains(one.action); });
  if (all && weighed.size() == legal.actions.size() && weighed.size() > 1) return std::nullopt;
  return Error{"the decision does not fit the position", lesson.events.size()};
}

Result<Lesson> read_lesson(Lines& lines) {
  const std::size_t first = lines.number + 1;
  LineReader head(lines.take());
  head.expect(lesson_word);
  Lesson lesson;
  lesson.seat = head.seat();
  const auto scores = head.list(',');
  if (scores.size() != 4) head.fail("expected four scores");
  for (std::size_t i = 0; i < scores.size() && i < 4; ++i) {
    lesson.scores[all_seats[i]] = head.to_number<Points>(scores[i]);
  }
  if (const auto error = head.finish()) return lines.error(*error);
  while (lines.peek() && !lines.at(decision_word)) {
    auto event = parse_event(lines.take());
    if (!event) return lines.error(event.error());
    lesson.events.push_back(*std::move(event));
  }
  auto decision = read_decision(lines);
  if (!decision) return decision.error();
  lesson.decision = *std::move(decision);
  if (!lines.at(end_word)) return Error{"expected the end of the lesson", lines.number + 1};
  lines.take();
  if (const auto error = check(lesson)) return error->at(first + 1 + error->position);
  return lesson;
}

// Where hands follow from more than their number, the game begins with this one.
void open_with_hand(Lesson& lesson, const PublicState& before) {
  auto& game = std::get<events::GameStarted>(lesson.events[0]);
  auto& hand = std::get<events::HandStarted<Truth>>(lesson.events[1]);
  if (hand.number == 0) return;
  const auto dealer = std::ranges::find(hand.winds, Wind::east) - hand.winds.begin();
  game.opening = Opening{hand.round,          Seat::from_index(static_cast<int>(dealer)),
                         before.first_dealer, hand.honba,
                         before.sticks,       before.scores};
  hand.number = 0;
}

}  // namespace

std::string to_text(const Decision& decision) {
  std::string text(decision_word);
  text.append(" ").append(to_text(decision.criterion)).append(" ").append(word_of(decision.chosen));
  // Of old all were in points, and none said so.
  if (decision.unit != ValueUnit::points)
    text.append(" ").append(value_unit_names[static_cast<std::size_t>(decision.unit)]);
  text += '\n';
  for (const Evaluation& evaluation : decision.evaluations) text += line_of(evaluation) + '\n';
  return text;
}

Result<Decision> parse_decision(std::string_view text) {
  Lines lines{text};
  auto decision = read_decision(lines);
  if (decision && lines.peek()) return Error{"unexpected text at the end", lines.number + 1};
  return decision;
}

Lesson lesson_of(const std::vector<Event>& record, int number, Seat seat, Decision decision) {
  Lesson lesson{seat, {}, {record.front()}, std::move(decision)};
  const auto end = record.begin() + number;
  const auto hand = std::find_if(std::make_reverse_iterator(end), record.rend(), [](const Event& event) {
    return std::holds_alternative<events::HandStarted<Truth>>(event);
  });
  const auto start = hand.base() - 1;
  TableState before;
  for (auto event = record.begin(); event != start; ++event) evolve(before, *event);
  lesson.scores = before.table.scores;
  lesson.events.insert(lesson.events.end(), start, end);
  if (before.table.rules.riichi) open_with_hand(lesson, before.table);
  return lesson;
}

PlayerView view_of(const Lesson& lesson) {
  const auto& hand = std::get<events::HandStarted<Truth>>(lesson.events[1]);
  const auto& game = std::get<events::GameStarted>(lesson.events[0]);
  PlayerView view = before_hand(lesson.seat, game, hand.number, lesson.scores);
  for (std::size_t i = 1; i < lesson.events.size(); ++i) evolve(view, redact(lesson.events[i], lesson.seat));
  return view;
}

std::string to_text(const Lesson& lesson) {
  std::string text(lesson_word);
  text += ' ' + std::to_string(lesson.seat.index()) + ' ' +
          detail::join(lesson.scores, ',', [](Points points) { return std::to_string(points); }) + '\n';
  for (const Event& event : lesson.events) text += to_text(event) + '\n';
  return text + to_text(lesson.decision) + std::string(end_word) + '\n';
}

Result<std::vector<Lesson>> parse_lessons(std::string_view text) {
  Lines lines{text};
  std::vector<Lesson> lessons;
  while (lines.peek()) {
    auto lesson = read_lesson(lines);
    if (!lesson) return lesson.error();
    lessons.push_back(*std::move(lesson));
  }
  return lessons;
}

}  // namespace tingpai
