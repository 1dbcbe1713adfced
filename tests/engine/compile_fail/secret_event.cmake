# A new secret event must not compile until redact() handles it: compiles view.cpp against an event.h that
# has one more, and prints what the compiler says.
# Needs SOURCE (the project), WORK (a folder to write to) and COMPILER.
file(READ ${SOURCE}/engine/table/event.h text)
string(REPLACE "}  // namespace events" "template <class View>
struct Peeked {
  Seat seat;
  Hidden<View, Tile> tile;
  bool operator==(const Peeked&) const = default;
};
}  // namespace events" text "${text}")
string(REPLACE "events::Settled>;" "events::Settled, events::Peeked<View>>;" text "${text}")
string(FIND "${text}" "events::Peeked<View>" found)
if(found EQUAL -1)
  message(FATAL_ERROR "event.h has another form: this script must follow")
endif()
file(WRITE ${WORK}/engine/table/event.h "${text}")
execute_process(COMMAND ${COMPILER} -std=c++20 -fsyntax-only -I ${WORK} -I ${SOURCE} ${SOURCE}/engine/table/view.cpp
  RESULT_VARIABLE result ERROR_VARIABLE said)
if(result EQUAL 0)
  message(FATAL_ERROR "a secret event went through redact() unseen")
endif()
message("${said}")
