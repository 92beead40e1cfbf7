#!/usr/bin/env python3
"""Puts the page together: scripts/web-pack.py BUILT DIST [--release]

BUILT holds what wasm-bindgen made (boxwood.js, boxwood_bg.wasm). DIST becomes a folder that any file server can serve
from any place: every file but the page itself, its service worker and its manifest has a hash of its content in its
name, so that it can be kept for ever; the page names them. A release is compressed beforehand as well."""

import gzip
import hashlib
import html
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB, ASSETS = ROOT / "web", ROOT / "assets"
# What the game reads from files; the rest of the assets is built in or is no part of the game.
READ = ["env", "models", "shelf", "sounds", "tables", "textures"]
# What the first table needs, fetched before the curtain lifts.
FIRST = ["env/*.ktx2", "textures/*.png", "models/tables/*.glb", "shelf/*.jpg"]
# The page's own programs, each after those that it takes from; the last begins.
MODULES = ["page.js", "words.js", "trouble.js", "shell.js", "history.js", "record.js", "mirror.js", "boot.js"]
COMPRESSED = {".wasm", ".js", ".css", ".html", ".svg", ".glb", ".ktx2", ".webmanifest"}


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:12]


class Packer:
    def __init__(self, dist: Path):
        self.dist = dist
        self.names: dict[str, str] = {}

    def put(self, name: str, data: bytes) -> str:
        """A file with its hash in its name."""
        stem, dot, ending = name.partition(".")
        hashed = f"{stem}-{digest(data)}{dot}{ending}"
        (self.dist / hashed).write_bytes(data)
        self.names[name] = hashed
        return hashed

    def filled(self, text: str, texts: dict[str, str] | None = None) -> str:
        """A text with texts and the names of files put where it has @NAME@."""
        names = self.names | (texts or {})
        return re.sub(r"@([A-Za-z0-9_.-]+)@", lambda m: names[m.group(1)], text)

    def put_text(self, name: str) -> str:
        return self.put(name, self.filled((WEB / name).read_text()).encode())


def copy_assets(dist: Path) -> str:
    """Copies what is read while playing into one folder, named by all that is in it."""
    files = sorted(f for folder in READ for f in (ASSETS / folder).rglob("*") if f.is_file() and f.suffix != ".md")
    whole = hashlib.sha256()
    for file in files:
        whole.update(str(file.relative_to(ASSETS)).encode() + b"\0" + file.read_bytes())
    folder = f"assets-{whole.hexdigest()[:12]}"
    for file in files:
        target = dist / folder / file.relative_to(ASSETS)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, target)
    return folder


def page_words() -> dict[str, dict[str, str]]:
    """What the page says, by language and key: the lines of its locale files."""
    words = {}
    for file in sorted((ASSETS / "locales").glob("*/web.ftl")):
        lines = [line for line in file.read_text("utf-8").splitlines() if line and not line.startswith("#")]
        words[file.parent.name] = dict(line.split(" = ", 1) for line in lines)
    return words


def without_scripts(words: dict[str, dict[str, str]]) -> str:
    """What the page says in every language where no script can choose one."""
    lines = (f'<p class="missing" lang="{tag}">{html.escape(of["web-no-scripts"])}</p>' for tag, of in words.items())
    return "".join(lines)


def compress(dist: Path) -> None:
    brotli = shutil.which("brotli")
    for file in sorted(f for f in dist.rglob("*") if f.is_file() and f.suffix in COMPRESSED):
        data = file.read_bytes()
        small = gzip.compress(data, 9, mtime=0)
        if len(small) < 0.97 * len(data):
            file.with_name(file.name + ".gz").write_bytes(small)
            if brotli:
                subprocess.run([brotli, "--force", "--keep", "--best", str(file)], check=True)


def main() -> None:
    built, dist, release = Path(sys.argv[1]), Path(sys.argv[2]), "--release" in sys.argv[3:]
    if dist.exists():
        shutil.rmtree(dist)
    dist.mkdir(parents=True)
    packer = Packer(dist)
    assets = copy_assets(dist)
    first = sorted(f for pattern in FIRST for f in (dist / assets).glob(pattern))

    wasm = (built / "boxwood_bg.wasm").read_bytes()
    program = {"url": packer.put("boxwood.wasm", wasm), "size": len(wasm)}
    if release:
        # Fetched packed and unpacked by the page, whatever the server makes of it.
        small = gzip.compress(wasm, 9, mtime=0)
        (dist / f"{program['url']}.gz").write_bytes(small)
        program |= {"packed": f"{program['url']}.gz", "packedSize": len(small)}
    glue = packer.put("glue.js", (built / "boxwood.js").read_bytes())

    for name in ["icon.svg", "icon_256.png", "icon_128.png"]:
        packer.put(name, (ASSETS / "icon" / name).read_bytes())
    for file in [*sorted((WEB / "fonts").iterdir()), WEB / "splash.jpg"]:
        packer.put(file.name, file.read_bytes())
    packer.put_text("style.css")
    for name in MODULES:
        packer.put_text(name)
    # Asked for at once, not when the module that wants them has come.
    early = [glue, *(packer.names[name] for name in MODULES[:-1])]

    files = {
        "wasm": program,
        "glue": f"./{glue}",
        "assets": assets,
        "first": [[str(f.relative_to(dist)), f.stat().st_size] for f in first],
    }
    words = page_words()
    # A script element ends at the first "</", whatever it holds.
    said = json.dumps(words, ensure_ascii=False).replace("</", "<\\/")
    texts = {key: html.escape(text) for key, text in words["en"].items()}
    texts |= {"files": json.dumps(files), "words": said, "noscript": without_scripts(words)}
    texts["early"] = "\n".join(f'<link rel="modulepreload" href="{name}">' for name in early)
    (dist / "index.html").write_text(packer.filled((WEB / "index.html").read_text(), texts), "utf-8")
    (dist / "manifest.webmanifest").write_text(packer.filled((WEB / "manifest.webmanifest").read_text()))
    needed = program.get("packed", program["url"])
    core = ["./", "manifest.webmanifest", needed]
    core += [name for key, name in packer.names.items() if key != "boxwood.wasm"]
    core += [path for path, _ in files["first"]]
    packer.names["core"] = json.dumps(core)
    packer.names["version"] = digest((dist / "index.html").read_bytes())
    (dist / "sw.js").write_text(packer.filled((WEB / "sw.js").read_text()))
    if release:
        compress(dist)


if __name__ == "__main__":
    main()
