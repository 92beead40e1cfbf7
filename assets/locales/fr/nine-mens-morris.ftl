# Nine men's morris: its own words in French.

nine-mens-morris-kin = mill
nine-mens-morris-name = Marelle à neuf pions
nine-mens-morris-name-english = Le jeu du moulin
nine-mens-morris-place = Europe, Asie, Amérique
nine-mens-morris-century = dès l’Antiquité ; mis par écrit en 1283
nine-mens-morris-story = La plus connue des marelles : trois carrés, neuf pions par camp, sur les toits d’Égypte, dans le navire d’un roi viking, au dos de tant d’échiquiers. Fermez un moulin, prenez un pion, rouvrez, refermez. Qui n’a plus que trois pions peut voler, plus redoutable que jamais.
nine-mens-morris-length = vingt minutes environ
nine-mens-morris-names = Jeu du moulin · charret · Nine men’s morris · Mühle · mülchenspiel · doppelmühle · alquerque de nueve · mérelles · mölle · mylna · molenspel · qvarn · dubbel-qvarn · marro · melnitsa · melnichny · triodi · triodion · real · castro · smerelli · riga di noue · tavola da molino · drīs · rīz · drīs at-tis‘a · sgjoug · dūgh · nao-guti · bara-guti pait pait · sujjua · akidada · kontjil · k‘ab al-baaidar · nerenchi keliya · duqūrjin · sam k’i · chuk sam · paitariya · picaria · pitarilla · bidaria · yakamaido · trique

ruleset-nine-mens-morris-jokoak-difference = Les pions d’un moulin sont à l’abri, deux moulins prennent deux pions, et trois pions volent.
ruleset-nine-mens-morris-any-difference = Tout pion peut être pris, même dans un moulin.
ruleset-nine-mens-morris-fallback-difference = Les pions d’un moulin ne sont pris que s’il n’y en a pas d’autre.
ruleset-nine-mens-morris-tournament-difference = Jamais plus d’un pion par tour ; ceux des moulins en dernier. C’est le jeu qui a été résolu : partie nulle.
ruleset-nine-mens-morris-no-flying-difference = Nul ne vole : les trois derniers pions glissent comme les autres.
ruleset-nine-mens-morris-no-mills-while-entering-difference = Aucun moulin avant que tous les pions soient sur le tablier.

ruleset-nine-mens-morris-jokoak-title = Moulins à l’abri
ruleset-nine-mens-morris-jokoak-source = { -errota-jokoak }, ses règles principales
ruleset-nine-mens-morris-any-title = Tout pion se prend
ruleset-nine-mens-morris-any-source = { -errota-jokoak }, sa première manière de prendre
ruleset-nine-mens-morris-fallback-title = Moulins en dernier
ruleset-nine-mens-morris-fallback-source = { -errota-jokoak }, sa troisième manière de prendre
ruleset-nine-mens-morris-tournament-title = Tournoi
ruleset-nine-mens-morris-tournament-source = La résolution du jeu par Ralph Gasser et la règle des tournois depuis 2010 : un pion par tour, ceux des moulins en dernier
ruleset-nine-mens-morris-no-flying-title = Sans vol
ruleset-nine-mens-morris-no-flying-source = Alphonse X, Libro de los juegos (Séville 1283), folio 93, le jeu sans dés, qui ne connaît pas le vol
ruleset-nine-mens-morris-no-mills-while-entering-title = Pas de moulin à la pose
ruleset-nine-mens-morris-no-mills-while-entering-source = { -errota-jokoak } : un usage d’aujourd’hui

nine-mens-morris-rules-sections = aim board enter move take fly draw names readings
nine-mens-morris-rules-board-text = Trois carrés emboîtés, joints au milieu de leurs côtés : vingt-quatre points, seize lignes. Chaque camp a neuf pions.
nine-mens-morris-rules-names-text = Mühle, mülchenspiel et doppelmühle en Allemagne ; mölle au Danemark ; qvarn et dubbel-qvarn en Suède ; mylna en Islande ; molenspel en Hollande ; mérelles en France ; nine men’s morris en Angleterre ; alquerque de nueve, real et castro en Castille ; marro en Catalogne ; smerelli, riga di noue et tavola da molino en Italie ; triodi et triodion en Grèce ; melnitsa et melnichny en Russie ; duqūrjin en Turquie ; sgjoug et dūgh en Arménie ; drīs, rīz et drīs at-tis‘a chez les Arabes ; drīs et k‘ab al-baaidar en Perse ; nao-guti, bara-guti pait pait et sujjua en Inde ; nerenchi keliya au Sri Lanka ; sam k’i et chuk sam en Chine ; kontjil en Corée ; akidada chez les Yoruba ; paitariya, picaria, pitarilla, bidaria, yakamaido et trique chez des peuples d’Amérique. On a trouvé des tabliers dans la première ville de Troie, à Gournah en Égypte, sur le grand escalier de Mihintale au Sri Lanka et dans la tombe à navire de Gokstad en Norvège.
nine-mens-morris-quote-original = Tunc morellos doceo quibus plebs iocatur.
nine-mens-morris-quote-translation = Puis j’enseigne les marelles, dont s’amuse le peuple.
nine-mens-morris-quote-source = Poème d’ouverture du manuscrit dit Civis Bononiae, tel que le cite la page basque « errota-jokoak ».
