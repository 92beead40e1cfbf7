# Twelve men's morris: its own words in English.

twelve-mens-morris-kin = mill
twelve-mens-morris-name = Twelve men’s morris
twelve-mens-morris-name-english = The mill with diagonals
twelve-mens-morris-place = Europe, North America
twelve-mens-morris-century = from the Middle Ages
twelve-mens-morris-story = Lines across the corners and three men more: the largest of the old mills. English settlers seem to have taken it to America, where it became the chief of their board games. A mill that was opened to make another may not be made again by the same men, so that none can be swung for ever.
twelve-mens-morris-length = about half an hour
twelve-mens-morris-names = Twelve men’s morris

ruleset-twelve-mens-morris-breyer-difference = Twenty lines; a mill opened to make another is not made again by the same men.
ruleset-twelve-mens-morris-remaking-allowed-difference = Mills may be opened and made again without limit.
ruleset-twelve-mens-morris-no-mills-while-entering-difference = No mill may be made before all men are on the board.
ruleset-twelve-mens-morris-moulidars-difference = No mills on the diagonals; a side with four men flies; men in mills are safe.

twelve-mens-morris-rules-sections = aim board enter move take again fly draw names readings
twelve-mens-morris-rules-board-text = Three squares, one in the other, joined in the middle of their sides and at their corners: twenty-four points, twenty lines. Each side has twelve men.
twelve-mens-morris-rules-take-text = Whoever makes a mill by entering or moving a man takes one man of the other side at once; two mills made together take one man too. Men who stand in a mill are safe, but if all do, any of them may be taken. Men who are taken do not come back.
twelve-mens-morris-rules-again = Mills made again
twelve-mens-morris-rules-again-text = If a mill is opened and the same move makes another, the first may not be made again by the same three men as long as all three are on the board. A mill that was opened without making another may be closed again, and takes a man.
twelve-mens-morris-rules-names-text = The Basque page dates the diagonals before the fourteenth century; the first nine men’s board drawn with them stands in al-Firuzabadi’s Qamus, at the beginning of the fifteenth. Moulidars has the game with eleven men or twelve, without mills on the diagonals; Breyer has the rules given here.
