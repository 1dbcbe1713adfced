"""The picture on a tile's face. The tile itself is drawn apart from it (body.py): whichever way the picture is turned,
the edge stays below."""

from svg import BLUE, box, path

WIDTH, HEIGHT = 100, 135


def gradient(name, *stops, x2=0, y2=1):
    marks = "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in stops)
    return f'<linearGradient id="{name}" x1="0" y1="0" x2="{x2}" y2="{y2}">{marks}</linearGradient>'


def face(picture):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
            f'viewBox="0 0 {WIDTH} {HEIGHT}">\n<g transform="translate(0 2.5)">{picture}</g>\n</svg>\n')


def white_frame():
    """A double frame with notched corners: nobody takes it for a blank tile."""
    outer = path(box(17, 19, 66, 93, 5), None, BLUE, 6.5)
    inner = path("M33 28.5h34q1 6 7 7v60q-6 1-7 7H33q-1-6-7-7v-60q6-1 7-7z", None, BLUE, 2.6)
    return outer + inner


def white_dragon():
    return face(white_frame())
