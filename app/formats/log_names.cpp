#include "app/formats/log_names.h"

#include <QJsonArray>
#include <algorithm>

namespace tingpai {

std::vector<std::string> names_to_write(const PlayerNames& names, const std::array<Seat, 4>& order,
                                        std::string_view letters) {
  std::vector<std::string> written;
  for (const Seat seat : order)
    written.push_back(names != PlayerNames{} ? names[seat] : std::string(1, letters[written.size()]));
  return written;
}

PlayerNames names_read(const QJsonValue& list, std::string_view letters) {
  PlayerNames names;
  const QJsonArray texts = list.toArray();
  for (const Seat seat : all_seats)
    names[seat] = as_player_name(texts.at(seat.index()).toString().toStdString());
  const bool unnamed = std::ranges::equal(names, names_to_write({}, all_seats, letters));
  return unnamed ? PlayerNames{} : names;
}

}  // namespace tingpai
