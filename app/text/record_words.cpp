#include "app/text/record_words.h"

#include <QCoreApplication>
#include <array>

namespace tingpai::app {
namespace {

struct RecordText {
  Q_DECLARE_TR_FUNCTIONS(RecordWords)
};

// In the order of ErrorCode, as the engine says them.
constexpr std::array<const char*, error_sentences.size()> sentences{
    QT_TRANSLATE_NOOP("RecordWords", "this is not allowed here (%1)"),
    QT_TRANSLATE_NOOP("RecordWords", "not a record: the header line is missing or cut"),
    QT_TRANSLATE_NOOP("RecordWords", "not a record, or its header is damaged"),
    QT_TRANSLATE_NOOP("RecordWords", "a record of an unknown kind or version"),
    QT_TRANSLATE_NOOP("RecordWords", "the line is longer than 1 MiB"),
    QT_TRANSLATE_NOOP("RecordWords", "text after the end of the record"),
    QT_TRANSLATE_NOOP("RecordWords", "the record is cut short"),
    QT_TRANSLATE_NOOP("RecordWords", "the line is damaged: no checksum at its end"),
    QT_TRANSLATE_NOOP("RecordWords", "the line is damaged: its checksum is wrong"),
    QT_TRANSLATE_NOOP("RecordWords", "events are missing: the record has %1"),
    QT_TRANSLATE_NOOP("RecordWords", "a record without events"),
    QT_TRANSLATE_NOOP("RecordWords", "the game has not started"),
    QT_TRANSLATE_NOOP("RecordWords", "the game has started before"),
    QT_TRANSLATE_NOOP("RecordWords", "no hand can start here"),
    QT_TRANSLATE_NOOP("RecordWords", "the winds of this hand are wrong"),
    QT_TRANSLATE_NOOP("RecordWords", "the wall is not the full set of tiles"),
    QT_TRANSLATE_NOOP("RecordWords", "the event does not fit the table"),
    QT_TRANSLATE_NOOP("RecordWords", "the event cannot happen here"),
    QT_TRANSLATE_NOOP("RecordWords", "the hand, score or payments of the win differ from the rules"),
};

}  // namespace

QString record_words(const Error& error) {
  const auto row = static_cast<std::size_t>(error.code);
  const QString words = RecordText::tr(sentences[row]);
  if (!words.contains(QLatin1String("%1"))) return words;
  return words.arg(QString::fromStdString(error.message.substr(error_sentences[row].size())));
}

}  // namespace tingpai::app
