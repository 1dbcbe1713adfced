#include "app/base/row_model.h"

#include <QMetaProperty>
#include <algorithm>
#include <vector>

namespace tingpai::app {
namespace {

// Which old rows stay, as pairs of (old, new) row: a longest common subsequence by the rows' first values.
std::vector<std::pair<int, int>> kept_rows(const QList<QVariantList>& before,
                                           const QList<QVariantList>& after) {
  const auto same = [&](std::size_t i, std::size_t j) {
    return before[static_cast<qsizetype>(i)].front() == after[static_cast<qsizetype>(j)].front();
  };
  std::vector<std::pair<int, int>> kept;
  const auto n = static_cast<std::size_t>(before.size());
  const auto m = static_cast<std::size_t>(after.size());
  // Mostly the rows are the same up to one that comes or goes: what begins alike needs no table.
  std::size_t start = 0;
  for (; start < n && start < m && same(start, start); ++start) {
    kept.emplace_back(static_cast<int>(start), static_cast<int>(start));
  }
  std::vector<std::vector<int>> longest(n + 1, std::vector<int>(m + 1, 0));
  for (std::size_t i = n; i-- > start;) {
    for (std::size_t j = m; j-- > start;) {
      longest[i][j] = same(i, j) ? longest[i + 1][j + 1] + 1 : std::max(longest[i + 1][j], longest[i][j + 1]);
    }
  }
  for (std::size_t i = start, j = start; i < n && j < m;) {
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

RowModel::RowModel(const QMetaObject& rows, QObject* parent) : QAbstractListModel(parent), kind_(rows) {}

RowModel::Row RowModel::values_of(const void* gadget) const {
  Row values;
  values.reserve(kind_.propertyCount());
  for (int i = 0; i < kind_.propertyCount(); ++i) values << kind_.property(i).readOnGadget(gadget);
  return values;
}

int RowModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant RowModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
  if (role == used_role()) return index.row() < count_;
  return rows_[index.row()].value(role - Qt::UserRole);
}

QHash<int, QByteArray> RowModel::roleNames() const {
  QHash<int, QByteArray> names;
  for (int i = 0; i < kind_.propertyCount(); ++i) names.insert(Qt::UserRole + i, kind_.property(i).name());
  names.insert(used_role(), "used");
  return names;
}

QVariantMap RowModel::get(int row) const {
  QVariantMap map;
  if (row < 0 || row >= count()) return map;
  for (int i = 0; i < kind_.propertyCount(); ++i)
    map.insert(QString::fromLatin1(kind_.property(i).name()), rows_[row].value(i));
  return map;
}

QVariant RowModel::value(int row, const QByteArray& role) const {
  return row < 0 || row >= count() ? QVariant() : rows_[row].value(kind_.indexOfProperty(role.constData()));
}

void RowModel::set_rows(const QList<Row>& rows) {
  const int count_before = count_;
  const auto kept = kept_rows(rows_.first(count_), rows);
  // 1. Rows that go, from the end, so that the indices before them stay right; neighbours together.
  int end = count_before;
  for (auto stays = kept.rbegin(); stays != kept.rend(); ++stays) {
    put_away(stays->first + 1, end);
    end = stays->first;
  }
  put_away(0, end);
  // 2. Rows that come, and rows whose other values have changed.
  int row = 0;
  for (const auto& [before, after] : kept) {
    bring(row, after, rows);
    change_row(after, rows[after]);
    row = after + 1;
  }
  bring(row, static_cast<int>(rows.size()), rows);
  if (count_ != count_before) Q_EMIT countChanged();
}

void RowModel::reserve_rows(int rows, const Row& blank) {
  const int more = rows - static_cast<int>(rows_.size());
  if (more <= 0) return;
  beginInsertRows({}, static_cast<int>(rows_.size()), rows - 1);
  rows_.resize(rows, blank);
  endInsertRows();
}

void RowModel::put_away(int begin, int end) {
  if (begin == end) return;
  if (end < count_) {
    beginMoveRows({}, begin, end - 1, {}, count_);
    std::rotate(rows_.begin() + begin, rows_.begin() + end, rows_.begin() + count_);
    endMoveRows();
  }
  const int last = count_ - 1;
  count_ -= end - begin;
  Q_EMIT dataChanged(index(count_), index(last), {used_role()});
}

void RowModel::bring(int begin, int end, const QList<Row>& from) {
  const int reused = std::min(end - begin, static_cast<int>(rows_.size()) - count_);
  if (reused > 0 && begin < count_) {
    beginMoveRows({}, count_, count_ + reused - 1, {}, begin);
    std::rotate(rows_.begin() + begin, rows_.begin() + count_, rows_.begin() + count_ + reused);
    endMoveRows();
  }
  count_ += reused;
  for (int row = begin; row < begin + reused; ++row) change_row(row, from[row], {used_role()});
  begin += reused;
  if (begin == end) return;
  beginInsertRows({}, begin, end - 1);
  for (int row = begin; row < end; ++row) rows_.insert(row, from[row]);
  count_ += end - begin;
  endInsertRows();
}

// `roles` have changed too.
void RowModel::change_row(int row, const Row& values, QList<int> roles) {
  for (int i = 0; i < values.size(); ++i) {
    if (rows_[row].value(i) != values[i]) roles << Qt::UserRole + i;
  }
  if (roles.isEmpty()) return;
  rows_[row] = values;
  Q_EMIT dataChanged(index(row), index(row), roles);
}

}  // namespace tingpai::app
