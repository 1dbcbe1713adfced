# `cmake --install` and, with `cpack -G DEB`, a Debian package. Programs and pictures are installed by the folders that
# have them; here is what is the project's as a whole.
install(FILES ${PROJECT_SOURCE_DIR}/CHANGELOG.md ${PROJECT_SOURCE_DIR}/assets/tiles/LICENSES.md
  DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/tingpai)
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/tingpai RENAME copyright)

# dpkg-shlibdeps finds the libraries. It cannot find what Qt loads at run time; that is listed.
file(STRINGS ${PROJECT_SOURCE_DIR}/cmake/packages-run.txt run_packages REGEX "^[^#]")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/cmake/packages-run.txt)
list(JOIN run_packages ", " CPACK_DEBIAN_PACKAGE_DEPENDS)
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "qt6-wayland")
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"A table of Chinese Official mahjong (MCR) for one person and three bots, with
a tutor: what every discard is worth, how dangerous it is, and the plan behind
it. In English, Chinese and Japanese. Comes with tingpai-cli: shanten, scores,
analyses and matches between bots for other programs.")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_PACKAGE_NAME tingpai)
set(CPACK_PACKAGE_CONTACT "The Tingpai developers")  # no address
set(CPACK_GENERATOR DEB)
set(CPACK_STRIP_FILES ON)
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)  # two programs are installed: no need to build the tests first
include(CPack)
