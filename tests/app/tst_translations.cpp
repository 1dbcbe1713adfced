// Every string is there in every language, and a change of language reaches the texts.
#include <QDirIterator>
#include <QProcess>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include "app/settings/app_settings.h"
#include "app/settings/translator.h"
#include "app/table/event_log.h"
#include "app/text/names.h"
#include "app/text/record_words.h"
#include "engine/table/record.h"
#include "tests/engine/support/quick_play.h"

using namespace tingpai;
using namespace tingpai::app;

namespace {

struct Message {
  QString context;
  QString source;
  QStringList translations;  // several where there are plurals
  bool unfinished = false;
  bool plural = false;
};

std::vector<Message> read_catalogue(const QString& path) {
  QFile file(path);
  std::vector<Message> messages;
  if (!file.open(QIODevice::ReadOnly)) return messages;
  QXmlStreamReader xml(&file);
  QString context;
  Message message;
  while (!xml.atEnd()) {
    const auto token = xml.readNext();
    if (token == QXmlStreamReader::EndElement && xml.name() == QLatin1String("message"))
      messages.push_back(message);
    if (token != QXmlStreamReader::StartElement) continue;
    if (xml.name() == QLatin1String("name")) context = xml.readElementText();
    if (xml.name() == QLatin1String("message")) {
      message = {context, {}, {}, false, xml.attributes().value("numerus") == QLatin1String("yes")};
    }
    if (xml.name() == QLatin1String("source")) message.source = xml.readElementText();
    if (xml.name() == QLatin1String("translation")) {
      message.unfinished = xml.attributes().hasAttribute("type");
      if (!message.plural) message.translations << xml.readElementText();
    }
    if (xml.name() == QLatin1String("numerusform")) message.translations << xml.readElementText();
  }
  return messages;
}

void add_languages() {
  QTest::addColumn<QString>("language");
  for (const QString& language : AppSettings::languages()) QTest::newRow(qPrintable(language)) << language;
}

QStringList places(const QString& text) {
  static const QRegularExpression place("%[0-9]");
  QStringList found;
  for (auto it = place.globalMatch(text); it.hasNext();) found << it.next().captured();
  found.sort();
  found.removeDuplicates();
  return found;
}

}  // namespace

class TestTranslations : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void every_string_is_translated_data() { add_languages(); }
  void every_string_is_translated() {
    QFETCH(QString, language);
    const auto messages = read_catalogue(QString(TRANSLATIONS_DIR "/tingpai_%1.ts").arg(language));
    QVERIFY(messages.size() > 150);
    QStringList wrong;
    for (const Message& message : messages) {
      bool complete = !message.unfinished && !message.translations.isEmpty();
      for (const QString& translation : message.translations) {
        complete = complete && !translation.isEmpty() && places(translation) == places(message.source);
      }
      if (!complete) wrong << message.context + ": " + message.source;
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join("\n")));
  }

  // The sources are read again: the catalogue must have every string of today, and no other.
  void the_catalogues_are_up_to_date_data() { add_languages(); }
  void the_catalogues_are_up_to_date() {
    QFETCH(QString, language);
    const QTemporaryDir folder;
    const QString kept = QString(TRANSLATIONS_DIR "/tingpai_%1.ts").arg(language);
    const QString copy = folder.filePath(QFileInfo(kept).fileName());
    QVERIFY(QFile::copy(kept, copy));
    QStringList arguments{"-silent", "-no-obsolete", "-locations", "none", "-I", SOURCE_DIR};
    for (const char* place : {"/app", "/ui"}) {
      QDirIterator sources(QString(SOURCE_DIR) + place, {"*.cpp", "*.h", "*.qml"}, QDir::Files,
                           QDirIterator::Subdirectories);
      while (sources.hasNext()) arguments << sources.next();
    }
    QCOMPARE(QProcess::execute(LUPDATE, arguments << "-ts" << copy), 0);
    QStringList today;
    for (const Message& message : read_catalogue(copy)) today << message.context + ": " + message.source;
    QStringList catalogue;
    for (const Message& message : read_catalogue(kept)) catalogue << message.context + ": " + message.source;
    today.sort();
    catalogue.sort();
    QStringList missing;
    for (const QString& one : today) {
      if (!catalogue.contains(one)) missing << "missing: " + one;
    }
    for (const QString& one : catalogue) {
      if (!today.contains(one)) missing << "left over: " + one;
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join("\n") + "\nbuild the target update_translations"));
  }

  // The engine knows English only: nothing of it is left in what people read of a damaged record.
  void a_damaged_record_is_told_of_in_the_language() {
    const QTemporaryDir folder;
    AppSettings settings(folder.filePath("settings.ini"));
    settings.set_language("ja");
    const Translator translator(settings);
    static const QRegularExpression english("[A-Za-z]{2}");
    const auto told = [](const Error& error) { return record_words(error); };
    const auto events = test::quick_play(1, 1);
    const std::string whole = to_text(events);
    const auto line = [&](std::size_t number) {
      std::size_t at = 0;
      while (number-- > 0) at = whole.find('\n', at) + 1;
      return at;
    };
    std::string changed = whole, other_header = whole, without_one = whole;
    changed[whole.size() / 2] = '#';
    other_header.replace(0, 1, "x");
    without_one.erase(line(20), line(21) - line(20));
    for (const std::string& text :
         {std::string(), std::string("no record"), std::string("no record\n"), changed, other_header,
          without_one, whole.substr(0, line(30)), whole + "more\n"}) {
      const auto parsed = parse_record(text);
      QVERIFY(!parsed);
      QVERIFY2(!told(parsed.error()).contains(english), qPrintable(told(parsed.error())));
    }
    for (std::size_t number = 1; number < 30; ++number) {
      auto missing = events;
      missing.erase(missing.begin() + static_cast<std::ptrdiff_t>(number));
      const auto table = Referee::resume(missing);
      if (!table) {
        const QString words = told(table.error()).section("（", 0, 0);
        QVERIFY2(!words.contains(english), qPrintable(words));
      }
    }
    QVERIFY(!Referee::resume({}));
    QVERIFY(!told(Referee::resume({}).error()).contains(english));
  }

  void the_machine_says_which_language_to_begin_with_data() {
    QTest::addColumn<QString>("language");
    for (const char* name : {"zh_TW", "zh_HK", "zh_MO", "zh_Hant", "zh_Hant_US"})
      QTest::newRow(name) << "zh_TW";
    for (const char* name : {"zh_CN", "zh_SG", "zh", "zh_Hans_HK"}) QTest::newRow(name) << "zh_CN";
    QTest::newRow("ja_JP") << "ja";
    for (const char* name : {"C", "en_GB", "de_DE"}) QTest::newRow(name) << "en";
  }
  void the_machine_says_which_language_to_begin_with() {
    QFETCH(QString, language);
    QCOMPARE(AppSettings::language_for(QLocale(QString(QTest::currentDataTag()))), language);
  }

  void the_language_changes_at_run_time() {
    const QTemporaryDir folder;
    AppSettings settings(folder.filePath("settings.ini"));
    settings.set_language("en");
    const Translator translator(settings);
    QSignalSpy changed(&translator, &Translator::changed);
    const auto plum = Tile::of(Suit::flowers, 5);
    QCOMPARE(names::tile(plum), "Plum flower");
    settings.set_language("zh_CN");
    QCOMPARE(changed.size(), 1);
    QVERIFY(names::tile(plum).contains(u'梅'));
    QCOMPARE(names::wind(Wind::east), QStringLiteral("东"));
    settings.set_language("zh_TW");
    QVERIFY(names::tile(Tile::of(Suit::flowers, 6)).contains(u'蘭'));
    QCOMPARE(names::list({"1", "2"}), QStringLiteral("1、2"));
    settings.set_language("ja");
    QCOMPARE(names::wind(Wind::east), QStringLiteral("東"));
    settings.set_language("en");
    QCOMPARE(names::wind(Wind::east), "East");
    QCOMPARE(changed.size(), 4);
  }

  void what_happened_is_said_again_in_the_new_language() {
    const QTemporaryDir folder;
    AppSettings settings(folder.filePath("settings.ini"));
    settings.set_language("en");
    const Translator translator(settings);
    EventLog log;
    for (int i = 0; i < 20; ++i) {
      log.add([i] { return names::wind(static_cast<Wind>(i % 4)); });
    }
    log.add([] { return QString(); });
    QCOMPARE(log.rows()->count(), static_cast<int>(EventLog::longest));
    QCOMPARE(log.rows()->value(0, "words").toString(), "North");
    QCOMPARE(log.rows()->value(1, "words").toString(), "West");
    settings.set_language("ja");
    log.retranslate();
    QCOMPARE(log.rows()->value(0, "words").toString(), QStringLiteral("北"));
    log.clear();
    QCOMPARE(log.rows()->count(), 0);
  }
};

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
