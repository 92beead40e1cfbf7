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
    arriving = [dist / "boxwood_bg.wasm"] if kind == "bare" else first_load(dist)
    wasm = next(f for f in arriving if f.suffix == ".wasm")
    if not wasm.with_name(wasm.name + ".br").exists():
        print("Nothing is packed by brotli here: nothing is weighed.")
        return 0
    if kind == "bare":
        sizes |= {"bare_scene_br": weight(wasm), "bare_scene_date": today}
    else:
        sizes |= {"wasm_br": weight(wasm), "first_load_br": sum(map(weight, arriving)), "date": today}
    FILE.write_text(json.dumps(sizes, indent=2, sort_keys=True) + "\n")
    print(FILE.read_text(), end="")
    return 0 if kind == "bare" else judge(sizes)


def judge(sizes: dict) -> int:
    """Tells what is too heavy; 1 if anything is."""
    most = max(MOST_WASM, int(TIMES_BARE * sizes.get("bare_scene_br", 0)))
    weighed = [("the program", sizes["wasm_br"], most), ("the first load", sizes["first_load_br"], MOST_FIRST_LOAD)]
    heavy = [f"{what}: {size:,} bytes, more than {limit:,}" for what, size, limit in weighed if size > limit]
    print("\n".join(heavy) or "Within the budget.")
    return 1 if heavy else 0


if __name__ == "__main__":
    sys.exit(main())
