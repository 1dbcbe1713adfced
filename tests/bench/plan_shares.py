#!/usr/bin/env python3
"""Fits the weights of plans in engine/ai/profiles/*_tables.cpp to choices that plans wrote.

Usage: plan_shares.py FILE,... [PROOF,...]
       plan_shares.py --again RULES TRUST FILE,... [PROOF,...]    corrects the weights in use
RULES: mcr, hongzhong, sichuan or riichi.
TRUST: how many times as many choices as these files have made what is in use.
RESULTS.md names the hands of the new rulesets. The weights of MCR come from 7,000 hands each from these seeds
(`plans 7000 SEED LEVEL --csv FILE`):
    quick 223000000, regular 222000000, path 221000000, expert 220000000 (9,000), mixed 224000000 (4,000)
and from the weights before them, without the two terms of the win chance and the cubed one, of 88,000 hands
(quick 161000000 201200000 202200000, regular 162000000 201100000 202100000, path 163000000 201000000 202000000,
expert 164000000 (6,000) 201400000 202400000 (5,000), mixed 165000000 (5,000) 201300000 (4,000)), which hold the
others down by 2.5 times the curvature of the new hands. A fit to all these files at once is the same but for noise.

Multinomial logit by Fisher scoring: the weights under which each way to win, other ways too, comes as often as it is
shown, its share times the win chance, are the likeliest. The win chance is lifted to these hands first, so that the
luck of a lot moves no shares. (The weights of MCR and red-dragon-wild are older: there every choice counted as much as
its win chance said, which fits other hands less well.) What seldom occurs is pulled towards the shares as the search
sees them, or towards what is in use. Each half of the hands is tried by the weights fitted to the other half before all
are fitted, and files of other hands, if there are any, by the weights of all. Last comes a second look
(PlanModel::second_look), always fitted anew.
Needs Debian's python3-numpy.
"""
import copy
import re
import sys

import numpy as np

from calibration import Lifting, fit_lift, judge, numbers_in, read, read_trust, tables_of

DISTANCES, KINDS = 4, 19  # as in plan_shares.h
OTHERS = DISTANCES + 4
PATTERNS = OTHERS + 4 * DISTANCES + 1
BLOCKS = 24
HIGH = PATTERNS + BLOCKS * KINDS  # of other ways, where the win chance is high
TERMS = HIGH + 1
BUT_ONE_AWAY = [0, 2, 3]  # distances
PULL = 5
LEAST_LOOKED_AT, LOWEST_WHOLE, HIGHEST_WHOLE = 1e-4, 0.1, 0.97  # as in plan_shares.cpp
LIKELY = 0.7  # as in plan_shares.h
AT_ONCE = 20000  # choices, of which the terms fit into memory
LUCK = Lifting(np.array([-4, -2, -1, -0.5, 0, 0.5, 1, 1.6, 2.3, 3.3]), 30)  # of the log odds to win


def as_seen():
    """PlanModel::as_seen."""
    weights = np.zeros(TERMS)
    weights[:DISTANCES] = weights[OTHERS + DISTANCES:OTHERS + 2 * DISTANCES] = 1
    return weights


class InUse:
    """The weights of some rules, and for how many times the choices at hand they count."""

    def __init__(self, rules, trust):
        model = re.search(r"PlanModel shipped\{.*?\.weights =\s*(\{.*?\})", tables_of(rules), re.DOTALL)
        weights = numbers_in(model[1])
        self.weights = np.append(weights, np.zeros(TERMS - len(weights)))
        self.trust = read_trust(trust)


class Named:
    """Plans that are named, with their hands and whether these were won with them."""

    def __init__(self, hand, won):
        self.hand, self.won = hand, won

    def those(self, which):
        return Named(self.hand[which], self.won[which])


class Ways:
    """The ways to win of all choices below one another; `first` is where each choice begins, with other ways."""

    def __init__(self, rows):
        self.hand = rows[:, 0]
        self.terms = rows[:, 4::2].astype(np.int16)
        self.values = rows[:, 5::2].astype(np.float32)
        self.taken = rows[:, 3]
        self.first = np.flatnonzero(rows[:, 2] == 0)
        self.choice = np.repeat(np.arange(len(self.first)), np.diff(np.append(self.first, len(rows))))
        self.shown = rows[self.first, 1]

    def without_luck(self):
        """The same, with win chances lifted to how often these hands were won: without that, a lot that happens to win
        too often would pull its likely plans up, although only the total was off."""
        proven = (self.shown <= 0) | (self.shown >= 1)
        known = np.where(proven, 0.5, self.shown)
        odds = np.log(known / (1 - known))
        counts = LUCK.counts(odds)
        won = np.add.reduceat(self.taken, self.first)
        lift = fit_lift(odds[~proven], counts[~proven], won[~proven], None, 0, 0, LUCK)
        lifted = copy.copy(self)
        lifted.shown = np.where(proven, self.shown, 1 / (1 + np.exp(-odds - counts @ lift)))
        return lifted

    def pulls(self, weights):
        return np.sum(self.values * weights[self.terms], axis=1)

    def shares(self, weights, look=None):
        pulls = self.pulls(weights)
        if look is not None:
            pulls += self.second_look(weights) @ look
        pulls = np.exp(pulls - np.maximum.reduceat(pulls, self.first)[self.choice])
        return pulls / np.add.reduceat(pulls, self.first)[self.choice]

    def chances(self, weights, look=None):
        return np.clip(self.shown[self.choice] * self.shares(weights, look), 1e-6, 0.98)

    def plans(self):
        plan = np.ones(len(self.hand), dtype=bool)
        plan[self.first] = False
        return plan

    def second_look(self, weights):
        """The terms of PlanModel::second_look."""
        plan, shares = self.plans(), self.shares(weights)
        best = np.maximum.reduceat(np.where(plan, shares, 0), self.first)[self.choice]
        left = np.log(np.maximum(1 - best, LEAST_LOOKED_AT))
        above = np.maximum(0, self.shown[self.choice] * best - LIKELY)
        known = np.clip(self.shown, LOWEST_WHOLE, HIGHEST_WHOLE)
        odds = np.log(known / (1 - known))[self.choice]
        other = np.log(np.maximum(shares, LEAST_LOOKED_AT))
        terms = np.column_stack([odds, odds * left, odds * left**2 / 10, left, left**2 / 10, above,
                                 odds, odds * other, odds * other**2 / 10, np.ones(len(plan)), other, other**2 / 10])
        terms[:, :6] *= (plan & (shares == best))[:, None]
        terms[:, 6:] *= ~plan[:, None]
        return terms

    def likelihood(self, weights):
        p = self.chances(weights)
        return np.sum(np.where(self.taken == 1, np.log(p), np.log(1 - p)))

    def judge(self, title, weights, look):
        """The plans that named_plans of decision.cpp has, by the chances they are shown with."""
        chance = np.where(self.plans(), self.shown[self.choice] * self.shares(weights, look), -1)
        order = np.lexsort((-chance, self.choice))
        rank = np.empty(len(chance), dtype=int)
        rank[order] = np.arange(len(chance)) - self.first[self.choice]
        named = (rank < 3) & (chance >= 0.03) & (chance >= self.shown[self.choice] / 6)
        judge(title, chance[named], Named(self.hand[named], self.taken[named]))

    def log_loss(self, weights, look=None):
        """A win's, by the way it came."""
        return -np.mean(np.log(np.maximum(self.shares(weights, look)[self.taken == 1], 1e-12)))

    def slope_and_curve(self, weights):
        shares, p = self.shares(weights), self.chances(weights)
        off, weight = (self.taken - p) / (1 - p), p / (1 - p)
        slope, curve = np.zeros(TERMS), np.zeros((TERMS, TERMS))
        for start in range(0, len(self.first), AT_ONCE):
            first = self.first[start:start + AT_ONCE]
            ways = slice(first[0], self.first[start + AT_ONCE] if start + AT_ONCE < len(self.first) else None)
            terms = np.zeros((len(p[ways]), TERMS), dtype=np.float32)
            for term, value in zip(self.terms[ways].T, self.values[ways].T):
                terms[np.arange(len(terms)), term] += value
            means = np.add.reduceat(terms * shares[ways, None], first - first[0])
            terms -= np.repeat(means, np.diff(np.append(first - first[0], len(terms))), axis=0)
            slope += terms.T @ off[ways]
            curve += terms.T @ (terms * weight[ways, None])
        return slope, curve


def fit(ways, in_use):
    """in_use: None, or what these choices only correct."""
    start = as_seen() if in_use is None else in_use.weights
    weights = start.copy()
    pull = PULL * np.eye(TERMS)
    if in_use is not None:
        pull += in_use.trust * ways.slope_and_curve(start)[1]

    def likelihood(some):
        return ways.likelihood(some) - (some - start) @ pull @ (some - start) / 2

    likely = likelihood(weights)
    for _ in range(20):
        slope, curve = ways.slope_and_curve(weights)
        step = np.linalg.solve(curve + pull, slope + pull @ (start - weights))
        while likelihood(weights + step) < likely and np.abs(step).max() > 1e-6:
            step /= 2
        gain = likelihood(weights + step) - likely
        if gain <= 0:
            break
        weights, likely = weights + step, likely + gain
        if gain < 0.5:
            break
    return weights


def look_again(ways, weights):
    """The weights of a second look at the shares that these weights make."""
    terms = ways.second_look(weights)
    look = np.zeros(terms.shape[1])
    for _ in range(6):
        shares, p = ways.shares(weights, look), ways.chances(weights, look)
        around = terms - np.add.reduceat(terms * shares[:, None], ways.first)[ways.choice]
        curve = around.T @ (around * (p / (1 - p))[:, None])
        look += np.linalg.solve(curve + PULL * np.eye(len(look)), around.T @ ((ways.taken - p) / (1 - p)) - PULL * look)
    return look


def centred(weights):
    """The same shares, with the kinds' weights around 0: what pulls all ways alike moves nothing."""
    weights = weights.copy()
    kinds = weights[PATTERNS:HIGH].reshape(BLOCKS, KINDS)
    occur = np.any(kinds != 0, axis=0)
    means = kinds[:, occur].mean(axis=1)
    means[10:14] = means[16:] = 0  # plans of any kind have no such weight
    kinds[:, occur] -= means[:, None]
    others = weights[OTHERS:OTHERS + 4 * DISTANCES].reshape(4, DISTANCES)
    others[0] -= means[0]
    others[2] -= means[1]
    others[0, BUT_ONE_AWAY] -= means[2:5]
    weights[PATTERNS - 1] -= means[14]
    weights[:DISTANCES] += means[5]
    weights[DISTANCES + 1] += means[6]
    weights[BUT_ONE_AWAY] += means[7:10]
    weights[DISTANCES + 3] += means[15]
    return weights


def main():
    in_use, files = None, sys.argv[1:]
    if len(files) > 3 and files[0] == "--again":
        in_use, files = InUse(files[1], files[2]), files[3:]
    if not files or files[0].startswith("--"):
        sys.exit(__doc__)
    before = as_seen() if in_use is None else in_use.weights
    rows = read(files[0])
    halves = [Ways(rows[rows[:, 0] % 2 == half]) for half in (0, 1)]
    for half, other in (halves, halves[::-1]):
        learned = other.without_luck()
        fitted = fit(learned, in_use)
        look = look_again(learned, fitted)
        print(f"{len(half.first)} choices: log loss of a win by the weights of the other half "
              f"{half.log_loss(fitted, look):.4f}, before {half.log_loss(before):.4f}")
        half.judge("named, by the weights of the other half", fitted, look)
    everything = Ways(rows).without_luck()
    fitted = centred(fit(everything, in_use))
    look = look_again(everything, fitted)
    if len(files) > 1:
        Ways(read(files[1])).judge("other hands, named, by the weights of all", fitted, look)
    print("weights of all:", ", ".join(f"{weight:.3f}" for weight in fitted))
    print("second look:", ", ".join(f"{weight:.3f}" for weight in look))


if __name__ == "__main__":
    main()
