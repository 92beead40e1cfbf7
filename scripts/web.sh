#!/usr/bin/env bash
# The game for the browser: `scripts/web.sh` makes dist/, `scripts/web.sh test` makes dist-test/, which builds faster and
# loads more slowly, `scripts/web.sh bare` makes dist-bare/, the scene that the game is measured against. What is missing
# is installed; one line says which way it is built. Quick when nothing has changed.
set -eu
cd "$(dirname "$0")/.."

kind=${1:-release}
case $kind in
  release) profile=web-release dist=dist ;;
  test) profile=web-test dist=dist-test ;;
  bare) profile=web-release dist=dist-bare ;;
  *) echo "usage: scripts/web.sh [release|test|bare]" >&2; exit 2 ;;
esac

cache=${XDG_CACHE_HOME:-$HOME/.cache}/boxwood
tools=$cache/web-tools
# A folder of its own: what is built for browsers shares nothing with what is built for this machine.
export CARGO_TARGET_DIR=${BOXWOOD_WEB_TARGET_DIR:-$cache/target-web}
export RUSTC_WORKSPACE_WRAPPER=$PWD/scripts/rustc
target=wasm32-unknown-unknown
# Vectors, as every browser since 2023 has them: what draws letters is smaller without its detours for machines that have
# none, and the rules are faster.
export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS="-C target-feature=+simd128"
mkdir -p "$tools"

say() { printf '%s\n' "$*"; }
have() { command -v "$1" >/dev/null; }

. scripts/apt.sh

# The standard library for the browser: rustup's, or Debian's compiler that builds it from source.
way=
find_compiler() {
  local sysroot
  sysroot=$(rustc --print sysroot)
  if [ -d "$sysroot/lib/rustlib/$target/lib" ]; then
    way="with the Rust that is installed"
  elif have rustup && rustup target add "$target" >/dev/null 2>&1; then
    way="with the Rust that is installed, its $target just added by rustup"
  else
    dpkg -s rustc-web cargo-web rust-web-src >/dev/null 2>&1 || apt_install rustc-web cargo-web rust-web-src ||
      { say "Rust's standard library for $target is missing: run \`rustup target add $target\`"; exit 1; }
    way="with Debian's rustc-web, the standard library from source"
    export RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1
    CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=$(find "$sysroot" -name rust-lld | head -n 1)
    export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER
    cargo=(/usr/bin/cargo) std=(-Z "build-std=std,panic_abort")
  fi
}
cargo=(cargo) std=()
find_compiler

# wasm-bindgen's program must be of the very version that the lock file has of its library.
bindgen_version=$(sed -n '/^name = "wasm-bindgen"$/{n;s/version = "\(.*\)"/\1/p}' Cargo.lock)
bindgen=$tools/bin/wasm-bindgen
if [ "$("$bindgen" --version 2>/dev/null)" != "wasm-bindgen $bindgen_version" ]; then
  say "Building wasm-bindgen $bindgen_version, once."
  install_bindgen() {
    env -u RUSTC_WORKSPACE_WRAPPER -u CARGO_TARGET_DIR cargo install --quiet --root "$tools" wasm-bindgen-cli \
      --version "$bindgen_version" "$@"
  }
  # A mirror of the registry may lag behind the program's own lock file.
  install_bindgen --locked || install_bindgen
fi

# Debian's binaryen is too old; npm's has a current wasm-opt.
wasm_opt() {
  local opt=$tools/node/node_modules/.bin/wasm-opt
  if ! [ -x "$opt" ] && have npm; then
    mkdir -p "$tools/node"
    npm install --silent --no-audit --no-fund --prefix "$tools/node" binaryen@132.0.0 >/dev/null || true
  fi
  if [ -x "$opt" ]; then
    "$opt" "$@"
  else
    say "No wasm-opt (npm's binaryen): the program stays a tenth larger."
    return 1
  fi
}

say "Building for the browser ($profile) $way."
program=(--bin boxwood) wasm=$CARGO_TARGET_DIR/$target/$profile/boxwood.wasm
if [ "$kind" = bare ]; then
  program=(--example bare_scene) wasm=$CARGO_TARGET_DIR/$target/$profile/examples/bare_scene.wasm
fi
"${cargo[@]}" build --package boxwood "${program[@]}" --target "$target" --profile "$profile" "${std[@]}"

built=$CARGO_TARGET_DIR/$target/$profile/page-$kind
rm -rf "$built"
names=()
[ "$profile" = web-release ] && names=(--remove-name-section --remove-producers-section)
"$bindgen" --target web --no-typescript --out-dir "$built" --out-name boxwood "${names[@]}" "$wasm"

if [ "$profile" = web-release ]; then
  small=$built/small.wasm
  if wasm_opt -Os --enable-bulk-memory --enable-reference-types --enable-nontrapping-float-to-int --enable-sign-ext \
    --enable-mutable-globals --enable-multivalue --enable-simd -o "$small" "$built/boxwood_bg.wasm"; then
    mv "$small" "$built/boxwood_bg.wasm"
  fi
  have brotli || apt_install brotli || say "No brotli: files are packed with gzip only."
fi
case $kind in
  release)
    scripts/web-pack.py "$built" "$dist" --release
    scripts/web-size.py game "$dist" || say "The page is too heavy, and works all the same; scripts/bench-web.sh does not let that pass."
    ;;
  bare)
    rm -rf "$dist"
    mkdir "$dist"
    cp "$built/boxwood.js" "$built/boxwood_bg.wasm" "$dist/"
    cp web/tests/bare.html "$dist/index.html"
    have brotli && brotli --force --keep --best "$dist/boxwood_bg.wasm"
    scripts/web-size.py bare "$dist"
    ;;
  test) scripts/web-pack.py "$built" "$dist" ;;
esac
say "$dist/ is ready: serve it with any file server."
