#!/usr/bin/env python3
"""Tells how much of who is ready can be read from what the table sees, beyond turn, melds and level.

usage: ready_models.py FIT.csv TEST.csv [--table mcr_readiness.cpp]

Both files are what ready_features prints, of different hands. Models are fitted on the first and compared on
the second by log loss; intervals are 95 %, by 1,000 resamplings of whole hands:
  today     the tables that the engine has (with --table: their source), by level, turn and open melds
  table     the same counted anew on FIT: what all gains are measured from
  small     table, and for each level a line through the few features of SMALL in the log odds: leans of mcr_readiness.cpp
  logistic  logistic regression on every feature
  trees     boosted trees on every feature, stopped where the last tenth of FIT's hands is predicted best
Needs Debian's python3-sklearn (1.2 or later). 1.3 million rows of FIT take 3 GB and ten minutes on one core.
"""
import argparse
import re

import numpy as np
from sklearn.ensemble import HistGradientBoostingClassifier

KNOWN = ["hand", "moment", "seat", "level", "distance", "discards", "melds", "shown"]
TURNS = [(0, 3), (4, 6), (7, 9), (10, 12), (13, 15), (16, 99)]
CLASSES = ["hand_1_class", "hand_2_class", "hand_3_class"] + [f"class_{i}" for i in range(1, 7)]
MOST_TURNS = 21
# The features of conduct.cpp, in its order: name and how it is taken from the rows.
SMALL = [
    ("one", lambda d: np.ones(len(d.ready))),
    ("middles, log", lambda d: np.log1p(d["middles"])),
    ("safe", lambda d: d["hand_1_safe"]),
    ("from hand", lambda d: d["from_hand_3"]),
    ("from hand, late", lambda d: d["from_hand_3"] * np.clip((d["discards"] - 8) / 4, -2, 2)),
    ("late honours", lambda d: d["late_hand_honours"]),
    ("seen", lambda d: sum(d[f"seen_{i}"] for i in range(1, 5))),
    ("chows", lambda d: d["chows"]),
    ("first claim", lambda d: np.minimum(d["first_claim"], 6)),
    ("last claim", lambda d: np.minimum(d["since_claim"], 6)),
    ("fewest of a suit", lambda d: d["fewest_of_suit"]),
]


class Data:
    def __init__(self, path):
        with open(path) as file:
            self.names = file.readline().strip().split(",")
        self.rows = np.loadtxt(path, delimiter=",", skiprows=1, dtype=np.int32)
        self.ready = self["distance"] == 0
        self.hand = np.unique(self["hand"], return_inverse=True)[1]

    def __getitem__(self, name):
        return self.rows[:, self.names.index(name)]

    def cells(self):
        return np.minimum(self["discards"], MOST_TURNS - 1), self["melds"], self["level"]


def losses(ready, chance):
    chance = np.clip(chance, 1e-4, 1 - 1e-4)
    return -np.log(np.where(ready, chance, 1 - chance))


def log_odds(chance):
    chance = np.clip(chance, 1e-4, 1 - 1e-4)
    return np.log(chance / (1 - chance))


def fit_table(data):
    """Chances by turn, melds and level; rare cells lean on the turn before."""
    turn, melds, level = data.cells()
    table = np.zeros((MOST_TURNS, 5, 8))
    for at_level in np.unique(level):
        for at_melds in range(5):
            before = 0.01
            for at in range(MOST_TURNS):
                cell = (turn == at) & (melds == at_melds) & (level == at_level)
                before = (data.ready[cell].sum() + 20 * before) / (cell.sum() + 20)
                table[at, at_melds, at_level] = before
    return table


def today(path, data):
    numbers = [float(n) for n in re.findall(r"(\d\.\d+)F", open(path).read())]
    table = np.array(numbers[:3600]).reshape(6, 20, 5, 6)[:, :, :, 0]
    chance = table[np.minimum(data["level"], 5), np.clip(data["discards"] - 1, 0, 19), data["melds"]]
    return np.clip(chance, 0.005, 0.995)  # as far as its two places tell


def expand(data, base, names):
    """The features as columns for a linear model: classes as one column each, counts also as logarithms."""
    columns = [log_odds(base)]
    for name in names:
        values = data[name]
        if name in CLASSES:
            columns += [values == value for value in range(4)]
        else:
            columns += [values, np.log1p(np.maximum(values, 0))]
    columns.append(np.ones(len(base)))
    return np.stack(columns, axis=1).astype(np.float32)


def fit_line(columns, ready, offset):
    """Newton's method for the log odds offset + columns @ weights, with a slight pull towards 0."""
    weights = np.zeros(columns.shape[1])
    for _ in range(10):
        chance = 1 / (1 + np.exp(-(offset + columns @ weights)))
        spread = (chance * (1 - chance)).astype(columns.dtype)[:, None]
        slope = columns.T @ (ready - chance) - 1e-2 * weights
        bend = (columns.T @ (columns * spread)).astype(float) + 1e-2 * np.eye(len(weights))
        weights = weights + np.linalg.solve(bend, slope)
    return weights


def fit_small(fit, test, fit_base, test_base):
    """A line for each level: what mcr_readiness.cpp carries."""
    def columns(data):
        return np.stack([take(data) for _, take in SMALL], axis=1).astype(float)

    of_fit, of_test = columns(fit), columns(test)
    lean = np.zeros(len(test.ready))
    print("small:", ", ".join(name for name, _ in SMALL))
    for level in np.unique(fit["level"]):
        used = (fit["discards"] > 0) & (fit["level"] == level)
        weights = fit_line(of_fit[used], fit.ready[used], log_odds(fit_base[used]))
        print(f"level {level}: {{" + ", ".join(f"{weight:.3f}" for weight in weights) + "}", flush=True)
        told = (test["discards"] > 0) & (test["level"] == level)
        lean[told] = of_test[told] @ weights
    return 1 / (1 + np.exp(-(log_odds(test_base) + lean)))


def fit_logistic(fit, test, fit_base, test_base, names):
    columns = expand(fit, fit_base, names)
    mean, spread = columns.mean(axis=0), columns.std(axis=0) + 1e-6
    mean[-1], spread[-1] = 0, 1
    columns -= mean
    columns /= spread
    weights = fit_line(columns, fit.ready, log_odds(fit_base))  # near enough to start Newton's method from
    line = (expand(test, test_base, names) - mean) / spread @ weights
    return 1 / (1 + np.exp(-(log_odds(test_base) + line)))


def fit_trees(fit, test, fit_base, test_base, names):
    def table(data, base):
        return np.column_stack([log_odds(base)] + [data[name] for name in ["discards", "melds", "level"] + names])

    columns = table(fit, fit_base)
    kept = fit.hand >= 0.9 * fit.hand.max()
    model = HistGradientBoostingClassifier(learning_rate=0.1, max_iter=250, max_leaf_nodes=31, min_samples_leaf=200,
                                           l2_regularization=1.0, early_stopping=False, random_state=1)
    model.fit(columns[~kept], fit.ready[~kept])
    at_stages = [losses(fit.ready[kept], chance[:, 1]).mean()
                 for chance in model.staged_predict_proba(columns[kept])]
    best = int(np.argmin(at_stages)) + 1
    print(f"trees: {best} of {len(at_stages)}")
    model._predictors = model._predictors[:best]
    return model, table(test, test_base)


def gain(data, base, other, mask=None):
    """Gain in % of the base's log loss, and its interval by hands."""
    mask = np.ones(len(base), bool) if mask is None else mask
    hands = data.hand[mask]
    a = np.bincount(hands, losses(data.ready[mask], base[mask]), data.hand.max() + 1)
    b = np.bincount(hands, losses(data.ready[mask], other[mask]), data.hand.max() + 1)
    random = np.random.default_rng(1)
    draws = []
    for _ in range(1000):
        weight = random.multinomial(len(a), np.full(len(a), 1 / len(a)))
        draws.append(100 * (1 - (weight @ b) / (weight @ a)))
    low, high = np.percentile(draws, [2.5, 97.5])
    return 100 * (1 - b.sum() / a.sum()), low, high


def print_gains(data, base, models):
    def line(name, mask):
        if mask.sum() < 500:
            return
        text = f"{name:22s} {mask.sum():8d} {100 * data.ready[mask].mean():5.1f} " \
               f"{losses(data.ready[mask], base[mask]).mean():.4f}"
        for chance in models.values():
            value, low, high = gain(data, base, chance, mask)
            text += f"  {value:+6.2f} [{low:+.2f}, {high:+.2f}]"
        print(text, flush=True)

    print("\nstates, ready %, log loss of table, gain in % of it:", ", ".join(models))
    line("all", np.ones(len(base), bool))
    for low, high in TURNS:
        line(f"discards {low} to {high}", (data["discards"] >= low) & (data["discards"] <= high))
    for melds in range(5):
        line(f"open melds {melds}", data["melds"] == melds)
    if len(np.unique(data["level"])) > 1:
        for level in np.unique(data["level"]):
            line(f"level {level}", data["level"] == level)


def print_calibration(data, name, chance):
    print(f"\n{name}: states, shown %, happened % (interval of the difference by hands)")
    bins = np.minimum((chance * 20).astype(int), 19)
    for at in range(20):
        mask = bins == at
        if mask.sum() < 500:
            continue
        off = np.bincount(data.hand[mask], chance[mask] - data.ready[mask], data.hand.max() + 1)
        error = 196 * off.std() * np.sqrt(len(off)) / mask.sum()
        print(f"{5 * at:3d} to {5 * at + 5:3d} {mask.sum():8d} {100 * chance[mask].mean():5.1f} "
              f"{100 * data.ready[mask].mean():5.1f}  {100 * (chance - data.ready)[mask].mean():+.2f} ± {error:.2f}")


def print_differences(data, models):
    """The three opponents of one moment: how far apart they are shown, and whether the order is right."""
    key = data["hand"].astype(np.int64) * 1000 + data["moment"]
    # Where a seat is asked more than once before it discards, its moments share a key: the last counts.
    order = np.lexsort((np.arange(len(key)), data["seat"], key))
    last = np.append((np.diff(key[order]) != 0) | (np.diff(data["seat"][order]) != 0), True)
    rows = order[last]
    groups = rows[: 3 * (len(rows) // 3)].reshape(-1, 3)
    groups = groups[(key[groups] == key[groups[:, :1]]).all(axis=1)]
    print(f"\nthree opponents of one moment, {len(groups)} moments: shown 10 and 20 points apart in % of moments;"
          " of two of whom one is ready, the likelier is in %")
    ready = data.ready[groups]
    for name, chance in models.items():
        shown = chance[groups]
        apart = shown.max(axis=1) - shown.min(axis=1)
        right, pairs = 0.0, 0
        for i in range(3):
            for j in range(i):
                differ = ready[:, i] != ready[:, j]
                more = np.where(ready[:, i], shown[:, i] - shown[:, j], shown[:, j] - shown[:, i])[differ]
                right += (more > 1e-9).sum() + 0.5 * (np.abs(more) <= 1e-9).sum()
                pairs += differ.sum()
        print(f"{name:10s} {100 * (apart > 0.1).mean():5.1f} {100 * (apart > 0.2).mean():5.1f}  {100 * right / pairs:.1f}")


def print_importance(data, base, model, columns, names):
    """What the trees lose, in % of the table's log loss, when one feature is shuffled among the states."""
    random = np.random.default_rng(2)
    rows = random.choice(len(columns), min(100000, len(columns)), replace=False)
    some, ready = columns[rows].copy(), data.ready[rows]
    whole = losses(ready, base[rows]).mean()
    best = losses(ready, model.predict_proba(some)[:, 1]).mean()
    costs = []
    for at, name in enumerate(["table", "discards", "melds", "level"] + names):
        kept = some[:, at].copy()
        some[:, at] = random.permutation(kept)
        costs.append((100 * (losses(ready, model.predict_proba(some)[:, 1]).mean() - best) / whole, name))
        some[:, at] = kept
    print("\nshuffled feature: loss in % of the table's log loss")
    for cost, name in sorted(costs, reverse=True)[:25]:
        print(f"{name:26s} {cost:+.2f}")


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("fit")
    parser.add_argument("test")
    parser.add_argument("--table")
    options = parser.parse_args()
    fit, test = Data(options.fit), Data(options.test)
    names = [name for name in fit.names if name not in KNOWN]
    print(f"fit: {len(fit.rows)} states of {fit.hand.max() + 1} hands; "
          f"test: {len(test.rows)} of {test.hand.max() + 1}", flush=True)
    table = fit_table(fit)
    fit_base, base = table[fit.cells()], table[test.cells()]
    models = {"today": today(options.table, test)} if options.table else {}
    models["small"] = fit_small(fit, test, fit_base, base)
    models["logistic"] = fit_logistic(fit, test, fit_base, base, names)
    model, columns = fit_trees(fit, test, fit_base, base, names)
    models["trees"] = model.predict_proba(columns)[:, 1]
    print_gains(test, base, models)
    print_differences(test, {"table": base, **models})
    for name in ("small", "trees"):
        print_calibration(test, name, models[name])
    print_importance(test, base, model, columns, names)


if __name__ == "__main__":
    main()
