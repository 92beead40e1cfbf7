# The house's words in French. What belongs to one game stands in that game's own file.
# Spaces before : ; ? ! and inside « » are no-break spaces (U+00A0): the narrow one would let a line break.

app-name = Boxwood
app-tagline = Jeux anciens sur tables de bois sculpté

# How the sources of the mills and rows, and of að elta stelpur, are named in all their rulesets.
-errota-jokoak = « errota-jokoak », page en basque d’un site de jeux traditionnels
-ad-elta-stelpur = « ad elta stelpur », page en basque d’un site de jeux traditionnels

## Title

title-continue = Continuer
title-continue-detail = { $game }, { $ruleset } · { $when }
title-continue-series = Une série, { $score } jusqu’ici
title-play = Jouer
title-rules = Règles
title-settings = Réglages
title-quit = Quitter
title-search = Rechercher : un nom, un lieu, un siècle
title-none-found = Aucun jeu d’ici ne répond à cela.

family-tables = Jeux de tables
family-mills = Marelles
family-tafl = Tafl
family-rows = Alignements
family-other = Autres jeux

when-now = à l’instant
when-minutes = { $count ->
    [one] il y a une minute
   *[other] il y a { $count } minutes
 }
when-hours = { $count ->
    [one] il y a une heure
   *[other] il y a { $count } heures
 }
when-days = { $count ->
    [one] hier
   *[other] il y a { $count } jours
 }
when-long = il y a longtemps

## Before a game

setup-rules = Selon quelles règles
setup-read-source = Lire la source
setup-hide-source = Fermer la source
setup-translation = En français
setup-no-quote = Le texte de cette source n’est pas libre de droits ; l’endroit où le trouver est indiqué ci-dessus.
setup-players = Qui joue
setup-near = De ce côté-ci de la table
setup-far = De l’autre côté
setup-human = Une personne
setup-computer = L’ordinateur
setup-level = Sa force : { $detail }
setup-back = Retour
setup-begin = Jouer
setup-who-begins = Qui est assis de ce côté-ci de la table commence.

## A series of games

series-games = Combien de parties
series-open = libre
series-best-of = { $most } victoires décident ; une nulle vaut un demi-point.
series-two = Les deux se jouent ; une nulle vaut un demi-point.
series-open-detail = Autant que vous voulez ; le score est tenu.
series-thrown = Les dés disent chaque fois qui commence.
going-on-sides-change = Alterner
going-on-sides-change-detail = On change de camp après chaque partie.
going-on-loser-first = Au perdant
going-on-loser-first-detail = Qui a perdu commence la partie suivante.
going-on-sides-stay = Garder
going-on-sides-stay-detail = Chacun garde son camp.
series-game = Partie { $number } de la série.
series-game-of = { $games ->
    [2] Partie { $number } sur 2.
   *[other] Partie { $number } sur { $games } au plus.
 }
series-score = { $near } { $a }, { $far } { $b }
series-next-first = { $who ->
    [you] Partie suivante : vous commencez.
   *[other] Partie suivante : { $name } commence.
 }
series-next-second = Partie suivante : { $other } commence.
series-next-thrown = Les dés diront qui commence la partie suivante.
series-won = { $who ->
    [you] Vous gagnez la série, { $score }.
   *[other] { $name } gagne la série, { $score }.
 }
series-drawn = La série est nulle, { $score }.
series-by-side = { $first } : { $a } · { $second } : { $b }

level-child = Enfant
level-novice = Novice
level-player = Joueur
level-expert = Expert
level-master = Maître
level-child-detail = joue pour le plaisir et ne voit pas grand-chose
level-novice-detail = prévoit à court terme
level-player-detail = un adversaire à votre mesure
level-expert-detail = difficile à battre
level-master-detail = aussi fort qu’il peut l’être

## Rules of one's own

own-add = Vos propres règles…
own-title = Vos propres règles
own-name = Leur nom
own-name-hint = Un nom
own-usual-name = Mes règles
own-from = Tout comme dans
own-same = Rien ne diffère encore de ces règles.
own-differs = { $count ->
    [one] Une règle diffère.
   *[other] { $count } règles diffèrent.
 }
own-differs-mark = Dans « { $ruleset } » : { $value }
own-otherwise = Tout le reste comme dans « { $ruleset } » :
own-change-told = { $switch } : { $value }
own-detail = Les vôtres, d’après { $ruleset } : { $changes }
own-detail-same = Les vôtres, identiques à { $ruleset }
own-quarrel = « { $one } » et « { $other } » ne vont pas ensemble. Changez l’une des deux.
own-refused = Ces règles ne font pas un jeu : { $why }
own-name-missing = Donnez-leur d’abord un nom.
own-name-taken = Vous avez déjà des règles de ce nom pour ce jeu.
own-name-long = Ce nom est trop long.
own-keep = Garder
own-back = Retour
own-change = Modifier
own-copy = Copier en de nouvelles
own-copy-name = { $name }, copie
own-delete = Supprimer
own-delete-sure = Vraiment supprimer
own-as-text = Copier en texte
own-copied = Les règles sont dans le presse-papiers, en texte.
own-paste = Coller
own-paste-hint = Collez ici des règles en texte
own-paste-read = Lire le texte
own-pasted = C’est lu. Ce qui diffère est marqué.
own-paste-empty = Il n’y a rien à lire.
own-paste-other-game = ligne { $line } : ce sont les règles d’un autre jeu : { $game }
own-paste-no-game = ligne { $line } : il n’y a pas ici de jeu « { $game } »
own-paste-no-ruleset = ligne { $line } : ce jeu n’a pas de règles « { $ruleset } »
own-paste-no-switch = ligne { $line } : ce jeu n’a pas de règle « { $switch } »
own-paste-no-value = ligne { $line } : « { $switch } » admet { $values }, non « { $value } »
own-paste-no-tag = ligne { $line } : ceci n’est pas écrit comme une balise : { $text }
own-paste-no-rules = Il n’y a pas de règles dans ce texte.

switch-yes = Oui
switch-no = Non
switch-repetition = Retour d’une position
switch-repetition-detail = La partie est-elle nulle quand une position se présente pour la troisième fois ?
switch-repetition-third = Nulle à la troisième
switch-repetition-none = Sans effet
switch-no-progress = Nulle faute de progrès
switch-no-progress-none = Jamais

## Who is who

name-you = Vous
name-computer = L’ordinateur
name-computer-level = Ordinateur, { $level }
name-remote = À distance
name-record = Partie notée

## At the table

turn-throw = { $who ->
    [you] À vous : lancez les dés
   *[other] { $name } doit lancer les dés
 }
turn-move = { $who ->
    [you] À vous : jouez
   *[other] { $name } doit jouer
 }
turn-enter = { $who ->
    [you] À vous : posez un pion
   *[other] { $name } doit poser un pion
 }
turn-enter-or-move = { $who ->
    [you] À vous : posez ou déplacez un pion
   *[other] { $name } doit poser ou déplacer un pion
 }
turn-enter-or-take = { $who ->
    [you] Prenez un pion, ou posez-en un
   *[other] { $name } peut prendre un pion, ou en pose un
 }
turn-take = { $who ->
    [you] Prenez un pion adverse
   *[other] { $name } doit prendre un pion
 }
turn-think = { $name } réfléchit
turn-pass = { $who ->
    [you] Vous ne pouvez rien jouer
   *[other] { $name } ne peut rien jouer
 }
turn-dice-roll = Les dés roulent
turn-over-won = { $who ->
    [you] Vous avez gagné
   *[other] { $name } a gagné
 }
turn-over-draw = Partie nulle

dice-two = { $a } et { $b }
dice-double = un double { $a }
dice-double-six = un double 6
dice-left = Reste à jouer : { $numbers }
dice-left-none = Ce lancer est entièrement joué
dice-right-line = Trois pions à la fois : touchez deux points d’une ligne vide. Un seul pion : touchez deux fois son point.
dice-right-take = Vous pouvez d’abord prendre un pion dans un moulin.
dice-not-thrown = Les dés sont dans le cornet

plate-men = { $count ->
    [0] aucun pion
    [one] { $count } pion
   *[other] { $count } pions
 }
plate-men-hand = { $count ->
    [one] { $count } pion, { $hand } en main
   *[other] { $count } pions, { $hand } en main
 }

button-throw = Lancer
button-undo = Reprendre le coup
button-hint = Un conseil
button-hint-away = Ranger le conseil
button-menu = Menu
button-flat = Vue de dessus
button-round = Vue à table
button-mute = Couper le son
button-unmute = Rétablir le son
button-rules = Règles
button-close = Fermer

## What happens, told in one line

match-begins = { $game }. Bonne chance.
match-resumed = La partie reprend là où elle en était.
match-undone = Coup repris.
match-throw = { $who ->
    [you] Vous lancez : { $dice }.
   *[other] { $name } lance : { $dice }.
 }
match-move = { $who ->
    [you] Vous jouez de { $from } à { $to }.
   *[other] { $name } joue de { $from } à { $to }.
 }
match-move-capture = { $who ->
    [you] Vous jouez de { $from } à { $to } et prenez le pion qui s’y trouve.
   *[other] { $name } joue de { $from } à { $to } et prend le pion qui s’y trouve.
 }
match-place = { $who ->
    [you] Vous posez un pion en { $to }.
   *[other] { $name } pose un pion en { $to }.
 }
match-remove = { $who ->
    [you] Vous prenez le pion en { $at }.
   *[other] { $name } prend le pion en { $at }.
 }
match-pass = { $who ->
    [you] Vous passez. { $why }
   *[other] { $name } passe. { $why }
 }
match-again = { $who ->
    [you] Relancez les dés.
   *[other] { $name } relance les dés.
 }
match-line = { $who ->
    [you] Vous avez fermé une ligne.
   *[other] { $name } a fermé une ligne.
 }
match-owed = { $who ->
    [you] Retirez un pion du tablier.
   *[other] { $name } retire un pion du tablier.
 }

opening-try = Tirage : { $a } pour { $near }, { $b } pour { $far }.
opening-tie = Tirage : { $a } pour { $near } comme pour { $far } ; on recommence.
opening-lower = Le plus petit commence : { $name }.
opening-higher = Le plus grand commence : { $name }.
opening-you = vous
opening-computer = l’ordinateur
opening-near = ce côté-ci
opening-far = l’autre côté

## The end

end-length = { $throws ->
    [0] {""}
    [one] { $throws } lancer,{" "}
   *[other] { $throws } lancers,{" "}
 }{ $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 }
end-again = Rejouer
end-swap = Permuter
end-next = Partie suivante
end-title = Accueil

## Reasons that every game shares

why-game-over = La partie est finie.
why-throw-first = Lancez d’abord les dés.
why-no-throw-due = Il n’y a rien à lancer pour l’instant : jouez d’abord.
why-not-your-turn = Ce n’est pas à vous de jouer.
why-man-cannot-move = Ce pion ne peut aller nulle part pour l’instant.
why-no-such-throw = Les dés ne peuvent pas tomber ainsi.
why-repetition = La même position s’est présentée pour la troisième fois.
why-resigned = La partie a été abandonnée.
why-second-repetition = La même position s’est présentée pour la deuxième fois ; à la troisième, la partie est nulle.
why-nothing-to-undo = Il n’y a aucun coup à reprendre.
why-others-must-agree = Il faudrait l’accord de qui joue à distance.
why-other-throw = Les dés sont tombés autrement.

## Menu

menu-title = Menu
menu-resume = Revenir à la partie
menu-new = Nouvelle partie
menu-rules = Règles
menu-settings = Réglages
menu-keys = Touches
menu-give-up = Abandonner la partie
menu-give-up-sure = Vraiment abandonner
menu-to-title = Quitter la table
menu-to-title-detail = La partie est conservée.
menu-quit = Quitter le jeu

## Settings

settings-title = Réglages
settings-motion = Mouvement
settings-speed = Vitesse des pions
settings-speed-slow = Lente
settings-speed-normal = Normale
settings-speed-fast = Rapide
settings-reduced = Mouvements réduits
settings-reduced-detail = Trajets courts et droits ; rien ne vole ni ne culbute.
settings-picture = Image
settings-quality = Qualité
settings-quality-auto = Auto
settings-quality-low = Basse
settings-quality-medium = Moyenne
settings-quality-high = Haute
settings-text-size = Taille du texte
settings-sound = Son
settings-muted = Silence
settings-volume-master = Ensemble
settings-volume-pieces = Pions
settings-volume-dice = Dés
settings-volume-events = Événements
settings-volume-ambience = Ambiance
settings-language = Langue

## Games and positions as texts and files

games-title = Parties et positions
games-this = La partie sur la table
games-none = Aucune partie n’est sur la table.
games-copy = Copier
games-copied = Elle est dans le presse-papiers, en texte.
games-file = Enregistrer
games-filed = Enregistré sous { $file }
games-file-failed = Le fichier n’a pas pu être écrit. { $why }
games-file-unread = Le fichier n’a pas pu être lu. { $why }
games-too-long = C’est plus long qu’aucune partie.
games-as = Copier à la façon d’autres programmes
games-as-sanmill-position = La position (Sanmill)
games-as-sanmill-game = La partie (PGN de Sanmill)
games-as-letters = Les coups (World Merrills)
games-as-numbers = Les coups (PlayOK)
games-as-opentafl-position = La position (OpenTafl)
games-as-opentafl-game = La partie (OpenTafl)
games-as-opentafl-rules = Les règles (OpenTafl)
games-open = Ouvrir une partie ou une position
games-paste = Coller
games-hint = Collez ici une partie ou une position, ou déposez un fichier sur la fenêtre
games-read = Lire le texte
games-empty = Il n’y a rien à lire.
games-unknown = Rien de tel n’est connu ici : ni partie de Boxwood, ni partie ou position d’un programme de marelle ou de tablut.
games-kind-record = Une partie de Boxwood
games-kind-sanmill-position = Une position écrite comme par Sanmill
games-kind-sanmill-game = Une partie écrite comme par Sanmill
games-kind-letters = Une liste de coups
games-kind-numbers = Une liste de coups en nombres, comme l’écrit PlayOK
games-kind-opentafl-position = Une position écrite comme par OpenTafl
games-kind-opentafl-game = Une partie écrite comme par OpenTafl
games-kind-opentafl-rules = Des règles écrites comme par OpenTafl
games-kind-tafl-moves = Une liste de coups de case à case
games-found = { $kind } : { $game }, { $ruleset }, { $steps ->
    [one] { $steps } coup
   *[other] { $steps } coups
 }. { $state }
games-state-running = Elle n’est pas finie.
games-state-won = { $name } a gagné.
games-state-draw = Partie nulle.
games-broken = { $kind }, mais { $why }
games-broken-part = On peut la lire jusqu’au coup { $step }.
games-lay = La mettre sur la table
games-kept = Parties conservées
games-kept-none = Aucune autre partie n’est encore conservée.
games-kept-unfinished = Inachevées
games-kept-finished = Jouées jusqu’au bout
games-kept-detail = { $ruleset }, { $steps ->
    [one] { $steps } coup
   *[other] { $steps } coups
 }. { $state }
menu-games = Parties et positions

## The list of moves, and looking back

moves-title = Coups
moves-show = Montrer les coups
moves-hide = Cacher les coups
moves-none = Rien n’a encore été joué.
look-first = Au début
look-previous = Un coup en arrière
look-next = Un coup en avant
look-last = Au dernier coup
look-leave = Revenir à la partie
look-at = { $step } sur { $count }
keys-moves = montrer ou cacher la liste des coups
keys-again = revoir le dernier tour
keys-look = revoir la partie : flèches, et Début, Fin

## Un conseil

hint-thinking = L’ordinateur cherche un coup…
hint-move = L’ordinateur jouerait de { $from } à { $to }.
hint-place = L’ordinateur poserait un pion en { $to }.
hint-remove = L’ordinateur prendrait le pion en { $at }.
hint-step = L’ordinateur jouerait { $step }.
hint-chance = Chances de gagner : { $percent } %.
hint-wins = Ce coup gagne.
hint-draws = Si chacun joue au mieux, la partie est nulle.
hint-loses = Face au meilleur jeu, la partie est perdue.
keys-hint = un conseil, ou le ranger ; en revoyant la partie, son analyse

## L’analyse d’une partie

number-tenths = { $whole },{ $tenth }
review-title = Analyse de la partie
review-ask = La partie n’est pas finie. L’analyse montre ce que l’ordinateur pense de chaque coup joué jusqu’ici.
review-start = Analyser
review-progress = { $done } positions analysées sur { $all }
review-curve = { $who ->
    [you] Plus la courbe est haute, mieux c’est pour vous.
   *[other] { $name } : plus la courbe est haute, mieux c’est.
 }
review-chance = { $who ->
    [you] Ici vous avez { $percent } % de chances.
   *[other] { $name } a ici { $percent } % de chances.
 }
review-standing-won = { $who ->
    [you] Ici la partie est gagnée pour vous.
   *[other] { $name } a ici une partie gagnée.
 }
review-standing-drawn = Ici la partie est nulle.
review-standing-lost = { $who ->
    [you] Ici la partie est perdue pour vous.
   *[other] { $name } a ici une partie perdue.
 }
review-play = { $choices ->
    [0] Il n’y avait rien à choisir.
    [one] A perdu { $lost } % de chances de gagner en { $choices } choix.
   *[other] A perdu en moyenne { $each } % de chances de gagner par choix, en { $choices } choix.
 }
review-play-best = N’a rien perdu en { $choices } choix.
review-faults = Coups marqués : { $faults }
review-luck = { $throws ->
    [one] Chance : { $luck } % en { $throws } lancer.
   *[other] Chance : { $luck } % en { $throws } lancers.
 }
review-marks = { $doubtful } a perdu 5 % de chances de gagner ou davantage, { $mistake } 10 %, { $blunder } 15 %.
review-no-faults = Aucun coup n’a perdu jusqu’à 5 % de chances de gagner.
review-lost = perd { $lost } %
review-win-draw = un gain devient une nulle
review-win-loss = un gain devient une perte
review-draw-loss = une nulle devient une perte
review-better = mieux : { $step }
review-fault = { $fall } ; { $better }
review-step = { $at } · { $step } : { $verdict }
review-throw = chance : { $luck } %

## Keys

keys-title = Touches
keys-arrows = aller de point en point
keys-enter = prendre, poser
keys-space = lancer les dés
keys-undo = reprendre le coup
keys-flat = vue de dessus, et retour
keys-dangers = montrer ou cacher qui est menacé (tafl)
keys-levels = écarter les étages d’un cube, et les resserrer
keys-mute = couper ou rétablir le son
keys-rules = les règles
keys-escape = menu, ou fermer ce qui est ouvert
keys-help = cette liste
key-arrows = Flèches
key-enter = Entrée
key-space = Espace
key-escape = Échap

## The rules card

rules-title = Règles
rules-reading = Selon cette lecture
rules-original = Le texte de la source
rules-translation = En français

## Trouble

trouble-title = Quelque chose s’est mal passé
trouble-save-failed = La partie n’a pas pu être enregistrée. Elle continue, mais serait perdue si la fenêtre se fermait maintenant.
trouble-record-broken = La partie enregistrée n’a pas pu être lue jusqu’au bout. Le fichier reste où il est, intact. Si une partie a pu en être lue, Continuer reprend à partir de là.
trouble-record-newer = La partie enregistrée vient d’une version plus récente de Boxwood. Elle a été laissée intacte.
trouble-save-set-aside = Une partie enregistrée qui n’a pas pu être lue a été mise de côté, intacte.
trouble-setup-refused = Cette partie n’a pas pu être mise en place.
trouble-computer-failed = L’ordinateur n’a pas trouvé de coup et a joué le premier qui soit permis. Reprenez le coup si cela gâche la partie.
trouble-settings-broken = Les réglages n’ont pas pu être lus. Le fichier a été mis de côté sous le nom « { $file } », et les réglages habituels sont en usage.
trouble-settings-unsaved = Les réglages n’ont pas pu être enregistrés.
trouble-results-broken = Les résultats n’ont pas pu être lus. Le fichier a été mis de côté sous le nom « { $file } », et le compte recommence.
trouble-results-unsaved = Le résultat de la partie n’a pas pu être enregistré.
trouble-other = Quelque chose n’a pas pu être fait.
trouble-dismiss = Compris

## Les dés d’une partie

menu-dice = Les dés
dice-title = Les dés
dice-promise = Promis avant le premier lancer
dice-promise-detail = Tous les lancers de cette partie découlent d’un seul nombre secret, sa graine. Voici l’empreinte de cette graine (SHA-256). Qui l’a notée avant le premier lancer peut voir à la fin qu’aucun lancer n’a été changé.
dice-seed = La partie est finie, et voici la graine :
dice-seed-later = La graine sera montrée ici quand la partie sera finie.
dice-check = Le signe à côté copie une commande qui refait l’empreinte, sur n’importe quel système. La partie enregistrée contient chaque lancer ; docs/dice.md dit comment les calculer à partir de la graine.
dice-copy = Copier
dice-count = { $throws ->
    [0] Rien n’a encore été lancé
    [one] { $throws } lancer
   *[other] { $throws } lancers
 }
dice-count-few = Le trait est ce que des dés justes montrent en moyenne. Si peu de lancers ne disent rien des dés.
dice-count-detail = Le trait est ce que des dés justes montrent en moyenne. Dans une seule partie, une face s’en écarte souvent d’un tiers.

## What was won and lost

results-title = Résultats
results-none = Aucune partie qui compte n’a encore été menée à son terme. Compte toute partie où joue une personne.
results-once = Une partie compte une fois, telle qu’elle s’est d’abord terminée. Ce qui est repris ensuite n’y change rien.
results-two = Deux personnes
results-counts = { $won } gagnées · { $drawn } nulles · { $lost } perdues
results-counts-two = { $first } : { $won } · nulles : { $drawn } · { $second } : { $lost }
results-few = { $won } sur { $games ->
    [one] 1 partie
   *[other] { $games } parties
 } : trop peu pour en dire plus.
results-few-two = { $games ->
    [one] 1 partie
   *[other] { $games } parties
 } : trop peu pour en dire plus.
results-share = { $share } % des points en { $games } parties ; dix-neuf fois sur vingt, la vérité est entre { $low } et { $high } %.
results-share-two = { $first } : { $share } % des points en { $games } parties ; dix-neuf fois sur vingt, la vérité est entre { $low } et { $high } %.
results-side = { $side } : { $won } sur { $games }
results-clear = Oublier tous les résultats
results-clear-sure = Vraiment les oublier
