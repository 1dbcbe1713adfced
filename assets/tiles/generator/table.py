"""Pictures of the table: the shadow under a tile and the grain of the felt, as PNG."""

import math
import random
import struct
import zlib


def png(width, height, pixel):
    """A black picture whose opacity at (x, y) is pixel(x, y), 0 to 255."""
    rows = b"".join(b"\0" + bytes(v for x in range(width) for v in (0, pixel(x, y))) for y in range(height))

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 4, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")


SHADOW_MARGIN, SHADOW_BLUR, SHADOW_STRENGTH = 16, 5.0, 0.55


def tile_shadow():
    """A tile of 100 x 135, blurred: the product of two blurred edges is exact for a box."""
    def edge(at, length):
        scale = SHADOW_BLUR * math.sqrt(2)
        return (math.erf(at / scale) - math.erf((at - length) / scale)) / 2

    margin = SHADOW_MARGIN
    across = [edge(x + 0.5 - margin, 100) for x in range(100 + 2 * margin)]
    down = [edge(y + 0.5 - margin, 135) for y in range(135 + 2 * margin)]
    return png(len(across), len(down), lambda x, y: round(255 * SHADOW_STRENGTH * across[x] * down[y]))


def felt():
    """Fibres: short darker strokes in all directions, wrapping round so that the picture tiles."""
    size, dice = 128, random.Random(7)
    depth = [[0.0] * size for _ in range(size)]
    for _ in range(2600):
        x, y, turn = dice.random() * size, dice.random() * size, dice.random() * math.pi
        for step in range(dice.randint(3, 9)):
            column, line = int(x + step * math.cos(turn)) % size, int(y + step * math.sin(turn)) % size
            depth[line][column] += 1
    return png(size, size, lambda x, y: 6 * min(4, round(depth[y][x])))
