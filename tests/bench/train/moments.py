#!/usr/bin/env python3
"""Rows as the network sees them: engine/ai/policy/traits.cpp in numpy. moments.py FILE prints sums, to compare the two."""
import sys
from itertools import permutations

import numpy as np

from rows import Rows, offsets, places

KINDS, SUITED = 34, 27
# Where the facts and moves begin that are needed here.
HAND, OWN_MELD, OFFER = 0, 139, 1753
RIICHI, CHOW, PUNG, PUNG_WITH_RED = 37, 74, 142, 176
MELDED_KONG, CONCEALED_KONG, ADDED_KONG, VOID_SUIT = 179, 213, 247, 281
PASS = 285
NOBODY = 99

CORES = ([[9 * suit + rank + step for suit in range(3) for step in range(3)] for rank in range(7)]
         + [[9 * suit + rank for rank in range(9)] for suit in range(3)]
         + [[9 * order[i // 3] + i for i in range(9)] for order in permutations(range(3))]
         + [[9 * order[i // 3] + i // 3 + i % 3 * 3 for i in range(9)] for order in permutations(range(3))])
OUTER = [kind for kind in range(KINDS) if kind >= SUITED or kind % 9 in (0, 8)]
# How many values each place of the traits has.
VALUES = [64] * 21 + [5] * 7 + [10] * len(CORES) + [15] * 3 + [8, 15]
TRAITS = sum(VALUES)
# Outlooks: shanten 0 to 8; of 0 to 4 the live tiles in steps of two, 20 of each; tiles won with, 0 to 12, of two sorts;
# what lies ahead of hands one away, two sorts in steps of 2 and of 20, each with one more where nobody looked.
SHANTENS, LIVES, WINS, AHEADS = 9, 20, 13, 20
OF_AHEAD = SHANTENS + 5 * LIVES + 2 * WINS + np.array([0, AHEADS + 1])
UNSEEN = OF_AHEAD + AHEADS
OUTLOOKS = UNSEEN[1] + 1


def holdings_of(rows):
    """Concealed tiles by kind (rows, 34), kinds in own open chows (rows, 34), the kind on offer (rows) or NOBODY."""
    row = np.repeat(np.arange(len(rows)), np.diff(rows.features_at))
    facts = rows.features.astype(np.int64)
    hands = np.zeros((len(rows), KINDS), np.int8)
    own = facts < HAND + 4 * KINDS
    np.add.at(hands, (row[own], facts[own] // 4), 1)
    chows = np.zeros((len(rows), KINDS), bool)
    place = facts - OWN_MELD
    chow = (place >= 0) & (place < 4 * KINDS) & (place % 4 < 2)
    for step in range(3):
        chows[row[chow], place[chow] // 4 + step] = True
    offers = np.full(len(rows), NOBODY, np.int8)
    offered = (facts >= OFFER) & (facts < OFFER + KINDS)
    offers[row[offered]] = facts[offered] - OFFER
    return hands, chows, offers


def after(hands, chows, offers, moves):
    """The hands and chows that moves leave, one each."""
    hands, chows, moves = hands.copy(), chows.copy(), moves.astype(np.int64)

    def of_sort(first, last):
        which = np.flatnonzero((moves >= first) & (moves < last))
        place = moves[which] - first
        return which, np.where(place < KINDS, place, 9 * (place - KINDS) + 4)  # red fives stand behind

    for first, last, times in ((0, RIICHI, 1), (RIICHI, CHOW, 1), (PUNG, MELDED_KONG, 2), (MELDED_KONG, CONCEALED_KONG, 3),
                               (CONCEALED_KONG, ADDED_KONG, 4), (ADDED_KONG, VOID_SUIT, 1)):
        which, kind = of_sort(first, last)
        hands[which, kind] -= times
    for first in (CHOW, CHOW + KINDS):
        which, lowest = of_sort(first, first + KINDS)
        for step in range(3):
            chows[which, lowest + step] = True
            others = lowest + step != offers[which]
            hands[which[others], lowest[others] + step] -= 1
    return hands, chows


def traits_of(hands, chows):
    """(hands, places): numbers below TRAITS, each place with numbers of its own."""
    few = np.minimum(hands, 3).astype(np.int16)
    threes = [9 * suit + rank for suit in range(3) for rank in range(7)]
    held = ((hands > 0) | chows).astype(np.float32)
    core = np.zeros((KINDS, len(CORES)), np.float32)
    for place, kinds in enumerate(CORES):
        core[kinds, place] = 1
    columns = [16 * few[:, at] + 4 * few[:, at + 1] + few[:, at + 2] for at in threes]
    columns += list(hands[:, SUITED:].T) + list((held @ core).T)
    columns += [hands[:, 9 * suit:9 * suit + 9].sum(1) for suit in range(3)]
    columns += [np.minimum((hands >= 2).sum(1), 7), hands[:, OUTER].sum(1)]
    return np.stack(columns, axis=1).astype(np.int16) + offsets(VALUES)[:-1].astype(np.int16)


def numbers_of(outlooks):
    """(candidates, 6): numbers below OUTLOOKS."""
    shanten, live = np.clip(outlooks[:, 0], 0, SHANTENS - 1), outlooks[:, 1]
    both = np.minimum(shanten, 4) * LIVES + np.minimum(live // 2, LIVES - 1)
    won = np.minimum(outlooks[:, 2:4], WINS - 1) + SHANTENS + 5 * LIVES + [0, WINS]
    ahead = np.where(shanten[:, None] == 1, OF_AHEAD + np.minimum(outlooks[:, 4:] // [2, 20], AHEADS - 1), UNSEEN)
    return np.column_stack([shanten, SHANTENS + both, won, ahead]).astype(np.int16)


class Moments:
    """Rows of several files. facts (rows, most), padded with one past the last; traits (rows, places); counts (rows):
    candidates, and of each of them its move, outlooks (candidates, 6) and value; changed (of changes_at): traits that
    it takes away, as their sign says, or adds.
    """

    def __init__(self, names):
        parts = [self._part(rows) for name in names for rows in Rows.pieces(name)]
        most = max(part["facts"].shape[1] for part in parts)
        for part in parts:
            room = most - part["facts"].shape[1]
            part["facts"] = np.pad(part["facts"], ((0, 0), (0, room)), constant_values=part["fact_count"])
        for name in ("fact_count", "move_count", "rules", "results"):
            setattr(self, name, parts[0][name])
        if any(part["results"] != self.results for part in parts):
            raise ValueError("results and an expert's values do not go together")
        for name in [name for name, value in parts[0].items() if isinstance(value, np.ndarray)]:
            setattr(self, name, np.concatenate([part.pop(name) for part in parts]))
        self.candidates_at, self.changes_at = offsets(self.counts), offsets(self.changes)

    def __len__(self):
        return len(self.counts)

    def _part(self, rows):
        hands, chows, offers = holdings_of(rows)
        counts = np.diff(rows.candidates_at)
        of = np.repeat(np.arange(len(rows)), counts)
        traits = traits_of(hands, chows)
        changes, changed, signs = [], [], []
        for first in range(0, len(of), 1 << 18):
            some = slice(first, first + (1 << 18))
            row = of[some]
            new = traits_of(*after(hands[row], chows[row], offers[row], rows.moves[some]))
            candidate, place = np.nonzero(new != traits[row])
            changes.append(2 * np.bincount(candidate, minlength=len(row)).astype(np.int16))
            changed.append(np.stack([traits[row[candidate], place], new[candidate, place]], axis=1).ravel())
            signs.append(np.tile(np.array([-1, 1], np.int8), len(candidate)))
        lengths = np.diff(rows.features_at)
        facts = np.full((len(rows), lengths.max()), rows.feature_count, np.int16)
        row = np.repeat(np.arange(len(rows)), lengths)
        facts[row, places(np.zeros(len(rows), np.int64), lengths)] = rows.features
        return {"facts": facts, "traits": traits, "counts": counts, "changes": np.concatenate(changes),
                "changed": np.concatenate(changed), "signs": np.concatenate(signs), "held_out": rows.held_out,
                "wall": rows.wall, "alone": rows.alone, "moves": rows.moves.astype(np.int16), "outlooks": numbers_of(rows.outlooks),
                "values": rows.values.astype(np.float32), "results": rows.results, "fact_count": rows.feature_count, "move_count": rows.move_count, "rules": rows.rules}


def main(name):
    moments = Moments([name])
    print(f"{len(moments)} rows, traits {moments.traits.sum(dtype=np.int64)}, changes {len(moments.changed)}, "
          f"taken away {moments.changed[moments.signs < 0].sum(dtype=np.int64)}, "
          f"added {moments.changed[moments.signs > 0].sum(dtype=np.int64)}, "
          f"outlooks {moments.outlooks.sum(dtype=np.int64)}")


if __name__ == "__main__":
    main(sys.argv[1])
