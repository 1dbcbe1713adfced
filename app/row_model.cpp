#include "app/row_model.h"

#include <vector>

namespace tingpai::app {
namespace {

// Which old rows stay, as pairs of (old, new) row: a longest common subsequence by the rows' first values.
std::vector<std::pair<int, int>> kept_rows(const QList<Row>& before, const QList<Row>& after) {
  const auto n = static_cast<std::size_t>(before.size());
  const auto m = static_cast<std::size_t>(after.size());
  std::vector<std::vector<int>> longest(n + 1, std::vector<int>(m + 1, 0));
  const auto same = [&](std::size_t i, std::size_t j) {
    return before[static_cast<qsizetype>(i)].front() == after[static_cast<qsizetype>(j)].front();
  };
  for (std::size_t i = n; i-- > 0;) {
    for (std::size_t j = m; j-- > 0;) {
      longest[i][j] = same(i, j) ? longest[i + 1][j + 1] + 1 : std::max(longest[i + 1][j], longest[i][j + 1]);
    }
  }
  std::vector<std::pair<int, int>> kept;
  for (std::size_t i = 0, j = 0; i < n && j < m;) {
    if (same(i, j)) {
      kept.emplace_back(static_cast<int>(i++), static_cast<int>(j++));
    } else if (longest[i + 1][j] >= longest[i][j + 1]) {
      ++i;
    } else {
      ++j;
    }
  }
  return kept;
}

}  // namespace

RowModel::RowModel(QList<QByteArray> roles, QObject* parent)
    : QAbstractListModel(parent), roles_(std::move(roles)) {}

int RowModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant RowModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
  return rows_[index.row()].value(role - Qt::UserRole);
}

QHash<int, QByteArray> RowModel::roleNames() const {
  QHash<int, QByteArray> names;
  for (int i = 0; i < roles_.size(); ++i) names.insert(Qt::UserRole + i, roles_[i]);
  return names;
}

QVariantMap RowModel::get(int row) const {
  QVariantMap map;
  if (row < 0 || row >= count()) return map;
  for (int i = 0; i < roles_.size(); ++i) map.insert(QString::fromLatin1(roles_[i]), rows_[row].value(i));
  return map;
}

QVariant RowModel::value(int row, const QByteArray& role) const {
  return row < 0 || row >= count() ? QVariant() : rows_[row].value(roles_.indexOf(role));
}

void RowModel::set_rows(const QList<Row>& rows) {
  const int count_before = count();
  const auto kept = kept_rows(rows_, rows);
  // 1. Rows that go, from the end, so that the indices before them stay right; neighbours together.
  int end = count_before;
  for (auto stays = kept.rbegin(); stays != kept.rend(); ++stays) {
    remove_rows(stays->first + 1, end);
    end = stays->first;
  }
  remove_rows(0, end);
  // 2. Rows that come, and rows whose other values have changed.
  int row = 0;
  for (const auto& [before, after] : kept) {
    insert_rows(row, after, rows);
    change_row(after, rows[after]);
    row = after + 1;
  }
  insert_rows(row, static_cast<int>(rows.size()), rows);
  if (count() != count_before) Q_EMIT countChanged();
}

void RowModel::remove_rows(int begin, int end) {
  if (begin == end) return;
  beginRemoveRows({}, begin, end - 1);
  rows_.remove(begin, end - begin);
  endRemoveRows();
}

void RowModel::insert_rows(int begin, int end, const QList<Row>& from) {
  if (begin == end) return;
  beginInsertRows({}, begin, end - 1);
  for (int row = begin; row < end; ++row) rows_.insert(row, from[row]);
  endInsertRows();
}

void RowModel::change_row(int row, const Row& values) {
  QList<int> roles;
  for (int i = 0; i < values.size(); ++i) {
    if (rows_[row].value(i) != values[i]) roles << Qt::UserRole + i;
  }
  if (roles.isEmpty()) return;
  rows_[row] = values;
  Q_EMIT dataChanged(index(row), index(row), roles);
}

}  // namespace tingpai::app
