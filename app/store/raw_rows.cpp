#include "app/store/raw_rows.h"

#include <QByteArray>
#include <QFile>
#include <QHash>
#include <bit>
#include <optional>
#include <utility>
#include <vector>

// Names as in https://www.sqlite.org/fileformat2.html.
namespace tingpai::app {
namespace {

constexpr qsizetype page_size = 4096;  // SQLite's own choice
constexpr qsizetype file_header = 100, log_header = 32, frame_header = 24;

using Bytes = QByteArrayView;

// Nothing where the bytes end before the number does.
std::optional<quint64> number_at(Bytes bytes, qsizetype at, int size) {
  if (at < 0 || at + size > bytes.size()) return std::nullopt;
  quint64 number = 0;
  for (int i = 0; i < size; ++i) number = number << 8 | static_cast<quint8>(bytes[at + i]);
  return number;
}

// At most nine bytes, each with seven bits, the ninth with eight. Moves `at` past them.
std::optional<quint64> varint(Bytes bytes, qsizetype& at) {
  quint64 number = 0;
  for (int i = 0; i < 9; ++i) {
    const auto byte = number_at(bytes, at++, 1);
    if (!byte) return std::nullopt;
    if (i == 8) return number << 8 | *byte;
    number = number << 7 | (*byte & 0x7f);
    if (*byte < 0x80) break;
  }
  return number;
}

std::optional<QVariant> value_at(Bytes bytes, qsizetype& at, quint64 type) {
  constexpr int sizes[]{0, 1, 2, 3, 4, 6, 8, 8, 0, 0};
  if (type == 0) return QVariant();
  if (type == 8 || type == 9) return QVariant::fromValue<qlonglong>(type == 9);
  if (type < 8) {
    const int size = sizes[type];
    const auto number = number_at(bytes, at, size);
    if (!number) return std::nullopt;
    at += size;
    if (type == 7) return std::bit_cast<double>(*number);
    const int unused = 64 - 8 * size;  // to fill with the sign
    return QVariant::fromValue<qlonglong>(static_cast<qlonglong>(*number << unused) >> unused);
  }
  const auto left = static_cast<quint64>(bytes.size() - at);
  const quint64 size = (type - 12) / 2;
  if (type < 12 || size > left) return std::nullopt;
  const Bytes content = bytes.sliced(at, static_cast<qsizetype>(size));
  at += content.size();
  return type % 2 == 1 ? QVariant(QString::fromUtf8(content)) : QVariant(content.toByteArray());
}

std::optional<QVariantList> values_of(Bytes record) {
  qsizetype type_at = 0;
  const auto header = varint(record, type_at);
  if (!header || *header > static_cast<quint64>(record.size())) return std::nullopt;
  const auto types_end = static_cast<qsizetype>(*header);
  QVariantList values;
  for (qsizetype at = types_end; type_at < types_end;) {
    const auto type = varint(record, type_at);
    const auto value = type ? value_at(record, at, *type) : std::nullopt;
    if (!value) return std::nullopt;
    values << *value;
  }
  return values;
}

class Pages {
 public:
  explicit Pages(const QString& file) : content_(read(file)) { overlay(read(file + QStringLiteral("-wal"))); }

  quint64 count() const { return std::max(static_cast<quint64>(content_.size() / page_size), highest_); }

  // Counted from 1; empty where there is none.
  QByteArray page(quint64 number) const {
    const auto later = later_.constFind(number);
    if (later != later_.constEnd()) return *later;
    if (number < 1 || number > static_cast<quint64>(content_.size() / page_size)) return {};
    return content_.mid(static_cast<qsizetype>(number - 1) * page_size, page_size);
  }

 private:
  static QByteArray read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }

  // What was committed to the log takes the place of what the file has.
  void overlay(const QByteArray& log) {
    const auto salt = number_at(log, 16, 8);
    QHash<quint64, QByteArray> written;
    for (qsizetype at = log_header; at + frame_header + page_size <= log.size();
         at += frame_header + page_size) {
      if (number_at(log, at + 8, 8) != salt) return;  // left from before
      written.insert(*number_at(log, at, 4), log.mid(at + frame_header, page_size));
      if (*number_at(log, at + 4, 4) == 0) continue;
      for (auto page = written.constBegin(); page != written.constEnd(); ++page) {
        later_.insert(page.key(), page.value());
        highest_ = std::max(highest_, page.key());
      }
      written.clear();
    }
  }

  QByteArray content_;
  QHash<quint64, QByteArray> later_;
  quint64 highest_ = 0;
};

// What of a record of so many bytes stands in its cell; the rest is on pages of its own.
qsizetype local_size(qsizetype size, bool by_key) {
  const qsizetype most = by_key ? (page_size - 12) * 64 / 255 - 23 : page_size - 35;
  if (size <= most) return size;
  const qsizetype least = (page_size - 12) * 32 / 255 - 23;
  const qsizetype local = least + (size - least) % (page_size - 4);
  return local <= most ? local : least;
}

std::optional<QByteArray> record_at(const Pages& pages, Bytes page, qsizetype at, quint64 size, bool by_key) {
  if (size > pages.count() * page_size) return std::nullopt;
  const auto whole = static_cast<qsizetype>(size);
  const qsizetype local = local_size(whole, by_key);
  if (at + local > page.size()) return std::nullopt;
  QByteArray record = page.sliced(at, local).toByteArray();
  auto next = number_at(page, at + local, 4);
  while (record.size() < whole) {
    const QByteArray more = next ? pages.page(*next) : QByteArray();
    if (more.isEmpty()) return std::nullopt;
    record += more.mid(4, whole - record.size());
    next = number_at(more, 0, 4);
  }
  return record;
}

// In their order. What comes before a row of a branch is on a page below it.
struct PageRows {
  std::vector<RawRow> rows;
  std::vector<quint64> below;  // the page before each
};

PageRows rows_on(const Pages& pages, quint64 number) {
  constexpr quint64 key_branch = 2, key_leaf = 10, row_leaf = 13;
  const QByteArray page = pages.page(number);
  const qsizetype start = number == 1 ? file_header : 0;
  const auto type = number_at(page, start, 1);
  if (type != key_branch && type != key_leaf && type != row_leaf) return {};
  PageRows found;
  const bool branch = type == key_branch;
  const qsizetype cells_at = start + (branch ? 12 : 8);
  const auto cells = number_at(page, start + 3, 2).value_or(0);
  for (qsizetype i = 0; i < static_cast<qsizetype>(cells); ++i) {
    const auto cell = number_at(page, cells_at + 2 * i, 2);
    if (!cell) break;
    auto at = static_cast<qsizetype>(*cell) + (branch ? 4 : 0);
    RawRow row{type != row_leaf, 0, {}};
    const auto size = varint(page, at);
    if (!row.by_key) row.id = static_cast<qint64>(varint(page, at).value_or(0));
    const auto record = size ? record_at(pages, page, at, *size, row.by_key) : std::nullopt;
    const auto values = record ? values_of(*record) : std::nullopt;
    if (!values) continue;
    row.values = *values;
    found.rows.push_back(std::move(row));
    if (branch) found.below.push_back(number_at(page, static_cast<qsizetype>(*cell), 4).value_or(0));
  }
  return found;
}

void take_rows(const Pages& pages, quint64 number, const std::function<void(const RawRow&, bool)>& take) {
  const auto [rows, below] = rows_on(pages, number);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    bool placed = false;
    if (below.empty()) {
      placed =
          (i > 0 && adjoin(rows[i - 1], rows[i])) || (i + 1 < rows.size() && adjoin(rows[i], rows[i + 1]));
    } else {
      const PageRows before = rows_on(pages, below[i]);
      placed = !before.rows.empty() && adjoin(before.rows.back(), rows[i]);
    }
    take(rows[i], placed);
  }
}

}  // namespace

bool adjoin(const RawRow& row, const RawRow& next) {
  if (row.by_key != next.by_key) return false;
  if (!row.by_key) return row.id + 1 == next.id;
  if (row.values.size() < 2 || next.values.size() < 2) return false;
  return row.values[0] == next.values[0] && row.values[1].toLongLong() + 1 == next.values[1].toLongLong();
}

void for_each_raw_row(const QString& file, const std::function<void(const RawRow&, bool placed)>& take) {
  const Pages pages(file);
  for (quint64 number = 1; number <= pages.count(); ++number) take_rows(pages, number, take);
}

}  // namespace tingpai::app
