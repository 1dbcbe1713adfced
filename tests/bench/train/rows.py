#!/usr/bin/env python3
"""Reads the rows that `rows` writes (README.md has the format): rows.py FILE prints what is in it.

Needs numpy. A row cut off at the end of the file is left out.
"""
import sys

import numpy as np

WIN_PARTS = 250
HELD_OUT = 10  # of so many walls one is kept for tests


class Rows:
    """Columns with a place a row, and flat ones that `features_at` and `candidates_at` (rows + 1) cut into rows."""

    def __init__(self, name):
        with open(name, "rb") as file:
            words = file.readline().decode().split(" ", 6)
            data = np.frombuffer(file.read(), np.uint8)
        if words[:2] != ["tingpai-rows", "2"] or len(words) != 7:
            raise ValueError(f"{name}: no rows of version 2")
        self.feature_count, self.move_count, self.scale, self.first = map(int, words[2:6])
        self.rules = words[6].strip()
        self._cut(*numbers_of(data))

    def _cut(self, numbers, ends):
        starts, at = [], 0
        total = int(ends[-1]) if len(ends) else 0
        ends_list, listed = ends.tolist(), numbers.tolist()
        while at < len(listed):
            end = ends_list[at] + listed[at]  # in bytes
            if end > total:
                break
            starts.append(at + 1)
            at = int(np.searchsorted(ends, end)) + 1
        starts = np.array(starts, np.int64)
        self.wall = numbers[starts]
        flags = numbers[starts + 1]
        self.seat, self.alone = flags & 3, (flags & 4) != 0
        features = numbers[starts + 2]
        candidates = numbers[starts + 3 + features]
        self.chosen = numbers[starts + 4 + features]
        self.features_at = offsets(features)
        self.candidates_at = offsets(candidates)
        gaps = numbers[places(starts + 3, features)]
        sums = np.cumsum(gaps)  # a row's features are sums of its gaps
        before = np.where(self.features_at[:-1] > 0, sums[self.features_at[:-1] - 1], 0)
        self.features = (sums - np.repeat(before, features)).astype(np.uint16)
        of = numbers[places(starts + 5 + features, 7 * candidates)].reshape(-1, 7)
        self.moves = of[:, 0].astype(np.uint16)
        self.values = ((of[:, 1] >> 1) ^ -(of[:, 1] & 1)) / self.scale
        self.wins = of[:, 2] / WIN_PARTS
        self.outlooks = of[:, 3:].astype(np.int16)  # of what each leaves: engine/ai/policy/outlook.h

    def __len__(self):
        return len(self.wall)

    @property
    def held_out(self):
        """Whether a row's wall is kept for tests."""
        return self.wall % HELD_OUT == 0


def numbers_of(data):
    """The numbers of which the bytes are made, seven bits each, the lowest first; and where each ends."""
    ends = np.flatnonzero(data < 128)
    starts = np.concatenate([[0], ends[:-1] + 1]) if len(ends) else ends
    numbers = np.zeros(len(ends), np.int64)
    for place in range(int((ends - starts).max()) + 1 if len(ends) else 0):
        long = starts + place <= ends
        numbers[long] |= (data[starts[long] + place].astype(np.int64) & 127) << (7 * place)
    return numbers, ends + 1


def offsets(lengths):
    return np.concatenate([[0], np.cumsum(lengths)]).astype(np.int64)


def places(starts, lengths):
    """starts[0], starts[0] + 1, ... (lengths[0] of them), starts[1], ..."""
    at = offsets(lengths)
    return np.arange(at[-1]) - np.repeat(at[:-1], lengths) + np.repeat(starts, lengths)


def main(name):
    rows = Rows(name)
    print(f"{rows.rules}: {len(rows)} rows of {len(np.unique(rows.wall))} walls from {rows.first}, "
          f"{rows.held_out.sum()} held out, {rows.alone.sum()} searched alone")
    print(f"features {rows.features.sum()}, moves {rows.moves.sum()}, chosen {rows.chosen.sum()}, "
          f"values {rows.values.sum():.2f}, wins {rows.wins.sum():.3f}")


if __name__ == "__main__":
    main(sys.argv[1])
