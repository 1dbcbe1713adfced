#!/usr/bin/env python3
"""Trains the network of engine/ai/policy from rows: train.py WEIGHTS ROWS... (README.md).

Of every decision the network learns what the expert would choose and how near the others come: the chances that it
gives to the moves approach those of a choice by softmax(value / warmth). Needs numpy, torch and, to end in time, OpenBLAS.
"""
import zlib

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from learning import learn, parser, table, whole
from moments import OUTLOOKS, PASS, TRAITS, UNSEEN, Moments
from rows import offsets, places

# What the numbers of the file stand for, as in engine/ai/policy/network.cpp.
ONE, INNER_ONE, SCORE_ONE = 127, 64, 1024
# In so many of the rows shown to it the network is not told what lies ahead: in play it looks only where it has doubts.
BLIND = 0.3


class Network(nn.Module):
    """See engine/ai/policy/network.h."""

    def __init__(self, facts, moves, common, own, inner):
        super().__init__()
        self.common = common
        self.facts = nn.Parameter(torch.randn(facts, common + own) * 0.05)
        self.start = nn.Parameter(torch.full((common + own,), 0.3))
        self.traits = nn.Parameter(torch.randn(TRAITS, own) * 0.05)
        self.outlooks = nn.Parameter(torch.randn(OUTLOOKS, own) * 0.05)
        self.moves = nn.Parameter(torch.randn(moves, own) * 0.05)
        self.inner = nn.Linear(own, inner)
        self.of_moves = nn.Linear(common, moves)
        self.from_own = nn.Parameter(torch.randn(own) / own**0.5)
        self.from_inner = nn.Parameter(torch.randn(inner) / inner**0.5)

    def forward(self, facts, traits, of, changed, changes_at, signs, outlooks, moves):
        """facts (rows, facts) and traits (rows, TRAITS) are 0 or 1; the others belong to candidates of the rows `of`."""
        seen = facts @ self.facts + self.start
        weighed = self.of_moves(seen[:, :self.common].clamp(0, 1))
        before = seen[:, self.common:] + traits @ self.traits
        change = functional.embedding_bag(changed, self.traits, changes_at, per_sample_weights=signs, mode="sum")
        change = change + functional.embedding_bag(outlooks, self.outlooks, mode="sum")
        own = (before.index_select(0, of) + change + self.moves.index_select(0, moves)).clamp(0, 1)
        return weighed[of, moves] + own @ self.from_own + self.inner(own).clamp(0, 1) @ self.from_inner

    def keep_in_range(self):
        """Of what the file can hold."""
        with torch.no_grad():
            for columns in (self.facts, self.traits, self.outlooks, self.moves):
                columns.clamp_(-1, 1)
            self.inner.weight.clamp_(-ONE / INNER_ONE, ONE / INNER_ONE)

    @classmethod
    def read(cls, name):
        """The network of a file of weights, and the name of its rules."""
        with open(name, "rb") as file:
            words = file.readline().decode(errors="replace").split()
            body = file.read()
        if words[:2] != ["tingpai-policy", "2"] or len(words) != 11 or zlib.crc32(body) != int(words[-1]):
            raise SystemExit(f"{name}: no sound weights of format 2")
        facts, _, _, moves, common, own, inner = map(int, words[3:10])
        network = cls(facts, moves, common, own, inner)
        at = 0
        with torch.no_grad():
            for part, one, kind in network.parts():
                numbers = np.frombuffer(body, kind, part.numel(), at)
                part.copy_(torch.from_numpy(numbers.astype(np.float32) / one).reshape(part.shape))
                at += numbers.nbytes
        return network, words[2]

    def parts(self):
        """What a file holds in its order, what stands there for 1, and of which kind its numbers are."""
        return [(self.facts, ONE, "<i1"), (self.start, ONE, "<i2"), (self.traits, ONE, "<i1"), (self.outlooks, ONE, "<i1"),
                (self.moves, ONE, "<i1"), (self.inner.weight, INNER_ONE, "<i1"), (self.inner.bias, ONE * INNER_ONE, "<i4"),
                (self.of_moves.weight, SCORE_ONE, "<i2"), (self.of_moves.bias, ONE * SCORE_ONE, "<i4"),
                (self.from_own, SCORE_ONE, "<i2"), (self.from_inner, SCORE_ONE, "<i2")]

    def to_bytes(self, rules):
        body = b"".join(whole(*part) for part in self.parts())
        sizes = (len(self.facts), TRAITS, OUTLOOKS, len(self.moves), self.common, len(self.from_own), len(self.from_inner),
                 zlib.crc32(body))
        return f"tingpai-policy 2 {rules} {' '.join(map(str, sizes))}\n".encode() + body


class Batches:
    def __init__(self, moments):
        self.moments, self.rules, self.held_out = moments, moments.rules, moments.held_out
        self.most = int(moments.counts.max())
        self.of = {name: torch.from_numpy(getattr(moments, name))
                   for name in ("facts", "traits", "changed", "signs", "outlooks", "moves", "values")}

    def scores(self, network, rows):
        """Scores and values (rows, most), the best first, NOTHING where there is no candidate; whether rows are claims."""
        inputs = self.inputs(rows, BLIND if network.training else 0)
        scores, values = self.tables(rows, network(*inputs))
        of, moves = inputs[2], inputs[-1]
        claims = torch.zeros(len(rows), dtype=torch.bool)
        claims[of[moves == PASS]] = True
        return scores, values, claims

    def tables(self, rows, found):
        """What was found of the candidates of rows, and their values (rows, most), NOTHING where there is none."""
        candidates = self.moments.counts[rows]
        at = torch.from_numpy(places(self.moments.candidates_at[rows], candidates))
        return table(self.most, candidates, found, self.of["values"][at])

    def inputs(self, rows, blind):
        """What Network.forward takes; in a share `blind` of the rows nobody looked ahead."""
        count, which = len(rows), torch.from_numpy(rows)
        facts = torch.zeros(count, self.moments.fact_count + 1)
        facts.scatter_(1, self.of["facts"][which].long(), 1.0)
        traits = torch.zeros(count, TRAITS).scatter_(1, self.of["traits"][which].long(), 1.0)
        candidates = self.moments.counts[rows]
        places_of = places(self.moments.candidates_at[rows], candidates)
        at = torch.from_numpy(places_of)
        changes = self.moments.changes[places_of].astype(np.int64)
        changed = torch.from_numpy(places(self.moments.changes_at[places_of], changes))
        of = torch.from_numpy(np.repeat(np.arange(count), candidates))
        moves = self.of["moves"][at].long()
        outlooks = self.of["outlooks"][at].long()
        if blind > 0:
            outlooks[(torch.rand(count) < blind)[of], -2:] = torch.from_numpy(UNSEEN)
        return (facts[:, :-1], traits, of, self.of["changed"][changed].long(), torch.from_numpy(offsets(changes)[:-1]),
                self.of["signs"][changed].float(), outlooks, moves)


def main():
    args = parser(__doc__, common=128, own=256, inner=32).parse_args()
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    batches = Batches(Moments(args.rows))
    learn(Network(batches.moments.fact_count, batches.moments.move_count, args.common, args.own, args.inner), batches, args)


if __name__ == "__main__":
    main()
