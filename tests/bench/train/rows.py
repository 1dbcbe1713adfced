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
            self._head(name, file.readline())
            self._cut(file.read())

    @classmethod
    def pieces(cls, name, size=1 << 25):
        """The rows of a file in pieces of about so many bytes, for files that would fill the memory."""
        with open(name, "rb") as file:
            head = file.readline()
            data = b""
            while more := file.read(size):
                piece = cls.__new__(cls)
                piece._head(name, head)
                data += more
                data = data[piece._cut(data):]
                yield piece

    def _head(self, name, line):
        words = line.decode(errors="replace").split(" ", 6)
        if words[0] not in ("tingpai-rows", "tingpai-results") or words[1:2] != ["3"] or len(words) != 7:
            raise ValueError(f"{name}: no rows of version 3")
        self.results = words[0] == "tingpai-results"  # values are how hands ended, of the chosen, which is the first
        self.feature_count, self.move_count, self.scale, self.first = map(int, words[2:6])
        self.rules = words[6].strip()

    def _cut(self, data):
        """Returns how many bytes whole rows take."""
        at, starts_at = row_starts(data)
        numbers, ends = numbers_of(np.frombuffer(data, np.uint8, at))
        starts = np.searchsorted(ends, starts_at, "right")
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
        of = numbers[places(starts + 5 + features, 9 * candidates)].reshape(-1, 9)
        self.moves = of[:, 0].astype(np.uint16)
        self.values = ((of[:, 1] >> 1) ^ -(of[:, 1] & 1)) / self.scale
        self.wins = of[:, 2] / WIN_PARTS
        self.outlooks = of[:, 3:].astype(np.int16)  # of what each leaves: engine/ai/policy/outlook.h
        return at

    def __len__(self):
        return len(self.wall)

    @property
    def held_out(self):
        """Whether a row's wall is kept for tests."""
        return self.wall % HELD_OUT == 0


def row_starts(data):
    """Where the whole rows end, and where each begins behind its length."""
    starts, at = [], 0
    while at < len(data):
        length, shift, start = 0, 0, at
        while start < len(data) and data[start] >= 128:
            length |= (data[start] & 127) << shift
            start, shift = start + 1, shift + 7
        if start == len(data) or start + 1 + (length | data[start] << shift) > len(data):
            break
        starts.append(start + 1)
        at = start + 1 + (length | data[start] << shift)
    return at, np.array(starts, np.int64)


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
