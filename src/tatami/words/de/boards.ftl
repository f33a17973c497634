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
board-others = Andere
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
board-scoring-samurai = Die Schirme fallen
board-majorities-samurai = Mehrheiten
board-scoring-rule-samurai = Zwei Mehrheiten gewinnen. Sonst zählt, wer eine hat, die anderen Figuren, und bei Gleichstand alle.

# Samurai: das Kartenspiel

samurai_cards-board-table = Der Tisch
samurai_cards-board-free = Freier Platz { $place }
samurai_cards-board-village = Dorf { $name } auf { $place }{ $scored ->
    [1] , gewertet
   *[0] {""}
}
samurai_cards-board-card = { $name } von { $who } auf { $place }
samurai_cards-board-to-lay = Zu legen
samurai_cards-board-next = Nächstes Dorf
samurai_cards-board-pile = noch { $count }
samurai_cards-board-left = Steine übrig
samurai_cards-board-cards = Karten
board-majorities-samurai_cards = Führungen
samurai_cards-board-nobody = niemand
samurai_cards-board-closes = wird gewertet
board-scoring-samurai_cards = Die Steine werden gezählt
board-scoring-rule-samurai_cards = Zwei Führungen gewinnen. Sonst zählt, wer eine hat, die anderen Steine, und bei Gleichstand die der eigenen Form.

# Sake & Samurai

sake-board-table = Der runde Tisch
sake-board-masu = Das Masu: { $count ->
    [one] 1 Sake
   *[other] { $count } Sake
}
sake-board-pile = Nachziehstapel { $count }, Ablage { $discards }
sake-board-played = { $name }, gespielt
sake-board-section = Zwischen { $left } und { $right }
sake-board-minion = Gefolgsmann von { $who }
sake-board-seat = { $who }, { $what ->
    [samurai] { $life } Leben, { $sake } Sake, { $weapon ->
        [none] keine Waffe
       *[other] { $weapon }
    }
    [spirit] Geist, { $sake } Sake
   *[gone] ausgeschieden
}
sake-board-attack = Angriff
sake-board-iaido = Iaido
sake-board-defence = Abwehr
sake-board-move = Schritte
sake-board-drink = Trinken
sake-board-thing = { $name }{ $wielded ->
    [1] , geführt
   *[0] {""}
}: { $text }
sake-board-wielded = Geführt:
sake-board-cup = { $has ->
    [1] Sake auf { $where }, { $who }
   *[0] Platz für Sake: { $where }, { $who }
}
sake-board-sake = Sake
sake-board-life = Leben
sake-board-soul = Seele
sake-board-own-life = Dein Lebensstapel von oben: { $cards }
sake-board-sits = sitzt
sake-board-stands = steht
sake-board-hand = Hand
sake-board-samurai = Samurai
sake-board-spirit = Geist Enmas
sake-board-gone = Ausgeschieden
sake-board-last-turns = { $count ->
    [one] Der letzte Zug
   *[other] Noch { $count } letzte Züge
}
sake-board-fight = { $striker } → { $target }: { $value } gegen { $defence }
sake-board-counted = Der Sake wird gezählt
sake-board-spirits-together = Die Geister zusammen: { $count }
sake-board-counting-rule = Haben die Geister zusammen mehr als jeder Samurai, gewinnen sie. Sonst gewinnt der Samurai mit dem meisten Sake.
