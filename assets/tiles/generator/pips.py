"""Dots and bamboo, in their traditional arrangements and colours."""

import math

from svg import BLUE, GREEN, IVORY, RED, disc, join, path, petal, polar

# Dots: (x, y, colour) and the radius. Rows from top to bottom.
B, G, R = BLUE, GREEN, RED
DOTS = {
    2: (23, [(50, 37, G), (50, 93, B)]),
    3: (18.5, [(24, 27, B), (50, 65, R), (76, 103, G)]),
    4: (20, [(27, 34, B), (73, 34, G), (27, 96, G), (73, 96, B)]),
    5: (16, [(25, 27, B), (75, 27, G), (50, 65, R), (25, 103, G), (75, 103, B)]),
    6: (15.5, [(29, 27, G), (71, 27, G), (29, 69, R), (71, 69, R), (29, 106, R), (71, 106, R)]),
    7: (14, [(20, 20, G), (50, 33, G), (80, 46, G), (31, 78, R), (69, 78, R), (31, 111, R), (69, 111, R)]),
    8: (14, [(x, y, B) for x in (30, 70) for y in (17, 49, 81, 113)]),
    9: (14, [(x, y, c) for y, c in ((25, B), (65, R), (105, G)) for x in (17, 50, 83)]),
}


def dot(x, y, r):
    """A ring round a core, in large ones with a hole; drawn with the even-odd rule."""
    if r < 18:
        return disc(x, y, r) + disc(x, y, r * 0.68) + disc(x, y, r * 0.4)
    return disc(x, y, r) + disc(x, y, r * 0.7) + disc(x, y, r * 0.47) + disc(x, y, r * 0.16)


def dots_tile(rank, red=False):
    if rank == 1:
        return great_dot()
    radius, places = RED_FIVE_DOTS if red else DOTS[rank]
    by_colour = {}
    for x, y, colour in places:
        by_colour.setdefault(colour, []).append(dot(x, y, radius))
    return "".join(path("".join(parts), colour, rule="evenodd") for colour, parts in by_colour.items())


def great_dot():
    """The one: two rings, a wreath of beads, and a flower in the middle."""
    x, y = 50, 65
    rings = path(disc(x, y, 42) + disc(x, y, 35.5) + disc(x, y, 22) + disc(x, y, 18.2), GREEN, rule="evenodd")
    beads = path("".join(disc(*polar(x, y, 28.8, i * 36), 5) for i in range(10)), RED)
    petals = path("".join(petal(x, y, 3, 16.5, 6, i * 45, 0.6) for i in range(8)), RED)
    return rings + beads + petals + path(disc(x, y, 4), RED) + path(disc(x, y, 1.8), IVORY)


# Bamboo: (x, y, colour, degrees); width and height of a stick.
def row(y, *columns):
    return [(x, y, colour, 0) for x, colour in columns]


STICKS = {
    2: (22, 54, [(50, 35, G, 0), (50, 95, G, 0)]),
    3: (21, 52, [(50, 35, G, 0), (27, 95, G, 0), (73, 95, G, 0)]),
    4: (21, 52, row(35, (27, G), (73, G)) + row(95, (27, G), (73, G))),
    5: (18, 47, row(34, (23, G), (77, G)) + row(65, (50, R)) + row(96, (23, G), (77, G))),
    6: (18, 50, row(36, (21, G), (50, G), (79, G)) + row(94, (21, G), (50, G), (79, G))),
    7: (17, 34, row(26, (50, R)) + row(66, (21, G), (50, G), (79, G)) + row(105, (21, G), (50, G), (79, G))),
    9: (17, 36, row(24, (21, G), (50, R), (79, G)) + row(65, (21, G), (50, R), (79, G)) +
        row(106, (21, G), (50, R), (79, G))),
}
# The eight: an M above a W, whose inner sticks lean.
STICKS[8] = (14.2, 48, [(x, y, G, 0) for x in (14, 86) for y in (34, 96)] +
             [(36.5, 34, G, -23), (63.5, 34, G, 23), (36.5, 96, G, 23), (63.5, 96, G, -23)])
# Red fives leave the upper right corner free for their dot.
RED_FIVE_DOTS = (15.5, [(24, 31, R), (72, 31, R), (48, 67, R), (24, 103, R), (72, 103, R)])
RED_FIVE_STICKS = (17, 46, [(23, 36, R, 0), (73, 36, R, 0), (48, 66, R, 0), (23, 96, R, 0), (73, 96, R, 0)])


def stick(x, y, width, height, degrees):
    """A piece of bamboo: two slim joints between three flared knots; and the light in each joint."""
    w, waist, h, knot = width / 2, width * 0.3, height / 2, min(height * 0.055, width * 0.16)
    right = []
    for top, bottom in ((-h, 0), (0, h)):
        right += [("L", (w, top + knot)), ("C", (waist, top + 2 * knot, waist, bottom - 2 * knot, w, bottom - knot))]
    right += [("L", (w, h)), ("L", (-w, h))]
    left = [(-w, h - knot, -waist, h - 2 * knot, -waist, 2 * knot, -w, knot),
            (-w, -knot, -waist, -2 * knot, -waist, -h + 2 * knot, -w, -h + knot)]
    turn = math.radians(degrees)
    cos, sin = math.cos(turn), math.sin(turn)

    def place(points):
        pairs = zip(points[::2], points[1::2])
        return join(*(c for px, py in pairs for c in (x + px * cos - py * sin, y + px * sin + py * cos)))

    text = "M" + place((-w, -h)) + "L" + place((w, -h)) + "".join(c + place(points) for c, points in right)
    text += "".join("L" + place(points[:2]) + "C" + place(points[2:]) for points in left) + "z"
    light = "".join("M" + place((0, a)) + "L" + place((0, b)) for a, b in
                    ((-h + 3.4 * knot, -3.4 * knot), (3.4 * knot, h - 3.4 * knot)))
    return text, light


def bamboo_tile(rank, red=False):
    width, height, places = RED_FIVE_STICKS if red else STICKS[rank]
    by_colour, lights = {}, ""
    for x, y, colour, degrees in places:
        text, light = stick(x, y, width, height, degrees)
        by_colour.setdefault(colour, []).append(text)
        lights += light
    sticks = "".join(path("".join(parts), colour) for colour, parts in by_colour.items())
    return sticks + path(lights, None, IVORY, width * 0.11)
