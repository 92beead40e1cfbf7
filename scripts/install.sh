#!/usr/bin/env bash
# Puts the built game where a desktop finds it: `scripts/install.sh PROGRAM [PREFIX]`, PREFIX being ~/.local unless it is
# said. The program lies with its assets in PREFIX/lib/boxwood, where it looks for them, and a link to it in PREFIX/bin.
set -eu
cd "$(dirname "$0")/.."

program=$1 prefix=${2:-$HOME/.local}
house=$prefix/lib/boxwood share=$prefix/share

# What is read while playing; the rest of the assets is in the program or only makes others.
read_folders="env models sounds tables textures"

install -d "$prefix/bin" "$house"
rm -rf "$house/assets"
for folder in $read_folders; do
  (cd assets && find "$folder" -type f ! -name '*.md' -exec install -D -m 644 '{}' "$house/assets/{}" ';')
done
install -m 755 "$program" "$house/boxwood"
ln -sfn ../lib/boxwood/boxwood "$prefix/bin/boxwood"

install -D -m 644 assets/desktop/boxwood.desktop "$share/applications/boxwood.desktop"
install -D -m 644 assets/icon/icon.svg "$share/icons/hicolor/scalable/apps/boxwood.svg"
for size in 16 24 32 48 64 128 256; do
  install -D -m 644 "assets/icon/icon_$size.png" "$share/icons/hicolor/${size}x$size/apps/boxwood.png"
done

install -D -m 644 -t "$share/doc/boxwood" LICENSE-MIT LICENSE-APACHE assets/CREDITS.md assets/fonts/OFL-*.txt
echo "Boxwood is in $prefix: $prefix/bin/boxwood"
case ":$PATH:" in
  *":$prefix/bin:"*) ;;
  *) echo "($prefix/bin is not in your PATH.)" ;;
esac
