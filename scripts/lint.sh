#!/usr/bin/env bash
# Clippy over every crate and target, as a build: see scripts/clippy.
set -eu
cd "$(dirname "$0")/.."
export RUSTC_WORKSPACE_WRAPPER=$PWD/scripts/clippy
export CLIPPY_ARGS=-Dwarnings__CLIPPY_HACKERY__
exec cargo build --workspace --all-targets
