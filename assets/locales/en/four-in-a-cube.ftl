# Four in a cube: its own words in English.

four-in-a-cube-kin = rows
four-in-a-cube-name = Four in a cube
four-in-a-cube-name-english = Four in a cube
four-in-a-cube-place = United States and Europe
four-in-a-cube-century = 20th century; solved in 1977
four-in-a-cube-story = Sixty-four places on four levels, and seventy-six rows that win, most of them where nobody looks. Computers proved in 1977 that whoever begins can force a win. A person who begins must still find it.
four-in-a-cube-length = a quarter of an hour
four-in-a-cube-names = Qubic · Score Four · four in a row 3D · potencia 4

ruleset-four-in-a-cube-free-difference = A bead may be put on any empty place of the cube.
ruleset-four-in-a-cube-gravity-difference = Beads fall: a place is reached when the one below it is taken.

four-in-a-cube-match-line = { $who ->
    [you] You have four in a row.
   *[other] { $name } has four in a row.
 }

four-in-a-cube-rules-sections = aim board turn draw play look readings
four-in-a-cube-rules-aim-text = Have four of your beads in a straight row from one side of the cube to the other: along, across, up, or askew in any way. There are 76 such rows.
four-in-a-cube-rules-board-text = Four levels of glass, each with four rows of four places.
four-in-a-cube-rules-turn-text = The light beads begin. In turn each side puts one bead on an empty place, where it stays.
four-in-a-cube-rules-play-text = The eight corners and the eight places in the heart of the cube are on seven rows each, all others on four. Three in a row with the fourth place open must be answered at once: whoever makes two such threats together wins, and threat after threat may lead there from far off.
four-in-a-cube-rules-look = To see better
four-in-a-cube-rules-look-text = Walk round the stand with the right button or two fingers. The key S, or a tap on the foot of the stand, pulls the levels apart and pushes them together again.
four-in-a-cube-rules-readings-text = The levels of glass let a bead lie anywhere. The older form has beads on sixteen pegs, where they fall. Before each game you may choose.
