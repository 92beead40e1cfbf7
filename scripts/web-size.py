#!/usr/bin/env python3
"""Keeps docs/web-size.json, and fails where the page has become too heavy: scripts/web-size.py game|bare FOLDER

`wasm_br` is the program packed by brotli, `first_load_br` all that arrives before the first throw, `bare_scene_br` the
least that Bevy draws in three dimensions, built with the same features; in bytes, each with the day it was weighed."""

import json
import re
import subprocess
import sys
from datetime import date
from pathlib import Path

FILE = Path(__file__).resolve().parent.parent / "docs" / "web-size.json"
# The program weighs at most this, or so many times the bare scene, whichever is more.
MOST_WASM, TIMES_BARE = 5_000_000, 1.35
MOST_FIRST_LOAD = 9_000_000


def weight(file: Path) -> int:
    """As it is served: packed, where there is a packed one."""
    packed = file.with_name(file.name + ".br")
    return (packed if packed.exists() else file).stat().st_size


def first_load(dist: Path) -> list[Path]:
    """What the page fetches before the game can be played."""
    files = json.loads(re.search(r'id="files">(.*?)</script>', (dist / "index.html").read_text()).group(1))
    page = [f for f in dist.iterdir() if f.suffix in {".html", ".js", ".css", ".woff2", ".jpg", ".svg", ".webmanifest"}]
    return [*page, dist / files["wasm"]["url"], *(dist / path for path, _ in files["first"])]


def main() -> int:
    kind, dist = sys.argv[1], Path(sys.argv[2])
    sizes = json.loads(FILE.read_text()) if FILE.exists() else {}
    today = date.today().isoformat()
    if kind == "bare":
        sizes |= {"bare_scene_br": weight(dist / "boxwood_bg.wasm"), "bare_scene_date": today}
    else:
        arriving = first_load(dist)
        wasm = next(f for f in arriving if f.suffix == ".wasm")
        sizes |= {"wasm_br": weight(wasm), "first_load_br": sum(map(weight, arriving)), "date": today}
    FILE.write_text(json.dumps(sizes, indent=2, sort_keys=True) + "\n")
    print(FILE.read_text(), end="")
    most = max(MOST_WASM, int(TIMES_BARE * sizes.get("bare_scene_br", 0)))
    heavy = [
        f"{what}: {size:,} bytes, more than {limit:,}"
        for what, size, limit in [
            ("the program", sizes.get("wasm_br", 0), most),
            ("the first load", sizes.get("first_load_br", 0), MOST_FIRST_LOAD),
        ]
        if size > limit
    ]
    print("\n".join(heavy) or "Within the budget.")
    return 1 if heavy else 0


if __name__ == "__main__":
    sys.exit(main())
