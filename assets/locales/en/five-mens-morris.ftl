# Five men's morris: its own words in English.

five-mens-morris-kin = mill
five-mens-morris-name = Five men’s morris
five-mens-morris-name-english = Fivepenny morris
five-mens-morris-place = France, Italy, England, West Africa
five-mens-morris-century = Middle Ages, until about 1600
five-mens-morris-story = Two squares, one in the other, and five men a side. Whoever brings three into a line takes a man, and he is put into the store in the small square. Europe forgot it for larger mills, but in West Africa it is still played.
five-mens-morris-length = about ten minutes
five-mens-morris-names = Mérelles à six tables · achi · ati · fivepenny morris · smerelli · akidada

ruleset-five-mens-morris-jokoak-difference = Men in mills are safe; if all are, nobody is taken.
ruleset-five-mens-morris-any-difference = Any man may be taken, out of a mill too.
ruleset-five-mens-morris-fallback-difference = Men in mills are taken only if there is no other.
ruleset-five-mens-morris-african-difference = Two men on a line between the squares take a man as well, and are safe.
ruleset-five-mens-morris-diagonals-difference = Lines join the corners, for moving only; men in mills are taken last.

five-mens-morris-rules-sections = aim board enter move take end draw names readings
five-mens-morris-rules-board-text = Two squares, one in the other, joined in the middle of their sides: sixteen points. Mills are made on the eight sides of the squares; the short lines between them hold only two points. Each side has five men.
five-mens-morris-rules-end = The end
five-mens-morris-rules-end-text = Nobody flies in this game: a side with two men has lost, and so has a side that cannot move.
five-mens-morris-rules-names-text = Murray has mérelles à six tables in France, fivepenny morris in England, smerelli in Italy, akidada among the Yoruba, and achi or ati in Ghana, which Bell counts among the three men’s games. It was played all over Europe in the Middle Ages and given up for larger mills towards the end of the sixteenth century; today it is met with in West Africa.
