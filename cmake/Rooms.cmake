# A room's sources share most of what they instantiate: compiled as one file they take a third of the time. What changes
# in one of them compiles them all again, so whoever works on them may turn this off.
option(TINGPAI_WHOLE_ROOMS "Compile the sources of each room as one file" ON)

# tingpai_whole_rooms(target [EXCEPT room or source...]): of the target's sources, those in its subfolders. Call it when
# the target has all of them.
function(tingpai_whole_rooms target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "EXCEPT")
  if(NOT TINGPAI_WHOLE_ROOMS)
    return()
  endif()
  get_target_property(home ${target} SOURCE_DIR)
  get_target_property(sources ${target} SOURCES)
  foreach(source IN LISTS sources)
    cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${home} NORMALIZE)
    cmake_path(IS_PREFIX home ${source} NORMALIZE inside)
    cmake_path(GET source EXTENSION LAST_ONLY extension)
    if(NOT inside OR NOT extension STREQUAL ".cpp")
      continue()
    endif()
    cmake_path(RELATIVE_PATH source BASE_DIRECTORY ${home} OUTPUT_VARIABLE place)
    cmake_path(GET place PARENT_PATH room)
    if(room AND NOT room IN_LIST arg_EXCEPT AND NOT place IN_LIST arg_EXCEPT)
      string(MAKE_C_IDENTIFIER ${room} group)
      set_source_files_properties(${source} TARGET_DIRECTORY ${target} PROPERTIES UNITY_GROUP ${group})
    endif()
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()
