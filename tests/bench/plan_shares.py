#!/usr/bin/env python3
"""Fits the weights of engine/ai/reading/plan_shares.cpp to wins that plans wrote.

Usage: plan_shares.py FILE...
The weights in use come from these files:
    plans 7000 161000000 quick --csv quick.csv
    plans 7000 162000000 regular --csv regular.csv
    plans 7000 163000000 path --csv path.csv
    plans 6000 164000000 expert --csv expert.csv
    plans 5000 165000000 mixed --csv mixed.csv

Multinomial logit by Newton's method: which of the ways that were seen with a choice the win belonged to. What seldom
occurs is pulled towards the shares as the search sees them. Each half of the hands is tried by the weights fitted to
the other half before all are fitted.
Needs Debian's python3-numpy.
"""
import sys

import numpy as np

DISTANCES, KINDS = 4, 19  # as in plan_shares.h
OTHERS = DISTANCES + 2
TERMS = OTHERS + 4 * DISTANCES + 3 * KINDS
PULL = 5


def as_seen():
    """PlanShares::as_seen."""
    weights = np.zeros(TERMS)
    weights[:DISTANCES] = weights[OTHERS + DISTANCES:OTHERS + 2 * DISTANCES] = 1
    return weights


class Wins:
    """The ways of all choices below one another, with their terms; `first` is where each choice begins."""

    def __init__(self, lines):
        at, values, taken, first = [], [], [], []
        for line in lines:
            first.append(len(taken))
            for way in line.split(",")[1:]:
                flag, *parts = way.split()
                for part in parts:
                    term, value = part.split(":")
                    at.append((len(taken), int(term)))
                    values.append(float(value))
                taken.append(flag == "1")
        self.terms = np.zeros((len(taken), TERMS), dtype=np.float32)
        self.terms[tuple(np.array(at).T)] = values
        self.taken = np.array(taken)
        self.first = np.array(first)
        self.choice = np.repeat(np.arange(len(first)), np.diff(np.append(first, len(taken))))

    def shares(self, weights):
        pull = self.terms @ weights
        pull = np.exp(pull - np.maximum.reduceat(pull, self.first)[self.choice])
        return pull / np.add.reduceat(pull, self.first)[self.choice]

    def log_loss(self, weights):
        return -np.mean(np.log(np.maximum(self.shares(weights)[self.taken], 1e-12)))


def fit(wins):
    start = as_seen()
    weights = start.copy()

    def likelihood(some):
        return -wins.log_loss(some) * len(wins.first) - PULL / 2 * np.sum((some - start) ** 2)

    likely = likelihood(weights)
    for _ in range(20):
        shared = wins.terms * wins.shares(weights)[:, None].astype(np.float32)
        means = np.add.reduceat(shared, wins.first)
        slope = np.sum(wins.terms[wins.taken], axis=0) - np.sum(shared, axis=0) + PULL * (start - weights)
        curve = shared.T @ wins.terms - means.T @ means + PULL * np.eye(TERMS)
        step = np.linalg.solve(curve.astype(float), slope.astype(float))
        while likelihood(weights + step) < likely and np.abs(step).max() > 1e-6:
            step /= 2
        gain = likelihood(weights + step) - likely
        if gain <= 0:
            break
        weights, likely = weights + step, likely + gain
        if gain < 0.5:
            break
    return weights


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    lines = [line for name in sys.argv[1:] for line in open(name, encoding="utf-8")]
    halves = [Wins([line for line in lines if int(line.split(",", 1)[0]) % 2 == half]) for half in (0, 1)]
    for half, other in (halves, halves[::-1]):
        print(f"{len(half.first)} choices: log loss by the weights of the other half {half.log_loss(fit(other)):.4f}, "
              f"as seen {half.log_loss(as_seen()):.4f}")
    print("weights of all:", ", ".join(f"{weight:.3f}" for weight in fit(Wins(lines))))


if __name__ == "__main__":
    main()
