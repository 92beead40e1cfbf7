#!/usr/bin/env bash
# All tests, the fast first, so that a mistake in the rules is told within a minute and not after Bevy is built.
set -eu
cd "$(dirname "$0")/.."

started=$SECONDS
step() { printf '\n== %d:%02d  %s\n' $(((SECONDS - started) / 60)) $(((SECONDS - started) % 60)) "$*"; }

# Pure Rust: nothing below Bevy needs it.
pure=(--package boxwood_core --package boxwood_search --package elta_stelpur_rules --package boxwood_engine)
rest=(--workspace --exclude boxwood_core --exclude boxwood_search --exclude elta_stelpur_rules --exclude boxwood_engine)

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

step "building everything else (from nothing about 25 minutes on two cores, nearly all of it Bevy)"
cargo test --workspace --no-run

step "lints"
scripts/lint.sh

step "a match without pictures, the table, sound, texts, saves, the command line"
cargo test "${rest[@]}" -- --skip golden_ --skip window_

step "golden pictures"
cargo test --package boxwood --test goldens
