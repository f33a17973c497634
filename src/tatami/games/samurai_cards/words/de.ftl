# Samurai: das Kartenspiel: was ein Mensch liest.

samurai_cards-title = Samurai: das Kartenspiel
samurai_cards-about = Leg Einflusskarten an ein wachsendes Schachbrett aus Dörfern an und gewinne Helme, Buddhas und Reisfelder.

samurai_cards-option-influence = Die Stärken der sechs Samurai, die jeder hat.
samurai_cards-option-influence-title = Die sechs Samurai
samurai_cards-option-gap = Wohin neue Dörfer kommen: neben ein Dorf, das beide Karten berühren (strict), oder in jede Lücke zwischen Karten zweier Spieler (wide).
samurai_cards-option-gap-title = Neue Dörfer
samurai_cards-option-gap-value-strict = neben einem gemeinsamen Dorf
samurai_cards-option-gap-value-wide = jede Lücke
samurai_cards-option-leaderless = Wenn niemand in einer Form die Mehrheit hat: Alle Steine zählen (stones), oder alle teilen den Sieg (draw).
samurai_cards-option-leaderless-title = Niemand hat eine Mehrheit
samurai_cards-option-leaderless-value-stones = alle Steine zählen
samurai_cards-option-leaderless-value-draw = den Sieg teilen
samurai_cards-option-first = Wer beginnt: ein Platz, oder ausgelost (lot).
samurai_cards-option-first-title = Wer beginnt
samurai_cards-option-first-value-lot = ausgelost

# Die Regeln, auf die sich Ablehnungen berufen, mit ihren Nummern aus rulebook/de.md.

samurai_cards-rule-2-1 = Nur die oberste Karte des Dorfstapels liegt offen.
samurai_cards-rule-2-2 = Das erste Dorf liegt in der Mitte, bevor jemand spielt.
samurai_cards-rule-2-5 = Zuerst zieht jeder fünf Karten.
samurai_cards-rule-2-7 = Das Los entscheidet, wer beginnt.
samurai_cards-rule-3-1 = Ein Spieler nach dem anderen legt eine Einflusskarte an, und niemand darf passen.
samurai_cards-rule-3-2 = Du legst eine Karte von deiner eigenen Hand an.
samurai_cards-rule-3-3 = Dort liegt schon eine Karte: Das Feld muss leer sein.
samurai_cards-rule-3-4 = Das Feld muss mit einer Kante ein Dorf berühren.
samurai_cards-rule-3-5 = Am Ende des Zuges wird gerade eine Karte gezogen: Jetzt kann niemand etwas tun.
samurai_cards-rule-4-3 = Das nächste Dorf wird gerade aufgedeckt: Jetzt kann niemand etwas tun.
samurai_cards-rule-4-4 = Wer die Karte angelegt hat, wählt jetzt, welches der neuen Felder das Dorf bekommt.
samurai_cards-rule-5-1 = Dörfer mit Karten an allen vier Seiten werden gewertet.
samurai_cards-rule-6-1 = Die Partie ist zu Ende.
samurai_cards-rule-6-2 = Die Runde wird zu Ende gespielt.
samurai_cards-rule-6-4 = Die Steine werden gezählt, wenn das Spiel vorbei ist.

samurai_cards-bad-action = „{ $text }“ ist kein Zug von Samurai: das Kartenspiel. Tippe eine Karte und ihr Feld wie h3 2,-1 (h Helm, b Buddha, r Reisfeld, s Samurai; Spalte und Zeile) oder „lay 1,1“.

# Karten und Felder

samurai_cards-helmet = Helm
samurai_cards-Buddha = Buddha
samurai_cards-rice = Reisfeld
samurai_cards-samurai = Samurai
samurai_cards-card = { $kind } { $strength }
samurai_cards-village = { $place ->
    [none] { $symbols }
   *[other] { $symbols } auf { $place }
}
samurai_cards-north = Norden
samurai_cards-east = Osten
samurai_cards-south = Süden
samurai_cards-west = Westen

# Was jetzt gefragt ist

samurai_cards-ask-PlaceCard = Leg eine Karte an ein Dorf an. { $next ->
    [none] Der Dorfstapel ist leer.
   *[other] Das nächste Dorf ist { $next }.
}
samurai_cards-ask-ChoosePlace = Wohin kommt das Dorf { $taken }? { $next ->
    [none] Der Dorfstapel ist leer.
   *[other] Das nächste ist { $next }.
}

samurai_cards-do-place = { $place ->
    [none] { $card } neben { $villages } legen
   *[other] { $card } auf { $place } legen, neben { $villages }
}
samurai_cards-do-side = { $village } ({ $side } von 4 Seiten)
samurai_cards-do-lay = { $place ->
    [none] das Dorf { $village } neben { $cards } legen
   *[other] das Dorf { $village } auf { $place } legen
}

# Die Geschichte

samurai_cards-log-Setup = Die Dörfer werden gemischt, und jeder zieht fünf Karten.
samurai_cards-log-LayFirstVillage = Das erste Dorf ist { $village }.
samurai_cards-log-TurnUpVillage = Das nächste Dorf ist { $village }.
samurai_cards-log-DrawCard = Du ziehst { $card }.
samurai_cards-log-PlaceCard = { $who } { $you ->
    [1] legst
   *[0] legt
} { $card }{ $place ->
    [none] .
   *[other] {""} auf { $place }.
}
samurai_cards-log-LayVillages = Ein neues Dorf: { $village }.
samurai_cards-log-ChoosePlace = { $who } { $you ->
    [1] legst
   *[0] legt
} das Dorf { $village }.
samurai_cards-log-score = { $place ->
    [none] { $count ->
        [one] Ein Dorf wird gewertet: { $stones }.
       *[other] { $count } Dörfer werden gewertet: { $stones }.
    }
   *[other] Das Dorf auf { $place } wird gewertet: { $stones }.
}
samurai_cards-log-stone = { $symbol } für { $who ->
    [Du] dich
   *[other] { $who }
}
samurai_cards-log-no-stone = { $symbol } für niemanden
samurai_cards-log-Count = Das Spiel endet: { $causes }.
samurai_cards-cause-1 = die Steine einer Form sind aufgebraucht
samurai_cards-cause-2 = das letzte Dorf ist genommen
samurai_cards-cause-4 = alle haben ihre letzte Karte angelegt
samurai_cards-cause-8 = für eine Karte ist kein Feld mehr frei

# Der Tisch

samurai_cards-next-line = Übrige Dörfer: { $left }. { $next ->
    [none] Keines davon ist zu sehen.
   *[other] Obenauf: { $next }.
}
samurai_cards-taken-line = Zuerst zu legen: { $village }.
samurai_cards-seat-line = { $who }: Helme { $helmets }, Buddhas { $buddhas }, Reisfelder { $rice }; Karten auf der Hand { $hand }, im Stapel { $pile }.
samurai_cards-village-line = Dorf { $village }: { $sides }; { $influence }.
samurai_cards-side-line = { $side } { $card } ({ $who })
samurai_cards-free-side = { $side } frei
samurai_cards-influence = { $symbol } { $sums }
samurai_cards-no-influence = { $symbol } niemand
samurai_cards-sum = { $who } { $strength }
samurai_cards-hand-line = Deine Hand: { $cards }.
samurai_cards-no-cards = keine Karten
samurai_cards-column-seat = Spieler
samurai_cards-column-cards = Karten
samurai_cards-next = Nächstes
samurai_cards-to-lay = Zu legen
samurai_cards-left = noch { $left }
samurai_cards-supply = von { $supply }
