# What can be done here: `make play`, `make test`; for the rest see below. README.md tells more.

# One target folder for every checkout on this machine, so that Bevy is compiled once.
CARGO_TARGET_DIR ?= $(HOME)/.cache/boxwood/target
export CARGO_TARGET_DIR
# Keeps the checkouts apart in it; scripts/rustc says how.
RUSTC_WORKSPACE_WRAPPER := $(CURDIR)/scripts/rustc
export RUSTC_WORKSPACE_WRAPPER

.PHONY: play install test windows lint fmt engine bench pictures bless assets setup web serve web-test bench-web

# The game. FLAGS goes to it: make play FLAGS="--quality low".
play: setup
	cargo run --release --package boxwood -- $(FLAGS)

# Puts the game into the desktop's menu; PREFIX says where: make install PREFIX=/usr/local
PREFIX ?= $(HOME)/.local
install: setup
	cargo build --release --package boxwood
	@scripts/install.sh "$(CARGO_TARGET_DIR)/release/boxwood" "$(PREFIX)"

setup:
	@scripts/setup.sh play

# Everything that is tested, the fast first.
test:
	@scripts/test.sh

# Whole games by real clicks in a real window, one after another: minutes each where no graphics card draws.
windows:
	@scripts/setup.sh test
	cargo test --package boxwood --test real_window --test board_windows --test broken_saves --test any_hand -- --test-threads=1

# Clippy over everything; a warning is an error.
lint:
	@scripts/lint.sh

fmt:
	cargo fmt --all

# The game for the browser: dist/, to be served by any file server. The program is made small, which takes a while.
web:
	@scripts/web.sh

# Serves it at http://localhost:8000/
serve: web
	python3 -m http.server --bind 127.0.0.1 --directory dist 8000

# The game in a real browser, without a screen: see docs/web.md.
web-test:
	@scripts/web-test.sh

# What the page weighs and costs in a browser, against a bare Bevy scene.
bench-web:
	@scripts/bench-web.sh

# The engine that speaks lines: $(CARGO_TARGET_DIR)/release/boxwood-engine.
engine:
	cargo build --release --package boxwood_engine
	@echo "$(CARGO_TARGET_DIR)/release/boxwood-engine"

# How fast the rules are, what a frame costs, and that a still board costs nothing.
bench:
	@scripts/bench.sh

# The pictures of docs/pictures and of assets/shelf, taken from the game.
pictures:
	@scripts/setup.sh test
	cargo build --package boxwood --bin boxwood --example pictures
	cargo run --quiet --package boxwood --example pictures
	cargo run --quiet --package boxwood --example pictures shelf

# Takes the golden pictures of tests/goldens anew; look at them before you commit them.
bless:
	BOXWOOD_BLESS=1 cargo test --package boxwood --test goldens --test golden_screens

# Models, textures, sounds and light from their sources; the results are committed, players need none of it.
assets:
	assets/source/make_all.sh
