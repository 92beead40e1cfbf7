# What the games of rows say alike, in English. Each game's own file says what is its own.

rows-players = Two players
rows-side-first = Light
rows-side-second = Dark

## What happens

rows-match-line = { $who ->
    [you] You have completed a row.
   *[other] { $name } has completed a row.
 }

## Reasons: what is not allowed, and the end

rows-why-cell-taken = That place is taken.
rows-why-nothing-below = Men fall: this place can only be reached when the one below it is taken.
rows-why-no-such-cell = There is no such place on this board.
rows-why-men-stay = Men stay where they were put.
rows-why-nobody-is-taken = Nobody is taken in this game.
rows-why-one-man-a-turn = One man a turn.
rows-why-no-passing = Nobody passes while there is a place left.
rows-why-line-complete = A whole row.
rows-why-board-full = Every place is taken and nobody has a row: a draw.

## The rules card, as far as the games share it

rows-rules-aim = Aim
rows-rules-board = The board
rows-rules-turn = In turn
rows-rules-draw = Draw
rows-rules-draw-text = When every place is taken and nobody has a row, the game is drawn.
rows-rules-play = How to play well
rows-rules-names = Names and places
rows-rules-readings = Two forms

## The switches of the rules, for players who make their own

rows-switch-gravity = Men fall
rows-switch-gravity-detail = Whether a man falls to the lowest empty place of his column, or is put on any empty place.
rows-switch-in-row = Men in a row
rows-switch-in-row-detail = How many in a row win.
