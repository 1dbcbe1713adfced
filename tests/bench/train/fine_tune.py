#!/usr/bin/env python3
"""Tunes weights by how hands of self-play ended: fine_tune.py WEIGHTS FROM RESULTS... (README.md).

A policy gradient: what a seat's hand ended with, less what such a seat makes on average, makes the move it drew likelier or less
likely; a leash, the divergence from the weights it began with, keeps what the results cannot tell. Needs numpy and torch.
"""
import argparse
import copy
import time

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from learning import NOTHING
from moments import OUTLOOKS, TRAITS, Moments
from train import BLIND, Batches, Network

FURTHEST = 100  # points: results beyond the average by more count as so many
CLIP = 0.2      # a move that has become likelier, or less so, by more than this share is not pushed further


class Baseline(nn.Module):
    """What a seat makes on average: of all it sees and of all that it may do, whatever it chose."""

    def __init__(self, facts, width=64):
        super().__init__()
        self.facts = nn.Linear(facts, width)
        self.traits = nn.Linear(TRAITS, width, bias=False)
        self.outlooks = nn.Parameter(torch.randn(OUTLOOKS, width) * 0.05)
        self.end = nn.Linear(width, 1)

    def forward(self, facts, traits, of, _changed, _changes_at, _signs, outlooks, _moves):
        ahead = functional.embedding_bag(outlooks, self.outlooks, mode="sum")
        counts = torch.bincount(of, minlength=len(facts))[:, None]
        mean = torch.zeros(len(facts), ahead.shape[1]).index_add(0, of, ahead) / counts
        return 10 * self.end((self.facts(facts) + self.traits(traits) + mean).relu())[:, 0]


def results_of(batches, rows):
    return batches.of["values"][torch.from_numpy(batches.moments.candidates_at[rows])]


def averages(batches, args, order):
    """Of every row what its seat makes on average, learnt from the other half of the walls."""
    found = torch.zeros(len(batches.moments))
    half = batches.moments.wall % 2
    for part in (0, 1):
        network = Baseline(batches.moments.fact_count)
        steps = torch.optim.Adam(network.parameters(), lr=1e-3)
        others, own = np.flatnonzero(half != part), np.flatnonzero(half == part)
        for rows in np.array_split(order.permutation(others), max(1, len(others) // 512)):
            loss = functional.mse_loss(network(*batches.inputs(rows, 0)), results_of(batches, rows))
            steps.zero_grad(set_to_none=True)
            loss.backward()
            steps.step()
        with torch.no_grad():
            for rows in np.array_split(own, max(1, len(own) // args.batch)):
                found[torch.from_numpy(rows)] = network(*batches.inputs(rows, 0))
    return found


def chances(batches, rows, found, warmth):
    """Logarithms of the chances of moves (rows, most), and which of these there are."""
    scores = batches.tables(rows, found)[0]
    there = scores > NOTHING / 2
    return torch.log_softmax(scores / warmth, 1).masked_fill(~there, 0), there


def tune(network, batches, args):
    start = time.time()
    order = np.random.default_rng(args.seed)
    before = copy.deepcopy(network)
    average = averages(batches, args, order)
    everything = np.arange(len(batches.moments))
    gained = results_of(batches, everything) - average
    spread = results_of(batches, everything).var()
    print(f"{batches.rules}: {len(everything)} rows; the average explains {100 * (1 - gained.var() / spread):.1f} % of the "
          f"variance; {time.time() - start:.0f} s", flush=True)
    gained = gained.clamp(-FURTHEST, FURTHEST)
    gained -= gained.mean()
    optimizer = torch.optim.Adam(network.parameters(), lr=args.rate)
    steps = args.epochs * max(1, len(everything) // args.batch)
    pace = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda step: min(1, (step + 1) / 20) * max(0.02, 1 - step / steps))
    for epoch in range(args.epochs):
        told = []
        for rows in np.array_split(order.permutation(everything), max(1, len(everything) // args.batch)):
            inputs = batches.inputs(rows, BLIND)
            with torch.no_grad():
                old, there = chances(batches, rows, before(*inputs), args.warmth)
            new, _ = chances(batches, rows, network(*inputs), args.warmth)
            gain = gained[torch.from_numpy(rows)]
            ratio = (new[:, 0] - old[:, 0]).exp()
            pushed = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            leash = (old.exp() * (old - new)).masked_fill(~there, 0).sum(1).mean()
            loss = args.leash * leash - pushed
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            network.keep_in_range()
            pace.step()
            told.append((pushed.item(), leash.item()))
        pushed, leash = np.mean(told, 0)
        print(f"epoch {epoch + 1}: gained {pushed:+.4f} a decision, divergence {leash:.5f}; {time.time() - start:.0f} s",
              flush=True)


def main():
    of = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    of.add_argument("weights")
    of.add_argument("begin", metavar="FROM")
    of.add_argument("results", nargs="+")
    for name, number in {"epochs": 1, "batch": 4096, "threads": 1, "seed": 1}.items():
        of.add_argument("--" + name, type=int, default=number)
    of.add_argument("--rate", type=float, default=3e-5, help="of learning, at its highest")
    of.add_argument("--warmth", type=float, default=0.5, help="with which moves were drawn")
    of.add_argument("--leash", type=float, default=1.0, help="points that a divergence of 1 costs")
    args = of.parse_args()
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    network, rules = Network.read(args.begin)
    batches = Batches(Moments(args.results))
    if not batches.moments.results:
        raise SystemExit(f"{args.results[0]}: values are an expert's, not how hands ended")
    tune(network, batches, args)
    with open(args.weights, "wb") as file:
        file.write(network.to_bytes(rules))


if __name__ == "__main__":
    main()
