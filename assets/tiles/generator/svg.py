"""Small helpers that write SVG. Units: a tile is 100 wide and 135 high, y grows downwards."""

import math

INK = "#1c2230"
RED = "#b5202b"
GREEN = "#11703f"
BLUE = "#1c4c9c"
IVORY = "#fbf9f2"


def num(value, digits=1):
    """Shortest text of a coordinate: 0.50 is ".5", -3.0 is "-3"."""
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".")
    if text == "-0":
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def join(*values):
    """Coordinates in a row; a minus sign needs no space before it."""
    out = ""
    for value in values:
        text = num(value)
        out += text if not out or text[0] == "-" else " " + text
    return out


def path(data, fill=None, stroke=None, width=None, rule=None, opacity=None):
    attributes = f' fill="{fill}"' if fill else ' fill="none"'
    if rule:
        attributes += f' fill-rule="{rule}"'
    if stroke:
        attributes += f' stroke="{stroke}" stroke-width="{num(width, 2)}" stroke-linecap="round" stroke-linejoin="round"'
    if opacity:
        attributes += f' opacity="{num(opacity, 2)}"'
    return f'<path{attributes} d="{data}"/>'


def disc(x, y, r):
    """A circle as a closed subpath."""
    return f"M{join(x - r, y)}a{join(r, r)} 0 1 0 {join(2 * r, 0)}a{join(r, r)} 0 1 0 {join(-2 * r, 0)}z"


def box(x, y, width, height, r):
    """A rectangle with round corners as a closed subpath."""
    w, h = width - 2 * r, height - 2 * r
    arc = f"a{join(r, r)} 0 0 1 "
    return (f"M{join(x + r, y)}h{num(w)}{arc}{join(r, r)}v{num(h)}{arc}{join(-r, r)}"
            f"h{num(-w)}{arc}{join(-r, -r)}v{num(-h)}{arc}{join(r, -r)}z")


def polar(x, y, r, degrees):
    """The point at distance r in a direction; 0 is up, clockwise."""
    angle = math.radians(degrees)
    return x + r * math.sin(angle), y - r * math.cos(angle)


def petal(x, y, inner, outer, width, degrees, belly=0.6):
    """A pointed oval from radius inner to outer, widest at the fraction belly of its length."""
    a, b = polar(x, y, inner, degrees), polar(x, y, outer, degrees)
    middle = inner + (outer - inner) * belly
    cx, cy = polar(x, y, middle, degrees)
    dx, dy = polar(0, 0, width, degrees + 90)
    return (f"M{join(*a)}Q{join(cx + dx, cy + dy, *b)}Q{join(cx - dx, cy - dy, *a)}z")


def round_petal(x, y, r, width, degrees):
    """A petal with a broad round end, from the centre outwards."""
    ax, ay = polar(x, y, r * 0.72, degrees - width)
    bx, by = polar(x, y, r * 0.72, degrees + width)
    c1, c2 = polar(x, y, r * 1.16, degrees - width * 0.85), polar(x, y, r * 1.16, degrees + width * 0.85)
    return f"M{join(x, y)}L{join(ax, ay)}C{join(*c1, *c2, bx, by)}z"


def stroke_leaf(points, width):
    """A curved blade: points are start, control, end; it is broad in the middle and thin at both ends."""
    (ax, ay), (cx, cy), (bx, by) = points
    length = math.hypot(bx - ax, by - ay) or 1
    nx, ny = -(by - ay) / length * width, (bx - ax) / length * width
    return f"M{join(ax, ay)}Q{join(cx + nx, cy + ny, bx, by)}Q{join(cx - nx, cy - ny, ax, ay)}z"
