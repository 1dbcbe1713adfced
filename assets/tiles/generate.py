#!/usr/bin/python3
"""Writes the faces and bodies of the tiles, the table's pictures and the icon. The same fonts give the same bytes."""

import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE / "generator"))
sys.dont_write_bytecode = True

import body  # noqa: E402
import glyphs  # noqa: E402
import icon  # noqa: E402
import pips  # noqa: E402
import plants  # noqa: E402
import simple  # noqa: E402
import svg  # noqa: E402
import table  # noqa: E402
import tile  # noqa: E402


SUITS = (("m", glyphs.character_tile), ("p", pips.dots_tile), ("s", pips.bamboo_tile))
INKS = {"m": svg.INK, "p": svg.BLUE, "s": svg.GREEN}


def classic_picture(suit, draw, rank):
    return plants.bird() if suit == "s" and rank == 1 else draw(rank)


def classic():
    """Every tile's text with its SVG."""
    for suit, draw in SUITS:
        for rank in range(1, 10):
            yield f"{rank}{suit}", tile.face(classic_picture(suit, draw, rank))
        yield f"0{suit}", tile.face(draw(5, red=True) + glyphs.red_five_dot())
    for rank in glyphs.HONOURS:
        yield f"{rank}z", tile.face(glyphs.honour_tile(rank))
    for rank, (name, colour, draw) in plants.FLOWERS.items():
        caption = glyphs.caption((rank - 1) % 4 + 1, name, colour)
        yield f"{rank}f", tile.face(plants.fitted(draw()) + caption)
    yield "5z", tile.white_dragon()
    yield "5z_blank", tile.face("")


def indexed():
    """The classic set with a small index in the corner. Flowers have one already."""
    for suit, draw in SUITS:
        for rank in range(1, 10):
            picture = simple.beside(classic_picture(suit, draw, rank), str(rank), INKS[suit])
            yield f"{rank}{suit}", tile.face(picture)
        picture = simple.beside(draw(5, red=True), "5", svg.RED)
        yield f"0{suit}", tile.face(picture + glyphs.red_five_dot())
    for rank in glyphs.HONOURS:
        letter = simple.HONOURS[rank][1]
        yield f"{rank}z", tile.face(simple.beside(glyphs.honour_tile(rank), letter, simple.honour_colour(rank)))
    kept = dict(classic())
    for name in [f"{rank}f" for rank in plants.FLOWERS]:
        yield name, kept[name]
    yield "5z", tile.face(simple.beside(tile.white_frame(), "P", svg.BLUE))
    yield "5z_blank", tile.face(simple.small_index("P", svg.BLUE))


def plain(style):
    """The clear set, and in another style that of high contrast."""
    for suit, _ in SUITS:
        for rank in range(1, 10):
            yield f"{rank}{suit}", tile.face(simple.suited(suit, rank, style))
        yield f"0{suit}", tile.face(simple.suited(suit, 5, style, red=True))
    for rank in simple.HONOURS:
        yield f"{rank}z", tile.face(simple.honour(rank, style))
    for rank, (name, colour, draw) in plants.FLOWERS.items():
        yield f"{rank}f", tile.face(simple.flower(plants.fitted(draw()), (rank - 1) % 4 + 1, name, style, colour))
    yield "5z_blank", tile.face(simple.index("P", style.colour(svg.BLUE)))


SETS = {
    "classic": classic(),
    "indexed": indexed(),
    "clear": plain(simple.CLEAR),
    "contrast": plain(simple.CONTRAST),
}


def write(path, content):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else content.encode())


def main():
    for folder, tiles in SETS.items():
        for name, text in tiles:
            write(HERE / folder / f"{name}.svg", text)
    for folder, pictures in body.FOLDERS.items():
        for name, text in pictures():
            write(HERE / "bodies" / folder / f"{name}.svg", text)
    write(HERE / "bodies" / "notch.svg", body.notch())
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
