# Every target of the project links tingpai_flags: one place for warnings and sanitizers.
add_library(tingpai_flags INTERFACE)
target_compile_options(tingpai_flags INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  target_compile_options(tingpai_flags INTERFACE -Wno-restrict)  # GCC bug 105651: false alarms on std::string +
endif()
if(TINGPAI_WERROR)
  target_compile_options(tingpai_flags INTERFACE -Werror)
endif()

# The C++ that Qt generates from QML shadows names: link this after tingpai_flags.
add_library(tingpai_flags_qml INTERFACE)
target_compile_options(tingpai_flags_qml INTERFACE -Wno-shadow -Wno-conversion -Wno-sign-conversion)

if(TINGPAI_SANITIZE)
  add_compile_options(-fsanitize=${TINGPAI_SANITIZE} -fno-omit-frame-pointer -g)
  add_link_options(-fsanitize=${TINGPAI_SANITIZE})
  if(TINGPAI_SANITIZE MATCHES "thread" AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # atomic_thread_fence inside Qt's headers; pattern sets, whose bits past the last pattern are never set.
    add_compile_options(-Wno-tsan -Wno-array-bounds)
  endif()
  if(TINGPAI_SANITIZE MATCHES "undefined")
    add_compile_options(-fno-sanitize-recover=undefined)
  endif()
endif()
