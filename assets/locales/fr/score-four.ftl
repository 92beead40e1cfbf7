# Four in a row on eight by eight: its own words in French.

score-four-kin = rows
score-four-name = Quatre en ligne, huit sur huit
score-four-name-english = Quatre en ligne, huit sur huit
score-four-place = Europe
score-four-century = XXe siècle
score-four-story = La grande grille : huit fentes, huit cases de haut. Il n’y a pas de colonne du milieu à tenir. Qui gagne si chacun joue au mieux, peu de ceux qui s’y attablent sauraient le dire.
score-four-length = un quart d’heure
score-four-names = score 4 · four in a row

ruleset-score-four-standard-difference = Huit colonnes, huit rangées ; les jetons tombent ; quatre en ligne gagnent.
ruleset-score-four-standard-title = Quatre en ligne, huit sur huit
ruleset-score-four-standard-source = { -errota-jokoak }, qui nomme score 4 sur huit rangées de huit ; les règles sont celles de la petite grille

score-four-match-line = { $who ->
    [you] Vous avez quatre jetons en ligne.
   *[other] { $name } a quatre jetons en ligne.
 }

score-four-rules-sections = aim board turn draw play names
score-four-rules-aim-text = Aligner quatre de vos jetons : à plat, debout ou de biais.
score-four-rules-board-text = Une grille dressée de huit colonnes, haute de huit cases.
score-four-rules-turn-text = Les jetons clairs commencent. À tour de rôle, chaque camp laisse tomber un jeton dans une colonne qui n’est pas pleine. Il s’arrête sur la plus basse case vide.
score-four-rules-play-text = Une case qui vous fait gagner vaut le plus là où l’adversaire ne doit pas jouer juste en dessous. Quand le reste de la grille se remplit, le camp qui a commencé arrive aux rangées impaires, l’autre aux paires.
score-four-rules-names-text = Vendu en anglais sous le nom de score 4. Les règles sont celles de la petite grille.
