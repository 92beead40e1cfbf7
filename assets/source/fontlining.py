#!/usr/bin/env python3
"""Prepares a font for text that has no OpenType switches: lining figures of one width become the default, then what the
game's languages do not need is cut away.

    fontlining.py ORIGINAL.ttf OUT.ttf

Alegreya's and the small capitals' own figures are old-style (1723 would read like I723): the character map is pointed at
the glyphs that the features lnum and tnum would give.  Latin letters with all their marks, punctuation and a few arrows
stay; so do kerning and ligatures.  A font that was prepared before comes out the same or smaller."""

import os, sys
from fontTools import subset
from fontTools.ttLib import TTFont

KEEP = (
    "U+0020-007E,U+00A0-017F,U+01EA-01EB,U+01FC-01FF,U+0218-021B,U+02BB-02BC,U+1E80-1E85,U+1E9E,U+1EF2-1EF3,U+2010-2026,U+2030,U+2039-203A,"
    "U+20AC,U+2122,U+2190-2194,U+2212,U+2215"
)
# What the interface's text shaping applies by itself.
FEATURES = ["kern", "liga", "ccmp", "mark", "mkmk", "locl"]


def single(font, tag):
    """what a feature of one-to-one substitutions replaces"""
    if "GSUB" not in font:
        return {}
    g, m = font["GSUB"].table, {}
    for r in g.FeatureList.FeatureRecord:
        if r.FeatureTag == tag:
            for i in r.Feature.LookupListIndex:
                for st in g.LookupList.Lookup[i].SubTable:
                    m.update(getattr(getattr(st, "ExtSubTable", st), "mapping", {}) or {})
    return m


def main(src, dst):
    font = TTFont(src, recalcTimestamp=False)
    lining, tabular = single(font, "lnum"), single(font, "tnum")
    changed = {}
    for table in font["cmap"].tables:
        if table.isUnicode():
            for c in range(0x30, 0x3A):
                old = table.cmap[c]
                new = lining.get(old, old)
                new = tabular.get(new, new)
                if new != old:
                    table.cmap[c] = changed[chr(c)] = new
    o = subset.Options()
    o.layout_features, o.hinting, o.recalc_timestamp = FEATURES, False, False
    o.drop_tables += ["FFTM"]
    s = subset.Subsetter(o)
    s.populate(unicodes=subset.parse_unicodes(KEEP))
    s.subset(font)
    font.save(dst)
    print(os.path.basename(dst), "figures:", "".join(sorted(changed)) or "lining already")


if __name__ == "__main__":
    main(*sys.argv[1:3])
