// Which command a key means, and what becomes of changes.
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/settings/key_bindings.h"

using namespace tingpai::app;

namespace {

constexpr auto nothing = static_cast<int>(Qt::NoModifier);
constexpr auto shift = static_cast<int>(Qt::ShiftModifier);
constexpr auto control = static_cast<int>(Qt::ControlModifier);
constexpr auto keypad = static_cast<int>(Qt::KeypadModifier);

}  // namespace

class TestKeyBindings : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;
  QString file() const { return folder_.filePath("settings.ini"); }

 private Q_SLOTS:
  void init() { QFile::remove(file()); }

  // Chosen when no command had it.
  void a_chosen_key_stays_where_it_is() {
    {
      QSettings settings(file(), QSettings::IniFormat);
      settings.setValue("keys/dock", "X");
    }
    const KeyBindings keys(file());
    QCOMPARE(keys.commandFor(Qt::Key_X, nothing, KeyBindings::AtTable), int{KeyBindings::Dock});
    QCOMPARE(keys.commandFor(Qt::Key_R, nothing, KeyBindings::AtTable), int{KeyBindings::Riichi});
    QCOMPARE(keys.texts()[KeyBindings::Abort], QString());
  }

  void a_key_means_a_command_data() {
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("modifiers");
    QTest::addColumn<KeyBindings::Place>("place");
    QTest::addColumn<int>("command");
    const auto row = [](const char* name, int key, int modifiers, KeyBindings::Place place, int command) {
      QTest::newRow(name) << key << modifiers << place << command;
    };
    const auto table = KeyBindings::AtTable;
    const auto viewer = KeyBindings::InViewer;
    row("letter", Qt::Key_C, nothing, table, KeyBindings::Chow);
    row("letter with control", Qt::Key_C, control, table, KeyBindings::None);
    row("control", Qt::Key_N, control, table, KeyBindings::NewGame);
    row("its letter alone", Qt::Key_N, nothing, table, KeyBindings::Pass);
    row("question mark with shift", Qt::Key_Question, shift, table, KeyBindings::Help);
    row("question mark without", Qt::Key_Question, nothing, table, KeyBindings::Help);
    row("a second key", Qt::Key_F1, nothing, table, KeyBindings::Help);
    row("digit with shift, as in France", Qt::Key_1, shift, table, KeyBindings::Tile1);
    row("digit of the keypad", Qt::Key_5, keypad, table, KeyBindings::Tile5);
    row("enter of the keypad", Qt::Key_Enter, keypad, table, KeyBindings::DiscardCursor);
    row("function key", Qt::Key_F6, nothing, table, KeyBindings::NextSection);
    row("function key with shift", Qt::Key_F6, shift, table, KeyBindings::PreviousSection);
    row("tab", Qt::Key_Tab, nothing, table, KeyBindings::Scores);
    row("tab back", Qt::Key_Backtab, shift, table, KeyBindings::None);
    row("arrow at the table", Qt::Key_Left, nothing, table, KeyBindings::CursorLeft);
    row("arrow in the viewer", Qt::Key_Left, nothing, viewer, KeyBindings::StepBack);
    row("bracket at the table", Qt::Key_BracketLeft, nothing, table, KeyBindings::None);
    row("bracket in the viewer", Qt::Key_BracketLeft, nothing, viewer, KeyBindings::PreviousHand);
    row("everywhere", Qt::Key_T, nothing, viewer, KeyBindings::Dock);
    row("digit at the table", Qt::Key_1, nothing, table, KeyBindings::Tile1);
    row("digit among people", Qt::Key_1, nothing, KeyBindings::AmongPeople, KeyBindings::Person1);
    row("letter among people", Qt::Key_C, nothing, KeyBindings::AmongPeople, KeyBindings::None);
    row("everywhere, among people", Qt::Key_T, nothing, KeyBindings::AmongPeople, KeyBindings::Dock);
    row("backslash", Qt::Key_Backslash, nothing, table, KeyBindings::Tile13);
  }
  void a_key_means_a_command() {
    QFETCH(int, key);
    QFETCH(int, modifiers);
    QFETCH(KeyBindings::Place, place);
    const KeyBindings keys(file());
    QTEST(keys.commandFor(key, modifiers, place), "command");
  }

  void no_two_commands_share_a_key_at_first() {
    const KeyBindings keys(file());
    QStringList shared;
    for (int command = 0; command < KeyBindings::command_count; ++command) {
      for (int key = Qt::Key_Space; key < 0x01000100; key = key == 0x7f ? 0x01000000 : key + 1) {
        for (const int modifiers : {nothing, shift, control}) {
          for (const auto place : {KeyBindings::AtTable, KeyBindings::InViewer, KeyBindings::AmongPeople}) {
            if (keys.commandFor(key, modifiers, place) == command &&
                keys.ownerOf(command, key, modifiers) != KeyBindings::None)
              shared << KeyBindings::title(command) + " " + KeyBindings::keyText(key, modifiers);
          }
        }
      }
    }
    QCOMPARE(shared, QStringList());
  }

  void every_command_is_listed_once() {
    KeyBindings keys(file());
    QSet<QString> names;
    QSet<QString> titles;
    int count = 0;
    const QStringList sections = KeyBindings::section_titles();
    for (int section = 0; section < sections.size(); ++section) {
      const RowModel& rows = *keys.section(section);
      QVERIFY(!sections[section].isEmpty());
      count += rows.count();
      for (int row = 0; row < rows.count(); ++row) {
        names << rows.value(row, "name").toString();
        titles << rows.value(row, "title").toString();
        QVERIFY(!rows.value(row, "keys").toStringList().isEmpty());
      }
    }
    QCOMPARE(count, KeyBindings::command_count);
    QCOMPARE(names.size(), count);
    QCOMPARE(titles.size(), count);
    QCOMPARE(keys.texts().size(), count);
  }

  void a_changed_key_is_kept() {
    {
      KeyBindings keys(file());
      QSignalSpy changed(&keys, &KeyBindings::changed);
      QVERIFY(keys.assign(KeyBindings::Hints, Qt::Key_F9, nothing));
      QCOMPARE(changed.size(), 1);
      QCOMPARE(keys.texts().value(KeyBindings::Hints), "F9");
      QCOMPARE(keys.commandFor(Qt::Key_H, nothing, KeyBindings::AtTable), int(KeyBindings::None));
    }
    KeyBindings again(file());
    QCOMPARE(again.commandFor(Qt::Key_F9, nothing, KeyBindings::AtTable), int(KeyBindings::Hints));
    again.resetAll();
    QCOMPARE(KeyBindings(file()).texts().value(KeyBindings::Hints), "H");
    QCOMPARE(again.texts().value(KeyBindings::Hints), "H");
  }

  void a_removed_key_stays_removed() {
    {
      KeyBindings keys(file());
      keys.removeKeys(KeyBindings::Scores);
    }
    const KeyBindings again(file());
    QCOMPARE(again.commandFor(Qt::Key_Tab, nothing, KeyBindings::AtTable), int(KeyBindings::None));
    QCOMPARE(again.texts().value(KeyBindings::Scores), QString());
  }

  void a_clash_is_told_and_the_key_goes_over() {
    KeyBindings keys(file());
    QCOMPARE(keys.ownerOf(KeyBindings::Pung, Qt::Key_C, nothing), int(KeyBindings::Chow));
    QCOMPARE(keys.ownerOf(KeyBindings::Chow, Qt::Key_C, nothing), int(KeyBindings::None));
    QVERIFY(keys.assign(KeyBindings::Pung, Qt::Key_C, nothing));
    QCOMPARE(keys.commandFor(Qt::Key_C, nothing, KeyBindings::AtTable), int(KeyBindings::Pung));
    QCOMPARE(keys.texts().value(KeyBindings::Chow), QString());
  }

  void the_table_and_the_viewer_do_not_clash() {
    KeyBindings keys(file());
    QCOMPARE(keys.ownerOf(KeyBindings::StepBack, Qt::Key_C, nothing), int(KeyBindings::None));
    QVERIFY(keys.assign(KeyBindings::StepBack, Qt::Key_C, nothing));
    QCOMPARE(keys.texts().value(KeyBindings::Chow), "C");
    // One that holds everywhere takes it from both.
    QCOMPARE(keys.ownerOf(KeyBindings::Dock, Qt::Key_C, nothing), int(KeyBindings::Chow));
    QVERIFY(keys.assign(KeyBindings::Dock, Qt::Key_C, nothing));
    QCOMPARE(keys.texts().value(KeyBindings::Chow), QString());
    QCOMPARE(keys.texts().value(KeyBindings::StepBack), QString());
  }

  void escape_always_leads_back() {
    KeyBindings keys(file());
    QVERIFY(!keys.assign(KeyBindings::Back, Qt::Key_F9, nothing));
    QVERIFY(!keys.assign(KeyBindings::Chow, Qt::Key_Escape, nothing));
    keys.removeKeys(KeyBindings::Back);
    QCOMPARE(keys.commandFor(Qt::Key_Escape, nothing, KeyBindings::AtTable), int(KeyBindings::Back));
    QCOMPARE(keys.texts().value(KeyBindings::Chow), "C");
  }

  void shift_alone_is_no_key_data() {
    QTest::addColumn<int>("key");
    for (const auto key : {Qt::Key_Shift, Qt::Key_Control, Qt::Key_Alt, Qt::Key_AltGr, Qt::Key_Meta,
                           Qt::Key_CapsLock, Qt::Key_unknown})
      QTest::addRow("%x", static_cast<unsigned>(key)) << static_cast<int>(key);
  }
  void shift_alone_is_no_key() {
    QFETCH(int, key);
    KeyBindings keys(file());
    QVERIFY(!KeyBindings::bindable(key, shift));
    QVERIFY(!keys.assign(KeyBindings::Chow, key, shift));
    QVERIFY(KeyBindings::bindable(Qt::Key_A, nothing));
  }

  void a_spoilt_file_does_no_harm_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("keys");
    QTest::newRow("no key") << "rubbish"
                            << "";
    QTest::newRow("one of two") << "rubbish F9"
                                << "F9";
    QTest::newRow("a sequence") << "Ctrl+X,Ctrl+C"
                                << "";
    QTest::newRow("nothing") << ""
                             << "";
  }
  void a_spoilt_file_does_no_harm() {
    QFETCH(QString, text);
    {
      QSettings settings(file(), QSettings::IniFormat);
      settings.setValue("keys/chow", text);
    }
    QTEST(KeyBindings(file()).texts().value(KeyBindings::Chow), "keys");
  }
};

QTEST_GUILESS_MAIN(TestKeyBindings)
#include "tst_key_bindings.moc"
