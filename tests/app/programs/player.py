#!/usr/bin/env python3
"""A program for tests that speaks Tingpai's protocol: player.py MANNER [FIRST [LAST [LOG]]]

It does the first thing that is legal. In the questions from number FIRST to LAST it errs as MANNER says. What it
hears goes to the file LOG, in whose name SEAT stands for the number of its seat.
"""
import json
import sys

manner = sys.argv[1] if len(sys.argv) > 1 else "well"
first = int(sys.argv[2]) if len(sys.argv) > 2 else 1
last = int(sys.argv[3]) if len(sys.argv) > 3 else 10**9
log_name = sys.argv[4] if len(sys.argv) > 4 else None
log = None


def say(**message):
    print(json.dumps(message), flush=True)


def answer(question):
    number, legal = question["id"], question["legal"]
    if manner == "well" or not first <= number <= last:
        say(id=number, action=legal[0])
    elif manner == "illegal":
        say(id=number, action="win 9m" if "win 9m" not in legal else "win 9s")
    elif manner == "garbled":
        print("I would rather not", flush=True)
    elif manner == "dead":
        print("out of luck", file=sys.stderr)
        sys.exit(3)
    # Else it is late: it says nothing.


for line in sys.stdin:
    heard = json.loads(line)
    if log_name and not log:
        log = open(log_name.replace("SEAT", str(heard["seat"])), "a", encoding="utf-8")
    if log:
        log.write(line)
        log.flush()
    if heard["type"] == "hello":
        say(type="ready", name="player", version=1)
    elif heard["type"] == "ask":
        answer(heard)
    elif heard["type"] == "end":
        break
