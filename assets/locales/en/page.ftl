# What the page round the game says in a browser: the table in words, for whoever cannot see it.

page-point-empty = { $point }: empty
page-point-man = { $point }: { $side } man
page-point-special = { $point }: { $side } { $special }
page-special = special man
page-can-move = can move
page-can-go = can be gone to
page-can-be = can be chosen
page-chosen = chosen
page-player = { $name }: { $men }
page-record = The game as a text
page-play-game = { $game }: play
page-seat = { $where }: { $who }
page-seat-level = { $who }, { $level }
page-reduced-on = Reduced motion: on
page-reduced-off = Reduced motion: off
page-series = Series: { $score }
page-series-none = A single game
page-series-of = A series, the best of { $games } games
page-series-open = A series of as many games as you like

trouble-address-unknown = The address asks for something that is not here. This is the title instead.
page-table-failed = The table could not be loaded.
