# Tablut: its own words in English.

tablut-name = Tablut
tablut-name-english = The king’s escape
tablut-place = Lapland
tablut-century = from the Middle Ages; written down in 1732
tablut-story = A king and eight Swedes sit in the middle of the board, sixteen Muscovites all round. The king must break out to the edge; the Muscovites must take him. Carl Linnaeus saw it played by the Saami on a reindeer skin embroidered with squares, and wrote its laws into his travel diary.
tablut-players = Two players
tablut-length = about twenty minutes

tablut-setup-who-begins = The attack begins, or the defence where the reading says so.

tablut-side-first = The attack
tablut-side-second = The defence
tablut-first-is-dark = yes

tablut-going-on-loser-first = King to winner
tablut-going-on-loser-first-detail = The winner has the king in the next game, the loser the attack: so Linnaeus has it in his law 12.
tablut-series-next-first = { $who ->
    [you] Next game: you attack.
   *[other] Next game: { $name } attacks.
 }
tablut-series-next-second = { $who ->
    [you] Next game: you have the king.
   *[other] Next game: { $name } has the king.
 }

## The rulesets in a line

ruleset-tablut-cyningstan-difference = The usual game: two take the king in the open, three beside his throne, four upon it; nobody passes over the throne.
ruleset-tablut-linnaeus-difference = To the letter of 1732: a king shut in is lost as well, and so is a side that cannot move.
ruleset-tablut-smith-difference = As it was printed in 1811: the king takes nobody, but only four men take him; his side begins.
ruleset-tablut-brainking-difference = The king takes nobody, two men take him, and all may pass over his empty throne.

## What this game does

tablut-special-moves = { $who ->
    [you] Your king goes from { $from } to { $to }.
   *[other] The king goes from { $from } to { $to }.
 }
tablut-match-remove = { $who ->
    [you] You take the man on { $at }.
   *[other] { $name } takes the man on { $at }.
 }
tablut-dangers = Show or hide who is in danger
tablut-hint = A man is taken by standing on both sides of him.

## Reasons: what the king’s side calls, and how games end

tablut-why-raichi = Raichi! One way out is open to the king.
tablut-why-tuichu = Tuichu! Two ways out are open to the king.
tablut-why-king-taken = The king is taken.
tablut-why-king-escaped = The king has reached the edge and is free.
tablut-why-two-ways-out = Two ways out are open to the king: one of them he will take.
tablut-why-king-shut-in = The king and his men are shut in for good.
tablut-why-no-move-left = There is no move left.
tablut-why-no-progress = For too long nobody has been taken: a draw.

## Reasons: what is not allowed

tablut-why-no-passing = Nobody passes who can move.
tablut-why-no-men-in-hand = All men are on the board: move one of them.
tablut-why-taken-between-two = A man is taken by standing on both sides of him, not by hand.
tablut-why-no-numbers-played = Men are moved without numbers here.
tablut-why-nobody-there = Nobody stands there.
tablut-why-not-your-man = That man is not yours.
tablut-why-stays-there = That is where he stands.
tablut-why-point-taken = Somebody stands there already.
tablut-why-throne-closed = Nobody but the king sits on the throne.
tablut-why-king-does-not-return = The king who has left his throne does not come back to it.
tablut-why-corner-is-the-kings = The corners are the king’s.
tablut-why-straight-only = Men go straight, along a row or a column.
tablut-why-way-blocked = Somebody stands in the way.
tablut-why-throne-in-the-way = Nobody passes over the throne.

## The rules card: its sections in order, then each

tablut-rules-sections = aim board move take throne king calls draw readings
tablut-rules-aim = Aim
tablut-rules-aim-text = The king’s side wins when the king reaches any square at the edge of the board. The attackers win by taking him.
tablut-rules-board = Board and men
tablut-rules-board-text = Nine rows of nine squares. The king sits on the throne in the middle, his eight men in a cross about him; the sixteen attackers stand by fours at the middles of the edges. The attackers begin.
tablut-rules-move = Moving
tablut-rules-move-text = In turn, each side moves one man, along a row or a column, as far as the way is empty. Nobody jumps over anybody, and nobody passes.
tablut-rules-take = Taking
tablut-rules-take-text = A man is taken when an enemy comes to stand beside him and another stands on his opposite side. One move may take as many as three. Whoever steps between two enemies himself is safe. The king takes like any man.
tablut-rules-throne = The throne
tablut-rules-throne-text = Once the king has left it nobody sits on the throne any more, not even he, and nobody passes over it. Empty, it is an enemy to both sides: a man beside it is taken by a single enemy on his other side.
tablut-rules-king = Taking the king
tablut-rules-king-text = On his throne the king is taken by four attackers, on all sides; beside it by three, the throne being the fourth; anywhere else by two, like any man. If he sits on his throne with attackers on three sides and one of his own men on the fourth, that man is taken against him.
tablut-rules-calls = Raichi and tuichu
tablut-rules-calls-text = When a way to the edge lies open before the king, his side calls raichi; when there are two, tuichu. The calls are made for you, and the open ways are lit.
tablut-rules-draw = Draws
tablut-rules-draw-text = The game is drawn when the same position has come for the third time, when the side to move cannot, or when for a hundred turns nobody has been taken. The last is our addition.
tablut-rules-readings = The sources differ
tablut-rules-readings-text = These are the usual rules. Before each game you may choose another reading; the differences are told there, each with its source.
tablut-quote-original = Arx regia. Konokis Lappon., cui nullus succedere potest.
tablut-quote-translation = The royal castle, konokis in Lappish, which nobody can enter.
tablut-quote-source = Carl Linnaeus, Iter Lapponicum, 1732.

## The switches of the rules, for players who make their own

tablut-switch-first-mover = Who begins
tablut-switch-first-mover-detail = Which side has the first move.
tablut-switch-first-mover-attackers = The attack
tablut-switch-first-mover-defenders = The defence
tablut-switch-king-armed = The king takes
tablut-switch-king-armed-detail = Whether the king takes part in taking men.
tablut-switch-king-captured-by = The king in the open
tablut-switch-king-captured-by-detail = How many attackers take him away from his throne.
tablut-switch-king-captured-by-two = Two
tablut-switch-king-captured-by-four = Four
tablut-switch-beside-throne = The king beside his throne
tablut-switch-beside-throne-detail = Three attackers on the other sides take him; or only four, for whom there is no room; or as many as in the open.
tablut-switch-beside-throne-three = Three
tablut-switch-beside-throne-four = Four
tablut-switch-beside-throne-as-open = As in the open
tablut-switch-hostile-throne = The throne as an enemy
tablut-switch-hostile-throne-detail = Whether a man beside the throne is taken against it: when it is empty, never, or by the defence even while the king sits there.
tablut-switch-hostile-throne-empty-to-all = When empty
tablut-switch-hostile-throne-never = Never
tablut-switch-hostile-throne-always-to-attackers = To the attack always
tablut-switch-throne-passage = Passing over the throne
tablut-switch-throne-passage-detail = Whether men and king may pass over the empty throne.
tablut-switch-throne-reentry = Back to the throne
tablut-switch-throne-reentry-detail = Whether the king may return to it.
tablut-switch-rule-eleven = The last defender beside the king
tablut-switch-rule-eleven-detail = Whether he is taken against the king on his throne, with attackers on its three other sides.
tablut-switch-rule-eleven-yes = Can be taken
tablut-switch-rule-eleven-no = Is safe
tablut-switch-escape = Where the king escapes
tablut-switch-escape-detail = At any square of the edge, or in the corners only.
tablut-switch-escape-edge = The edge
tablut-switch-escape-corner = The corners
tablut-switch-no-move = A side that cannot move
tablut-switch-no-move-detail = Whether the game is drawn or the side has lost.
tablut-switch-no-move-draw = Draws
tablut-switch-no-move-lose = Loses
tablut-switch-enclosure-wins = The defence shut in
tablut-switch-enclosure-wins-detail = Whether the attack wins when the king and all his men are shut in for good.
tablut-switch-tuichu-wins = Two ways out
tablut-switch-tuichu-wins-detail = Whether the king has won as soon as two ways out are open to him.
tablut-switch-winner-keeps-king = The winner keeps the king
tablut-switch-winner-keeps-king-detail = Whether the winner plays the defence in the next game; one game by itself is the same either way.
tablut-switch-no-progress-detail = After how many turns in which nobody is taken.
