#!/usr/bin/env python3
"""Fits the weights of win chances in engine/ai/profiles/*_tables.cpp to choices that reliability wrote, and proves them.

Usage: calibration.py FILE,... [PROOF,...]
       calibration.py --again RULES FILE,... [PROOF,...]    begins from the weights in use
       calibration.py --lift RULES FILE,... [PROOF,...]    holds them and fits their lift alone
RULES: mcr, hongzhong, sichuan or riichi.
RESULTS.md names the hands of the new rulesets. The weights of MCR come from these files:
    reliability HANDS SEED LEVEL --csv FILE
of 10,000, 10,400 and 10,400 hands of expert from seeds 110, 130 and 170 million; 15,000, 14,500 and 14,500 of quick
from 111, 131 and 171; 15,000, 15,800 and 15,800 of regular from 112, 132 and 172; 15,000, 16,800 and 16,800 of path
from 113, 133 and 173; 3,000 of beginner from 114; and 8,000 of mixed from 115. Each second and third lot was the
proof of weights fitted to those before it.

Logistic regression of "won" by Newton's method; then a lift of the log odds in straight lines, among experts and among
slower players, for what the weights leave (CalibrationModel::lifted_at). First each half of the hands is judged by
what is fitted to the other half; then, if there are files of other hands, these by what is fitted to all. Bins of five
points are joined until no 95 % interval, by whole hands, is wider than 1.5 points either way; a bin fails when its
interval lies wholly beyond 2 points. --again counts the weights in use for half as many choices as there are now, so
that a few lots of hands correct what many more have found.
Needs Debian's python3-numpy.
"""
import pathlib
import re
import sys

import numpy as np

AI = pathlib.Path(__file__).parents[2] / "engine/ai"
TABLES = {-1: "mixed", 1: "beginner", 2: "quick", 3: "regular", 4: "path", 5: "expert"}  # as reliability writes them
TOLERANCE = 0.02
WIDEST = 0.015
TRUST = 0.5  # in the weights in use, as a share of the choices
LIFTED_AT = np.array([float(odds) for odds in re.search(r"lifted_at\{(.*?)\}",
                                                        (AI / "reading/calibration.h").read_text())[1].split(",")])
DOUBT = 300  # draws each number of a lift to 0, as 1,200 choices with a chance of one half would


class Choices:
    """Columns of the same length; terms has a row for each choice."""

    def __init__(self, hand, passed, others, kept, won, terms):
        self.hand, self.passed, self.others, self.kept, self.won, self.terms = hand, passed, others, kept, won, terms

    @classmethod
    def read(cls, names):
        rows = np.concatenate([np.loadtxt(name, delimiter=",", skiprows=1) for name in names.split(",")])
        return cls(*rows[:, :5].T, rows[:, 5:])

    def __len__(self):
        return len(self.won)

    def those(self, which):
        return Choices(self.hand[which], self.passed[which], self.others[which], self.kept[which], self.won[which],
                       self.terms[which])


def fit(t, usual):
    """usual: None, or weights that these choices only correct."""

    def curve(weights):
        p = 1 / (1 + np.exp(-t.terms @ weights))
        return t.terms.T @ (t.terms * (p * (1 - p))[:, None])

    weights = np.zeros(t.terms.shape[1]) if usual is None else usual.copy()
    pull = 1e-3 * np.eye(len(weights)) + (0 if usual is None else TRUST * curve(weights))
    for _ in range(10):
        slope = t.terms.T @ (t.won - 1 / (1 + np.exp(-t.terms @ weights)))
        if usual is not None:
            slope -= pull @ (weights - usual)
        weights += np.linalg.solve(curve(weights) + pull, slope)
    return weights


def weights_in_use(rules):
    source = AI / f"profiles/{rules}_tables.cpp"
    if not source.exists():
        sys.exit(f"calibration.py: no rules '{rules}': mcr, hongzhong, sichuan or riichi")
    inside = re.search(r"CalibrationModel shipped\{.*?\.weights =\s*\{(.*?)\}", source.read_text(), re.DOTALL)[1]
    return np.array([float(number) for number in re.findall(r"-?\d+\.\d+", re.sub("//.*", "", inside))])


def between(odds):
    """How much of each number of a lift counts at these log odds."""
    low = np.clip(np.searchsorted(LIFTED_AT, odds) - 1, 0, len(LIFTED_AT) - 2)
    share = (odds - LIFTED_AT[low]) / (LIFTED_AT[low + 1] - LIFTED_AT[low])
    rows = np.arange(len(odds))
    counts = np.zeros((len(odds), len(LIFTED_AT)))
    counts[rows, low], counts[rows, low + 1] = 1 - share, share
    return counts


class Fitted:
    """Weights, and their lift among slower players and among experts."""

    def __init__(self, t, usual, held):
        self.weights = usual if held else fit(t, usual)
        odds = t.terms @ self.weights
        self.lifts = [fit_lift(odds[which], t.won[which]) for which in of_lifts(t)]

    def shown(self, t):
        odds = t.terms @ self.weights
        for which, lift in zip(of_lifts(t), self.lifts):
            odds[which] += between(odds[which]) @ lift
        return t.kept / (1 + np.exp(-odds))


def of_lifts(t):
    return t.others != 5, t.others == 5


def fit_lift(odds, won):
    lift = np.zeros(len(LIFTED_AT))
    counts = between(odds)
    for _ in range(10):
        p = 1 / (1 + np.exp(-odds - counts @ lift))
        curve = counts.T @ (counts * (p * (1 - p))[:, None]) + DOUBT * np.eye(len(lift))
        lift += np.linalg.solve(curve, counts.T @ (won - p) - DOUBT * lift)
    return lift


def off(shown, t):
    """Mean of shown less happened, and half of its 95 % interval by whole hands."""
    _, hands = np.unique(t.hand, return_inverse=True)
    sums = np.bincount(hands, weights=t.won - shown)
    return np.mean(shown - t.won), 1.96 * np.sqrt(np.sum(sums**2)) / len(t)


def bins(shown, t):
    """As bins_of_five of bins.cpp: from the rarest end on, what is too wide is joined."""
    at = np.minimum((shown * 20).astype(int), 19)
    found, high, highest = [], 20, 20
    for low in range(19, -1, -1):
        which = (at >= low) & (at < high)
        if not which.any() or off(shown[which], t.those(which))[1] > WIDEST:
            continue
        found.append((low, high))
        high, highest = low, high
    if high > 0:
        if found:
            found.pop()
        found.append((0, highest))
    return [(low, high, (at >= low) & (at < high)) for low, high in reversed(found)]


def judge(title, shown, t):
    failed = missed = 0
    mean = 0.0
    rows = bins(shown, t)
    print(title)
    for low, high, which in rows:
        difference, half = off(shown[which], t.those(which))
        fails = abs(difference) - half > TOLERANCE
        failed += fails
        missed += abs(difference) > half
        mean += which.mean() * abs(difference)
        print(f"  {5 * low:3}-{5 * high:<3} {which.sum():8} {100 * shown[which].mean():6.2f} "
              f"{100 * t.won[which].mean():6.2f} {100 * difference:+6.2f} ± {100 * half:.2f}"
              f"{'  fails' if fails else ''}")
    print(f"  {len(rows)} bins: {failed} fail, {missed} miss their interval, mean difference {100 * mean:.2f}")


def judge_all(shown, t):
    for others in np.unique(t.others):
        for passed in (0, 1):
            which = (t.others == others) & (t.passed == passed)
            judge(f"{TABLES[others]}, {'passed' if passed else 'discards'}", shown[which], t.those(which))


def listed(numbers):
    return ", ".join(f"{number:.3f}" for number in numbers)


def main():
    usual, held, files = None, False, sys.argv[1:]
    if len(files) > 2 and files[0] in ("--again", "--lift"):
        usual, held, files = weights_in_use(files[1]), files[0] == "--lift", files[2:]
    if not files or files[0].startswith("--"):
        sys.exit(__doc__)
    t = Choices.read(files[0])
    halves = [t.hand % 2 == half for half in (0, 1)]
    shown = np.zeros(len(t))
    for which, other in (halves, halves[::-1]):
        shown[other] = Fitted(t.those(which), usual, held).shown(t.those(other))
    print(f"{len(t)} choices. Each half by the weights fitted on the other:")
    judge_all(shown, t)
    fitted = Fitted(t, usual, held)
    if len(files) > 1:
        proof = Choices.read(files[1])
        print("\nOther hands, by the weights of all:")
        judge_all(fitted.shown(proof), proof)
    print("weights:", listed(fitted.weights))
    print("lift among slower players:", listed(fitted.lifts[0]))
    print("lift among experts:", listed(fitted.lifts[1]))


if __name__ == "__main__":
    main()
