// What the person has chosen, kept between runs.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QList>
#include <QLocale>
#include <QObject>
#include <QString>
#include <QStringList>

#include "app/settings/lineup.h"
#include "app/settings/settings_file.h"
#include "app/settings/sort_order.h"
#include "app/settings/window_place.h"
#include "engine/ai/level.h"
#include "engine/rules/ruleset.h"

class QJSEngine;
class QQmlEngine;

namespace tingpai::app {

inline constexpr Level usual_level = Level::quick;  // one that a casual player can beat

class AppSettings : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  Q_PROPERTY(QString language READ language WRITE set_language NOTIFY languageChanged)
  Q_PROPERTY(QList<QString> languages READ languages CONSTANT)
  Q_PROPERTY(QList<QString> languageNames READ language_names CONSTANT)
  Q_PROPERTY(Speed speed READ speed WRITE set_speed NOTIFY speedChanged)
  Q_PROPERTY(bool hints READ hints WRITE set_hints NOTIFY hintsChanged)
  Q_PROPERTY(QList<QString> lengths READ lengths CONSTANT)
  Q_PROPERTY(int length READ length WRITE set_length NOTIFY lengthChanged)
  Q_PROPERTY(bool numbersAlways READ numbers_always WRITE set_numbers_always NOTIFY numbersAlwaysChanged)
  Q_PROPERTY(HintDepth hintDepth READ hint_depth WRITE set_hint_depth NOTIFY hintsChanged)
  Q_PROPERTY(QString level READ level WRITE set_level NOTIFY lineupChanged)
  Q_PROPERTY(QList<QString> levels READ levels NOTIFY levelsChanged)
  Q_PROPERTY(QList<QString> levelNames READ level_names NOTIFY levelsChanged)
  Q_PROPERTY(QList<QString> levelRatings READ level_ratings NOTIFY levelsChanged)
  Q_PROPERTY(QList<QString> botNames READ bot_names NOTIFY translated)
  Q_PROPERTY(QList<int> botLevels READ bot_levels NOTIFY lineupChanged)
  Q_PROPERTY(QList<int> botStyles READ bot_styles NOTIFY lineupChanged)
  Q_PROPERTY(QList<QString> styleNames READ style_names NOTIFY translated)
  Q_PROPERTY(int tileVolume READ tile_volume WRITE set_tile_volume NOTIFY volumesChanged)
  Q_PROPERTY(int callVolume READ call_volume WRITE set_call_volume NOTIFY volumesChanged)
  Q_PROPERTY(int resultVolume READ result_volume WRITE set_result_volume NOTIFY volumesChanged)
  Q_PROPERTY(TileSet tileSet READ tile_set WRITE set_tile_set NOTIFY lookChanged)
  Q_PROPERTY(Felt felt READ felt WRITE set_felt NOTIFY lookChanged)
  Q_PROPERTY(bool framedWhite READ framed_white WRITE set_framed_white NOTIFY lookChanged)
  Q_PROPERTY(bool reducedMotion READ reduced_motion WRITE set_reduced_motion NOTIFY lookChanged)
  Q_PROPERTY(int suitOrder READ suit_order WRITE set_suit_order NOTIFY sortChanged)
  Q_PROPERTY(QList<QString> suitOrders READ suit_orders CONSTANT)
  Q_PROPERTY(bool honoursFirst READ honours_first WRITE set_honours_first NOTIFY sortChanged)
  Q_PROPERTY(bool redFirst READ red_first WRITE set_red_first NOTIFY sortChanged)
  Q_PROPERTY(bool dockFolded READ dock_folded WRITE set_dock_folded NOTIFY dockFoldedChanged)
  Q_PROPERTY(bool tourSeen READ tour_seen WRITE set_tour_seen NOTIFY tourSeenChanged)
  Q_PROPERTY(
      bool twoStepDiscard READ two_step_discard WRITE set_two_step_discard NOTIFY twoStepDiscardChanged)
  Q_PROPERTY(
      Announcements announcements READ announcements WRITE set_announcements NOTIFY announcementsChanged)
  Q_PROPERTY(Chrome chrome READ chrome WRITE set_chrome NOTIFY chromeChanged)
  Q_PROPERTY(double textScale READ text_scale WRITE set_text_scale NOTIFY textScaleChanged)
  Q_PROPERTY(bool teaching READ teaching WRITE set_teaching NOTIFY teachingChanged)
  Q_PROPERTY(int anyoneTime READ anyone_time WRITE set_anyone_time NOTIFY anyoneTimeChanged)
 public:
  enum Speed { Off, Slow, Normal, Fast };
  Q_ENUM(Speed)
  // How much a shown hint tells: whether to attack, the best three tiles in no order, or everything.
  enum HintDepth { Nudge, Candidates, Full };
  Q_ENUM(HintDepth)

  // What a screen reader is told unasked: nothing, what concerns the person, or every move.
  enum Announcements { AnnounceNothing, AnnounceMine, AnnounceAll };
  Q_ENUM(Announcements)
  enum Chrome { DarkChrome, LightChrome, SystemChrome };  // of panels, not of the felt
  Q_ENUM(Chrome)
  enum TileSet { ClassicTiles, IndexedTiles, ClearTiles, ContrastTiles };
  Q_ENUM(TileSet)
  enum Felt { GreenFelt, BlueFelt, GreyFelt, DarkFelt };
  Q_ENUM(Felt)

  // In `file`, or where the platform keeps settings if it is empty. Not a default constructor: QML would
  // prefer it to create() and have settings of its own.
  explicit AppSettings(const QString& file, QObject* parent = nullptr);
  static AppSettings* create(QQmlEngine* engine, QJSEngine* scripts);

  QString language() const { return language_; }
  void set_language(const QString& language);          // unknown languages are ignored
  static QString language_for(const QLocale& locale);  // English where the program lacks it
  static QStringList languages();
  static QStringList language_names();
  Speed speed() const { return speed_; }
  void set_speed(Speed speed);
  bool hints() const { return hints_; }
  void set_hints(bool hints);
  static QList<QString> lengths();
  int length() const { return length_; }  // of a new game, in hands
  void set_length(int hands);
  // Of a new game, but for its length.
  const Ruleset& rules() const { return rules_; }
  void set_rules(const Ruleset& rules);
  // That the rules which were kept are none that this version knows; empty: they are.
  QString rules_notice() const;
  // Whether hints tell all their numbers at once.
  bool numbers_always() const { return numbers_always_; }
  void set_numbers_always(bool always);
  HintDepth hint_depth() const { return hint_depth_; }
  void set_hint_depth(HintDepth depth);
  // The bots of a new game.
  Lineup lineup() const { return lineup_for(rules_); }
  // Each as strong as was chosen, or as the strongest below it that these rules have.
  Lineup lineup_for(const Ruleset& rules) const;
  // That level, or the strongest below it that these rules have.
  static Level offered_level(Level level, const Ruleset& rules);
  QString level() const;                 // of all three; empty where they differ
  void set_level(const QString& level);  // of all three; unknown levels are ignored
  static QList<QString> bot_names();
  QList<int> bot_levels() const;  // into levels(), by bot, the one on the right first
  QList<int> bot_styles() const;  // into style_names()
  Q_INVOKABLE void setBotLevel(int bot, int level);
  Q_INVOKABLE void setBotStyle(int bot, int style);
  // How many of style_names(), from the first on, a bot of that level can have; 1: it has no style.
  Q_INVOKABLE int stylesOf(int level) const;
  // Those of the rules of a new game, weakest first; before them the one that plays by lot.
  QStringList levels() const;
  QStringList level_names() const;
  // "+6.5": points a hand beside three Regulars; empty where that was not measured.
  QStringList level_ratings() const;
  static QList<QString> style_names();
  void retranslate();
  bool teaching() const { return teaching_; }
  void set_teaching(bool on);
  // How long people who share the screen are asked whether anyone calls, milliseconds.
  int anyone_time() const { return anyone_time_; }
  void set_anyone_time(int milliseconds);
  bool two_step_discard() const { return two_step_discard_; }
  void set_two_step_discard(bool on);

  Announcements announcements() const { return announcements_; }
  void set_announcements(Announcements amount);
  Chrome chrome() const { return chrome_; }
  void set_chrome(Chrome chrome);
  double text_scale() const { return text_scale_; }
  void set_text_scale(double scale);  // 1 to 2
  // How loud tiles, calls and results are: 0 (off) to 100.
  int tile_volume() const { return tile_volume_; }
  void set_tile_volume(int volume);
  int call_volume() const { return call_volume_; }
  void set_call_volume(int volume);
  int result_volume() const { return result_volume_; }
  void set_result_volume(int volume);
  TileSet tile_set() const { return tile_set_; }
  void set_tile_set(TileSet set);
  Felt felt() const { return felt_; }
  void set_felt(Felt felt);
  bool framed_white() const { return framed_white_; }
  void set_framed_white(bool framed);
  bool reduced_motion() const { return reduced_motion_; }
  void set_reduced_motion(bool reduced);
  int suit_order() const { return suit_order_; }  // an index into suit_orders()
  void set_suit_order(int order);
  static QStringList suit_orders();  // "mps" and the other five
  bool honours_first() const { return honours_first_; }
  void set_honours_first(bool first);
  bool red_first() const { return red_first_; }  // of the dragons: red, green, white
  void set_red_first(bool first);
  SortOrder sort_order() const;
  bool tour_seen() const { return tour_seen_; }
  void set_tour_seen(bool seen);

  bool dock_folded() const { return dock_folded_; }  // of a window that has room for it
  void set_dock_folded(bool folded);

  WindowPlace window_place() const;  // as it was kept, for the screens of that time
  void set_window_place(const WindowPlace& place);

  const SettingsFile& file() const { return kept_; }

  int pace() const;  // milliseconds that an event is shown for

 Q_SIGNALS:
  void languageChanged();
  void translated();  // after it: the words are those of the language
  void speedChanged();
  void hintsChanged();
  void numbersAlwaysChanged();
  void lengthChanged();
  void rulesChanged();
  void lineupChanged();
  void levelsChanged();
  void twoStepDiscardChanged();
  void announcementsChanged();
  void chromeChanged();
  void textScaleChanged();
  void anyoneTimeChanged();
  void teachingChanged();
  void volumesChanged();
  void lookChanged();
  void sortChanged();
  void tourSeenChanged();
  void dockFoldedChanged();

 private:
  Lineup kept_lineup() const;
  void read_rules();
  void set_lineup(const Lineup& lineup);
  int kept_number(const char* key, int usual, int least, int most) const;
  template <class T>
  void keep(T& value, T wanted, const char* key, void (AppSettings::*changed)());

  SettingsFile kept_;
  QString language_;
  Speed speed_ = Normal;
  bool hints_ = true;
  int length_ = 16;
  Ruleset rules_;
  QString unknown_rules_;  // as they were kept; empty: they are known
  HintDepth hint_depth_ = Full;
  bool numbers_always_ = false;
  Lineup lineup_{usual_level};
  bool two_step_discard_ = false;
  Announcements announcements_ = AnnounceAll;
  Chrome chrome_ = DarkChrome;
  double text_scale_ = 1;
  int anyone_time_ = 3000;
  bool teaching_ = false;
  int tile_volume_ = 60;
  int call_volume_ = 60;
  int result_volume_ = 60;
  TileSet tile_set_ = ClassicTiles;
  Felt felt_ = GreenFelt;
  bool framed_white_ = true;
  bool reduced_motion_ = false;
  int suit_order_ = 0;
  bool honours_first_ = false;
  bool red_first_ = false;
  bool tour_seen_ = false;
  bool dock_folded_ = false;
};

}  // namespace tingpai::app
