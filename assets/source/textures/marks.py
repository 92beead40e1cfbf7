#!/usr/bin/env python3
"""Decals that the game lays on the table: soft contact shadows and the marks that say where a man can go.

    marks.py OUTDIR
writes 8-bit PNG with alpha, all drawn from distance fields:
  contact.png        round shadow under a man, a die or the cup; the object's foot is half as wide as the picture
  contact_board.png  shadow round the board's 480 x 300 mm outline, on a quad of 600 x 420 mm
  mark_ring.png      a soft ring: a man may be set down here
  mark_disc.png      a soft disc: this man may move / the point under the pointer
  mark_last.png      a thin dashed ring: where the last move came from
Shadows are black with the darkness in alpha; marks are white with their shape in alpha: tint them with base_color.
"""

import sys
import numpy as np
from PIL import Image


def smooth(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def plane(w, h):
    """pixel centres, -1..1 on both axes"""
    return np.meshgrid((np.arange(w) + 0.5) / w * 2 - 1, (np.arange(h) + 0.5) / h * 2 - 1)


def save(path, alpha, value):
    # half a level of noise before rounding hides the steps of 8 bits in wide gradients; the rim stays at zero
    a = alpha * 255 + np.random.default_rng(1).uniform(-0.5, 0.5, alpha.shape) * (alpha > 0.004)
    a = (np.clip(a, 0, 255) + 0.5).astype(np.uint8)
    a[0], a[-1], a[:, 0], a[:, -1] = 0, 0, 0, 0
    im = np.dstack([np.full((*a.shape, 3), value, np.uint8), a])
    Image.fromarray(im, "RGBA").save(path, optimize=True)


def main(out):
    x, y = plane(128, 128)
    r = np.hypot(x, y)
    # contact: dark and tight under the edge (r = .5), long thin skirt outside; what is under the foot is never seen
    skirt = 0.62 * np.exp(-np.clip(r - 0.47, 0, None) / 0.075) + 0.30 * np.exp(
        -np.clip(r - 0.45, 0, None) / 0.20
    )
    save(f"{out}/contact.png", np.clip(skirt, 0, 0.9) * (1 - smooth(0.72, 0.98, r)), 0)
    save(f"{out}/mark_ring.png", mark_ring(r), 255)
    disc = 1 - smooth(0.60, 0.86, r)
    save(f"{out}/mark_disc.png", disc * (0.72 + 0.28 * smooth(0.0, 0.7, r)), 255)
    dash = smooth(-0.25, 0.25, np.sin(np.arctan2(y, x) * 14))
    save(f"{out}/mark_last.png", np.exp(-(((r - 0.78) / 0.055) ** 2)) * dash, 255)
    # board: distance in mm to a rounded rectangle, the board's own outline
    x, y = plane(300, 210)
    dx, dy = np.abs(x * 300) - 238, np.abs(y * 210) - 148
    d = np.hypot(np.clip(dx, 0, None), np.clip(dy, 0, None)) + np.minimum(np.maximum(dx, dy), 0) - 2
    near, far = np.exp(-np.clip(d, 0, None) / 3.5), np.exp(-np.clip(d, 0, None) / 14)
    fade = 1 - smooth(34, 56, d)
    save(f"{out}/contact_board.png", (0.45 * near + 0.35 * far) * fade, 0)


def mark_ring(r):
    line = np.exp(-(((r - 0.74) / 0.075) ** 2))
    glow = 0.34 * np.exp(-(((r - 0.72) / 0.20) ** 2))
    inside = 0.10 * (1 - smooth(0.55, 0.75, r))
    return np.clip(line + glow + inside, 0, 1) * (1 - smooth(0.90, 0.995, r))


if __name__ == "__main__":
    main(sys.argv[1])
