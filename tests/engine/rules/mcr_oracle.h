// Reads the MCR oracle data: hands with flags and the expected score, one JSON object a line.
#pragma once

#include <QJsonObject>
#include <QString>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/rules/mcr/mcr.h"

namespace tingpai::test {

using FanList = std::map<std::string, int>;  // pattern name to count

struct McrCase {
  QString id;
  QString group;  // the class of a disagreement, else empty
  Win win;
  bool wins = true;
  std::optional<Fan> total;  // nothing where no ruling exists
  std::optional<Fan> base;   // the rest only in the main set
  bool legal = false;
  std::vector<FanList> fans;  // any of them is right; empty in disagreements
};

// Reads every line; a damaged line ends the test program's reading with an empty result and `error` set.
std::vector<McrCase> read_mcr_cases(const QString& path, QString* error);

FanList fan_list(const Score& score);
// Empty if the engine agrees, else what differs.
QString difference(const McrCase& expected, const mcr::Rules& rules);

}  // namespace tingpai::test
