# Ninjan: was ein Mensch liest.

ninjan-title = Ninjan
ninjan-about = Neunmal heimlich wählen, dann von hoch nach niedrig abhandeln, mit Stein, Schere und Papier.

ninjan-option-deals = Wie oft ausgeteilt wird; die Punkte werden zusammengezählt.
ninjan-option-tie = Was bei Gleichstand am Ende geschieht: Stein, Schere, Papier (throws), oder der Sieg wird geteilt (shared).

# Die Regeln, auf die sich Absagen berufen, mit ihren Nummern aus docs/rules/de/ninjan.md.

ninjan-rule-2-1 = Vor dem Austeilen werden alle 48 Karten gemischt.
ninjan-rule-2-2 = Es gibt drei Stapel, 1, 2 und 3, und nur der Zufall teilt Karten aus.
ninjan-rule-3-1 = Jetzt wählen alle eine Karte für die Runde.
ninjan-rule-3-2 = Du wählst eine der Karten auf deiner Hand.
ninjan-rule-3-3 = Für diese Runde hast du gewählt, und dabei bleibt es.
ninjan-rule-3-4 = Die Karten werden zusammen aufgedeckt, wenn alle gewählt haben.
ninjan-rule-4-1 = Die Karten werden nacheinander von hoch nach niedrig abgehandelt: Wem sie gehört, nimmt oder legt.
ninjan-rule-4-4 = Deine Karte schlägt die oberste eines Stapels, also muss sie nehmen.
ninjan-rule-4-5 = Deine Karte kann nur einen Stapel nehmen, dessen oberste Karte sie schlägt.
ninjan-rule-4-7 = Deine Karte schlägt keine oberste Karte: Leg sie auf einen Stapel.
ninjan-rule-5-1 = Die Partie ist zu Ende.
ninjan-rule-5-3 = Wer gleichauf liegt, zeigt Stein, Schere oder Papier.
ninjan-rule-5-4 = Nur wer gleichauf liegt, zeigt ein Zeichen, und nur einmal.
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
ninjan-ask-ThrowSign = Du liegst mit anderen vorn: Zeig Stein, Schere oder Papier.

ninjan-do-pick = { $card } wählen
ninjan-do-take = Stapel im Wert von { $points }
ninjan-do-lay = Stapel im Wert von { $points }
ninjan-do-throw = { $sign }

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
ninjan-log-TieBreak = Gleichstand an der Spitze: Stein, Schere, Papier zwischen { $names }.
ninjan-log-CompareSigns = Gezeigt: { $signs }.

# Der Tisch

ninjan-round = Runde { $round } von 9
ninjan-round-and-deal = Spiel { $deal } von { $deals }, Runde { $round } von 9
ninjan-pile = Stapel { $pile }
ninjan-pile-line = Stapel { $pile }: oben { $top }, zusammen { $points } Punkte{ $under ->
    [none] .
   *[other] ; darunter { $under }.
}
ninjan-hand-line = Deine Hand: { $cards }.
ninjan-beats = schlägt
ninjan-pick-line = { $who }: { $card }
ninjan-face-down = verdeckt
ninjan-seat-line = { $who }: { $points } Punkte, gewonnen { $won }, { $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
} auf der Hand.
ninjan-nothing = nichts
ninjan-column-seat = Platz
ninjan-column-points = Punkte
ninjan-column-won = Gewonnen
ninjan-column-card = Karte
ninjan-sum = Summe { $points }
