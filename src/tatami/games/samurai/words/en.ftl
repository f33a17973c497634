# Samurai, the board game: what a person reads.

samurai-title = Samurai
samurai-about = Lay tiles on the map of Japan and win helmets, Buddhas and rice fields.

samurai-option-opening = The first five tiles: chosen in secret (chosen), or drawn blindly as for a first game (random).
samurai-option-opening-title = First tiles
samurai-option-opening-value-chosen = chosen
samurai-option-opening-value-random = drawn at random
samurai-option-figures = The figures: placed by the players in turn (placed), or drawn blindly (random).
samurai-option-figures-title = Figures
samurai-option-figures-value-placed = placed in turn
samurai-option-figures-value-random = drawn at random
samurai-option-capture = When figures are captured: at the end of the turn (turn), or as soon as they are surrounded (instant).
samurai-option-capture-title = Capture
samurai-option-capture-value-turn = at the end of the turn
samurai-option-capture-value-instant = at once
samurai-option-screens = With three and four players captured figures stand behind screens (closed), or in the open (open).
samurai-option-screens-title = Screens
samurai-option-screens-value-closed = behind screens
samurai-option-screens-value-open = in the open
samurai-option-nobody = When nobody has a majority: nobody wins (none), or whoever has most figures wins (most).
samurai-option-nobody-title = No majority
samurai-option-nobody-value-none = nobody wins
samurai-option-nobody-value-most = most figures win
samurai-option-first = Who begins: a seat, or drawn by lot (lot).
samurai-option-first-title = Who begins
samurai-option-first-value-lot = drawn by lot

# The rules that refusals cite, by their numbers in rulebook/en.md.

samurai-rule-1-1 = That part of the map is not in play with this number of players.
samurai-rule-1-3 = There is no such figure left.
samurai-rule-2-1 = Everybody now chooses five of their own tiles, no more.
samurai-rule-2-3 = Edo gets one figure of each kind when all have chosen.
samurai-rule-2-4 = Now the players place figures, one after the other.
samurai-rule-2-5 = Figures now go to cities that have room, and a city never holds two of the same kind.
samurai-rule-2-6 = Figures now go to villages that have none.
samurai-rule-2-7 = The figures are being drawn: nobody can do anything now.
samurai-rule-2-9 = The lot decides who begins.
samurai-rule-3-1 = One player after another lays tiles, and nobody may pass.
samurai-rule-3-2 = You have no such tile in your hand.
samurai-rule-3-3 = Of the tiles without the character you may lay only one in a turn.
samurai-rule-3-4 = Ships go on empty sea, all other tiles on empty land.
samurai-rule-3-5 = No tile goes on a settlement, not even on an empty one.
samurai-rule-3-6 = A tile lies there already: the hex has to be empty.
samurai-rule-3-7 = You have to lay at least one tile before you end your turn.
samurai-rule-3-8 = Tiles are being drawn at the end of the turn: nobody can do anything now.
samurai-rule-4-1 = You swap two different figures that stand on the map.
samurai-rule-4-2 = After the swap there would be two figures of the same kind in a city or in Edo.
samurai-rule-4-5 = Lay the tile exchange on one of your own tiles that has no character.
samurai-rule-4-7 = The tile that you picked up must be laid again at once, on an empty land hex.
samurai-rule-5-2 = The figures in surrounded settlements leave the map.
samurai-rule-6-1 = The match is over.
samurai-rule-6-2 = The screens are lifted and the figures counted.

samurai-bad-action = “{ $text }” is not an action of Samurai. Lay a tile as in h4 N27 or ship2 M22, or type “exchange N27”, “swap Edo helmet Kyoto rice”, “place rice Kyoto”, “choose s3” or “end”.

# Pieces and places

samurai-helmet = helmet
samurai-Buddha = Buddha
samurai-rice = rice
samurai-a-helmet = a helmet
samurai-a-Buddha = a Buddha
samurai-a-rice = a rice field
samurai-samurai = samurai
samurai-ship = ship
samurai-rider = rider
samurai-exchange = tile exchange
samurai-swap = figure exchange
samurai-tile = { $kind } { $strength }
samurai-place = { $hex ->
    [none] { $name }
   *[other] { $name } { $hex }
}
samurai-figure = { $kind } in { $place }
samurai-and = { $first } and { $last }
samurai-west = west
samurai-north-west = north-west
samurai-north-east = north-east
samurai-east = east
samurai-south-east = south-east
samurai-south-west = south-west

# What is wanted now

samurai-ask-ChooseTiles = Choose { $left ->
    [one] the last tile
   *[other] { $left } more tiles
} for your first hand.
samurai-ask-PlaceFigure = Place a figure in { $where ->
    [city] a city
   *[village] a village
}.
samurai-ask-LayTiles = { $laid ->
    [0] Lay a tile.
   *[1] Lay another tile, or end your turn.
    [2] Lay a tile with the character, or end your turn.
}
samurai-ask-LayAgain = Lay { $tile } again, on an empty land hex.

samurai-do-choose = take { $tile }
samurai-do-place = place { $figure } in { $place }
samurai-do-lay = { $hex ->
    [none] lay { $tile } beside { $places }
   *[other] lay { $tile } on { $hex }, beside { $places }
}
samurai-do-lay-alone = { $hex ->
    [none] lay { $tile } away from all settlements
   *[other] lay { $tile } on { $hex }, beside no settlement
}
samurai-do-exchange = { $hex ->
    [none] { $places ->
        [none] pick up { $tile }
       *[other] pick up { $tile } beside { $places }
    }
   *[other] pick up { $tile } at { $hex }
}
samurai-do-swap = swap { $one } and { $other }
samurai-do-end = end your turn

samurai-can-choose = choose one of { $tiles }.
samurai-can-lay = { $tiles }: on any of the { $count } empty { $where ->
    [sea] sea
   *[land] land
} hexes, as in { $example }.
samurai-can-exchange = exchange: pick up one of your tiles, at { $hexes }, as in { $example }.
samurai-can-swap = swap: two figures, as in { $example }.
samurai-can-end = end: end your turn.
samurai-can-place = place { $kinds }: in { $places }.
samurai-can-more = “choices { $word }” lists them one by one; “here” and a place tells what can be done there.

# The story

samurai-log-Setup = { $opening ->
    [random] Everybody draws five tiles.
   *[chosen] Everybody chooses five tiles in secret.
}
samurai-log-ChooseTiles = You choose { $tile }.
samurai-log-FillEdo = Edo gets a helmet, a Buddha and a rice field.
samurai-log-PlaceFigure = { $who } { $you ->
    [1] place
   *[0] places
} { $figure } in { $place }.
samurai-log-DrawFigure = A figure for { $place }: { $kind }.
samurai-log-lay = { $who } { $you ->
    [1] lay
   *[0] lays
} { $tile }{ $hex ->
    [none] { $places ->
        [none] {""} away from all settlements.
       *[other] {""} beside { $places }.
    }
   *[other] {""} on { $hex }{ $places ->
        [none] .
       *[other] , beside { $places }.
    }
}
samurai-log-exchange = { $who } { $you ->
    [1] lay
   *[0] lays
} the tile exchange{ $hex ->
    [none] {""}
   *[other] {""} on { $hex }
} and { $you ->
    [1] pick
   *[0] picks
} up { $tile }.
samurai-log-swap = { $who } { $you ->
    [1] swap
   *[0] swaps
} { $one } and { $other }.
samurai-log-DrawTile = You draw { $tile }.
samurai-log-capture = { $place } is surrounded: { $figures }.
samurai-log-taken = { $kind } to { $who ->
    [You] you
   *[other] { $who }
}
samurai-log-aside = { $kind } set aside
samurai-log-Count = The game ends: { $causes }.
samurai-cause-1 = the last figure of a kind has left the map
samurai-cause-2 = the fourth figure has been set aside

# The table in words

samurai-seat-line = { $who }: { $figures }; tiles in hand { $hand }, in the supply { $supply }.
samurai-captured = helmets { $helmets }, Buddhas { $buddhas }, rice { $rice }
samurai-screened = figures behind the screen
samurai-aside-line = Set aside: { $figures }.
samurai-left-line = On the map: { $figures }.
samurai-hand-line = Your hand: { $tiles }.
samurai-no-tiles = no tiles
samurai-lifted-line = Picked up: { $tile }.
samurai-soon-line = Nearly surrounded:
samurai-settlement = { $place }, { $kind ->
    [1] village
    [2] city
   *[3] capital
}: { $figures ->
    [none] no figures.
   *[other] { $figures }; empty land { $land }.
}
samurai-hexes = { $count ->
    [0] 0
   *[other] { $count } at { $hexes }
}
samurai-influence = { $kind } { $sums }
samurai-nobody = nobody
samurai-sum = { $who } { $strength }
samurai-seat-tiles = { $who }: { $tiles }.
samurai-tile-at = { $tile } at { $hex }

samurai-help =
    near Kyoto, or near N27: what is there, and what touches it.
    here Kyoto, or here N27: what you can do there now.
    map: all settlements with their figures and who has influence on them.
    tiles: all tiles on the map.
    choices h4: all you can do with that tile.
    A hex has a row and a column. N29 touches N27 to the west, N31 to the east, M28 and M30 to the north-west and north-east, O28 and O30 to the south-west and south-east.
samurai-here = { $hex }: { $what }.
samurai-beside = { $direction } { $hex }: { $what }.
samurai-sea = sea, empty
samurai-land = land, empty
samurai-lies = { $who }, { $tile }

samurai-no-place = There is no place called “{ $place }” on this map.
samurai-can-here = At { $place } you can:
samurai-can-lay-here = lay { $tiles } on { $hexes }.
samurai-can-lift-here = pick up your tile: { $action }.
samurai-can-place-here = { $action }.
samurai-can-swap-here = swap { $figure } and another figure.
samurai-cannot-here = At { $place } you can do nothing now.

# The table drawn

samurai-edo = Ed
samurai-sign-h = h helmet
samurai-sign-b = b Buddha
samurai-sign-r = r rice
samurai-sign-s = s samurai
samurai-sign-ship = ship
samurai-sign-rider = rider
samurai-sign-exchange = exchange
samurai-sign-swap = swap
samurai-hidden = screen
samurai-aside = aside
samurai-hand = hand
