"""Drawings: the bird of the one of bamboo, four flowers and four seasons. All of them our own."""

from svg import BLUE, GREEN, IVORY, RED, disc, join, path, petal, polar, round_petal, stroke_leaf

BARK, ROSE, PINK, VIOLET, LILAC = "#5f3d2c", "#cf3f5c", "#e88ba2", "#70439b", "#a780c6"
GOLD, AMBER, LEAF, RUST, NIGHT = "#dc9a1f", "#f0bd4a", "#35924f", "#cc4a1f", "#24365f"


def fitted(picture):
    """Inside the margins of a face, under its caption."""
    return f'<g transform="translate(3.5 5) scale(.92)">{picture}</g>'


def bird():
    """A peacock with its train up: plumes behind, then body, wing, head and perch."""
    x, y = 41, 84
    plumes = ((4, 66), (28, 70), (51, 63), (74, 52), (97, 46))
    train = path("".join(petal(x, y, 8, length, 14, angle, 0.78) for angle, length in plumes), GREEN)
    shafts = path("".join(f"M{join(*polar(x, y, 14, a))}L{join(*polar(x, y, r - 22, a))}" for a, r in plumes),
                  None, IVORY, 1.5)
    eyes = [polar(x, y, length - 14, angle) for angle, length in plumes]
    eye = (path("".join(disc(*at, 6) for at in eyes), IVORY) + path("".join(disc(*at, 4.2) for at in eyes), RED))
    body = path("M20.5 33C21 45 10 57 13 74C16 92 32 101 48 97C61 94 66 83 58 74C50 66 35 62 33 50"
                "C32 44 35 39 34 33C33 25 21 24 20.5 33z", BLUE)
    wing = (path("M29 71C38 66 55 70 63 88C50 92 34 88 29 71z", RED) +
            path("M35 75C42 76 50 80 55 85M34 80C40 83 45 85 49 87", None, IVORY, 1.6))
    head = (path("M21 31L11.5 36L21.5 38z", GOLD) + path(disc(26.5, 33, 1.9), IVORY) +
            path("M27 26L22 16M28 26L28 14M29 26L34 16", None, BLUE, 1.5) +
            path(disc(22, 15, 2.6) + disc(28, 12.5, 2.6) + disc(34, 15, 2.6), RED))
    legs = path("M34 97L32 115M45 97L46 115", None, GOLD, 2.6)
    perch = path("M12 117Q48 113 88 117", None, GREEN, 5) + path(petal(70, 116, 0, 22, 5, 60, 0.45), GREEN)
    return train + shafts + eye + legs + perch + body + wing + head


def blossom(x, y, r, turn, colour=ROSE):
    petals = path("".join(round_petal(x, y, r, 33, turn + 72 * i) for i in range(5)), colour)
    heart = path(disc(x, y, r * 0.2), AMBER)
    stamens = path("".join(disc(*polar(x, y, r * 0.45, turn + 72 * i), r * 0.08) for i in range(5)), AMBER)
    return petals + heart + stamens


def plum():
    branch = path("M14 127C30 116 36 108 44 95C52 82 66 74 74 52C70 76 60 88 52 99C46 109 36 122 22 129z", BARK)
    twigs = path("M45 96C40 82 32 74 26 60M56 90C66 92 74 92 84 86", None, BARK, 2.4)
    buds = path(disc(75, 49, 5) + disc(25, 58, 5.2) + disc(86, 85, 4.6) + disc(39, 76, 4), ROSE)
    return branch + twigs + buds + blossom(58, 70, 18, 10) + blossom(31, 98, 15, -20, PINK) + \
        blossom(70, 108, 13, 30)


def orchid_flower(x, y, r, turn):
    outer = path("".join(petal(x, y, 0, r, r * 0.42, turn + a, 0.6) for a in (0, 118, -118)), LILAC)
    inner = path("".join(petal(x, y, 0, r * 0.85, r * 0.5, turn + a, 0.6) for a in (58, -58)), VIOLET)
    lip = path(petal(x, y, 0, r * 0.7, r * 0.45, turn + 180, 0.7), ROSE)
    return outer + inner + lip + path(disc(x, y, r * 0.14), AMBER)


def orchid():
    root = (48, 128)
    blades = (((30, 74), (8, 70), 5), ((36, 80), (20, 46), 4.5), ((58, 84), (92, 72), 5.5),
              ((60, 110), (94, 108), 4.5), ((40, 108), (8, 108), 4.5))
    leaves = path("".join(stroke_leaf((root, control, end), width) for control, end, width in blades), GREEN)
    stems = path("M48 126C50 104 52 84 52 62M50 106C56 98 64 94 71 92", None, LEAF, 2.2)
    return leaves + stems + orchid_flower(52, 58, 21, 0) + orchid_flower(72, 92, 15, 20)


def cane(x, width, *joints):
    """Stalk segments between joints, slightly waisted."""
    parts = ""
    for top, bottom in zip(joints, joints[1:]):
        a, b, w = top + 1, bottom - 1, width / 2
        parts += (f"M{join(x - w, a)}Q{join(x, a - 1.5, x + w, a)}Q{join(x + w * 0.75, (a + b) / 2, x + w, b)}"
                  f"Q{join(x, b + 1.5, x - w, b)}Q{join(x - w * 0.75, (a + b) / 2, x - w, a)}z")
    return parts


def bamboo():
    canes = path(cane(40, 10, 36, 66, 98, 129), GREEN) + path(cane(60, 7.5, 50, 76, 104, 129), LEAF)
    twigs = path("M46 66Q58 62 66 56M35 98Q29 96 25 90M64 105Q71 104 74 99", None, GREEN, 1.6)
    sprays = ((66, 56, 23, (62, 96, 132)), (25, 90, 19, (172, 212, -108)), (74, 99, 20, (72, 112, 158)),
              (35, 66, 20, (-110, -145)))
    leaves = "".join(petal(x, y, 0, r, 6, a, 0.4) for x, y, r, angles in sprays for a in angles)
    return canes + twigs + path(leaves, GREEN)


def chrysanthemum():
    stem = path("M50 92C51 106 48 118 46 129", None, GREEN, 3.2)
    leaves = path("M48 118C38 122 24 118 16 106C22 106 25 104 28 101C36 102 44 108 48 118z"
                  "M50 110C58 116 74 116 86 102C79 103 75 101 73 98C64 98 54 101 50 110z", GREEN)
    x, y = 50, 70
    back = path("".join(petal(x, y, 6, 34, 6.4, i * 22.5, 0.75) for i in range(16)), GOLD)
    front = path("".join(petal(x, y, 4, 24, 5.2, 11 + i * 30, 0.75) for i in range(12)), AMBER)
    heart = path("".join(petal(x, y, 0, 12, 3.6, i * 45, 0.7) for i in range(8)), GOLD) + path(disc(x, y, 3), RUST)
    return stem + leaves + back + front + heart


def spring():
    """A swallow among willow twigs."""
    strands = path("M58 32C78 46 83 84 74 124M74 34C88 50 91 74 89 100", None, LEAF, 1.6)
    places = ((71, 45, 150), (78, 62, 165), (80, 82, 178), (78, 102, 188), (86, 58, 168), (90, 80, 178))
    leaves = path("".join(petal(x, y, 0, 16, 4, a + side, 0.4) for x, y, a in places for side in (28, -28)), LEAF)
    swallow = path("M18 72C22 64 32 63 40 67C42 54 48 44 60 36C59 50 57 60 55 72C62 77 68 82 74 88L91 93L78 94"
                   "L86 106L70 94C60 94 52 92 46 88C42 98 36 106 26 112C28 100 30 92 33 82C27 80 22 76 18 72z", NIGHT)
    belly = path("M27 77C38 82 52 88 66 91C54 92 38 88 27 77z", IVORY) + path("M18 72L25 75C23 71 21 70 18 72z", GOLD)
    throat = path(disc(28, 74, 3.6), RED) + path(disc(25, 69.5, 1.3), IVORY)
    return strands + leaves + swallow + belly + throat


def summer():
    """A lotus over its leaf."""
    x, y = 50, 104
    stem = path("M50 104C49 112 51 120 50 129", None, GREEN, 3)
    leaf = path("M8 112C18 100 82 100 92 112C82 125 18 125 8 112z", GREEN)
    veins = path("M50 112L20 112M50 112L80 112M50 112L34 119M50 112L66 119", None, LEAF, 1.4)
    far = path("".join(petal(x, y, 0, 52, 17, a, 0.6) for a in (-26, 26)), PINK)
    side = path("".join(petal(x, y, 0, 46, 15, a, 0.6) for a in (-72, 72)), PINK)
    near = path("".join(petal(x, y, 0, 49, 15, a, 0.6) for a in (-50, 50)), ROSE)
    middle = path(petal(x, y, 0, 58, 19, 0, 0.58), "#dc6480")
    low = path("".join(petal(x, y + 2, 0, 34, 13, a, 0.6) for a in (-34, 34)), "#f2b3c1")
    return stem + leaf + veins + side + far + near + middle + low


def maple(x, y, r, turn, colour):
    lobes = ((0, 1), (38, 0.92), (-38, 0.92), (78, 0.74), (-78, 0.74), (118, 0.46), (-118, 0.46))
    blades = path("".join(petal(x, y, 0, r * k, r * 0.3, turn + a, 0.42) for a, k in lobes), colour)
    veins = path("".join(f"M{join(x, y)}L{join(*polar(x, y, r * k * 0.72, turn + a))}" for a, k in lobes[:5]),
                 None, IVORY, r * 0.03)
    tail = polar(x, y, r * 0.75, turn + 172)
    return path(f"M{join(x, y)}L{join(*tail)}", None, colour, r * 0.07) + blades + veins


def autumn():
    return maple(70, 106, 27, 50, GOLD) + maple(46, 80, 44, -12, RUST)


def pine_fan(x, y, r, turn):
    needles = "".join(f"M{join(x, y)}L{join(*polar(x, y, r, turn + a))}" for a in range(-80, 81, 16))
    return path(needles, None, GREEN, 2.4)


def flake(x, y, r):
    arms = ""
    for a in range(0, 360, 60):
        fork = polar(x, y, r * 0.58, a)
        arms += f"M{join(x, y)}L{join(*polar(x, y, r, a))}"
        arms += "".join(f"M{join(*fork)}L{join(*polar(*fork, r * 0.36, a + side))}" for side in (50, -50))
    return arms


def winter():
    branch = path("M8 128C30 122 44 112 52 100C60 90 70 84 84 80C72 90 66 96 60 105C50 118 34 128 16 131z", BARK)
    fans = pine_fan(52, 100, 26, -10) + pine_fan(77, 83, 20, 14) + pine_fan(30, 119, 22, -15)
    snow = path(flake(38, 56, 17), None, "#3f78c0", 2.4) + path(flake(76, 50, 9), None, "#3f78c0", 1.6)
    return branch + fans + snow + path(disc(16, 84, 2.6) + disc(72, 118, 2.6) + disc(90, 104, 2.2), "#3f78c0")


# rank: name, colour of the caption, drawing
FLOWERS = {1: ("梅", RED, plum), 2: ("蘭", RED, orchid), 3: ("竹", RED, bamboo), 4: ("菊", RED, chrysanthemum),
           5: ("春", BLUE, spring), 6: ("夏", BLUE, summer), 7: ("秋", BLUE, autumn), 8: ("冬", BLUE, winter)}
