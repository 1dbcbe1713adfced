#!/usr/bin/env python3
"""Trains the network of engine/ai/policy from rows: train.py WEIGHTS ROWS... (README.md).

Of every decision the network learns what the expert would choose and how near the others come: the chances that it
gives to the moves approach those of a choice by softmax(value / warmth). Needs numpy, torch and, to end in time, OpenBLAS.
"""
import argparse
import time
import zlib

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from moments import OUTLOOKS, PASS, TRAITS, UNSEEN, Moments
from rows import offsets, places

# What the numbers of the file stand for, as in engine/ai/policy/network.cpp.
ONE, INNER_ONE, SCORE_ONE = 127, 64, 1024
NOTHING = -1e9
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

    def to_bytes(self, rules):
        def whole(tensor, one, kind):
            limit = np.iinfo(kind).max
            return np.clip(np.rint(tensor.detach().numpy() * one), -limit, limit).astype(kind).tobytes()

        body = b"".join([whole(self.facts, ONE, "<i1"), whole(self.start, ONE, "<i2"),
                         whole(self.traits, ONE, "<i1"), whole(self.outlooks, ONE, "<i1"), whole(self.moves, ONE, "<i1"),
                         whole(self.inner.weight, INNER_ONE, "<i1"), whole(self.inner.bias, ONE * INNER_ONE, "<i4"),
                         whole(self.of_moves.weight, SCORE_ONE, "<i2"),
                         whole(self.of_moves.bias, ONE * SCORE_ONE, "<i4"),
                         whole(self.from_own, SCORE_ONE, "<i2"), whole(self.from_inner, SCORE_ONE, "<i2")])
        sizes = (len(self.facts), TRAITS, OUTLOOKS, len(self.moves), self.common, len(self.from_own), len(self.from_inner),
                 zlib.crc32(body))
        return f"tingpai-policy 2 {rules} {' '.join(map(str, sizes))}\n".encode() + body


class Batches:
    def __init__(self, moments):
        self.moments = moments
        self.most = int(moments.counts.max())
        self.of = {name: torch.from_numpy(getattr(moments, name))
                   for name in ("facts", "traits", "changed", "signs", "outlooks", "moves", "values")}

    def scores(self, network, rows, blind):
        """Scores and values (rows, most), the best first, NOTHING where there is no candidate; whether rows are claims.

        blind (rows): whether the network is not told what lies ahead.
        """
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
        column = torch.from_numpy(places(np.zeros(count, np.int64), candidates))
        moves = self.of["moves"][at].long()
        outlooks = self.of["outlooks"][at].long()
        outlooks[blind[of], -2:] = torch.from_numpy(UNSEEN)
        found = network(facts[:, :-1], traits, of, self.of["changed"][changed].long(),
                        torch.from_numpy(offsets(changes)[:-1]), self.of["signs"][changed].float(), outlooks, moves)
        scores = torch.full((count, self.most), NOTHING).index_put((of, column), found)
        values = torch.full((count, self.most), NOTHING).index_put((of, column), self.of["values"][at])
        claims = torch.zeros(count, dtype=torch.bool)
        claims[of[moves == PASS]] = True
        return scores, values, claims


def loss_of(scores, values, warmth):
    there = values > NOTHING / 2
    wanted = torch.softmax((values - values[:, :1]) / warmth, 1)
    return -(wanted * torch.log_softmax(scores, 1).masked_fill(~there, 0)).sum(1).mean()


def test(network, batches, rows, blind=False):
    """Agreement with the first choice and value given up, of discards and of claims, as a text."""
    found = []
    with torch.no_grad():
        for first in range(0, len(rows), 4096):
            part = rows[first:first + 4096]
            scores, values, claims = batches.scores(network, part, torch.full((len(part),), blind))
            taken = scores.argmax(1)
            given_up = values[:, 0] - values.gather(1, taken[:, None])[:, 0]
            found.append(torch.stack([taken == 0, given_up, claims], 1))
    agrees, given_up, claims = torch.cat(found).T.numpy()
    return ", ".join(f"{name} {100 * agrees[of].mean():.2f} % agree, {given_up[of].mean():.4f} given up"
                     for name, of in (("discards", claims == 0), ("claims", claims > 0)))


def train(args):
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    start = time.time()
    moments = Moments(args.rows)
    batches = Batches(moments)
    taught, held_out = np.flatnonzero(~moments.held_out), np.flatnonzero(moments.held_out)
    print(f"{moments.rules}: {len(taught)} rows to learn, {len(held_out)} held out, {time.time() - start:.0f} s", flush=True)
    network = Network(moments.fact_count, moments.move_count, args.common, args.own, args.inner)
    optimizer = torch.optim.Adam(network.parameters(), lr=args.rate)
    steps = args.epochs * (len(taught) // args.batch)
    pace = torch.optim.lr_scheduler.LambdaLR(
        optimizer, lambda step: min(1, (step + 1) / 200) * max(0.02, 1 - step / steps))
    order = np.random.default_rng(args.seed)
    for epoch in range(args.epochs):
        losses = []
        shuffled = order.permutation(taught)
        for first in range(0, len(shuffled) - args.batch + 1, args.batch):
            scores, values, _ = batches.scores(network, shuffled[first:first + args.batch], torch.rand(args.batch) < BLIND)
            loss = loss_of(scores, values, args.warmth)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            network.keep_in_range()
            pace.step()
            losses.append(loss.item())
        print(f"epoch {epoch + 1}: loss {np.mean(losses):.4f}; {test(network, batches, held_out[:40000])}; "
              f"not looking ahead: {test(network, batches, held_out[:40000], True)}; "
              f"{time.time() - start:.0f} s", flush=True)
        with open(args.weights, "wb") as file:
            file.write(network.to_bytes(moments.rules.split(";")[0]))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("weights")
    parser.add_argument("rows", nargs="+")
    for name, usual in (("epochs", 6), ("common", 128), ("own", 256), ("inner", 32), ("batch", 512), ("threads", 1), ("seed", 1)):
        parser.add_argument("--" + name, type=int, default=usual)
    parser.add_argument("--rate", type=float, default=2e-3, help="of learning, at its highest")
    parser.add_argument("--warmth", type=float, default=1, help="in the unit of value")
    train(parser.parse_args())


if __name__ == "__main__":
    main()
