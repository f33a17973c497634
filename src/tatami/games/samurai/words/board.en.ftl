# Samurai in the browser: its board, its options, its guide.

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
samurai-board-closes = This closes it: the figures leave the map at the end of the turn.
samurai-board-lead-exchange = Tap the tile of yours that you take up.
samurai-board-lead-swap-1 = Tap the first of the two figures.
samurai-board-lead-swap-2 = Now tap the figure to swap it with.
fact-samurai-majority = { $name } had the majority in { $kind }: { $count }.
fact-samurai-no-majority = Nobody had a majority in { $kind }.
fact-samurai-aside = { $count ->
    [0] No figure was set aside.
    [one] 1 figure was set aside.
   *[other] { $count } figures were set aside.
}
board-scoring-samurai = The screens are lifted
board-majorities-samurai = Majorities
board-scoring-rule-samurai = Two majorities win. Otherwise those with one count their other figures, and if that is tied, all of them.
level-samurai = Samurai (strong)
guide-samurai-ChooseTiles-1 = Welcome! First choose the five tiles you begin with. Helmet, Buddha and rice tiles influence their own figures, samurai influence all.
guide-samurai-ChooseTiles-2 = Ships, riders and the figure exchange carry a character: of these you may lay any number in a turn.
guide-samurai-PlaceFigure-1 = Now all place the figures, first in the cities, then in the villages. Pick a figure, then a settlement that lights up.
guide-samurai-PlaceFigure-2 = Where much stands together, everybody will fight for it.
guide-samurai-LayTiles-1 = Your turn: lay a tile on land, a ship on the sea. It influences every settlement that it touches.
guide-samurai-LayTiles-2 = When all land round a settlement is taken, its figures go to whoever has most influence on them. Hover over a settlement to see how it stands.
guide-samurai-LayTiles-3 = Only one tile without a character a turn; of the others as many as you like. Then end your turn.
guide-samurai-LayTiles-4 = A tie sets the figure aside for nobody. Four of those end the match.
guide-samurai-LayTiles-5 = Who has the majority in two kinds wins. With one majority each, the other figures count.
guide-samurai-LayTiles-6 = Ships wait on the sea without filling land: lay them where a fight will be decided.
guide-samurai-LayAgain-1 = The tile that you took up is laid again at once, on any empty land.
