# What the page round the game says in a browser: the table in words, for whoever cannot see it.

page-point-empty = { $point } : vide
page-point-man = { $point } : pion ({ $side })
page-point-special = { $point } : { $special } ({ $side })
page-special = pion particulier
page-can-move = peut bouger
page-can-go = destination possible
page-can-be = choix possible
page-chosen = choisi
page-player = { $name } : { $men }
page-record = La partie en texte
page-play-game = { $game } : jouer
page-seat = { $where } : { $who }
page-seat-level = { $who }, { $level }
page-reduced-on = Mouvements réduits : oui
page-reduced-off = Mouvements réduits : non
page-series = Série : { $score }
page-series-none = Une seule partie
page-series-of = Une série, au meilleur de { $games } parties
page-series-open = Une série d’autant de parties que vous voulez

trouble-address-unknown = L’adresse demande quelque chose qui n’existe pas ici. Voici l’accueil à la place.
page-table-failed = La table n’a pas pu être chargée.
