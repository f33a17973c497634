# The boards in the browser: labels, and what screen readers say.

board-closer = Closer
board-farther = Farther
board-fit = Show all
board-cancel = Put it back
board-really = Really { $what }?
board-hand = Your hand
board-empty-hand = Your hand is empty.
board-several = { $name }, { $count } of them
board-all = All
board-not-now = { $what } cannot be used now.

# Samurai

samurai-board-map = Map of Japan
samurai-board-figure = { $kind } in { $place }
samurai-board-lies = { $hex }: { $tile } of { $who }
samurai-board-empty = { $hex }: { $part ->
    [sea] empty sea
   *[land] empty land
}{ $places ->
    [none] {""}
   *[other] , beside { $places }
}
samurai-board-ahead = { $kind } ({ $who } is ahead)
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
samurai-board-scoring = The screens are lifted
samurai-board-majorities = Majorities
samurai-board-others = Others
samurai-board-scoring-rule = Two majorities win. Otherwise those with one count their other figures, and if that is tied, all of them.
