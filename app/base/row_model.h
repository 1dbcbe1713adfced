// The one list model: rows of values with named roles. New rows replace old ones with the fewest moves, so
// that a delegate stays with its tile. Rows that go are not removed: they stay behind the others, unused and
// with their last values, until new rows need them. Making a delegate costs more than everything else in a
// move.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <QByteArray>
#include <QList>
#include <QVariant>

namespace tingpai::app {

using Row = QList<QVariant>;  // in the order of the roles; the first value is what identifies a row

class RowModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by Game")
  Q_PROPERTY(int count READ count NOTIFY countChanged)
 public:
  explicit RowModel(QList<QByteArray> roles, QObject* parent = nullptr);

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QHash<int, QByteArray> roleNames() const override;

  int count() const { return count_; }  // rows in use
  Q_INVOKABLE QVariantMap get(int row) const;
  QVariant value(int row, const QByteArray& role) const;

  void set_rows(const QList<Row>& rows);
  // Makes unused rows ahead, so that the first new rows find delegates.
  void reserve(int rows, const Row& blank);

 Q_SIGNALS:
  void countChanged();

 private:
  int used_role() const { return Qt::UserRole + static_cast<int>(roles_.size()); }
  // Rows [begin, end).
  void put_away(int begin, int end);
  void bring(int begin, int end, const QList<Row>& from);
  void change_row(int row, const Row& values, QList<int> roles = {});

  QList<QByteArray> roles_;
  QList<Row> rows_;  // the unused ones are at the end
  int count_ = 0;
};

}  // namespace tingpai::app
