#include "app/people/players.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <array>

#include "app/text/names.h"

namespace tingpai::app {
namespace {

struct PlayersText {
  Q_DECLARE_TR_FUNCTIONS(Players)
};

// Two sit opposite each other.
constexpr std::array<std::array<int, 4>, 5> places{{{}, {}, {0, 2}, {0, 1, 2}, {0, 1, 2, 3}}};

}  // namespace

Players Players::sharing(const std::vector<Person>& people) {
  Q_ASSERT(people.size() >= 2 && people.size() <= 4);
  Players players;
  players.shared_ = true;
  for (std::size_t i = 0; i < people.size(); ++i) {
    players.people_[seat_of(static_cast<int>(i), static_cast<int>(people.size()))] = people[i];
  }
  return players;
}

Seat Players::seat_of(int person, int people) {
  return Seat::from_index(places[static_cast<std::size_t>(people)][static_cast<std::size_t>(person)]);
}

Players Players::strangers(const PlayerNames& names) {
  Players players;
  players.unknown_ = true;
  for (const Seat seat : all_seats)
    players.strangers_[seat] = QString::fromStdString(names[seat]).simplified();
  return players;
}

BySeat<bool> Players::people() const {
  BySeat<bool> people;
  for (const Seat seat : all_seats) people[seat] = is_person(seat);
  return people;
}

QString Players::name(Seat seat) const {
  if (!strangers_[seat].isEmpty()) return strangers_[seat];
  if (unknown_) return PlayersText::tr("Player %1").arg(seat.index() + 1);
  if (!programs_[seat].isEmpty()) return programs_[seat];
  const auto& person = people_[seat];
  return person ? person->name : names::player(seat);
}

QStringList Players::strangers_named() const {
  QStringList named;
  for (const QString& name : strangers_)
    if (!name.isEmpty()) named << name;
  return named;
}

QString Players::seal(Seat seat) const {
  constexpr std::array<char16_t, 4> carved{u'我', u'林', u'梅', u'陶'};  // you; the bots as in Chinese
  if (unknown_ && strangers_[seat].isEmpty()) return QString::number(seat.index() + 1);
  const bool named = unknown_ || people_[seat] || !programs_[seat].isEmpty();
  if (!named) return QString(QChar(carved[static_cast<std::size_t>(seat.index())]));
  QString initials;
  for (const QString& word : name(seat).split(u' ', Qt::SkipEmptyParts)) {
    if (initials.size() < 2) initials += word.left(word.front().isHighSurrogate() ? 2 : 1).toUpper();
  }
  return initials;
}

void Players::seat_program(Seat seat, const QString& name) {
  if (!unknown_ && !is_person(seat)) programs_[seat] = name;
}

bool Players::unlocks(Seat seat, const QString& pin) const {
  return !locked(seat) || people_[seat]->lock == lock_of(pin);
}

// Against a glance into the file, not against an attack.
QString Players::lock_of(const QString& pin) {
  if (pin.isEmpty()) return {};
  return QString::fromLatin1(
      QCryptographicHash::hash("tingpai " + pin.toUtf8(), QCryptographicHash::Sha256).toHex());
}

QString Players::to_text() const {
  if (!shared_) return QStringLiteral("");  // not null: the database tells them apart
  QJsonArray people;
  for (const Seat seat : all_seats) {
    if (!people_[seat]) continue;
    people.append(QJsonObject{{QStringLiteral("seat"), seat.index()},
                              {QStringLiteral("name"), people_[seat]->name},
                              {QStringLiteral("lock"), people_[seat]->lock}});
  }
  return QString::fromUtf8(QJsonDocument(people).toJson(QJsonDocument::Compact));
}

Result<Players> Players::parse(const QString& text) {
  if (text.isEmpty()) return Players();
  QJsonParseError reason;
  const QJsonArray people = QJsonDocument::fromJson(text.toUtf8(), &reason).array();
  if (reason.error != QJsonParseError::NoError) {
    return Error{reason.errorString().toStdString(), static_cast<std::size_t>(reason.offset)};
  }
  Players players;
  players.shared_ = true;
  for (qsizetype i = 0; i < people.size(); ++i) {
    const QJsonObject person = people[i].toObject();
    const int seat = person[QStringLiteral("seat")].toInt(-1);
    const QString name = person[QStringLiteral("name")].toString();
    if (seat < 0 || seat > 3 || name.isEmpty() || name.size() > longest_name) {
      return Error{PlayersText::tr("person %1 cannot be read").arg(i + 1).toStdString(),
                   static_cast<std::size_t>(i)};
    }
    players.people_[Seat::from_index(seat)] = Person{name, person[QStringLiteral("lock")].toString()};
  }
  return players;
}

QString Players::programs_text() const {
  QJsonArray programs;
  for (const Seat seat : all_seats) {
    if (programs_[seat].isEmpty()) continue;
    programs.append(
        QJsonObject{{QStringLiteral("seat"), seat.index()}, {QStringLiteral("name"), programs_[seat]}});
  }
  if (programs.isEmpty()) return QStringLiteral("");  // not null
  return QString::fromUtf8(QJsonDocument(programs).toJson(QJsonDocument::Compact));
}

void Players::seat_programs(const QString& text) {
  for (const QJsonValue each : QJsonDocument::fromJson(text.toUtf8()).array()) {
    const int seat = each[QStringLiteral("seat")].toInt(-1);
    const QString name = each[QStringLiteral("name")].toString();
    if (seat >= 0 && seat <= 3 && name.size() <= longest_name) seat_program(Seat::from_index(seat), name);
  }
}

}  // namespace tingpai::app
