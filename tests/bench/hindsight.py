#!/usr/bin/env python3
"""Fits the blurs of engine/ai/profiles to what foreign_moves --raw wrote, and proves them.

Usage: foreign_moves 2000 9700000 --raw --csv moves.csv
       hindsight.py [--point P] moves.csv[,more.csv] [proof.csv[,more.csv]]
       hindsight.py --shown moves.csv[,more.csv]    by the blurs of engine/ai/profiles/mcr.cpp
--point: what a point of MCR is like under the rules of these moves (1); of riichi 160, the ratio of mean wins.
With it the danger of discards is taken as it is seen, as in the profile of riichi.
Without a proof each half of the hands is tried by the blurs that fit the other half.

For each kind and distance the blur that makes shown losses come nearest to what came of the moves (least
squares): of a difference d that is seen, d^2 / (d^2 + blur^2) is taken for true. Groups are small, and what
comes of one move is eleven points from what is shown: so each group is drawn towards all moves of its kind, and
these towards USUAL, as if so many moves as DOUBT says fitted that.
The intervals are by whole hands.
"""
import csv
import math
import pathlib
import re
import sys
from collections import defaultdict

USUAL = {"discard": 2.2, "claim": 0}  # what the choices by lot fit that losses made, in RESULTS.md
DOUBT = 2800  # moves: they were ten times as many, each with the luck of a whole hand, ten times the variance
DOUBT_OF_GROUP = 28000
MOST = 6.0
STEP = 0.1
BLURS_DANGER = True


def scale(point):
    """The constants in points of the rules: see --point."""
    global MOST, STEP, BLURS_DANGER
    MOST, STEP, BLURS_DANGER = MOST * point, STEP * point, False
    for kind in USUAL:
        USUAL[kind] *= point


def read(names):
    rows = []
    for name in names.split(","):
        with open(name, encoding="utf-8") as file:
            rows += list(csv.DictReader(file))
    return [Move(row) for row in rows]


class Move:
    def __init__(self, row):
        def number(name):
            return float(row[name])

        self.hand = row["hand"]
        self.kind = "discard" if row["kind"] == "discard" else "claim"
        self.distance = min(max(int(row["best_shanten"]) - 1, 0), 3)
        self.shown = number("best_value") - number("taken_value")
        self.came = number("best_score") - number("taken_score")
        self.behind = number("best_win") * number("best_worth") - number("taken_win") * number("taken_worth")
        self.kept = number("taken_kept")
        self.danger = number("taken_loss") - number("best_loss") if self.kind == "discard" else 0.0

    def told(self, blur):
        """The loss with this blur, as evaluate.cpp makes it: all but the effect of win chances on danger."""
        if blur <= 0:
            return self.shown

        def fades(behind):
            return behind * blur**2 / (behind**2 + blur**2) if behind > 0 else 0.0

        return max(0.0, self.shown - self.kept * fades(self.behind) - (fades(self.danger) if BLURS_DANGER else 0.0))


def squares(moves, blur):
    return sum((move.came - move.told(blur)) ** 2 for move in moves)


def drawn_towards(moves, usual, doubt):
    """The blur of least squares, beside as many moves like these that `usual` fits as `doubt` says."""
    if not moves:
        return usual
    share = doubt / len(moves)
    blurs = [STEP * i for i in range(round(MOST / STEP) + 1)]

    def worth(blur):
        away = sum((move.told(blur) - move.told(usual)) ** 2 for move in moves)
        return squares(moves, blur) + share * away

    return min(blurs, key=worth)


def mean(moves, of):
    values = [of(move) for move in moves]
    middle = sum(values) / len(values)
    hands = defaultdict(float)
    for move, value in zip(moves, values):
        hands[move.hand] += value - middle
    return middle, 1.96 * math.sqrt(sum(one * one for one in hands.values())) / len(values)


def show(name, moves, blur_of):
    if len(moves) < 2:
        return
    before = mean(moves, lambda move: move.shown - move.came)
    after = mean(moves, lambda move: move.told(blur_of(move)) - move.came)
    shown = mean(moves, lambda move: move.shown)[0]
    told = mean(moves, lambda move: move.told(blur_of(move)))[0]
    print(f"{name:14} {len(moves):6} {shown:6.2f} {before[0]:+6.2f} ± {before[1]:.2f}"
          f" {told:6.2f} {after[0]:+6.2f} ± {after[1]:.2f}")


def fitted(moves):
    """By kind the blurs of the distances."""
    blurs = {}
    for kind, usual in USUAL.items():
        some = [move for move in moves if move.kind == kind]
        middle = drawn_towards(some, usual, DOUBT)
        blurs[kind] = [drawn_towards([move for move in some if move.distance == distance], middle, DOUBT_OF_GROUP)
                       for distance in range(4)]
    return blurs


def in_use():
    """The blurs of MCR by kind and distance."""
    source = (pathlib.Path(__file__).parents[2] / "engine/ai/profiles/mcr.cpp").read_text(encoding="utf-8")

    def blurs(name):
        return [float(blur) for blur in re.search(name + r" = \{(.*?)\}", source)[1].split(",")]

    return {"discard": blurs("blur_of_discards"), "claim": blurs("blur_of_claims")}


def prove(title, moves, blurs_of):
    def blur_of(move):
        return blurs_of(move)[move.kind][move.distance]

    print(f"{title}\n                    n  shown  less what came   told  less what came")
    for kind in ("discard", "claim"):
        some = [move for move in moves if move.kind == kind]
        show(kind, some, blur_of)
        for distance, name in enumerate(("0 or 1", "2", "3", "4 and more")):
            show("  " + name, [move for move in some if move.distance == distance], blur_of)
        some.sort(key=lambda move: move.shown)
        for third in range(3):
            show(f"  third {third + 1}", some[third * len(some) // 3:(third + 1) * len(some) // 3], blur_of)


def main():
    arguments = sys.argv[1:]
    if not arguments or arguments[-1].startswith("--"):
        sys.exit(__doc__)
    if arguments[:1] == ["--shown"] and len(arguments) > 1:
        blurs = in_use()
        prove("as they are shown", read(arguments[1]), lambda move: blurs)
        return
    if arguments[:1] == ["--point"] and len(arguments) > 1:
        scale(float(arguments[1]))
        arguments = arguments[2:]
    moves = read(arguments[0])
    blurs = fitted(moves)
    for kind, by_distance in blurs.items():
        alone = drawn_towards([move for move in moves if move.kind == kind], 0, 0)
        print(f"{kind}s: {', '.join(f'{blur:.1f}' for blur in by_distance)} (by these moves alone {alone:.1f})")
    if len(arguments) > 1:
        prove("other hands", read(arguments[1]), lambda move: blurs)
        return
    halves = [fitted([move for move in moves if int(move.hand) % 2 == half]) for half in (0, 1)]
    prove("each half by the blurs of the other", moves, lambda move: halves[1 - int(move.hand) % 2])


if __name__ == "__main__":
    main()
