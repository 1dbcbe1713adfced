#include "tests/ui/looks/colours.h"

#include <QMetaProperty>
#include <QStringList>
#include <QVariant>
#include <algorithm>
#include <array>

#include "tests/ui/looks/contrast.h"

namespace tingpai::ui_test {
namespace {

enum Panels { both, dark, light };

// Names of the theme: colours, lists of them, and its functions of one, "rimOf(accent)". A ground of several
// layers, the lowest first, joins them by "+"; each tone of a list is a ground of its own.
struct Rule {
  const char* what;
  const char* inks;
  const char* grounds;
  Panels panels = both;
};

constexpr double for_text = 4.5, for_signs = 3;

constexpr auto texts = std::to_array<Rule>({
    {"panels", "text textDim textFaint heading accentText gain loss",
     "panel dockTop card cardHover clothTones+veil"},
    {"rows", "text textDim accentText gain loss", "quietButton card"},
    {"fields and switches", "text textDim textFaint", "track"},
    {"buttons", "text buttonText accentText",
     "button buttonTop buttonHover lifted(button) lifted(buttonTop)"},
    {"small buttons, chosen values", "text textDim", "selected quietButton quietHover quietPressed"},
    {"plates", "plateText plateDim plateAccent",
     "clothTones+plate clothTones+plateHover clothTones+veil+plate clothTones+veil+plateHover"},
    {"centre", "plateText plateDim plateAccent", "centreTop centre disc"},
    {"winds", "disc", "plateText plateAccent"},
    {"wind to move", "disc", "accent", dark},
    {"sheets of an end", "plateText plateDim plateAccent gain loss", "clothTones+veil+sheet"},
    {"title page", "plateText plateDim", "menuTop menuLow menuHover"},
    {"its line", "titleDim", "outerCloth+titleShade"},
    {"a rare hand", "feltText feltAccent", "clothTones+grandBand"},
    {"pictures of a table", "feltText", "felt feltLight feltDark"},
    {"their second lines", "feltTextDim feltGain feltLoss", "felt feltDark"},
    {"numbers of bars", "feltAccent barNumber", "outerCloth", dark},
    {"numbers of bars on their plate", "feltAccent barNumber", "clothTones+numberPlate", light},
    {"the way on", "accentInk", "accent accentTop accentLow lifted(accentTop) lifted(accentLow) verdicts"},
    {"win", "badgeText", "winTop win lifted(winTop) lifted(win)"},
    {"held", "buttonText", "button+holding buttonTop+holding"},
    {"badges, seals", "badgeText", "seats leaving coming error"},
});

constexpr auto signs = std::to_array<Rule>({
    {"name of the title page", "titleText", "clothTones"},  // large
    {"rings", "accent", "rimOf(accent)"},
    {"last discard", "lastDiscard", "rimOf(lastDiscard)"},
    {"cursor on a tile", "tileFocusRing", "rimOf(tileFocusRing) ivory"},
    {"judged tiles", "gain", "rimOf(gain)"},
    {"judged tiles: loss", "loss", "rimOf(loss)"},
    {"bars over the hand", "accent barStrong", "outerCloth", dark},
    {"bars' edges", "accent barStrong", "rimOf(accent)", light},
    {"seat to move", "stroke", "centreTop centre clothTones+plate panel dockTop card"},
    {"chances of opponents", "seatBars", "track panel dockTop card"},
    {"rim of badges", "badgeText rimOf(seats) rimOf(leaving) rimOf(coming)", "seats leaving coming"},
    {"rim of bright badges", "rimOf(accent)", "accent"},
    {"line of seals", "rimOf(seats)", "seats"},
    {"focus", "focusRing",
     "panel dockTop card track button buttonTop quietButton selected clothTones+veil clothTones+plate "
     "menuTop "
     "menuLow clothTones+veil+sheet rimOf(focusRing)"},
    {"focus on cloth", "clothFocus", "clothTones"},
    {"switches", "badgeText", "chosenFill"},
    {"switches, off", "textFaint", "track"},
    {"chosen", "gain", "card quietButton"},
    {"charts", "bar loss heading", "panel card track"},
    {"charts of an end", "gain loss", "clothTones+veil+sheet"},
});

QList<QColor> colours_of(QObject* theme, const QString& name) {
  if (const qsizetype inner = name.indexOf(u'('); inner > 0) {
    QList<QColor> made;
    for (const QColor& argument : colours_of(theme, name.mid(inner + 1).chopped(1))) {
      QColor result;
      QMetaObject::invokeMethod(theme, name.left(inner).toLatin1().constData(), Q_RETURN_ARG(QColor, result),
                                Q_ARG(QColor, argument));
      made << result;
    }
    return made;
  }
  if (name == u"outerCloth") {  // beyond the centre and the rivers, whose light is the brightest
    const QList<QColor> tones = colours_of(theme, QStringLiteral("clothTones"));
    return QList<QColor>{over(tones.at(2), tones.at(1), 1 / 3.0)} + tones.mid(2);
  }
  const QVariant value = theme->property(name.toLatin1().constData());
  if (value.metaType() == QMetaType::fromType<QColor>()) return {value.value<QColor>()};
  QList<QColor> all;
  for (const QVariant& one : value.toList()) all << one.value<QColor>();
  return all;
}

QList<QColor> grounds_of(QObject* theme, const QString& layers) {
  QList<QColor> grounds;
  for (const QString& layer : layers.split(u'+')) {
    const QList<QColor> tones = colours_of(theme, layer);
    QList<QColor> covered;
    for (const QColor& tone : tones) {
      if (grounds.isEmpty()) covered << tone;
      for (const QColor& below : std::as_const(grounds)) covered << over(tone, below, tone.alphaF());
    }
    grounds = covered;
  }
  return grounds;
}

double least_of(QObject* theme, const Rule& rule, double limit, QStringList* faults) {
  double least = 21;
  for (const QString& layers : QString::fromLatin1(rule.grounds).split(u' ')) {
    const QList<QColor> grounds = grounds_of(theme, layers);
    if (grounds.isEmpty()) *faults << "no colour: " + layers;
    for (const QString& name : QString::fromLatin1(rule.inks).split(u' ')) {
      const QList<QColor> inks = colours_of(theme, name);
      if (inks.isEmpty()) *faults << "no colour: " + name;
      double worst = 21;
      for (const QColor& ink : inks) {
        for (const QColor& ground : grounds) worst = std::min(worst, contrast(ink, ground));
      }
      if (worst < limit) *faults << QStringLiteral("%1 on %2: %3").arg(name, layers).arg(worst, 0, 'f', 2);
      least = std::min(least, worst);
    }
  }
  return least;
}

bool applies(const Rule& rule, bool is_light) {
  return rule.panels == both || (rule.panels == light) == is_light;
}

QString row(const QStringList& cells) {
  return QStringLiteral("| %1 |\n").arg(cells.join(QStringLiteral(" | ")));
}

QString heading(const QString& first, const QList<Look>& looks) {
  QStringList names{first}, lines{QStringLiteral("---")};
  for (const Look& look : looks) {
    names << look.name;
    lines << QStringLiteral("---");
  }
  return row(names) + row(lines);
}

}  // namespace

Look look_of(QObject* theme, const QString& name, bool is_light) {
  Look look{name, {}, {}, {}};
  const QMetaObject* meta = theme->metaObject();
  for (int i = meta->propertyOffset(); i < meta->propertyCount(); ++i) {
    const QString property = QString::fromLatin1(meta->property(i).name());
    QStringList tones;
    for (const QColor& colour : colours_of(theme, property)) {
      if (colour.isValid()) tones << colour.name(colour.alpha() < 255 ? QColor::HexArgb : QColor::HexRgb);
    }
    if (!tones.isEmpty()) look.tones << std::pair{property, tones.join(u' ')};
  }
  const auto measure = [&](const auto& rules, double limit) {
    for (const Rule& rule : rules) {
      look.least << (applies(rule, is_light) ? least_of(theme, rule, limit, &look.faults) : 0);
    }
  };
  measure(texts, for_text);
  measure(signs, for_signs);
  return look;
}

QString table_of(const QList<Look>& looks) {
  QString text = QStringLiteral(
      "# Colours\n\nWritten by `tst_looks` with `TINGPAI_WRITE_COLOURS=1`: those of `Theme.qml` on every "
      "cloth "
      "(=: as on green; on green as in dark panels),\nand the least contrast of what stands on what: 4.5 for "
      "text, "
      "3 for signs and large letters.\n\n");
  text += heading(QStringLiteral("Colour"), looks);
  for (qsizetype i = 0; i < looks.first().tones.size(); ++i) {
    QStringList cells{looks.first().tones.at(i).first};
    QString green, before;  // the first of its panels, and of those before
    for (const Look& look : looks) {
      const QString tone = look.tones.at(i).second;
      const bool first = look.name.endsWith(u"green");
      cells << (tone == (first ? before : green) ? QStringLiteral("=") : tone);
      if (first) before = green = tone;
    }
    text += row(cells);
  }
  qsizetype at = 0;
  const auto list = [&](const char* title, const auto& rules) {
    text += u'\n' + heading(QString::fromLatin1(title), looks);
    for (const Rule& rule : rules) {
      QStringList cells{QString::fromLatin1(rule.what)};
      for (const Look& look : looks)
        cells << (look.least.at(at) > 0 ? QString::number(look.least.at(at), 'f', 1) : QString());
      text += row(cells);
      ++at;
    }
  };
  list("Text: 4.5", texts);
  list("Signs: 3", signs);
  return text;
}

}  // namespace tingpai::ui_test
