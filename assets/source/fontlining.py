#!/usr/bin/env python3
"""egui has no OpenType feature switch: make lining+tabular figures the default by pointing the cmap at the lnum/tnum glyphs, then subset. fontlining.py in.ttf out.ttf"""

import sys
from fontTools.ttLib import TTFont
from fontTools import subset

U = "U+0020-007E,U+00A0-024F,U+02BB-02BC,U+1E80-1E85,U+1E9E,U+1EF2-1EF3,U+2010-2026,U+2030,U+2039-203A,U+20AC,U+2122,U+2190-2194,U+2212,U+2215"
f = TTFont(sys.argv[1])
g = f["GSUB"].table


def single(tag):
    m = {}
    for r in g.FeatureList.FeatureRecord:
        if r.FeatureTag == tag:
            for i in r.Feature.LookupListIndex:
                for st in g.LookupList.Lookup[i].SubTable:
                    st = getattr(st, "ExtSubTable", st)
                    m.update(getattr(st, "mapping", {}) or {})
    return m


ln, tn = single("lnum"), single("tnum")
ch = {}
for t in f["cmap"].tables:
    if not t.isUnicode():
        continue
    for c in range(0x30, 0x3A):
        n = t.cmap[c]
        a = ln.get(n, n)
        b = tn.get(a, a)
        if b != n:
            t.cmap[c] = b
            ch[chr(c)] = b
o = subset.Options()
o.layout_features = ["kern", "liga", "ccmp", "mark", "mkmk", "locl", "smcp", "c2sc", "onum", "pnum"]
o.hinting = False
o.drop_tables += ["FFTM"]
s = subset.Subsetter(o)
s.populate(unicodes=subset.parse_unicodes(U))
s.subset(f)
f.save(sys.argv[2])
print(sys.argv[2].split("/")[-1], ch or "digits already lining")
