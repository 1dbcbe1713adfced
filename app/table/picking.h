// What a person picks before an action that takes more than one click: three tiles to exchange, the suit to
// give up, the discard that declares riichi. Nothing is picked in the table's state: it hears of the action
// alone.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "app/base/row_model.h"
#include "app/table/table_rows.h"
#include "engine/table/options.h"

namespace tingpai::app {

// Each seat chooses, before the first draw.
constexpr bool before_play(Phase phase) { return phase == Phase::exchanging || phase == Phase::voiding; }

// A suit that can be given up.
struct PickRow {
  Q_GADGET
  Q_PROPERTY(int place MEMBER place)
  Q_PROPERTY(QString tile MEMBER tile)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(int held MEMBER held)
  Q_PROPERTY(bool picked MEMBER picked)
  Q_PROPERTY(QString spoken MEMBER spoken)

 public:
  int place = 0;
  QString tile;  // that stands for it
  QString name;
  int held = 0;  // tiles of it in the hand
  bool picked = false;
  QString spoken;
};

class Picking : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by scenes")
  Q_PROPERTY(bool active READ active NOTIFY changed)
  Q_PROPERTY(bool fromHand READ from_hand NOTIFY changed)
  Q_PROPERTY(int count READ count NOTIFY changed)
  Q_PROPERTY(int picked READ picked NOTIFY changed)
  Q_PROPERTY(bool complete READ complete NOTIFY changed)
  Q_PROPERTY(QList<QString> tiles READ tiles NOTIFY changed)
  Q_PROPERTY(tingpai::app::RowModel* options READ options CONSTANT)
  Q_PROPERTY(QString promptText READ prompt_text NOTIFY changed)
  Q_PROPERTY(QString confirmText READ confirm_text NOTIFY changed)
  Q_PROPERTY(bool declaring READ declaring WRITE declare NOTIFY changed)
 public:
  explicit Picking(QObject* parent = nullptr);

  // Picks a row of the options, or of the hand where it is picked from; again: not that one. The tile that
  // declares riichi is discarded at once.
  Q_INVOKABLE bool pick(int row);
  Q_INVOKABLE bool confirm();  // false: not enough is picked

  bool active() const { return kind_.has_value(); }
  bool from_hand() const { return active() && kind_ != ActionType::void_suit; }
  int count() const;  // to be picked
  int picked() const { return static_cast<int>(rows_.size()); }
  bool complete() const { return action().has_value(); }
  QStringList tiles() const;  // picked from the hand
  RowModel* options() { return &options_; }
  QString prompt_text() const;
  QString confirm_text() const;
  bool may_declare() const;  // a discard may declare riichi
  bool declaring() const { return kind_ == ActionType::discard; }
  bool declare(bool on);  // false: it cannot be

  // What is asked from now on. Where it is what was asked before, what was picked stays picked. `order`: the
  // tiles of the hand by rows.
  void show(const LegalActions& legal, std::vector<Tile> order);
  // Tells the rows of the hand what can be picked and what is.
  void mark(QList<HandTileRow>& rows) const;
  void retranslate() { refresh(); }

 Q_SIGNALS:
  void changed();
  void moved();  // by the person
  void decided(const tingpai::Action& action);

 private:
  std::vector<Action> choices() const;   // the actions that are picked from
  std::optional<Action> action() const;  // what the picked tiles make
  bool is_picked(int row) const;
  bool pickable(int row) const;
  void refresh();

  LegalActions legal_;
  std::vector<Tile> order_;
  std::optional<ActionType> kind_;  // exchange, void_suit, or discard: one that declares
  std::vector<int> rows_;           // picked, the first one first
  RowModel options_;
};

}  // namespace tingpai::app
