#!/usr/bin/env python3
"""The app's icon: a turned boxwood man seen from above on walnut, the board's six-petalled rosette carved into him.

    icon.py OUTDIR
writes icon.svg (plain shapes), icon_{16,24,32,48,64,128,256}.png and icon.ico.  The pictures are drawn from the same
numbers, four times too large, lit and given wood grain (from TEX, where there is one); the smallest leave out what would
only blur: the ring of chips and the grain."""

import math, os, sys
import numpy as np
from PIL import Image

WORK = os.environ.get("BOXWOOD_WORK", os.path.expanduser("~/.cache/boxwood-assets"))
TEX = os.environ.get("TEX", WORK + "/tex")
# all lengths in parts of the picture's half width
SQUARE, CORNER = 0.955, 0.30
MAN, RIM = 0.76, 0.10  # the man's radius, the width of his raised rim
PETAL = 0.50  # length of a petal
CHIPS, CHIP_R = 24, 0.585
WALNUT, WALNUT_DARK, BOX, BOX_DARK, CUT = "#5d3b26", "#382116", "#ecca8a", "#b98b4e", "#4a2a17"


def rgb(h):
    return np.array([int(h[i : i + 2], 16) for i in (1, 3, 5)]) / 255


def cover(d, px):
    """distance (negative inside) -> how much of a pixel is covered"""
    return np.clip(0.5 - d / px, 0, 1)


def rounded_square(x, y, half, r):
    dx, dy = np.abs(x) - half + r, np.abs(y) - half + r
    return np.hypot(np.clip(dx, 0, None), np.clip(dy, 0, None)) + np.minimum(np.maximum(dx, dy), 0) - r


def petals(x, y, length, fat=1.0):
    """six lenses round the middle, each between two circles; also the way across the nearest one, -1..1"""
    d, across = np.full(x.shape, 9.0), np.zeros(x.shape)
    half = length / 2
    for k in range(6):
        a = k * math.pi / 3 + math.pi / 2
        u, v = x * math.cos(a) + y * math.sin(a) - half, -x * math.sin(a) + y * math.cos(a)
        w = half * 0.30 * fat  # half width of a lens
        R = (half * half + w * w) / (2 * w)
        e = np.maximum(np.hypot(u, v - (R - w)), np.hypot(u, v + (R - w))) - R
        side = v / (w * np.clip(1 - (u / half) ** 2, 0.05, 1))
        across = np.where(e < d, side * (1 if math.sin(a + 0.3) > 0 else -1), across)
        d = np.minimum(d, e)
    return d, np.clip(across, -1, 1)


def grain(name, n, amount):
    path = f"{TEX}/{name}_albedo.jpg"
    if not os.path.exists(path):
        return np.ones((n, n, 1))
    im = Image.open(path).convert("L")
    w, h = im.size
    a = np.asarray(im.crop((w // 8, 0, w // 2, h // 4)).resize((n, n), Image.LANCZOS), float)
    return (1 + amount * (a / a.mean() - 1))[..., None]


def draw(size):
    small = size <= 32
    n = size * 4 if size >= 128 else size * 8
    px = 2 / n
    x, y = np.meshgrid((np.arange(n) + 0.5) * px - 1, 1 - (np.arange(n) + 0.5) * px)
    r, th = np.hypot(x, y), np.arctan2(y, x)
    light = (y - x) / math.sqrt(2)  # from the upper left
    man = MAN + (0.06 if small else 0)
    rim = RIM * (1.0 if small else 1)

    def lay(colour, mask):
        nonlocal c
        c = c * (1 - mask[..., None]) + colour * mask[..., None]

    # walnut, its edge bevelled
    d = rounded_square(x, y, SQUARE, CORNER)
    alpha = cover(d, px)
    c = rgb(WALNUT) * (1 + 0.16 * light)[..., None] * (1 if small else grain("walnut", n, 0.55))
    edge = np.exp(-(((d + 0.035) / 0.03) ** 2))
    c = c * (1 + 0.55 * edge * np.clip(light * 1.3, -0.7, 1))[..., None]
    # the man's shadow, his body, his dished top
    s = np.hypot(x - 0.035, y + 0.06) - man
    c = c * (1 - 0.55 * (1 / (1 + np.exp(s / 0.035))))[..., None]
    body = rgb(BOX)[None, None] * (1 if small else grain("maple", n, 0.8))
    turned = 1 + (0 if small else 0.025) * np.sin(r * 150)
    dish = man - rim
    slope = np.exp(
        -(((r - dish) / 0.035) ** 2)
    )  # the step down from the rim catches light at the lower right
    shade = 1 + 0.10 * light / man - 0.22 * slope * np.clip(light / r.clip(0.05), -1, 1)
    shade = shade + 0.16 * np.exp(-(((r - man + 0.03) / 0.025) ** 2)) * np.clip(light / r.clip(0.05), -1, 1)
    lay(body * (turned * shade)[..., None], cover(r - man, px))
    if not small:  # the burnt line on the shoulder
        burnt = np.exp(-(((r - man + 0.012) / 0.010) ** 2)) * cover(r - man, px)
        lay(rgb(BOX_DARK) * 0.6, 0.75 * burnt)
    # the rosette
    length = PETAL + (0.13 if small else 0)
    e, across = petals(x, y, length, 1.25 if small else 1.08)
    facet = 1 + 0.55 * across if not small else np.ones_like(across)
    lay(rgb(CUT) * facet[..., None], cover(e, px))
    if not small:
        rimlight = np.exp(-(((e - 0.012) / 0.008) ** 2)) * (e > 0)
        c = c * (1 + 0.10 * rimlight)[..., None]
        k = np.abs(((th / (2 * math.pi) * CHIPS) % 1) - 0.5) / 0.5  # 0 in the middle of a chip
        chip = np.abs(r - CHIP_R) / 0.032 + k / 0.80 - 1
        lay(rgb(CUT) * (1 + 0.35 * np.clip(light * 2, -1, 1))[..., None], cover(chip * 0.03, px))
    out = np.dstack([np.clip(c, 0, 1), alpha])
    out[..., :3] *= alpha[..., None]  # average with the alpha, else the corners get a dark seam
    k = n // size
    out = out.reshape(size, k, size, k, 4).mean((1, 3))
    out[..., :3] /= np.maximum(out[..., 3:], 1e-6)
    return Image.fromarray((np.clip(out, 0, 1) * 255 + 0.5).astype(np.uint8), "RGBA")


def svg():
    S, C = 128, "translate(128 128)"  # plain numbers in pixels: some readers are poor at fractions
    f = lambda *v: " ".join(f"{S * t:.2f}" for t in v)
    w = PETAL / 2 * 0.30 * 1.08
    R = f(((PETAL / 2) ** 2 + w * w) / (2 * w))
    lens = f"M 0 0 A {R} {R} 0 0 1 0 {f(-PETAL)} A {R} {R} 0 0 1 0 0 Z"
    kite = f"M {f(0, 0.032 - CHIP_R)} L {f(0.05, -CHIP_R)} L {f(0, -0.032 - CHIP_R)} L {f(-0.05, -CHIP_R)} Z"
    turned = [(lens, 60 * k) for k in range(6)] + [(kite, 360 / CHIPS * (k + 0.5)) for k in range(CHIPS)]
    cuts = "\n".join(f'<path d="{d}" transform="{C} rotate({a:g})"/>' for d, a in turned)
    stops = lambda i, a, b: (
        f'<linearGradient id="{i}" x1="0" y1="0" x2="1" y2="1">'
        f'<stop offset="0" stop-color="{a}"/><stop offset="1" stop-color="{b}"/></linearGradient>'
    )
    disc = lambda r, fill: f'<circle cx="128" cy="128" r="{f(r)}" fill="{fill}"/>'
    return f"""<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">
<title>Boxwood</title>
<defs>
{stops("wood", "#71482e", WALNUT_DARK)}
{stops("rim", "#f6dba6", BOX_DARK)}
{stops("dish", "#dcb573", BOX)}
</defs>
<rect x="{f(1 - SQUARE)}" y="{f(1 - SQUARE)}" width="{f(2 * SQUARE)}" height="{f(2 * SQUARE)}" rx="{f(CORNER)}" fill="url(#wood)"/>
<circle cx="132" cy="136" r="{f(MAN + 0.02)}" fill="#000000" fill-opacity="0.4"/>
{disc(MAN, "url(#rim)")}
{disc(MAN - RIM, "url(#dish)")}
<g fill="{CUT}">
{cuts}
</g>
</svg>
"""


def main(out):
    open(f"{out}/icon.svg", "w").write(svg())
    sizes = (16, 24, 32, 48, 64, 128, 256)
    pictures = {s: draw(s) for s in sizes}
    for s, im in pictures.items():
        im.save(f"{out}/icon_{s}.png", optimize=True)
    ico = [pictures[s] for s in sizes]
    ico[-1].save(f"{out}/icon.ico", sizes=[i.size for i in ico], append_images=ico[:-1])
    print("icon:", ", ".join(map(str, sizes)))


if __name__ == "__main__":
    main(sys.argv[1])
