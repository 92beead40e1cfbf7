# Three men's morris: its own words in English.

three-mens-morris-kin = mill
three-mens-morris-name = Three men’s morris
three-mens-morris-name-english = The smallest mill
three-mens-morris-place = Rome, Spain, China, everywhere
three-mens-morris-century = before our era; written down in 1283
three-mens-morris-story = The smallest of the mills, cut into stone from Egypt to China. Three men a side are set down in turn, and then slide along the lines. The first three in a line win, and King Alfonso’s book knew already that whoever begins in the middle can force it.
three-mens-morris-length = a few minutes
three-mens-morris-names = Artzain-joko · terni lapilli · alquerque de tres · tres en raya · pedreria · tapatan · mérelles · marelles · luk tsut k’i · yih · tant fant · tin-guti pait pait · cashlan gherra · smerelli · mulino · riga di tre · marro · fanorona telo · epelle · hujura · santaraj · picaria · pitarilla · bidaria · drīs · achi

ruleset-three-mens-morris-jokoak-difference = Three men each; all eight lines win; men slide along the lines.
ruleset-three-mens-morris-alfonso-entering-difference = Men are only entered: when all six stand and nobody has a line, it is a draw.
ruleset-three-mens-morris-basque-difference = The first man of all goes to the middle and never moves; a side that cannot move passes.
ruleset-three-mens-morris-french-difference = The first man of all may not go to the middle.
ruleset-three-mens-morris-achi-difference = Four men each, and a side that cannot move has lost.
ruleset-three-mens-morris-picaria-difference = Men step to any neighbouring point, with or without a line.

three-mens-morris-match-line = { $who ->
    [you] You have three in a line.
   *[other] { $name } has three in a line.
 }

three-mens-morris-rules-sections = aim board enter move end draw names readings
three-mens-morris-rules-aim-text = Bring three of your men into one line, straight or diagonal. The first to do so wins, while men are entered too.
three-mens-morris-rules-board-text = A square with its middle lines and diagonals: nine points, eight lines. Each side has three men.
three-mens-morris-rules-move-text = When all men are on the board, each side in turn slides one of its men along a line to the next point, if it is empty.
three-mens-morris-rules-end = No move left
three-mens-morris-rules-end-text = Whoever cannot move has lost. With three men a side this does not happen; with four it does.
three-mens-morris-rules-names-text = In the Basque Country it is artzain-joko, the shepherds’ game (Iholdi, Zerain, Muskildi). A Roman name was terni lapilli. In China it was luk tsut k’i, the game of six men, and yih in the time of Confucius. Murray has santaraj in Abyssinia; pitarilla, bidaria and picaria among peoples of America; drīs among the Arabs; alquerque de tres, tres en raya and pedreria in Spain; tapatan in the Philippines; mérelles and marelles in France; tant fant and tin-guti pait pait in India; cashlan gherra in Ireland; smerelli, mulino and riga di tre in Italy; marro in Catalonia; fanorona telo in Madagascar; epelle in Nigeria; hujura in Persia. Monks cut the board into cloister seats at Norwich, Canterbury, Gloucester, Salisbury and Westminster.
three-mens-morris-quote-original = Parua tabella capit ternos utrimque lapillos, in qua uicisse est continuasse suos.
three-mens-morris-quote-translation = A small board takes three pebbles on either side; to win on it is to have brought one’s own into a row.
three-mens-morris-quote-source = Ovid, Ars amatoria, at the turn of our era, as the Basque page “errota-jokoak” quotes it.
