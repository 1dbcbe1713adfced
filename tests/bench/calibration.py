#!/usr/bin/env python3
"""Fits the weights of win chances in engine/ai/profiles/*_tables.cpp to choices that reliability wrote, and proves them.

Usage: calibration.py FILE,... [PROOF,...]
       calibration.py --again RULES TRUST FILE,... [PROOF,...]    corrects the weights in use, and the line after passing
       calibration.py --lift RULES TRUST FILE,... [PROOF,...]    holds them and corrects their lifts; terms without a
                                                                 weight in use are fitted first, beside all others
RULES: mcr, hongzhong, sichuan or riichi.
TRUST: how many times as many choices as these files have made what is in use.
RESULTS.md names the hands of the new rulesets. The weights of MCR come from these files:
    reliability HANDS SEED LEVEL --csv FILE
of 10,000, 10,400 and 10,400 hands of expert from seeds 110, 130 and 170 million; 15,000, 14,500 and 14,500 of quick
from 111, 131 and 171; 15,000, 15,800 and 15,800 of regular from 112, 132 and 172; 15,000, 16,800 and 16,800 of path
from 113, 133 and 173; 3,000 of beginner from 114; and 8,000 of mixed from 115. Each second and third lot was the
proof of weights fitted to those before it. Then --again with TRUST 2, by 10,400 hands of expert from 310 and from 320,
14,500 of quick from 311 and from 321, 15,800 of regular from 312 and 16,800 of path from 313.

Logistic regression of "won" by Newton's method; then a lift of the log odds in straight lines, among experts and among
slower players, for what the weights leave (CalibrationModel::lifted_at), and after passing another line among experts,
another number among slower players.
--lift begins with a lift by the time left (CalibrationModel::times).
First each half of the hands is judged by what is fitted to the other half; then, if there are files of other hands,
these by what is fitted to all. Bins of five points are joined until no 95 % interval, by whole hands, is wider than 1.5
points either way; a bin fails when its interval lies wholly beyond 2 points.
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


def refuse(problem):
    sys.exit(f"{pathlib.Path(sys.argv[0]).name}: {problem}")


def tables_of(rules):
    """What engine/ai/profiles has for some rules, without comments."""
    source = AI / f"profiles/{rules}_tables.cpp"
    if not source.exists():
        refuse(f"no rules '{rules}': mcr, hongzhong, sichuan or riichi")
    return re.sub("//.*", "", source.read_text())


def read_trust(text):
    if not re.fullmatch(r"\d+(\.\d+)?", text):
        refuse(f"TRUST is a number from 0, not '{text}'")
    return float(text)


def numbers_in(text):
    return np.array([float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", text)])


def read(names):
    """The rows of all these files."""
    try:
        return np.concatenate([np.loadtxt(name, delimiter=",", skiprows=1) for name in names.split(",")])
    except (OSError, ValueError) as error:
        refuse(error)


class Choices:
    """Columns of the same length; terms has a row for each choice."""

    def __init__(self, hand, passed, others, kept, won, terms):
        self.hand, self.passed, self.others, self.kept, self.won, self.terms = hand, passed, others, kept, won, terms

    @classmethod
    def read(cls, names):
        rows = read(names)
        rows = rows[rows[:, 1] <= 1]  # not claims and kongs, whose terms are those of the chance shown
        return cls(*rows[:, :5].T, rows[:, 5:])

    def __len__(self):
        return len(self.won)

    def those(self, which):
        return Choices(self.hand[which], self.passed[which], self.others[which], self.kept[which], self.won[which],
                       self.terms[which])


class Lifting:
    """A number of a lift at each of these log odds. doubt draws each to 0, as four times as many choices would that have
    a chance of one half: choices of a hand share its end."""

    def __init__(self, at, doubt):
        self.at, self.doubt = at, doubt

    def counts(self, odds):
        """How much of each number counts at these log odds."""
        low = np.clip(np.searchsorted(self.at, odds) - 1, 0, len(self.at) - 2)
        share = (odds - self.at[low]) / (self.at[low + 1] - self.at[low])
        rows = np.arange(len(odds))
        counts = np.zeros((len(odds), len(self.at)))
        counts[rows, low], counts[rows, low + 1] = 1 - share, share
        return counts


HEADER = (AI / "reading/calibration.h").read_text()
USUAL = Lifting(numbers_in(re.search(r"lifted_at(\{.*?\})", HEADER)[1]), 3000)
TIMES = Lifting(numbers_in(re.search(r"times(\{.*?\})", HEADER)[1]), 30)
TIME = 1  # the term that is the time left


class InUse:
    """The model of some rules, and for how many times the choices at hand it counts."""

    def __init__(self, rules, trust):
        self.model = re.search(r"CalibrationModel shipped\{(.*?)return", tables_of(rules), re.DOTALL)[1]
        self.trust = read_trust(trust)
        self.times = Lifting(self.numbers("times", TIMES.at), 30)
        self.lifting = Lifting(self.numbers("lifted_at", USUAL.at), USUAL.doubt if rules == "mcr" else 30)
        none = np.zeros(len(USUAL.at))
        self.by_time = self.numbers("by_time", none)
        self.weights = self.numbers("weights", none)
        self.lifts = [np.concatenate([self.numbers("among_slower", none),
                                      self.numbers("passing_among_slower", np.zeros(1))]),
                      np.concatenate([self.numbers("among_experts", none), self.numbers("passing", np.zeros(1)),
                                      self.numbers("passing_of_odds", np.zeros(1))])]

    def weights_of(self, t):
        """For each term of these choices; those that the model leaves out are 0."""
        missing = t.terms.shape[1] - len(self.weights)
        if missing < 0:
            refuse(f"choices with {t.terms.shape[1]} terms: the model has weights for {len(self.weights)}")
        return np.pad(self.weights, (0, missing))

    def numbers(self, name, otherwise):
        found = re.search(rf"\.{name} =\s*(\{{.*?\}}|[-\d.]+)", self.model, re.DOTALL)
        return numbers_in(found[1]) if found else otherwise


def fit(t, in_use, lifted_by):
    """in_use: None, or what these choices only correct. A weight that is 0 there was not fitted before and counts for
    nothing."""

    def expected(weights):
        return 1 / (1 + np.exp(-t.terms @ weights - lifted_by))

    def curve(weights):
        p = expected(weights)
        return t.terms.T @ (t.terms * (p * (1 - p))[:, None])

    usual = np.zeros(t.terms.shape[1]) if in_use is None else in_use.weights_of(t)
    weights = usual.copy()
    pull = 1e-3 * np.eye(len(weights))
    if in_use is not None:
        known = usual != 0
        pull += in_use.trust * curve(weights) * np.outer(known, known)
    for _ in range(10):
        slope = t.terms.T @ (t.won - expected(weights))
        if in_use is not None:
            slope -= pull @ (weights - usual)
        weights += np.linalg.solve(curve(weights) + pull, slope)
    return weights


class Fitted:
    """Weights, what is added by the time left, and the lift among slower players and among experts."""

    def __init__(self, t, in_use, held):
        trust = 0 if in_use is None else in_use.trust
        self.times = TIMES if in_use is None else in_use.times
        self.by_time = np.zeros(len(TIMES.at)) if in_use is None else in_use.by_time
        counts = self.times.counts(t.terms[:, TIME])
        self.weights = in_use.weights_of(t) if held else fit(t, in_use, counts @ self.by_time)
        if held:
            self.lifting, self.lifts = in_use.lifting, in_use.lifts
            self.fit_terms_beyond(len(in_use.weights), t)
            self.by_time = fit_lift(t.terms @ self.weights, counts, t.won, self.by_time, trust, 0, self.times)
        odds = self.odds(t)
        usual = (None, None) if in_use is None else in_use.lifts
        self.lifting = USUAL if in_use is None else in_use.lifting
        kept = 0 if in_use is None or held else len(self.lifting.at)  # of the numbers of a lift
        self.lifts = [fit_lift(odds[which], counts, t.won[which], old, trust, kept, self.lifting)
                      for (which, counts), old in zip(lifted(t, odds, self.lifting), usual)]

    def fit_terms_beyond(self, known, t):
        """The first `known` weights and the lifts stay; what rarely occurs is drawn to 0."""
        odds, terms = self.lifted_odds(t), t.terms[:, known:]
        if terms.shape[1] == 0:
            return
        for _ in range(8):
            p = 1 / (1 + np.exp(-odds - terms @ self.weights[known:]))
            curve = terms.T @ (terms * (p * (1 - p))[:, None]) + 10 * np.eye(terms.shape[1])
            self.weights[known:] += np.linalg.solve(curve, terms.T @ (t.won - p) - 10 * self.weights[known:])

    def odds(self, t):
        return t.terms @ self.weights + self.times.counts(t.terms[:, TIME]) @ self.by_time

    def lifted_odds(self, t):
        odds = self.odds(t)
        lifted_odds = odds.copy()
        for (which, counts), lift in zip(lifted(t, odds, self.lifting), self.lifts):
            lifted_odds[which] += counts @ lift
        return lifted_odds

    def shown(self, t):
        return t.kept / (1 + np.exp(-self.lifted_odds(t)))


def lifted(t, odds, lifting):
    """The choices among slower players and those among experts, and how much each number of their lift counts. There is
    one more after passing, and among experts another after passing by the log odds."""
    slower, experts = t.others != 5, t.others == 5
    yield slower, np.column_stack([lifting.counts(odds[slower]), t.passed[slower]])
    passed = t.passed[experts]
    yield experts, np.column_stack([lifting.counts(odds[experts]), passed, passed * odds[experts]])


def fit_lift(odds, counts, won, usual, trust, kept, lifting):
    """A number that is 0 in usual was not fitted before and counts for nothing; as many as kept stay as they are."""
    usual = np.zeros(counts.shape[1]) if usual is None else usual
    lift = usual.copy()
    pull = np.where(np.arange(len(lift)) < len(lifting.at), lifting.doubt, 1)  # a line after passing has enough choices
    for step in range(10):
        p = 1 / (1 + np.exp(-odds - counts @ lift))
        curve = counts.T @ (counts * (p * (1 - p))[:, None])
        if step == 0:
            pull = pull + trust * np.diag(curve) * (usual != 0)
            pull[:kept] = 1e12
        lift += np.linalg.solve(curve + np.diag(pull), counts.T @ (won - p) - pull * (lift - usual))
    return lift


def off(shown, t):
    """Mean of shown less happened, and half of its 95 % interval by whole hands."""
    _, hands = np.unique(t.hand, return_inverse=True)
    sums = np.bincount(hands, weights=t.won - shown)
    return np.mean(shown - t.won), 1.96 * np.sqrt(np.sum(sums**2)) / len(shown)


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
    return ", ".join(f"{number:.3f}" for number in np.round(numbers, 3) + 0.0)  # no -0.000


def main():
    in_use, held, files = None, False, sys.argv[1:]
    if len(files) > 3 and files[0] in ("--again", "--lift"):
        in_use, held, files = InUse(files[1], files[2]), files[0] == "--lift", files[3:]
    if not files or files[0].startswith("--"):
        sys.exit(__doc__)
    t = Choices.read(files[0])
    halves = [t.hand % 2 == half for half in (0, 1)]
    shown = np.zeros(len(t))
    for which, other in (halves, halves[::-1]):
        shown[other] = Fitted(t.those(which), in_use, held).shown(t.those(other))
    print(f"{len(t)} choices. Each half by the weights fitted on the other:")
    judge_all(shown, t)
    fitted = Fitted(t, in_use, held)
    if len(files) > 1:
        proof = Choices.read(files[1])
        print("\nOther hands, by the weights of all:")
        judge_all(fitted.shown(proof), proof)
    print("weights:", listed(fitted.weights))
    print("by_time:", listed(fitted.by_time))
    print("lift among slower players:", listed(fitted.lifts[0][:-1]))
    print("passing among slower players:", listed(fitted.lifts[0][-1:]))
    print("lift among experts:", listed(fitted.lifts[1][:-2]))
    print("passing and passing_of_odds:", listed(fitted.lifts[1][-2:]))


if __name__ == "__main__":
    main()
