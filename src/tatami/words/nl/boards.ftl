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
board-others = Andere
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
board-scoring-samurai = De schermen gaan weg
board-majorities-samurai = Meerderheden
board-scoring-rule-samurai = Twee meerderheden winnen. Anders telt wie er één heeft de andere figuren, en bij gelijke stand alle.

# Samurai: het kaartspel

samurai_cards-board-table = De tafel
samurai_cards-board-free = Vrije plaats { $place }
samurai_cards-board-village = Dorp { $name } op { $place }{ $scored ->
    [1] , geteld
   *[0] {""}
}
samurai_cards-board-card = { $name } van { $who } op { $place }
samurai_cards-board-to-lay = Te leggen
samurai_cards-board-next = Volgend dorp
samurai_cards-board-pile = nog { $count }
samurai_cards-board-left = Stenen over
samurai_cards-board-cards = Kaarten
board-majorities-samurai_cards = Leidt
samurai_cards-board-nobody = niemand
samurai_cards-board-closes = wordt geteld
board-scoring-samurai_cards = De stenen worden geteld
board-scoring-rule-samurai_cards = Tweemaal leiden wint. Anders telt wie eenmaal leidt de andere stenen, en bij gelijke stand die van de eigen vorm.

# Sake & Samurai

sake-board-table = De ronde tafel
sake-board-masu = De Masu: { $count ->
    [one] 1 sake
   *[other] { $count } sake
}
sake-board-pile = Trekstapel { $count }, aflegstapel { $discards }
sake-board-played = { $name }, gespeeld
sake-board-section = Tussen { $left } en { $right }
sake-board-minion = Volgeling van { $who }
sake-board-seat = { $who }, { $what ->
    [samurai] { $life } leven, { $sake } sake, { $weapon ->
        [none] geen wapen
       *[other] { $weapon }
    }
    [spirit] geest, { $sake } sake
   *[gone] uit het spel
}
sake-board-attack = Aanval
sake-board-iaido = Iaido
sake-board-defence = Verdediging
sake-board-move = Stappen
sake-board-drink = Drinken
sake-board-thing = { $name }{ $wielded ->
    [1] , gehanteerd
   *[0] {""}
}: { $text }
sake-board-wielded = Gehanteerd:
sake-board-cup = { $has ->
    [1] Sake op { $where }, { $who }
   *[0] Plaats voor sake: { $where }, { $who }
}
sake-board-sake = Sake
sake-board-life = Leven
sake-board-soul = Ziel
sake-board-own-life = Je levensstapel van boven: { $cards }
sake-board-sits = zit
sake-board-stands = staat
sake-board-hand = Hand
sake-board-samurai = Samoerai
sake-board-spirit = Geest van Enma
sake-board-gone = Uit het spel
sake-board-last-turns = { $count ->
    [one] De laatste beurt
   *[other] Nog { $count } laatste beurten
}
sake-board-fight = { $striker } → { $target }: { $value } tegen { $defence }
sake-board-counted = De sake wordt geteld
sake-board-spirits-together = De geesten samen: { $count }
sake-board-counting-rule = Hebben de geesten samen meer dan elke samoerai, dan winnen zij. Anders wint de samoerai met de meeste sake.
