"""Faces that are read at a glance: an index in the corner, plain signs. For the clear set and, in purer colours and
with an edge, for the set of high contrast."""

from dataclasses import dataclass

import glyphs
import pips
from svg import BLUE, GREEN, INK, RED, box, disc, path

HONOURS = {1: ("東", "E"), 2: ("南", "S"), 3: ("西", "W"), 4: ("北", "N"), 5: ("", "P"), 6: ("發", "F"), 7: ("中", "C")}


@dataclass(frozen=True)
class Style:
    font: str
    weight: float  # added to the characters
    ink: str
    red: str
    green: str
    blue: str
    paper: str

    def colour(self, classic):
        return {INK: self.ink, RED: self.red, GREEN: self.green, BLUE: self.blue}[classic]


CLEAR = Style("w", 2, INK, RED, GREEN, BLUE, "#fbf9f2")
CONTRAST = Style("s", 0.8, "#000000", "#a3000e", "#00561f", "#002f8f", "#ffffff")


def index(text, colour):
    return glyphs.glyph("s", text, (23, 22) if text == "W" else (20, 22), (32, 29), colour, 0.8)


def small_index(text, colour):
    """Beside a face that keeps most of its room."""
    return glyphs.glyph("s", text, (14 if text == "W" else 12.5, 14.5), (19, 18), colour, 0.4)


def lower(x, y):
    """A place of the classic arrangement in the room below the index."""
    return 51 + (x - 50) * 0.9, 53 + (y - 20) * 0.71


def dots(rank, style, red):
    if rank == 1:
        x, y = 52, 80
        ring = path(disc(x, y, 36) + disc(x, y, 27) + disc(x, y, 15), style.colour(RED if red else BLUE), rule="evenodd")
        return ring
    radius, places = pips.DOTS[rank]
    radius *= 0.73
    return "".join(path(disc(*lower(x, y), radius), style.colour(RED if red else colour)) +
                   path(disc(*lower(x, y), radius * 0.3), style.paper) for x, y, colour in places)


def stick(x, y, width, height, degrees, colour, paper):
    body = path(box(x - width / 2, y - height / 2, width, height, width * 0.4), colour)
    joint = path(box(x - width * 0.3, y - 1.6, width * 0.6, 3.2, 1), paper)
    turned = body + joint
    return f'<g transform="rotate({degrees} {x:g} {y:g})">{turned}</g>' if degrees else turned


def bamboo(rank, style, red):
    if rank == 1:
        return stick(52, 80, 24, 82, 0, style.colour(RED if red else GREEN), style.paper)
    width, height, places = pips.STICKS[rank]
    out = ""
    for x, y, colour, degrees in places:
        px, py = (round(value, 1) for value in lower(x, y))
        out += stick(px, py, width * 0.78, height * 0.68, degrees, style.colour(RED if red else colour), style.paper)
    return out


def characters(rank, style, red):
    ink = style.colour(RED if red else INK)
    numeral = glyphs.RANKS[rank][1]
    return (glyphs.glyph(style.font, numeral, (57, 61), (60, 37), ink, style.weight + 0.6) +
            glyphs.glyph(style.font, "萬", (52, 107), (54, 41), style.colour(RED), style.weight * 0.4))


def suited(suit, rank, style, red=False):
    draw = {"m": characters, "p": dots, "s": bamboo}[suit]
    colour = style.colour(RED if red else {"m": INK, "p": BLUE, "s": GREEN}[suit])
    face = draw(rank, style, red) + index(str(rank), colour)
    return face + (path(disc(86, 16, 8), style.colour(RED)) if red else "")


def honour_colour(rank):
    return {5: BLUE, 6: GREEN, 7: RED}.get(rank, INK)


def honour(rank, style):
    character, letter = HONOURS[rank]
    colour = style.colour(honour_colour(rank))
    if not character:
        return path(box(27, 50, 50, 66, 3), None, colour, 8) + index(letter, colour)
    return glyphs.glyph(style.font, character, (54, 82), (70, 76), colour, style.weight) + index(letter, colour)


def beside(picture, text, classic):
    """A classic picture, made smaller to leave the corner to an index."""
    return f'<g transform="translate(11.5 20) scale(.83)">{picture}</g>' + small_index(text, classic)


def flower(picture, number, name, style, classic):
    """The plant with its number large and its name."""
    colour = style.colour(classic)
    plant = f'<g transform="translate(2 3) scale(.97)">{picture}</g>'
    return plant + index(str(number), colour) + glyphs.glyph("w", name, (78, 20), (30, 30), colour, 1)
