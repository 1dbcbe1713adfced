"""Characters from the outlines of brush fonts: sized, weighted and centred one by one, by eye."""

import logging

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.statisticsPen import StatisticsPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from svg import BLUE, GREEN, INK, RED, disc, join, path

logging.getLogger("fontTools").setLevel(logging.ERROR)
FOLDER = "/usr/share/fonts/"
FILES = {  # key: file, number in a collection
    "g": ("truetype/kouzan-mouhitsu/kouzan-mouhitsu-gyosho.ttf", -1),
    "m": ("truetype/kouzan-mouhitsu/kouzan-mouhitsu.ttf", -1),
    "w": ("truetype/lxgw-wenkai/LXGWWenKai-Bold.ttf", -1),
    "s": ("opentype/noto/NotoSansCJK-Bold.ttc", 3),
}
_fonts = {}


def font(key):
    if key not in _fonts:
        file, number = FILES[key]
        _fonts[key] = TTFont(FOLDER + file, fontNumber=number)
    return _fonts[key]


class RelativePath:
    """Writes a recorded outline as relative commands in tenths, without rounding drift."""

    def __init__(self):
        self.text, self.at = "", (0, 0)

    def step(self, letter, *points):
        base = (0, 0) if letter == "M" else self.at
        rounded = [(round(x, 1), round(y, 1)) for x, y in points]
        self.text += letter + join(*(c - base[i] for p in rounded for i, c in enumerate(p)))
        self.at = rounded[-1]

    def outline(self, recording):
        for operator, points in recording:
            if operator == "moveTo":
                self.step("M", *points)
            elif operator == "lineTo":
                self.step("l", *points)
            elif operator == "curveTo":
                self.step("c", *points)
            elif operator == "qCurveTo":
                self.quadratic(points)
            else:
                self.text += "z"
        return self.text

    def quadratic(self, points):
        """TrueType leaves out the points midway between two controls."""
        for i in range(len(points) - 2):
            (ax, ay), (bx, by) = points[i], points[i + 1]
            self.step("q", (ax, ay), ((ax + bx) / 2, (ay + by) / 2))
        self.step("q", points[-2], points[-1])


def glyph(key, character, at, size, colour, weight=0.0, nudge=(0, 0), stretch=1.0):
    """A character that fits into size, halfway between box-centred and ink-centred on the point at, then
    moved by nudge; weight is the width of an added outline, stretch widens it."""
    glyphs = font(key).getGlyphSet()
    shape = glyphs[font(key).getBestCmap()[ord(character)]]
    bounds, ink, outline = BoundsPen(glyphs), StatisticsPen(glyphs), DecomposingRecordingPen(glyphs)
    shape.draw(bounds), shape.draw(ink)
    left, low, right, high = bounds.bounds
    scale = min(size[0] / ((right - left) * stretch), size[1] / (high - low))
    wide = scale * stretch
    cx, cy = ((left + right) / 2 + ink.meanX) / 2, ((low + high) / 2 + ink.meanY) / 2
    transform = (wide, 0, 0, -scale, at[0] + nudge[0] - cx * wide, at[1] + nudge[1] + cy * scale)
    shape.draw(TransformPen(outline, transform))
    return path(RelativePath().outline(outline.value), colour, colour if weight else None, weight)


# rank: font, character, greatest width and height, added weight, nudge, stretch
RANKS = {
    1: ("g", "一", (76, 44), 0, (0, 1), 1),
    2: ("g", "二", (72, 46), 0, (0, 0), 1),
    3: ("g", "三", (72, 49), 0, (0, 0), 1),
    4: ("g", "四", (70, 48), 0, (-1.5, 0), 0.95),
    5: ("g", "五", (70, 50), 0, (0, 0), 1),
    6: ("g", "六", (70, 54), 1.6, (0, 0), 1.04),
    7: ("g", "七", (72, 49), 0, (0, 0), 1),
    8: ("g", "八", (72, 48), 0.6, (0, 0), 1.02),
    9: ("g", "九", (72, 49), 1.2, (0, 0), 1.04),
}
HONOURS = {
    1: ("g", "東", INK, (78, 104), 0, (2, 0), 1),
    2: ("g", "南", INK, (80, 102), 0, (0, 0), 0.96),
    3: ("g", "西", INK, (82, 92), 0.5, (1, 0), 0.86),
    4: ("g", "北", INK, (79, 92), 2, (-2.5, 0), 0.82),
    6: ("m", "發", GREEN, (84, 100), 2.8, (0, 0), 0.92),
    7: ("g", "中", RED, (80, 108), 0.6, (0, 0), 0.86),
}


def red_five_dot():
    return path(disc(90, 10.5, 5.6), RED)


def character_tile(rank, red=False):
    key, character, size, weight, nudge, stretch = RANKS[rank]
    top = glyph(key, character, (50, 34), size, RED if red else INK, weight, nudge, stretch)
    return top + glyph("m", "萬", (50, 95), (63, 57), RED, 1.7, (-1, 0), 1.1)


def honour_tile(rank):
    key, character, colour, size, weight, nudge, stretch = HONOURS[rank]
    return glyph(key, character, (50, 65), size, colour, weight, nudge, stretch)


def caption(number, character, colour):
    """The corners of a flower tile: its number left, its name right."""
    return (glyph("g", str(number), (18, 19), (21, 27), colour, 3) +
            glyph("w", character, (78, 19), (30, 30), colour, 0.8))
