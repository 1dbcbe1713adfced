#!/usr/bin/env python3
"""Fits the weights of win chances in engine/ai/profiles/*_tables.cpp to choices that reliability wrote, and proves them.

Usage: calibration.py FILE,... [PROOF,...]
       calibration.py --experts FILE,...    the bend among experts that the weights in use leave
RESULTS.md names the hands of the new rulesets. The weights of MCR come from these files:
    reliability HANDS SEED LEVEL --csv FILE
of 10,000, 10,400 and 10,400 hands of expert from seeds 110, 130 and 170 million; 15,000, 14,500 and 14,500 of quick
from 111, 131 and 171; 15,000, 15,800 and 15,800 of regular from 112, 132 and 172; 15,000, 16,800 and 16,800 of path
from 113, 133 and 173; 3,000 of beginner from 114; and 8,000 of mixed from 115. Each second and third lot was the
proof of weights fitted to those before it.

Logistic regression of "won" by Newton's method. First each half of the hands is judged by weights fitted to the
other half; then, if there are files of other hands, these by the weights of all. Bins of five points are joined until
no 95 % interval, by whole hands, is wider than 1.5 points either way; a bin fails when its interval lies wholly
beyond 2 points. --experts holds the weights in use and fits `bend` to hands of four experts.
Needs Debian's python3-numpy.
"""
import pathlib
import re
import sys

import numpy as np

TABLES = {-1: "mixed", 1: "beginner", 2: "quick", 3: "regular", 4: "path", 5: "expert"}  # as reliability writes them
TOLERANCE = 0.02
WIDEST = 0.015


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


def fit(t, given=0):
    """given: log odds that stay as they are."""
    weights = np.zeros(t.terms.shape[1])
    for _ in range(10):
        p = 1 / (1 + np.exp(-given - t.terms @ weights))
        curve = t.terms.T @ (t.terms * (p * (1 - p))[:, None]) + 1e-3 * np.eye(len(weights))
        weights += np.linalg.solve(curve, t.terms.T @ (t.won - p))
    return weights


def shown_by(weights, t, given=0):
    return t.kept / (1 + np.exp(-given - t.terms @ weights))


def weights_in_use():
    source = pathlib.Path(__file__).parents[2] / "engine/ai/profiles/mcr_tables.cpp"
    inside = re.search(r"CalibrationModel shipped\{.*?\.weights =\s*\{(.*?)\}", source.read_text(), re.DOTALL)[1]
    return np.array([float(number) for number in re.findall(r"-?\d+\.\d+", re.sub("//.*", "", inside))])


def fit_experts(names):
    t = Choices.read(names)
    t = t.those(t.others == 5)
    given = t.terms @ weights_in_use()
    t.terms = -np.maximum(given, 0)[:, None]
    shown = np.zeros(len(t))
    for which in (t.hand % 2 == 0, t.hand % 2 == 1):
        shown[~which] = shown_by(fit(t.those(which), given[which]), t.those(~which), given[~which])
    judge_all(shown, t)
    print(f"bend: {fit(t, given)[0]:.3f}")


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


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    if sys.argv[1] == "--experts":
        fit_experts(sys.argv[2])
        return
    t = Choices.read(sys.argv[1])
    halves = [t.hand % 2 == half for half in (0, 1)]
    shown = np.zeros(len(t))
    for which, other in (halves, halves[::-1]):
        shown[other] = shown_by(fit(t.those(which)), t.those(other))
    print(f"{len(t)} choices. Each half by the weights fitted on the other:")
    judge_all(shown, t)
    weights = fit(t)
    if len(sys.argv) > 2:
        proof = Choices.read(sys.argv[2])
        print("\nOther hands, by the weights of all:")
        judge_all(shown_by(weights, proof), proof)
    print("weights:", ", ".join(f"{weight:.3f}" for weight in weights))


if __name__ == "__main__":
    main()
