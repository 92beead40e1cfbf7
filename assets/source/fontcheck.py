#!/usr/bin/env python3
"""Fails (exit status 1) when a font lacks a letter of the game's languages, or its figures are not lining ones.

    fontcheck.py FONT.ttf ...
"""

import os, sys
from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont

NEED = {
    "English": "".join(chr(c) for c in range(0x21, 0x7F)),
    "Icelandic, Faroese": "ÁÉÍÓÚÝÞÆÖÐáéíóúýþæöðØø",
    "Hungarian": "ÁÉÍÓÖŐÚÜŰáéíóöőúüű",
    "Basque, Spanish": "ÑñçÇüÜº¿¡ÁÉÍÓÚáéíóú",
    "French": "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ",
    "German": "ÄÖÜäöüßẞ",
    "Nordic, Sami": "ÅØåøÄäÖöŠšŽžČčŊŋŦŧĐđÁá",
    "Polish, Czech": "ŁłŃńŚśŻżŹźĄąĘęŘřŮůĚě",
    "Welsh": "ŴŵŶŷÂâÊêÎîÔôÛû",
    "Old Norse": "ǪǫǾǿǼǽ",
    "points": "–—…“”‘’„«»‹›×·•†‡§°½¼¾−",
    "arrows": "←→↔",
}


def faults(path):
    font = TTFont(path)
    cmap, glyphs, hmtx = font.getBestCmap(), font.getGlyphSet(), font["hmtx"]
    for what, letters in NEED.items():
        missing = "".join(c for c in letters if ord(c) not in cmap)
        if missing:
            yield f"{what}: {missing}"
    em, low, high = font["head"].unitsPerEm, [], []
    for c in "0123456789":
        pen = BoundsPen(glyphs)
        glyphs[cmap[ord(c)]].draw(pen)
        low.append(pen.bounds[1] / em)
        high.append(pen.bounds[3] / em)
    if min(low) < -0.06 or max(high) - min(high) > 0.1:
        yield "figures are not lining"
    if len({hmtx[cmap[ord(c)]][0] for c in "0123456789"}) > 1:
        yield "figures are not of one width"


def main(paths):
    bad = False
    for p in paths:
        f = list(faults(p))
        bad |= bool(f)
        print(f"{os.path.basename(p):32} {os.path.getsize(p) // 1024:4} KB ", "; ".join(f) or "good")
    return bad


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
