#include "app/library/fan_book.h"

#include <QCoreApplication>
#include <sstream>
#include <string>

#include "app/base/provide.h"
#include "app/text/fan_texts.h"
#include "app/text/names.h"

namespace tingpai::app {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(FanBook)
};

struct CircumstanceRow {
  std::string_view word;
  bool Win::*flag;
};
constexpr std::array<CircumstanceRow, 5> circumstances{{{"drawn", &Win::self_drawn},
                                                        {"last", &Win::last_of_kind},
                                                        {"replacement", &Win::replacement},
                                                        {"robbing", &Win::robbing},
                                                        {"wall", &Win::last_wall_tile}}};

std::optional<Meld> parse_meld(std::string_view tiles, bool claimed) {
  const auto read = parse_tiles(tiles);
  if (!read || read->size() < 3 || read->size() > 4) return std::nullopt;
  const bool kong = read->size() == 4;
  const MeldType type = kong ? (claimed ? MeldType::melded_kong : MeldType::concealed_kong)
                        : (*read)[0] == (*read)[1] ? MeldType::pung
                                                   : MeldType::chow;
  return Meld{type, read->front(), read->front(), {}};
}

// One word of an example; false if it means nothing.
bool read_word(std::string_view word, Win& win) {
  if (word.front() == '[' || word.front() == '(') {
    const auto meld = parse_meld(word.substr(1, word.size() - 2), word.front() == '[');
    if (meld) win.melds.push_back(*meld);
    return meld.has_value();
  }
  if (word.front() == '+') {
    const auto tile = parse_tile(word.substr(1));
    if (tile) win.tile = *tile;
    return static_cast<bool>(tile);
  }
  for (const CircumstanceRow& row : circumstances) {
    if (word != row.word) continue;
    win.*row.flag = true;
    return true;
  }
  if (word == "seat:S") {
    win.seat = Wind::south;
    return true;
  }
  if (word.starts_with("flowers:")) {
    win.flowers = word.back() - '0';
    return true;
  }
  const auto tiles = parse_tiles(word);
  if (!tiles) return false;
  for (const Tile tile : *tiles) win.concealed.add(tile);
  return true;
}

// How the example was won, where it matters.
QString circumstances_of(const Win& win) {
  QStringList all;
  if (win.self_drawn) all << Words::tr("self-draw");
  if (win.last_wall_tile) all << Words::tr("last tile of the wall");
  if (win.replacement) all << Words::tr("after a kong");
  if (win.robbing) all << Words::tr("from another's kong");
  if (win.last_of_kind) all << Words::tr("the other three are visible");
  if (win.seat == Wind::south) all << Words::tr("your wind is South, the round's East");
  if (win.flowers > 0) all << Words::tr("%n flower(s)", nullptr, win.flowers);
  return names::list(all);
}

QString excluded_by(const mcr::PatternRow& row) {
  QStringList all;
  for (mcr::PatternSet left = row.excludes; !left.empty(); left.erase(left.first())) {
    all << names::pattern(mcr::id_of(left.first()));
  }
  return all.isEmpty() ? QString() : Words::tr("Not counted with it: %1").arg(names::list(all));
}

// The melds as they lie: of a concealed kong the outer two face down.
QVariantList melds_of(const Win& win) {
  QVariantList melds;
  for (const Meld& meld : win.melds) {
    QStringList tiles = names::texts(tiles_of(meld));
    if (meld.type == MeldType::concealed_kong) tiles.first().clear(), tiles.last().clear();
    melds << QVariant(tiles);
  }
  return melds;
}

FanBookRow row_of(mcr::Pattern pattern) {
  const mcr::PatternRow& row = mcr::row(pattern);
  const FanText& text = fan_text(pattern);
  const Win win = *parse_example(text.example);
  return {static_cast<int>(pattern),
          mcr::points(pattern, mcr::Rules{}),
          names::pattern(mcr::id_of(pattern)),
          QCoreApplication::translate("Fans", text.sentence),
          excluded_by(row),
          melds_of(win),
          names::texts(win.concealed.tiles()),
          names::text(win.tile),
          circumstances_of(win)};
}

bool fits(const FanBookRow& row, const QString& filter) {
  if (filter.isEmpty() || QString::number(row.points) == filter) return true;
  return row.name.contains(filter, Qt::CaseInsensitive) || row.sentence.contains(filter, Qt::CaseInsensitive);
}

}  // namespace

std::optional<Win> parse_example(std::string_view text) {
  Win win;
  std::istringstream words{std::string(text)};
  for (std::string word; words >> word;) {
    if (!read_word(word, win)) return std::nullopt;
  }
  return win;
}

FanBook::FanBook(QObject* parent) : QObject(parent), fans_(FanBookRow::staticMetaObject) {}

void FanBook::set_filter(const QString& filter) {
  if (filter == filter_ && fans_.count() > 0) return;
  filter_ = filter;
  list();
  Q_EMIT filterChanged();
}

void FanBook::set_wanted(int pattern) {
  wanted_ = pattern;
  set_filter({});
  Q_EMIT wantedChanged();
}

QStringList FanBook::tour_fans() {
  const Win win = *parse_example("[456p] 456m 46s 234s 8p8p +5s");
  QStringList fans;
  const auto score = mcr::score(win, mcr::Rules{});
  for (const CountedPattern& each : score->patterns) {
    fans << names::pattern(each.id) + u'|' + QString::number(each.each * each.count);
  }
  return fans;
}

int FanBook::rowOf(int pattern) const {
  for (int row = 0; row < fans_.count(); ++row) {
    if (fans_.value(row, "pattern").toInt() == pattern) return row;
  }
  return -1;
}

void FanBook::list() {
  QList<FanBookRow> rows;
  for (int i = 0; i < mcr::pattern_count; ++i) {
    const FanBookRow row = row_of(static_cast<mcr::Pattern>(i));
    if (fits(row, filter_.trimmed())) rows << row;
  }
  fans_.set(rows);
}

FanBook* FanBook::create(QQmlEngine* engine, QJSEngine*) { return provided<FanBook>(engine); }

}  // namespace tingpai::app
