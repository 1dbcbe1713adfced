#include "app/store/deal_code.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <algorithm>
#include <array>

namespace tingpai::app {
namespace {

struct DealCodeText {
  Q_DECLARE_TR_FUNCTIONS(DealCode)
};

Error refused(const QString& message) { return {message.toStdString(), 0}; }

// As the engine says it.
[[maybe_unused]] constexpr std::array known{
    QT_TRANSLATE_NOOP("DealCode", "Not a deal code: a character is wrong or missing"),
    QT_TRANSLATE_NOOP("DealCode", "This deal uses rules that this version does not support"),
};
static_assert(known[0] == no_deal_code && known[1] == unknown_rules);

}  // namespace

QString deal_code(const Deal& deal) { return QString::fromStdString(code_of(deal)); }

Result<Deal> parse_deal_code(const QString& text) {
  QString code = text;
  code.removeIf([](QChar c) { return c.isSpace(); });  // wide ones, too
  auto deal = deal_of_code(code.toStdString());
  if (!deal) return refused(DealCodeText::tr(deal.error().message.c_str()));
  return deal;
}

Result<Deal> parse_deal(const QString& text) {
  const QString typed = text.trimmed();
  const bool number = std::all_of(typed.begin(), typed.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
  if (typed.isEmpty()) return refused(DealCodeText::tr("Enter a deal code"));
  if (!number || (typed.size() > 1 && typed.front() == u'0')) return parse_deal_code(typed);
  bool fits = false;
  const quint64 seed = typed.toULongLong(&fits);
  if (!fits) return refused(DealCodeText::tr("No deal has this number; the last one is %1").arg(~quint64{0}));
  return Deal{Ruleset{}, seed};
}

QString wall_hash(const Ruleset& ruleset, std::uint64_t seed) {
  const auto walls = QByteArray::fromStdString(sealed_walls({ruleset, seed}));
  return QString::fromLatin1(QCryptographicHash::hash(walls, QCryptographicHash::Sha256).toHex());
}

}  // namespace tingpai::app
