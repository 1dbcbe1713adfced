"""The tile without its face's picture, as it is seen in each pose: lying, standing, from behind, from the side. Light
comes from above and one looks down a little, so that an edge shows below whatever way a tile is turned."""

from dataclasses import dataclass

from svg import box, num, path, petal
from tile import gradient

LONG, EDGE, ROUND = 135, 18, 10  # of a face 100 wide: its height, what shows of the thickness, its corners


@dataclass(frozen=True)
class Back:
    """The coloured half of a tile."""
    light: str
    middle: str
    dark: str
    top: str  # where it is lit from above
    seam: str
    ink: str  # of its frame


BLUE = Back("#4a88c4", "#3670aa", "#1c446e", "#6aa0d6", "#14324f", "#a9cbee")
RED = Back("#c2604c", "#a04433", "#64261c", "#d88a72", "#471a12", "#f3c9b3")
FACE = (gradient("f", (0, "#fffefa"), (0.55, "#fbf8ee"), (1, "#f1ebdb")) +
        gradient("e", (0, "#e7ddc5"), (1, "#c8ba96")))
SEAM, RIM, CREAM = "#8c7f5e", "#b9ad8c", "#f4eddb"


def picture(width, height, definitions, *parts):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{num(width)}" height="{num(height)}" '
            f'viewBox="0 0 {num(width)} {num(height)}">\n<defs>{definitions}</defs>\n{"".join(parts)}\n</svg>\n')


def layer(y, height, fill, width=100, r=ROUND, x=0.0):
    return path(box(x, y, width, height, r), fill)


def glint(y, width, colour="#fff"):
    """The lit upper edge."""
    return path(f"M{num(ROUND - 1)} {num(y)}h{num(width - 2 * ROUND + 2)}", None, colour, 1.6)


def top(y, width, height, rim, fill):
    """What faces the eye: a dark outline and the plane inside it."""
    return layer(y, height + 0.5, rim, width) + layer(y + 0.7, height - 1, fill, width - 1.6, ROUND - 0.7, 0.8)


def lying(back, width=100, height=LONG):
    under = gradient("b", (0, back.light), (0.85, back.middle), (1, back.dark))
    return picture(width, height + EDGE, FACE + under, layer(EDGE + 1, height - 1, "url(#b)", width),
                   layer(8, height + 1, SEAM, width), layer(7, height, "url(#e)", width),
                   top(0, width, height, RIM, "url(#f)"), glint(2.2, width))


def medal(back, x, y):
    """A knot in a lozenge, small enough for a tile of any pose."""
    lozenge = path(f"M{num(x)} {num(y - 28)}l20 28l-20 28l-20-28z", None, back.ink, 1.8, opacity=0.5)
    knot = "".join(petal(x, y, 3, reach, 6, turn, 0.55) for turn, reach in ((0, 18), (90, 13), (180, 18), (270, 13)))
    return lozenge + path(knot, back.ink, opacity=0.5)


def face_down(back, width=100, height=LONG):
    lit = gradient("t", (0, back.light), (1, back.middle))
    frame = path(box(11, 11, width - 22, height - 22, 6), None, back.ink, 1.8, opacity=0.45)
    return picture(width, height + EDGE, FACE + lit, layer(EDGE + 1, height - 1, "#a79a77", width),
                   layer(EDGE, height - 1, "url(#e)", width), layer(8, height, back.seam, width),
                   top(0, width, height, back.dark, "url(#t)"), frame, medal(back, width / 2, height / 2))


def standing(back):
    """As its owner sees it."""
    lit = gradient("b", (0, back.dark), (1, back.light))
    return picture(100, LONG + EDGE, FACE + lit, layer(0, 60, back.seam), layer(1, 60, "url(#b)"),
                   layer(8.5, 60, "#d5caad"), layer(9.8, 60, "#f3ecda"), layer(EDGE + 0.7, LONG - 1, "#a2956f"),
                   top(EDGE, 100, LONG - 1.5, "#cdc1a0", "url(#f)"), glint(EDGE + 2, 100))


def far(back):
    """From behind: ivory, the lit edge of the back, the back."""
    under = gradient("b", (0, back.middle), (1, back.dark))
    frame = path(box(13, 41, 74, 87, 6), None, back.ink, 1.8, opacity=0.3)
    return picture(100, 142, under, layer(0, 80, "#c8bb98"), layer(0, 78, CREAM), layer(15, 70, back.ink, r=9),
                   layer(16.4, 70, back.top, r=9), layer(30, 112, back.seam), layer(29, 110.5, "url(#b)", 98.8, x=0.6),
                   glint(30.4, 100, back.ink), frame)


def side(back):
    """Of a row that is seen along its length, its backs to the right. The next one begins 75 lower."""
    definitions = (gradient("b", (0, back.light), (1, back.dark), x2=1, y2=0) + gradient("t", (0, back.top), (1, back.light)) +
                   gradient("i", (0, "#fcf8ec"), (1, "#eae1cb")))
    plane = path("M36 0h51q9 0 9 9v57q0 9-9 9h-51z", back.seam) + path("M36 .5h51q8.5 0 8.5 9v54.5q0 8.5-8.5 8.5h-51z", "url(#b)")
    frame = path("M58 10h21q7 0 7 7v39q0 7-7 7h-21z", None, back.ink, 1.8, opacity=0.3)
    ivory = layer(0, 75, "#7e7153", 46, 8) + layer(0, 72.4, "url(#i)", 46, 8)
    edge = path("M28 0h11q8 0 8 8v59q0 8-8 8h-11z", back.seam) + path("M28 0h11q8 0 8 8v56.5q0 8-8 8h-11z", "url(#t)")
    return picture(96, 75, definitions, plane, frame, ivory, edge)


def side_end(back):
    """The narrow side of the last tile of such a row."""
    definitions = gradient("b", (0, back.middle), (1, back.seam)) + gradient("i", (0, "#e3d9bf"), (1, "#b4a681"))
    shade = path("M44 0h52v5q-1 10-12 15l-38 23z", back.seam)
    ivory = path("M0 0h29v50h-20q-9 0-9-9z", "url(#i)")
    edge = path("M28 0h19v41q0 9-9 9h-10z", "url(#b)")
    return picture(96, 50, definitions, shade, ivory, edge)


def bodies(back):
    yield "lie", lying(back)
    yield "lie_wide", lying(back, LONG, 100)
    yield "down", face_down(back)
    yield "down_wide", face_down(back, LONG, 100)
    yield "stand", standing(back)
    yield "far", far(back)
    yield "side", side(back)
    yield "side_end", side_end(back)


def flat(width, height, fill, *parts):
    """For high contrast: black, and planes without shades on it."""
    return picture(width, height, "", path(box(0.3, 0.3, width - 0.6, height - 0.6, 10), "#000"), fill, *parts)


def flat_down(colour, width, height):
    cross = path(f"M20 20L{num(width - 20)} {num(height - 20)}M{num(width - 20)} 20L20 {num(height - 20)}", None, "#fff", 6)
    return flat(width, height + EDGE, layer(4, height - 8, colour, width - 8, 6, 4), cross,
                layer(height + 3, 11, "#fff", width - 12, 4, 6))


def contrast_bodies(colour):
    yield "lie", flat(100, 153, layer(4, 127, "#fff", 92, 6, 4), layer(136, 12, colour, 88, 4, 6))
    yield "lie_wide", flat(135, 118, layer(4, 92, "#fff", 127, 6, 4), layer(101, 12, colour, 123, 4, 6))
    yield "down", flat_down(colour, 100, 135)
    yield "down_wide", flat_down(colour, 135, 100)
    yield "stand", flat(100, 153, layer(5, 10, colour, 88, 4, 6), layer(22, 127, "#fff", 92, 6, 4))
    yield "far", flat(100, 142, layer(4, 10, "#fff", 88, 4, 6), layer(18, 8, colour, 88, 3, 6),
                      layer(30, 108, colour, 92, 6, 4), path("M22 50L78 118M78 50L22 118", None, "#fff", 6))
    yield "side", flat(96, 75, layer(3, 69, "#fff", 25, 4, 3), layer(3, 69, colour, 15, 3, 31), layer(3, 69, colour, 43, 5, 50))
    yield "side_end", picture(96, 50, "", path("M0 0h96v5q-1 10-12 15l-38 24q-1 6-8 6h-29q-9 0-9-9z", "#000"),
                              layer(0, 46, "#fff", 25, 4, 3), layer(0, 44, colour, 14, 3, 31))


def notch():
    """Put over the lower right corner of a tile that was discarded as drawn."""
    return picture(20, 20, "", path("M20 0v10q0 10-10 10h-10z", "#5d553f", opacity=0.6))


FOLDERS = {
    "blue": lambda: bodies(BLUE),
    "red": lambda: bodies(RED),
    "contrast_blue": lambda: contrast_bodies("#123a78"),
    "contrast_red": lambda: contrast_bodies("#8c1d14"),
}
