# Nine men's morris: its own words in English.

nine-mens-morris-kin = mill
nine-mens-morris-name = Nine men’s morris
nine-mens-morris-name-english = The mill
nine-mens-morris-place = Europe, Asia, America
nine-mens-morris-century = from antiquity; written down in 1283
nine-mens-morris-story = The best known of the mills: three squares, nine men a side, on Egyptian roofs, in a Viking king’s ship and on the back of many a chessboard. Close a mill, take a man, open it and close it again. Whoever is down to three men may fly, and is then at his most dangerous.
nine-mens-morris-length = about twenty minutes
nine-mens-morris-names = Mühle · mülchenspiel · doppelmühle · alquerque de nueve · mérelles · mölle · mylna · molenspel · qvarn · dubbel-qvarn · marro · melnitsa · melnichny · triodi · triodion · real · castro · smerelli · riga di noue · tavola da molino · drīs · rīz · drīs at-tis‘a · sgjoug · dūgh · nao-guti · bara-guti pait pait · sujjua · akidada · kontjil · k‘ab al-baaidar · nerenchi keliya · duqūrjin · sam k’i · chuk sam · paitariya · picaria · pitarilla · bidaria · yakamaido · trique

ruleset-nine-mens-morris-jokoak-difference = Men in mills are safe, two mills take two men, and three men fly.
ruleset-nine-mens-morris-any-difference = Any man may be taken, out of a mill too.
ruleset-nine-mens-morris-fallback-difference = Men in mills are taken only if there is no other.
ruleset-nine-mens-morris-tournament-difference = Never more than one man a turn; men in mills are taken last. The game that has been solved: a draw.
ruleset-nine-mens-morris-no-flying-difference = Nobody flies: the last three men slide like all others.
ruleset-nine-mens-morris-no-mills-while-entering-difference = No mill may be made before all men are on the board.

nine-mens-morris-rules-sections = aim board enter move take fly draw names readings
nine-mens-morris-rules-board-text = Three squares, one in the other, joined in the middle of their sides: twenty-four points, sixteen lines. Each side has nine men.
nine-mens-morris-rules-names-text = Mühle, mülchenspiel and doppelmühle in Germany; mölle in Denmark; qvarn and dubbel-qvarn in Sweden; mylna in Iceland; molenspel in Holland; mérelles in France; nine men’s morris in England; alquerque de nueve, real and castro in Castile; marro in Catalonia; smerelli, riga di noue and tavola da molino in Italy; triodi and triodion in Greece; melnitsa and melnichny in Russia; duqūrjin in Turkey; sgjoug and dūgh in Armenia; drīs, rīz and drīs at-tis‘a among the Arabs; drīs and k‘ab al-baaidar in Persia; nao-guti, bara-guti pait pait and sujjua in India; nerenchi keliya in Sri Lanka; sam k’i and chuk sam in China; kontjil in Korea; akidada among the Yoruba; paitariya, picaria, pitarilla, bidaria, yakamaido and trique among peoples of America. Boards were found in the first city of Troy, at Kurna in Egypt, on the great stairs of Mihintale in Sri Lanka and in the ship burial of Gokstad in Norway.
nine-mens-morris-quote-original = Tunc morellos doceo quibus plebs iocatur.
nine-mens-morris-quote-translation = Then I teach the mills, with which the people play.
nine-mens-morris-quote-source = Opening poem of the manuscript known as Civis Bononiae, as the Basque page “errota-jokoak” quotes it.
