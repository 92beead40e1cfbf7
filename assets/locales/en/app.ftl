# The house's words in English. What belongs to one game stands in that game's own file.

app-name = Boxwood
app-tagline = Historic games on carved wooden boards

## Title

title-continue = Continue
title-continue-detail = { $game }, { $ruleset } · { $when }
title-continue-series = A series, { $score } so far
title-play = Play
title-rules = The rules
title-settings = Settings
title-quit = Quit
title-search = Search: a name, a place, a century
title-none-found = No game here answers to that.

family-tables = Tables
family-mills = Mills
family-tafl = Tafl
family-rows = Rows
family-other = Others

when-now = just now
when-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
 }
when-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
 }
when-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
 }
when-long = some time ago

## Before a game

setup-rules = By which rules
setup-read-source = Read the source
setup-hide-source = Close the source
setup-translation = In English
setup-no-quote = The words of this source are not free to be quoted; where to find them is said above.
setup-players = Who plays
setup-near = At this side of the table
setup-far = At the far side
setup-human = A person
setup-computer = The computer
setup-level = How well it plays: { $detail }
setup-back = Back
setup-begin = Play
setup-who-begins = Whoever sits at this side of the table begins.

## A series of games

series-games = How many games
series-open = open
series-best-of = { $most } wins decide; a draw is half a point.
series-two = Both are played; a draw is half a point.
series-open-detail = As many as you like; the score is kept.
series-thrown = Who begins is thrown for each time.
going-on-sides-change = Sides change
going-on-sides-change-detail = Sides change after each game.
going-on-loser-first = Loser begins
going-on-loser-first-detail = Whoever lost begins the next game.
going-on-sides-stay = Sides stay
going-on-sides-stay-detail = Everybody keeps the same side.
series-game = Game { $number } of the series.
series-game-of = { $games ->
    [2] Game { $number } of 2.
   *[other] Game { $number } of up to { $games }.
 }
series-score = { $near } { $a }, { $far } { $b }
series-next-first = { $who ->
    [you] Next game: you begin.
   *[other] Next game: { $name } begins.
 }
series-next-second = Next game: { $other } begins.
series-next-thrown = Who begins the next game is thrown for.
series-won = { $who ->
    [you] You win the series, { $score }.
   *[other] { $name } wins the series, { $score }.
 }
series-drawn = The series is drawn, { $score }.
series-by-side = { $first }: { $a } · { $second }: { $b }

level-child = Child
level-novice = Novice
level-player = Player
level-expert = Expert
level-master = Master
level-child-detail = plays for fun and sees little
level-novice-detail = looks a little ahead
level-player-detail = an even opponent
level-expert-detail = hard to beat
level-master-detail = as strong as it can

## Rules of one's own

own-add = Rules of your own …
own-title = Rules of your own
own-name = What they are called
own-name-hint = A name
own-usual-name = Rules of my own
own-from = Everything as in
own-same = Nothing differs from these rules yet.
own-differs = { $count ->
    [one] One rule differs.
   *[other] { $count } rules differ.
 }
own-differs-mark = In “{ $ruleset }”: { $value }
own-otherwise = Everything else as in “{ $ruleset }”:
own-change-told = { $switch }: { $value }
own-detail = Your own, after { $ruleset }: { $changes }
own-detail-same = Your own, the same as { $ruleset }
own-quarrel = “{ $one }” and “{ $other }” do not go together. Change one of them.
own-refused = These rules make no game: { $why }
own-name-missing = Give them a name first.
own-name-taken = You have rules of this name for this game already.
own-name-long = The name is too long.
own-keep = Keep
own-back = Back
own-change = Change
own-copy = Copy to new ones
own-copy-name = { $name }, copy
own-delete = Delete
own-delete-sure = Really delete
own-as-text = Copy as text
own-copied = The rules lie in the clipboard as text.
own-paste = Paste
own-paste-hint = Paste rules as text here
own-paste-read = Read the text
own-pasted = Read. What differs is marked.
own-paste-empty = There is nothing to read.
own-paste-other-game = line { $line }: these are rules of another game: { $game }
own-paste-no-game = line { $line }: there is no game “{ $game }” here
own-paste-no-ruleset = line { $line }: this game has no rules “{ $ruleset }”
own-paste-no-switch = line { $line }: this game has no rule “{ $switch }”
own-paste-no-value = line { $line }: “{ $switch }” takes { $values }, not “{ $value }”
own-paste-no-tag = line { $line }: this is not written as a tag: { $text }
own-paste-no-rules = There are no rules in this text.

switch-yes = Yes
switch-no = No
switch-repetition = The same position again
switch-repetition-detail = Whether the game is drawn when a position comes for the third time.
switch-repetition-third = Third time draws
switch-repetition-none = Means nothing
switch-no-progress = Draw for want of progress
switch-no-progress-none = Never

## Who is who

name-you = You
name-computer = The computer
name-computer-level = Computer, { $level }
name-remote = Elsewhere
name-record = Record

## At the table

turn-throw = { $who ->
    [you] Your turn: throw the dice
   *[other] { $name } is to throw
 }
turn-move = { $who ->
    [you] Your turn: move
   *[other] { $name } is to move
 }
turn-enter = { $who ->
    [you] Your turn: enter a man
   *[other] { $name } is to enter a man
 }
turn-enter-or-move = { $who ->
    [you] Your turn: enter a man or move one
   *[other] { $name } is to enter a man or move one
 }
turn-enter-or-take = { $who ->
    [you] Take a man, or enter one
   *[other] { $name } may take a man, or enters one
 }
turn-take = { $who ->
    [you] Take a man of the other side
   *[other] { $name } is to take a man
 }
turn-think = { $name } is thinking
turn-pass = { $who ->
    [you] Nothing you can move
   *[other] { $name } has nothing to move
 }
turn-dice-roll = The dice are rolling
turn-over-won = { $who ->
    [you] You have won
   *[other] { $name } has won
 }
turn-over-draw = A draw

dice-two = { $a } and { $b }
dice-double = a double { $a }
dice-double-six = a double six
dice-left = Left to play: { $numbers }
dice-left-none = Nothing left of this throw
dice-right-line = Three men at once: press two points of an empty line. One man: press his point twice.
dice-right-take = You may take a man out of a mill first.
dice-not-thrown = The dice are in the cup

plate-men = { $count ->
    [0] no men
    [one] 1 man
   *[other] { $count } men
 }
plate-men-hand = { $count ->
    [one] 1 man, { $hand } in hand
   *[other] { $count } men, { $hand } in hand
 }

button-throw = Throw
button-undo = Take back
button-hint = A hint
button-hint-away = Put the hint away
button-menu = Menu
button-flat = From above
button-round = At the table
button-mute = Silence
button-unmute = Sound
button-rules = Rules
button-close = Close

## What happens, told in one line

match-begins = { $game }. Good luck.
match-resumed = The game goes on where it was left.
match-undone = Taken back.
match-throw = { $who ->
    [you] You throw { $dice }.
   *[other] { $name } throws { $dice }.
 }
match-move = { $who ->
    [you] You move from { $from } to { $to }.
   *[other] { $name } moves from { $from } to { $to }.
 }
match-move-capture = { $who ->
    [you] You move from { $from } to { $to } and take the man there.
   *[other] { $name } moves from { $from } to { $to } and takes the man there.
 }
match-place = { $who ->
    [you] You enter a man on { $to }.
   *[other] { $name } enters a man on { $to }.
 }
match-remove = { $who ->
    [you] You take the man on { $at }.
   *[other] { $name } takes the man on { $at }.
 }
match-pass = { $who ->
    [you] You pass. { $why }
   *[other] { $name } passes. { $why }
 }
match-again = { $who ->
    [you] Throw again.
   *[other] { $name } throws again.
 }
match-line = { $who ->
    [you] You have closed a line.
   *[other] { $name } has closed a line.
 }
match-owed = { $who ->
    [you] Take a man off the board.
   *[other] { $name } takes a man off the board.
 }

opening-try = { $near } threw { $a }, { $far } { $b }.
opening-tie = { $near } and { $far } both threw { $a }: once more.
opening-lower = The lower begins: { $name }.
opening-higher = The higher begins: { $name }.
opening-you = you
opening-computer = the computer
opening-near = the near side
opening-far = the far side

## The end

end-length = { $throws ->
    [0] { $moves } moves
   *[other] { $throws } throws, { $moves } moves
 }
end-again = Again
end-swap = Swap sides
end-next = Next game
end-title = Title

## Reasons that every game shares

why-game-over = The game is over.
why-throw-first = Throw the dice first.
why-no-throw-due = There is nothing to throw for now: move first.
why-not-your-turn = It is not your turn.
why-man-cannot-move = This man has nowhere to go now.
why-no-such-throw = The dice cannot fall so.
why-repetition = The same position has come for the third time.
why-resigned = The game was given up.
why-second-repetition = The same position has come for the second time; a third makes a draw.
why-nothing-to-undo = There is nothing to take back.
why-others-must-agree = Whoever plays elsewhere would have to agree.
why-other-throw = The dice fell otherwise.

## Menu

menu-title = Menu
menu-resume = Back to the game
menu-new = New game
menu-rules = The rules
menu-settings = Settings
menu-keys = Keys
menu-give-up = Give the game up
menu-give-up-sure = Really give it up
menu-to-title = Leave the table
menu-to-title-detail = The game is kept.
menu-quit = Quit

## Settings

settings-title = Settings
settings-motion = Motion
settings-speed = Speed of the pieces
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-reduced = Reduced motion
settings-reduced-detail = Short straight moves; nothing flies or tumbles.
settings-picture = Picture
settings-quality = Quality
settings-quality-auto = Automatic
settings-quality-low = Low
settings-quality-medium = Medium
settings-quality-high = High
settings-text-size = Size of text
settings-sound = Sound
settings-muted = Silence
settings-volume-master = Everything
settings-volume-pieces = Pieces
settings-volume-dice = Dice
settings-volume-events = Events
settings-volume-ambience = The room
settings-language = Language

## Games and positions as texts and files

games-title = Games and positions
games-this = The game on the table
games-none = No game lies on the table.
games-copy = Copy
games-copied = It lies in the clipboard as text.
games-file = Save as file
games-filed = Saved as { $file }
games-file-failed = The file could not be written. { $why }
games-file-unread = The file could not be read. { $why }
games-too-long = This is longer than any game.
games-as = Copied as other programs write it
games-as-sanmill-position = Position (Sanmill)
games-as-sanmill-game = Game (Sanmill PGN)
games-as-letters = Moves (World Merrills)
games-as-numbers = Moves (PlayOK)
games-as-opentafl-position = Position (OpenTafl)
games-as-opentafl-game = Game (OpenTafl)
games-as-opentafl-rules = Rules (OpenTafl)
games-open = Open a game or position
games-paste = Paste
games-hint = Paste a game or position here, or drop a file on the window
games-read = Read the text
games-empty = There is nothing to read.
games-unknown = This is nothing that is known here: no record of Boxwood, and no game or position of a program for mills or Tablut.
games-kind-record = A game of Boxwood
games-kind-sanmill-position = A position as Sanmill writes it
games-kind-sanmill-game = A game as Sanmill writes it
games-kind-letters = A list of moves
games-kind-numbers = A list of moves with numbers, as PlayOK writes it
games-kind-opentafl-position = A position as OpenTafl writes it
games-kind-opentafl-game = A game as OpenTafl writes it
games-kind-opentafl-rules = Rules as OpenTafl writes them
games-kind-tafl-moves = A list of moves from square to square
games-found = { $kind }: { $game }, { $ruleset }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 }. { $state }
games-state-running = It is not over.
games-state-won = { $name } has won.
games-state-draw = A draw.
games-broken = { $kind }, but { $why }
games-broken-part = It can be read up to step { $step }.
games-lay = Lay it on the table
games-kept = Kept games
games-kept-none = No other game is kept yet.
games-kept-unfinished = Not over
games-kept-finished = Played to the end
games-kept-detail = { $ruleset }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 }. { $state }
menu-games = Games and positions

## The dice of a match

menu-dice = The dice
dice-title = The dice
dice-promise = Promised before the first throw
dice-promise-detail = All throws of this game follow from one secret number, its seed. This is the seed’s fingerprint (SHA-256). Whoever has noted it before the first throw can see at the end that no throw was changed.
dice-seed = The game is over, and this is the seed:
dice-seed-later = The seed is shown here when the game is over.
dice-check = The sign beside it copies a command that makes the fingerprint anew, on any system. The record has every throw; docs/dice.md tells how to work them out from the seed.
dice-copy = Copy
dice-count = { $throws ->
    [0] Nothing has been thrown yet
    [one] 1 throw
   *[other] { $throws } throws
 }
dice-count-few = The line is what fair dice show on average. So few throws say nothing about dice.
dice-count-detail = The line is what fair dice show on average. In a single game some face often lies a third above or below it.

## What was won and lost

results-title = Results
results-none = No game that counts has been played to its end yet. A game counts where a person plays.
results-once = A game counts once, as it first ended. What is taken back after that changes nothing here.
results-two = Two persons
results-counts = { $won } won · { $drawn } drawn · { $lost } lost
results-counts-two = { $first }: { $won } · drawn: { $drawn } · { $second }: { $lost }
results-few = Won { $won } of { $games ->
    [one] 1 game
   *[other] { $games } games
 }: too few to say more.
results-few-two = { $games ->
    [one] 1 game
   *[other] { $games } games
 }: too few to say more.
results-share = { $share } % of the points in { $games } games; nineteen times in twenty the truth lies between { $low } and { $high } %.
results-share-two = { $first }: { $share } % of the points in { $games } games; nineteen times in twenty the truth lies between { $low } and { $high } %.
results-side = { $side }: { $won } of { $games }
results-clear = Forget all results
results-clear-sure = Really forget them

## The list of moves, and looking back

moves-title = Moves
moves-show = Show the moves
moves-hide = Hide the moves
moves-none = Nothing has been played yet.
look-first = To the beginning
look-previous = One step back
look-next = One step on
look-last = To the last step
look-leave = Back to the game
look-at = { $step } of { $count }
keys-moves = the list of moves, and away with it
keys-again = see the last turn again
keys-look = look back through the game: arrows and Home, End

## A hint

hint-thinking = The computer is looking for a step …
hint-move = The computer would move from { $from } to { $to }.
hint-place = The computer would enter a man on { $to }.
hint-remove = The computer would take the man on { $at }.
hint-step = The computer would play { $step }.
hint-chance = Chance to win: { $percent }%.
hint-wins = That wins.
hint-draws = With best play on both sides that is a draw.
hint-loses = Against best play the game is lost.
keys-hint = a hint, and away with it; looking back, the game judged

## A game judged

number-tenths = { $whole }.{ $tenth }
review-title = The game judged
review-ask = The game is not over. Judging it shows what the computer thinks of every step so far.
review-start = Judge it
review-progress = { $done } of { $all } positions judged
review-curve = { $who ->
    [you] The higher, the better for you.
   *[other] { $name }: the higher, the better.
 }
review-chance = { $who ->
    [you] Here you have a chance of { $percent }%.
   *[other] { $name } has a chance of { $percent }% here.
 }
review-standing-won = { $who ->
    [you] Here the game is won for you.
   *[other] { $name } has a won game here.
 }
review-standing-drawn = Here the game is a draw.
review-standing-lost = { $who ->
    [you] Here the game is lost for you.
   *[other] { $name } has a lost game here.
 }
review-play = { $choices ->
    [0] There was nothing to choose.
    [one] Gave away { $lost }% of a chance to win in 1 choice.
   *[other] Gave away { $each }% of a chance to win with each of { $choices } choices, on average.
 }
review-play-best = { $choices ->
    [one] Gave nothing away in 1 choice.
   *[other] Gave nothing away in { $choices } choices.
 }
review-faults = Steps with marks: { $faults }
review-luck = { $throws ->
    [one] Luck: { $luck }% by 1 throw.
   *[other] Luck: { $luck }% by { $throws } throws.
 }
review-marks = { $doubtful } gave away 5% of a chance to win or more, { $mistake } 10%, { $blunder } 15%.
review-no-faults = No step gave away as much as 5% of a chance to win.
review-lost = gives away { $lost }%
review-win-draw = a win became a draw
review-win-loss = a win became a loss
review-draw-loss = a draw became a loss
review-better = better: { $step }
review-fault = { $fall }; { $better }
review-step = { $at } · { $step }: { $verdict }
review-throw = luck: { $luck }%

## Keys

keys-title = Keys
keys-arrows = go from point to point
keys-enter = pick up, set down
keys-space = throw the dice
keys-undo = take back
keys-flat = from above, and back
keys-dangers = show who is in danger, and hide it (tafl)
keys-levels = pull the levels of a cube apart, and push them together
keys-mute = silence, and back
keys-rules = the rules
keys-escape = menu, or close what is open
keys-help = this list
key-arrows = Arrows
key-enter = Enter
key-space = Space
key-escape = Esc

## The rules card

rules-title = The rules
rules-reading = By this reading
rules-original = The words of the source
rules-translation = In English

## Trouble

trouble-title = Something went wrong
trouble-save-failed = The game could not be saved. It goes on, but would be lost if the window closed now.
trouble-record-broken = The saved game could not be read to its end. The file stays where it is, untouched. If a part of it could be read, Continue goes on from there.
trouble-record-newer = The saved game was made by a newer Boxwood. It has been left untouched.
trouble-save-set-aside = A saved game that could not be read was put aside, untouched.
trouble-setup-refused = This game could not be set up.
trouble-computer-failed = The computer found no move and played the first one allowed. Take back if that spoils the game.
trouble-settings-broken = The settings could not be read. The file was put aside as “{ $file }”, and the usual settings are in use.
trouble-settings-unsaved = The settings could not be saved.
trouble-results-broken = The results could not be read. The file was put aside as “{ $file }”, and counting begins anew.
trouble-results-unsaved = The result of the game could not be saved.
trouble-other = Something could not be done.
trouble-dismiss = I see
