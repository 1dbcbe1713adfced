// The one list model: rows of values with named roles. New rows replace old ones with the fewest insertions
// and removals, so that a delegate lives as long as its tile.
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

  int count() const { return static_cast<int>(rows_.size()); }
  Q_INVOKABLE QVariantMap get(int row) const;
  QVariant value(int row, const QByteArray& role) const;

  void set_rows(const QList<Row>& rows);

 Q_SIGNALS:
  void countChanged();

 private:
  // Rows [begin, end).
  void remove_rows(int begin, int end);
  void insert_rows(int begin, int end, const QList<Row>& from);
  void change_row(int row, const Row& values);

  QList<QByteArray> roles_;
  QList<Row> rows_;
};

}  // namespace tingpai::app
