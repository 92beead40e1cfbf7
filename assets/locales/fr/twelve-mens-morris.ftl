# Twelve men's morris: its own words in French.

twelve-mens-morris-kin = mill
twelve-mens-morris-name = Marelle à douze pions
twelve-mens-morris-name-english = Le moulin à diagonales
twelve-mens-morris-place = Europe, Amérique du Nord
twelve-mens-morris-century = dès le Moyen Âge
twelve-mens-morris-story = Des lignes aux coins et trois pions de plus : la plus grande des marelles anciennes. Portée en Amérique par des colons anglais, semble-t-il, elle y devint leur premier jeu de table. Un moulin ouvert pour en faire un autre n’est pas refait par les mêmes, et nul ne tourne sans fin.
twelve-mens-morris-length = une demi-heure environ
twelve-mens-morris-names = Twelve men’s morris

ruleset-twelve-mens-morris-breyer-difference = Vingt lignes ; un moulin ouvert pour en faire un autre n’est pas refait par les mêmes pions.
ruleset-twelve-mens-morris-remaking-allowed-difference = Les moulins s’ouvrent et se refont sans limite.
ruleset-twelve-mens-morris-no-mills-while-entering-difference = Aucun moulin avant que tous les pions soient sur le tablier.
ruleset-twelve-mens-morris-moulidars-difference = Pas de moulin sur les diagonales ; un camp réduit à quatre pions vole ; les pions d’un moulin sont à l’abri.

ruleset-twelve-mens-morris-breyer-title = Règles de Breyer
ruleset-twelve-mens-morris-breyer-source = Breyer, selon la page basque « errota-jokoak »
ruleset-twelve-mens-morris-remaking-allowed-title = Moulins refaits à volonté
ruleset-twelve-mens-morris-remaking-allowed-source = La première variante de Breyer, selon la page basque « errota-jokoak »
ruleset-twelve-mens-morris-no-mills-while-entering-title = Pas de moulin à la pose
ruleset-twelve-mens-morris-no-mills-while-entering-source = La seconde variante de Breyer, selon la page basque « errota-jokoak »
ruleset-twelve-mens-morris-moulidars-title = Moulidars
ruleset-twelve-mens-morris-moulidars-source = Moulidars, selon la page basque « errota-jokoak » : pas de moulin sur les diagonales, vol à quatre pions

twelve-mens-morris-rules-sections = aim board enter move take again fly draw names readings
twelve-mens-morris-rules-board-text = Trois carrés emboîtés, joints au milieu de leurs côtés et à leurs coins : vingt-quatre points, vingt lignes. Chaque camp a douze pions.
twelve-mens-morris-rules-take-text = Qui fait un moulin en posant ou en déplaçant un pion prend aussitôt un pion adverse ; deux moulins faits ensemble n’en prennent qu’un aussi. Les pions d’un moulin sont à l’abri, mais si tous y sont, n’importe lequel peut être pris. Un pion pris ne revient pas.
twelve-mens-morris-rules-again = Moulins refaits
twelve-mens-morris-rules-again-text = Si l’on ouvre un moulin et que le même coup en fait un autre, le premier ne peut être refait par les mêmes trois pions tant qu’ils sont tous trois sur le tablier. Un moulin ouvert sans en faire un autre peut être refermé, et prend un pion.
twelve-mens-morris-rules-names-text = La page basque date les diagonales d’avant le XIVe siècle ; le premier tablier à neuf pions qui les porte se trouve dans le Qamus d’al-Firuzabadi, au début du XVe. Moulidars donne le jeu avec onze pions ou douze, sans moulins sur les diagonales ; de Breyer sont les règles données ici.
