#include "app/store/game_entry.h"

#include <QRegularExpression>
#include <QSqlQuery>
#include <optional>

#include "engine/rules/scheme.h"
#include "engine/table/record.h"

namespace tingpai::app {

namespace {

struct Rules {
  QString kind;
  int length;
  TurnRules turns;
};

std::optional<Ruleset> read(const QString& text) {
  const auto ruleset = parse_ruleset(text.toStdString());
  return ruleset ? std::optional(*ruleset) : std::nullopt;
}

QString name_of(const Ruleset& ruleset) {
  return QString::fromStdString(std::string(scheme::name_of(ruleset)));
}

// As they are noted, else as the first event tells them. A name that a newer version noted is a kind of its
// own.
Rules rules_of(const QString& noted, const QString& first_line) {
  auto ruleset = read(noted);
  if (!ruleset) ruleset = read(rules_told_by(first_line));
  if (ruleset) return {name_of(*ruleset), ruleset->hands, scheme::turn_rules(*ruleset)};
  static const QRegularExpression name(QStringLiteral("^[a-z_]+(?=;|$)"));
  const QString unknown = name.match(noted).captured();
  const Ruleset& usual = scheme::presets().front().ruleset;
  return {unknown.isEmpty() ? name_of(usual) : unknown, usual.hands, {}};
}

}  // namespace

QString rules_told_by(const QString& line) {
  const auto event = parse_event(line.toStdString());
  const auto* started = event ? std::get_if<events::GameStarted>(&*event) : nullptr;
  return started != nullptr ? QString::fromStdString(to_text(started->ruleset)) : QString();
}

Origin origin_of(const QVariant& number) {
  const int origin = number.toInt();
  return origin == 1 ? Origin::taken_in : origin == 2 ? Origin::continued : Origin::own;
}

const char* const entry_columns =
    "id, begun, status, level, people, parent_number, origin, rules, "
    "(SELECT line FROM events WHERE game=games.id AND number=0), "
    "coalesce((SELECT MAX(id) FROM games AS later WHERE later.parent=games.id), 0)";

GameEntry entry_of(const QSqlQuery& query) {
  const Rules rules = rules_of(query.value(7).toString(), query.value(8).toString());
  return {query.value(0).toLongLong(),
          query.value(1).toString(),
          query.value(2).toString(),
          query.value(3).toString(),
          !query.value(4).toString().isEmpty(),
          query.value(5).toInt(),
          origin_of(query.value(6)),
          rules.length,
          query.value(9).toLongLong(),
          rules.kind,
          rules.turns};
}

}  // namespace tingpai::app
