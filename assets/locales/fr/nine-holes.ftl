# Nine holes: its own words in French.

nine-holes-kin = mill
nine-holes-name = Les neuf trous
nine-holes-name-english = Les pendus
nine-holes-place = Égypte, Europe, Asie
nine-holes-century = tabliers dès l’Antiquité
nine-holes-story = Trois pions par camp et neuf trous dans la pierre ou le bois, plus anciens et plus profonds que le morpion. Une fois les six pions posés, on en lève un et on le porte dans n’importe quel trou vide. Trois en rangée ou en colonne gagnent, et qui s’endort un seul tour a perdu.
nine-holes-length = quelques minutes
nine-holes-names = Nine holes · Kleine Mühlenspiel · drīs ath-thlātha · les pendus · driesticken · tre-guti · san-noku-narabe · nerenchi

ruleset-nine-holes-jokoak-difference = Les rangées et les colonnes gagnent ; pas les diagonales.
ruleset-nine-holes-with-diagonals-difference = Les deux diagonales gagnent aussi.

ruleset-nine-holes-jokoak-title = Les neuf trous
ruleset-nine-holes-jokoak-source = { -errota-jokoak } : les rangées et les colonnes gagnent, pas les diagonales
ruleset-nine-holes-with-diagonals-title = Les neuf trous avec diagonales
ruleset-nine-holes-with-diagonals-source = Des descriptions modernes qui comptent les diagonales, à la différence de la page basque « errota-jokoak »

nine-holes-match-line = { $who ->
    [you] Vous avez aligné trois pions.
   *[other] { $name } a aligné trois pions.
 }

nine-holes-rules-sections = aim board enter move draw names readings
nine-holes-rules-aim-text = Amener vos trois pions sur une même rangée ou colonne. Les diagonales ne comptent pas.
nine-holes-rules-board-text = Neuf trous, trois rangées de trois. Chaque camp a trois pions.
nine-holes-rules-move-text = Quand les six pions sont sur le tablier, chaque camp, à tour de rôle, lève un de ses pions et le porte dans n’importe quel trou vide.
nine-holes-rules-names-text = Murray a recueilli ces noms : kleine Mühlenspiel en Allemagne, drīs ath-thlātha chez les Arabes, les pendus en France, driesticken en Hollande, tre-guti en Inde, nine holes en Angleterre, san-noku-narabe au Japon, nerenchi au Sri Lanka. Parker a trouvé le tablier parmi les diagrammes gravés dans les dalles du toit du temple de Gournah, en Égypte.
