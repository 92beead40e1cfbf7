# Alquerque de nueve with dice: its own words in French.

alquerque-de-nueve-dice-kin = mill
alquerque-de-nueve-dice-name = Alquerque de nueve
alquerque-de-nueve-dice-name-english = La marelle à neuf pions avec des dés
alquerque-de-nueve-dice-place = Castille
alquerque-de-nueve-dice-century = 1283
alquerque-de-nueve-dice-story = Le livre des jeux du roi Alphonse connaît la marelle à trois dés, et en dit si peu que trois savants y ont lu trois jeux. Six-cinq-quatre, six et deux trois, cinq et deux deux, quatre et deux as : ces lancers ont un droit à part. Lequel, vous le choisissez avec la lecture.
alquerque-de-nueve-dice-length = vingt minutes environ
alquerque-de-nueve-dice-names = Alquerque de nueve con dados

ruleset-alquerque-de-nueve-dice-bell-difference = Des dés à la pose : un lancer spécial prend un pion dans un moulin, puis on pose un pion.
ruleset-alquerque-de-nueve-dice-murray-difference = Des dés à la pose : un lancer spécial pose trois pions à la fois sur une ligne vide.
ruleset-alquerque-de-nueve-dice-schaedler-difference = Des dés au déplacement : un lancer spécial laisse un pion sauter là où il fait un moulin.

ruleset-alquerque-de-nueve-dice-bell-title = Lecture de Bell
ruleset-alquerque-de-nueve-dice-bell-source = Alphonse X, Libro de los juegos (Séville 1283), folio 92 verso, tel que le lit Robert Charles Bell, selon la page basque « errota-jokoak »
ruleset-alquerque-de-nueve-dice-bell-translation = si leurs points disent six, cinq et quatre, ou ternes et six, ou cinq et deux deux, ou les deux as et quatre … il mettra trois pièces en ligne, et prendra chaque fois une de celles de l’autre joueur. Et s’il lance de manière à frapper deux fois, il prendra deux pièces
ruleset-alquerque-de-nueve-dice-murray-title = Lecture de Murray
ruleset-alquerque-de-nueve-dice-murray-source = Alphonse X, Libro de los juegos (Séville 1283), folio 92 verso, tel que le lit Harold James Ruthven Murray, selon la page basque « errota-jokoak »
ruleset-alquerque-de-nueve-dice-murray-translation = { ruleset-alquerque-de-nueve-dice-bell-translation }
ruleset-alquerque-de-nueve-dice-schaedler-title = Lecture de Schädler
ruleset-alquerque-de-nueve-dice-schaedler-source = Alphonse X, Libro de los juegos (Séville 1283), folio 92 verso, tel que le lit Ulrich Schädler, selon la page basque « errota-jokoak »
ruleset-alquerque-de-nueve-dice-schaedler-translation = { ruleset-alquerque-de-nueve-dice-bell-translation }

alquerque-de-nueve-dice-rules-sections = aim board throw enter move take fly draw names readings
alquerque-de-nueve-dice-rules-board-text = Trois carrés emboîtés, joints au milieu de leurs côtés : vingt-quatre points, seize lignes. Chaque camp a neuf pions. Trois dés.
alquerque-de-nueve-dice-rules-throw = Les dés
alquerque-de-nueve-dice-rules-throw-text = Avant chaque pose, on lance les trois dés. 6-5-4, 6-3-3, 5-2-2 et 4-1-1 sont des lancers spéciaux : quinze sur deux cent seize. Selon la lecture de Bell, un lancer spécial permet de prendre un pion dans un moulin adverse avant de poser ; selon celle de Murray, il pose trois pions à la fois sur une ligne vide ; selon celle de Schädler, on lance les dés au déplacement, et un lancer spécial laisse sauter un pion.
alquerque-de-nueve-dice-rules-enter-text = Les pions clairs commencent. À tour de rôle, chaque camp lance les dés et pose un pion sur un point vide de son choix, jusqu’à ce que tous soient sur le tablier.
alquerque-de-nueve-dice-rules-names-text = Les dés apparaissent dans le poème De vetula, en France au XIIIe siècle, et dans le livre du roi Alphonse de 1283 ; l’usage semble s’en être perdu peu après.
alquerque-de-nueve-dice-quote-original = El que ha la mano que lança los dados primero, si dixieren los puntos dellos, seys, cinco e quatro, o ternas, seys, o cinco e dos, dos, o amas as e quatro por quel quiere destas suertes que lançe, porna tres trebeios en az, e leuara cada uez uno delos dell otro iogador. Et si lançare de guisa que faga dos feridos, leuara dos trebeios.
alquerque-de-nueve-dice-quote-translation = Celui qui a la main et lance les dés le premier, si leurs points disent six, cinq et quatre, ou ternes et six, ou cinq et deux deux, ou les deux as et quatre, quel que soit celui de ces lancers qu’il amène, mettra trois pièces en ligne, et prendra chaque fois une de celles de l’autre joueur. Et s’il lance de manière à frapper deux fois, il prendra deux pièces.
alquerque-de-nueve-dice-quote-source = Alphonse X, Libro de los juegos, Séville 1283, folio 92 verso, tel que le cite la page basque « errota-jokoak ».
