# Samurai, the board game: what a person reads.

samurai-title = Samurai
samurai-about = Tiles laid on the map of Japan vie for helmets, Buddhas and rice fields.

samurai-option-opening = The first five tiles: chosen in secret, or drawn blindly, as for a first game.
samurai-option-figures = The figures: placed by the seats in turn, or drawn blindly.
samurai-option-capture = When figures are captured: at the end of the turn, or as soon as they are surrounded.
samurai-option-screens = With three and four seats captured figures stand behind screens, or in the open.
samurai-option-nobody = When nobody has a majority: nobody wins, or most figures win.

# The rules that refusals cite, by their numbers in rulebook/en.md.

samurai-rule-1-1 = That is not on the map that is in play with so many seats.
samurai-rule-1-3 = There is no such figure left.
samurai-rule-2-1 = Now everybody chooses five of the own tiles, no more.
samurai-rule-2-3 = Edo gets one figure of each kind when all have chosen.
samurai-rule-2-4 = Now the seats place figures, one after the other.
samurai-rule-2-5 = Now figures go to cities with room for one, and never two of a kind to the same city.
samurai-rule-2-6 = Now figures go to villages without one.
samurai-rule-2-7 = Now figures are drawn.
samurai-rule-3-1 = One seat after another lays tiles; nobody passes.
samurai-rule-3-2 = You have no such tile in your hand.
samurai-rule-3-3 = Of the tiles without the character you may lay only one in a turn.
samurai-rule-3-4 = Ships go on empty sea, all other tiles on empty land.
samurai-rule-3-5 = No tile goes on a settlement, not even on an empty one.
samurai-rule-3-6 = A tile lies there already: the hex has to be empty.
samurai-rule-3-7 = You have to lay at least one tile before you end your turn.
samurai-rule-3-8 = Now tiles are drawn at the end of the turn.
samurai-rule-4-1 = You swap two different figures that stand on the map.
samurai-rule-4-2 = After the swap there would be two figures of a kind in a city or in Edo.
samurai-rule-4-5 = The tile exchange goes where a tile of your own lies that does not carry the character.
samurai-rule-4-7 = The tile that was taken up is at once laid again, on an empty land hex.
samurai-rule-5-2 = The figures in surrounded settlements leave the map.
samurai-rule-6-1 = The match is over.
samurai-rule-6-2 = The screens are lifted and the figures counted.

samurai-bad-action = “{ $text }” is not an action of Samurai. Lay a tile as in h4 N27 or ship2 M22, or type “exchange N27”, “swap Edo helmet Kyoto rice”, “place rice Kyoto”, “choose s3” or “end”.

# Pieces and places

samurai-helmet = helmet
samurai-Buddha = Buddha
samurai-rice = rice
samurai-samurai = samurai
samurai-ship = ship
samurai-rider = rider
samurai-exchange = tile exchange
samurai-swap = figure exchange
samurai-tile = { $kind } { $strength }
samurai-place = { $name } { $hex }
samurai-figure = { $kind } of { $place }
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
}
samurai-ask-LayAgain = Lay { $tile } again, on empty land.

samurai-do-choose = { $tile }, in your first hand
samurai-do-place = { $kind } to { $place }
samurai-do-lay = { $tile } beside { $places }
samurai-do-lay-alone = { $tile } beside no settlement
samurai-do-exchange = take up { $tile }
samurai-do-swap = { $one } for { $other }
samurai-do-end = end your turn

samurai-can-choose = choose one of { $tiles }.
samurai-can-lay = { $tiles }: on any of the { $count } empty { $where ->
    [sea] sea
   *[land] land
} hexes, as in { $example }.
samurai-can-exchange = exchange: take up one of your tiles, at { $hexes }, as in { $example }.
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
} a figure: { $kind } in { $place }.
samurai-log-DrawFigure = { $kind } comes to { $place }.
samurai-log-lay = { $who } { $you ->
    [1] lay
   *[0] lays
} { $tile } on { $hex }{ $places ->
    [none] .
   *[other] , beside { $places }.
}
samurai-log-exchange = { $who } { $you ->
    [1] lay
   *[0] lays
} the tile exchange on { $hex } and { $you ->
    [1] take
   *[0] takes
} up { $tile }.
samurai-log-swap = { $who } { $you ->
    [1] swap
   *[0] swaps
} { $one } and { $other }.
samurai-log-DrawTile = You draw { $tile }.
samurai-log-capture = { $place } is surrounded: { $figures }.
samurai-log-taken = { $kind } to { $who }
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
samurai-lifted-line = Taken up: { $tile }.
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
samurai-can-lift-here = take up your tile: { $action }.
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
