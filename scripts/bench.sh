#!/usr/bin/env bash
# Measures the speed of the rules and the cost of a frame, and checks that a still board draws nothing. The game is
# measured as it is played; BENCH_PROFILE=dev takes the build of the tests instead, which saves building Bevy once more.
set -eu
cd "$(dirname "$0")/.."
profile=${BENCH_PROFILE:-release}
scripts/setup.sh test

cargo build --quiet --release --package boxwood_engine
engine=$CARGO_TARGET_DIR/release/boxwood-engine
cargo build --package boxwood --profile "$profile" --example bench_frame

echo
echo "$(date +%F), $(nproc) cores: $(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1)"
echo
echo "Random games from the start, one thread, release:"
declare -A random
for game in $(printf 'games\nquit\n' | "$engine" | awk '$1 == "game" { print $2 }'); do
  read -r games steps < <(printf 'setoption name Game value %s\nposition startpos\nplayouts 3000\nquit\n' "$game" |
    "$engine" | awk '$1 == "playouts" { printf "%.0f %.0f\n", $2 * 1000 / $6, $4 * 1000 / $6 }')
  printf '  %-24s %9d games/s %11d steps/s\n' "$game" "$games" "$steps"
  random[$game]=$steps
done
echo
echo "Search from the start, one thread, release, and how many random steps one of its positions costs:"
for game in elta-stelpur nine-mens-morris lasker-morris twelve-mens-morris; do
  [ "$game" = elta-stelpur ] && first='moves d61' || first=
  printf 'setoption name Game value %s\nposition startpos %s\ngo nodes 12000000\n' "$game" "$first" | "$engine" |
    awk -v game="$game" -v random="${random[$game]}" '$1 == "info" { nps = $7; depth = $3 } END {
      printf "  %-24s %9d positions/s to depth %d, %.1f random steps each\n", game, nps, depth, random / nps }'
done
echo
cargo run --quiet --package boxwood --profile "$profile" --example bench_frame
