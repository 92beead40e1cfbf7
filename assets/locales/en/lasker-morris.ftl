# Lasker's morris: its own words in English.

lasker-morris-kin = mill
lasker-morris-name = Lasker’s morris
lasker-morris-name-english = The world champion’s mill
lasker-morris-place = Germany
lasker-morris-century = 1931
lasker-morris-story = Emanuel Lasker, world champion of chess for twenty-seven years, studied the mills and proposed one of his own. Each side has ten men, and a player who still has men in hand enters one or moves one, as he likes. So entering and moving run into each other.
lasker-morris-length = about twenty minutes
lasker-morris-names = Lasker morris · ten men’s morris

ruleset-lasker-morris-standard-difference = Ten men each; with men in hand you may enter one or move one.

lasker-morris-rules-sections = aim board enter move take fly draw names
lasker-morris-rules-board-text = Three squares, one in the other, joined in the middle of their sides: twenty-four points, sixteen lines. Each side has ten men.
lasker-morris-rules-enter = Entering or moving
lasker-morris-rules-enter-text = The light men begin. As long as a side has men in hand, it either enters one on any empty point or moves one that is on the board.
lasker-morris-rules-move-text = A man moves along a line to the next point, if it is empty. When no men are in hand, a side moves in each turn. Nobody passes.
lasker-morris-rules-names-text = The chess champion Emanuel Lasker (1868–1941) proposed it. With best play it is a draw, as Stahlhacke, Gévay and Danner computed.
