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
board-others = Others
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
board-scoring-samurai = The screens are lifted
board-majorities-samurai = Majorities
board-scoring-rule-samurai = Two majorities win. Otherwise those with one count their other figures, and if that is tied, all of them.

# Samurai: the card game

samurai_cards-board-table = The table
samurai_cards-board-free = Free place { $place }
samurai_cards-board-village = Village { $name } at { $place }{ $scored ->
    [1] , scored
   *[0] {""}
}
samurai_cards-board-card = { $name } of { $who } at { $place }
samurai_cards-board-to-lay = To lay
samurai_cards-board-next = Next village
samurai_cards-board-pile = { $count } left
samurai_cards-board-left = Stones left
samurai_cards-board-cards = Cards
board-majorities-samurai_cards = Leads
samurai_cards-board-nobody = nobody
samurai_cards-board-closes = is scored
board-scoring-samurai_cards = The stones are counted
board-scoring-rule-samurai_cards = Two leads win. Otherwise those with one count their other stones, and if that is tied, those of the shape they lead in.

# Sake & Samurai

sake-board-table = The round table
sake-board-masu = The Masu: { $count ->
    [one] 1 sake token
   *[other] { $count } sake tokens
}
sake-board-pile = Draw pile { $count }, discards { $discards }
sake-board-played = { $name }, played
sake-board-section = Between { $left } and { $right }
sake-board-minion = Minion of { $who }
sake-board-seat = { $who }, { $what ->
    [samurai] { $life } life, { $sake } sake, { $weapon ->
        [none] no weapon
       *[other] { $weapon }
    }
    [spirit] spirit, { $sake } sake
   *[gone] out of the game
}
sake-board-attack = Attack
sake-board-iaido = Iaido
sake-board-defence = Defence
sake-board-move = Move
sake-board-drink = Drink
sake-board-thing = { $name }{ $wielded ->
    [1] , wielded
   *[0] {""}
}: { $text }
sake-board-wielded = Wielded:
sake-board-cup = { $has ->
    [1] Sake on { $where }, { $who }
   *[0] Place for sake: { $where }, { $who }
}
sake-board-sake = Sake
sake-board-life = Life
sake-board-soul = Soul
sake-board-own-life = Your life pile from the top: { $cards }
sake-board-sits = sits
sake-board-stands = stands
sake-board-hand = Hand
sake-board-samurai = Samurai
sake-board-spirit = Spirit of Enma
sake-board-gone = Out of the game
sake-board-last-turns = { $count ->
    [one] The last turn
   *[other] { $count } last turns
}
sake-board-fight = { $striker } → { $target }: { $value } against { $defence }
sake-board-counted = The sake is counted
sake-board-spirits-together = The spirits together: { $count }
sake-board-counting-rule = If the spirits together have more than every samurai, they win. Otherwise the samurai with most sake wins.
