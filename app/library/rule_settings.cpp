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
      presets_(PresetRow::staticMetaObject),
      rows_(OptionRow::staticMetaObject) {
  connect(&settings_, &AppSettings::rulesChanged, this, &RuleSettings::publish);
  publish();
}

int RuleSettings::preset() const {
  const auto& all = scheme::presets();
  const Ruleset& rules = settings_.rules();
  auto found = std::ranges::find(all, rules, &Preset::ruleset);
  if (found == all.end()) found = std::ranges::find(all, scheme::name_of(rules), &Preset::name);
  return static_cast<int>(found - all.begin());
}

void RuleSettings::set_preset(int preset) {
  const auto& all = scheme::presets();
  if (preset == this->preset())
    settings_.set_rules(settings_.rules());  // they are chosen now, if they were not
  else if (preset >= 0 && preset < std::ssize(all))
    settings_.set_rules(all[static_cast<std::size_t>(preset)].ruleset);
}

QString RuleSettings::kind() const { return text_of(scheme::name_of(settings_.rules())); }

QString RuleSettings::text() const { return QString::fromStdString(to_text(settings_.rules())); }

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

bool RuleSettings::differ() const {
  return settings_.rules() != scheme::presets()[static_cast<std::size_t>(preset())].ruleset;
}

QString RuleSettings::differences() const {
  const Ruleset& usual = scheme::presets()[static_cast<std::size_t>(preset())].ruleset;
  QStringList all;
  for (const Option& option : offered(settings_.rules())) {
    if (option.get(settings_.rules()) == option.get(usual)) continue;
    const OptionRow row = row_of(option, settings_.rules());
    //: an option of the rules and what is chosen
    all << tr("%1: %2").arg(row.caption, row.values[row.current]);
  }
  return all.join(QStringLiteral(" · "));
}

void RuleSettings::reset() {
  settings_.set_rules(scheme::presets()[static_cast<std::size_t>(preset())].ruleset);
}

void RuleSettings::publish() {
  const Ruleset& rules = settings_.rules();
  QList<PresetRow> presets;
  for (const Preset& each : scheme::presets()) {
    const int place = static_cast<int>(presets.size());
    const Ruleset& shown = place == preset() ? rules : each.ruleset;
    const SchemeWords& words = words_of(shown);
    presets << PresetRow{place,
                         names::texts(*parse_tiles(words.signs)),
                         words.name(),
                         words.variant(each.ruleset),
                         words.pitch(shown),
                         words.facts(shown)};
  }
  presets_.set(presets);
  QList<OptionRow> rows;
  for (const Option& option : offered(rules)) rows << row_of(option, rules);
  rows_.set(rows);
  Q_EMIT changed();
}

RuleSettings* RuleSettings::create(QQmlEngine* engine, QJSEngine*) { return provided<RuleSettings>(engine); }

}  // namespace tingpai::app
