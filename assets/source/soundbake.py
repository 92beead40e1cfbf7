#!/usr/bin/env python3
"""Makes every sound of the tables game from numbers alone: no recordings.

    soundbake.py OUTDIR [NAME ...]          (names limit it to some takes, say `place` or `die_hit_3`)

A struck body is a sum of damped sine modes, driven by a short contact pulse (short = hard) with a little contact noise,
and stands in a small wooden room.  board, disc, bone, horn and silver are the bodies; hit_piece, die_hit, slide are what
happens to them; place, capture, cup, roll ... are the events of the game.  Each take has a generator of random numbers
that follows from its name, so a new take never changes the others.  Peaks are set by kind (TAKES, at the end), so that
nothing is loud when it is first heard; soundcheck.py checks the results."""

import os, sys, zlib
import numpy as np
import soundfile as sf
from scipy.signal import butter, sosfilt, fftconvolve

SR = 48000
rng = np.random.default_rng(0)  # save() sets it anew for every take


def bp(x, lo, hi, o=2):
    return sosfilt(butter(o, [lo / (SR / 2), min(hi / (SR / 2), 0.99)], "band", output="sos"), x)


def lp(x, f, o=2):
    return sosfilt(butter(o, f / (SR / 2), output="sos"), x)


def hp(x, f, o=2):
    return sosfilt(butter(o, f / (SR / 2), "high", output="sos"), x)


def pulse(ms):  # Hertz-like contact: half sine^1.5; longer = softer
    n = max(2, int(SR * ms / 1000))
    return np.sin(np.linspace(0, np.pi, n)) ** 1.5


def modes(fs, t60s, amps, dur, detune=0.012):
    t = np.arange(int(SR * dur)) / SR
    y = np.zeros_like(t)
    for f, d, a in zip(fs, t60s, amps):
        f = f * (1 + detune * rng.standard_normal())
        y += a * np.exp(-6.91 * t / d) * np.sin(2 * np.pi * f * t + rng.uniform(0, 0.6))
    return y


def strike(y, ms, noise=0.0, nlo=900, nhi=7000, nd=0.004):
    e = pulse(ms)
    e /= e.sum()
    out = fftconvolve(y, e)
    if noise:
        n = int(SR * nd * 5)
        out[:n] += noise * bp(rng.standard_normal(n), nlo, nhi) * np.exp(-np.arange(n) / (SR * nd))
    return out


# board: plate modes of an 8 mm walnut panel on a frame, short because the table damps it
BOARD_F = np.array([148, 212, 287, 361, 452, 563, 688, 842, 1015, 1240])


def board(gain=1.0, dur=0.35, bright=1.0):
    a = (
        gain
        * np.array([0.30, 0.42, 0.55, 0.62, 0.66, 0.62, 0.55, 0.46 * bright, 0.40 * bright, 0.34 * bright])
        * rng.uniform(0.55, 1.25, 10)
    )
    d = np.array([0.17, 0.15, 0.13, 0.12, 0.105, 0.09, 0.08, 0.07, 0.06, 0.05]) * rng.uniform(0.85, 1.15, 10)
    return modes(BOARD_F, d, a, dur)


def disc(pitch=1.0, gain=1.0, dur=0.2):  # turned disc: free-plate mode ratios
    r = np.array([1, 1.73, 2.33, 3.05, 3.91, 4.81, 6.2])
    return modes(
        1320 * pitch * r,
        np.array([0.055, 0.045, 0.036, 0.028, 0.022, 0.017, 0.012]),
        gain * np.array([1, 0.75, 0.62, 0.45, 0.3, 0.2, 0.12]) * rng.uniform(0.6, 1.2, 7),
        dur,
    )


def bone(pitch=1.0, gain=1.0, dur=0.1):  # small dense cube: high, very short
    r = np.array([1, 1.31, 1.62, 1.98, 2.4, 2.9])
    return modes(
        3650 * pitch * r,
        np.array([0.024, 0.021, 0.017, 0.014, 0.011, 0.009]),
        gain * np.array([1, 0.9, 0.7, 0.55, 0.4, 0.3]) * rng.uniform(0.5, 1.2, 6),
        dur,
    )


def horn(pitch=1.0, gain=1.0, dur=0.2):  # a hollow cap of horn: between wood and bone
    r = np.array([1, 1.58, 2.24, 2.92, 3.7])
    t60 = np.array([0.045, 0.036, 0.028, 0.02, 0.015])
    return modes(
        1750 * pitch * r, t60, gain * np.array([1, 0.7, 0.5, 0.35, 0.2]) * rng.uniform(0.6, 1.2, 5), dur
    )


def silver(pitch=1.0, gain=1.0, dur=1.6):
    """a small ring that rings: bending modes of a free hoop, each a close pair (no hoop is quite round), so it beats"""
    r = np.array([1, 2.83, 5.42, 8.77])
    t60 = np.array([1.5, 1.0, 0.6, 0.3]) * rng.uniform(0.85, 1.15, 4)
    a = gain * np.array([1, 0.55, 0.24, 0.09]) * rng.uniform(0.7, 1.2, 4)
    y = modes(1560 * pitch * r, t60, a, dur, 0.002)
    return y + modes(1560 * pitch * r * 1.0035, t60 * 0.9, a * 0.6, dur, 0.001)


_room = {}


def room(x, wet=0.16, rt=0.28, cut=4200):
    k = (rt, cut)
    if k not in _room:
        r = np.random.default_rng(5)
        n = int(SR * rt * 1.3)
        t = np.arange(n) / SR
        L = []
        for c in range(2):
            ir = r.standard_normal(n) * np.exp(-6.91 * t / rt)
            ir[: int(0.004 * SR)] = 0
            ir = lp(ir, cut, 1)
            for ms, g in zip(
                r.uniform(4, 31, 9), r.uniform(0.5, 1.6, 9) * np.array([1, -1, 1, 1, -1, 1, -1, 1, 1])
            ):
                ir[int(ms * SR / 1000)] += g * 4
            L.append(ir / np.sqrt((ir**2).sum()))
        _room[k] = L
    return np.stack(
        [np.concatenate([x, np.zeros(len(h) - 1)]) + wet * fftconvolve(x, h) * 1.0 for h in _room[k]], 1
    )


def mix(n):
    return np.zeros(int(SR * n))


def add(buf, x, t, g=1.0):
    i = int(t * SR)
    m = min(len(x), len(buf) - i)
    if m > 0:
        buf[i : i + m] += g * x[:m]


def hit_piece(vel=1.0, pitch=1.0, soft=False):
    b = board(0.62 * vel, bright=0.6 + 0.6 * vel)
    d = disc(pitch, (0.45 if soft else 1.0) * vel)
    y = np.zeros(max(len(b), len(d)))
    y[: len(b)] += b
    y[: len(d)] += d
    return strike(y, (0.95 if soft else 0.36) / (0.6 + 0.4 * vel), noise=(0.10 if soft else 0.55) * vel)


def place(vel=0.8, pitch=1.0, soft=False):
    m = mix(0.6)
    add(m, hit_piece(vel, pitch, soft), 0.004)
    t = 0.004 + rng.uniform(0.034, 0.055) * vel
    for g in (0.26, 0.09):
        add(m, hit_piece(vel * 0.6, pitch * 1.01, soft), t, g)
        t += rng.uniform(0.018, 0.03)
    return m


def slide(dur=0.28):
    n = int(SR * dur)
    x = rng.standard_normal(n)
    ss = lp(rng.standard_normal(n), 90)
    ss = np.clip(1 + 2.2 * ss / np.abs(ss).max(), 0, None)
    e = np.sin(np.linspace(0, np.pi, n)) ** 0.7
    return (0.55 * bp(x, 500, 2600) + 0.25 * bp(x, 2600, 7500) + 0.5 * bp(x, 160, 420)) * ss * e * 0.16


def die_hit(v=1.0, pitch=1.0, surf="wood"):
    if surf == "wood":
        y = board(0.42 * v, 0.28, 1.3)
        ms, ns = 0.11, 0.9
    elif surf == "die":
        y = np.zeros(int(SR * 0.15))
        ms, ns = 0.075, 0.5
    else:
        y = modes(
            [330, 520, 790, 1180, 1750],
            [0.030, 0.026, 0.022, 0.017, 0.012],
            v * np.array([0.45, 0.55, 0.55, 0.45, 0.3]),
            0.15,
        )
        ms, ns = 0.34, 0.35  # leather wall
    b = bone(pitch, (1.0 if surf != "leather" else 0.35) * v)
    y[: len(b)] += b
    return strike(y, ms, noise=ns * v * 0.5, nlo=1800, nhi=12000, nd=0.0022)


def cup(dur=1.15, n=2):
    m = mix(dur + 0.25)
    t = 0.02
    while t < dur:
        ph = (t * 4.6) % 1
        act = (
            0.25 + 0.75 * np.exp(-(((ph - 0.25) / 0.16) ** 2)) + 0.6 * np.exp(-(((ph - 0.75) / 0.16) ** 2))
        )  # two throws per shake
        t += rng.exponential(1 / (10 + 34 * act))
        v = np.clip(rng.gamma(2.2, 0.22), 0.08, 1) * act
        add(
            m,
            die_hit(
                v,
                rng.choice([0.93, 1.04]) * rng.uniform(0.97, 1.03),
                "die" if rng.random() < 0.38 else "leather",
            ),
            t,
            0.55,
        )
    x = m
    body = lp(x, 5200, 1) * 0.7 + bp(x, 320, 1100) * 0.35 + x * 0.45  # heard through the leather
    return body


def roll(nd=2):
    m = mix(1.5)
    for k in range(nd):
        t = 0.01 + k * rng.uniform(0.018, 0.05)
        v = 1.0
        dt = rng.uniform(0.15, 0.20)
        p = [0.95, 1.06, 1.01][k % 3]
        while v > 0.045 and t < 1.25:
            add(m, die_hit(v, p * rng.uniform(0.985, 1.015)), t, 0.6)
            if rng.random() < 0.5:
                add(
                    m, die_hit(v * 0.5, p * rng.uniform(1.0, 1.06)), t + rng.uniform(0.008, 0.02), 0.5
                )  # second corner
            t += dt * rng.uniform(0.75, 1.2)
            dt *= rng.uniform(0.72, 0.87)
            v *= rng.uniform(0.66, 0.82)
            dt = max(dt, 0.016)
    return m


def tumble(m, t, v, pitch):
    """a disc falls over: knocks of edge and face that follow faster and fainter, then it whirrs to rest on its rim"""
    dt = rng.uniform(0.105, 0.13)
    for k in range(rng.integers(3, 5)):
        edge = k % 2 == 0
        add(
            m,
            hit_piece(0.9 * v, pitch * (1.09 if edge else 0.97) * rng.uniform(0.98, 1.02), not edge),
            t,
            0.8,
        )
        t += dt * rng.uniform(0.85, 1.15)
        dt *= rng.uniform(0.66, 0.78)
        v *= rng.uniform(0.62, 0.76)
    dt = 0.036
    while dt > 0.012:
        add(m, hit_piece(0.5 * v, pitch * 1.02, True), t, 0.5)
        t += dt * rng.uniform(0.92, 1.08)
        dt *= 0.86
        v *= 0.84
    return t


def capture():
    """a man lands on another: wood against wood, the struck one is pushed off and tumbles, the other settles"""
    m = mix(1.4)
    p = rng.uniform(0.97, 1.05)
    add(m, strike(np.concatenate([disc(1.04 * p, 0.9), np.zeros(2000)]), 0.42, noise=0.24), 0.004, 0.95)
    add(m, hit_piece(0.6, 1.02 * p), 0.011, 0.65)
    add(m, slide(rng.uniform(0.10, 0.15)), 0.05, 0.6)
    add(m, hit_piece(0.5, 0.98), rng.uniform(0.10, 0.13), 0.35)
    tumble(m, rng.uniform(0.17, 0.22), 0.72, 1.08 * p)
    return m


def refusal():
    """two knuckle knocks on the table's underside: dull, low, no edge; it says no, kindly"""
    m = mix(0.6)
    t = 0.005
    for g in (1.0, 0.72):
        b = board(0.8, 0.3, 0.25)
        add(m, lp(strike(b, 2.2), 900), t, g)
        t += rng.uniform(0.125, 0.14)
    return m


def hornaskella():
    """the cap of horn and its silver ring are set on a man: a ring, a clink of horn, the beads trembling after"""
    m = mix(2.4)
    p = rng.uniform(0.98, 1.03)
    add(m, strike(silver(p, 0.55), 0.16, noise=0.05, nlo=3000), 0.004, 0.8)
    add(m, strike(horn(p, 0.8), 0.30, noise=0.15), 0.006, 0.7)
    add(m, hit_piece(0.45, 1.03, True), 0.008, 0.6)
    t = rng.uniform(0.075, 0.095)
    add(m, strike(horn(1.04 * p, 0.6), 0.26, noise=0.1), t, 0.45)
    add(
        m, strike(silver(1.498 * p, 0.3), 0.14), t + 0.004, 0.55
    )  # a fifth above: the hoop rocks on to its other side
    for k in range(7):
        t += 0.028 * 1.16**k * rng.uniform(0.85, 1.15)
        add(m, strike(silver(rng.choice([2.0, 2.25, 2.5, 3.0]) * p, 0.12, 0.5), 0.1), t, 0.5 * 0.8**k)
    return m


def trophy():
    """a taken man is dropped into the trough at the board's end: hollow wood, then a click against its neighbour"""
    m = mix(1.0)
    hollow = lambda v: modes(
        [158, 231, 304, 396, 507, 655],
        [0.24, 0.22, 0.19, 0.15, 0.12, 0.09],
        v * np.array([0.5, 0.9, 0.7, 0.6, 0.4, 0.3]),
        0.45,
    )
    v, t = 1.0, 0.004
    for k in range(3):
        add(m, strike(hollow(0.75 * v), 0.9), t)
        add(m, hit_piece(0.6 * v, 0.96 + 0.03 * k), t, 0.7)
        t += rng.uniform(0.075, 0.10) * 0.72**k
        v *= 0.5
    add(m, slide(0.09), t - 0.02, 0.5)
    add(
        m,
        strike(np.concatenate([disc(1.08, 0.7), np.zeros(2000)]), 0.5, noise=0.12),
        t + rng.uniform(0.03, 0.05),
        0.33,
    )
    return m


def lift():
    """a man leaves the slat: hardly more than a breath of wood"""
    m = mix(0.25)
    add(m, slide(0.06), 0.002, 0.7)
    add(m, strike(disc(1.1, 0.3), 0.8), 0.05, 0.5)
    return m


def fire(dur=24.0):
    """a hearth across the room.  Breath and hiss are noise made in the frequency domain, hence circular: no seam"""
    n = int(SR * dur)
    f = np.fft.rfftfreq(n, 1 / SR)

    def circular(shape):
        y = np.fft.irfft(np.fft.rfft(rng.standard_normal(n)) * shape, n)
        return y / np.abs(y).max()

    breath = (f > 45) / (1 + (f / 520) ** 2) / np.sqrt(np.maximum(f, 30))
    hiss = np.exp(-(((f - 3200) / 1900) ** 2)) * (f > 900)
    L = []
    for _ in range(2):
        L.append(
            0.22 * circular(breath) * (1 + 0.55 * circular(f < 0.9))
            + 0.028 * circular(hiss) * (1 + 0.8 * circular(f < 0.5))
        )
    m = np.stack(L, 1)
    t = 0.0
    while t < dur:  # crackles come in flurries
        t += rng.exponential(0.55)
        u, place = t, rng.uniform(0.25, 0.75)
        for _ in range(rng.geometric(0.38)):
            k = int(SR * rng.uniform(0.0015, 0.010))
            a = min(0.22, 0.030 * rng.pareto(1.9) + 0.010)
            x = bp(rng.standard_normal(k * 3), rng.uniform(500, 1500), rng.uniform(2500, 8500))
            x *= np.exp(-np.arange(k * 3) / (k * 0.5))
            x *= a / np.abs(x).max()
            i = (int(u * SR) + np.arange(len(x))) % n
            p = np.clip(place + rng.normal(0, 0.06), 0.1, 0.9)
            m[i, 0] += x * (1 - p)
            m[i, 1] += x * p
            u += rng.exponential(0.045)
    return m


def pluck(f, dur=2.4, b=0.996, dark=0.5):
    N = int(SR / f)
    N = max(N, 4)
    buf = lp(rng.standard_normal(N * 3), 3800)[N : 2 * N]
    buf -= buf.mean()
    out = np.empty(int(SR * dur))
    pos = int(N * 0.18)
    buf = buf - np.roll(buf, pos) * 0.7
    prev = 0.0
    y = np.zeros(len(out))
    y[:N] = buf
    for i in range(N, len(y), N):  # block-wise Karplus-Strong (one period at a time)
        seg = y[i - N : i]
        sh = np.concatenate([[y[i - N - 1] if i > N else 0], seg[:-1]])
        z = b * ((1 - dark * 0.5) * seg + dark * 0.5 * sh)
        y[i : i + N] = z[: len(y) - i]
    return y / np.abs(y).max()


def lyre(notes, dur):
    m = mix(dur)
    for f, t, g in notes:
        add(m, pluck(f), t, 0.32 * g)
    return m


A, D, E, FIS, CIS = 220.0, 293.66, 329.63, 369.99, 277.18
# won: up the strings and home; over: two calm notes and their octave, for a draw or for the other side's win
WIN = [(A, 0, 0.8), (CIS, 0.13, 0.8), (E, 0.26, 0.9), (2 * A, 0.39, 1), (FIS, 0.66, 0.7), (E, 0.79, 0.7)] + [
    (A, 1.08, 0.9),
    (E, 1.10, 0.8),
    (2 * A, 1.12, 0.9),
    (2 * CIS, 1.15, 1),
]
OVER = [(E, 0, 0.8), (D, 0.30, 0.7), (A, 0.62, 0.9), (E, 0.64, 0.6), (A / 2, 0.66, 0.7)]


def finish(name, x, wet, drive):
    """into the room, trimmed where it has died away, faded"""
    if x.ndim == 2:
        return x
    x = hp(x, 60)
    x[:96] *= np.linspace(0, 1, 96)
    if drive:  # gentle saturation tames the sharpest transients (fuller on small speakers)
        x = np.tanh(x / np.abs(x).max() * drive) / np.tanh(drive)
    y = room(x, wet)
    e = np.abs(y).max(1)
    y = y[: np.nonzero(e > e.max() * 10 ** (-62 / 20))[0][-1] + 1]
    f = min(960, len(y) // 4)
    y[-f:] *= (np.cos(np.linspace(0, np.pi, f))[:, None] + 1) / 2
    return y


def write(path, y, quality):
    """in blocks: libsndfile's Vorbis encoder keeps whole calls on the stack"""
    with sf.SoundFile(
        path, "w", SR, y.shape[1], format="OGG", subtype="VORBIS", compression_level=1 - quality
    ) as f:
        for i in range(0, len(y), 8192):
            f.write(y[i : i + 8192].astype(np.float32))
    renumber(path)


def crc_table():
    t = np.arange(256, dtype=np.uint64) << 24
    for _ in range(8):
        t = ((t << 1) ^ np.where(t & 0x80000000, 0x04C11DB7, 0).astype(np.uint64)) & 0xFFFFFFFF
    return t.tolist()


def renumber(path):
    """gives the Ogg stream a serial number that follows from its name, not from the clock: the same input, the same file"""
    d, i, table = bytearray(open(path, "rb").read()), 0, crc_table()
    serial = zlib.crc32(os.path.basename(path).encode()).to_bytes(4, "little")
    while i < len(d):
        segments = d[i + 26]
        end = i + 27 + segments + sum(d[i + 27 : i + 27 + segments])
        d[i + 14 : i + 18], d[i + 22 : i + 26] = serial, bytes(4)
        crc = 0
        for byte in d[i:end]:
            crc = ((crc << 8) & 0xFFFFFFFF) ^ table[(crc >> 24) ^ byte]
        d[i + 22 : i + 26] = crc.to_bytes(4, "little")
        i = end
    open(path, "wb").write(d)


# name: (takes, how, peak dBFS, share of room, drive, Vorbis quality)
TAKES = {
    "place": (4, lambda k: place(rng.uniform(0.7, 0.95), (1.0, 0.955, 1.05, 1.02)[k]), -9, 0.16, 2.2, 0.5),
    "place_soft": (3, lambda k: place(0.5, (1.0, 0.96, 1.04)[k], True), -15, 0.16, 2.2, 0.5),
    "lift": (2, lambda k: lift(), -26, 0.12, 0, 0.4),
    "slide": (2, lambda k: slide((0.28, 0.36)[k]), -20, 0.16, 2.2, 0.4),
    "capture": (3, lambda k: capture(), -9, 0.16, 2.4, 0.5),
    "trophy": (2, lambda k: trophy(), -11, 0.18, 2.2, 0.5),
    "dice_cup": (3, lambda k: cup((1.15, 0.95, 1.3)[k]), -12, 0.10, 4.0, 0.45),
    "dice_roll": (4, lambda k: roll(2), -10, 0.16, 4.0, 0.5),
    "die_hit": (6, lambda k: die(k), -10, 0.14, 3.0, 0.5),
    "refuse": (2, lambda k: refusal(), -17, 0.14, 0, 0.5),
    "hornaskella": (2, lambda k: hornaskella(), -13, 0.24, 0, 0.5),
    "win_lyre": (0, lambda k: lyre(WIN, 4.2), -11, 0.30, 0, 0.5),
    "over_lyre": (0, lambda k: lyre(OVER, 3.6), -14, 0.30, 0, 0.5),
    "ambience_hearth": (0, lambda k: fire(), -10, 0, 0, 0.2),
}


def die(k):
    """one touch of one die on wood, with at most the second corner right after it"""
    m = mix(0.4)
    v = (1.0, 0.9, 0.8, 0.95, 0.7, 0.85)[k]
    add(m, die_hit(v, (1.0, 0.95, 1.06, 1.02, 0.98, 1.09)[k]), 0.003)
    if k % 2:
        add(m, die_hit(v * 0.45, rng.uniform(1.0, 1.06)), 0.003 + rng.uniform(0.010, 0.019), 0.6)
    return m


def main(out, only):
    global rng
    os.makedirs(out, exist_ok=True)
    for kind, (takes, make, peak, wet, drive, quality) in TAKES.items():
        for k in range(max(takes, 1)):
            name = f"{kind}_{k + 1}" if takes else kind
            if only and not (kind in only or name in only):
                continue
            rng = np.random.default_rng(zlib.crc32(name.encode()))
            y = finish(name, make(k), wet, drive)
            y = y * (10 ** (peak / 20) / np.abs(y).max())
            write(f"{out}/{name}.ogg", y, quality)
    print("sounds:", len(os.listdir(out)), "files in", os.path.basename(out))


if __name__ == "__main__":
    main(sys.argv[1], set(sys.argv[2:]))
