# Alquerque de nueve with dice: its own words in English.

alquerque-de-nueve-dice-kin = mill
alquerque-de-nueve-dice-name = Alquerque de nueve
alquerque-de-nueve-dice-name-english = Nine men’s morris with dice
alquerque-de-nueve-dice-place = Castile
alquerque-de-nueve-dice-century = 1283
alquerque-de-nueve-dice-story = King Alfonso’s book of games has the mill with three dice, and so few words about it that three scholars read three games out of them. Six-five-four, six and two threes, five and two twos, four and two aces: these throws have a right of their own. What right it is, you choose with the reading.
alquerque-de-nueve-dice-length = about twenty minutes
alquerque-de-nueve-dice-names = Alquerque de nueve con dados

ruleset-alquerque-de-nueve-dice-bell-difference = Dice while men are entered: a special throw takes a man out of a mill, then a man is entered.
ruleset-alquerque-de-nueve-dice-murray-difference = Dice while men are entered: a special throw enters three men at once on an empty line.
ruleset-alquerque-de-nueve-dice-schaedler-difference = Dice when the men move: a special throw lets any man jump to where he makes a mill.

alquerque-de-nueve-dice-rules-sections = aim board throw enter move take fly draw names readings
alquerque-de-nueve-dice-rules-board-text = Three squares, one in the other, joined in the middle of their sides: twenty-four points, sixteen lines. Each side has nine men. Three dice.
alquerque-de-nueve-dice-rules-throw = The dice
alquerque-de-nueve-dice-rules-throw-text = Before each man is entered the three dice are thrown. 6-5-4, 6-3-3, 5-2-2 and 4-1-1 are special: fifteen throws of two hundred and sixteen. By Bell’s reading a special throw allows to take one man out of a mill of the other side before a man is entered; by Murray’s it enters three men at once on an empty line; by Schädler’s the dice are thrown when the men move, and a special throw lets a man jump.
alquerque-de-nueve-dice-rules-enter-text = The light men begin. In turn each side throws and enters one man on any empty point until all are on the board.
alquerque-de-nueve-dice-rules-names-text = The dice appear in the poem De vetula in thirteenth-century France and in King Alfonso’s book of 1283, and seem to have gone out of use soon after.
alquerque-de-nueve-dice-quote-original = El que ha la mano que lança los dados primero, si dixieren los puntos dellos, seys, cinco e quatro, o ternas, seys, o cinco e dos, dos, o amas as e quatro por quel quiere destas suertes que lançe, porna tres trebeios en az, e leuara cada uez uno delos dell otro iogador. Et si lançare de guisa que faga dos feridos, leuara dos trebeios.
alquerque-de-nueve-dice-quote-translation = He who has the hand, who throws the dice first, if their points say six, five and four, or threes and six, or five and two twos, or both aces and four, whichever of these throws he makes, shall put three pieces in a row, and take each time one of the other player’s. And if he throws so that he makes two hits, he shall take two pieces.
alquerque-de-nueve-dice-quote-source = Alfonso X, Libro de los juegos, Seville 1283, folio 92 verso, as the Basque page “errota-jokoak” quotes it.
