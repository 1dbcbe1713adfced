// CRC-32, the one of zip and PNG: it changes with every single byte.
#pragma once

#include <array>
#include <cstdint>

namespace tingpai {

// Of a range of characters or bytes.
template <class Bytes>
std::uint32_t crc32(const Bytes& bytes) {
  static constexpr std::array<std::uint32_t, 256> table = [] {
    std::array<std::uint32_t, 256> all{};
    for (std::uint32_t byte = 0; byte < 256; ++byte) {
      std::uint32_t crc = byte;
      for (int bit = 0; bit < 8; ++bit) crc = (crc >> 1) ^ ((crc & 1) != 0 ? 0xedb88320U : 0U);
      all[byte] = crc;
    }
    return all;
  }();
  std::uint32_t crc = 0xffffffffU;
  for (const auto byte : bytes) crc = (crc >> 8) ^ table[(crc ^ static_cast<unsigned char>(byte)) & 0xffU];
  return ~crc;
}

}  // namespace tingpai
