#!/usr/bin/env bash
# What the page weighs, how soon it can be played and what a frame costs in a browser, against a bare Bevy scene with the
# same features. Builds both as they are served.
set -eu
cd "$(dirname "$0")/.."
scripts/web.sh bare
scripts/web.sh
scripts/web-test.sh install
echo
echo "$(date +%F), $(nproc) cores: $(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1)"
failed=0
scripts/web-size.py game dist || failed=1
BOXWOOD_DIST=dist node web/tests/bench.mjs || failed=1
exit $failed
