# Three men's morris: its own words in French.

three-mens-morris-kin = mill
three-mens-morris-name = Marelle à trois pions
three-mens-morris-name-english = La plus petite des marelles
three-mens-morris-place = Rome, Espagne, Chine, partout
three-mens-morris-century = avant notre ère ; mis par écrit en 1283
three-mens-morris-story = La plus petite des marelles, gravée dans la pierre de l’Égypte à la Chine. On pose tour à tour trois pions par camp, qui glissent ensuite le long des lignes. Les trois premiers alignés gagnent, et le livre du roi Alphonse savait déjà que celui qui commence au centre peut forcer le gain.
three-mens-morris-length = quelques minutes
three-mens-morris-names = Three men’s morris · Artzain-joko · terni lapilli · alquerque de tres · tres en raya · pedreria · tapatan · mérelles · marelles · luk tsut k’i · yih · tant fant · tin-guti pait pait · cashlan gherra · smerelli · mulino · riga di tre · marro · fanorona telo · epelle · hujura · santaraj · picaria · pitarilla · bidaria · drīs · achi

ruleset-three-mens-morris-jokoak-difference = Trois pions par camp ; les huit lignes gagnent ; les pions glissent le long des lignes.
ruleset-three-mens-morris-alfonso-entering-difference = On ne fait que poser : quand les six pions sont là sans alignement, la partie est nulle.
ruleset-three-mens-morris-basque-difference = Le tout premier pion va au centre et n’en bouge plus ; un camp qui ne peut bouger passe.
ruleset-three-mens-morris-french-difference = Le tout premier pion ne peut pas aller au centre.
ruleset-three-mens-morris-achi-difference = Quatre pions par camp, et qui ne peut plus bouger a perdu.
ruleset-three-mens-morris-picaria-difference = Les pions vont sur tout point voisin, avec ou sans ligne.

ruleset-three-mens-morris-jokoak-title = Marelle à trois pions
ruleset-three-mens-morris-jokoak-source = { -errota-jokoak } : le tapatan, le luk tsut k’i et la plupart des jeux de la liste de Murray se jouent ainsi
ruleset-three-mens-morris-alfonso-entering-title = Alquerque de tres, pose seule
ruleset-three-mens-morris-alfonso-entering-source = Alphonse X, Libro de los juegos (Séville 1283), folio 93, lu comme un jeu de pose seule, selon le résumé du portail Ludii (jeu 629)
ruleset-three-mens-morris-alfonso-entering-translation = celui qui le plus tôt mettra ses pièces en ligne gagne
ruleset-three-mens-morris-basque-title = Artzain-joko
ruleset-three-mens-morris-basque-source = { -errota-jokoak } : le jeu des bergers, le premier pion au centre pour de bon ; que passe un camp bloqué est de nous
ruleset-three-mens-morris-french-title = Le jeu français
ruleset-three-mens-morris-french-source = { -errota-jokoak } : le premier pion ne peut pas aller au centre
ruleset-three-mens-morris-achi-title = Achi
ruleset-three-mens-morris-achi-source = Robert Charles Bell, selon la page basque « errota-jokoak » : quatre pions par camp
ruleset-three-mens-morris-picaria-title = Picaria à neuf points
ruleset-three-mens-morris-picaria-source = Le jeu des Pueblos sous sa forme la plus simple : les pions vont sur tout point voisin ; nous n’avons pu vérifier à quel point c’est la règle de ses joueurs

three-mens-morris-match-line = { $who ->
    [you] Vous avez aligné trois pions.
   *[other] { $name } a aligné trois pions.
 }

three-mens-morris-rules-sections = aim board enter move end draw names readings
three-mens-morris-rules-aim-text = Amener vos trois pions sur une même ligne, droite ou diagonale. Le premier qui y parvient gagne, même pendant la pose.
three-mens-morris-rules-board-text = Un carré avec ses médianes et ses diagonales : neuf points, huit lignes. Chaque camp a trois pions.
three-mens-morris-rules-move-text = Quand tous les pions sont sur le tablier, chaque camp, à tour de rôle, fait glisser un de ses pions le long d’une ligne jusqu’au point voisin, s’il est vide.
three-mens-morris-rules-end = Plus de coup
three-mens-morris-rules-end-text = Qui ne peut plus bouger a perdu. À trois pions par camp, cela n’arrive pas ; à quatre, si.
three-mens-morris-rules-names-text = Au Pays basque, c’est artzain-joko, le jeu des bergers (Iholdy, Zerain, Musculdy). Un nom romain était terni lapilli. En Chine, c’était luk tsut k’i, le jeu des six pions, et yih au temps de Confucius. Murray donne santaraj en Abyssinie ; pitarilla, bidaria et picaria chez des peuples d’Amérique ; drīs chez les Arabes ; alquerque de tres, tres en raya et pedreria en Espagne ; tapatan aux Philippines ; mérelles et marelles en France ; tant fant et tin-guti pait pait en Inde ; cashlan gherra en Irlande ; smerelli, mulino et riga di tre en Italie ; marro en Catalogne ; fanorona telo à Madagascar ; epelle au Nigeria ; hujura en Perse. Des moines gravèrent le tablier dans les bancs de leurs cloîtres à Norwich, Canterbury, Gloucester, Salisbury et Westminster.
three-mens-morris-quote-original = Parua tabella capit ternos utrimque lapillos, in qua uicisse est continuasse suos.
three-mens-morris-quote-translation = Une petite tablette reçoit de part et d’autre trois cailloux ; y vaincre, c’est avoir mis les siens à la suite.
three-mens-morris-quote-source = Ovide, Ars amatoria, au tournant de notre ère, tel que le cite la page basque « errota-jokoak ».
