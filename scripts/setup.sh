#!/usr/bin/env bash
# Installs what Boxwood needs of the system: `scripts/setup.sh play` to build and play, `scripts/setup.sh test` to
# test as well. On Debian and Ubuntu what is missing is installed by apt; elsewhere it is named. Quick when all is there.
set -u

purpose=${1:-play}
case $purpose in
  play | test) ;;
  *) echo "usage: scripts/setup.sh [play|test]" >&2; exit 2 ;;
esac

needed_rust=1.95

# The compiler's helpers and the headers of the sound library; then what the window and Vulkan load while running.
packages=(gcc pkg-config libasound2-dev
  libvulkan1 mesa-vulkan-drivers libx11-6 libx11-xcb1 libxcursor1 libxi6 libxrandr2 libxkbcommon-x11-0)
# The tests open real windows on a screen in memory and move a real pointer there.
[ "$purpose" = test ] && packages+=(xvfb xdotool)

say() { printf '%s\n' "$*"; }

check_rust() {
  if ! command -v rustc >/dev/null || ! command -v cargo >/dev/null; then
    say "Rust is not installed. Boxwood needs Rust $needed_rust or newer: see https://rustup.rs"
    exit 1
  fi
  local version
  version=$(rustc --version | cut -d' ' -f2)
  if [ "$(printf '%s\n%s\n' "$needed_rust" "${version%%-*}" | sort -V | head -n 1)" != "$needed_rust" ]; then
    say "Rust is $version, Boxwood needs $needed_rust or newer: run \`rustup update stable\`"
    exit 1
  fi
  [ "$purpose" = test ] || return 0
  local tool
  for tool in rustfmt clippy-driver; do
    if ! "$tool" --version >/dev/null 2>&1; then
      say "The tests need $tool: run \`rustup component add rustfmt clippy\`"
      exit 1
    fi
  done
}

# What a system without apt must have, told by what each thing is for.
list_for_others() {
  say "This is not a Debian or Ubuntu system; nothing was installed. Boxwood needs:"
  say "  to build: a C compiler, pkg-config, the development files of ALSA"
  say "  to play:  a Vulkan driver with its loader, and the libraries X11, X11-xcb, Xcursor, Xi, Xrandr, xkbcommon-x11"
  [ "$purpose" = test ] && say "  to test:  Xvfb, xdotool, and Mesa's software Vulkan driver (lavapipe)"
  return 0
}

is_installed() { [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

. "$(dirname "$0")/apt.sh"

install() {
  if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null; then
    say "Missing, and there is no sudo to install it with: $*"
    say "As root: apt-get install $*"
    return 0
  fi
  apt_install "$@"
}

check_rust
if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
  list_for_others
  exit 0
fi
missing=()
for package in "${packages[@]}"; do
  is_installed "$package" || missing+=("$package")
done
if [ ${#missing[@]} -eq 0 ]; then
  say "Everything is installed to $purpose."
elif ! install "${missing[@]}"; then
  say "apt could not install: ${missing[*]}"
  exit 1
fi
