# Samurai, das Brettspiel: was ein Mensch liest.

samurai-title = Samurai
samurai-about = Leg Plättchen auf den Spielplan von Japan und gewinne Helme, Buddhas und Reisfelder.

samurai-option-opening = Die ersten fünf Plättchen: heimlich ausgewählt (chosen), oder blind gezogen wie beim ersten Mal (random).
samurai-option-opening-title = Erste Plättchen
samurai-option-opening-value-chosen = gewählt
samurai-option-opening-value-random = zufällig gezogen
samurai-option-figures = Die Figuren: reihum gesetzt (placed) oder blind gezogen (random).
samurai-option-figures-title = Figuren
samurai-option-figures-value-placed = reihum gesetzt
samurai-option-figures-value-random = zufällig gezogen
samurai-option-capture = Wann Figuren in Besitz genommen werden: am Ende des Zuges (turn), oder sobald sie umschlossen sind (instant).
samurai-option-capture-title = In Besitz nehmen
samurai-option-capture-value-turn = am Ende des Zuges
samurai-option-capture-value-instant = sofort
samurai-option-screens = Bei drei und vier Spielern stehen gewonnene Figuren hinter Sichtschirmen (closed) oder offen (open).
samurai-option-screens-title = Sichtschirme
samurai-option-screens-value-closed = hinter Sichtschirmen
samurai-option-screens-value-open = offen
samurai-option-nobody = Wenn niemand eine Mehrheit hat: Niemand gewinnt (none), oder die meisten Figuren gewinnen (most).
samurai-option-nobody-title = Keine Mehrheit
samurai-option-nobody-value-none = niemand gewinnt
samurai-option-nobody-value-most = die meisten Figuren gewinnen
samurai-option-first = Wer beginnt: ein Platz, oder ausgelost (lot).
samurai-option-first-title = Wer beginnt
samurai-option-first-value-lot = ausgelost

# Die Regeln, auf die sich Ablehnungen berufen, mit ihren Nummern aus rulebook/de.md.

samurai-rule-1-1 = Dieser Teil des Spielplans ist bei dieser Spielerzahl nicht im Spiel.
samurai-rule-1-3 = So eine Figur ist nicht mehr da.
samurai-rule-2-1 = Jetzt wählt jeder fünf eigene Plättchen, nicht mehr.
samurai-rule-2-3 = Edo bekommt eine Figur jeder Art, wenn alle gewählt haben.
samurai-rule-2-4 = Jetzt setzen die Spieler Figuren, einer nach dem anderen.
samurai-rule-2-5 = Jetzt kommen Figuren in Städte, in denen noch Platz ist, und nie zwei der gleichen Art in dieselbe Stadt.
samurai-rule-2-6 = Jetzt kommen Figuren in Dörfer, die noch keine haben.
samurai-rule-2-7 = Die Figuren werden gerade gezogen: Jetzt kann niemand etwas tun.
samurai-rule-2-9 = Das Los entscheidet, wer beginnt.
samurai-rule-3-1 = Ein Spieler nach dem anderen legt Plättchen, und niemand darf passen.
samurai-rule-3-2 = So ein Plättchen hast du nicht auf der Hand.
samurai-rule-3-3 = Von den Plättchen ohne Schriftzeichen darfst du nur eines je Zug legen.
samurai-rule-3-4 = Schiffe kommen auf leere Seefelder, alle anderen Plättchen auf leere Landfelder.
samurai-rule-3-5 = Auf einen Ort kommt kein Plättchen, auch nicht auf einen leeren.
samurai-rule-3-6 = Dort liegt schon ein Plättchen: Das Feld muss leer sein.
samurai-rule-3-7 = Du musst mindestens ein Plättchen legen, bevor du deinen Zug beendest.
samurai-rule-3-8 = Am Ende des Zuges werden gerade Plättchen gezogen: Jetzt kann niemand etwas tun.
samurai-rule-4-1 = Du vertauschst zwei verschiedene Figuren, die auf dem Spielplan stehen.
samurai-rule-4-2 = Nach dem Tausch stünden zwei Figuren der gleichen Art in einer Stadt oder in Edo.
samurai-rule-4-5 = Leg den Plättchentausch auf ein eigenes Plättchen ohne Schriftzeichen.
samurai-rule-4-7 = Das aufgenommene Plättchen musst du sofort neu legen, auf ein leeres Landfeld.
samurai-rule-5-2 = Die Figuren in umschlossenen Orten verlassen den Spielplan.
samurai-rule-6-1 = Die Partie ist zu Ende.
samurai-rule-6-2 = Die Sichtschirme werden gelüftet und die Figuren gezählt.

samurai-bad-action = „{ $text }“ ist kein Zug von Samurai. Leg ein Plättchen wie in h4 N27 oder ship2 M22, oder tippe „exchange N27“, „swap Edo helmet Kyoto rice“, „place rice Kyoto“, „choose s3“ oder „end“.

# Figuren, Plättchen und Orte

samurai-helmet = Helm
samurai-Buddha = Buddha
samurai-rice = Reisfeld
samurai-a-helmet = einen Helm
samurai-a-Buddha = einen Buddha
samurai-a-rice = ein Reisfeld
samurai-samurai = Samurai
samurai-ship = Schiff
samurai-rider = Reiter
samurai-exchange = Plättchentausch
samurai-swap = Figurentausch
samurai-tile = { $kind } { $strength }
samurai-place = { $hex ->
    [none] { $name }
   *[other] { $name } { $hex }
}
samurai-figure = { $kind } in { $place }
samurai-and = { $first } und { $last }
samurai-west = Westen
samurai-north-west = Nordwesten
samurai-north-east = Nordosten
samurai-east = Osten
samurai-south-east = Südosten
samurai-south-west = Südwesten

# Was jetzt gefragt ist

samurai-ask-ChooseTiles = Wähle { $left ->
    [one] das letzte Plättchen
   *[other] noch { $left } Plättchen
} für deine erste Hand.
samurai-ask-PlaceFigure = Setz eine Figur in { $where ->
    [city] eine Stadt
   *[village] ein Dorf
}.
samurai-ask-LayTiles = { $laid ->
    [0] Leg ein Plättchen.
   *[1] Leg noch ein Plättchen, oder beende deinen Zug.
    [2] Leg noch ein Plättchen mit Schriftzeichen, oder beende deinen Zug.
}
samurai-ask-LayAgain = Leg { $tile } neu, auf ein leeres Landfeld.

samurai-do-choose = { $tile } nehmen
samurai-do-place = { $figure } in { $place } setzen
samurai-do-lay = { $hex ->
    [none] { $tile } neben { $places } legen
   *[other] { $tile } auf { $hex } legen, neben { $places }
}
samurai-do-lay-alone = { $hex ->
    [none] { $tile } abseits aller Orte legen
   *[other] { $tile } auf { $hex } legen, an keinem Ort
}
samurai-do-exchange = { $hex ->
    [none] { $places ->
        [none] { $tile } aufnehmen
       *[other] { $tile } neben { $places } aufnehmen
    }
   *[other] { $tile } auf { $hex } aufnehmen
}
samurai-do-swap = { $one } und { $other } vertauschen
samurai-do-end = den Zug beenden

samurai-can-choose = choose mit einem von: { $tiles }.
samurai-can-lay = { $tiles }: auf jedes der { $count } leeren { $where ->
    [sea] Seefelder
   *[land] Landfelder
}, zum Beispiel { $example }.
samurai-can-exchange = exchange: eines deiner Plättchen aufnehmen, auf { $hexes }, zum Beispiel { $example }.
samurai-can-swap = swap: zwei Figuren, zum Beispiel { $example }.
samurai-can-end = end: den Zug beenden.
samurai-can-place = place { $kinds }: in { $places }.
samurai-can-more = „choices { $word }“ zählt alles einzeln auf; „here“ und ein Ort sagt, was dort möglich ist.

# Die Geschichte

samurai-log-Setup = { $opening ->
    [random] Alle ziehen fünf Plättchen.
   *[chosen] Alle wählen heimlich fünf Plättchen.
}
samurai-log-ChooseTiles = Du wählst { $tile }.
samurai-log-FillEdo = Edo bekommt einen Helm, einen Buddha und ein Reisfeld.
samurai-log-PlaceFigure = { $who } setzt { $figure } in { $place }.
samurai-log-DrawFigure = Eine Figur für { $place }: { $kind }.
samurai-log-lay = { $who } { $you ->
    [1] legst
   *[0] legt
} { $tile }{ $hex ->
    [none] { $places ->
        [none] {""} abseits aller Orte.
       *[other] {""} neben { $places }.
    }
   *[other] {""} auf { $hex }{ $places ->
        [none] .
       *[other] , neben { $places }.
    }
}
samurai-log-exchange = { $who } { $you ->
    [1] legst
   *[0] legt
} den Plättchentausch{ $hex ->
    [none] {""}
   *[other] {""} auf { $hex }
} und { $you ->
    [1] nimmst
   *[0] nimmt
} { $tile } auf.
samurai-log-swap = { $who } { $you ->
    [1] vertauschst
   *[0] vertauscht
} { $one } und { $other }.
samurai-log-DrawTile = Du ziehst { $tile }.
samurai-log-capture = { $place } ist umschlossen: { $figures }.
samurai-log-taken = { $kind } für { $who ->
    [Du] dich
   *[other] { $who }
}
samurai-log-aside = { $kind } neben den Spielplan
samurai-log-Count = Das Spiel endet: { $causes }.
samurai-cause-1 = die letzte Figur einer Art hat den Spielplan verlassen
samurai-cause-2 = die vierte Figur steht neben dem Spielplan

# Der Tisch in Worten

samurai-seat-line = { $who }: { $figures }; Plättchen auf der Hand { $hand }, im Vorrat { $supply }.
samurai-captured = Helme { $helmets }, Buddhas { $buddhas }, Reisfelder { $rice }
samurai-screened = Figuren hinter dem Sichtschirm
samurai-aside-line = Neben dem Spielplan: { $figures }.
samurai-left-line = Auf dem Spielplan: { $figures }.
samurai-hand-line = Deine Hand: { $tiles }.
samurai-no-tiles = keine Plättchen
samurai-lifted-line = Aufgenommen: { $tile }.
samurai-soon-line = Fast umschlossen:
samurai-settlement = { $place }, { $kind ->
    [1] Dorf
    [2] Stadt
   *[3] Hauptstadt
}: { $figures ->
    [none] keine Figuren.
   *[other] { $figures }; leere Landfelder { $land }.
}
samurai-hexes = { $count ->
    [0] 0
   *[other] { $count }: { $hexes }
}
samurai-influence = { $kind } { $sums }
samurai-nobody = niemand
samurai-sum = { $who } { $strength }
samurai-seat-tiles = { $who }: { $tiles }.
samurai-tile-at = { $tile } auf { $hex }

samurai-help =
    near Kyoto oder near N27: was dort ist und was daran grenzt.
    here Kyoto oder here N27: was du dort jetzt tun kannst.
    map: alle Orte mit ihren Figuren, und wer Einfluss auf sie hat.
    tiles: alle Plättchen auf dem Spielplan.
    choices h4: alles, was du mit diesem Plättchen tun kannst.
    Ein Feld hat eine Zeile und eine Spalte. N29 grenzt im Westen an N27, im Osten an N31, im Nordwesten und Nordosten an M28 und M30, im Südwesten und Südosten an O28 und O30.
samurai-here = { $hex }: { $what }.
samurai-beside = { $direction } { $hex }: { $what }.
samurai-sea = See, leer
samurai-land = Land, leer
samurai-lies = { $who }, { $tile }

samurai-no-place = Einen Ort namens „{ $place }“ gibt es auf diesem Spielplan nicht.
samurai-can-here = Bei { $place } kannst du:
samurai-can-lay-here = { $tiles } legen, auf { $hexes }.
samurai-can-lift-here = dein Plättchen aufnehmen: { $action }.
samurai-can-place-here = { $action }.
samurai-can-swap-here = { $figure } mit einer anderen Figur vertauschen (swap).
samurai-cannot-here = Bei { $place } kannst du jetzt nichts tun.

# Der Tisch gezeichnet

samurai-edo = Ed
samurai-sign-h = h Helm
samurai-sign-b = b Buddha
samurai-sign-r = r Reis
samurai-sign-s = s Samurai
samurai-sign-ship = ship Schiff
samurai-sign-rider = rider Reiter
samurai-sign-exchange = exchange
samurai-sign-swap = swap
samurai-hidden = Schirm
samurai-aside = neben
samurai-hand = Hand
