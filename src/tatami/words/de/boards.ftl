# Die Spielbretter im Browser: Beschriftungen, und was Vorleseprogramme sagen.

board-closer = Näher
board-farther = Weiter weg
board-fit = Alles zeigen
board-cancel = Zurücklegen
board-really = Wirklich { $what }?
board-hand = Deine Hand
board-empty-hand = Deine Hand ist leer.
board-several = { $name }, { $count } Stück
board-all = Alle
board-not-now = { $what } geht jetzt nicht.

# Samurai

samurai-board-map = Karte von Japan
samurai-board-figure = { $kind } in { $place }
samurai-board-lies = { $hex }: { $tile } von { $who }
samurai-board-empty = { $hex }: { $part ->
    [sea] leeres Meer
   *[land] leeres Land
}{ $places ->
    [none] {""}
   *[other] , neben { $places }
}
samurai-board-ahead = { $kind } ({ $who } führt)
samurai-board-settlement = { $name }: { $figures ->
    [none] keine Figuren
   *[other] { $figures }; leeres Land { $open }
}
samurai-board-open-land = { $count ->
    [one] 1 Landfeld ist frei
   *[other] { $count } Landfelder sind frei
}
samurai-board-no-figures = Die Figuren sind fort.
samurai-board-screen = Figuren hinter dem Schirm
samurai-board-tiles = Hand { $hand } · Vorrat { $supply }
samurai-board-on-map = Auf der Karte
samurai-board-aside = Beiseite
samurai-board-figures = Figuren zum Einsetzen
samurai-board-supply = Wähle aus deinen Plättchen
samurai-board-scoring = Die Schirme fallen
samurai-board-majorities = Mehrheiten
samurai-board-others = Andere
samurai-board-scoring-rule = Zwei Mehrheiten gewinnen. Sonst zählt, wer eine hat, die anderen Figuren, und bei Gleichstand alle.
