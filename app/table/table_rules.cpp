#include "app/table/table_rules.h"

#include <QCoreApplication>

#include "app/text/scheme_words.h"
#include "engine/formats/deal_code.h"
#include "engine/rules/scheme.h"

namespace tingpai::app {
namespace {

struct TableRulesText {
  Q_DECLARE_TR_FUNCTIONS(TableRules)
};

}  // namespace

TableRules table_rules(const Ruleset& ruleset, const TurnRules& turns) {
  return {.kind = QString::fromStdString(std::string(scheme::name_of(ruleset))),
          .text = QString::fromStdString(to_text(ruleset)),
          .name = words_of(ruleset).name(),
          .points_unit = TableRulesText::tr("points"),
          .standard = is_preset(ruleset),
          .chows = turns.chow,
          .flowers = scheme::has_flowers(ruleset),
          .winds = scheme::has_winds(ruleset),
          .indicators = turns.undrawn > 0,
          .void_suits = turns.void_suits,
          .ledger = turns.settles,
          .missed_wins = turns.keeps_missed_wins,
          .self_draw_only = !turns.win_on_discard};
}

}  // namespace tingpai::app
