#!/usr/bin/python3
"""Writes the tiles, the table's pictures and the icon. The same fonts give the same bytes."""

import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE / "generator"))
sys.dont_write_bytecode = True

import glyphs  # noqa: E402
import icon  # noqa: E402
import pips  # noqa: E402
import plants  # noqa: E402
import table  # noqa: E402
import tile  # noqa: E402


def tiles():
    """Every tile's text with its SVG."""
    for rank in range(1, 10):
        yield f"{rank}m", tile.face(glyphs.character_tile(rank))
        yield f"{rank}p", tile.face(pips.dots_tile(rank))
        yield f"{rank}s", tile.face(plants.bird() if rank == 1 else pips.bamboo_tile(rank))
    for suit, draw in (("m", glyphs.character_tile), ("p", pips.dots_tile), ("s", pips.bamboo_tile)):
        yield f"0{suit}", tile.face(draw(5, red=True) + glyphs.red_five_dot())
    for rank in glyphs.HONOURS:
        yield f"{rank}z", tile.face(glyphs.honour_tile(rank))
    for rank, (name, colour, draw) in plants.FLOWERS.items():
        caption = glyphs.caption((rank - 1) % 4 + 1, name, colour)
        yield f"{rank}f", tile.face(plants.fitted(draw()) + caption)
    yield "5z", tile.white_dragon()
    yield "5z_blank", tile.face("")
    yield "back", tile.back()


def write(path, content):
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else content.encode())


def main():
    for name, text in tiles():
        write(HERE / "classic" / f"{name}.svg", text)
    assets = HERE.parent
    write(assets / "table" / "tile_shadow.png", table.tile_shadow())
    write(assets / "table" / "felt.png", table.felt())
    source = assets / "icon" / "tingpai.svg"
    write(source, icon.icon())
    for size in (16, 24, 32, 48, 64, 128, 256):
        output = source.with_name(f"tingpai-{size}.png")
        subprocess.run(["rsvg-convert", "-w", str(size), "-h", str(size), "-o", output, source], check=True)


if __name__ == "__main__":
    main()
