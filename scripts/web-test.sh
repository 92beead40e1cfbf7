#!/usr/bin/env bash
# The game in a real browser: builds it for tests, then plays it in Chromium without a screen and without a graphics card.
# `scripts/web-test.sh NAME...` runs these files of web/tests; `scripts/web-test.sh install` only installs what they need.
set -eu
cd "$(dirname "$0")/.."

. scripts/apt.sh
if ! command -v chromium >/dev/null && ! command -v google-chrome >/dev/null; then
  apt_install chromium || { echo "The tests need Chromium." >&2; exit 1; }
fi
if ! command -v node >/dev/null || ! command -v npm >/dev/null; then
  apt_install nodejs npm || { echo "The tests need Node.js and npm." >&2; exit 1; }
fi
if ! [ -d web/tests/node_modules/playwright-core ]; then
  npm install --silent --no-audit --no-fund --no-package-lock --prefix web/tests
fi
[ "${1:-}" = install ] && exit
scripts/web.sh test
files=()
for name in "$@"; do
  files+=("web/tests/$name.test.mjs")
done
[ $# -gt 0 ] || files=(web/tests/*.test.mjs)
# One file after another: a software renderer wants the whole machine.
exec node --test --test-concurrency=1 "${files[@]}"
