#!/bin/sh
# Makes everything in assets/{textures,models,env,sounds,icon} from nothing and checks it; checks the fonts.
#   make_all.sh            all of it; about a quarter of an hour on two cores, less when the woods are baked already
#   make_all.sh sounds     only that part: woods, models, boards, env, sounds, textures, icon, fonts
# Needs Python 3.11 (Blender's module is built for it); PYTHON names it if `python3` is another.  Work goes on in
# BOXWOOD_WORK (default ~/.cache/boxwood-assets): a virtual environment, baked textures, models before they are copied.
# A wood is baked anew only when its picture is missing: delete $BOXWOOD_WORK/tex after a change to woodstrip.py.
# The same input makes the same files, so that `git status` shows what a change to a script has changed.
# FONT_ORIGINALS=folder with the full fonts (see ../CREDITS.md) makes the fonts again, too.
set -eu
cd "$(dirname "$0")"
assets=$(cd .. && pwd)
BOXWOOD_WORK=${BOXWOOD_WORK:-$HOME/.cache/boxwood-assets}
TEX=$BOXWOOD_WORK/tex
OUT=$BOXWOOD_WORK/out
export BOXWOOD_WORK TEX OUT PYTHONDONTWRITEBYTECODE=1
parts=${*:-woods models boards env sounds textures icon fonts}
mkdir -p "$TEX" "$OUT"

py=$BOXWOOD_WORK/venv/bin/python
if ! cmp -s requirements.txt "$BOXWOOD_WORK/venv/requirements.txt"; then
    ${PYTHON:-python3} -c 'import sys; sys.exit(sys.version_info[:2] != (3, 11))' || {
        echo "Python 3.11 is needed; set PYTHON" >&2
        exit 1
    }
    ${PYTHON:-python3} -m venv "$BOXWOOD_WORK/venv"
    "$py" -m pip install --quiet --requirement requirements.txt
    cp requirements.txt "$BOXWOOD_WORK/venv/"
fi

wood() { # NAME SPECIES [options of woodstrip.py]
    if [ ! -f "$TEX/$1.done" ]; then
        name=$1
        species=$2
        shift 2
        "$py" textures/woodstrip.py "$species" "$TEX/$name" "$@"
        touch "$TEX/$name.done"
    fi
}
blender() { # Blender is talkative: pass on what the scripts print, everything if one fails
    if ! "$py" "$@" >"$OUT/log.txt" 2>&1; then
        cat "$OUT/log.txt" >&2
        exit 1
    fi
    grep -vE '^(Fra:|Saved:|Time:|Info:|Warning:|$)|INFO|WARNING' "$OUT/log.txt" || true
}

for part in $parts; do
    echo "== $part"
    case $part in
    woods) # pictures only; nothing here is shipped as it is
        wood larch larch --w 2048 --seed 7
        wood walnut walnut --w 2048 --seed 11
        wood maple maple --w 2048 --seed 5
        wood oak_fine oak --w 1024 --h 2048 --mmu 256 --mmv 1536 --seed 23
        wood endgrain endgrain
        "$py" textures/tones.py
        "$py" textures/tiles.py
        ;;
    models)
        for script in stelpur_board men hornaskella die cup_tray table_linen; do
            blender models/$script.py
        done
        blender models/validate.py
        mkdir -p "$assets/models/tables"
        for model in stelpur_board men_light men_dark hornaskella die cup dice_tray table_oak linen_runner; do
            cp "$OUT/$model.glb" "$assets/models/tables/"
        done
        ;;
    boards) # about eight minutes more: each wood is computed in space, so that its grain runs through what is carved
        mkdir -p "$OUT/boards" "$assets/models/boards"
        for script in mill_boards stone_board tablut_board rows_boards; do
            (OUT=$OUT/boards && blender models/$script.py)
        done
        (OUT=$OUT/boards && blender models/validate_boards.py)
        cp "$OUT"/boards/*.glb "$assets/models/boards/"
        ;;
    env)
        mkdir -p "$assets/env"
        "$py" envbake.py hdri/interior.exr "$assets/env/interior.ktx2" 128
        ;;
    sounds)
        rm -rf "$OUT/sounds"
        "$py" soundbake.py "$OUT/sounds"
        "$py" soundcheck.py "$OUT/sounds"
        mkdir -p "$assets/sounds"
        rm -f "$assets"/sounds/*.ogg
        cp "$OUT"/sounds/*.ogg "$assets/sounds/"
        ;;
    textures)
        mkdir -p "$assets/textures"
        "$py" textures/marks.py "$assets/textures"
        ;;
    icon)
        mkdir -p "$assets/icon"
        "$py" icon.py "$assets/icon"
        ;;
    fonts)
        if [ -n "${FONT_ORIGINALS:-}" ]; then
            for font in "$assets"/fonts/*.ttf; do
                "$py" fontlining.py "$FONT_ORIGINALS/$(basename "$font")" "$font"
            done
        fi
        "$py" fontcheck.py "$assets"/fonts/*.ttf
        ;;
    *)
        echo "no part is called $part" >&2
        exit 1
        ;;
    esac
done
