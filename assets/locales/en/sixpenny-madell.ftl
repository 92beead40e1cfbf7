# Sixpenny madell: its own words in English.

sixpenny-madell-kin = mill
sixpenny-madell-name = Sixpenny madell
sixpenny-madell-name-english = The mill of triangles
sixpenny-madell-place = Wiltshire, England
sixpenny-madell-century = 19th century
sixpenny-madell-story = Three triangles, one in the other, and six men a side. Murray found it in Wiltshire, where it was played in the nineteenth century. Every point but the corners lies where roads cross, so that mills open and close quickly.
sixpenny-madell-length = about a quarter of an hour
sixpenny-madell-names = Sixpenny madell

ruleset-sixpenny-madell-midpoints-difference = The middles of the sides are joined: every point is in reach.
ruleset-sixpenny-madell-corners-difference = The corners are joined, as Murray reports.
ruleset-sixpenny-madell-both-difference = Middles and corners are joined: fifteen lines.

sixpenny-madell-rules-sections = aim board enter move take end draw names readings
sixpenny-madell-rules-board-text = Three triangles, one in the other, the middles of their sides joined: eighteen points, twelve lines. Each side has six men.
sixpenny-madell-rules-take-text = Whoever makes a mill by entering or moving a man takes one man of the other side at once; two mills made together take one man too. Men who stand in a mill are safe, but if all do, any of them may be taken. Men who are taken do not come back.
sixpenny-madell-rules-end = The end
sixpenny-madell-rules-end-text = Nobody flies in this game: a side with two men has lost, and so has a side that cannot move.
sixpenny-madell-rules-names-text = Murray took the game down in Wiltshire, with the corners of the triangles joined. The Basque page finds the game better where the middles are, because otherwise the middle of a side has no way to the next triangle. Parlett counts twelve lines, or fifteen with both.
