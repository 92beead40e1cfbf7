# What the games of rows say alike, in French. Each game's own file says what is its own.

rows-players = Deux joueurs
rows-side-first = Clair
rows-side-second = Sombre

## What happens

rows-match-line = { $who ->
    [you] Vous avez complété un alignement.
   *[other] { $name } a complété un alignement.
 }

## Reasons: what is not allowed, and the end

rows-why-cell-taken = Cette case est prise.
rows-why-nothing-below = Les pions tombent : cette case n’est accessible que si celle du dessous est prise.
rows-why-no-such-cell = Cette case n’existe pas sur ce tablier.
rows-why-men-stay = Les pions restent là où on les a mis.
rows-why-nobody-is-taken = On ne prend personne dans ce jeu.
rows-why-one-man-a-turn = Un seul pion par tour.
rows-why-no-passing = On ne passe pas tant qu’il reste une case.
rows-why-line-complete = Un alignement complet.
rows-why-board-full = Toutes les cases sont prises sans alignement : partie nulle.

## The rules card, as far as the games share it

rows-rules-aim = But du jeu
rows-rules-board = Le tablier
rows-rules-turn = À tour de rôle
rows-rules-draw = Partie nulle
rows-rules-draw-text = Quand toutes les cases sont prises et que personne n’a d’alignement, la partie est nulle.
rows-rules-play = Bien jouer
rows-rules-names = Noms et lieux
rows-rules-readings = Deux formes

## The switches of the rules, for players who make their own

rows-switch-gravity = Les pions tombent
rows-switch-gravity-detail = Un pion tombe-t-il à la plus basse case vide de sa colonne, ou se met-il dans toute case vide ?
rows-switch-in-row = Pions alignés
rows-switch-in-row-detail = Combien de pions alignés gagnent.
