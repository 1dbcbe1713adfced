#include "app/cli/arena/arena_store.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QSaveFile>
#include <cmath>
#include <limits>

#include "app/cli/arena/arena_options.h"
#include "app/cli/files.h"
#include "app/formats/fields.h"

namespace tingpai::cli {

namespace {

struct Column {
  const char* name;
  std::int64_t Tally::*number;
};
constexpr Column columns[] = {{"games", &Tally::games},       {"hands", &Tally::hands},
                              {"wins", &Tally::wins},         {"self_draws", &Tally::self_draws},
                              {"deal_ins", &Tally::deal_ins}, {"riichis", &Tally::riichis},
                              {"calls", &Tally::calls},       {"points_won", &Tally::points_won},
                              {"score", &Tally::score},       {"rank_quarters", &Tally::rank_quarters},
                              {"illegal", &Tally::illegal},   {"late", &Tally::late},
                              {"crashed", &Tally::crashed},   {"decisions", &Tally::decisions}};

std::vector<std::string> column_names() {
  std::vector<std::string> names;
  for (const Column& column : columns) names.emplace_back(column.name);
  return names;
}

// Reads what an untrusted file says; the first thing that is wrong is remembered.
class Reader {
 public:
  explicit Reader(Fields::Problem& problem) : problem_(problem) {}

  MatchOptions options(const QJsonObject& object) {
    MatchOptions options;
    for (auto field = object.begin(); field != object.end(); ++field) {
      if (!field.value().isString()) fail("match." + field.key().toStdString(), "must be a string");
      options.emplace_back(field.key().toStdString(), field.value().toString().toStdString());
    }
    return options;
  }

  std::vector<WallTally> walls(const QJsonArray& array) {
    std::vector<WallTally> walls(static_cast<std::size_t>(array.size()));
    for (std::size_t wall = 0; wall < walls.size() && !problem_; ++wall) {
      const std::string place = "outcomes[" + std::to_string(wall) + "]";
      const QJsonArray players = by_player(array[static_cast<qsizetype>(wall)], place);
      for (std::size_t player = 0; player < 4 && !problem_; ++player)
        walls[wall][player] =
            tally(players[static_cast<qsizetype>(player)], place + "[" + std::to_string(player) + "]");
    }
    return walls;
  }

  std::array<Times, 4> times(const QJsonValue& value) {
    std::array<Times, 4> times;
    const QJsonArray players = by_player(value, "times");
    for (std::size_t player = 0; player < 4 && !problem_; ++player) {
      const std::string place = "times[" + std::to_string(player) + "]";
      const QJsonValue counts = players[static_cast<qsizetype>(player)];
      if (!counts.isArray()) fail(place, "must be an array");
      for (const QJsonValue pair : counts.toArray()) {
        const QJsonArray numbers = pair.toArray();
        if (numbers.size() != 2) fail(place, "must hold pairs of a time and a count");
        const auto tenths = whole(numbers.at(0), 0, most, place),
                   count = whole(numbers.at(1), 1, most, place);
        if (problem_) break;
        times[player].add(tenths, count);
      }
    }
    return times;
  }

  void fail(const std::string& field, const std::string& message) {
    if (!problem_) problem_ = FieldError{field, message};
  }

 private:
  static constexpr double most = 1e12;  // such numbers can be added up without end

  QJsonArray by_player(const QJsonValue& value, const std::string& place) {
    if (!value.isArray() || value.toArray().size() != 4)
      fail(place, "must be an array of four, one a player");
    return value.toArray();
  }

  Tally tally(const QJsonValue& value, const std::string& place) {
    constexpr double most_of_a_wall = 1e6;
    Tally tally;
    const QJsonArray numbers = value.toArray();
    if (numbers.size() != std::ssize(columns)) fail(place, "must be an array of one number a column");
    for (std::size_t i = 0; i < std::size(columns) && !problem_; ++i)
      tally.*columns[i].number = whole(numbers[static_cast<qsizetype>(i)], -most_of_a_wall, most_of_a_wall,
                                       place + ", " + columns[i].name);
    if (tally.games != rotations) fail(place + ", games", "must be " + std::to_string(rotations));
    if (tally.hands < rotations) fail(place + ", hands", "must be at least " + std::to_string(rotations));
    return tally;
  }

  std::int64_t whole(const QJsonValue& value, double low, double high, const std::string& place) {
    const double number = value.toDouble(std::numeric_limits<double>::quiet_NaN());
    if (number >= low && number <= high && number == std::floor(number))
      return static_cast<std::int64_t>(number);
    fail(place, "must be a whole number");
    return 0;
  }

  Fields::Problem& problem_;
};

// The names of the columns that are read here, and no others.
bool known_columns(const QJsonValue& value) {
  const QJsonArray names = value.toArray();
  if (names.size() != std::ssize(columns)) return false;
  for (std::size_t i = 0; i < std::size(columns); ++i) {
    if (names[static_cast<qsizetype>(i)].toString() != QLatin1String(columns[i].name)) return false;
  }
  return true;
}

Error error_of(const FieldError& problem) { return Error{.message = problem.field + ": " + problem.message}; }

}  // namespace

JsonObject to_object(const Part& part) {
  JsonObject match;
  for (const auto& [name, value] : match_options(part.config)) match.set(name, value);
  std::vector<std::vector<std::vector<std::int64_t>>> outcomes;
  for (const WallTally& wall : part.played.walls) {
    auto& players = outcomes.emplace_back();
    for (const Tally& tally : wall) {
      auto& numbers = players.emplace_back();
      for (const Column& column : columns) numbers.push_back(tally.*column.number);
    }
  }
  std::vector<std::vector<std::vector<std::int64_t>>> times;
  for (const Times& player : part.played.times) {
    auto& counts = times.emplace_back();
    for (const auto& [tenths, count] : player.counts()) counts.push_back({tenths, count});
  }
  return JsonObject()
      .set("match", match)
      .set("columns", column_names())
      .set("outcomes", outcomes)
      .set("times", times);
}

Result<Part> read_part(const QJsonObject& object) {
  Fields::Problem problem;
  Reader reader(problem);
  for (const char* field : {"match", "columns", "outcomes", "times"}) {
    if (!object.contains(QLatin1String(field))) reader.fail(field, "is missing");
  }
  if (!object.value("match").isObject()) reader.fail("match", "must be an object");
  if (!known_columns(object.value("columns"))) reader.fail("columns", "are not those of this version");
  if (!object.value("outcomes").isArray()) reader.fail("outcomes", "must be an array");
  const MatchOptions options = reader.options(object.value("match").toObject());
  if (problem) return error_of(*problem);
  const auto config = read_match(options);
  if (!config) return Error{.message = "match: " + config.error().message};

  Part part{*config, {reader.walls(object.value("outcomes").toArray()), reader.times(object.value("times"))}};
  const auto walls = static_cast<std::size_t>(own_walls(part.config));
  if (part.played.walls.size() > walls)
    reader.fail("outcomes", "are more than the match has walls, " + std::to_string(walls));
  if (problem) return error_of(*problem);
  return part;
}

Result<Played> StateFile::load() const {
  const QFileInfo file(QString::fromStdString(path_));
  if (!file.exists()) return Played{};
  if (!file.isFile()) return Error{.message = path_ + " is no file"};  // a device may never end
  const auto text = file_text(path_, match_mebibytes);
  if (!text) return text.error();
  if (text->empty()) return Played{};
  const auto object = parse_object(*text);
  if (const auto* problem = std::get_if<FieldError>(&object))
    return Error{.message = path_ + " is no state: " + problem->message};
  auto part = read_part(std::get<QJsonObject>(object));
  if (!part) return Error{.message = path_ + " is no state: " + part.error().message};
  if (const auto difference = match_difference(part->config, config_))
    return Error{.message = path_ + " is the state of another match: its " + *difference};
  return std::move(part->played);
}

void StateFile::save(const Played& played, bool surely) {
  const auto start = Clock::now();
  if (!surely && start < next_) return;
  QSaveFile file(QString::fromStdString(path_));
  const std::string text = to_object({config_, played}).text() + "\n";
  const bool written =
      file.open(QIODevice::WriteOnly) &&
      file.write(text.data(), static_cast<qint64>(text.size())) == static_cast<qint64>(text.size()) &&
      file.commit();
  problem_.reset();
  if (!written) problem_ = "cannot write " + path_ + ": " + file.errorString().toStdString();
  const auto end = Clock::now();
  next_ = end + std::max<Clock::duration>(std::chrono::milliseconds(250), 10 * (end - start));
}

}  // namespace tingpai::cli
