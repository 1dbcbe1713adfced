#include "app/store/deal_code.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/table/wall.h"

namespace tingpai::app {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(DealCode)
};

Error error(const QString& message) { return {message.toStdString(), 0}; }

constexpr std::string_view alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr int base = 32;
constexpr std::size_t longest_seed = 13;  // digits of 64 bits
constexpr int group = 4;

using Digits = std::vector<int>;

// The presets that have a code; the place is part of the code, so that new ones only join at the end. Places
// 1 to 9 stay empty: see parse_deal.
const std::vector<Ruleset>& presets() {
  static const std::vector<Ruleset> all{Ruleset{}};
  return all;
}

std::optional<int> digit_of(QChar letter) {
  char c = letter.toUpper().toLatin1();
  if (c == 'O') c = '0';
  if (c == 'I' || c == 'L') c = '1';
  const auto place = alphabet.find(c);
  if (c == 0 || place == std::string_view::npos) return std::nullopt;
  return static_cast<int>(place);
}

// Luhn: from the last digit on every second one counts twice, with the digits of the double added.
int check_digit(const Digits& digits) {
  int sum = 0;
  int factor = 2;
  for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit) {
    const int product = *digit * factor;
    sum += product / base + product % base;
    factor = 3 - factor;
  }
  return (base - sum % base) % base;
}

}  // namespace

QString deal_code(const Deal& deal) {
  const auto preset = std::find(presets().begin(), presets().end(), deal.ruleset);
  if (preset == presets().end()) return {};
  Digits digits;
  for (std::uint64_t left = deal.seed; left > 0; left /= base)
    digits.push_back(static_cast<int>(left % base));
  digits.push_back(static_cast<int>(preset - presets().begin()));
  std::reverse(digits.begin(), digits.end());
  digits.push_back(check_digit(digits));
  QString text;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i > 0 && i % group == 0) text += u'-';
    text += QLatin1Char(alphabet[static_cast<std::size_t>(digits[i])]);
  }
  return text;
}

Result<Deal> parse_deal_code(const QString& text) {
  const Error wrong = error(Words::tr("This is no deal code: a character is wrong or missing"));
  Digits digits;
  for (const QChar letter : text) {
    if (letter.isSpace() || letter == u'-') continue;
    const auto digit = digit_of(letter);
    if (!digit) return wrong;
    digits.push_back(*digit);
  }
  if (digits.size() < 2 || digits.size() > longest_seed + 2) return wrong;
  const int check = digits.back();
  digits.pop_back();
  if (check != check_digit(digits)) return wrong;
  if (digits.size() == longest_seed + 1 && digits[1] > 15) return wrong;  // beyond 64 bits
  if (digits.size() > 1 && digits[1] == 0) return wrong;                  // one text for one deal
  const auto preset = static_cast<std::size_t>(digits.front());
  if (preset >= presets().size()) {
    return error(Words::tr("This deal is for rules that this version does not know"));
  }
  Deal deal{presets()[preset], 0};
  for (std::size_t i = 1; i < digits.size(); ++i) {
    deal.seed = deal.seed * base + static_cast<std::uint64_t>(digits[i]);
  }
  return deal;
}

Result<Deal> parse_deal(const QString& text) {
  const QString typed = text.trimmed();
  const bool number = std::all_of(typed.begin(), typed.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
  if (typed.isEmpty()) return error(Words::tr("Type a deal code"));
  if (!number || (typed.size() > 1 && typed.front() == u'0')) return parse_deal_code(typed);
  bool fits = false;
  const quint64 seed = typed.toULongLong(&fits);
  if (!fits) return error(Words::tr("There is no deal of this number: the last is %1").arg(~quint64{0}));
  return Deal{Ruleset{}, seed};
}

QString wall_hash(const Ruleset& ruleset, std::uint64_t seed) {
  QCryptographicHash hash(QCryptographicHash::Sha256);
  for (int hand = 0; hand < ruleset.hands; ++hand) {
    hash.addData(QByteArray::fromStdString(to_text(shuffled_wall(ruleset, seed, hand)) + '\n'));
  }
  return QString::fromLatin1(hash.result().toHex());
}

}  // namespace tingpai::app
