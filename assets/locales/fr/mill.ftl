# What the mill games say alike, in French. Each game's own file says what is its own.

mill-players = Deux joueurs
mill-side-first = Clair
mill-side-second = Sombre
mill-level-novice-detail = prévoit un ou deux coups à l’avance

## What happens

mill-match-line = { $who ->
    [you] Vous avez fait un moulin.
   *[other] { $name } a fait un moulin.
 }
mill-match-owed = { $who ->
    [you] Prenez un pion adverse.
   *[other] { $name } prend un pion en échange.
 }

## Reasons: what is not allowed

mill-why-take-a-man-first = Un moulin est fait : prenez d’abord un pion adverse.
mill-why-no-passing = On ne passe pas quand on peut jouer.
mill-why-no-men-in-hand = Il n’y a plus de pion en main à poser : déplacez-en un sur le tablier.
mill-why-point-taken = Un pion s’y trouve déjà.
mill-why-first-man-to-centre = Le tout premier pion va au centre.
mill-why-first-man-not-to-centre = Le tout premier pion ne peut pas aller au centre.
mill-why-no-mill-while-entering = Aucun moulin ne peut être fait pendant la pose.
mill-why-enter-all-men-first = Les pions ne bougent qu’une fois tous posés : posez-en un.
mill-why-nobody-there = Il n’y a aucun pion à cet endroit.
mill-why-not-your-man = Ce pion n’est pas à vous.
mill-why-your-own-man = Ce pion est à vous.
mill-why-centre-man-stays = Le pion du centre y reste pour de bon.
mill-why-mill-not-made-again = Ce moulin a été ouvert pour en faire un autre : les mêmes trois pions ne peuvent pas le refaire.
mill-why-jump-must-make-a-mill = Un pion ne peut sauter que là où il fait un moulin.
mill-why-points-not-joined = Aucune ligne ne joint ces deux points : un pion suit une ligne jusqu’au point voisin.
mill-why-points-not-beside-each-other = Un pion ne va que sur un point voisin.
mill-why-nobody-to-take = Il n’y a rien à prendre pour l’instant.
mill-why-man-in-mill = Un pion dans un moulin est à l’abri.
mill-why-only-from-a-mill = Ce lancer ne prend un pion que dans un moulin.
mill-why-no-special-throw = Seul un lancer spécial pose trois pions à la fois.
mill-why-line-not-empty = On ne pose trois pions à la fois que si les trois points sont vides.
mill-why-no-numbers-played = Ici, les pions se déplacent sans nombres.

## Reasons: turns that pass, throws, the end

mill-why-blocked = Aucun pion ne peut bouger.
mill-why-waits-for-entering = L’adversaire a encore des pions à poser.
mill-why-special-throw-takes = Lancer spécial : un pion peut être pris dans un moulin.
mill-why-special-throw-enters-three = Lancer spécial : trois pions peuvent être posés à la fois, sur une ligne vide.
mill-why-special-throw-jumps = Lancer spécial : tout pion peut sauter là où il fait un moulin.
mill-why-line-complete = Trois pions alignés.
mill-why-fewer-than-three-men = Avec moins de trois pions, aucun moulin n’est plus possible.
mill-why-no-move-left = Les pions sont enfermés : aucun ne peut bouger.
mill-why-nobody-can-move = Personne ne peut plus bouger : partie nulle.
mill-why-board-full = Tous les points sont pris : partie nulle.
mill-why-all-men-entered = Tous les pions sont posés et aucun alignement n’est fait : partie nulle.
mill-why-no-progress = Depuis trop longtemps, ni pose, ni prise, ni moulin : partie nulle.

## The rules card, as far as the games share it

mill-rules-aim = But du jeu
mill-rules-aim-text = Faire des moulins : trois de vos pions sur une même ligne du tablier. Chacun prend un pion adverse. Qui a moins de trois pions, ou ne peut plus bouger, a perdu.
mill-rules-board = Tablier et pions
mill-rules-enter = La pose
mill-rules-enter-text = Les pions clairs commencent. À tour de rôle, chaque camp pose un pion sur un point vide de son choix, jusqu’à ce que tous soient sur le tablier.
mill-rules-move = Déplacement
mill-rules-move-text = Ensuite, à tour de rôle, chaque camp déplace un pion le long d’une ligne jusqu’au point voisin, s’il est vide. On ne passe pas.
mill-rules-take = Les moulins
mill-rules-take-text = Qui fait un moulin en posant ou en déplaçant un pion prend aussitôt un pion adverse, et deux pour deux moulins faits ensemble. Les pions d’un moulin sont à l’abri. Un pion pris ne revient pas. On peut ouvrir et refermer un moulin aussi souvent qu’on veut : il prend chaque fois un pion.
mill-rules-fly = Le vol
mill-rules-fly-text = Un camp réduit à trois pions, sans pion en main, peut porter un pion sur n’importe quel point vide.
mill-rules-draw = Partie nulle
mill-rules-draw-text = La partie est nulle quand la même position se présente pour la troisième fois, et quand depuis longtemps il n’y a eu ni pose, ni prise, ni moulin. Les sources n’en disent rien : c’est notre ajout.
mill-rules-names = Noms et lieux
mill-rules-readings = Les sources divergent
mill-rules-readings-text = Ce sont là les règles usuelles. Avant chaque partie, vous pouvez choisir une autre lecture ; les différences y sont dites, chacune avec sa source.

## The switches of the rules, for players who make their own

mill-switch-men = Pions de chaque camp
mill-switch-men-detail = Combien chaque camp en pose.
mill-switch-lines = Lignes
mill-switch-lines-detail = Combien le tablier a de lignes de trois ; le plus grand nombre compte aussi les diagonales.
mill-switch-connectors = Comment les triangles sont joints
mill-switch-connectors-detail = Où passent les chemins d’un triangle à l’autre, et donc quelles lignes il y a.
mill-switch-connectors-midpoints = Par les milieux
mill-switch-connectors-corners = Par les coins
mill-switch-connectors-both = Les deux
mill-switch-phase2 = Comment les pions se déplacent
mill-switch-phase2-detail = Une fois tous posés : le long d’une ligne jusqu’au point voisin, sur tout point d’à côté, ou sur tout point vide.
mill-switch-phase2-slide = Le long d’une ligne
mill-switch-phase2-king = Sur un point d’à côté
mill-switch-phase2-carry = N’importe où
mill-switch-diagonal-moves = Déplacements en diagonale
mill-switch-diagonal-moves-detail = Les pions suivent-ils aussi les diagonales ?
mill-switch-fly-at = Le vol
mill-switch-fly-at-detail = À combien de pions restants un camp les porte sur tout point vide.
mill-switch-fly-at-none = Nul ne vole
mill-switch-capture = Qui peut être pris
mill-switch-capture-detail = Les pions d’un moulin sont-ils à l’abri : toujours, tant qu’il y en a d’autres, ou jamais ?
mill-switch-capture-strict = Jamais dans un moulin
mill-switch-capture-fallback = Les moulins en dernier
mill-switch-capture-any = N’importe lequel
mill-switch-per-mill = Deux moulins à la fois
mill-switch-per-mill-detail = Prennent-ils deux pions ou un seul ?
mill-switch-per-mill-each = Deux pions
mill-switch-per-mill-1 = Un pion
mill-switch-mill-in-placement = Moulins pendant la pose
mill-switch-mill-in-placement-detail = Peut-on faire une ligne en posant un pion ?
mill-switch-place-or-move = Bouger avant la fin de la pose
mill-switch-place-or-move-detail = Un camp qui a des pions en main peut-il en déplacer un sur le tablier au lieu d’en poser un ?
mill-switch-remake-ban = Pas de moulin refait
mill-switch-remake-ban-detail = Est-il interdit aux mêmes pions de refaire un moulin ouvert pour en faire un autre ?
mill-switch-african-pairs = Deux pions entre les carrés
mill-switch-african-pairs-detail = Deux pions sur un chemin entre les deux carrés prennent-ils comme un moulin ?
mill-switch-first-move = Le tout premier pion
mill-switch-first-move-detail = Où le premier pion peut être posé.
mill-switch-first-move-any = N’importe où
mill-switch-first-move-centre-fixed = Au centre, pour y rester
mill-switch-first-move-not-centre = Pas au centre
mill-switch-entering-only = La pose seule
mill-switch-entering-only-detail = La partie est-elle nulle une fois tous les pions sur le tablier ?
mill-switch-blocked = Un camp qui ne peut bouger
mill-switch-blocked-detail = Perd-il, la partie est-elle nulle, ou passe-t-il ?
mill-switch-blocked-lose = Perd
mill-switch-blocked-draw = Partie nulle
mill-switch-blocked-pass = Passe
mill-switch-dice = Trois dés
mill-switch-dice-detail = Ce que font les dés dans le jeu du roi Alphonse, selon que Bell, Murray ou Schädler lit son livre.
mill-switch-dice-bell = Bell
mill-switch-dice-murray = Murray
mill-switch-dice-schaedler = Schädler
mill-switch-dice-none = Sans dés
mill-switch-no-progress-detail = Après combien de tours sans pose, ni moulin, ni prise.
