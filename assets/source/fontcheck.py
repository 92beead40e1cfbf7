from fontTools.ttLib import TTFont
import sys, os, glob

NEED = {
    "Icelandic": "ÁÉÍÓÚÝÞÆÖÐáéíóúýþæöð",
    "Hungarian": "ÁÉÍÓÖŐÚÜŰáéíóöőúüű",
    "Basque/Spanish": "Ññçüº¿¡",
    "Nordic/Sami": "ÅØåøŠšŽžČčŊŋŦŧĐđ",
    "German/French": "ßÄäŒœÊêÇçÀàŸÿ",
    "Polish/Czech": "ŁłŃńŚśŻżĄąĘęŘřŮů",
    "Welsh": "ŴŵŶŷ",
    "punct": "–—…“”‘’«»×·•†‡§°½¼¾−→←↔",
    "Old Norse": "ǪǫǾǿǼǽ",
}
for f in sys.argv[1:]:
    t = TTFont(f)
    c = t.getBestCmap()
    feats = sorted({r.FeatureTag for r in t["GSUB"].table.FeatureList.FeatureRecord}) if "GSUB" in t else []
    miss = {k: "".join(x for x in v if ord(x) not in c) for k, v in NEED.items()}
    miss = {k: v for k, v in miss.items() if v}
    print(
        os.path.basename(f),
        os.path.getsize(f) // 1024,
        "KB glyphs",
        len(t.getGlyphOrder()),
        "var" if "fvar" in t else "static",
        "CFF" if "CFF " in t else "glyf",
        "smcp" in feats,
        "onum" in feats,
        "lnum" in feats,
        "MISSING",
        miss,
    )
