# Noughts and crosses: its own words in French.

noughts-and-crosses-kin = rows
noughts-and-crosses-name = Morpion
noughts-and-crosses-name-english = Ronds et croix
noughts-and-crosses-place = Partout
noughts-and-crosses-century = sous ce nom au XIXe siècle ; ses pareils sont bien plus anciens
noughts-and-crosses-story = Trois rangées de trois et deux signes, griffonnés sur tout ce qui se laisse griffonner. Le premier qui en aligne trois gagne. Nul ne perd jamais s’il regarde devant lui, et pourtant chacun a perdu.
noughts-and-crosses-length = une minute

noughts-and-crosses-side-first = Croix
noughts-and-crosses-side-second = Rond
noughts-and-crosses-names = Noughts and crosses · zirkuluak eta gurutzeak · tic-tac-toe · tres en raya · morpion · Tris

ruleset-noughts-and-crosses-standard-difference = Les croix commencent ; trois en rangée, colonne ou diagonale gagnent.
ruleset-noughts-and-crosses-standard-title = Morpion
ruleset-noughts-and-crosses-standard-source = { -errota-jokoak }, chapitre « zirkuluak eta gurutzeak »

noughts-and-crosses-match-line = { $who ->
    [you] Vous avez aligné trois signes.
   *[other] { $name } a aligné trois signes.
 }

noughts-and-crosses-rules-sections = aim board turn draw play names
noughts-and-crosses-rules-aim-text = Aligner trois de vos signes en rangée, en colonne ou en diagonale.
noughts-and-crosses-rules-board-text = Neuf cases, trois rangées de trois, toutes vides.
noughts-and-crosses-rules-turn-text = Les croix commencent. À tour de rôle, chaque camp met un de ses signes dans une case vide, où il reste.
noughts-and-crosses-rules-play-text = Le centre est sur quatre lignes, un coin sur trois, un bord sur deux. Qui menace deux lignes à la fois gagne. Contre le centre, un coin tient et un bord perd ; contre un coin, seul le centre tient.
noughts-and-crosses-rules-names-text = En basque zirkuluak eta gurutzeak, ronds et croix ; tic-tac-toe en Amérique, tres en raya en Espagne, morpion en France, Tris en Italie.
