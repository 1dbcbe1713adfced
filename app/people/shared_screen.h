// Pass and play: whose hand can be seen, who gets the screen next, and the question to everybody after each
// discard. It knows nobody's tiles.
//
// At most one person's hand is open. The curtain falls after each action and when the window is left; the
// next person lifts it. Before play everybody has their hand open for the same time at least, however soon
// they choose. After a discard the bar asks "Any calls?" for the same time whether anybody can call
// or not. While the window is left or covered the bar is held, and then its time starts again.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <functional>
#include <optional>
#include <vector>

#include "app/base/row_model.h"
#include "app/people/players.h"
#include "engine/table/state.h"

namespace tingpai::app {

// Somebody who is asked, in the bar or for consent.
struct PersonRow {
  Q_GADGET
  Q_PROPERTY(int seat MEMBER seat)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(int number MEMBER number)
  Q_PROPERTY(QString windName MEMBER wind_name)
  Q_PROPERTY(bool agreed MEMBER agreed)
  Q_PROPERTY(QString spoken MEMBER spoken)

 public:
  int seat = 0;
  QString name;
  int number = 0;  // 1 to 4, whose key it is
  QString wind_name;
  bool agreed = false;
  QString spoken;
};

class SharedScreen : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by Game")
  Q_PROPERTY(bool active READ active NOTIFY changed)
  Q_PROPERTY(bool curtain READ curtain NOTIFY changed)
  Q_PROPERTY(QString curtainName READ curtain_name NOTIFY changed)
  Q_PROPERTY(QString curtainWind READ curtain_wind NOTIFY changed)
  Q_PROPERTY(bool locked READ locked NOTIFY changed)
  Q_PROPERTY(bool open READ is_open NOTIFY changed)
  Q_PROPERTY(bool closing READ closing NOTIFY changed)
  Q_PROPERTY(bool barShown READ bar_shown NOTIFY changed)
  Q_PROPERTY(int barTime READ bar_time NOTIFY changed)
  Q_PROPERTY(bool held READ held WRITE set_held NOTIFY changed)
  Q_PROPERTY(bool consentAsked READ consent_asked NOTIFY changed)
  Q_PROPERTY(tingpai::app::RowModel* people READ people CONSTANT)
 public:
  explicit SharedScreen(QObject* parent = nullptr);

  Q_INVOKABLE bool reveal(const QString& pin);  // false: not the right PIN
  Q_INVOKABLE void cover();                     // the window was left, or the owner is done
  // A person, 1 to 4. In the bar: "I may call"; again: no. For consent: "I agree".
  Q_INVOKABLE void press(int number);
  Q_INVOKABLE void refuseConsent();

  bool active() const { return players_.shared(); }
  bool curtain() const { return asked_ && !open_; }
  QString curtain_name() const { return asked_ ? players_.name(*asked_) : QString(); }
  QString curtain_wind() const;
  bool locked() const { return asked_ && players_.locked(*asked_); }
  bool is_open() const { return open_; }
  bool bar_shown() const { return bar_shown_; }
  int bar_time() const { return bar_.interval(); }
  bool held() const { return held_; }
  void set_held(bool held);
  bool consent_asked() const { return consent_; }
  RowModel* people() { return &people_; }

  void seat(const Players& players);  // a game begins
  void look(const PublicState& table);
  // Whose hand lies at the bottom, open or not.
  Seat viewer() const { return viewer_; }
  // This person is to act; the curtain is theirs to lift. Nobody: nobody is.
  void ask(std::optional<Seat> seat);
  std::optional<Seat> asked() const { return asked_; }
  // Lets the curtain fall and calls `done`, once the hand has been open for `milliseconds`.
  void close_after(int milliseconds, std::function<void()> done);
  bool closing() const { return static_cast<bool>(closed_); }
  // Asks everybody but `but` for `milliseconds`: barClosed() tells who wants the screen.
  void open_bar(Seat but, int milliseconds);
  void ask_consent();
  void rest();  // no bar, no consent

 Q_SIGNALS:
  void changed();
  void revealed();
  void covered();
  void barClosed(const std::vector<tingpai::Seat>& callers);
  void agreed();
  void notAgreed();

 private:
  void close();
  void close_bar();
  void refresh();

  Players players_;
  PublicState table_;
  Seat viewer_ = Seat::from_index(0);
  std::optional<Seat> asked_;
  bool open_ = false;
  QElapsedTimer opened_;  // when the curtain was lifted
  QTimer closing_;
  std::function<void()> closed_;  // to be called when it ends
  QTimer bar_;                    // runs while the bar is shown and not held
  bool bar_shown_ = false;
  bool held_ = false;
  bool consent_ = false;
  BySeat<bool> offered_;  // in the bar or for consent
  BySeat<bool> pressed_;
  RowModel people_;
};

}  // namespace tingpai::app
