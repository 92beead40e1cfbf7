# Sixpenny madell: its own words in French.

sixpenny-madell-kin = mill
sixpenny-madell-name = Sixpenny madell
sixpenny-madell-name-english = La marelle en triangles
sixpenny-madell-place = Wiltshire, Angleterre
sixpenny-madell-century = XIXe siècle
sixpenny-madell-story = Trois triangles emboîtés et six pions par camp. Murray a trouvé ce jeu dans le Wiltshire, où l’on y jouait au XIXe siècle. Hors des coins, chaque point est un carrefour, si bien que les moulins s’ouvrent et se ferment vite.
sixpenny-madell-length = un quart d’heure environ
sixpenny-madell-names = Sixpenny madell

ruleset-sixpenny-madell-midpoints-difference = Les milieux des côtés sont joints : tous les points sont accessibles.
ruleset-sixpenny-madell-corners-difference = Les coins sont joints, comme le rapporte Murray.
ruleset-sixpenny-madell-both-difference = Milieux et coins sont joints : quinze lignes.

ruleset-sixpenny-madell-midpoints-title = Milieux joints
ruleset-sixpenny-madell-midpoints-source = { -errota-jokoak }, qui tient ce tablier pour le meilleur ; les règles d’après la page de Cyningstan sur le sixpenny madell
ruleset-sixpenny-madell-corners-title = Coins joints
ruleset-sixpenny-madell-corners-source = Harold James Ruthven Murray, selon la page basque « errota-jokoak » ; les règles d’après la page de Cyningstan sur le sixpenny madell
ruleset-sixpenny-madell-both-title = Milieux et coins joints
ruleset-sixpenny-madell-both-source = Le tablier à quinze lignes du tableau de Parlett, selon la page basque « errota-jokoak » ; les règles d’après la page de Cyningstan sur le sixpenny madell

sixpenny-madell-rules-sections = aim board enter move take end draw names readings
sixpenny-madell-rules-board-text = Trois triangles emboîtés, les milieux de leurs côtés joints : dix-huit points, douze lignes. Chaque camp a six pions.
sixpenny-madell-rules-take-text = Qui fait un moulin en posant ou en déplaçant un pion prend aussitôt un pion adverse ; deux moulins faits ensemble n’en prennent qu’un aussi. Les pions d’un moulin sont à l’abri, mais si tous y sont, n’importe lequel peut être pris. Un pion pris ne revient pas.
sixpenny-madell-rules-end = La fin
sixpenny-madell-rules-end-text = On ne vole pas dans ce jeu : un camp réduit à deux pions a perdu, comme un camp qui ne peut plus bouger.
sixpenny-madell-rules-names-text = Murray a noté le jeu dans le Wiltshire, avec les coins des triangles joints. La page basque trouve le jeu meilleur quand ce sont les milieux, car sinon le milieu d’un côté n’a aucun chemin vers le triangle voisin. Parlett compte douze lignes, ou quinze avec les deux.
