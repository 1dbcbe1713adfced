#!/usr/bin/python3
"""Writes the sounds: knocks of tiles and a few plucked tones, made from noise and sines. Two runs give the same bytes.

    python3 assets/sounds/generate.py [FOLDER]
"""

import array
import math
import pathlib
import random
import sys
import wave

RATE = 32000  # nothing here rings above 12 kHz
LOUDEST = 0.89  # a peak, of full scale: -1 dB
HEARD = int(RATE * 0.05)  # samples over which an ear sums up
TONES = [523.25 * 2 ** (step / 12) for step in (0, 2, 4, 5, 7, 9, 11, 12)]  # a scale from C


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
    """Tiles slide over cloth."""
    chance = random.Random(seed)
    out, low, lower = [], 0.0, 0.0
    for i in range(int(RATE * seconds)):
        low += 0.22 * (chance.uniform(-1, 1) - low)
        lower += 0.04 * (low - lower)
        out.append((low - lower) * math.sin(math.pi * i / (RATE * seconds)) ** 1.5)
    return out


def clack(seed=1, pitch=1.0, decay=0.016, noise=1.4):
    """A tile on the table, or against another."""
    return knock([1850 * pitch, 2730 * pitch, 4110 * pitch], decay, noise, seed)


CLACKS = [clack(), clack(31, 0.93, 0.019, 1.1), clack(33, 1.07, 0.0155, 1.25)]


def beside(sound, side):
    """From the left or the right: it comes to the other ear later, weaker and duller."""
    far, dull = [0.0] * 10, 0.0
    for value in sound:
        dull += 0.4 * (value - dull)
        far.append(0.55 * dull)
    far = far[:len(sound)]
    return [sound, far] if side == "left" else [far, sound]


def deal():
    """Tiles are pushed together: more and more of them, and all at once at the end."""
    chance = random.Random(41)
    out = silence(1.0)
    add(out, sweep(42, 0.85), 0.0, 0.22)
    for i in range(22):
        pitch = chance.uniform(0.8, 1.15)
        add(out, clack(50 + i, pitch, 0.011, 0.8), 0.82 * (i / 22) ** 0.7 + chance.uniform(0, 0.03),
            chance.uniform(0.12, 0.34) * (0.5 + i / 44))
    for i in range(3):
        add(out, clack(80 + i, 0.82 + 0.07 * i), 0.84 + 0.012 * i, 0.4)
    return out


def wood_block(pitch, decay, seconds):
    return knock([pitch, pitch * 1.52, pitch * 2.6], decay, 0.5, 4, seconds)


def stamp(pitch):
    """A seal comes down on the table: a thud that drops in pitch, and its slap."""
    chance = random.Random(61)
    out, turns, low = [], 0.0, 0.0
    for i in range(int(RATE * 0.4)):
        t = i / RATE
        turns += pitch * (1 + 0.9 * math.exp(-t / 0.02)) / RATE
        low += 0.13 * (chance.uniform(-1, 1) - low)
        out.append(min(1.0, t / 0.001) * (math.sin(2 * math.pi * turns) * math.exp(-t / 0.075) +
                                          2.2 * low * math.exp(-t / 0.014)))
    return out


def win(pitch, chord, decay, seconds):
    """The stamp, then a chord of strings struck from the lowest to the highest."""
    out = add(silence(seconds), stamp(pitch))
    for i, note in enumerate(chord):
        at = 0.13 + 0.035 * i
        add(out, pluck(note, decay, seconds - at), at, 0.34)
    return out


def fan(pitch):
    return add(pluck(pitch, 0.055, 0.25), knock([pitch * 4], 0.008, 0.5, 21, 0.05), 0.0, 0.3)


def payment():
    """Counting sticks are laid down."""
    out = silence(0.55)
    for i, at in enumerate((0.0, 0.06, 0.115, 0.19)):
        add(out, wood_block(1500 + 90 * i, 0.012, 0.08), at, 0.55)
    return add(out, pluck(TONES[0] / 2, 0.14, 0.36), 0.19, 0.6)


def exhausted():
    out = silence(0.9)
    for at, pitch, gain in ((0, 440, 0.9), (0.22, 329.63, 1)):
        add(out, pluck(pitch, 0.3, 0.9 - at), at, gain)
    return out


def sounds():
    """Each with its name, its channels and how loud it is, in decibels of full scale."""
    for take, sound in enumerate(CLACKS, 1):
        yield f"clack{take}", [sound], -22
        for side in ("left", "right"):
            yield f"clack{take}_{side}", beside(sound, side), -22
    yield "draw", [add(sweep(11), knock([1300, 2100], 0.01, 0.6, 12, 0.05), 0.06, 0.8)], -34
    yield "deal", [deal()], -22
    yield "call", [wood_block(830, 0.035, 0.3)], -21
    yield "kong", [wood_block(520, 0.085, 0.6)], -20
    yield "tick", [knock([1046.5, 2093], 0.02, 0.1, 21, 0.09)], -28
    c, _, e, _, g, _, _, high = TONES
    yield "win", [win(78, [c / 2, g / 2, c, e, g], 0.34, 1.2)], -19
    yield "win_grand", [win(62, [c / 4, c / 2, g / 2, c, e, g, high], 0.5, 1.6)], -18
    for number, pitch in enumerate(TONES, 1):
        yield f"fan{number}", [fan(pitch)], -25
    yield "payment", [payment()], -25
    yield "exhausted", [exhausted()], -23


def loudness(channels):
    """Root mean square of the loudest moment, over all channels."""
    power = [sum(value * value for value in values) / len(channels) for values in zip(*channels)]
    total = most = sum(power[:HEARD])
    for gone, come in zip(power, power[HEARD:]):
        total += come - gone
        most = max(most, total)
    return math.sqrt(most / HEARD)


def write(path, channels, level):
    scale = 10 ** (level / 20) / loudness(channels)
    peak = max(abs(value) for values in channels for value in values)
    if scale * peak > LOUDEST:
        sys.exit(f"{path.name} would be {20 * math.log10(scale * peak / LOUDEST):.1f} dB too loud")
    heard = max(i for values in channels for i, value in enumerate(values) if abs(value) > peak / 500)
    length = heard + 1
    fade = length // 5
    frames = array.array("h", (round(32767 * scale * values[i] * min(1.0, (length - 1 - i) / fade))
                               for i in range(length) for values in channels))
    if sys.byteorder == "big":
        frames.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(len(channels))
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(frames.tobytes())


def main():
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parent
    for name, channels, level in sounds():
        write(folder / f"{name}.wav", channels, level)


if __name__ == "__main__":
    main()
