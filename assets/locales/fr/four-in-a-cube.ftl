# Four in a cube: its own words in French.

four-in-a-cube-kin = rows
four-in-a-cube-name = Quatre dans un cube
four-in-a-cube-name-english = Quatre dans un cube
four-in-a-cube-place = États-Unis et Europe
four-in-a-cube-century = XXe siècle ; résolu en 1977
four-in-a-cube-story = Soixante-quatre cases sur quatre étages, et soixante-seize alignements qui gagnent, la plupart là où nul ne regarde. En 1977, des ordinateurs ont prouvé que qui commence peut forcer le gain. Une personne qui commence doit encore le trouver.
four-in-a-cube-length = un quart d’heure
four-in-a-cube-names = Qubic · Score Four · four in a row 3D · potencia 4

ruleset-four-in-a-cube-free-difference = Une perle se met dans n’importe quelle case vide du cube.
ruleset-four-in-a-cube-gravity-difference = Les perles tombent : une case est accessible quand celle du dessous est prise.
ruleset-four-in-a-cube-free-title = Toute case du cube
ruleset-four-in-a-cube-free-source = Oren Patashnik, Qubic: 4×4×4 tic-tac-toe, Mathematics Magazine 53 (1980), 202–216, pour le jeu qu’il résout ; { -errota-jokoak }, nomme le tablier
ruleset-four-in-a-cube-gravity-title = Perles sur tiges
ruleset-four-in-a-cube-gravity-source = La forme du jeu à perles sur seize tiges, vendue comme Score Four depuis 1968 ; { -errota-jokoak }, nomme le tablier sans dire laquelle des deux formes

four-in-a-cube-match-line = { $who ->
    [you] Vous avez aligné quatre perles.
   *[other] { $name } a aligné quatre perles.
 }

four-in-a-cube-rules-sections = aim board turn draw play look readings
four-in-a-cube-rules-aim-text = Aligner quatre de vos perles tout droit d’un côté du cube à l’autre : en long, en travers, en hauteur ou de biais en tous sens. Il y a 76 de ces alignements.
four-in-a-cube-rules-board-text = Quatre étages de verre, chacun de quatre rangées de quatre cases.
four-in-a-cube-rules-turn-text = Les perles claires commencent. À tour de rôle, chaque camp met une perle dans une case vide, où elle reste.
four-in-a-cube-rules-play-text = Les huit coins et les huit cases du cœur du cube sont chacun sur sept alignements, toutes les autres sur quatre. À trois en ligne dont la quatrième case est libre, il faut répondre aussitôt : qui fait deux de ces menaces à la fois gagne, et menace après menace on peut y venir de loin.
four-in-a-cube-rules-look = Pour mieux voir
four-in-a-cube-rules-look-text = Tournez autour du support avec le bouton droit ou deux doigts. La touche S, ou une pression sur le pied du support, écarte les étages et les resserre.
four-in-a-cube-rules-readings-text = Les étages de verre laissent une perle reposer n’importe où. La forme plus ancienne a des perles sur seize tiges, où elles tombent. Avant chaque partie, vous pouvez choisir.
