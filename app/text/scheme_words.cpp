#include "app/text/scheme_words.h"

#include <QCoreApplication>
#include <cmath>

#include "app/text/hongzhong_words.h"
#include "app/text/mcr_words.h"
#include "app/text/riichi_words.h"
#include "app/text/sichuan_words.h"
#include "engine/rules/scheme.h"

namespace tingpai::app {
namespace {

struct SchemeText {
  Q_DECLARE_TR_FUNCTIONS(Schemes)
};

constexpr double minutes_a_hand = 3.75;

}  // namespace

QString total_of(const Score& score) { return QString::number(score.total); }

QString length_of(int hands) {
  const QString minutes = QString::number(std::lround(hands * minutes_a_hand));
  return hands == 1 ? SchemeText::tr("1 hand · %1 min").arg(minutes)
                    : SchemeText::tr("%1 hands · %2 min").arg(QString::number(hands), minutes);
}

const SchemeWords& words_of(SchemeId scheme) {
  switch (scheme) {
    case SchemeId::mcr:
      break;
    case SchemeId::hongzhong:
      return hongzhong_words();
    case SchemeId::sichuan:
      return sichuan_words();
    case SchemeId::riichi:
      return riichi_words();
  }
  return mcr_words();
}

const SchemeWords& words_of(PatternId pattern) { return words_of(pattern.scheme); }

const SchemeWords& words_of(const Ruleset& ruleset) { return words_of(scheme::id_of(ruleset)); }

SchemeId scheme_named(const QString& kind) {
  for (const Preset& preset : scheme::presets()) {
    if (kind == QString::fromStdString(std::string(preset.name))) return scheme::id_of(preset.ruleset);
  }
  return {};
}

QString name_of_rules(const QString& kind) {
  for (const Preset& preset : scheme::presets()) {
    if (kind == QString::fromStdString(std::string(preset.name))) return words_of(preset.ruleset).name();
  }
  return kind;
}

}  // namespace tingpai::app
