#!/usr/bin/env bash
# All tests, the fast first, so that a mistake in the rules is told within a minute and not after Bevy is built.
set -eu
cd "$(dirname "$0")/.."

started=$SECONDS
step() { printf '\n== %d:%02d  %s\n' $(((SECONDS - started) / 60)) $(((SECONDS - started) % 60)) "$*"; }

# Pure Rust: nothing below Bevy needs it.
pure_crates="boxwood_core boxwood_search elta_stelpur_rules mill_rules tablut_rules rows_rules boxwood_engine"
pure=() rest=(--workspace)
for crate in $pure_crates; do
  pure+=(--package "$crate") rest+=(--exclude "$crate")
done

# Pictures are drawn by Mesa's software driver, the same everywhere.
for icd in /usr/share/vulkan/icd.d/lvp_icd.*.json; do
  [ -e "$icd" ] && export VK_ICD_FILENAMES=$icd
done

step "what the system must have"
scripts/setup.sh test

step "the form of the code"
cargo fmt --all --check

step "rules, search, records, engine protocol"
cargo test "${pure[@]}"

step "building everything else (from nothing about 21 minutes on two cores, nearly all of it Bevy)"
cargo test --workspace --no-run

step "lints"
scripts/lint.sh

step "a match without pictures, the table, sound, texts, saves, the command line"
cargo test "${rest[@]}" -- --skip golden_ --skip window_

step "golden pictures, broken saves, whole games and any presses in a real window"
cargo test --package boxwood --test goldens --test golden_screens --test broken_saves --test real_window --test board_windows --test any_hand

# The game is built once more for a browser, Bevy with it: on a new machine that is slow, nobody waits for it here.
patience=35
if ! scripts/web-test.sh install; then
  step "no browser to be had here: the page is not tested"
elif [ ! -d "${XDG_CACHE_HOME:-$HOME/.cache}/boxwood/target-web" ] && [ $((SECONDS - started)) -gt $((patience * 60)) ]; then
  step "the page is not tested, for it would take long to build on this machine: \`make web-test\` does it"
else
  step "the page in a real browser: loading, whole games by pointer and by keyboard"
  scripts/web-test.sh loading playing boards
fi
