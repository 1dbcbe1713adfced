#include "app/services.h"

#include <QFont>
#include <QGuiApplication>
#include <algorithm>
#include <utility>

#include "app/base/page_maker.h"
#include "app/base/pictures.h"
#include "app/base/provide.h"
#include "engine/rules/scheme.h"

namespace tingpai::app {

namespace {

QString settings_file(const QString& directory) {
  return directory.isEmpty() ? QString() : directory + QStringLiteral("/settings.ini");
}

QString lessons_of(std::string_view rules) {
  return QStringLiteral(":/assets/lessons/%1.txt").arg(QString::fromUtf8(rules.data(), std::ssize(rules)));
}

}  // namespace

Services::Services(const QString& directory, const Decide& decide, Clock& clock)
    : settings(settings_file(directory)),
      program_list(settings_file(directory)),
      keys(settings_file(directory)),
      store(directory),
      game(store, settings, decide, clock),
      replay(store, settings, game, decide),
      review_store(store),
      records(store, review_store),
      review(store, review_store, decide),
      book(review_store, QDate::currentDate, lessons_of(scheme::presets().front().name)) {
  game.name_keys(keys);
  replay.name_keys(keys);
  game.programs().take_from(program_list);
  game.second_opinions().take_from(program_list);
  replay.second_opinion().take_from(program_list);
  review.opinions().second().take_from(program_list);
  tell(settings.rules_notice());
  tell(program_list.notice());
  announcer.attend(game);
  announcer.attend(replay);
  replay.set_mistakes_from([this](std::int64_t game, Seat seat) { return review.mistakes_in(game, seat); });
  QObject::connect(&review, &Review::bookChanged, &book, &MistakeBook::reload);
  const auto tell = [this](const QString& file) { tell_unkept(file); };
  QObject::connect(&settings.file(), &SettingsFile::unwritable, &game, tell);
  QObject::connect(&program_list.file(), &SettingsFile::unwritable, &game, tell);
  QObject::connect(&keys.file(), &SettingsFile::unwritable, &game, tell);
}

// Once.
void Services::tell_unkept(const QString& file) {
  if (std::exchange(unkept_told_, true)) return;
  //: %1: a file
  tell(QCoreApplication::translate("Program",
                                   "%1 cannot be written: your settings last until you close Tingpai.")
           .arg(file));
}

void Services::tell(const QString& news) {
  if (news.isEmpty()) return;
  const QString before = game.error_text().isEmpty() ? QString() : game.error_text() + u'\n';
  game.report(before + news);
}

void Services::offer_to(QQmlEngine& engine) {
  grow_font();
  QObject::connect(&settings, &AppSettings::textScaleChanged, &engine, [this] { grow_font(); });
  engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
  engine.addImageProvider(QStringLiteral("drawing"), new Pictures);  // the engine owns it
  QObject::connect(&engine, &QObject::destroyed, stop_reading_pictures);
  engine.setIncubationController(new PageMaker(&engine));
  // No file has variants by platform or language. Looking for them takes as long as fetching a picture.
  const QList<QQmlAbstractUrlInterceptor*> selectors = engine.urlInterceptors();
  for (QQmlAbstractUrlInterceptor* selector : selectors) engine.removeUrlInterceptor(selector);
  provide(engine, {&game, &replay, &settings, &keys, &announcer, &statistics, &rule_book, &rule_settings,
                   &programs, &deals, &records, &review, &book});
  keys.retranslate();  // the language may have been chosen after they were made
  rule_book.retranslate();
  rule_settings.retranslate();
  QObject::connect(&translator, &Translator::changed, &engine, [this, &engine] {
    engine.retranslate();
    settings.retranslate();
    game.retranslate();
    replay.retranslate();
    keys.retranslate();
    statistics.retranslate();
    rule_book.retranslate();
    rule_settings.retranslate();
    programs.retranslate();
    records.refresh();
    review.retranslate();
    book.retranslate();
  });
}

// Of what Qt shows by itself: its file dialogue, in which larger texts would overlap. The pages name the
// sizes of theirs.
void Services::grow_font() const {
  static const double usual = QGuiApplication::font().pointSizeF();
  QFont font = QGuiApplication::font();
  font.setPointSizeF(usual * std::min(1.25, settings.text_scale()));
  QGuiApplication::setFont(font);
}

}  // namespace tingpai::app
