#include "tests/ui/stage/onlooker.h"

#include <QRegularExpression>
#include <QUrl>
#include <algorithm>

#include "app/text/names.h"
#include "tests/ui/stage/script.h"

namespace tingpai::ui_test {
namespace {

bool is_a(const QObject* object, const char* type) {  // of ours: "HandTile" is "HandTile_QMLTYPE_12"
  const auto length = qstrlen(type);
  const char* name = object->metaObject()->className();
  return qstrncmp(name, type, length) == 0 && qstrncmp(name + length, "_Q", 2) == 0;
}

QSet<QString> kinds(const Copies& copies) { return {copies.keyBegin(), copies.keyEnd()}; }

void add(Copies& copies, Tile tile) { ++copies[app::names::text(tile)]; }

// The face that an item draws, whatever its type. Empty: none, or the back.
QString face(const QQuickItem* item) {
  static const QRegularExpression tile(QStringLiteral("/tiles/[^/]+/([0-9][mpszf])[^/]*$"));
  if (!item->inherits("QQuickImageBase")) return {};
  return tile.match(item->property("source").toUrl().path()).captured(1);
}

QString text_of(const QQuickItem* item) {
  for (const char* type : {"QQuickText", "QQuickTextInput", "QQuickTextEdit"}) {
    if (item->inherits(type)) return item->property("text").toString();
  }
  return {};
}

// What a screen reader is told of it.
QStringList told_of(const QQuickItem* item) {
  QStringList words;
  for (const QObject* part : item->children()) {
    if (qstrcmp(part->metaObject()->className(), "QQuickAccessibleAttached") != 0) continue;
    words << part->property("name").toString() << part->property("description").toString();
  }
  return words;
}

// What the tutor says to whom the view belongs: the tiles that its plans and its reading of the others name.
QSet<QString> advised(const PlayerView& view) {
  QSet<QString> all;
  LegalActions legal = legal_actions(view);  // of the referee, others may have forestalled them
  if (legal.empty()) legal.actions = {{ActionType::pass, {}}};  // what it says of a hand that waits
  const Decision decision = scripted(true)({Level::expert, view, legal}, {});
  if (decision.chosen.type != ActionType::pass) all << app::names::text(decision.chosen.tile);
  for (const Evaluation& evaluation : decision.evaluations) {
    for (const Plan& plan : evaluation.plans) {
      if (plan.best.first_discard) all << app::names::text(*plan.best.first_discard);
      for (const PathStep& step : plan.best.steps) {
        all << app::names::text(step.draw);
        if (step.discard) all << app::names::text(*step.discard);
      }
      for (const LiveTile& wait : plan.best.waits) all << app::names::text(wait.tile);
    }
  }
  for (const OpponentEstimate& opponent : decision.opponents) {
    for (int kind = 0; kind < Tile::kinds; ++kind) {
      if (opponent.waits[static_cast<std::size_t>(kind)] > 0) all << app::names::text(Tile::from_index(kind));
    }
  }
  return all;
}

}  // namespace

QSet<QString> tiles_named(const QString& words) {
  static QHash<QString, QSet<QString>> known;  // frames say the same again and again
  if (const auto found = known.constFind(words); found != known.constEnd()) return *found;
  static const QRegularExpression chow(QStringLiteral("(\\d)-(\\d)-(\\d)( of \\w+)"));
  const QString text =
      QString(words).replace(chow, QStringLiteral("\\1\\4, \\2\\4, \\3\\4"));  // every tile by its name
  QSet<QString> tiles;
  for (int index = 0; index < Tile::kinds + Tile::flower_kinds; ++index) {
    const Tile tile = Tile::from_index(index);
    if (text.contains(app::names::tile(tile))) tiles << app::names::text(tile);
  }
  known.insert(words, tiles);
  return tiles;
}

Copies lying_open(const PublicState& table) {
  Copies copies;
  for (const Seat seat : all_seats) {
    for (const auto& discard : table.rivers[seat]) {
      if (!discard.claimed_by) add(copies, discard.tile);
    }
    for (const auto& meld : table.melds[seat]) {
      if (!meld.tile) continue;
      for (const Tile tile : tiles_of(Meld{meld.type, *meld.tile, meld.claimed, meld.from}))
        add(copies, tile);
    }
    for (const Tile flower : table.flowers[seat]) add(copies, flower);
  }
  if (table.wins.empty()) return copies;
  const Win& win = table.wins.front().win;
  add(copies, win.tile);
  for (const Tile tile : win.concealed.tiles()) add(copies, tile);
  return copies;
}

Copies held_by(const PlayerView& view) {
  Copies copies;
  for (const Tile tile : view.hand.concealed.tiles()) add(copies, tile);
  for (const Tile flower : view.held_flowers) add(copies, flower);
  return copies;
}

QSet<QString> seen_by_all(const PublicState& table) {
  QSet<QString> tiles = kinds(lying_open(table));
  for (const Seat seat : all_seats) {
    for (const auto& discard : table.rivers[seat]) tiles << app::names::text(discard.tile);
  }
  if (table.last_tile) tiles << app::names::text(*table.last_tile);
  return tiles;
}

Onlooker::Onlooker(Stage& stage) : stage_(stage) {
  connect(stage.window(), &QQuickWindow::afterAnimating, this, &Onlooker::look);
}

void Onlooker::look() {
  app::GameController& game = stage_.game();
  if (!found_.isEmpty() || game.referee() == nullptr) return;
  frame_ = expected();
  if (game.result()->property("valid").toBool()) ending_ = game.result()->property("spoken").toString();
  ++frames_;
  covered_ += !frame_.open;
  visit(stage_.window()->contentItem(), Table);
  for (const QByteArray& type : std::as_const(frame_.hints)) ++seen_[type];
}

// Once a hand is over all are laid open.
void Onlooker::lay_open(Frame& frame) const {
  const Referee& referee = *stage_.game().referee();
  const PublicState& table = referee.state().table;
  if (table.phase != Phase::hand_over && table.phase != Phase::game_over) return;
  frame.open = true;
  const Seat viewer = stage_.game().screen()->viewer();
  frame.table = lying_open(table);
  for (const Seat seat : all_seats) {
    for (const Meld& meld : referee.view(seat).hand.melds) {
      if (meld.type == MeldType::concealed_kong) frame.table[app::names::text(meld.tile)] += 4;
    }
    const bool counted = table.won(seat) != nullptr;
    if (seat == viewer || counted) continue;
    const Copies held = held_by(referee.view(seat));
    for (auto tile = held.cbegin(); tile != held.cend(); ++tile) frame.table[tile.key()] += tile.value();
  }
  QSet<QString> all = seen_by_all(table) + kinds(frame.table) + kinds(held_by(referee.view(viewer)));
  frame.hand = held_by(referee.view(viewer));
  for (QSet<QString>& part : frame.parts) part += all;
}

Onlooker::Frame Onlooker::expected() const {
  app::GameController& game = stage_.game();
  const PublicState& table = game.referee()->state().table;
  Frame frame;
  frame.open = game.screen()->is_open();
  frame.table = lying_open(table);
  QSet<QString> all = seen_by_all(table);
  frame.parts[Log] = frame.parts[Result] = all;
  if (frame.open) {
    const PlayerView& view = game.referee()->view(game.screen()->viewer());
    frame.hand = held_by(view);
    for (const Meld& meld : view.hand.melds) {
      if (meld.type != MeldType::concealed_kong) continue;
      frame.table[app::names::text(meld.tile)] += 4;
      all << app::names::text(meld.tile);
    }
    frame.parts[Hand] = frame.parts[Choice] = kinds(frame.hand);
    if (table.last_tile) frame.parts[Choice] << app::names::text(*table.last_tile);
    all += frame.parts[Hand];
    frame.parts[Advice] = advised(view) + all;  // it may name what its reader sees
  }
  frame.parts[Table] = frame.parts[Voice] = all;
  lay_open(frame);
  return frame;
}

void Onlooker::visit(const QQuickItem* item, Part part) {
  static constexpr std::pair<const char*, Part> places[] = {
      {"HandTile", Hand}, {"PlanCard", Advice},    {"GhostTile", Advice}, {"OpponentBar", Advice},
      {"Advice", Advice}, {"CallOptions", Choice}, {"ResultPage", Result}};
  for (const auto& [type, place] : places) {
    if (is_a(item, type)) part = place;
  }
  if (part == Table && item->objectName() == QLatin1String("voice")) part = Voice;
  if (part == Table && is_a(item, "Words") && item->property("words").isValid()) part = Log;
  const bool shown = item->isVisible() && item->opacity() > 0;
  if (shown || part == Hand || part == Advice) {  // what is hidden can be reached by a screen reader, too
    for (const QString& words : told_of(item)) read(words, part);
  }
  if (!shown) return;
  // What only the tutor shows, whether it names a tile or not.
  for (const char* type : {"PlanCard", "GhostTile", "ValueBar", "DangerBadge", "Advice"}) {
    if (!is_a(item, type) || item->width() <= 0) continue;
    if (item->property("speaking") == QVariant(false)) continue;
    frame_.hints << type;
    if (!frame_.open) tell(QString::fromLatin1(type), part);
  }
  if (const QString tile = face(item); !tile.isEmpty() && item->width() > 0) see_picture(tile, part);
  read(text_of(item), part);
  const auto children = item->childItems();
  for (const QQuickItem* child : children) visit(child, part);
}

// On the table and in the hand no more than there are; elsewhere a tile may be shown once more.
void Onlooker::see_picture(const QString& tile, Part part) {
  ++pictures_;
  const bool allowed = part == Table  ? frame_.table[tile]-- > 0
                       : part == Hand ? frame_.hand[tile]-- > 0
                                      : frame_.parts[part].contains(tile);
  if (!allowed) tell(tile, part);
}

void Onlooker::read(const QString& text, Part part) {
  const bool lasting = part == Log || part == Voice;  // told of the hand before, too
  if (text.isEmpty() || (lasting && common_.contains(text))) return;
  // How that hand ended may be told in one breath with the next one.
  const QString words = part == Voice && !ending_.isEmpty() ? QString(text).remove(ending_) : text;
  const QSet<QString> tiles = tiles_named(words);
  if (tiles.isEmpty()) return;
  ++names_;
  if (!frame_.parts[part].contains(tiles)) tell(words, part);
  if (lasting && frame_.parts[Log].contains(tiles)) common_ << text;
}

void Onlooker::tell(const QString& what, Part part) {
  static const char* const where[] = {"table", "log", "voice", "hand", "advice", "choice", "result"};
  if (!found_.isEmpty()) return;
  found_ =
      QStringLiteral("%1, %2: %3")
          .arg(QLatin1String(frame_.open ? "another sees" : "all see"), QLatin1String(where[part]), what);
}

}  // namespace tingpai::ui_test
