# Four in a row: its own words in English.

connect-four-kin = rows
connect-four-name = Four in a row
connect-four-name-english = Four in a row
connect-four-place = United States and Europe
connect-four-century = 1974
connect-four-story = A rack with seven slots, and discs that fall where they may. Four in a row win, along, up or askew. Two people solved it in 1988, weeks apart: who begins, wins, if he begins in the middle and never errs for twenty more moves.
connect-four-length = ten minutes
connect-four-names = four in a row · vier gewinnt · puissance 4 · 4 en línea · forza 4 · lig 4

ruleset-connect-four-standard-difference = Seven columns, six rows; discs fall; four in a row win.

connect-four-match-line = { $who ->
    [you] You have four in a row.
   *[other] { $name } has four in a row.
 }

connect-four-rules-sections = aim board turn draw play names
connect-four-rules-aim-text = Have four of your discs in a row: along, up or askew.
connect-four-rules-board-text = An upright rack of seven columns, six places high.
connect-four-rules-turn-text = The light discs begin. In turn each side lets one disc fall into a column that is not full. It comes to lie on the lowest empty place.
connect-four-rules-play-text = Hold the middle column: more lines run through it than through any other. A place that wins for you is worth most where the other side must not play below it. When the rest of the rack fills up, the side that began comes to the first, third and fifth rows, the other to the second, fourth and sixth.
connect-four-rules-names-text = Gewinn mit 4, die verflixten and vier gewinnt in German; puissance 4 and en rang par 4 in French; 4 en línea, 4 en raya, coloca 4 and conecta 4 in Spanish; forza 4 in Italian; lig 4 in Portuguese.
