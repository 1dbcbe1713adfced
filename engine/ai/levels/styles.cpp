#include "engine/ai/levels/styles.h"

namespace tingpai {

ValueModel leaning(ValueModel model, Style style) {
  switch (style) {
    case Style::balanced:
      break;
    case Style::fast:
      model.stake = model.fast_stake;
      break;
    case Style::big:
      model.stake = model.big_stake;
      break;
    case Style::careful:
      model.caution = model.careful_caution;
      break;
  }
  return model;
}

}  // namespace tingpai
