# Nine holes: its own words in English.

nine-holes-kin = mill
nine-holes-name = Nine holes
nine-holes-name-english = Nine holes
nine-holes-place = Egypt, Europe, Asia
nine-holes-century = boards from antiquity
nine-holes-story = Three men a side and nine holes in stone or wood, older and deeper than noughts and crosses. Once all six are down, a man is lifted and carried to any empty hole. Three in a row or a column win, and whoever sleeps for one turn has lost.
nine-holes-length = a few minutes
nine-holes-names = Kleine Mühlenspiel · drīs ath-thlātha · les pendus · driesticken · tre-guti · san-noku-narabe · nerenchi

ruleset-nine-holes-jokoak-difference = Rows and columns win; diagonals do not.
ruleset-nine-holes-with-diagonals-difference = The two diagonals win too.

nine-holes-match-line = { $who ->
    [you] You have three in a line.
   *[other] { $name } has three in a line.
 }

nine-holes-rules-sections = aim board enter move draw names readings
nine-holes-rules-aim-text = Bring your three men into one row or column. Diagonals do not count.
nine-holes-rules-board-text = Nine holes, three rows of three. Each side has three men.
nine-holes-rules-move-text = When all six men are on the board, each side in turn lifts one of its men and carries him to any empty hole.
nine-holes-rules-names-text = Murray collected these names: kleine Mühlenspiel in Germany, drīs ath-thlātha among the Arabs, les pendus in France, driesticken in Holland, tre-guti in India, nine holes in England, san-noku-narabe in Japan, nerenchi in Sri Lanka. Parker found the board among the diagrams on the roof slabs of the temple of Kurna in Egypt.
