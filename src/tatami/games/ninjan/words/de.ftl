# Ninjan: was ein Mensch liest.

ninjan-title = Ninjan
ninjan-about = Alle wählen neunmal heimlich eine Karte; abgehandelt wird von hoch nach niedrig, nach Schere, Stein, Papier.

ninjan-option-deals = Wie viele Spiele gespielt werden; die Punkte werden zusammengezählt.
ninjan-option-deals-title = Spiele
ninjan-option-tie = Was bei Gleichstand an der Spitze geschieht: Schere, Stein, Papier (throws), oder der Sieg wird geteilt (shared).
ninjan-option-tie-title = Gleichstand
ninjan-option-tie-value-throws = Schere, Stein, Papier spielen
ninjan-option-tie-value-shared = den Sieg teilen
ninjan-option-deck = Mit welchen Karten gespielt wird: mit allen 48 (whole) oder mit wenigen (small), zwei für jeden Spieler, sodass sich eine Partie durchrechnen lässt. Small ist für die Forschung; ein Haus bietet es nicht an.
ninjan-option-deck-title = Karten
ninjan-option-deck-value-whole = alle Karten
ninjan-option-deck-value-small = wenige Karten

# Die Regeln, auf die sich Ablehnungen berufen, mit ihren Nummern aus rulebook/de.md.

ninjan-rule-2-1 = Vor dem Austeilen werden alle 48 Karten gemischt.
ninjan-rule-2-2 = Die Karten werden gerade ausgeteilt: drei für die Stapel 1, 2 und 3 und neun für jeden Spieler.
ninjan-rule-3-1 = Jetzt wählen alle eine Karte für die Runde.
ninjan-rule-3-2 = Du wählst eine der Karten auf deiner Hand.
ninjan-rule-3-3 = Für diese Runde hast du gewählt. Bis alle gewählt haben, kannst du deine Karte zurücknehmen.
ninjan-rule-3-4 = Die Karten werden zusammen aufgedeckt, wenn alle gewählt haben.
ninjan-rule-4-1 = Die Karten werden nacheinander von hoch nach niedrig abgehandelt: Wem sie gehört, der nimmt oder legt.
ninjan-rule-4-4 = Deine Karte schlägt die oberste Karte eines Stapels, also musst du so einen Stapel nehmen.
ninjan-rule-4-5 = Du kannst nur einen Stapel nehmen, dessen oberste Karte deine Karte schlägt.
ninjan-rule-4-7 = Deine Karte schlägt keine oberste Karte: Leg sie auf einen Stapel.
ninjan-rule-5-1 = Die Partie ist zu Ende.
ninjan-rule-5-3 = Wer an der Spitze gleichauf liegt, zeigt jetzt Schere, Stein oder Papier.
ninjan-rule-5-4 = Nur wer gleichauf liegt, zeigt ein Zeichen, und jeder nur einmal.
ninjan-rule-5-5 = Sind genau zwei Zeichen zu sehen, scheidet das geschlagene aus.

ninjan-bad-action = „{ $text }“ ist kein Zug von Ninjan. Tippe eine Karte wie 7P oder -4R (R Stein, S Schere, P Papier), „take 1“, „lay 2“, oder „rock“ (Stein), „scissors“ (Schere), „paper“ (Papier).

# Karten und Zeichen

ninjan-rock = Stein
ninjan-scissors = Schere
ninjan-paper = Papier
ninjan-card = { $value } { $suit }

# Was jetzt gefragt ist

ninjan-ask-PickCard = Wähle eine Karte für Runde { $round }.
ninjan-ask-Resolve = Deine { $card } schlägt { $beaten ->
    [0] nichts: Leg sie auf einen Stapel.
    [1] die oberste Karte eines Stapels: Nimm ihn.
   *[other] die obersten Karten von { $beaten } Stapeln: Nimm einen.
}
ninjan-ask-ThrowSign = Du liegst gleichauf an der Spitze: Wähle Schere, Stein oder Papier.

ninjan-do-pick = { $card } wählen
ninjan-do-take = Stapel { $pile } nehmen ({ $points })
ninjan-do-lay = auf Stapel { $pile } legen ({ $points })
ninjan-do-throw = { $sign } zeigen

# Die Geschichte

ninjan-log-Shuffle = { $deals ->
    [1] Die Karten werden gemischt und ausgeteilt.
   *[other] Spiel { $deal } von { $deals }: Die Karten werden gemischt und ausgeteilt.
}
ninjan-log-DealCard = Stapel { $pile } beginnt mit { $card }.
ninjan-log-Round = Runde { $round }.
ninjan-log-TurnUp = Aufgedeckt: { $cards }.
ninjan-log-take = { $who } { $you ->
    [1] nimmst
   *[0] nimmt
} mit { $card } Stapel { $pile }: { $gained } ({ $points }).
ninjan-log-lay = { $who } { $you ->
    [1] legst
   *[0] legt
} { $card } auf Stapel { $pile }.
ninjan-log-Count = Punkte: { $points }.
ninjan-log-TieBreak = Gleichstand an der Spitze: Schere, Stein, Papier zwischen { $names }.
ninjan-log-CompareSigns = Gezeigt: { $signs }.

# Der Tisch

ninjan-round = Runde { $round } von { $rounds }
ninjan-round-and-deal = Spiel { $deal } von { $deals }, Runde { $round } von { $rounds }
ninjan-pile = Stapel { $pile }
ninjan-pile-line = Stapel { $pile }: oben { $top }, zusammen { $points } Punkte{ $under ->
    [none] .
   *[other] ; darunter { $under }.
}
ninjan-hand-line = Deine Hand: { $cards }.
ninjan-beats = schlägt
ninjan-pick-line = { $who }, gespielte Karte: { $card }.
ninjan-face-down = verdeckt
ninjan-seat-line = { $who }: { $points } Punkte, gewonnen { $won }, { $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
} auf der Hand.
ninjan-nothing = nichts
ninjan-column-seat = Spieler
ninjan-column-points = Punkte
ninjan-column-won = Gewonnen
ninjan-column-card = Karte
ninjan-sum = Summe { $points }
