"""Recoloured copies of the baked woods: the figure is kept, its contrast and its hue are set.  The palette of the
tables game is decided here and in the tints at the top of models/stelpur_board.py.
  larch_aged: smoked grey-brown, calm; walnut_mid: light enough for dark men to show; maple_honey: deep honey, dark
  enough for light men to show; oak_table: oak_fine with less orange.
target = mean linear RGB, g = contrast (1 = as baked), k = how much of the local hue is kept, sharp = unsharp mask.
"""

import os, numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter

WORK = os.environ.get("BOXWOOD_WORK", os.path.expanduser("~/.cache/boxwood-assets"))
T = os.environ.get("TEX", WORK + "/tex") + "/"
lin = lambda c: np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)
srgb = lambda l: np.where(l <= 0.0031308, l * 12.92, 1.055 * np.clip(l, 1e-9, 1) ** (1 / 2.4) - 0.055)
W = np.array([0.2126, 0.7152, 0.0722])


def tone(src, dst, target, g, k, sharp=0.0, q=94, size=None, qn=None, orm=None):
    a = lin(np.asarray(Image.open(f"{T}{src}_albedo.jpg").convert("RGB"), float) / 255)
    Y = a @ W
    m = a.mean((0, 1))
    ch = (a / Y[..., None]) / (m / (m @ W))
    if sharp:
        Y = np.clip(Y + sharp * (Y - gaussian_filter(Y, (1.2, 0.8), mode="wrap")), Y * 0.4, Y * 1.8)
    L = (Y / np.exp(np.log(Y).mean())) ** g
    o = np.asarray(target) * L[..., None] * ch**k
    o *= np.asarray(target) / o.mean((0, 1))
    im = Image.fromarray((srgb(np.clip(o, 0, 1)) * 255 + 0.5).astype(np.uint8))
    im = im.resize(size, Image.LANCZOS) if size else im
    im.save(f"{T}{dst}_albedo.jpg", quality=q, optimize=True)
    for x, qq, sz in (("normal", qn or 94, size), ("orm", 94 if q > 90 else 62, orm or size)):
        i = Image.open(f"{T}{src}_{x}.jpg")
        i = i.resize(sz, Image.LANCZOS) if sz else i
        i.save(f"{T}{dst}_{x}.jpg", quality=qq, optimize=True)
    print(
        dst,
        "mean lin",
        o.mean((0, 1)).round(3),
        "Y %.3f" % (o @ W).mean(),
        [os.path.getsize(f"{T}{dst}_{x}.jpg") // 1024 for x in ("albedo", "normal", "orm")],
    )


if __name__ == "__main__":
    # the three board woods are packed again, smaller, when the board's parts are merged
    tone("larch", "larch_aged", (0.250, 0.178, 0.116), 0.62, 0.35, 0.3)
    tone("walnut", "walnut_mid", (0.205, 0.118, 0.066), 0.80, 0.6, 0.3)
    tone("maple", "maple_honey", (0.470, 0.288, 0.132), 1.15, 0.8, 0.5)
    tone("oak_fine", "oak_table", (0.185, 0.112, 0.060), 0.95, 0.6, 0.6, q=80, qn=74, orm=(512, 1024))
