#include "app/study/mistake_book.h"

#include <QFile>
#include <algorithm>
#include <utility>

#include "app/base/provide.h"
#include "app/study/review_rows.h"
#include "app/table/table_rows.h"
#include "app/text/names.h"
#include "app/text/value_words.h"
#include "app/tutor/reason_words.h"
#include "engine/ai/levels/assess.h"

namespace tingpai::app {
namespace {

constexpr std::size_t session_size = 10;
constexpr int new_ones = 5;  // shipped positions that were never asked, in one session

QString seeded_source(std::size_t index) { return QStringLiteral("seeded %1").arg(index); }

std::vector<Tile> called_tiles(const PlayerView& view) {
  std::vector<Tile> called;
  for (const Meld& meld : view.hand.melds) {
    for (const Tile tile : tiles_of(meld)) called.push_back(tile);
  }
  return called;
}

}  // namespace

MistakeBook::MistakeBook(ReviewStore& store, Today today, const QString& seeded_file, QObject* parent)
    : QObject(parent),
      store_(store),
      today_(std::move(today)),
      seeded_file_(seeded_file),
      results_(AnswerRow::staticMetaObject),
      mine_(OwnMistakeRow::staticMetaObject) {}

MistakeBook* MistakeBook::create(QQmlEngine* engine, QJSEngine*) { return provided<MistakeBook>(engine); }

const std::vector<Lesson>& MistakeBook::seeded() {
  if (seeded_) return *seeded_;
  seeded_.emplace();
  QFile file(seeded_file_);
  if (!file.open(QIODevice::ReadOnly)) return *seeded_;
  auto lessons = parse_lessons(file.readAll().toStdString());
  if (lessons) {
    *seeded_ = *std::move(lessons);
  } else {
    qWarning() << seeded_file_ << "line" << lessons.error().position << lessons.error().message.c_str();
  }
  return *seeded_;
}

std::size_t MistakeBook::index_of_today() {
  return static_cast<std::size_t>(daily_index(today_(), static_cast<int>(seeded().size())));
}

std::vector<MistakeBook::Item> MistakeBook::own_items() const {
  std::vector<Item> own;
  for (const BookEntry& entry : store_.entries()) {
    if (entry.lesson.isEmpty()) continue;
    auto lessons = parse_lessons(entry.lesson.toStdString());
    if (lessons && lessons->size() == 1) own.push_back({entry, std::move(lessons->front()), {}});
  }
  return own;
}

// The person's own before the shipped ones, and those that were asked before new ones.
std::vector<MistakeBook::Item> MistakeBook::due_items() {
  std::vector<Item> known, fresh;
  const QDate today = today_();
  std::vector<Item> own = own_items();
  std::erase_if(own, [&](const Item& item) { return !is_due(item.entry.card, today); });
  std::map<QString, BookEntry> progress;
  for (const BookEntry& entry : store_.entries()) progress[entry.source] = entry;
  for (std::size_t i = 0; i < seeded().size(); ++i) {
    const auto found = progress.find(seeded_source(i));
    if (found == progress.end()) {
      if (std::cmp_less(fresh.size(), new_ones))
        fresh.push_back({{seeded_source(i), {}, {}, {}}, seeded()[i], {}});
    } else if (is_due(found->second.card, today)) {
      known.push_back({found->second, seeded()[i], {}});
    }
  }
  own.insert(own.end(), known.begin(), known.end());
  own.insert(own.end(), fresh.begin(), fresh.end());
  if (own.size() > session_size) own.resize(session_size);
  return own;
}

int MistakeBook::due() { return static_cast<int>(due_items().size()); }

QString MistakeBook::book_text() {
  const auto entries = store_.entries();
  const auto mine = std::count_if(entries.begin(), entries.end(),
                                  [](const BookEntry& entry) { return !entry.lesson.isEmpty(); });
  return tr("%n position(s) from your games", nullptr, static_cast<int>(mine)) + QStringLiteral(" · ") +
         tr("%n for practice", nullptr, static_cast<int>(seeded().size()));
}

QList<int> MistakeBook::boxes() const {
  QList<int> boxes(static_cast<qsizetype>(box_days.size()), 0);
  for (const BookEntry& entry : store_.entries()) ++boxes[entry.card.box];
  return boxes;
}

bool MistakeBook::daily_there() { return !seeded().empty(); }
bool MistakeBook::daily_done() { return store_.days().contains(today_()); }

QString MistakeBook::daily_text() {
  const auto days = store_.days();
  const int run = streak(days, today_());
  const auto done = days.find(today_());
  const QString row = run > 0 ? tr("%n day(s) in a row", nullptr, run) : tr("No streak yet");
  if (done == days.end()) return row;
  return done->second ? tr("Solved today · %1").arg(row) : tr("Missed today · %1").arg(row);
}

QStringList MistakeBook::daily_tiles() {
  if (seeded().empty()) return {};
  return names::texts(hand_order(view_of(seeded()[index_of_today()])));
}

QStringList MistakeBook::daily_melds() {
  if (seeded().empty()) return {};
  return names::texts(called_tiles(view_of(seeded()[index_of_today()])));
}

QString MistakeBook::title_of(const Item& item) const {
  if (item.day.isValid()) return tr("Position of the day");
  if (item.entry.lesson.isEmpty()) return tr("For practice");
  return item.entry.source.contains(seat_in_source) ? tr("From a reviewed game") : tr("From your own game");
}

QString MistakeBook::title() const { return at_ < session_.size() ? title_of(session_[at_]) : QString(); }

QString MistakeBook::progress_text() const {
  return session_.size() > 1 && at_ < session_.size() ? tr("%1 of %2").arg(at_ + 1).arg(session_.size())
                                                      : QString();
}

bool MistakeBook::own() const {
  return at_ < session_.size() && session_[at_].day.isNull() && !session_[at_].entry.lesson.isEmpty();
}

void MistakeBook::startDue() { start(due_items()); }

void MistakeBook::startDaily() {
  if (seeded().empty()) return;
  const std::size_t index = index_of_today();
  start({{{seeded_source(index), {}, {}, {}}, seeded()[index], today_()}});
}

void MistakeBook::startMine(int row) {
  if (row < 0 || row >= mine_.count()) return;
  const QString source = mine_.value(row, "source").toString();
  std::vector<Item> own = own_items();
  std::erase_if(own, [&](const Item& item) { return item.entry.source != source; });
  start(std::move(own));
}

void MistakeBook::start(std::vector<Item> items) {
  session_ = std::move(items);
  answers_.clear();
  results_.clear();
  at_ = 0;
  stage_ = session_.empty() ? Idle : Asking;
  answer_.reset();
  show();
}

void MistakeBook::show() {
  if (at_ < session_.size() && (stage_ == Asking || stage_ == Told)) {
    const Lesson& lesson = session_[at_].lesson;
    const PlayerView view = view_of(lesson);
    legal_ = legal_actions(view);
    position_.show(view, legal_, stage_ == Told ? Judged{&lesson.decision, answer_} : Judged{});
  } else {
    position_.clear();
  }
  results_.set(result_rows());
  if (stage_ == Idle) mine_.set(own_rows());
  Q_EMIT changed();
}

bool MistakeBook::answer(int option) {
  if (stage_ != Asking || option < 0 || std::cmp_greater_equal(option, legal_.actions.size())) return false;
  Item& item = session_[at_];
  answer_ = legal_.actions[static_cast<std::size_t>(option)];
  const Verdict verdict = judge(item.lesson.decision, *answer_).value_or(Verdict{0, 0, false});
  passed_ = verdict.passed;
  if (item.day.isValid()) {
    store_.set_day(item.day, passed_);  // it may be after midnight
  } else {
    item.entry.card = answered(item.entry.card, passed_, today_());
    store_.put(item.entry);
  }
  answers_.push_back({title_of(item), *answer_, verdict});
  stage_ = Told;
  show();
  return true;
}

void MistakeBook::next() {
  if (stage_ != Told) return;
  ++at_;
  stage_ = at_ < session_.size() ? Asking : Over;
  answer_.reset();
  show();
}

void MistakeBook::stop() {
  stage_ = Idle;
  session_.clear();
  at_ = 0;
  show();
}

void MistakeBook::takeOut() {
  if (!own()) return;
  store_.drop(session_[at_].entry.source);
  next();
}

void MistakeBook::reload() {
  if (stage_ == Idle) show();
}
void MistakeBook::retranslate() { show(); }

QString MistakeBook::verdict() const {
  if (stage_ != Told) return {};
  const auto judged = judge(session_[at_].lesson.decision, *answer_);
  if (!judged) return {};
  if (answer_ == session_[at_].lesson.decision.evaluations.front().action)
    return tr("Right: the best choice");
  if (judged->passed) return tr("Right: as good as the best");
  const ValueWords words(judged->unit);
  return tr("Not the best: it costs %1").arg(words.with_unit(words.part(judged->loss)));
}

// Why the answer is not the best, or why the best is better than the next.
QString MistakeBook::reason() const {
  if (stage_ != Told) return {};
  const Decision& decision = session_[at_].lesson.decision;
  const QString mine = why_not(decision, *answer_);
  return mine.isEmpty() ? app::reason(decision) : mine;
}

QString MistakeBook::again_text() const {
  if (stage_ != Told) return {};
  if (const QDate day = session_[at_].day; day.isValid())
    return day == today_() ? tr("Another one tomorrow") : tr("A new one is ready");
  const auto days = today_().daysTo(session_[at_].entry.card.due);
  return tr("Back in %n day(s)", nullptr, static_cast<int>(days));
}

QString MistakeBook::result_text() const {
  const auto good =
      std::count_if(answers_.begin(), answers_.end(), [](const Answered& one) { return one.verdict.passed; });
  return tr("%1 of %n right", nullptr, static_cast<int>(answers_.size())).arg(good);
}

QList<AnswerRow> MistakeBook::result_rows() const {
  QList<AnswerRow> rows;
  for (const Answered& one : answers_) {
    const QString action = names::action(one.action);
    const QString loss =
        one.verdict.passed ? tr("right") : ValueWords(one.verdict.unit).value(-one.verdict.loss);
    rows << AnswerRow{static_cast<int>(rows.size()),
                      one.title,
                      action,
                      loss,
                      one.verdict.passed,
                      tr("%1: %2, %3").arg(one.title, action, loss)};
  }
  return rows;
}

QList<OwnMistakeRow> MistakeBook::own_rows() const {
  const QDate today = today_();
  std::vector<Item> own = own_items();
  std::stable_sort(own.begin(), own.end(), [&](const Item& a, const Item& b) {
    const auto day = [&](const Item& item) { return std::max(item.entry.card.due, today); };
    return day(a) < day(b);
  });
  QList<OwnMistakeRow> rows;
  for (const Item& item : own) {
    const Card& card = item.entry.card;
    const bool due = is_due(card, today);
    const PlayerView view = view_of(item.lesson);
    const std::vector<Tile> hand = hand_order(view);
    const std::vector<Tile> called = called_tiles(view);
    const QString when =
        due ? tr("Due") : tr("in %n day(s)", nullptr, static_cast<int>(today.daysTo(card.due)));
    const QString record =
        card.asked > 0 ? tr("%1 of %n right", nullptr, card.asked).arg(card.passed) : tr("Never asked");
    QStringList titles{names::hand_title(view.table)};
    if (item.entry.source.contains(seat_in_source)) titles.prepend(title_of(item));
    const QString title = titles.join(QStringLiteral(" · "));
    rows << OwnMistakeRow{item.entry.source,
                          names::texts(hand),
                          names::texts(called),
                          title,
                          when,
                          due,
                          record,
                          names::sentences({title, names::tiles(hand), names::tiles(called), when, record})};
  }
  return rows;
}

}  // namespace tingpai::app
