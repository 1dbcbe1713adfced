#include "ui/frames/page_parts.h"

#include <QQmlProperty>

namespace tingpai::ui {
namespace {

constexpr int at_once = 250;  // items: some milliseconds

int items_in(const QQuickItem* item) {
  int items = 1;
  for (const QQuickItem* child : item->childItems()) items += items_in(child);
  return items;
}

bool is_repeater(const QQuickItem* item) { return item->inherits("QQuickRepeater"); }

// The innermost first: what is emptied has no others within.
void take_some(QQuickItem* item, int& taken) {
  const auto children = item->childItems();
  for (QQuickItem* child : children) {
    if (taken >= at_once) return;
    take_some(child, taken);
  }
  if (taken >= at_once || !is_repeater(item) || item->property("count").toInt() == 0) return;
  const int before = items_in(item->parentItem());
  QQmlProperty::write(item, QStringLiteral("model"), QVariant());  // what it was bound to fills it no more
  taken += 1 + before - items_in(item->parentItem());
}

}  // namespace

bool PageParts::take(QQuickItem* page) const {
  int taken = 0;
  if (page != nullptr) take_some(page, taken);
  return taken > 0;
}

}  // namespace tingpai::ui
