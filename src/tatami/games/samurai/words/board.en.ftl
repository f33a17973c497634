# Samurai in the browser: its board, its options, its guide.

samurai-board-map = Map of Japan
samurai-board-figure = { $kind } in { $place }
samurai-board-bearing = { $way } of { $place }
samurai-board-hex = { $place }: { $part ->
    [tile] { $tile } of { $who }
    [sea] empty sea
   *[land] empty land
}{ $places ->
    [none] {""}
   *[other] , also beside { $places }
}
samurai-board-ahead = { $kind } ({ $who } is ahead)
samurai-board-level = { $kind } (tied)
samurai-board-settlement = { $name }: { $figures ->
    [none] no figures
   *[other] { $figures }; empty land { $open }
}
samurai-board-open-land = { $count ->
    [one] 1 land hex is open
   *[other] { $count } land hexes are open
}
samurai-board-no-figures = The figures are gone.
samurai-board-screen = Figures behind the screen
samurai-board-tiles = hand { $hand } · supply { $supply }
samurai-board-on-map = On the map
samurai-board-aside = Set aside
samurai-board-figures = Figures to place
samurai-board-supply = Choose from your tiles
samurai-board-closes = This closes it: the figures leave the map at the end of the turn.
samurai-board-surrounded = Surrounded: each figure goes to whoever has most influence on it.
samurai-board-tied = Surrounded: a tie, so nobody gets the figure.
samurai-board-do-lay = lay { $tile }
samurai-board-where = Where do you lay { $tile }?
samurai-board-where-figure = Where do you place the { $kind }?
samurai-board-lead-exchange = Tap the tile of yours that you take up.
samurai-board-lead-swap-1 = Tap the first of the two figures.
samurai-board-lead-swap-2 = Swap the { $figure } with which figure?
samurai-board-why-exchange = You take up { $tile } to lay it where it counts for more.
samurai-board-why-swap = Afterwards { $then }.
samurai-board-why-swap-alike = Two figures of a kind, or of one settlement: nothing changes on the map.
samurai-board-then-ahead = { $who ->
    [none] nobody
   *[other] { $who }
} is ahead for the { $figure }
samurai-board-why-end = You save { $count ->
    [one] your other tile
   *[other] your other { $count } tiles
} for later turns.
samurai-board-count = What decided
samurai-decided-two = { $names } wins with { $majorities ->
    [3] all three majorities
   *[other] two majorities
}.
samurai-decided-only = { $names } wins: nobody else has a majority.
samurai-decided-others = { $names } wins: one majority, and the most other figures ({ $others }).
samurai-decided-all = { $names } wins: the other figures are tied, and all figures decide ({ $all }).
samurai-decided-shared = { $names } share the win: everything is tied.
samurai-decided-most = Nobody has a majority: most figures in all win ({ $names }, { $all }).
samurai-decided-nobody = Nobody has a majority, so nobody wins.
fact-samurai-majority = { $name } had the majority in { $kind }: { $count }.
fact-samurai-captured = { $places ->
    [one] One settlement was
   *[other] { $places } settlements were
} surrounded, and { $figures ->
    [one] one figure
   *[other] { $figures } figures
} left the map.
fact-samurai-best = { $name } captured { $count } figures in a single turn.
fact-samurai-aside = { $count ->
    [0] No figure was set aside.
    [one] 1 figure was set aside.
   *[other] { $count } figures were set aside.
}
board-scoring-samurai = The screens are lifted
board-majorities-samurai = Majori{ "\u00AD" }ty
board-scoring-rule-samurai = Whoever has two majorities wins. Otherwise those with one count their other figures, and if that is tied, all of them.
guide-samurai-ChooseTiles-1 = Welcome! Win helmets, Buddhas and rice fields: whoever has most of two kinds wins. First choose five tiles. Helmet, Buddha and rice tiles influence only their own kind; samurai, ships and the rider influence all.
    .at = supply
guide-samurai-ChooseTiles-2 = Ships, the rider and the figure exchange carry a character: of these you may lay any number in a turn.
    .at = supply
guide-samurai-ChooseTiles-3 = The tile exchange picks up one of your tiles so that you can lay it again elsewhere. The figure exchange swaps two figures on the map.
    .at = supply
guide-samurai-PlaceFigure-1 = Now everybody places a figure in turn, first in the cities, then in the villages. Pick a figure, then a settlement that lights up.
    .at = figures
guide-samurai-PlaceFigure-2 = Everybody will fight over places where several figures stand close together.
    .at = map
guide-samurai-LayTiles-1 = Your turn: lay a tile on land, or a ship on the sea. It influences the figures of every settlement that it touches. When all land around a settlement is taken, each of its figures goes to whoever has most influence on it.
    .at = hand
guide-samurai-LayTiles-2 = Point at a settlement to see who is ahead there, and how much land around it is still empty.
    .at = map
guide-samurai-LayTiles-3 = You may lay only one tile without a character per turn, and as many of the others as you like. Then end your turn.
    .at = choices
guide-samurai-LayTiles-4 = In a tie nobody gets the figure; it is set aside. The fourth one ends the match, and so does the last figure of a kind.
    .at = aside
guide-samurai-LayTiles-5 = Two majorities win. With one each, the other figures decide. Without any majority you cannot win.
    .at = seats
guide-samurai-LayTiles-6 = Ships influence settlements from the sea without filling land: lay them where a fight will be decided.
    .at = hand
guide-samurai-LayAgain-1 = Now lay the tile that you picked up again, on any empty land hex.
    .at = map
