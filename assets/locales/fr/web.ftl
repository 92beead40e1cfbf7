# What the page says in a browser before the game is there, and round it. The page reads these lines itself
# (scripts/web-pack.py): each is one line, with places and nothing else in braces.

web-tagline = Jeux anciens sur tables de bois sculpté
web-in-words = Le jeu en mots
web-board = Le tablier
web-actions = Ce que l’on peut faire
web-told = Ce qui s’est passé
web-drawn = Le tablier, dessiné. Le même jeu se trouve en mots juste avant.
web-drawn-of = { $game }, dessiné. Le même jeu se trouve en mots juste avant.
web-loading = Chargement
web-setting-out = On se met en route.
web-fetching = Chargement du jeu : { $done } sur { $total } Mo
web-setting-table = On dresse la table.
web-begin = Jouer
web-go-on = Continuer
web-no-scripts = Boxwood est dessiné par un programme de cette page. Veuillez y autoriser les scripts.
web-no-wasm = Ce navigateur ne peut pas exécuter le programme du jeu : WebAssembly est désactivé, ou le navigateur date d’avant 2023. Une version récente de Firefox, Chrome, Edge ou Safari en est capable.
web-no-webgl = Le tablier est dessiné avec WebGL 2, que ce navigateur n’offre pas : il est peut-être désactivé dans les réglages (accélération matérielle), ou le pilote graphique est trop ancien. Un autre navigateur sur la même machine en dispose souvent.
web-keeps-nothing = Ce navigateur ne conserve rien pour cette page : une partie serait perdue à la fermeture de la page.

web-broke = Quelque chose s’est cassé
web-broke-saved = Votre partie est enregistrée.
web-broke-lost = Ce navigateur ne conserve rien : la partie en cours est perdue.
web-broke-loading = Le jeu n’a pas pu être chargé.
web-broke-drawing = L’image n’a pas pu être dessinée.
web-broke-stopped = Le jeu s’est arrêté.
web-broke-card = La carte graphique a été retirée à cette page.
web-broke-details = Ce qu’a dit le programme
web-reload = Recommencer

web-record = La partie en texte
web-record-about = Copiez ce texte pour garder la partie ou la montrer ; collez-en un autre pour reprendre celle qu’il contient.
web-record-text = La partie notée
web-record-none = Aucune partie n’est sur la table.
web-record-copy = Copier
web-record-copied = Copié.
web-record-selected = Ce navigateur ne laisse pas la page copier ; le texte est sélectionné.
web-record-file = Enregistrer un fichier
web-record-load = Reprendre ce texte
web-record-close = Fermer
