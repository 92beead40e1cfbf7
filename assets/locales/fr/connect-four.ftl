# Four in a row: its own words in French.

connect-four-kin = rows
connect-four-name = Quatre en ligne
connect-four-name-english = Quatre en ligne
connect-four-place = États-Unis et Europe
connect-four-century = 1974
connect-four-story = Une grille dressée à sept fentes, et des jetons qui tombent où ils peuvent. Quatre en ligne gagnent, à plat, debout ou de biais. Deux personnes l’ont résolu en 1988, à quelques semaines d’écart : qui commence gagne, s’il commence au milieu et ne se trompe jamais pendant vingt coups encore.
connect-four-length = dix minutes
connect-four-names = four in a row · vier gewinnt · puissance 4 · 4 en línea · forza 4 · lig 4

ruleset-connect-four-standard-difference = Sept colonnes, six rangées ; les jetons tombent ; quatre en ligne gagnent.
ruleset-connect-four-standard-title = Quatre en ligne
ruleset-connect-four-standard-source = { -errota-jokoak }, qui nomme le jeu sur six rangées de sept ; James D. Allen et Victor Allis, qui l’ont résolu en 1988, jouent de même

connect-four-match-line = { $who ->
    [you] Vous avez quatre jetons en ligne.
   *[other] { $name } a quatre jetons en ligne.
 }

connect-four-rules-sections = aim board turn draw play names
connect-four-rules-aim-text = Aligner quatre de vos jetons : à plat, debout ou de biais.
connect-four-rules-board-text = Une grille dressée de sept colonnes, haute de six cases.
connect-four-rules-turn-text = Les jetons clairs commencent. À tour de rôle, chaque camp laisse tomber un jeton dans une colonne qui n’est pas pleine. Il s’arrête sur la plus basse case vide.
connect-four-rules-play-text = Tenez la colonne du milieu : il y passe plus de lignes que par toute autre. Une case qui vous fait gagner vaut le plus là où l’adversaire ne doit pas jouer juste en dessous. Quand le reste de la grille se remplit, le camp qui a commencé arrive aux première, troisième et cinquième rangées, l’autre aux deuxième, quatrième et sixième.
connect-four-rules-names-text = Gewinn mit 4, die verflixten et vier gewinnt en allemand ; puissance 4 et en rang par 4 en français ; 4 en línea, 4 en raya, coloca 4 et conecta 4 en espagnol ; forza 4 en italien ; lig 4 en portugais.
