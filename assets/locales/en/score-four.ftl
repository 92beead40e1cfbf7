# Four in a row on eight by eight: its own words in English.

score-four-kin = rows
score-four-name = Four in a row, eight by eight
score-four-name-english = Four in a row, eight by eight
score-four-place = Europe
score-four-century = 20th century
score-four-story = The larger rack: eight slots, eight places high. There is no middle column to hold. Who wins with best play, few who sit down to it could tell.
score-four-length = a quarter of an hour
score-four-names = score 4

ruleset-score-four-standard-difference = Eight columns, eight rows; discs fall; four in a row win.

score-four-match-line = { $who ->
    [you] You have four in a row.
   *[other] { $name } has four in a row.
 }

score-four-rules-sections = aim board turn draw play names
score-four-rules-aim-text = Have four of your discs in a row: along, up or askew.
score-four-rules-board-text = An upright rack of eight columns, eight places high.
score-four-rules-turn-text = The light discs begin. In turn each side lets one disc fall into a column that is not full. It comes to lie on the lowest empty place.
score-four-rules-play-text = A place that wins for you is worth most where the other side must not play below it. When the rest of the rack fills up, the side that began comes to the odd rows, the other to the even ones.
score-four-rules-names-text = Sold as score 4 in English. The rules are those of the smaller rack.
