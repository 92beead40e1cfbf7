# Six men's morris: its own words in French.

six-mens-morris-kin = mill
six-mens-morris-name = Marelle à six pions
six-mens-morris-name-english = Le moulin à six
six-mens-morris-place = France, Italie, Angleterre, Afrique de l’Ouest
six-mens-morris-century = Moyen Âge, jusque vers 1600
six-mens-morris-story = Le tablier de la marelle à cinq pions, avec un pion de plus par camp. Douze pions sur seize points laissent peu de place, et qui ne peut plus bouger a perdu. Qui n’a plus que deux pions aussi.
six-mens-morris-length = un quart d’heure environ
six-mens-morris-names = Six men’s morris · Mérelles à six tables · achi · ati · smerelli · akidada

ruleset-six-mens-morris-jokoak-difference = Les pions d’un moulin sont à l’abri ; si tous le sont, rien n’est pris.
ruleset-six-mens-morris-any-difference = Tout pion peut être pris, même dans un moulin.
ruleset-six-mens-morris-fallback-difference = Les pions d’un moulin ne sont pris que s’il n’y en a pas d’autre.
ruleset-six-mens-morris-african-difference = Deux pions sur une ligne entre les carrés prennent aussi un pion, et sont à l’abri.
ruleset-six-mens-morris-diagonals-difference = Des lignes joignent les coins, pour les seuls déplacements ; les pions d’un moulin sont pris en dernier.

ruleset-six-mens-morris-jokoak-title = Moulins à l’abri
ruleset-six-mens-morris-jokoak-source = { -errota-jokoak } : un pion dans un moulin n’est jamais pris ; les moulins agissent aussitôt, un pion chacun
ruleset-six-mens-morris-any-title = Tout pion se prend
ruleset-six-mens-morris-any-source = { -errota-jokoak }, sa première manière de prendre
ruleset-six-mens-morris-fallback-title = Moulins en dernier
ruleset-six-mens-morris-fallback-source = { -errota-jokoak }, sa troisième manière de prendre
ruleset-six-mens-morris-african-title = Le jeu africain
ruleset-six-mens-morris-african-source = { -errota-jokoak } : deux pions sur un chemin entre les carrés prennent comme un moulin ; qu’ils soient à l’abri comme lui est de nous
ruleset-six-mens-morris-diagonals-title = Avec diagonales aux coins
ruleset-six-mens-morris-diagonals-source = { -errota-jokoak } : le tablier à diagonales entre les coins, qui ne servent qu’aux déplacements

six-mens-morris-rules-sections = aim board enter move take end draw names readings
six-mens-morris-rules-board-text = Deux carrés emboîtés, joints au milieu de leurs côtés : seize points. Les moulins se font sur les huit côtés des carrés ; les courtes lignes qui les joignent n’ont que deux points. Chaque camp a six pions.
six-mens-morris-rules-end = La fin
six-mens-morris-rules-end-text = On ne vole pas dans ce jeu : un camp réduit à deux pions a perdu, comme un camp qui ne peut plus bouger.
six-mens-morris-rules-names-text = Les sources parlent de cinq pions ou de six sur le même tablier : mérelles à six tables en France, smerelli en Italie, akidada chez les Yoruba, achi ou ati au Ghana, que Murray donne avec six pions sur ce tablier.
