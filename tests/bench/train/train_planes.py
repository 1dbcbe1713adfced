#!/usr/bin/env python3
"""Trains the convolution of engine/ai/policy from rows: train_planes.py WEIGHTS ROWS... (README.md).

It learns the same as the network of train.py, from facts alone. Needs numpy, torch and, to end in time, OpenBLAS.
"""
import zlib

import numpy as np
import torch
from torch import nn
from torch.nn.functional import conv1d, linear

from learning import learn, parser, table, whole
from rows import Rows, offsets, places

# What the numbers of the file stand for, as in engine/ai/policy/convolution.cpp.
ONE, WEIGHT_ONE, SCORE_ONE = 127, 128, 1024
KINDS, SUITED, RANKS, HONOURS = 34, 27, 9, 7
PASS = 285
# Blocks of engine/ai/policy/features.h: how many facts, and how they lie. Of a kind: (facts in front of the kind's
# number, behind it); of a suit: how many of each; else of no tile.
BLOCKS = [(136, "kind", 1, 4), (3, "five"), (544, "kind", 4, 4), (16,), (816, "kind", 4, 6), (102, "kind", 3, 1),
          (136, "kind", 1, 4), (34, "kind", 1, 1), (3,), (6,), (4,), (4,), (25,), (68, "kind", 1, 2), (4,),
          (12, "suit"), (3,), (8,), (27,)]
# Moves of a kind: where their numbers begin, those of red fives apart.
SORTS = [0, 37, 74, 108, 142, 179, 213, 247]
RED_SORTS = [34, 71, 176]  # of the three suits
VOID_SUIT, SINGLE, MOVES = 281, 284, 287


def places_of_facts():
    """Where each fact lies in the input: planes by suit and rank, planes by honour, by suit, the plain ones; their counts."""
    found = []
    planes = sum(block[2] * block[3] if block[1:2] == ("kind",) else block[1:2] == ("five",) for block in BLOCKS)
    seats = 4
    plain = plane = 0

    def at_kind(plane, kind):
        suit, rank = np.divmod(kind, RANKS)
        return np.where(kind < SUITED, (suit * planes + plane) * RANKS + rank,
                        SUITED * planes + plane * HONOURS + kind - SUITED)

    for size, *how in BLOCKS:
        place = np.arange(size)
        if how[:1] == ["kind"]:
            outer, inner = how[1:]
            found.append(at_kind(plane + place // (KINDS * inner) * inner + place % inner, place // inner % KINDS))
            plane += outer * inner
        elif how == ["five"]:
            found.append(at_kind(plane, RANKS * place + 4))
            plane += 1
        elif how == ["suit"]:
            found.append(KINDS * planes + place % 3 * seats + place // 3)
        else:
            found.append(KINDS * planes + 3 * seats + plain + place)
            plain += size
    return np.concatenate(found), planes, seats, plain


FACT_PLACES, PLANES, SUIT_PLANES, PLAIN = places_of_facts()
FACTS = len(FACT_PLACES)
INPUTS = KINDS * PLANES + 3 * SUIT_PLANES + PLAIN


def places_of_moves():
    """Where the score of each move stands: in (sorts, kinds), then of a void suit and of what has no tile."""
    found = np.zeros(MOVES, np.int64)
    for sort, first in enumerate(SORTS):
        found[first:first + KINDS] = sort * KINDS + np.arange(KINDS)
    for sort, first in enumerate(RED_SORTS):
        found[first:first + 3] = (len(SORTS) + sort) * KINDS + 9 * np.arange(3) + 4
    found[VOID_SUIT:] = (len(SORTS) + len(RED_SORTS)) * KINDS + np.arange(MOVES - VOID_SUIT)
    return found


MOVE_PLACES = torch.from_numpy(places_of_moves())
AT_KINDS, SINGLES = len(SORTS) + len(RED_SORTS), MOVES - SINGLE


class Whole(torch.autograd.Function):
    """Rounded to parts of `one`; what is learned passes as if it were not."""

    @staticmethod
    def forward(_, value, one, shift):
        return torch.floor(value * one + shift) / one

    @staticmethod
    def backward(_, gradient):
        return gradient, None, None


def rounded(value, one):
    return Whole.apply(value, one, 0.5)


class Layer(nn.Module):
    """From places' `wide` channels to `channels`; `first` looks at no sum over all kinds."""

    def __init__(self, wide, channels, gain, first=False):
        super().__init__()

        def weights(fan, *shape):
            return nn.Parameter(torch.randn(*shape) * gain * fan**-0.5)

        self.line = weights(4 * wide, channels, wide, 3)
        self.rank = weights(4 * wide, channels, wide, 1)
        self.honours = weights(wide, channels, wide, 1)
        self.all = None if first else weights(wide, 2 * channels, wide)
        self.start = nn.Parameter(torch.full((2 * channels,), 0.1))

    def forward(self, suits, honours, more=None):
        """suits (rows, 3, wide, 9) and honours (rows, wide, 7); `more` (rows, 2 channels) comes to the start."""
        one = ONE if self.all is None else WEIGHT_ONE
        rows, _, wide, _ = suits.shape
        start = rounded(self.start, ONE)
        if more is not None:
            start = start + more
        if self.all is not None:
            mean = ((suits.sum((1, 3)) + honours.sum(2)) / 32).clamp(max=1)
            start = start + linear(mean if self.training else Whole.apply(mean, ONE, 1e-3), rounded(self.all, one))
        of_suits, of_honours = start.reshape(-1, 2, start.shape[-1] // 2).unbind(1)
        line = conv1d(suits.reshape(3 * rows, wide, RANKS), rounded(self.line, one), padding=1).view(rows, 3, -1, RANKS)
        rank = conv1d(suits.sum(1), rounded(self.rank, one)) + of_suits[:, :, None]
        return line + rank[:, None], conv1d(honours, rounded(self.honours, one)) + of_honours[:, :, None]


class Convolution(nn.Module):
    """See engine/ai/policy/convolution.h."""

    def __init__(self, channels, blocks):
        super().__init__()
        self.first = Layer(PLANES, channels, 2, first=True)
        self.places = nn.Parameter(torch.randn(channels, RANKS + HONOURS) * 0.1 + 0.1)
        self.suits = nn.Parameter(torch.randn(channels, SUIT_PLANES) * 0.1)
        self.plain = nn.Parameter(torch.randn(2 * channels, PLAIN) * 0.1)
        self.layers = nn.ModuleList(Layer(channels, channels, gain) for _ in range(blocks) for gain in (1.4, 0.5))
        self.at_kinds = nn.Linear(channels, AT_KINDS)
        self.void = nn.Linear(channels, 1)
        self.singles = nn.Linear(channels, SINGLES)

    def cut(self, sums):
        """Activations: those that the engine has, but while it learns, when they are not rounded."""
        return [(value if self.training else Whole.apply(value, ONE, 0.502)).clamp(0, 1) for value in sums]

    def forward(self, facts):
        """facts (rows, inputs), 0 or 1; scores (rows, moves)."""
        rows = len(facts)
        suits, honours, of_suits, plain = facts.split([SUITED * PLANES, HONOURS * PLANES, 3 * SUIT_PLANES, PLAIN], 1)
        suits, honours = self.first(suits.view(rows, 3, PLANES, RANKS), honours.view(rows, PLANES, HONOURS),
                                    linear(plain, rounded(self.plain, ONE)))
        at = rounded(self.places, ONE)
        own = linear(of_suits.reshape(rows, 3, SUIT_PLANES), rounded(self.suits, ONE))
        suits, honours = self.cut((suits + at[:, :RANKS] + own[:, :, :, None], honours + at[:, RANKS:]))
        for one, two in zip(self.layers[::2], self.layers[1::2]):
            more = two(*self.cut(one(suits, honours)))
            suits, honours = self.cut((suits + more[0], honours + more[1]))
        return self.heads(suits, honours)

    def heads(self, suits, honours):
        rows = len(suits)

        def scored(head, value):
            return linear(value, rounded(head.weight, SCORE_ONE), rounded(head.bias, ONE))

        def cut(value):
            return (value if self.training else Whole.apply(value, ONE, 1e-3)).clamp(max=1)

        of_kinds = torch.cat([suits.transpose(2, 3).reshape(rows, SUITED, -1), honours.transpose(1, 2)], 1)
        of_suits, of_all = cut(suits.sum(3) / 8), cut(of_kinds.sum(1) / 32)
        return torch.cat([scored(self.at_kinds, of_kinds).transpose(1, 2).reshape(rows, -1),
                          scored(self.void, of_suits).reshape(rows, 3), scored(self.singles, of_all)], 1)[:, MOVE_PLACES]

    def keep_in_range(self):
        """Of what the file can hold."""
        with torch.no_grad():
            for layer in [self.first, *self.layers]:
                limit = ONE / (ONE if layer is self.first else WEIGHT_ONE)
                for weights in (layer.line, layer.rank, layer.honours, layer.all):
                    if weights is not None:
                        weights.clamp_(-limit, limit)
            for columns in (self.places, self.suits, self.plain):
                columns.clamp_(-1, 1)

    def to_bytes(self, rules):
        """The layout is that of engine/ai/policy/README.md."""
        first, channels = self.first, len(self.suits)
        start, at = rounded(first.start, ONE), rounded(self.places, ONE)
        begins = torch.cat([start[:channels, None] + at[:, :RANKS], start[channels:, None] + at[:, RANKS:]], 1)
        columns = torch.cat([first.line, first.rank, first.honours], 2)  # (channels, planes, 5)
        parts = [whole(columns.permute(1, 2, 0), ONE, "<i1"), whole(self.suits.T, ONE, "<i1"),
                 whole(self.plain.T, ONE, "<i1"), whole(begins.T, ONE, "<i2")]
        for layer in self.layers:
            line = torch.cat([layer.line, layer.rank], 2).transpose(1, 2)  # (channels, 4, channels)
            parts += [whole(line, WEIGHT_ONE, "<i1"), whole(layer.honours, WEIGHT_ONE, "<i1"),
                      whole(layer.all, WEIGHT_ONE, "<i1"), whole(layer.start, ONE, "<i2")]
        heads = (self.at_kinds, self.void, self.singles)
        parts += [whole(head.weight, SCORE_ONE, "<i2") for head in heads] + [whole(head.bias, ONE, "<i2") for head in heads]
        body = b"".join(parts)
        sizes = (FACTS, MOVES, channels, len(self.layers) // 2, zlib.crc32(body))
        return f"tingpai-planes 1 {rules} {' '.join(map(str, sizes))}\n".encode() + body


class Batches:
    """Rows of several files as inputs."""

    def __init__(self, names):
        parts = [self._part(rows) for name in names for rows in Rows.pieces(name)]
        self.rules = parts[0].pop("rules")
        if any(part.pop("rules") != self.rules for part in parts[1:]):
            raise ValueError("rows of several rules")
        longest = max(part["facts"].shape[1] for part in parts)
        for part in parts:
            part["facts"] = np.pad(part["facts"], ((0, 0), (0, longest - part["facts"].shape[1])), constant_values=INPUTS)
        for name in parts[0]:
            setattr(self, name, np.concatenate([part[name] for part in parts]))
        self.candidates_at, self.most = offsets(self.counts), int(self.counts.max())
        self.facts, self.moves, self.values = map(torch.from_numpy, (self.facts, self.moves, self.values))

    def _part(self, rows):
        """With facts (rows, longest) as places in the input, padded with the one behind the last."""
        if (rows.feature_count, rows.move_count) != (FACTS, MOVES):
            raise ValueError("rows of other facts or moves")
        lengths = np.diff(rows.features_at)
        facts = np.full((len(rows), lengths.max()), INPUTS, np.int16)
        row = np.repeat(np.arange(len(rows)), lengths)
        facts[row, places(np.zeros(len(rows), np.int64), lengths)] = FACT_PLACES[rows.features]
        return {"facts": facts, "counts": np.diff(rows.candidates_at), "moves": rows.moves.astype(np.int16),
                "values": rows.values.astype(np.float32), "held_out": rows.held_out, "rules": rows.rules}

    def scores(self, network, rows):
        """Scores and values (rows, most), the best first, NOTHING where there is no candidate; whether rows are claims."""
        facts = torch.zeros(len(rows), INPUTS + 1)
        facts.scatter_(1, self.facts[torch.from_numpy(rows)].long(), 1.0)
        counts = self.counts[rows]
        at = torch.from_numpy(places(self.candidates_at[rows], counts))
        of, moves = torch.from_numpy(np.repeat(np.arange(len(rows)), counts)), self.moves[at].long()
        scores, values = table(self.most, counts, network(facts[:, :-1])[of, moves], self.values[at])
        claims = torch.zeros(len(rows), dtype=torch.bool)
        claims[of[moves == PASS]] = True
        return scores, values, claims


def main():
    args = parser(__doc__, rate=4e-3, epochs=5, batch=256, channels=64, blocks=4).parse_args()
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    learn(Convolution(args.channels, args.blocks), Batches(args.rows), args)


if __name__ == "__main__":
    main()
