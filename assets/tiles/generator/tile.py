"""The tile itself: an ivory face on a body whose lower edge shows, and the back."""

from svg import BLUE, box, path, petal

WIDTH, HEIGHT = 100, 135
FACE_HEIGHT = 129  # what is below it is the thickness


def document(body, definitions=""):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
            f'viewBox="0 0 {WIDTH} {HEIGHT}">\n<defs>{definitions}</defs>\n{body}\n</svg>\n')


def gradient(name, *stops, x2=0, y2=1):
    marks = "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in stops)
    return f'<linearGradient id="{name}" x1="0" y1="0" x2="{x2}" y2="{y2}">{marks}</linearGradient>'


def blank_face(front, edge, back_layer):
    """Three stacked round boxes: the far layer, the near layer, and the face with a light rim."""
    definitions = (gradient("e", (0, edge[0]), (0.9, edge[0]), (1, edge[1])) +
                   gradient("f", (0, front[0]), (1, front[1])))
    body = (path(box(0.3, 1, 99.4, 133.7, 9), back_layer) + path(box(0.3, 0.3, 99.4, 131.9, 9), "url(#e)") +
            path(box(1.1, 1, 97.8, FACE_HEIGHT - 1, 8.2), "url(#f)"))
    return definitions, body


def face(picture):
    definitions, body = blank_face(("#fefdf8", "#f8f4e9"), ("#e9e2cf", "#c2b594"), "#7f7458")
    return document(body + "\n" + picture, definitions)


def contrast_face(picture):
    """White with a black edge, without shades."""
    body = (path(box(0.3, 0.3, 99.4, 134.4, 9), "#000") + path(box(5, 5, 90, 121, 5), "#fff"))
    return document(body + "\n" + picture)


def contrast_back(colour):
    body = path(box(0.3, 0.3, 99.4, 134.4, 9), "#000") + path(box(5, 5, 90, 121, 5), colour)
    cross = path("M20 20L80 111M80 20L20 111", None, "#fff", 7)
    return document(body + path(box(13, 13, 74, 105, 3), None, "#fff", 4) + cross)


def back(front, edge, ink):
    definitions, body = blank_face(front, edge, "#d9cfb4")
    frame = path(box(8.5, 8.5, 83, 113, 5), None, ink, 1.6, opacity=0.6)
    medal = path("M50 34L74 65L50 96L26 65z", None, ink, 1.6, opacity=0.6)
    knot = "".join(petal(50, 65, 3, reach, 7, turn, 0.55) for turn, reach in ((0, 23), (90, 18), (180, 23), (270, 18)))
    return document(body + frame + medal + path(knot, ink, opacity=0.6), definitions)


def backs():
    """Blue, and red for a felt that is blue itself."""
    yield "back", back(("#3a72b0", "#275587"), ("#5b8cc2", "#1d4370"), "#a9c8ea")
    yield "back_red", back(("#a84a3a", "#7f3026"), ("#c4705e", "#65241c"), "#f0c3ab")


def contrast_backs():
    yield "back", contrast_back("#123a78")
    yield "back_red", contrast_back("#8c1d14")


def white_frame():
    """A double frame with notched corners: nobody takes it for a blank tile."""
    outer = path(box(17, 19, 66, 93, 5), None, BLUE, 5.5)
    inner = path("M33 28.5h34q1 6 7 7v60q-6 1-7 7H33q-1-6-7-7v-60q6-1 7-7z", None, BLUE, 2.2)
    return outer + inner


def white_dragon():
    return face(white_frame())
