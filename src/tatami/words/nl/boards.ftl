# De speelborden in de browser: opschriften, en wat voorleesprogramma's zeggen.

board-closer = Dichterbij
board-farther = Verder weg
board-fit = Alles tonen
board-cancel = Terugleggen
board-really = Echt { $what }?
board-hand = Jouw hand
board-empty-hand = Je hand is leeg.
board-several = { $name }, { $count } stuks
board-all = Alle
board-not-now = { $what } kan nu niet.

# Samurai

samurai-board-map = Kaart van Japan
samurai-board-figure = { $kind } in { $place }
samurai-board-lies = { $hex }: { $tile } van { $who }
samurai-board-empty = { $hex }: { $part ->
    [sea] lege zee
   *[land] leeg land
}{ $places ->
    [none] {""}
   *[other] , naast { $places }
}
samurai-board-ahead = { $kind } ({ $who } staat voor)
samurai-board-settlement = { $name }: { $figures ->
    [none] geen figuren
   *[other] { $figures }; leeg land { $open }
}
samurai-board-open-land = { $count ->
    [one] 1 landveld is vrij
   *[other] { $count } landvelden zijn vrij
}
samurai-board-no-figures = De figuren zijn weg.
samurai-board-screen = Figuren achter het scherm
samurai-board-tiles = hand { $hand } · voorraad { $supply }
samurai-board-on-map = Op de kaart
samurai-board-aside = Terzijde
samurai-board-figures = Figuren om te plaatsen
samurai-board-supply = Kies uit je tegels
samurai-board-scoring = De schermen gaan weg
samurai-board-majorities = Meerderheden
samurai-board-others = Andere
samurai-board-scoring-rule = Twee meerderheden winnen. Anders telt wie er één heeft de andere figuren, en bij gelijke stand alle.
