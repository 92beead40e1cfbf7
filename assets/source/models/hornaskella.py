"""The hornaskella: a silver ring with eight beads (one a corner) and a horn dome with a finial; sits on either man.
Origin = its seat (put it at cap_seat_* of the man).  21 mm across, 8.6 mm high; hollow for the dark man's dome.
"""

import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from boxwood_blender import *

reset()
silver = material("silver", color=(0.80, 0.77, 0.71), rough=0.26, metal=1.0)
horn = material("horn", f"{TEX}/bone", normal=0.5)
p = Part()
dk = (0.20, 0.105, 0.05)
p.lathe(
    [
        (0, 8.6),
        (0.8, 8.4),
        (1.25, 7.7),
        (1.0, 6.9),
        (0.85, 6.5),
        (1.5, 6.05),
        (3.2, 5.5),
        (5.0, 4.6),
        (6.6, 3.3),
        (7.6, 2.2),
        (7.9, 1.6),
    ],
    32,
    1,
    tint=dk,
    shade=(1.5, 1.4, 1.1, 0.6, 0.45, 0.8, 1, 1, 0.9, 0.6, 0.3),
    centre=(0.4, 0.45),
    mm=30,
)
p.lathe(
    [
        (7.5, 1.7),
        (7.9, 2.35),
        (8.5, 2.6),
        (9.1, 2.35),
        (9.35, 1.8),
        (9.5, 1.55),
        (9.9, 1.5),
        (10.4, 1.1),
        (10.55, 0.55),
        (10.4, 0.08),
        (10.1, 0),
        (8.0, 0),
        (7.6, 0.5),
    ],
    48,
    0,
    shade=(0.35, 0.8, 1, 1, 0.6, 0.35, 0.6, 1, 1, 0.8, 0.6, 0.4, 0.3),
)
for k in range(8):
    a = (k + 0.5) * math.pi / 4
    p.lathe(
        [(0, 1.0), (0.62, 0.75), (0.95, 0.15), (0.9, -0.4)],
        10,
        0,
        Matrix.Translation((9.75 * math.cos(a), 9.75 * math.sin(a), 1.45)),
        shade=(1, 1, 0.8, 0.35),
    )
p.obj("hornaskella", [silver, horn], smooth_deg=60, weighted=False)
export_glb("hornaskella")
