# Noughts and crosses: its own words in English.

noughts-and-crosses-kin = rows
noughts-and-crosses-name = Noughts and crosses
noughts-and-crosses-name-english = Noughts and crosses
noughts-and-crosses-place = Everywhere
noughts-and-crosses-century = the 19th century under this name; games like it are far older
noughts-and-crosses-story = Three rows of three and two signs, scratched into anything that takes a scratch. Whoever has three in a row first wins. Nobody who looks ahead ever loses, and yet everybody has.
noughts-and-crosses-length = a minute

noughts-and-crosses-side-first = Crosses
noughts-and-crosses-side-second = Noughts
noughts-and-crosses-names = zirkuluak eta gurutzeak · tic-tac-toe · tres en raya · morpion · Tris

ruleset-noughts-and-crosses-standard-difference = Crosses begin; three in a row, column or diagonal win.

noughts-and-crosses-match-line = { $who ->
    [you] You have three in a row.
   *[other] { $name } has three in a row.
 }

noughts-and-crosses-rules-sections = aim board turn draw play names
noughts-and-crosses-rules-aim-text = Have three of your signs in a row, a column or a diagonal.
noughts-and-crosses-rules-board-text = Nine places, three rows of three, all of them empty.
noughts-and-crosses-rules-turn-text = Crosses begin. In turn each side puts one of its signs on an empty place, where it stays.
noughts-and-crosses-rules-play-text = The middle is on four lines, a corner on three, an edge on two. Whoever threatens two lines at once wins. Against the middle a corner holds and an edge loses; against a corner only the middle holds.
noughts-and-crosses-rules-names-text = In Basque zirkuluak eta gurutzeak, circles and crosses; tic-tac-toe in America, tres en raya in Spain, morpion in France, Tris in Italy.
