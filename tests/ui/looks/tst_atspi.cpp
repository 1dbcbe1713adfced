// The program as a blind person has it: this client knows the accessible tree of the running program over
// AT-SPI and presses keys. It sees no pixel and nothing of the game but names. It brings its own display and
// buses.
#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QElapsedTimer>
#include <QProcess>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <functional>
#include <memory>
#include <optional>

namespace {

constexpr auto accessible = "org.a11y.atspi.Accessible";
constexpr auto root_path = "/org/a11y/atspi/accessible/root";
constexpr auto registry = "org.a11y.atspi.Registry";
constexpr auto launcher = "/usr/libexec/at-spi-bus-launcher";
constexpr int patience = 30000;  // milliseconds
constexpr int brief = 2000;      // what is gone while it is asked never answers

enum State { editable = 7, focusable = 11, focused = 12, showing = 25 };  // ATSPI_STATE_...

// An object of the accessible tree.
struct Node {
  QString bus;
  QString path;
  bool operator==(const Node&) const = default;
};

// A program of ours that ends with us.
class Helper {
 public:
  Helper(const QString& program, const QStringList& arguments, const QProcessEnvironment& environment) {
    process_.setProcessEnvironment(environment);
    process_.start(program, arguments);
  }
  ~Helper() {
    process_.terminate();
    if (!process_.waitForFinished(3000)) process_.kill();
    process_.waitForFinished(1000);
  }
  QString line() {
    while (!process_.canReadLine() && process_.waitForReadyRead(patience)) {
    }
    return QString::fromUtf8(process_.readLine()).trimmed();
  }
  bool running() const { return process_.state() == QProcess::Running; }

 private:
  QProcess process_;
};

// The accessible tree of whatever runs on the display.
class Ears {
 public:
  explicit Ears(const QString& address) : bus_(QDBusConnection::connectToBus(address, "ears")) {}
  ~Ears() { QDBusConnection::disconnectFromBus("ears"); }

  bool connected() const { return bus_.isConnected(); }
  QString name(const Node& node) const { return property(node, accessible, "Name").toString(); }
  QString description(const Node& node) const { return property(node, accessible, "Description").toString(); }
  QString role(const Node& node) const { return call(node, "GetRoleName").value(0).toString(); }
  bool clickable(const Node& node) const {
    return property(node, "org.a11y.atspi.Action", "NActions").toInt() > 0;
  }
  bool showing(const Node& node) const { return is(node, State::showing); }
  bool is(const Node& node, State state) const {
    const auto words = call(node, "GetState").value(0);
    quint32 low = 0;
    if (words.canConvert<QDBusArgument>()) {
      const auto argument = words.value<QDBusArgument>();
      argument.beginArray();
      argument >> low;
    }
    return (low >> state & 1) != 0;
  }
  QList<Node> children(const Node& node) const {
    QList<Node> nodes;
    const QVariant answer = call(node, "GetChildren").value(0);
    if (!answer.canConvert<QDBusArgument>()) return nodes;
    const auto argument = answer.value<QDBusArgument>();
    argument.beginArray();
    while (!argument.atEnd()) {
      Node child;
      QDBusObjectPath path;
      argument.beginStructure();
      argument >> child.bus >> path;
      argument.endStructure();
      child.path = path.path();
      nodes << child;
    }
    return nodes;
  }
  // Starts it where nobody has yet.
  bool registry_answers() const { return !call({registry, root_path}, "GetChildren").isEmpty(); }
  // The application that has a window.
  std::optional<Node> application() const {
    for (const Node& node : children({registry, root_path})) {
      if (!children(node).isEmpty()) return node;
    }
    return std::nullopt;
  }
  std::optional<Node> find(const Node& from, const std::function<bool(const Node&)>& wanted) const {
    for (const Node& child : children(from)) {
      if (wanted(child)) return child;
      if (const auto deeper = find(child, wanted)) return deeper;
    }
    return std::nullopt;
  }
  std::optional<Node> named(const Node& from, const QString& text) const {
    return find(from, [&](const Node& node) { return name(node) == text; });
  }
  // What can be reached and has no name to be told by; `reached` counts all that can.
  QStringList nameless(const Node& from, int& reached) const {
    QStringList found;
    for (const Node& child : children(from)) {
      if (!showing(child)) continue;
      if (is(child, focusable) || clickable(child)) {
        ++reached;
        // Qt has no name for a field of hidden text: it is announced when it gets the focus.
        const bool secret = role(child) == "text" && is(child, State::editable);
        if (name(child).isEmpty() && !secret) found << role(child) + " in " + name(from);
      }
      found << nameless(child, reached);
    }
    return found;
  }
  QString tree(const Node& from, int depth = 0) const {
    QString text =
        QString(2 * depth, ' ') + role(from) + (showing(from) ? ": " : " (hidden): ") + name(from) + "\n";
    for (const Node& child : children(from)) text += tree(child, depth + 1);
    return text;
  }

 private:
  QVariantList call(const Node& node, const QString& method) const {
    return bus_
        .call(QDBusMessage::createMethodCall(node.bus, node.path, accessible, method), QDBus::Block, brief)
        .arguments();
  }
  QVariant property(const Node& node, const QString& interface, const QString& which) const {
    auto message =
        QDBusMessage::createMethodCall(node.bus, node.path, "org.freedesktop.DBus.Properties", "Get");
    message << interface << which;
    return bus_.call(message, QDBus::Block, brief).arguments().value(0).value<QDBusVariant>().variant();
  }

  QDBusConnection bus_;
};

// A display, its buses, and the program with a game of its own.
class Room {
 public:
  Room() : environment_(QProcessEnvironment::systemEnvironment()) {
    const QString server = QStandardPaths::findExecutable("Xvfb");
    const QString daemon = QStandardPaths::findExecutable("dbus-daemon");
    keyboard_ = QStandardPaths::findExecutable("xdotool");
    if (server.isEmpty() || daemon.isEmpty() || keyboard_.isEmpty() || !QFileInfo::exists(launcher)) {
      missing_ = "Xvfb, dbus-daemon, xdotool and at-spi2-core are needed";
      return;
    }
    environment_.insert("LC_ALL", "C.UTF-8");
    environment_.insert("XDG_RUNTIME_DIR", folder_.path());
    display_ = std::make_unique<Helper>(
        server, QStringList{"-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp"},
        environment_);
    environment_.insert("DISPLAY", ":" + display_->line());
    session_ = std::make_unique<Helper>(daemon, QStringList{"--session", "--nofork", "--print-address"},
                                        environment_);
    session_address_ = session_->line();
    environment_.insert("DBUS_SESSION_BUS_ADDRESS", session_address_);
    accessibility_ = std::make_unique<Helper>(launcher, QStringList{"--launch-immediately"}, environment_);
    ears_ = std::make_unique<Ears>(accessibility_address());
    // A program that starts before it is told to nobody.
    QElapsedTimer waited;
    waited.start();
    while (!ears_->registry_answers() && waited.elapsed() < patience) QTest::qWait(50);
  }

  QString missing() const { return missing_; }
  const Ears& ears() const { return *ears_; }

  void start(int deal) {
    QDir(folder_.path()).mkpath("data");
    {
      QSettings settings(folder_.filePath("data/settings.ini"), QSettings::IniFormat);
      settings.setValue("speed", 0);
      settings.setValue("hints", true);
      settings.setValue("level", "quick");
    }
    environment_.insert("QT_QPA_PLATFORM", "xcb");
    environment_.insert("QT_LINUX_ACCESSIBILITY_ALWAYS_ON", "1");
    program_ = std::make_unique<Helper>(
        TINGPAI,
        QStringList{"--data-dir", folder_.filePath("data"), "--lang", "en", "--seed", QString::number(deal)},
        environment_);
  }
  bool running() const { return program_ && program_->running(); }
  // As X names keys.
  void press(const QStringList& keys) const {
    QProcess pressing;
    pressing.setProcessEnvironment(environment_);
    pressing.start(keyboard_, QStringList{"key", "--delay", "0"} + keys);
    pressing.waitForFinished(patience);
  }
  void focus_window() const {
    QProcess pressing;
    pressing.setProcessEnvironment(environment_);
    pressing.start(keyboard_,
                   {"search", "--sync", "--onlyvisible", "--name", "Tingpai", "windowfocus", "--sync"});
    pressing.waitForFinished(patience);
  }

 private:
  QString accessibility_address() const {
    auto session = QDBusConnection::connectToBus(session_address_, "session");
    QString address;
    QElapsedTimer waited;
    waited.start();
    while (address.isEmpty() && waited.elapsed() < patience) {
      const auto question =
          QDBusMessage::createMethodCall("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress");
      address = session.call(question).arguments().value(0).toString();
      if (address.isEmpty()) QTest::qWait(50);
    }
    QDBusConnection::disconnectFromBus("session");
    return address;
  }

  QTemporaryDir folder_;
  QProcessEnvironment environment_;
  QString missing_;
  QString keyboard_;
  QString session_address_;
  std::unique_ptr<Helper> display_;
  std::unique_ptr<Helper> session_;
  std::unique_ptr<Helper> accessibility_;
  std::unique_ptr<Ears> ears_;
  std::unique_ptr<Helper> program_;
};

// Plays by ear: takes every win, else what the tutor calls best.
class Listener {
 public:
  explicit Listener(const Room& room) : room_(room), ears_(room.ears()) {}

  bool finds_the_table() {
    QElapsedTimer waited;
    waited.start();
    while (!looks_round()) {  // its parts come one after the other
      if (waited.elapsed() > patience) return false;
      QTest::qWait(50);
    }
    room_.focus_window();
    return true;
  }
  // Does what is to be done now, if anything.
  void act() {
    const QString question = ears_.name(*prompt_).mid(QStringLiteral("Question: ").size());
    if (const QString result = shown_result(); !result.isEmpty()) {
      if (result != result_) ++hands_;
      result_ = result;
      press({"Return"});
    } else if (question.startsWith("Your turn")) {
      discard_best();
    } else if (question == "You can win: take it or pass") {
      press({"m"});
    } else if (question.startsWith("You may call") || question.startsWith("You can win with")) {
      answer();
    }
  }
  bool game_over() const { return ears_.showing(*over_); }
  int hands() const { return hands_; }
  int pressed() const { return pressed_; }
  int claims() const { return claims_; }
  const QSet<QString>& heard() const { return heard_; }
  QString tree() const { return ears_.tree(*app_); }
  QString where() const {
    if (!app_) return room_.running() ? "the program is not heard of" : "the program has ended";
    if (!prompt_ || !voice_) return tree();
    return "asked: " + ears_.name(*prompt_) + "\nheard: " + ears_.name(*voice_) + "\n" + tree();
  }

 private:
  bool looks_round() {
    app_ = ears_.application();
    if (!app_) return false;
    hand_ = ears_.named(*app_, "Your hand");
    voice_ = ears_.find(*app_, [&](const Node& node) { return ears_.role(node) == "notification"; });
    calls_ = ears_.named(*app_, "Calls");
    prompt_ = ears_.find(*app_, [&](const Node& node) { return ears_.name(node).startsWith("Question: "); });
    over_ = ears_.named(*app_, "Game over");
    return hand_ && voice_ && calls_ && prompt_ && over_;
  }
  QString shown_result() const {
    for (const Node& window : ears_.children(*app_)) {
      for (const Node& part : ears_.children(window)) {
        if (part == *over_ || !ears_.showing(part) || ears_.role(part) != "dialog") continue;
        return ears_.name(part);
      }
    }
    return {};
  }
  void discard_best() {
    for (const Node& button : ears_.children(*calls_)) {
      const QString name = ears_.name(button);
      if (ears_.showing(button) && name.startsWith("Kong") && name.contains(", best")) return call("k");
    }
    const QList<Node> tiles = ears_.children(*hand_);
    for (int i = 0; i < tiles.size(); ++i) {
      const QString name = ears_.name(tiles[i]);
      if (!name.contains(", best")) continue;  // the tutor is still thinking
      heard_ << name.section(u',', 0, 0);
      static const QStringList keys{"1", "2", "3", "4",     "5",     "6",        "7",
                                    "8", "9", "0", "minus", "equal", "backslash"};
      if (name.contains("just drawn"))
        press({"space"});
      else
        press({keys.value(i), "Return"});
      return;
    }
  }
  // The call that is marked best; nothing while the tutor is still thinking.
  void answer() {
    static const QList<std::pair<QString, QString>> keys{
        {"Chow", "c"}, {"Pung", "p"}, {"Kong", "k"}, {"Win", "m"}, {"Pass", "n"}};
    QString best;
    for (const Node& button : ears_.children(*calls_)) {
      if (!ears_.showing(button)) continue;
      const QString name = ears_.name(button);
      for (const auto& [call, key] : keys) {
        if (name.startsWith(call) && (call == "Win" || (best.isEmpty() && name.contains(", best"))))
          best = key;
      }
    }
    if (best == "m" || best == "n") return press({best});
    if (!best.isEmpty()) call(best);
  }
  // And waits until it is heard that something came of it.
  void press(const QStringList& keys) {
    ++pressed_;
    const QString before = told();
    room_.press(keys);
    QElapsedTimer waited;
    waited.start();
    while (waited.elapsed() < 2000 && !game_over() && before == told()) QTest::qWait(2);
  }
  // Of several ways to make the call, the tutor's.
  void call(const QString& key) {
    ++pressed_;
    ++claims_;
    const QString before = told();
    room_.press({key});
    QElapsedTimer waited;
    waited.start();
    bool chosen = false;
    while (waited.elapsed() < 2000 && before == told()) {
      const auto way = chosen ? std::nullopt : ears_.find(*app_, [&](const Node& node) {
        return ears_.name(node).endsWith("the tutor's choice") && ears_.showing(node);
      });
      if (way) room_.press({ears_.name(*way).left(1)});
      chosen = chosen || way;
      QTest::qWait(2);
    }
  }
  QString told() const { return ears_.name(*voice_) + ears_.name(*prompt_) + shown_result(); }

  const Room& room_;
  const Ears& ears_;
  std::optional<Node> app_;
  std::optional<Node> hand_;
  std::optional<Node> voice_;
  std::optional<Node> calls_;
  std::optional<Node> prompt_;
  std::optional<Node> over_;
  QString result_;
  QSet<QString> heard_;
  int hands_ = 0;
  int pressed_ = 0;
  int claims_ = 0;
};

// Goes by keys from the menu to the pages.
class Visitor {
 public:
  explicit Visitor(const Room& room) : room_(room), ears_(room.ears()), app_(*ears_.application()) {}

  // The page of this title, where it is shown.
  std::optional<Node> shown(const QString& title) const {
    return ears_.find(app_, [&](const Node& node) {
      return ears_.name(node) == title && ears_.role(node) == "dialog" && ears_.showing(node);
    });
  }
  std::optional<Node> page(const QString& title) const {
    std::optional<Node> found;
    static_cast<void>(QTest::qWaitFor([&] { return (found = shown(title)).has_value(); }, patience));
    return found;
  }
  // Some pages have an inner page to leave first.
  bool leaves(const QString& title) const {
    for (int i = 0; i < 3; ++i) {
      room_.press({"Escape"});
      if (QTest::qWaitFor([&] { return !shown(title); }, 2000)) return true;
    }
    return false;
  }
  // By the arrows and Enter.
  bool chooses(const Node& menu, const QString& entry) const {
    for (int step = 0; step < 30; ++step) {
      const QString at = focus(menu);
      if (at == entry) {
        room_.press({"Return"});
        return true;
      }
      room_.press({"Right"});
      QElapsedTimer waited;
      waited.start();
      while (focus(menu) == at && waited.elapsed() < 1000) QTest::qWait(5);
    }
    return false;
  }

 private:
  QString focus(const Node& from) const {
    const auto at = ears_.find(from, [&](const Node& node) { return ears_.is(node, focused); });
    return at ? ears_.name(*at) : QString();
  }

  const Room& room_;
  const Ears& ears_;
  const Node app_;
};

// Every page that the menu leads to, and those that the records lead to.
void visit_all_pages(const Room& room) {
  const Visitor visitor(room);
  const auto hear = [&](const QString& title) {
    const auto page = visitor.page(title);
    QVERIFY2(page, qPrintable(title));
    int reached = 0;
    const QStringList nameless = room.ears().nameless(*page, reached);
    QVERIFY2(nameless.isEmpty(), qPrintable(title + ": " + nameless.join(", ")));
    QVERIFY2(reached > 1, qPrintable(title));
  };
  room.press({"Escape"});
  static const QList<std::pair<QString, QString>> pages{{"New game", "New game"},
                                                        {"Pass and play", "Pass and play"},
                                                        {"Records", "Records"},
                                                        {"Practise your mistakes", "Mistakes"},
                                                        {"Play a deal", "Play a deal"},
                                                        {"Statistics", "Statistics"},
                                                        {"Rules and fans", "Rules and fans"},
                                                        {"First steps", "Welcome to Tingpai"},
                                                        {"Keys and language", "Settings"},
                                                        {"Keys", "Keys"}};
  for (const auto& [entry, title] : pages) {
    hear("Menu");
    QVERIFY2(visitor.chooses(*visitor.page("Menu"), entry), qPrintable(entry));
    hear(title);
    if (title == "Records") {
      // Enter would go on with the game; the second button looks back at it.
      for (const auto& [keys, shown] : {std::pair{QStringList{"Tab", "Tab", "Return"}, "Review"},
                                        std::pair{QStringList{"r"}, "Replay"}}) {
        for (const QString& key : keys) room.press({key});
        hear(shown);
        QVERIFY2(visitor.leaves(shown), shown);
        hear(title);
      }
    }
    QVERIFY2(visitor.leaves(title), qPrintable(title));
  }
}

}  // namespace

class TestAtspi : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void plays_by_ear_data();
  void plays_by_ear();
};

void TestAtspi::plays_by_ear_data() {
  QTest::addColumn<int>("hands");
  QTest::newRow("two hands") << 2;
  QTest::newRow("whole game") << 16;
}

void TestAtspi::plays_by_ear() {
  QFETCH(int, hands);
  if (hands == 16 && qEnvironmentVariableIsEmpty("TINGPAI_WHOLE_GAME")) QSKIP("a whole game takes long");
  Room room;
  if (!room.missing().isEmpty()) QSKIP(qPrintable(room.missing()));
  QVERIFY(room.ears().connected());
  room.start(2027);
  Listener listener(room);
  QVERIFY2(listener.finds_the_table(), qPrintable(listener.where()));
  QElapsedTimer played;
  played.start();
  const qint64 limit = hands * 60000;
  while (listener.hands() < hands && !listener.game_over()) {
    QVERIFY(room.running());
    QVERIFY2(played.elapsed() < limit, qPrintable(listener.where()));
    listener.act();
    QTest::qWait(1);
  }
  std::printf("%d hands by ear: %d answers, %d claims, %.1f s\n", listener.hands(), listener.pressed(),
              listener.claims(), static_cast<double>(played.elapsed()) / 1000);
  QVERIFY(listener.hands() >= hands - 1);
  QVERIFY(listener.heard().size() > 10);
  QVERIFY(listener.claims() > 0);
  if (hands < 16) return visit_all_pages(room);
  while (!listener.game_over() && played.elapsed() < limit) listener.act();
  QVERIFY2(listener.game_over(), qPrintable(listener.where()));
}

QTEST_GUILESS_MAIN(TestAtspi)
#include "tst_atspi.moc"
