# What the page says in a browser before the game is there, and round it. The page reads these lines itself
# (scripts/web-pack.py): each is one line, with places and nothing else in braces.

web-tagline = Historic games on carved wooden boards
web-in-words = The game in words
web-board = The board
web-actions = What can be done
web-told = What happened
web-drawn = The board, drawn. The same game stands in words before it.
web-drawn-of = { $game }, drawn. The same game stands in words before it.
web-loading = Loading
web-setting-out = Setting out.
web-fetching = Fetching the game: { $done } of { $total } MB
web-setting-table = Setting the table.
web-begin = Play
web-go-on = Go on
web-no-scripts = Boxwood is drawn by a program in this page. Please allow scripts for it.
web-no-wasm = This browser cannot run the game’s program: WebAssembly is switched off, or the browser is older than 2023. A current version of Firefox, Chrome, Edge or Safari can.
web-no-webgl = The board is drawn with WebGL 2, which this browser does not offer: it may be switched off in the settings (hardware acceleration), or the graphics driver may be too old. Another browser on the same machine often has it.
web-keeps-nothing = This browser keeps nothing for this page: a game would be lost when the page is closed.

web-broke = Something broke
web-broke-saved = Your game is saved.
web-broke-lost = This browser keeps nothing, so the game under way is lost.
web-broke-loading = The game could not be loaded.
web-broke-drawing = The picture could not be drawn.
web-broke-stopped = The game has stopped.
web-broke-card = The graphics card was taken away from this page.
web-broke-details = What the program said
web-reload = Begin anew

web-record = The game as a text
web-record-about = Copy it to keep the game or to show it to others; paste another to go on with that one.
web-record-text = The record
web-record-none = No game lies on the table.
web-record-copy = Copy
web-record-copied = Copied.
web-record-selected = This browser does not let the page copy; the text is selected.
web-record-file = Keep as a file
web-record-load = Go on with this text
web-record-close = Close
