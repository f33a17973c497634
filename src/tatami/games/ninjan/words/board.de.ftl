# Ninjan in the browser: its board, its options, its guide.

board-ninjan-card = { $value } { $suit }
board-ninjan-sign-0 = Stein
board-ninjan-sign-1 = Schere
board-ninjan-sign-2 = Papier
board-ninjan-progress = { $deals ->
    [1] Runde { $round } von 9
   *[other] Spiel { $deal } von { $deals }, Runde { $round } von 9
}
board-ninjan-pile-label = Stapel { $number }, { $points } Punkte, obenauf { $top }. { $doing }
board-ninjan-picks = Die gewählten Karten
board-ninjan-won = Gewonnene Karten
board-ninjan-wheel = Stein schlägt Schere, Schere schlägt Papier, Papier schlägt Stein.
board-ninjan-equal = Hoch kommt zuerst. Von gleichen Werten die Karte, die die andere schlägt; von dreien Stein, Schere, Papier.
guide-ninjan-PickCard-1 = Willkommen! Du sammelst Punkte: die Werte der Karten, die du gewinnst, auch die negativen. Alle wählen heimlich eine Karte; tippe eine von deinen an, und noch einmal, um sie zu spielen.
guide-ninjan-PickCard-2 = Hohe Karten kommen zuerst dran. Das ist gut, wenn ein Stapel etwas wert ist, und schlecht, wenn du Minuspunkte nehmen müsstest.
guide-ninjan-PickCard-3 = Dein Zeichen entscheidet: Stein schlägt Schere, Schere schlägt Papier, Papier schlägt Stein. Schlägt deine Karte die oberste eines Stapels, muss sie einen solchen nehmen.
guide-ninjan-PickCard-4 = Eine Karte, die nichts schlägt, legst du auf einen Stapel deiner Wahl. So werden negative Karten zu vergifteten Geschenken.
guide-ninjan-PickCard-5 = Schau auf die Summen unter den Stapeln. Wer will den großen? Und mit welchem Zeichen?
guide-ninjan-PickCard-6 = Unten siehst du, welche Karten du schon gesehen hast. Die anderen sind auf fremden Händen oder nicht im Spiel.
guide-ninjan-PickCard-7 = Von gleichen Werten kommt zuerst, wer den anderen schlägt. Kleines Rad, große Wirkung.
guide-ninjan-PickCard-8 = Nur noch zwei Runden. Was am Ende auf den Stapeln liegt, zählt für niemanden.
guide-ninjan-PickCard-9 = Die letzte Karte spielt sich selbst. Ab hier brauchst du keine Führung mehr.
guide-ninjan-Resolve-1 = Jetzt ist deine Karte dran. Du kannst einen der Stapel wählen, die leuchten.
guide-ninjan-Resolve-2 = Wenn du wählen darfst, denk an die Nächsten: Deine Karte liegt nun oben, und jemand könnte sie schlagen.
guide-ninjan-Resolve-3 = Ein Stapel, der heute schlecht aussieht, kann morgen viel wert sein. Leg schlechte Karten dorthin, wo du nicht nehmen musst.
