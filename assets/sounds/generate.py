#!/usr/bin/python3
"""Writes the sounds: knocks of tiles and a few plucked tones, made from noise and sines. Two runs give the same bytes.

    python3 assets/sounds/generate.py [FOLDER]
"""

import math
import pathlib
import random
import struct
import sys
import wave

RATE = 44100
LOUDEST = 0.7  # of full scale


def silence(seconds):
    return [0.0] * int(RATE * seconds)


def add(into, sound, at=0.0, gain=1.0):
    start = int(RATE * at)
    for i, value in enumerate(sound):
        if start + i < len(into):
            into[start + i] += gain * value
    return into


def knock(pitches, decay, noise, seed, seconds=0.14):
    """A hard thing on the table: a click of noise and what it makes ring."""
    chance = random.Random(seed)
    out, smooth = [], 0.0
    for i in range(int(RATE * seconds)):
        t = i / RATE
        smooth += 0.5 * (chance.uniform(-1, 1) - smooth)
        ring = sum(math.sin(2 * math.pi * pitch * t) * math.exp(-t / (decay * (1 - 0.25 * n)))
                   for n, pitch in enumerate(pitches)) / len(pitches)
        out.append(min(1.0, t / 0.0006) * (ring + noise * smooth * math.exp(-t / 0.004)))
    return out


def pluck(pitch, decay, seconds):
    """A string: overtones that fade the sooner the higher they are."""
    out = []
    for i in range(int(RATE * seconds)):
        t = i / RATE
        value = sum(math.sin(2 * math.pi * pitch * n * t) / n ** 1.6 * math.exp(-t * n ** 0.7 / decay)
                    for n in range(1, 6))
        out.append(min(1.0, t / 0.003) * value)
    return out


def sweep(seed, seconds=0.11):
    """A tile slides over cloth."""
    chance = random.Random(seed)
    out, low, lower = [], 0.0, 0.0
    for i in range(int(RATE * seconds)):
        low += 0.22 * (chance.uniform(-1, 1) - low)
        lower += 0.04 * (low - lower)
        out.append((low - lower) * math.sin(math.pi * i / (RATE * seconds)) ** 1.5)
    return out


def clack(seed=1, pitch=1.0):
    return knock([1850 * pitch, 2730 * pitch, 4110 * pitch], 0.016, 1.4, seed)


def call():
    out = silence(0.3)
    add(out, clack(2, 0.92), 0.0, 0.8)
    add(out, clack(3, 1.04), 0.055)
    return add(out, knock([620, 930], 0.05, 0.3, 4, 0.24), 0.055, 0.7)


def kong():
    out = silence(0.45)
    for i in range(4):
        add(out, clack(5 + i, 0.86 + 0.05 * i), 0.06 * i, 0.7 + 0.1 * i)
    return add(out, knock([310, 470], 0.09, 0.2, 9, 0.27), 0.18, 0.9)


def tune(notes, decay, seconds):
    out = silence(seconds)
    for at, pitch, gain in notes:
        add(out, pluck(pitch, decay, seconds - at), at, gain)
    return out


SOUNDS = {
    "clack": (clack, 0.8),
    "draw": (lambda: add(sweep(11), knock([1300, 2100], 0.008, 0.6, 12, 0.05), 0.06, 0.35), 0.35),
    "call": (call, 0.9),
    "kong": (kong, 1.0),
    "win": (lambda: tune([(0, 523.25, 0.8), (0.11, 659.25, 0.8), (0.22, 783.99, 0.9), (0.36, 1046.5, 1)], 0.32, 1.2),
            1.0),
    "exhausted": (lambda: tune([(0, 440, 0.9), (0.22, 329.63, 1)], 0.3, 0.9), 0.7),
    "tick": (lambda: knock([1046.5, 2093], 0.02, 0.1, 21, 0.09), 0.45),
}


def write(path, samples, gain):
    peak = max(abs(value) for value in samples)
    scale = 32767 * LOUDEST * gain / peak
    fade = int(RATE * 0.005)
    frames = bytearray()
    for i, value in enumerate(samples):
        end = min(1.0, (len(samples) - 1 - i) / fade)
        frames += struct.pack("<h", round(scale * value * end))
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(bytes(frames))


def main():
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parent
    for name, (make, gain) in SOUNDS.items():
        write(folder / f"{name}.wav", make(), gain)


if __name__ == "__main__":
    main()
