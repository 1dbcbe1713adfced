// What every key does, kept between runs. One table of commands: where each works and its default keys. The
// window asks which command a pressed key means and which keys a command has; nothing else names a key.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QKeyCombination>
#include <QList>
#include <QObject>
#include <QString>
#include <array>
#include <vector>

#include "app/base/row_model.h"
#include "app/settings/settings_file.h"

class QJSEngine;
class QQmlEngine;

namespace tingpai::app {

// A command in the list of keys.
struct KeyRow {
  Q_GADGET
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(int command MEMBER command)
  Q_PROPERTY(QString title MEMBER title)
  Q_PROPERTY(QStringList keys MEMBER keys)
  Q_PROPERTY(bool changeable MEMBER changeable)

 public:
  QString name;
  int command = 0;
  QString title;
  QStringList keys;  // as people read them
  bool changeable = false;
};

class KeyBindings : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  // By command: its first key as people read it, empty where it has none.
  Q_PROPERTY(QList<QString> texts READ texts NOTIFY changed)
  Q_PROPERTY(QList<QString> sectionTitles READ section_titles NOTIFY changed)
 public:
  // The order is that of the list; commands of one section stand together.
  enum Command {
    None = -1,
    CursorLeft,
    CursorRight,
    DiscardCursor,
    DiscardDrawn,
    Chow,
    Pung,
    Kong,
    Win,
    Riichi,
    Abort,
    Pass,
    Tile1,
    Tile2,
    Tile3,
    Tile4,
    Tile5,
    Tile6,
    Tile7,
    Tile8,
    Tile9,
    Tile10,
    Tile11,
    Tile12,
    Tile13,
    Hints,
    Numbers,
    PreviousPlan,
    NextPlan,
    PlanStepBack,
    PlanStepOn,
    Dock,
    AskTurn,
    AskTutor,
    AskHand,
    AskWaits,
    AskRivers,
    AskMelds,
    AskFlowers,
    AskWall,
    SayAgain,
    Scores,
    LookAtTable,
    NextSection,
    PreviousSection,
    Back,
    NewGame,
    TakeBack,
    AnotherLuck,
    PlayDeal,
    FullScreen,
    Help,
    StepBack,
    StepOn,
    Play,
    PreviousHand,
    NextHand,
    PreviousChoice,
    NextChoice,
    PreviousMistake,
    NextMistake,
    ToStart,
    ToEnd,
    NextSeat,
    OpenHands,
    BranchHere,
    ReplayGame,
    SaveGame,
    DeleteGame,
    Person1,
    Person2,
    Person3,
    Person4
  };
  Q_ENUM(Command)
  static constexpr int command_count = Person4 + 1;
  // The table, the viewer, stored games and the people's bar can share a key; a key that works everywhere
  // clashes with all of them.
  enum Place { Everywhere, AtTable, InViewer, AmongRecords, AmongPeople };
  Q_ENUM(Place)

  explicit KeyBindings(const QString& file, QObject* parent = nullptr);  // as for AppSettings
  static KeyBindings* create(QQmlEngine* engine, QJSEngine* scripts);

  Q_INVOKABLE int commandFor(int key, int modifiers, tingpai::app::KeyBindings::Place place) const;
  // Something that can be bound: not Shift alone, say.
  Q_INVOKABLE static bool bindable(int key, int modifiers);
  Q_INVOKABLE static QString keyText(int key, int modifiers);
  Q_INVOKABLE static QString title(int command);
  static QList<QString> section_titles();
  Q_INVOKABLE tingpai::app::RowModel* section(int section);  // KeyRow
  // The other command that has this key where this one works, or None.
  Q_INVOKABLE int ownerOf(int command, int key, int modifiers) const;
  // False if the key belongs to a command that keeps it.
  Q_INVOKABLE bool assign(int command, int key, int modifiers);  // its only key; taken from its owner
  Q_INVOKABLE void removeKeys(int command);
  Q_INVOKABLE void resetAll();

  const SettingsFile& file() const { return kept_; }
  QList<QString> texts() const;
  void retranslate();  // the language has changed

 Q_SIGNALS:
  void changed();

 private:
  using Keys = QList<QKeyCombination>;
  Keys& keys_of(int command) { return keys_[static_cast<std::size_t>(command)]; }
  const Keys& keys_of(int command) const { return keys_[static_cast<std::size_t>(command)]; }
  void give_way(int command);
  void keep(int command);
  void refresh();

  SettingsFile kept_;
  std::array<Keys, command_count> keys_;
  std::vector<RowModel*> sections_;  // children: QML would delete what has no parent
};

}  // namespace tingpai::app
