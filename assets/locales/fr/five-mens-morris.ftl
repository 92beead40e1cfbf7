# Five men's morris: its own words in French.

five-mens-morris-kin = mill
five-mens-morris-name = Marelle à cinq pions
five-mens-morris-name-english = Fivepenny morris
five-mens-morris-place = France, Italie, Angleterre, Afrique de l’Ouest
five-mens-morris-century = Moyen Âge, jusque vers 1600
five-mens-morris-story = Deux carrés emboîtés et cinq pions par camp. Qui en aligne trois prend un pion, que l’on range dans la réserve du petit carré. L’Europe l’oublia pour de plus grandes marelles, mais en Afrique de l’Ouest on y joue encore.
five-mens-morris-length = dix minutes environ
five-mens-morris-names = Five men’s morris · Mérelles à six tables · achi · ati · fivepenny morris · smerelli · akidada

ruleset-five-mens-morris-jokoak-difference = Les pions d’un moulin sont à l’abri ; si tous le sont, rien n’est pris.
ruleset-five-mens-morris-any-difference = Tout pion peut être pris, même dans un moulin.
ruleset-five-mens-morris-fallback-difference = Les pions d’un moulin ne sont pris que s’il n’y en a pas d’autre.
ruleset-five-mens-morris-african-difference = Deux pions sur une ligne entre les carrés prennent aussi un pion, et sont à l’abri.
ruleset-five-mens-morris-diagonals-difference = Des lignes joignent les coins, pour les seuls déplacements ; les pions d’un moulin sont pris en dernier.

ruleset-five-mens-morris-jokoak-title = Moulins à l’abri
ruleset-five-mens-morris-jokoak-source = { -errota-jokoak } : un pion dans un moulin n’est jamais pris ; les moulins agissent aussitôt, un pion chacun
ruleset-five-mens-morris-any-title = Tout pion se prend
ruleset-five-mens-morris-any-source = { -errota-jokoak }, sa première manière de prendre
ruleset-five-mens-morris-fallback-title = Moulins en dernier
ruleset-five-mens-morris-fallback-source = { -errota-jokoak }, sa troisième manière de prendre
ruleset-five-mens-morris-african-title = Le jeu africain
ruleset-five-mens-morris-african-source = { -errota-jokoak } : deux pions sur un chemin entre les carrés prennent comme un moulin ; qu’ils soient à l’abri comme lui est de nous
ruleset-five-mens-morris-diagonals-title = Avec diagonales aux coins
ruleset-five-mens-morris-diagonals-source = { -errota-jokoak } : le tablier à diagonales entre les coins, qui ne servent qu’aux déplacements

five-mens-morris-rules-sections = aim board enter move take end draw names readings
five-mens-morris-rules-board-text = Deux carrés emboîtés, joints au milieu de leurs côtés : seize points. Les moulins se font sur les huit côtés des carrés ; les courtes lignes qui les joignent n’ont que deux points. Chaque camp a cinq pions.
five-mens-morris-rules-end = La fin
five-mens-morris-rules-end-text = On ne vole pas dans ce jeu : un camp réduit à deux pions a perdu, comme un camp qui ne peut plus bouger.
five-mens-morris-rules-names-text = Murray donne mérelles à six tables en France, fivepenny morris en Angleterre, smerelli en Italie, akidada chez les Yoruba, et achi ou ati au Ghana, que Bell range parmi les jeux à trois pions. On y joua dans toute l’Europe au Moyen Âge, avant de l’abandonner vers la fin du XVIe siècle pour de plus grandes marelles ; aujourd’hui on le rencontre en Afrique de l’Ouest.
