// The program's command line.
#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>
#include <optional>

#include "engine/ai/decision.h"
#include "engine/result.h"

namespace tingpai::app {

struct Options {
  std::optional<std::uint64_t> seed;  // a new game of this deal
  QString language;                   // empty: as in the settings
  QString level;                      // of the bots; empty: as in the settings
  QString data_directory;             // empty: where the platform keeps application data
  QString screenshot;                 // where to write a picture of the table
  bool demo = false;                  // a demonstration hand, told in the terminal
  bool help = false;
  bool version = false;
};

Result<Options> parse_options(const QStringList& arguments);
QString help_text();

}  // namespace tingpai::app
