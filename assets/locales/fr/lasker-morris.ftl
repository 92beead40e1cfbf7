# Lasker's morris: its own words in French.

lasker-morris-kin = mill
lasker-morris-name = Marelle de Lasker
lasker-morris-name-english = Le moulin du champion du monde
lasker-morris-place = Allemagne
lasker-morris-century = 1931
lasker-morris-story = Emanuel Lasker, champion du monde d’échecs pendant vingt-sept ans, étudia les marelles et en proposa une de son cru. Chaque camp a dix pions, et qui en a encore en main en pose un ou en déplace un, à son gré. La pose et le déplacement se mêlent ainsi.
lasker-morris-length = vingt minutes environ
lasker-morris-names = Lasker’s morris · Lasker morris · ten men’s morris

ruleset-lasker-morris-standard-difference = Dix pions par camp ; tant que vous en avez en main, posez-en un ou déplacez-en un.

ruleset-lasker-morris-standard-title = Le jeu de Lasker
ruleset-lasker-morris-standard-source = Emanuel Lasker, selon la page basque « errota-jokoak » et Zillions of Games (Lasker Morris)

lasker-morris-rules-sections = aim board enter move take fly draw names
lasker-morris-rules-board-text = Trois carrés emboîtés, joints au milieu de leurs côtés : vingt-quatre points, seize lignes. Chaque camp a dix pions.
lasker-morris-rules-enter = Poser ou déplacer
lasker-morris-rules-enter-text = Les pions clairs commencent. Tant qu’un camp a des pions en main, il en pose un sur un point vide de son choix ou en déplace un déjà sur le tablier.
lasker-morris-rules-move-text = Un pion suit une ligne jusqu’au point voisin, s’il est vide. Un camp qui n’a plus de pion en main en déplace un à chaque tour. On ne passe pas.
lasker-morris-rules-names-text = Le champion d’échecs Emanuel Lasker (1868–1941) l’a proposée. Bien jouée des deux côtés, la partie est nulle, comme l’ont calculé Stahlhacke, Gévay et Danner.
