# Að elta stelpur: its own words in English.

elta-stelpur-name = Að elta stelpur
elta-stelpur-name-english = Chasing the girls
elta-stelpur-place = Iceland
elta-stelpur-century = 17th century, written down in 1888
elta-stelpur-story = Six men on each side run round and round the backgammon board of an Icelandic farm, each side hunting the other. Only ones, sixes and doubles count; whoever is caught is out for good. The last man left turns into the hornaskella, who jumps from corner to corner and is hard to catch.
elta-stelpur-players = Two players
elta-stelpur-length = about a quarter of an hour

elta-stelpur-setup-who-begins = The dice decide who begins.

elta-stelpur-side-first = Light
elta-stelpur-side-second = Dark

elta-stelpur-level-novice-detail = takes whatever it can reach

## The rulesets in a line

ruleset-elta-stelpur-jokoak-difference = The usual game: a six moves one man, and one man may use the whole throw.
ruleset-elta-stelpur-arnason-1888-difference = As it was first written down: the higher throw begins, a six moves two men, and each man moves once a throw.
ruleset-elta-stelpur-tidudi-difference = The usual game, but a double six moves the hornaskella four corners instead of eight.
ruleset-elta-stelpur-murray-difference = A six moves two different men, and no man moves twice in a throw.
ruleset-elta-stelpur-keith-difference = One man may use the whole throw, and a double six moves the hornaskella four corners.

## What this game does

elta-stelpur-special-made = { $who ->
    [you] Your last man becomes the hornaskella: he moves from corner to corner now.
   *[other] { $name }’s last man becomes the hornaskella: he moves from corner to corner now.
 }
elta-stelpur-special-moves = { $who ->
    [you] Your hornaskella goes from { $from } to { $to }.
   *[other] { $name }’s hornaskella goes from { $from } to { $to }.
 }
elta-stelpur-special-captures = { $who ->
    [you] Your hornaskella goes from { $from } to { $to } and takes the man there.
   *[other] { $name }’s hornaskella goes from { $from } to { $to } and takes the man there.
 }
elta-stelpur-hint = Only ones, sixes and doubles move a man.

## Reasons: the end, throws that move nothing, moves that are not allowed

elta-stelpur-why-no-men-left = The last man has been caught.
elta-stelpur-why-no-captures = Nobody has been caught for two thousand throws: a draw.
elta-stelpur-why-useless-throw = This throw moves nobody.
elta-stelpur-why-men-only-move = Men are only moved in this game.
elta-stelpur-why-unit-must-be-played = What the throw gives must be played: there is a move left.
elta-stelpur-why-nobody-there = Nobody stands there.
elta-stelpur-why-not-your-man = That man is not yours.
elta-stelpur-why-no-such-unit = The throw gives no such number, or it has been played.
elta-stelpur-why-another-man-for-this-six = The second six belongs to another man.
elta-stelpur-why-another-man-for-this-unit = This man has moved in this throw; take another for the next number.
elta-stelpur-why-first-turn-rearmost = On your first turn a six or a double moves the rearmost men.
elta-stelpur-why-rearmost-first = The rearmost man must move.
elta-stelpur-why-only-corners = The hornaskella goes to the corners only.
elta-stelpur-why-one-is-the-next-corner = A one takes the hornaskella to the next corner.
elta-stelpur-why-six-is-the-second-corner = A six takes the hornaskella to the second corner ahead.
elta-stelpur-why-own-man-moves-on = Your own man stands there: whoever would land on him goes on to the next empty point.
elta-stelpur-why-hornaskella-safe-between = The hornaskella cannot be caught while your men stand on both sides of it.
elta-stelpur-why-hornaskella-safe-off-corner = The hornaskella can be caught on a corner only.
elta-stelpur-why-pushed-on-to-first-empty = That point is closed to this man: he goes on to the first empty one.
elta-stelpur-why-unit-leads-elsewhere = That number leads to another point.

## The rules card: its sections in order, then each

elta-stelpur-rules-sections = aim board begin throw move capture hornaskella readings
elta-stelpur-rules-aim = Aim
elta-stelpur-rules-aim-text = Catch all the other side’s men. Whoever has none left has lost.
elta-stelpur-rules-board = Board and men
elta-stelpur-rules-board-text = Two rows of twelve points. Each side has six men, one to a point, on the six points at its left hand: 1 to 6 and 13 to 18. All men run the same way, anticlockwise, round and round; after 24 comes 1. Two men never share a point.
elta-stelpur-rules-throw = The throw
elta-stelpur-rules-throw-text = Throw both dice. A one moves a man one point, a six moves a man six points, and a double moves two men by its number; a double six moves four. Every other number counts for nothing. After a double you throw again, even if it moved nothing.
elta-stelpur-rules-move = Moving
elta-stelpur-rules-move-text = Each number is a move of its own, in any order, with any man; the same man may take several. What the throw gives must be played. If your own man stands where a man would land, he goes on to the next empty point and takes nobody there.
elta-stelpur-rules-capture = Catching
elta-stelpur-rules-capture-text = A man who lands on an enemy takes him off the board for good.
elta-stelpur-rules-hornaskella = The hornaskella
elta-stelpur-rules-hornaskella-text = A side’s last man becomes the hornaskella, the corner-clatterer. It moves only to the corners 1, 6, 7, 12, 13, 18, 19 and 24: a one to the next corner, a six to the second. It takes only where it lands. It can be caught only on a corner, and not while enemy men stand on both points beside it. Two hornaskellas chase each other to the end.
elta-stelpur-rules-begin = Who begins
elta-stelpur-rules-begin-text = Each side throws one die; the lower begins, with men on 1 to 6, and throws both dice anew.
elta-stelpur-rules-readings = The sources differ
elta-stelpur-rules-readings-text = These are the usual rules. Before each game you may choose another reading; the differences are told there, each with its source.
elta-stelpur-quote-original = Svona eltir hvor annan. Þegar annarhvor á að eins eina töflu eptir, breytir hún um gang sinn. Hún geingur að eins í hornin og er kölluð hornaskella.
elta-stelpur-quote-translation = So each chases the other. When either has only one man left, its way of going changes. It goes into the corners only and is called the hornaskella.
elta-stelpur-quote-source = Jón Árnason and Ólafur Davíðsson, Íslenzkar gátur, skemtanir, vikivakar og þulur, Copenhagen 1888–1892, pp. 316–317; text after the Ludii Portal, evidence DLP.Evidence.1178.

## The switches of the rules, for players who make their own

elta-stelpur-switch-start = Who begins
elta-stelpur-switch-start-detail = Each throws one die and the lower begins, or each throws both and the higher total begins.
elta-stelpur-switch-start-lower-die = Lower die
elta-stelpur-switch-start-higher-throw = Higher throw
elta-stelpur-switch-six-men = Men moved by a six
elta-stelpur-switch-six-men-detail = Whether a six moves one man or two.
elta-stelpur-switch-same-man = One man, several numbers
elta-stelpur-switch-same-man-detail = Whether one man may play more than one number of a throw.
elta-stelpur-switch-horn-11 = A double one of the hornaskella
elta-stelpur-switch-horn-11-detail = How many corners it goes.
elta-stelpur-switch-horn-66 = A double six of the hornaskella
elta-stelpur-switch-horn-66-detail = How many corners it goes: once round, or half the way.
elta-stelpur-switch-first-turn-rearmost = The first turn
elta-stelpur-switch-first-turn-rearmost-detail = Whether a six or a double in a side’s first turn must move its rearmost men.
elta-stelpur-switch-first-turn-rearmost-yes = Rearmost men
elta-stelpur-switch-first-turn-rearmost-no = Any men
elta-stelpur-switch-again = Throwing again
elta-stelpur-switch-again-detail = After a double, even one that moved nobody, or after a throw that moved nobody.
elta-stelpur-switch-again-doubles = After doubles
elta-stelpur-switch-again-useless = After useless throws
elta-stelpur-switch-skip = Pushed on
elta-stelpur-switch-skip-detail = A man whose point is closed goes on to the first empty point, or to the first without a man of his own, taking an enemy there.
elta-stelpur-switch-skip-empty = To an empty point
elta-stelpur-switch-skip-not-own = Past his own only
elta-stelpur-switch-immunity = The hornaskella between two men
elta-stelpur-switch-immunity-detail = Whether it is safe while enemy men stand on both points beside it.
elta-stelpur-switch-immunity-yes = Safe
elta-stelpur-switch-immunity-no = Not safe
elta-stelpur-switch-horn-off-corner = The hornaskella off the corners
elta-stelpur-switch-horn-off-corner-detail = Whether it can be caught on a point that is no corner.
elta-stelpur-switch-horn-off-corner-safe = Safe
elta-stelpur-switch-horn-off-corner-open = Not safe
elta-stelpur-switch-horn-sweeps = A six of the hornaskella
elta-stelpur-switch-horn-sweeps-detail = Whether it takes only where it lands, or on the corner it passes too.
elta-stelpur-switch-horn-sweeps-no = Takes at the end
elta-stelpur-switch-horn-sweeps-yes = Takes on both
elta-stelpur-switch-rearmost-first = Whose turn to run
elta-stelpur-switch-rearmost-first-detail = Whether every number is played by the rearmost man.
elta-stelpur-switch-rearmost-first-no = Any man
elta-stelpur-switch-rearmost-first-yes = The rearmost
