#include "app/library/rule_settings.h"

#include <algorithm>

#include "app/base/provide.h"
#include "app/text/names.h"
#include "app/text/scheme_words.h"
#include "engine/rules/scheme.h"

namespace tingpai::app {
namespace {

constexpr std::string_view length_key = "hands";  // AppSettings::length

QString text_of(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString words_for(const SchemeWords& words, const Option& option, int value) {
  const QString named = words.option_value(option.key, value);
  if (!named.isEmpty()) return named;
  if (option.least != 0 || option.most != 1) return QString::number(value);
  return value == 0 ? RuleSettings::tr("Off") : RuleSettings::tr("On");
}

// What a person can choose.
std::vector<Option> offered(const Ruleset& ruleset) {
  std::vector<Option> offered;
  for (const Option& option : scheme::options(ruleset)) {
    if (option.key != length_key && !words_of(ruleset).option(option.key).isEmpty())
      offered.push_back(option);
  }
  return offered;
}

// Options that can be chosen and are not the same in both.
std::vector<Option> differing(const Ruleset& one, const Ruleset& other) {
  std::vector<Option> all = offered(one);
  std::erase_if(all, [&](const Option& option) { return option.get(one) == option.get(other); });
  return all;
}

OptionRow row_of(const Option& option, const Ruleset& ruleset) {
  const SchemeWords& words = words_of(ruleset);
  OptionRow row{text_of(option.key), words.option(option.key), {}, 0};
  for (int value = option.least; value <= option.most; value += option.step)
    row.values << words_for(words, option, value);
  row.current = (option.get(ruleset) - option.least) / option.step;
  return row;
}

}  // namespace

RuleSettings::RuleSettings(AppSettings& settings, QObject* parent)
    : QObject(parent),
      settings_(settings),
      cards_(RuleCardRow::staticMetaObject),
      rows_(OptionRow::staticMetaObject) {
  connect(&settings_, &AppSettings::rulesChanged, this, &RuleSettings::publish);
  publish();
}

int RuleSettings::card() const {
  const std::vector<Preset> kinds = scheme::kinds();
  const auto found = std::ranges::find(kinds, scheme::name_of(settings_.rules()), &Preset::name);
  return static_cast<int>(found - kinds.begin());
}

void RuleSettings::set_card(int card) {
  const std::vector<Preset> kinds = scheme::kinds();
  if (card == this->card())
    settings_.set_rules(settings_.rules());  // they are chosen now, if they were not
  else if (card >= 0 && card < std::ssize(kinds))
    settings_.set_rules(kinds[static_cast<std::size_t>(card)].ruleset);
}

QStringList RuleSettings::variants() const {
  const std::vector<Preset> all = scheme::variants(settings_.rules());
  QStringList names;
  if (all.size() < 2) return names;
  for (const Preset& each : all) names << words_of(each.ruleset).variant(each.ruleset);
  return names;
}

int RuleSettings::variant() const {
  const std::vector<Preset> all = scheme::variants(settings_.rules());
  const auto away = [&](const Preset& each) { return differing(settings_.rules(), each.ruleset).size(); };
  return static_cast<int>(std::ranges::min_element(all, {}, away) - all.begin());
}

void RuleSettings::set_variant(int variant) {
  const std::vector<Preset> all = scheme::variants(settings_.rules());
  if (variant != this->variant() && variant >= 0 && variant < std::ssize(all))
    settings_.set_rules(all[static_cast<std::size_t>(variant)].ruleset);
}

QString RuleSettings::title() const {
  const QString name = words_of(settings_.rules()).name();
  if (variant() == 0) return name;
  //: rules and which variant of them: "name, variant"
  return tr("%1, %2").arg(name, variants()[variant()]);
}

QString RuleSettings::kind() const { return text_of(scheme::name_of(settings_.rules())); }

QString RuleSettings::text() const { return QString::fromStdString(to_text(settings_.rules())); }

QList<QString> RuleSettings::length_names() const {
  QList<QString> names;
  for (const QString& hands : AppSettings::lengths())
    names << words_of(settings_.rules()).length(hands.toInt());
  return names;
}
bool RuleSettings::winds() const { return scheme::has_winds(settings_.rules()); }

void RuleSettings::choose(const QString& key, int value) {
  Ruleset rules = settings_.rules();
  for (const Option& option : offered(rules)) {
    const int wanted = option.least + value * option.step;
    if (text_of(option.key) != key || !option.accepts(wanted)) continue;
    option.set(rules, wanted);
    settings_.set_rules(rules);
    return;
  }
}

Ruleset RuleSettings::documented() const {
  return scheme::variants(settings_.rules())[static_cast<std::size_t>(variant())].ruleset;
}

bool RuleSettings::differ() const { return settings_.rules() != documented(); }

QString RuleSettings::differences() const {
  QStringList all;
  for (const Option& option : differing(settings_.rules(), documented())) {
    const OptionRow row = row_of(option, settings_.rules());
    //: an option of the rules and what is chosen
    all << tr("%1: %2").arg(row.caption, row.values[row.current]);
  }
  return all.join(QStringLiteral(" · "));
}

void RuleSettings::reset() { settings_.set_rules(documented()); }

void RuleSettings::publish() {
  const Ruleset& rules = settings_.rules();
  QList<RuleCardRow> cards;
  for (const Preset& each : scheme::kinds()) {
    const Ruleset& shown = cards.size() == card() ? rules : each.ruleset;
    const SchemeWords& words = words_of(shown);
    cards << RuleCardRow{names::texts(*parse_tiles(words.signs)), words.name(), words.pitch(shown),
                         words.facts(shown)};
  }
  cards_.set(cards);
  QList<OptionRow> rows;
  for (const Option& option : offered(rules)) rows << row_of(option, rules);
  rows_.set(rows);
  Q_EMIT changed();
}

RuleSettings* RuleSettings::create(QQmlEngine* engine, QJSEngine*) { return provided<RuleSettings>(engine); }

}  // namespace tingpai::app
