# Five in a cube: its own words in English.

five-in-a-cube-kin = rows
five-in-a-cube-name = Five in a cube
five-in-a-cube-name-english = Five in a cube
five-in-a-cube-place = United States and Europe
five-in-a-cube-century = 20th century
five-in-a-cube-story = A hundred and twenty-five places and a hundred and nine rows. The one place in the very middle lies on thirteen of them. Nobody is known to have worked it out.
five-in-a-cube-length = a quarter of an hour

ruleset-five-in-a-cube-free-difference = A bead may be put on any empty place of the cube.
ruleset-five-in-a-cube-gravity-difference = Beads fall: a place is reached when the one below it is taken.

five-in-a-cube-match-line = { $who ->
    [you] You have five in a row.
   *[other] { $name } has five in a row.
 }

five-in-a-cube-rules-sections = aim board turn draw play look readings
five-in-a-cube-rules-aim-text = Have five of your beads in a straight row from one side of the cube to the other: along, across, up, or askew in any way. There are 109 such rows.
five-in-a-cube-rules-board-text = Five levels of glass, each with five rows of five places.
five-in-a-cube-rules-turn-text = The light beads begin. In turn each side puts one bead on an empty place, where it stays.
five-in-a-cube-rules-play-text = The place in the very middle is on thirteen rows. Rows of five are slow to make and easy to stop: look for places where several of your rows cross.
five-in-a-cube-rules-look = To see better
five-in-a-cube-rules-look-text = Walk round the stand with the right button or two fingers. The key S, or a tap on the foot of the stand, pulls the levels apart and pushes them together again.
five-in-a-cube-rules-readings-text = The levels of glass let a bead lie anywhere. The older form has beads on pegs, where they fall. Before each game you may choose.
