#include "app/study/review.h"

#include <algorithm>
#include <utility>

#include "app/base/provide.h"
#include "app/text/names.h"
#include "app/text/record_words.h"
#include "app/text/value_words.h"
#include "app/tutor/danger_words.h"
#include "app/tutor/reason_words.h"
#include "engine/formats/lesson.h"
#include "engine/table/referee.h"

namespace tingpai::app {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t harvest = 3;  // mistakes of a game that go into the book by themselves
constexpr auto refresh_interval = 200ms;

// Those whose choices can be reviewed: the bots' after the people's, and only `over` a game, because they
// tell hands.
std::vector<Seat> reviewable(const Players& players, bool over) {
  std::vector<Seat> seats;
  for (const Seat seat : all_seats) {
    if (over || players.unknown() || players.is_person(seat)) seats.push_back(seat);
  }
  std::ranges::stable_partition(seats, [&](Seat seat) { return players.is_person(seat); });
  return seats;
}

}  // namespace

Decision decide_for_review(const Decide& decide, const Question& question, std::stop_token stop) {
  return decide_beside_win(question.view, question.legal, [&](const LegalActions& others) {
    Question beside = question;
    beside.legal = others;
    return decide(beside, stop);
  });
}

Budget review_budget() {
  Budget budget;
  budget.nodes = 16000;
  budget.samples = 3000;
  budget.margins = true;
  budget.every_discard = true;
  return budget;
}

Review::Review(RecordStore& records, ReviewStore& store, Decide decide, QObject* parent)
    : QObject(parent),
      records_(records),
      store_(store),
      runner_([decide = std::move(decide)](const Question& question, std::stop_token stop) {
        return decide_for_review(decide, question, std::move(stop));
      }),
      mistake_model_(MistakeRow::staticMetaObject),
      kind_model_(FaultRow::staticMetaObject),
      hand_model_(AccountRow::staticMetaObject),
      score_model_(ScoreLineRow::staticMetaObject),
      chance_model_(ChanceRow::staticMetaObject) {
  refresh_soon_.setSingleShot(true);
  refresh_soon_.setInterval(refresh_interval);
  connect(&refresh_soon_, &QTimer::timeout, this, &Review::refresh);
  connect(&runner_, &BotRunner::answered, this, &Review::take);
  connect(&opinions_, &GameOpinions::changed, this, &Review::selectedChanged);
}

Review* Review::create(QQmlEngine* engine, QJSEngine*) { return provided<Review>(engine); }

void Review::open(int game, int hand) {
  if (game != game_) {
    hand_ = 0;
    person_ = 0;
    threshold_ = 0;
    wanted_ = {};
    chosen_ = -1;
  }
  game_ = game;
  if (hand >= 0 && hand != std::exchange(hand_, hand)) chosen_ = -1;
  begin();
}

void Review::set_person(int person) {
  if (person == person_ || person < 0 || person >= static_cast<int>(seats_.size())) return;
  person_ = person;
  chosen_ = -1;
  begin();
}

void Review::begin() {
  leave();
  error_.clear();
  selected_ = -1;
  players_ = {};
  seats_ = {all_seats[0]};
  events_.clear();
  choices_.clear();
  done_ = 0;
  if (load()) {
    const auto first = std::find_if(choices_.begin(), choices_.end(),
                                    [this](const Reviewed& reviewed) { return in_hand(reviewed); });
    first_ = first == choices_.end() ? 0 : static_cast<std::size_t>(first - choices_.begin());
    next_ = 0;
    running_ = true;
    for (int slot = 0; slot < BotRunner::useful_slots(); ++slot) ask_next(slot);
    if (asked_.empty()) finish();
    consult();
  }
  refresh();
}

void Review::consult() {
  std::vector<AnsweredPoint> decisions;
  for (const Reviewed& reviewed : choices_) decisions.push_back(reviewed.choice);
  opinions_.start(seat_, events_, decisions);
}

bool Review::load() {
  if (const auto why = records_.closed(game_)) {
    error_ = QString::fromStdString(why->message);
    return false;
  }
  auto events = records_.load(game_);
  if (!events) {
    error_ = QString::fromStdString(events.error().message);
    return false;
  }
  if (const auto table = Referee::resume(*events); !table) {
    error_ = tr("Event %1: %2").arg(table.error().position + 1).arg(record_words(table.error()));
    return false;
  }
  const auto players = records_.players(game_);
  if (!players) {
    error_ = QString::fromStdString(players.error().message);
    return false;
  }
  events_ = *std::move(events);
  players_ = *players;
  pace_ = TablePace(players_, records_.lineups(game_), events_);
  seats_ = reviewable(players_, !records_.in_progress(game_));
  person_ = std::min(person_, static_cast<int>(seats_.size()) - 1);
  seat_ = seats_[static_cast<std::size_t>(person_)];
  auto stored = store_.decisions(game_, seat_);
  for (AnsweredPoint& choice : answered_points(events_, seat_)) {
    Reviewed reviewed{std::move(choice), std::nullopt};
    if (const auto found = stored.find(reviewed.choice.number); found != stored.end()) {
      reviewed.decision = std::move(found->second);
      ++done_;
    }
    choices_.push_back(std::move(reviewed));
  }
  return true;
}

std::vector<int> Review::mistakes_in(std::int64_t game, Seat seat) const {
  auto decisions = store_.decisions(game, seat);
  if (decisions.empty()) return {};
  const auto events = records_.load(game);
  if (!events || !Referee::resume(*events)) return {};
  std::vector<Reviewed> choices;
  for (AnsweredPoint& choice : answered_points(*events, seat)) {
    const auto found = decisions.find(choice.number);
    if (found != decisions.end()) choices.push_back({std::move(choice), std::move(found->second)});
  }
  std::vector<int> numbers;
  for (const Mistake& mistake : mistakes_of(choices)) {
    if (game != game_ || wanted_.shows(mistake)) numbers.push_back(choices[mistake.choice].choice.number);
  }
  return numbers;
}

void Review::leave() {
  runner_.cancel_all();
  opinions_.stop();
  asked_.clear();
  refresh_soon_.stop();
  running_ = false;
}

void Review::ask_next(int slot) {
  const auto place = [this] { return (first_ + next_) % choices_.size(); };
  while (next_ < choices_.size() && choices_[place()].decision) ++next_;
  if (next_ == choices_.size()) return;
  const AnsweredPoint& choice = choices_[place()].choice;
  const Field field = pace_.at(choice.number);
  asked_[runner_.ask(slot, {Level::expert, choice.view, choice.legal, review_budget(), field})] = place();
  ++next_;
}

void Review::take(int slot, std::uint64_t id, const Decision& decision) {
  const auto asked = asked_.find(id);
  if (asked == asked_.end()) return;
  const std::size_t choice = asked->second;
  asked_.erase(asked);
  ++done_;
  if (!decision.evaluations.empty()) {
    store_.keep(game_, seat_, choices_[choice].choice.number, decision);
    choices_[choice].decision = decision;
  }
  ask_next(slot);
  if (asked_.empty()) {
    finish();
    refresh();
  } else if (!refresh_soon_.isActive()) {
    refresh_soon_.start();
  }
}

// The worst go into the book once, when the game is over. The book belongs to the user of the program:
// others' mistakes, or possibly others', go in by hand only, and those made before a game branched off belong
// to the other game.
void Review::finish() {
  running_ = false;
  refresh_soon_.stop();
  const GameEntry game = entry();
  if (!is_own() || game.status == QLatin1String("open") || store_.harvested(game_)) return;
  std::size_t put = 0;
  for (const Mistake& mistake : mistakes_of(choices_)) {
    if (put == harvest || severities().of(mistake.verdict.loss) == 0) break;
    if (choices_[mistake.choice].choice.number < game.first) continue;
    put_into_book(mistake.choice);
    ++put;
  }
  store_.set_harvested(game_);
  Q_EMIT bookChanged();
}

void Review::refresh() {
  found_ = mistakes_of(choices_);
  if (running_) {  // worst first at the end: until then what is on the list stays where it is
    std::stable_sort(found_.begin(), found_.end(),
                     [](const Mistake& a, const Mistake& b) { return a.choice < b.choice; });
  }
  accounts_ = accounts_of(events_, seat_, choices_, found_);
  std::erase_if(found_, [this](const Mistake& mistake) { return !in_hand(choices_[mistake.choice]); });
  kind_model_.set(kind_rows(found_, wanted_));
  hiding_ = std::erase_if(found_, [&](const Mistake& mistake) { return !wanted_.shows(mistake); }) > 0;
  mistake_model_.set(mistake_rows(choices_, found_));
  hand_model_.set(account_rows(accounts_));
  score_chart_ = score_chart(accounts_, seat_, events_.empty() ? 1 : ruleset().hands);
  chance_chart_ = chance_chart(choices_);
  score_model_.set(score_chart_.lines);
  chance_model_.set(chance_chart_.points);
  selected_ = -1;
  for (int row = 0; row < mistake_model_.count(); ++row) {
    const auto choice = found_[static_cast<std::size_t>(row)].choice;
    if (choices_[choice].choice.number == chosen_) selected_ = row;
  }
  if (selected_ < 0 && mistake_model_.count() > 0) selected_ = 0;
  Q_EMIT changed();
  show_selected();
}

Ruleset Review::ruleset() const {
  const auto* start = events_.empty() ? nullptr : std::get_if<events::GameStarted>(&events_.front());
  return start != nullptr ? start->ruleset : Ruleset{};
}

Severities Review::severities() const { return Severities(ruleset()); }

void Review::set_threshold(int threshold) {
  threshold = std::clamp(threshold, 0, last_threshold());
  if (threshold == threshold_) return;
  threshold_ = threshold;
  wanted_.least = severities().threshold(threshold);
  refresh();
}

bool Review::in_hand(const Reviewed& reviewed) const {
  return hand_ == 0 || reviewed.choice.view.table.hand_number == hand_ - 1;
}

void Review::set_hand(int hand) {
  if (hand == std::exchange(hand_, hand)) return;
  refresh();
}

void Review::toggleKind(int row) {
  if (row < 0 || row >= kind_model_.count()) return;
  const auto fault = static_cast<Fault>(kind_model_.value(row, "fault").toInt());
  if (wanted_.left_out.erase(fault) == 0) wanted_.left_out.insert(fault);
  refresh();
}

QString Review::threshold_text() const {
  const ValueWords words(profile_of(ruleset()).unit);
  return tr("Mistakes from %1").arg(words.with_unit(words.part(severities().threshold(threshold_))));
}

void Review::set_selected(int row) {
  if (row >= mistake_model_.count()) row = -1;
  selected_ = row;
  chosen_ = moment();
  show_selected();
}

// The rows of the model are the first of the list.
const Reviewed* Review::selected_choice() const {
  if (selected_ < 0 || selected_ >= static_cast<int>(found_.size())) return nullptr;
  return &choices_[found_[static_cast<std::size_t>(selected_)].choice];
}

void Review::show_selected() {
  if (const Reviewed* one = selected_choice()) {
    position_.show(one->choice.view, one->choice.legal, {&*one->decision, one->choice.taken}, players_);
  } else {
    position_.clear();
  }
  Q_EMIT selectedChanged();
}

QString Review::progress_text() const {
  if (!error_.isEmpty()) return error_;
  return running_ ? tr("%1 of %n decision(s) reviewed", nullptr, total()).arg(done_)
                  : tr("%n decision(s) reviewed", nullptr, total());
}

QString Review::accuracy_text() const {
  const auto share = accuracy(accounts_);
  if (!share) return {};
  const QString percent = names::percent(*share, true);
  return is_own() ? tr("%1 of your decisions were as good as the best, or nearly").arg(percent)
                  : tr("%1 of the decisions were as good as the best, or nearly").arg(percent);
}

QStringList Review::people() const {
  QStringList all;
  for (const Seat seat : seats_) {
    const QString name = players_.name(seat);
    if (players_.unknown() || players_.is_person(seat)) {
      all << name;
    } else {
      all << (players_.program(seat).isEmpty() ? tr("%1, a bot").arg(name) : tr("%1, a program").arg(name));
    }
  }
  return all;
}

QString Review::who() const { return is_own() ? QString() : players_.name(seat_); }

QStringList Review::player_names() const {
  QStringList all;
  for (int position = 0; position < 4; ++position) {
    all << players_.name(Seat::from_index((seat_.index() + position) % 4));
  }
  return all;
}

QStringList Review::player_seals() const {
  QStringList all;
  for (int position = 0; position < 4; ++position) {
    all << players_.seal(Seat::from_index((seat_.index() + position) % 4));
  }
  return all;
}

QString Review::mistakes_text() const {
  return tr("%n mistake(s) of this size and kind", nullptr, mistake_model_.count());
}

QString Review::top_chance_text() const { return names::percent(chance_chart_.top); }

int Review::moment() const {
  const Reviewed* one = selected_choice();
  return one != nullptr ? one->choice.number : -1;
}

QString Review::fault() const {
  return selected_choice() == nullptr ? QString()
                                      : fault_name(found_[static_cast<std::size_t>(selected_)].fault);
}

QString Review::reason() const {
  const Reviewed* one = selected_choice();
  if (one == nullptr) return {};
  const QString why = why_not(*one->decision, one->choice.taken);
  const QString danger = danger_words(one->choice.view, *one->decision, one->choice.taken.tile);
  return danger.isEmpty() ? why : why + u'\n' + danger;
}

QString Review::source_of(std::size_t choice) const {
  const auto* start = std::get_if<events::GameStarted>(&events_.front());
  const QString source = QStringLiteral("game %1 deal %2 event %3")
                             .arg(game_)
                             .arg(start != nullptr ? start->seed : 0)
                             .arg(choices_[choice].choice.number);
  return is_own() ? source : source + seat_in_source + QString::number(seat_.index());
}

bool Review::in_book() const {
  return selected_choice() != nullptr &&
         store_.has(source_of(found_[static_cast<std::size_t>(selected_)].choice));
}

void Review::put_into_book(std::size_t choice) {
  const QString source = source_of(choice);
  if (store_.has(source)) return;
  const Reviewed& one = choices_[choice];
  const Lesson lesson = lesson_of(events_, one.choice.number, seat_, *one.decision);
  store_.put({source,
              QString::fromStdString(to_text(lesson)),
              QString::fromStdString(to_text(one.choice.taken)),
              {}});
}

void Review::addToBook() {
  if (selected_choice() == nullptr || of_bot()) return;
  put_into_book(found_[static_cast<std::size_t>(selected_)].choice);
  Q_EMIT selectedChanged();
  Q_EMIT bookChanged();
}

void Review::retranslate() { refresh(); }

}  // namespace tingpai::app
