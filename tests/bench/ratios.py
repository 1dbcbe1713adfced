#!/usr/bin/env python3
"""Runs benchmark programs and prints each time beside a yardstick of the same run.

usage: ratios.py FOLDER_OF_PROGRAMS [FILTER]

The yardstick is the plain table's standard form (plain_index.h) on hands from play. It is measured anew before each
program, and of several repetitions the fastest counts, so that a busy machine disturbs little.
"""
import json
import subprocess
import sys

PROGRAMS = ["bench_shape", "bench_mcr", "bench_riichi", "bench_efficiency", "bench_play"]
YARDSTICK = "ask_plain/plain_standard_play14"
NANOSECONDS = {"ns": 1, "us": 1e3, "ms": 1e6, "s": 1e9}


def fastest(folder, program, only, repetitions=5):
    command = [f"{folder}/{program}", "--benchmark_format=json", "--benchmark_min_time=0.02",
               f"--benchmark_repetitions={repetitions}", f"--benchmark_filter={only}"]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    times = {}
    for row in json.loads(text)["benchmarks"] if text.strip() else []:
        if row["run_type"] != "iteration" or row.get("error_occurred"):
            continue
        time = row["hand"] * 1e9 if "hand" in row else row["cpu_time"] * NANOSECONDS[row["time_unit"]]
        times[row["name"]] = min(time, times.get(row["name"], time))
    return times


def main():
    folder = sys.argv[1]
    only = sys.argv[2] if len(sys.argv) > 2 else "."
    for program in PROGRAMS:
        yardstick = fastest(folder, "bench_shape", YARDSTICK, 50)[YARDSTICK]
        print(f"# {program}, yardstick {yardstick:.1f} ns")
        for name, time in fastest(folder, program, only).items():
            print(f"{name:45} {time:14.1f} ns {time / yardstick:12.3f}")


main()
