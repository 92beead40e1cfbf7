# Five in a cube: its own words in French.

five-in-a-cube-kin = rows
five-in-a-cube-name = Cinq dans un cube
five-in-a-cube-name-english = Cinq dans un cube
five-in-a-cube-place = États-Unis et Europe
five-in-a-cube-century = XXe siècle
five-in-a-cube-story = Cent vingt-cinq cases et cent neuf alignements. La case du milieu exact est sur treize d’entre eux. On ne connaît personne qui en soit venu à bout.
five-in-a-cube-length = un quart d’heure

ruleset-five-in-a-cube-free-difference = Une perle se met dans n’importe quelle case vide du cube.
ruleset-five-in-a-cube-gravity-difference = Les perles tombent : une case est accessible quand celle du dessous est prise.
ruleset-five-in-a-cube-free-title = Toute case du cube
ruleset-five-in-a-cube-free-source = { -errota-jokoak }, qui nomme le tablier ; les règles sont celles du petit cube, avec cinq perles en ligne
ruleset-five-in-a-cube-gravity-title = Perles sur tiges
ruleset-five-in-a-cube-gravity-source = Les règles du jeu de perles sur tiges, sur le grand tablier ; { -errota-jokoak }, nomme le tablier

five-in-a-cube-match-line = { $who ->
    [you] Vous avez aligné cinq perles.
   *[other] { $name } a aligné cinq perles.
 }

five-in-a-cube-rules-sections = aim board turn draw play look readings
five-in-a-cube-rules-aim-text = Aligner cinq de vos perles tout droit d’un côté du cube à l’autre : en long, en travers, en hauteur ou de biais en tous sens. Il y a 109 de ces alignements.
five-in-a-cube-rules-board-text = Cinq étages de verre, chacun de cinq rangées de cinq cases.
five-in-a-cube-rules-turn-text = Les perles claires commencent. À tour de rôle, chaque camp met une perle dans une case vide, où elle reste.
five-in-a-cube-rules-play-text = La case du milieu exact est sur treize alignements. Les alignements de cinq sont longs à faire et faciles à arrêter : cherchez les cases où plusieurs des vôtres se croisent.
five-in-a-cube-rules-look = Pour mieux voir
five-in-a-cube-rules-look-text = Tournez autour du support avec le bouton droit ou deux doigts. La touche S, ou une pression sur le pied du support, écarte les étages et les resserre.
five-in-a-cube-rules-readings-text = Les étages de verre laissent une perle reposer n’importe où. La forme plus ancienne a des perles sur des tiges, où elles tombent. Avant chaque partie, vous pouvez choisir.
