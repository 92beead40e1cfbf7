# Tablut: its own words in French.

tablut-name = Tablut
tablut-name-english = L’évasion du roi
tablut-place = Laponie
tablut-century = dès le Moyen Âge ; mis par écrit en 1732
tablut-story = Un roi et huit Suédois au milieu du tablier, seize Moscovites tout autour. Le roi doit gagner le bord ; les Moscovites doivent le prendre. Linné vit jouer les Samis sur une peau de renne brodée de cases et consigna les lois du jeu dans son journal de voyage.
tablut-players = Deux joueurs
tablut-length = vingt minutes environ

tablut-setup-who-begins = L’attaque commence, ou la défense si la lecture choisie le veut.

tablut-side-first = L’attaque
tablut-side-second = La défense
tablut-first-is-dark = oui

tablut-going-on-loser-first = Roi au gagnant
tablut-going-on-loser-first-detail = Le gagnant a le roi à la partie suivante, le perdant l’attaque : ainsi Linné, dans sa loi 12.
tablut-series-next-first = { $who ->
    [you] Partie suivante : vous attaquez.
   *[other] Partie suivante : { $name } attaque.
 }
tablut-series-next-second = { $who ->
    [you] Partie suivante : vous avez le roi.
   *[other] Partie suivante : { $name } a le roi.
 }

## The rulesets in a line

ruleset-tablut-cyningstan-difference = Le jeu usuel : deux prennent le roi en terrain libre, trois à côté de son trône, quatre dessus ; nul ne passe sur le trône.
ruleset-tablut-linnaeus-difference = À la lettre de 1732 : un roi enfermé est perdu lui aussi, de même qu’un camp qui ne peut plus bouger.
ruleset-tablut-smith-difference = Le jeu tel qu’imprimé en 1811 : le roi ne prend personne, mais il faut quatre pions pour le prendre ; son camp commence.
ruleset-tablut-brainking-difference = Le roi ne prend personne, deux pions le prennent, et tous peuvent passer sur son trône vide.

## Their titles and sources; in English they stand in the rulesets themselves

ruleset-tablut-cyningstan-title = Cyningstan
ruleset-tablut-cyningstan-source = Carl von Linné, Iter Lapponicum (1732), relu d’après le latin : la page hongroise « Tablut 9x9 » d’après Cyningstan, tafl.cyningstan.com, page 170
ruleset-tablut-cyningstan-translation = La citadelle royale, konokis en lapon, à laquelle nul ne peut accéder. … Chacun peut occuper les places vides, même le Roi ; il en va de même des places marquées, hormis la citadelle.
ruleset-tablut-linnaeus-title = Linné à la lettre
ruleset-tablut-linnaeus-source = Carl von Linné, Iter Lapponicum (1732), les lois latines telles qu’imprimées dans les éditions de 1889 et 2003 ; le roi enfermé est perdu, et le vainqueur garde le roi
ruleset-tablut-linnaeus-translation = même le Roi … pris ou enfermé
ruleset-tablut-smith-title = Smith
ruleset-tablut-smith-source = James Edward Smith (éd.), Lachesis Lapponica, or a Tour in Lapland (Londres 1811), dans la traduction de Carl Troilius : il faut quatre pions pour prendre le roi
ruleset-tablut-smith-translation = Quand le roi est ainsi pris ou emprisonné, la guerre est finie ; le vainqueur s’empare de tous les Suédois, et le vaincu rend tous les Moscovites qu’il avait pris.
ruleset-tablut-brainking-title = BrainKing
ruleset-tablut-brainking-source = BrainKing, règles du tablut tel qu’on y joue : le roi ne prend personne, et tous peuvent passer sur son trône vide

## What this game does

tablut-special-moves = { $who ->
    [you] Votre roi va de { $from } à { $to }.
   *[other] Le roi va de { $from } à { $to }.
 }
tablut-match-remove = { $who ->
    [you] Vous prenez le pion en { $at }.
   *[other] { $name } prend le pion en { $at }.
 }
tablut-dangers = Montrer ou cacher qui est menacé
tablut-hint = On prend un pion en l’encadrant de deux côtés opposés.

## Reasons: what the king’s side calls, and how games end

tablut-why-raichi = Raichi ! Une issue s’ouvre au roi.
tablut-why-tuichu = Tuichu ! Deux issues s’ouvrent au roi.
tablut-why-king-taken = Le roi est pris.
tablut-why-king-escaped = Le roi a gagné le bord : il est libre.
tablut-why-two-ways-out = Deux issues s’ouvrent au roi : il prendra l’une d’elles.
tablut-why-king-shut-in = Le roi et les siens sont enfermés pour de bon.
tablut-why-no-move-left = Il ne reste aucun coup.
tablut-why-no-progress = Aucune prise depuis trop longtemps : partie nulle.

## Reasons: what is not allowed

tablut-why-no-passing = On ne passe pas quand on peut bouger.
tablut-why-no-men-in-hand = Tous les pions sont sur le tablier : déplacez-en un.
tablut-why-taken-between-two = On prend un pion en l’encadrant, non à la main.
tablut-why-no-numbers-played = Ici, les pions se déplacent sans nombres.
tablut-why-nobody-there = Il n’y a personne sur cette case.
tablut-why-not-your-man = Ce pion n’est pas à vous.
tablut-why-stays-there = C’est là qu’il se trouve déjà.
tablut-why-point-taken = Cette case est déjà occupée.
tablut-why-throne-closed = Nul autre que le roi ne s’assied sur le trône.
tablut-why-king-does-not-return = Le roi qui a quitté son trône n’y revient pas.
tablut-why-corner-is-the-kings = Les coins sont au roi.
tablut-why-straight-only = On va tout droit, le long d’une rangée ou d’une colonne.
tablut-why-way-blocked = Quelqu’un barre le chemin.
tablut-why-throne-in-the-way = Nul ne passe sur le trône.

## The rules card: its sections in order, then each

tablut-rules-sections = aim board move take throne king calls draw readings
tablut-rules-aim = But du jeu
tablut-rules-aim-text = Le camp du roi gagne quand le roi atteint une case quelconque du bord. Les assaillants gagnent en le prenant.
tablut-rules-board = Tablier et pions
tablut-rules-board-text = Neuf rangées de neuf cases. Le roi siège sur le trône, au milieu, ses huit hommes en croix autour de lui ; les seize assaillants se tiennent par quatre au milieu des bords. Les assaillants commencent.
tablut-rules-move = Déplacement
tablut-rules-move-text = À tour de rôle, chaque camp déplace un pion, le long d’une rangée ou d’une colonne, aussi loin que la voie est libre. On ne saute personne, et on ne passe pas.
tablut-rules-take = Prise
tablut-rules-take-text = Un pion est pris quand un ennemi vient se placer à côté de lui et qu’un autre se tient du côté opposé. Un seul coup peut en prendre jusqu’à trois. Qui se place de lui-même entre deux ennemis est à l’abri. Le roi prend comme tout pion.
tablut-rules-throne = Le trône
tablut-rules-throne-text = Dès que le roi l’a quitté, nul ne s’assied plus sur le trône, pas même lui, et nul ne passe dessus. Vide, il est l’ennemi des deux camps : un pion voisin du trône est pris par un seul ennemi placé de l’autre côté.
tablut-rules-king = La prise du roi
tablut-rules-king-text = Sur son trône, le roi est pris par quatre assaillants, un de chaque côté ; à côté du trône, par trois, le trône étant le quatrième ; partout ailleurs, par deux, comme tout pion. S’il est sur son trône avec des assaillants de trois côtés et un de ses hommes sur le quatrième, cet homme peut être pris contre lui.
tablut-rules-calls = Raichi et tuichu
tablut-rules-calls-text = Quand une voie vers le bord s’ouvre devant le roi, son camp annonce raichi ; quand il y en a deux, tuichu. Les annonces sont faites pour vous, et les voies ouvertes s’éclairent.
tablut-rules-draw = Partie nulle
tablut-rules-draw-text = La partie est nulle quand la même position se présente pour la troisième fois, quand le camp au trait ne peut pas bouger, ou quand il n’y a eu aucune prise en cent tours. Cette dernière règle est notre ajout.
tablut-rules-readings = Les sources divergent
tablut-rules-readings-text = Ce sont là les règles usuelles. Avant chaque partie, vous pouvez choisir une autre lecture ; les différences y sont dites, chacune avec sa source.
tablut-quote-original = Arx regia. Konokis Lappon., cui nullus succedere potest.
tablut-quote-translation = La citadelle royale, konokis en lapon, à laquelle nul ne peut accéder.
tablut-quote-source = Carl von Linné, Iter Lapponicum, 1732.

## The switches of the rules, for players who make their own

tablut-switch-first-mover = Qui commence
tablut-switch-first-mover-detail = Quel camp joue le premier coup.
tablut-switch-first-mover-attackers = L’attaque
tablut-switch-first-mover-defenders = La défense
tablut-switch-king-armed = Le roi prend
tablut-switch-king-armed-detail = Le roi prend-il part aux prises ?
tablut-switch-king-captured-by = Le roi en terrain libre
tablut-switch-king-captured-by-detail = Combien d’assaillants le prennent loin de son trône.
tablut-switch-king-captured-by-two = Deux
tablut-switch-king-captured-by-four = Quatre
tablut-switch-beside-throne = Le roi à côté de son trône
tablut-switch-beside-throne-detail = Trois assaillants sur les autres côtés le prennent ; ou seulement quatre, qui n’y ont pas la place ; ou autant qu’en terrain libre.
tablut-switch-beside-throne-three = Trois
tablut-switch-beside-throne-four = Quatre
tablut-switch-beside-throne-as-open = Comme en terrain libre
tablut-switch-hostile-throne = Le trône comme ennemi
tablut-switch-hostile-throne-detail = Un pion voisin du trône est-il pris contre lui : quand il est vide, jamais, ou par la défense même quand le roi y siège ?
tablut-switch-hostile-throne-empty-to-all = Quand il est vide
tablut-switch-hostile-throne-never = Jamais
tablut-switch-hostile-throne-always-to-attackers = Toujours à l’attaque
tablut-switch-throne-passage = Passer sur le trône
tablut-switch-throne-passage-detail = Les pions et le roi peuvent-ils passer sur le trône vide ?
tablut-switch-throne-reentry = Revenir au trône
tablut-switch-throne-reentry-detail = Le roi peut-il y revenir ?
tablut-switch-rule-eleven = Le dernier défenseur près du roi
tablut-switch-rule-eleven-detail = Est-il pris contre le roi sur son trône, quand des assaillants en tiennent les trois autres côtés ?
tablut-switch-rule-eleven-yes = Peut être pris
tablut-switch-rule-eleven-no = Est à l’abri
tablut-switch-escape = Par où le roi s’évade
tablut-switch-escape-detail = Par toute case du bord, ou par les coins seulement.
tablut-switch-escape-edge = Le bord
tablut-switch-escape-corner = Les coins
tablut-switch-no-move = Un camp qui ne peut bouger
tablut-switch-no-move-detail = La partie est-elle nulle, ou ce camp a-t-il perdu ?
tablut-switch-no-move-draw = Partie nulle
tablut-switch-no-move-lose = Perd
tablut-switch-enclosure-wins = La défense enfermée
tablut-switch-enclosure-wins-detail = L’attaque gagne-t-elle quand le roi et tous les siens sont enfermés pour de bon ?
tablut-switch-tuichu-wins = Deux issues
tablut-switch-tuichu-wins-detail = Le roi a-t-il gagné dès que deux issues s’ouvrent à lui ?
tablut-switch-winner-keeps-king = Le vainqueur garde le roi
tablut-switch-winner-keeps-king-detail = Le vainqueur joue-t-il la défense à la partie suivante ? Une partie seule n’en est pas changée.
tablut-switch-no-progress-detail = Après combien de tours sans prise.
