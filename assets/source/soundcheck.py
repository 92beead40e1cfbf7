#!/usr/bin/env python3
"""Looks at every sound: prints a table and fails (exit status 1) on anything that a player should not hear.

    soundcheck.py DIR
columns: seconds; peak in dBFS; loudness in LUFS (ITU-R BS.1770, gated; for takes under 0.4 s one block); centroid of the
spectrum in Hz, the ear's "bright" or "dull"; ms until the sound has fallen 40 dB below its peak.
fails on: a missing take, silence, clipping, an offset, a start or end that clicks, a peak too far from what its kind is
meant to have, takes of a kind that are alike, and a loop whose seam stands out from the rest of it."""

import os, sys
import numpy as np
import soundfile as sf
from scipy.signal import lfilter

from soundbake import TAKES

LOOPS = {"ambience_hearth"}


def db(x):
    return 20 * np.log10(max(float(x), 1e-9))


def k_weighted(x, sr):
    """the two filters of BS.1770 (their published coefficients are for 48 kHz)"""
    assert sr == 48000
    x = lfilter(
        [1.53512485958697, -2.69169618940638, 1.19839281085285],
        [1, -1.69065929318241, 0.73248077421585],
        x,
        0,
    )
    return lfilter([1, -2, 1], [1, -1.99004745483398, 0.99007225036621], x, 0)


def loudness(x, sr):
    y = k_weighted(x, sr)
    n, hop = int(0.4 * sr), int(0.1 * sr)
    power = np.array([(y[i : i + n] ** 2).mean(0).sum() for i in range(0, max(len(y) - n, 0) + 1, hop)])
    lufs = lambda p: -0.691 + 10 * np.log10(max(p, 1e-12))
    kept = power[[lufs(p) > -70 for p in power]]
    if not len(kept):
        return -99.0
    kept = kept[[lufs(p) > lufs(kept.mean()) - 10 for p in kept]]
    return lufs(kept.mean())


def centroid(x, sr):
    s = np.abs(np.fft.rfft(x.mean(1))) ** 2
    return float((s * np.fft.rfftfreq(len(x), 1 / sr)).sum() / s.sum())


def decay_ms(x, sr):
    e = np.abs(x).max(1)
    return (np.nonzero(e > e.max() * 0.01)[0][-1] - e.argmax()) / sr * 1000


def seam(x, sr):
    """how the joint of a loop compares with the rest: its step, its energy above 2 kHz, its level"""
    faults = []
    step = np.abs(np.diff(x, axis=0)).max(1)
    if np.abs(x[0] - x[-1]).max() > np.quantile(step, 0.995):
        faults.append("a step at the seam")
    n = sr // 100
    ring = np.concatenate([x[-n * 50 :], x[: n * 50]])
    rough = lambda y: (np.diff(y, 2, axis=0) ** 2).mean()
    blocks = np.array([rough(x[i : i + n]) for i in range(0, len(x) - n, n)])
    if rough(ring[n * 50 - n // 2 : n * 50 + n // 2]) > np.quantile(blocks, 0.98):
        faults.append("a click at the seam")
    before, after = (np.sqrt((y**2).mean()) for y in (ring[: n * 50], ring[n * 50 :]))
    if abs(db(before) - db(after)) > 6:
        faults.append("levels differ across the seam")
    return faults


def check(name, kind, x, sr):
    peak, want = db(np.abs(x).max()), TAKES[kind][2]
    faults = []
    if sr != 48000:
        faults.append("not 48 kHz")
    if peak < -40:
        faults.append("silent")
    if np.abs(x).max() >= 0.98:
        faults.append("clips")
    if abs(peak - want) > (2 if want > -24 else 4):  # Vorbis is looser with what is faint
        faults.append(f"peak {peak:.1f} dBFS, meant to be {want}")
    if np.abs(x.mean(0)).max() > 2e-3:
        faults.append("offset")
    if kind in LOOPS:
        return peak, faults + seam(x, sr)
    top = np.abs(x).max()
    if np.abs(x[0]).max() > 0.05 * top:
        faults.append("starts with a click")
    if np.abs(x[-sr // 500 :]).max() > 0.01 * top:
        faults.append("ends with a click")
    return peak, faults


def main(folder):
    bad, alike = 0, []
    print(f"{'take':18} {'s':>6} {'peak':>6} {'LUFS':>6} {'Hz':>6} {'-40 dB ms':>9} {'ch':>3} {'kB':>6}")
    for kind, (takes, *_) in TAKES.items():
        spectra = []
        for name in [f"{kind}_{k + 1}" for k in range(takes)] or [kind]:
            path = f"{folder}/{name}.ogg"
            if not os.path.exists(path):
                print(f"{name:18} MISSING")
                bad += 1
                continue
            x, sr = sf.read(path, always_2d=True)
            peak, faults = check(name, kind, x, sr)
            bad += bool(faults)
            print(
                f"{name:18} {len(x) / sr:6.2f} {peak:6.1f} {loudness(x, sr):6.1f} {centroid(x, sr):6.0f} "
                f"{decay_ms(x, sr):9.0f} {x.shape[1]:3} {os.path.getsize(path) / 1000:6.1f}",
                "; ".join(faults),
            )
            y = x.mean(1)[: sr // 4]
            spectra.append(y / np.linalg.norm(y))
        for i, a in enumerate(spectra):
            for b in spectra[:i]:
                n = min(len(a), len(b))
                if a[:n] @ b[:n] > 0.98:
                    alike.append(kind)
    for kind in alike:
        print(f"{kind}: two takes are alike")
    extra = {f[:-4] for f in os.listdir(folder) if f.endswith(".ogg")} - {
        n for k, (t, *_) in TAKES.items() for n in ([f"{k}_{i + 1}" for i in range(t)] or [k])
    }
    if extra:
        print("not made by soundbake.py:", ", ".join(sorted(extra)))
    print("sounds:", "all good" if not (bad or alike or extra) else "FAULTS")
    return bool(bad or alike or extra)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
