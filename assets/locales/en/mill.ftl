# What the mill games say alike, in English. Each game's own file says what is its own.

mill-players = Two players
mill-side-first = Light
mill-side-second = Dark
mill-level-novice-detail = looks a move or two ahead

## What happens

mill-match-line = { $who ->
    [you] You have made a mill.
   *[other] { $name } has made a mill.
 }
mill-match-owed = { $who ->
    [you] Take a man of the other side.
   *[other] { $name } takes a man for it.
 }

## Reasons: what is not allowed

mill-why-take-a-man-first = A mill has been made: take a man of the other side first.
mill-why-no-passing = Nobody passes who can do something.
mill-why-no-men-in-hand = There is no man in hand to enter: move one on the board.
mill-why-point-taken = A man stands there already.
mill-why-first-man-to-centre = The first man of all goes to the middle.
mill-why-first-man-not-to-centre = The first man of all may not go to the middle.
mill-why-no-mill-while-entering = No mill may be made while men are entered.
mill-why-enter-all-men-first = Men move when all are entered: enter one.
mill-why-nobody-there = Nobody stands there.
mill-why-not-your-man = That man is not yours.
mill-why-your-own-man = That man is your own.
mill-why-centre-man-stays = The man in the middle stays there for good.
mill-why-mill-not-made-again = That mill was opened to make another: the same three men may not make it again.
mill-why-jump-must-make-a-mill = A man may jump only where he makes a mill.
mill-why-points-not-joined = No line joins these two points: a man goes along a line to the next point.
mill-why-points-not-beside-each-other = A man goes to a point beside him only.
mill-why-nobody-to-take = Nobody is to be taken now.
mill-why-man-in-mill = A man in a mill is safe.
mill-why-only-from-a-mill = The throw takes a man out of a mill only.
mill-why-no-special-throw = Only a special throw enters three men at once.
mill-why-line-not-empty = Three men are entered at once only where all three points are empty.
mill-why-no-numbers-played = Men are moved without numbers here.

## Reasons: turns that pass, throws, the end

mill-why-blocked = No man can move.
mill-why-waits-for-entering = The other side still has men to enter.
mill-why-special-throw-takes = A special throw: a man may be taken out of a mill.
mill-why-special-throw-enters-three = A special throw: three men may be entered at once, on an empty line.
mill-why-special-throw-jumps = A special throw: any man may jump to where he makes a mill.
mill-why-line-complete = Three in a line.
mill-why-fewer-than-three-men = With fewer than three men no mill can be made any more.
mill-why-no-move-left = The men are shut in: none of them can move.
mill-why-nobody-can-move = Nobody can move any more: a draw.
mill-why-board-full = Every point is taken: a draw.
mill-why-all-men-entered = All men are entered and nobody has a line: a draw.
mill-why-no-progress = For too long no man has been entered or taken and no mill made: a draw.

## The rules card, as far as the games share it

mill-rules-aim = Aim
mill-rules-aim-text = Make mills: three of your men on one line of the board. Each takes a man of the other side. Whoever has fewer than three men left, or cannot move, has lost.
mill-rules-board = Board and men
mill-rules-enter = Entering
mill-rules-enter-text = The light men begin. In turn each side enters one man on any empty point until all are on the board.
mill-rules-move = Moving
mill-rules-move-text = Then, in turn, each side moves one man along a line to the next point, if it is empty. Nobody passes.
mill-rules-take = Mills
mill-rules-take-text = Whoever makes a mill by entering or moving a man takes one man of the other side at once, and for two mills made together two. Men who stand in a mill are safe. Men who are taken do not come back. A mill may be opened and closed again as often as you like, and takes a man each time.
mill-rules-fly = Flying
mill-rules-fly-text = A side with three men left, and none in hand, may carry a man to any empty point.
mill-rules-draw = Draws
mill-rules-draw-text = The game is drawn when the same position has come for the third time, and when for long no man has been entered or taken and no mill made. The sources say nothing of this; it is our addition.
mill-rules-names = Names and places
mill-rules-readings = The sources differ
mill-rules-readings-text = These are the usual rules. Before each game you may choose another reading; the differences are told there, each with its source.

## The switches of the rules, for players who make their own

mill-switch-men = Men of each side
mill-switch-men-detail = How many each side enters.
mill-switch-lines = Lines
mill-switch-lines-detail = How many lines of three the board has; the larger number counts the diagonals too.
mill-switch-connectors = How the triangles are joined
mill-switch-connectors-detail = Where the ways between the triangles lie, and so which lines there are.
mill-switch-connectors-midpoints = Midpoints
mill-switch-connectors-corners = Corners
mill-switch-connectors-both = Both
mill-switch-phase2 = How men move
mill-switch-phase2-detail = Once all are entered: along a line to the next point, to any point beside, or to any empty point.
mill-switch-phase2-slide = Along a line
mill-switch-phase2-king = To a point beside
mill-switch-phase2-carry = Anywhere
mill-switch-diagonal-moves = Moves along the diagonals
mill-switch-diagonal-moves-detail = Whether men also go along the diagonals.
mill-switch-fly-at = Flying
mill-switch-fly-at-detail = With how many men left a side carries them to any empty point.
mill-switch-fly-at-none = Nobody flies
mill-switch-capture = Who may be taken
mill-switch-capture-detail = Whether men who stand in a mill are safe: always, while there are others, or never.
mill-switch-capture-strict = Never from a mill
mill-switch-capture-fallback = From mills last
mill-switch-capture-any = Anybody
mill-switch-per-mill = Two mills at once
mill-switch-per-mill-detail = Whether they take two men or one.
mill-switch-per-mill-each = Two men
mill-switch-per-mill-1 = One man
mill-switch-mill-in-placement = Mills while men are entered
mill-switch-mill-in-placement-detail = Whether a line may be made by entering a man.
mill-switch-place-or-move = Move before all are entered
mill-switch-place-or-move-detail = Whether a side with men in hand may move one on the board instead of entering one.
mill-switch-remake-ban = No mill made again
mill-switch-remake-ban-detail = Whether a mill that was opened to make another may not be made again by the same men.
mill-switch-african-pairs = Two men between the squares
mill-switch-african-pairs-detail = Whether two men on a way between the two squares take like a mill.
mill-switch-first-move = The first man of all
mill-switch-first-move-detail = Where the first man may be entered.
mill-switch-first-move-any = Anywhere
mill-switch-first-move-centre-fixed = In the middle, to stay
mill-switch-first-move-not-centre = Not in the middle
mill-switch-entering-only = Only entering
mill-switch-entering-only-detail = Whether the game is drawn once all men are on the board.
mill-switch-blocked = A side that cannot move
mill-switch-blocked-detail = Whether it loses, the game is drawn, or the side passes.
mill-switch-blocked-lose = Loses
mill-switch-blocked-draw = Draws
mill-switch-blocked-pass = Passes
mill-switch-dice = Three dice
mill-switch-dice-detail = What the dice of King Alfonso’s game do, as Bell, Murray and Schädler read his book.
mill-switch-dice-bell = Bell
mill-switch-dice-murray = Murray
mill-switch-dice-schaedler = Schädler
mill-switch-dice-none = None
mill-switch-no-progress-detail = After how many turns in which nobody enters a man, makes a mill or takes a man.
