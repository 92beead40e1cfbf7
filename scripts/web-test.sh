#!/usr/bin/env bash
# The game in a real browser: builds it for tests, then plays it in Chromium without a screen and without a graphics card.
# `scripts/web-test.sh NAME` runs one file of web/tests; `scripts/web-test.sh install` only installs what they need.
set -eu
cd "$(dirname "$0")/.."

root=()
[ "$(id -u)" -eq 0 ] || root=(sudo)
if ! command -v chromium >/dev/null && ! command -v google-chrome >/dev/null; then
  "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -y install --no-install-recommends chromium ||
    { echo "The tests need Chromium." >&2; exit 1; }
fi
if ! [ -d web/tests/node_modules/playwright-core ]; then
  npm install --silent --no-audit --no-fund --no-package-lock --prefix web/tests
fi
[ "${1:-}" = install ] && exit
scripts/web.sh test
if [ $# -gt 0 ]; then
  exec node --test "web/tests/$1.test.mjs"
fi
# One file after another: a software renderer wants the whole machine.
exec node --test --test-concurrency=1 web/tests/*.test.mjs
