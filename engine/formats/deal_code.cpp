#include "engine/formats/deal_code.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "engine/rules/scheme.h"
#include "engine/table/wall.h"

namespace tingpai {

namespace {

constexpr std::string_view alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr int base = 32;
constexpr std::size_t longest_seed = 13;  // digits of 64 bits
constexpr int group = 4;
constexpr int sealed_hands = 16;

using Digits = std::vector<int>;

// The place of a preset is the first digit of its codes, so new presets only join at the end. Places 1 to 9
// stay empty: digits alone are a deal's number for people, and no code may look like one.
constexpr std::size_t second_place = 10;
std::size_t place_of(std::size_t preset) { return preset == 0 ? 0 : second_place + preset - 1; }
std::optional<std::size_t> preset_at(std::size_t place) {
  for (std::size_t preset = 0; preset < scheme::presets().size(); ++preset) {
    if (place_of(preset) == place) return preset;
  }
  return std::nullopt;
}

std::optional<int> digit_of(char letter) {
  char c = letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
  if (c == 'O') c = '0';
  if (c == 'I' || c == 'L') c = '1';
  const auto place = alphabet.find(c);
  if (place == std::string_view::npos) return std::nullopt;
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

std::optional<std::size_t> preset_of(Ruleset ruleset) {
  const std::vector<Preset>& presets = scheme::presets();
  for (std::size_t i = 0; i < presets.size(); ++i) {
    ruleset.hands = presets[i].ruleset.hands;
    if (ruleset == presets[i].ruleset) return i;
  }
  return std::nullopt;
}

}  // namespace

bool is_preset(Ruleset ruleset) { return preset_of(std::move(ruleset)).has_value(); }

std::string code_of(const Deal& deal) {
  const auto preset = preset_of(deal.ruleset);
  if (!preset) return {};
  Digits digits;
  for (std::uint64_t left = deal.seed; left > 0; left /= base)
    digits.push_back(static_cast<int>(left % base));
  digits.push_back(static_cast<int>(place_of(*preset)));
  std::reverse(digits.begin(), digits.end());
  digits.push_back(check_digit(digits));
  std::string text;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i > 0 && i % group == 0) text += '-';
    text += alphabet[static_cast<std::size_t>(digits[i])];
  }
  return text;
}

Result<Deal> deal_of_code(std::string_view text) {
  constexpr std::string_view ignored = " \t\r\n\f\v-";
  Digits digits;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (ignored.find(text[i]) != std::string_view::npos) continue;
    const auto digit = digit_of(text[i]);
    if (!digit) return Error{std::string(no_deal_code), i};
    digits.push_back(*digit);
  }
  const Error wrong{std::string(no_deal_code), 0};
  if (digits.size() < 2 || digits.size() > longest_seed + 2) return wrong;
  const int check = digits.back();
  digits.pop_back();
  if (check != check_digit(digits)) return wrong;
  if (digits.size() == longest_seed + 1 && digits[1] > 15) return wrong;  // beyond 64 bits
  if (digits.size() > 1 && digits[1] == 0) return wrong;                  // one text for one deal
  const auto preset = preset_at(static_cast<std::size_t>(digits.front()));
  if (!preset) return Error{std::string(unknown_rules), 0};
  Deal deal{scheme::presets()[*preset].ruleset, 0};
  for (std::size_t i = 1; i < digits.size(); ++i) {
    deal.seed = deal.seed * base + static_cast<std::uint64_t>(digits[i]);
  }
  return deal;
}

std::string sealed_walls(const Deal& deal) {
  std::string text;
  for (int hand = 0; hand < sealed_hands; ++hand)
    text.append(to_text(shuffled_wall(deal.ruleset, deal.seed, hand))).append("\n");
  return text;
}

}  // namespace tingpai
