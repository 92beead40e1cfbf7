# Six men's morris: its own words in English.

six-mens-morris-kin = mill
six-mens-morris-name = Six men’s morris
six-mens-morris-name-english = The mill of six
six-mens-morris-place = France, Italy, England, West Africa
six-mens-morris-century = Middle Ages, until about 1600
six-mens-morris-story = The board of five men’s morris with one man more on each side. Twelve men on sixteen points leave little room, and whoever cannot move has lost. So has whoever is down to two men.
six-mens-morris-length = about a quarter of an hour
six-mens-morris-names = Mérelles à six tables · achi · ati · smerelli · akidada

ruleset-six-mens-morris-jokoak-difference = Men in mills are safe; if all are, nobody is taken.
ruleset-six-mens-morris-any-difference = Any man may be taken, out of a mill too.
ruleset-six-mens-morris-fallback-difference = Men in mills are taken only if there is no other.
ruleset-six-mens-morris-african-difference = Two men on a line between the squares take a man as well, and are safe.
ruleset-six-mens-morris-diagonals-difference = Lines join the corners, for moving only; men in mills are taken last.

six-mens-morris-rules-sections = aim board enter move take end draw names readings
six-mens-morris-rules-board-text = Two squares, one in the other, joined in the middle of their sides: sixteen points. Mills are made on the eight sides of the squares; the short lines between them hold only two points. Each side has six men.
six-mens-morris-rules-end = The end
six-mens-morris-rules-end-text = Nobody flies in this game: a side with two men has lost, and so has a side that cannot move.
six-mens-morris-rules-names-text = The sources tell of five men or six on the same board: mérelles à six tables in France, smerelli in Italy, akidada among the Yoruba, achi or ati in Ghana, which Murray has with six men on this board.
