#include "engine/table/event.h"

namespace tingpai {

template <class View>
BasicEvent<View>::BasicEvent() = default;
template <class View>
BasicEvent<View>::BasicEvent(const BasicEvent& other) = default;
template <class View>
BasicEvent<View>::BasicEvent(BasicEvent&& other) noexcept = default;
template <class View>
BasicEvent<View>& BasicEvent<View>::operator=(const BasicEvent& other) = default;
template <class View>
BasicEvent<View>& BasicEvent<View>::operator=(BasicEvent&& other) noexcept = default;
template <class View>
BasicEvent<View>::~BasicEvent() = default;

template <class View>
bool BasicEvent<View>::operator==(const BasicEvent& other) const {
  return static_cast<const EventTypes<View>&>(*this) == static_cast<const EventTypes<View>&>(other);
}

template class BasicEvent<Truth>;
template class BasicEvent<Sight>;

}  // namespace tingpai
