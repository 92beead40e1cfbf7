# Að elta stelpur: its own words in French.

elta-stelpur-name = Að elta stelpur
elta-stelpur-name-english = Courir après les filles
elta-stelpur-place = Islande
elta-stelpur-century = XVIIe siècle, mis par écrit en 1888
elta-stelpur-story = Six pions par camp tournent sans fin sur le trictrac d’une ferme islandaise, chacun chassant l’autre. Seuls comptent les 1, les 6 et les doubles ; qui est pris l’est pour de bon. Le dernier pion devient la hornaskella, qui saute de coin en coin, difficile à prendre.
elta-stelpur-players = Deux joueurs
elta-stelpur-length = un quart d’heure environ

elta-stelpur-setup-who-begins = Les dés décident qui commence.

elta-stelpur-side-first = Clair
elta-stelpur-side-second = Sombre

elta-stelpur-level-novice-detail = prend tout ce qui est à sa portée

## The rulesets in a line

ruleset-elta-stelpur-jokoak-difference = Le jeu usuel : un 6 avance un seul pion, et un même pion peut jouer tout le lancer.
ruleset-elta-stelpur-arnason-1888-difference = Le jeu tel qu’il fut d’abord noté : le plus haut lancer commence, un 6 avance deux pions, et chaque pion ne bouge qu’une fois par lancer.
ruleset-elta-stelpur-tidudi-difference = Le jeu usuel, mais un double 6 avance la hornaskella de quatre coins au lieu de huit.
ruleset-elta-stelpur-murray-difference = Un 6 avance deux pions différents, et aucun pion ne bouge deux fois dans un lancer.
ruleset-elta-stelpur-keith-difference = Un même pion peut jouer tout le lancer, et un double 6 avance la hornaskella de quatre coins.

## Their titles and sources; in English they stand in the rulesets themselves

ruleset-elta-stelpur-jokoak-title = La page basque
ruleset-elta-stelpur-jokoak-source = { -ad-elta-stelpur }, d’après Bell, Cazaux et le recueil de 1888
ruleset-elta-stelpur-arnason-1888-title = Árnason et Davíðsson
ruleset-elta-stelpur-arnason-1888-source = Jón Árnason et Ólafur Davíðsson, Íslenzkar gátur, skemtanir, vikivakar og þulur (Copenhague 1888–1892), pages 316–317 ; portail Ludii, attestation DLP.Evidence.1178
ruleset-elta-stelpur-arnason-1888-translation = S’il amène un 6, il fait passer ses deux pions extrêmes vers la gauche, devant les autres, et de même s’il amène un double, sauf le double 6, qui donne le droit d’en avancer quatre. … Quand l’un des deux n’a plus qu’un seul pion, celui-ci change d’allure. Il ne va plus que dans les coins et s’appelle hornaskella. … Il est défendu de la prendre quand elle se trouve entre des pions que mène l’adversaire.
ruleset-elta-stelpur-tidudi-title = tiDudi
ruleset-elta-stelpur-tidudi-source = tiDudi, Ad Elta Stelpur : le Backgammon venu d’Islande
ruleset-elta-stelpur-murray-title = Murray
ruleset-elta-stelpur-murray-source = Harold James Ruthven Murray, selon la page basque « ad elta stelpur »
ruleset-elta-stelpur-keith-title = Keith
ruleset-elta-stelpur-keith-source = Tom Keith, Chasing the Girls, Backgammon Galore (bkgm.com/variants/ChasingTheGirls.html)

## What this game does

elta-stelpur-special-made = { $who ->
    [you] Votre dernier pion devient la hornaskella : elle va désormais de coin en coin.
   *[other] { $name } n’a plus qu’un pion, qui devient la hornaskella : elle va désormais de coin en coin.
 }
elta-stelpur-special-moves = { $who ->
    [you] Votre hornaskella va de { $from } à { $to }.
   *[other] { $name } mène sa hornaskella de { $from } à { $to }.
 }
elta-stelpur-special-captures = { $who ->
    [you] Votre hornaskella va de { $from } à { $to } et prend le pion qui s’y trouve.
   *[other] { $name } mène sa hornaskella de { $from } à { $to } et prend le pion qui s’y trouve.
 }
elta-stelpur-hint = Seuls les 1, les 6 et les doubles font avancer un pion.

## Reasons: the end, throws that move nothing, moves that are not allowed

elta-stelpur-why-no-men-left = Le dernier pion a été pris.
elta-stelpur-why-no-captures = Aucune prise en deux mille lancers : partie nulle.
elta-stelpur-why-useless-throw = Ce lancer ne fait avancer aucun pion.
elta-stelpur-why-men-only-move = Dans ce jeu, les pions ne font que se déplacer.
elta-stelpur-why-unit-must-be-played = Ce que donnent les dés doit être joué : il reste un coup possible.
elta-stelpur-why-nobody-there = Il n’y a aucun pion sur cette case.
elta-stelpur-why-not-your-man = Ce pion n’est pas à vous.
elta-stelpur-why-no-such-unit = Le lancer ne donne pas ce nombre, ou il a déjà été joué.
elta-stelpur-why-another-man-for-this-six = Le second 6 revient à un autre pion.
elta-stelpur-why-another-man-for-this-unit = Ce pion a déjà bougé dans ce lancer ; prenez-en un autre pour le nombre suivant.
elta-stelpur-why-first-turn-rearmost = À votre premier tour, un 6 ou un double avance les pions les plus en arrière.
elta-stelpur-why-rearmost-first = C’est au pion le plus en arrière de bouger.
elta-stelpur-why-only-corners = La hornaskella ne va que dans les coins.
elta-stelpur-why-one-is-the-next-corner = Un 1 mène la hornaskella au coin suivant.
elta-stelpur-why-six-is-the-second-corner = Un 6 mène la hornaskella au deuxième coin devant elle.
elta-stelpur-why-own-man-moves-on = Votre propre pion s’y trouve : qui tomberait sur lui continue jusqu’à la première case vide.
elta-stelpur-why-hornaskella-safe-between = La hornaskella ne peut être prise tant que vos pions l’encadrent des deux côtés.
elta-stelpur-why-hornaskella-safe-off-corner = La hornaskella ne peut être prise que dans un coin.
elta-stelpur-why-pushed-on-to-first-empty = Cette case est fermée à ce pion : il continue jusqu’à la première case vide.
elta-stelpur-why-unit-leads-elsewhere = Ce nombre mène à une autre case.

## The rules card: its sections in order, then each

elta-stelpur-rules-sections = aim board begin throw move capture hornaskella readings
elta-stelpur-rules-aim = But du jeu
elta-stelpur-rules-aim-text = Prendre tous les pions adverses. Qui n’en a plus a perdu.
elta-stelpur-rules-board = Tablier et pions
elta-stelpur-rules-board-text = Deux rangées de douze cases. Chaque camp a six pions, un par case, sur les six cases à sa gauche : de 1 à 6 et de 13 à 18. Tous courent sans fin dans le même sens, contraire à celui des aiguilles d’une montre ; après 24 vient 1. Deux pions ne partagent jamais une case.
elta-stelpur-rules-throw = Le lancer
elta-stelpur-rules-throw-text = Lancez les deux dés. Un 1 avance un pion d’une case, un 6 avance un pion de six cases, et un double avance deux pions du nombre qu’il montre ; le double 6 en avance quatre. Tout autre nombre ne compte pas. Après un double vous relancez, même s’il n’a rien fait avancer.
elta-stelpur-rules-move = Déplacement
elta-stelpur-rules-move-text = Chaque nombre est un coup à part, joué dans l’ordre et avec le pion de votre choix ; le même pion peut en jouer plusieurs. Ce que donnent les dés doit être joué. Si votre propre pion occupe la case d’arrivée, celui qui arrive continue jusqu’à la première case vide et n’y prend personne.
elta-stelpur-rules-capture = Prise
elta-stelpur-rules-capture-text = Un pion qui tombe sur un adversaire le retire du tablier pour de bon.
elta-stelpur-rules-hornaskella = La hornaskella
elta-stelpur-rules-hornaskella-text = Le dernier pion d’un camp devient la hornaskella, « celle qui claque dans les coins ». Elle ne va que dans les coins, 1, 6, 7, 12, 13, 18, 19 et 24 : un 1 la mène au coin suivant, un 6 au deuxième. Elle ne prend que là où elle s’arrête. Elle ne peut être prise que dans un coin, et jamais tant que des pions ennemis occupent les deux cases voisines. Deux hornaskellas se poursuivent jusqu’au bout.
elta-stelpur-rules-begin = Qui commence
elta-stelpur-rules-begin-text = Chaque camp lance un dé ; le plus petit commence, avec les pions des cases 1 à 6, et lance à nouveau les deux dés.
elta-stelpur-rules-readings = Les sources divergent
elta-stelpur-rules-readings-text = Ce sont là les règles usuelles. Avant chaque partie, vous pouvez choisir une autre lecture ; les différences y sont dites, chacune avec sa source.
elta-stelpur-quote-original = Svona eltir hvor annan. Þegar annarhvor á að eins eina töflu eptir, breytir hún um gang sinn. Hún geingur að eins í hornin og er kölluð hornaskella.
elta-stelpur-quote-translation = Ainsi chacun poursuit l’autre. Quand l’un des deux n’a plus qu’un seul pion, celui-ci change d’allure. Il ne va plus que dans les coins et s’appelle hornaskella.
elta-stelpur-quote-source = Jón Árnason et Ólafur Davíðsson, Íslenzkar gátur, skemtanir, vikivakar og þulur, Copenhague 1888–1892, p. 316–317 ; texte d’après le portail Ludii, attestation DLP.Evidence.1178.

## The switches of the rules, for players who make their own

elta-stelpur-switch-start = Qui commence
elta-stelpur-switch-start-detail = Chacun lance un dé et le plus petit commence, ou chacun lance les deux et le plus grand total commence.
elta-stelpur-switch-start-lower-die = Le plus petit dé
elta-stelpur-switch-start-higher-throw = Le plus grand total
elta-stelpur-switch-six-men = Pions avancés par un 6
elta-stelpur-switch-six-men-detail = Un 6 avance-t-il un pion ou deux ?
elta-stelpur-switch-same-man = Un pion, plusieurs nombres
elta-stelpur-switch-same-man-detail = Un même pion peut-il jouer plus d’un nombre du lancer ?
elta-stelpur-switch-horn-11 = Un double 1 de la hornaskella
elta-stelpur-switch-horn-11-detail = De combien de coins elle avance.
elta-stelpur-switch-horn-66 = Un double 6 de la hornaskella
elta-stelpur-switch-horn-66-detail = De combien de coins elle avance : un tour entier, ou la moitié.
elta-stelpur-switch-first-turn-rearmost = Le premier tour
elta-stelpur-switch-first-turn-rearmost-detail = Au premier tour d’un camp, un 6 ou un double doit-il avancer ses pions les plus en arrière ?
elta-stelpur-switch-first-turn-rearmost-yes = Les plus en arrière
elta-stelpur-switch-first-turn-rearmost-no = N’importe lesquels
elta-stelpur-switch-again = Relancer
elta-stelpur-switch-again-detail = Après un double, même s’il n’a rien fait avancer, ou après un lancer qui n’a rien fait avancer.
elta-stelpur-switch-again-doubles = Après un double
elta-stelpur-switch-again-useless = Après un lancer vain
elta-stelpur-switch-skip = Poussé plus loin
elta-stelpur-switch-skip-detail = Un pion dont la case est fermée continue jusqu’à la première case vide, ou jusqu’à la première sans pion de son camp, où il prend l’ennemi.
elta-stelpur-switch-skip-empty = Jusqu’à une case vide
elta-stelpur-switch-skip-not-own = Au-delà des siens seuls
elta-stelpur-switch-immunity = La hornaskella entre deux pions
elta-stelpur-switch-immunity-detail = Est-elle à l’abri tant que des pions ennemis occupent les deux cases voisines ?
elta-stelpur-switch-immunity-yes = À l’abri
elta-stelpur-switch-immunity-no = Exposée
elta-stelpur-switch-horn-off-corner = La hornaskella hors des coins
elta-stelpur-switch-horn-off-corner-detail = Peut-elle être prise sur une case qui n’est pas un coin ?
elta-stelpur-switch-horn-off-corner-safe = À l’abri
elta-stelpur-switch-horn-off-corner-open = Exposée
elta-stelpur-switch-horn-sweeps = Un 6 de la hornaskella
elta-stelpur-switch-horn-sweeps-detail = Prend-elle seulement là où elle s’arrête, ou aussi dans le coin qu’elle passe ?
elta-stelpur-switch-horn-sweeps-no = Prend à l’arrivée
elta-stelpur-switch-horn-sweeps-yes = Prend dans les deux
elta-stelpur-switch-rearmost-first = À qui de courir
elta-stelpur-switch-rearmost-first-detail = Chaque nombre est-il joué par le pion le plus en arrière ?
elta-stelpur-switch-rearmost-first-no = N’importe lequel
elta-stelpur-switch-rearmost-first-yes = Le plus en arrière
