# Most of the time that a source takes to compile goes into the headers of Qt and of the standard library: these
# are read once for each group of targets that are compiled alike.
set(TINGPAI_STD_HEADERS <algorithm> <array> <cstdint> <functional> <map> <memory> <optional> <string> <string_view>
  <utility> <variant> <vector>)

# tingpai_precompile(target header...): the standard headers and these.
function(tingpai_precompile target)
  target_precompile_headers(${target} PRIVATE ${TINGPAI_STD_HEADERS} ${ARGN})
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(${target} PRIVATE -fpch-preprocess)  # so that ccache can tell what is inside
  endif()
endfunction()

# tingpai_precompile_test(target header...): the same, once for all tests of a folder.
function(tingpai_precompile_test target)
  get_property(first DIRECTORY PROPERTY TINGPAI_PRECOMPILED)
  if(NOT first)
    tingpai_precompile(${target} <QTest> ${ARGN})
    set_property(DIRECTORY PROPERTY TINGPAI_PRECOMPILED ${target})
    return()
  endif()
  target_precompile_headers(${target} REUSE_FROM ${first})
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(${target} PRIVATE -fpch-preprocess)
  endif()
endfunction()
