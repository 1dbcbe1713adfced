// The one list model: rows of values with named roles, which are the properties of a gadget. New rows replace
// old ones with the fewest moves, so that a delegate stays with its tile. Rows that go are not removed: they
// stay behind the others, unused and with their last values, until new rows need them. Making a delegate
// costs more than everything else in a move.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <QByteArray>
#include <QList>
#include <QMetaObject>
#include <QVariant>

namespace tingpai::app {

class RowModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by Game")
  Q_PROPERTY(int count READ count NOTIFY countChanged)
 public:
  // `rows`: the gadget that a row is. Its first property identifies a row.
  explicit RowModel(const QMetaObject& rows, QObject* parent = nullptr);

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QHash<int, QByteArray> roleNames() const override;

  int count() const { return count_; }  // rows in use
  Q_INVOKABLE QVariantMap get(int row) const;
  QVariant value(int row, const QByteArray& role) const;

  template <class T>
  void set(const QList<T>& rows) {
    Q_ASSERT(&T::staticMetaObject == &kind_);
    QList<Row> all;
    all.reserve(rows.size());
    for (const T& row : rows) all << values_of(&row);
    set_rows(all);
  }
  void clear() { set_rows({}); }
  // Makes unused rows ahead, so that the first new rows find delegates.
  template <class T>
  void reserve(int rows, const T& blank) {
    Q_ASSERT(&T::staticMetaObject == &kind_);
    reserve_rows(rows, values_of(&blank));
  }

 Q_SIGNALS:
  void countChanged();

 private:
  using Row = QList<QVariant>;  // in the order of the roles

  int used_role() const { return Qt::UserRole + kind_.propertyCount(); }
  Row values_of(const void* gadget) const;
  void set_rows(const QList<Row>& rows);
  void reserve_rows(int rows, const Row& blank);
  // Rows [begin, end).
  void put_away(int begin, int end);
  void bring(int begin, int end, const QList<Row>& from);
  void change_row(int row, const Row& values, QList<int> roles = {});

  const QMetaObject& kind_;
  QList<Row> rows_;  // the unused ones are at the end
  int count_ = 0;
};

}  // namespace tingpai::app
