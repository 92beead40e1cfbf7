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
for game in $(printf 'games\nquit\n' | "$engine" | awk '$1 == "game" { print $2 }'); do
  printf 'setoption name Game value %s\nposition startpos\nplayouts 3000\nquit\n' "$game" | "$engine" |
    awk -v game="$game" '$1 == "playouts" {
      printf "  %-24s %9.0f games/s %11.0f steps/s\n", game, $2 * 1000 / $6, $4 * 1000 / $6 }'
done
echo
cargo run --quiet --package boxwood --profile "$profile" --example bench_frame
