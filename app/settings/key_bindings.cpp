#include "app/settings/key_bindings.h"

#include <QCoreApplication>
#include <QKeySequence>
#include <algorithm>
#include <optional>

#include "app/base/provide.h"

namespace tingpai::app {
namespace {

using KB = KeyBindings;

struct KeyBindingsText {
  Q_DECLARE_TR_FUNCTIONS(KeyBindings)
};

enum Section { table, calls, tiles, tutor, ears, window, viewer, records, people, sections };
constexpr std::array<const char*, sections> section_names{
    QT_TRANSLATE_NOOP("KeyBindings", "Hand"),         QT_TRANSLATE_NOOP("KeyBindings", "Calls"),
    QT_TRANSLATE_NOOP("KeyBindings", "Tiles"),        QT_TRANSLATE_NOOP("KeyBindings", "Tutor"),
    QT_TRANSLATE_NOOP("KeyBindings", "Ask and hear"), QT_TRANSLATE_NOOP("KeyBindings", "Window"),
    QT_TRANSLATE_NOOP("KeyBindings", "Replay"),       QT_TRANSLATE_NOOP("KeyBindings", "Records"),
    QT_TRANSLATE_NOOP("KeyBindings", "Any calls?")};

// A title with a number has %1 in it. Keys are written as QKeySequence writes them, blanks between.
struct CommandRow {
  KB::Command command;
  const char* name;  // in the settings and for QML
  Section section;
  KB::Place place;
  const char* keys;
  const char* title;
  int number = 0;
};

constexpr auto tile_title = QT_TRANSLATE_NOOP("KeyBindings", "Tile %1, or the choice %1 of a call");
constexpr auto person_title = QT_TRANSLATE_NOOP("KeyBindings", "Person %1");

constexpr std::array<CommandRow, KB::command_count> rows{{
    {KB::CursorLeft, "cursorLeft", table, KB::AtTable, "Left",
     QT_TRANSLATE_NOOP("KeyBindings", "One tile to the left")},
    {KB::CursorRight, "cursorRight", table, KB::AtTable, "Right",
     QT_TRANSLATE_NOOP("KeyBindings", "One tile to the right")},
    {KB::DiscardCursor, "discardCursor", table, KB::AtTable, "Return",
     QT_TRANSLATE_NOOP("KeyBindings", "Discard this tile; continue after a hand")},
    {KB::DiscardDrawn, "discardDrawn", table, KB::AtTable, "Space",
     QT_TRANSLATE_NOOP("KeyBindings", "Discard the drawn tile")},
    {KB::Chow, "chow", calls, KB::AtTable, "C", QT_TRANSLATE_NOOP("KeyBindings", "Chow")},
    {KB::Pung, "pung", calls, KB::AtTable, "P", QT_TRANSLATE_NOOP("KeyBindings", "Pung")},
    {KB::Kong, "kong", calls, KB::AtTable, "K", QT_TRANSLATE_NOOP("KeyBindings", "Kong")},
    {KB::Win, "win", calls, KB::AtTable, "M", QT_TRANSLATE_NOOP("KeyBindings", "Win")},
    {KB::Riichi, "riichi", calls, KB::AtTable, "R", QT_TRANSLATE_NOOP("KeyBindings", "Riichi")},
    {KB::Abort, "abort", calls, KB::AtTable, "X",
     QT_TRANSLATE_NOOP("KeyBindings", "End the hand with nine terminals and honours")},
    {KB::Pass, "pass", calls, KB::AtTable, "N",
     QT_TRANSLATE_NOOP("KeyBindings", "Pass; twice to decline a win")},
    {KB::Tile1, "tile1", tiles, KB::AtTable, "1", tile_title, 1},
    {KB::Tile2, "tile2", tiles, KB::AtTable, "2", tile_title, 2},
    {KB::Tile3, "tile3", tiles, KB::AtTable, "3", tile_title, 3},
    {KB::Tile4, "tile4", tiles, KB::AtTable, "4", tile_title, 4},
    {KB::Tile5, "tile5", tiles, KB::AtTable, "5", tile_title, 5},
    {KB::Tile6, "tile6", tiles, KB::AtTable, "6", tile_title, 6},
    {KB::Tile7, "tile7", tiles, KB::AtTable, "7", tile_title, 7},
    {KB::Tile8, "tile8", tiles, KB::AtTable, "8", tile_title, 8},
    {KB::Tile9, "tile9", tiles, KB::AtTable, "9", tile_title, 9},
    {KB::Tile10, "tile10", tiles, KB::AtTable, "0", tile_title, 10},
    {KB::Tile11, "tile11", tiles, KB::AtTable, "-", tile_title, 11},
    {KB::Tile12, "tile12", tiles, KB::AtTable, "=", tile_title, 12},
    {KB::Tile13, "tile13", tiles, KB::AtTable, "\\", tile_title, 13},
    {KB::Hints, "hints", tutor, KB::Everywhere, "H",
     QT_TRANSLATE_NOOP("KeyBindings", "Show or hide the hints; hold to peek")},
    {KB::Numbers, "numbers", tutor, KB::Everywhere, "I",
     QT_TRANSLATE_NOOP("KeyBindings", "Show all numbers or only the main ones")},
    {KB::PreviousPlan, "previousPlan", tutor, KB::AtTable, "Up",
     QT_TRANSLATE_NOOP("KeyBindings", "Previous plan of the tutor")},
    {KB::NextPlan, "nextPlan", tutor, KB::AtTable, "Down",
     QT_TRANSLATE_NOOP("KeyBindings", "Next plan of the tutor")},
    {KB::PlanStepBack, "planStepBack", tutor, KB::AtTable, "Shift+Left",
     QT_TRANSLATE_NOOP("KeyBindings", "One step back along the plan")},
    {KB::PlanStepOn, "planStepOn", tutor, KB::AtTable, "Shift+Right",
     QT_TRANSLATE_NOOP("KeyBindings", "One step on along the plan")},
    {KB::Dock, "dock", tutor, KB::Everywhere, "T", QT_TRANSLATE_NOOP("KeyBindings", "Fold the tutor away")},
    {KB::AskTurn, "askTurn", ears, KB::AtTable, "A", QT_TRANSLATE_NOOP("KeyBindings", "What am I asked?")},
    {KB::AskTutor, "askTutor", ears, KB::AtTable, "Y",
     QT_TRANSLATE_NOOP("KeyBindings", "What does the tutor say?")},
    {KB::AskHand, "askHand", ears, KB::AtTable, "G", QT_TRANSLATE_NOOP("KeyBindings", "What is in my hand?")},
    {KB::AskWaits, "askWaits", ears, KB::AtTable, "W",
     QT_TRANSLATE_NOOP("KeyBindings", "What do I wait for?")},
    {KB::AskRivers, "askRivers", ears, KB::AtTable, "D",
     QT_TRANSLATE_NOOP("KeyBindings", "What was discarded?")},
    {KB::AskMelds, "askMelds", ears, KB::AtTable, "E", QT_TRANSLATE_NOOP("KeyBindings", "Who has melds?")},
    {KB::AskFlowers, "askFlowers", ears, KB::AtTable, "F",
     QT_TRANSLATE_NOOP("KeyBindings", "Who has flowers?")},
    {KB::AskWall, "askWall", ears, KB::AtTable, "L",
     QT_TRANSLATE_NOOP("KeyBindings", "How many tiles are left?")},
    {KB::SayAgain, "sayAgain", ears, KB::Everywhere, "Backspace",
     QT_TRANSLATE_NOOP("KeyBindings", "Say it again")},
    {KB::Scores, "scores", window, KB::AtTable, "Tab", QT_TRANSLATE_NOOP("KeyBindings", "Scores")},
    {KB::LookAtTable, "lookAtTable", window, KB::Everywhere, "V",
     QT_TRANSLATE_NOOP("KeyBindings", "Look at the table after a hand")},
    {KB::NextSection, "nextSection", window, KB::Everywhere, "F6",
     QT_TRANSLATE_NOOP("KeyBindings", "Next part of the window")},
    {KB::PreviousSection, "previousSection", window, KB::Everywhere, "Shift+F6",
     QT_TRANSLATE_NOOP("KeyBindings", "Previous part of the window")},
    {KB::Back, "back", window, KB::Everywhere, "Esc",
     QT_TRANSLATE_NOOP("KeyBindings", "Cancel, or open the menu")},
    {KB::NewGame, "newGame", window, KB::Everywhere, "Ctrl+N", QT_TRANSLATE_NOOP("KeyBindings", "New game")},
    {KB::TakeBack, "takeBack", window, KB::Everywhere, "Ctrl+Z",
     QT_TRANSLATE_NOOP("KeyBindings", "Take back, same draws")},
    {KB::AnotherLuck, "anotherLuck", window, KB::Everywhere, "Ctrl+Shift+Z",
     QT_TRANSLATE_NOOP("KeyBindings", "Take back and reshuffle")},
    {KB::PlayDeal, "playDeal", window, KB::Everywhere, "Ctrl+D",
     QT_TRANSLATE_NOOP("KeyBindings", "Play a deal")},
    {KB::FullScreen, "fullScreen", window, KB::Everywhere, "F11",
     QT_TRANSLATE_NOOP("KeyBindings", "Full screen")},
    {KB::Help, "help", window, KB::Everywhere, "? F1", QT_TRANSLATE_NOOP("KeyBindings", "Keyboard guide")},
    {KB::StepBack, "stepBack", viewer, KB::InViewer, "Left",
     QT_TRANSLATE_NOOP("KeyBindings", "One step back")},
    {KB::StepOn, "stepOn", viewer, KB::InViewer, "Right", QT_TRANSLATE_NOOP("KeyBindings", "One step on")},
    {KB::Play, "play", viewer, KB::InViewer, "Space", QT_TRANSLATE_NOOP("KeyBindings", "Play or pause")},
    {KB::PreviousHand, "previousHand", viewer, KB::InViewer, "[",
     QT_TRANSLATE_NOOP("KeyBindings", "Previous hand")},
    {KB::NextHand, "nextHand", viewer, KB::InViewer, "]", QT_TRANSLATE_NOOP("KeyBindings", "Next hand")},
    {KB::PreviousChoice, "previousChoice", viewer, KB::InViewer, "Up",
     QT_TRANSLATE_NOOP("KeyBindings", "Previous decision")},
    {KB::NextChoice, "nextChoice", viewer, KB::InViewer, "Down",
     QT_TRANSLATE_NOOP("KeyBindings", "Next decision")},
    {KB::PreviousMistake, "previousMistake", viewer, KB::InViewer, ",",
     QT_TRANSLATE_NOOP("KeyBindings", "Previous mistake")},
    {KB::NextMistake, "nextMistake", viewer, KB::InViewer, ".",
     QT_TRANSLATE_NOOP("KeyBindings", "Next mistake")},
    {KB::ToStart, "toStart", viewer, KB::InViewer, "Home", QT_TRANSLATE_NOOP("KeyBindings", "To the start")},
    {KB::ToEnd, "toEnd", viewer, KB::InViewer, "End", QT_TRANSLATE_NOOP("KeyBindings", "To the end")},
    {KB::NextSeat, "nextSeat", viewer, KB::InViewer, "S",
     QT_TRANSLATE_NOOP("KeyBindings", "See from the next seat")},
    {KB::OpenHands, "openHands", viewer, KB::InViewer, "O",
     QT_TRANSLATE_NOOP("KeyBindings", "Open or close all hands")},
    {KB::BranchHere, "branchHere", viewer, KB::InViewer, "B",
     QT_TRANSLATE_NOOP("KeyBindings", "Play on from here")},
    {KB::ReplayGame, "replayGame", records, KB::AmongRecords, "R",
     QT_TRANSLATE_NOOP("KeyBindings", "Replay the game")},
    {KB::SaveGame, "saveGame", records, KB::AmongRecords, "S",
     QT_TRANSLATE_NOOP("KeyBindings", "Save the game as a file")},
    {KB::DeleteGame, "deleteGame", records, KB::AmongRecords, "Del",
     QT_TRANSLATE_NOOP("KeyBindings", "Delete the game")},
    {KB::Person1, "person1", people, KB::AmongPeople, "1", person_title, 1},
    {KB::Person2, "person2", people, KB::AmongPeople, "2", person_title, 2},
    {KB::Person3, "person3", people, KB::AmongPeople, "3", person_title, 3},
    {KB::Person4, "person4", people, KB::AmongPeople, "4", person_title, 4},
}};

constexpr bool in_order() {
  for (int i = 0; i < KB::command_count; ++i) {
    if (rows[static_cast<std::size_t>(i)].command != i) return false;
  }
  return true;
}
static_assert(in_order());

bool known(int command) { return command >= 0 && command < KB::command_count; }
const CommandRow& row_of(int command) { return rows[static_cast<std::size_t>(command)]; }

// A way out of every page has to stay.
bool fixed(int command) { return command == KB::Back; }

bool meet(KB::Place a, KB::Place b) { return a == b || a == KB::Everywhere || b == KB::Everywhere; }

// One key is one value, whatever the keyboard: that "?" needs Shift here and not there does not matter, nor
// which of the two Enter keys it was.
QKeyCombination normal(int key, int modifiers) {
  auto held = Qt::KeyboardModifiers(modifiers) &
              (Qt::ShiftModifier | Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
  if (key == Qt::Key_Enter) key = Qt::Key_Return;
  if (key == Qt::Key_Backtab) {
    key = Qt::Key_Tab;
    held |= Qt::ShiftModifier;
  }
  const bool sign = key > Qt::Key_Space && key < Qt::Key_Escape && !QChar(char16_t(key)).isLetter();
  if (sign) held &= ~Qt::KeyboardModifiers(Qt::ShiftModifier);
  return QKeyCombination(held, static_cast<Qt::Key>(key));
}

std::optional<QKeyCombination> parse(const QString& text) {
  const auto sequence = QKeySequence::fromString(text, QKeySequence::PortableText);
  if (sequence.count() != 1 || sequence[0].key() == Qt::Key_unknown) return std::nullopt;
  return normal(sequence[0].key(), static_cast<int>(sequence[0].keyboardModifiers()));
}

QString to_text(QKeyCombination key) { return QKeySequence(key).toString(QKeySequence::PortableText); }

// Keys with blanks between.
QList<QKeyCombination> parse_all(const QString& text) {
  QList<QKeyCombination> keys;
  for (const QString& one : text.split(u' ', Qt::SkipEmptyParts)) {
    if (const auto key = parse(one)) keys << *key;
  }
  return keys;
}

QString to_text(const QList<QKeyCombination>& keys) {
  QStringList texts;
  for (const QKeyCombination key : keys) texts << to_text(key);
  return texts.join(u' ');
}

QList<QKeyCombination> first_keys(int command) {
  return parse_all(QString::fromLatin1(row_of(command).keys));
}

QString settings_key(int command) { return QStringLiteral("keys/") + QLatin1String(row_of(command).name); }

// As it stands on the key.
QString cap(Qt::Key key) {
  switch (key) {
    case Qt::Key_Left:
      return QStringLiteral("←");
    case Qt::Key_Right:
      return QStringLiteral("→");
    case Qt::Key_Up:
      return QStringLiteral("↑");
    case Qt::Key_Down:
      return QStringLiteral("↓");
    case Qt::Key_Return:
      return QStringLiteral("Enter");
    case Qt::Key_Space:
      return KeyBindingsText::tr("Space");
    default:
      return to_text(key);
  }
}

QString shown(QKeyCombination key) {
  const auto held = key.keyboardModifiers();
  QString text;
  if (held & Qt::MetaModifier) text += QStringLiteral("Meta+");
  if (held & Qt::ControlModifier) text += QStringLiteral("Ctrl+");
  if (held & Qt::AltModifier) text += QStringLiteral("Alt+");
  if (held & Qt::ShiftModifier) text += QStringLiteral("Shift+");
  return text + cap(key.key());
}

}  // namespace

KeyBindings::KeyBindings(const QString& file, QObject* parent) : QObject(parent), kept_(file) {
  QList<int> chosen;
  for (int command = 0; command < command_count; ++command) {
    const QVariant kept = kept_.value(settings_key(command));
    keys_of(command) = kept.isValid() && !fixed(command) ? parse_all(kept.toString()) : first_keys(command);
    if (kept.isValid()) chosen << command;
  }
  for (const int command : chosen) give_way(command);
  for (int section = 0; section < sections; ++section) {
    sections_.push_back(new RowModel(KeyRow::staticMetaObject, this));
  }
  refresh();
}

// A key that the person has chosen is not taken by a command that came later.
void KeyBindings::give_way(int command) {
  for (const CommandRow& row : rows) {
    if (row.command == command || fixed(row.command) || !meet(row.place, row_of(command).place)) continue;
    if (kept_.value(settings_key(row.command)).isValid()) continue;
    for (const QKeyCombination key : std::as_const(keys_of(command))) keys_of(row.command).removeAll(key);
  }
}

int KeyBindings::commandFor(int key, int modifiers, Place place) const {
  const QKeyCombination pressed = normal(key, modifiers);
  for (const CommandRow& row : rows) {
    if ((row.place == place || row.place == Everywhere) && keys_of(row.command).contains(pressed))
      return row.command;
  }
  return None;
}

bool KeyBindings::bindable(int key, int modifiers) {
  static const QList<int> never{0,
                                Qt::Key_unknown,
                                Qt::Key_Shift,
                                Qt::Key_Control,
                                Qt::Key_Alt,
                                Qt::Key_AltGr,
                                Qt::Key_Meta,
                                Qt::Key_Super_L,
                                Qt::Key_Super_R,
                                Qt::Key_Hyper_L,
                                Qt::Key_Hyper_R,
                                Qt::Key_CapsLock,
                                Qt::Key_NumLock,
                                Qt::Key_ScrollLock,
                                Qt::Key_Mode_switch,
                                Qt::Key_Multi_key};
  const QString text = to_text(normal(key, modifiers));
  return !never.contains(key) && !text.contains(u' ') && parse(text).has_value();  // see parse_all
}

QString KeyBindings::keyText(int key, int modifiers) { return shown(normal(key, modifiers)); }

QString KeyBindings::title(int command) {
  if (!known(command)) return {};
  const CommandRow& row = row_of(command);
  const QString title = KeyBindingsText::tr(row.title);
  return row.number > 0 ? title.arg(row.number) : title;
}

QList<QString> KeyBindings::section_titles() {
  QList<QString> titles;
  for (const char* title : section_names) titles << KeyBindingsText::tr(title);
  return titles;
}

RowModel* KeyBindings::section(int section) {
  return section >= 0 && section < sections ? sections_[static_cast<std::size_t>(section)] : nullptr;
}

int KeyBindings::ownerOf(int command, int key, int modifiers) const {
  if (!known(command)) return None;
  const QKeyCombination pressed = normal(key, modifiers);
  for (const CommandRow& row : rows) {
    if (row.command != command && meet(row.place, row_of(command).place) &&
        keys_of(row.command).contains(pressed))
      return row.command;
  }
  return None;
}

bool KeyBindings::assign(int command, int key, int modifiers) {
  if (!known(command) || fixed(command) || !bindable(key, modifiers)) return false;
  // A key that holds everywhere may be that of one command at the table and of another in the viewer.
  for (int owner; (owner = ownerOf(command, key, modifiers)) != None;) {
    if (fixed(owner)) return false;
    keys_of(owner).removeAll(normal(key, modifiers));
    keep(owner);
  }
  keys_of(command) = {normal(key, modifiers)};
  keep(command);
  refresh();
  return true;
}

void KeyBindings::removeKeys(int command) {
  if (!known(command) || fixed(command)) return;
  keys_of(command).clear();
  keep(command);
  refresh();
}

void KeyBindings::resetAll() {
  for (int command = 0; command < command_count; ++command) keys_of(command) = first_keys(command);
  kept_.remove(QStringLiteral("keys"));
  refresh();
}

void KeyBindings::keep(int command) {
  if (keys_of(command) == first_keys(command)) {
    kept_.remove(settings_key(command));
  } else {
    kept_.set(settings_key(command), to_text(keys_of(command)));
  }
}

void KeyBindings::refresh() {
  for (int section = 0; section < sections; ++section) {
    QList<KeyRow> list;
    for (const CommandRow& row : rows) {
      if (row.section != section) continue;
      QStringList keys;
      for (const QKeyCombination key : keys_of(row.command)) keys << shown(key);
      list << KeyRow{QString::fromLatin1(row.name), static_cast<int>(row.command), title(row.command), keys,
                     !fixed(row.command)};
    }
    sections_[static_cast<std::size_t>(section)]->set(list);
  }
  Q_EMIT changed();
}

void KeyBindings::retranslate() { refresh(); }

QList<QString> KeyBindings::texts() const {
  QStringList all;
  for (const Keys& keys : keys_) all << (keys.isEmpty() ? QString() : shown(keys.first()));
  return all;
}

KeyBindings* KeyBindings::create(QQmlEngine* engine, QJSEngine*) { return provided<KeyBindings>(engine); }

}  // namespace tingpai::app
