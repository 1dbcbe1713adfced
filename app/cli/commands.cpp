#include "app/cli/commands.h"

#include <algorithm>

#include "engine/rules/scheme.h"

namespace tingpai::cli {

namespace {

std::string usage_of(const Command::Option& option) {
  std::string text(option.name);
  if (!option.value.empty()) text.append(" ").append(option.value);
  return text;
}

// Two columns, the second one aligned.
std::string table(const std::vector<std::pair<std::string, std::string_view>>& rows) {
  std::size_t width = 0;
  for (const auto& [name, meaning] : rows) width = std::max(width, name.size());
  std::string text;
  for (const auto& [name, meaning] : rows) {
    text.append("  ").append(name).append(width - name.size() + 2, ' ').append(meaning).append("\n");
  }
  return text;
}

std::string table(const std::vector<Command::Field>& fields) {
  std::vector<std::pair<std::string, std::string_view>> rows;
  for (const Command::Field& field : fields) rows.emplace_back(field.name, field.meaning);
  return table(rows);
}

std::string input_help(const Command& command) {
  std::string text = "\nInput: ";
  text.append(command.input).append("\n");
  if (command.fields_under == nullptr) return text + table(command.fields);
  const auto kinds = scheme::kinds();
  for (const Preset& kind : kinds) {
    if (kinds.size() > 1) text.append("Under ").append(kind.name).append(":\n");
    text += table(command.fields_under(kind.ruleset));
  }
  return text;
}

std::string replaced(std::string text, std::string_view sign, std::string_view by) {
  for (auto at = text.find(sign); at != std::string::npos; at = text.find(sign, at + by.size()))
    text.replace(at, sign.size(), by);
  return text;
}

// %RULES stands for the rules that a new player gets, %ALL_RULES for the names of all.
std::string with_rules(std::string_view text) {
  std::string names;
  for (const Preset& preset : scheme::presets()) names.append(names.empty() ? "" : ", ").append(preset.name);
  return replaced(replaced(std::string(text), "%ALL_RULES", names), "%RULES", scheme::presets().front().name);
}

}  // namespace

Arguments::Known known(const Command& command) {
  Arguments::Known known{.options = {}, .flags = {}, .operands = command.most_operands};
  for (const Command::Option& option : command.options)
    (option.value.empty() ? known.flags : known.options).push_back(option.name);
  return known;
}

std::string synopsis(const Command& command) {
  std::string text(command.operands);
  for (const Command::Option& option : command.options) {
    const std::string usage = usage_of(option);
    text.append(text.empty() ? "" : " ").append(option.required ? usage : "[" + usage + "]");
  }
  return text;
}

std::string help(const Command& command) {
  std::string text = "usage: tingpai-cli " + std::string(command.name) + " " + synopsis(command) + "\n\n";
  text.append(command.purpose).append("\n\nOptions:\n");
  std::vector<std::pair<std::string, std::string_view>> rows;
  for (const Command::Option& option : command.options) rows.emplace_back(usage_of(option), option.meaning);
  text += table(rows);
  if (!command.input.empty()) text += input_help(command);
  return with_rules(text.append("\nExample:\n  ").append(command.example).append("\n"));
}

}  // namespace tingpai::cli
