#!/usr/bin/env python3
"""Measures the start of the program, from its call to the first frame shown and to the first in which one can play.

usage: start.py PROGRAM [RUNS]

Each start goes on with a game that an earlier run has left at the person's turn. Without a display it is drawn
offscreen, by software, as app/run does.
"""
import os
import statistics
import subprocess
import sys
import tempfile
import time


def start(program, folder, *options):
    environment = dict(os.environ, QT_LOGGING_RULES="tingpai.start=true")
    begin = time.monotonic()
    process = subprocess.Popen([program, "--data-dir", folder, *options], env=environment, stderr=subprocess.PIPE,
                               stdout=subprocess.DEVNULL, text=True)
    shown = None
    for line in process.stderr:
        now = 1000 * (time.monotonic() - begin)
        if "tingpai.start: shown" in line:
            shown = now
        if "tingpai.start: playable" in line:
            break
    else:
        sys.exit("the program ended before one could play")
    process.terminate()
    process.wait()
    return shown, now


def main():
    program = sys.argv[1]
    runs = int(sys.argv[2]) if len(sys.argv) > 2 else 10
    with tempfile.TemporaryDirectory() as folder:
        start(program, folder, "--seed", "1")
        times = [start(program, folder) for _ in range(runs)]
    for name, column in zip(["shown", "playable"], zip(*times)):
        print(f"{name}: median {statistics.median(column):.0f} ms, worst {max(column):.0f} ms, {runs} starts")


if __name__ == "__main__":
    main()
