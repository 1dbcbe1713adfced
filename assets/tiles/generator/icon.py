"""The application's icon: a tile on felt, and amber rings, for who listens waits for one tile."""

from glyphs import glyph
from svg import RED, box, path
from tile import gradient

FRAME = box(8, 8, 240, 240, 54)


def icon():
    definitions = (gradient("g", (0, "#2f7059"), (1, "#153429")) + gradient("f", (0, "#fffefa"), (1, "#f3ecda")) +
                   gradient("e", (0, "#e0d6bd"), (1, "#b3a37c")))
    felt = path(FRAME, "url(#g)")
    waves = path("M180 84A62 62 0 0 1 180 172M202 62A93 93 0 0 1 202 194", None, "#f0a93a", 13)
    shadow = path(box(38, 40, 122, 182, 18), "#0b211a", opacity=0.45)
    body = path(box(34, 30, 122, 182, 17), "#2f6cab") + path(box(34, 30, 122, 174, 17), "url(#e)")
    front = path(box(35.5, 31.5, 119, 162, 15.5), "url(#f)")
    letter = glyph("g", "中", (95, 112), (98, 136), RED, 1.5, (0, 0), 0.86)
    return ('<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">\n'
            f"<defs>{definitions}</defs>\n{felt}{waves}{shadow}{body}{front}\n{letter}\n</svg>\n")
