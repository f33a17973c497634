# Ninjan in the browser: its board, its options, its guide.

board-ninjan-card = { $value } { $suit }
board-ninjan-sign-0 = Stein
board-ninjan-sign-1 = Schere
board-ninjan-sign-2 = Papier
board-ninjan-progress = { $deals ->
    [1] Runde { $round } von 9
   *[other] Spiel { $deal } von { $deals }, Runde { $round } von 9
}
board-ninjan-pile-label = Stapel { $number }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, obenauf { $top }. { $doing }
board-ninjan-taken-by = { $sign ->
    [0] Stein nimmt ihn
    [1] Schere nimmt ihn
   *[2] Papier nimmt ihn
}
board-ninjan-picks = Die Karten dieser Runde
board-ninjan-won = Gewonnene Karten
board-ninjan-wheel = Stein schlägt Schere, Schere schlägt Papier, Papier schlägt Stein.
board-ninjan-equal = Der höchste Wert kommt zuerst. Zwei gleiche Werte: zuerst die Karte, die die andere schlägt. Drei gleiche Werte: Stein, dann Schere, dann Papier.
board-ninjan-counted = { $deals ->
    [1] Die gewonnenen Karten werden gezählt
   *[other] Durchgang { $deal } von { $deals } wird gezählt
}
board-ninjan-nothing-won = keine Karten
board-ninjan-past = vorher: { $points }, und jetzt
fact-ninjan-best = { $name } nahm den besten Stapel: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
fact-ninjan-worst = { $name } nahm den schlechtesten Stapel: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
fact-ninjan-piles = { $count ->
    [one] 1 Stapel wurde genommen.
   *[other] { $count } Stapel wurden genommen.
}
decided-ninjan-pile = Am meisten half { $name } ein Stapel mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} in Runde { $round }.
decided-ninjan-no-pile = { $name } nahm keinen einzigen Stapel.
decided-ninjan-you = { $count ->
    [0] Du hast keinen Stapel genommen.
    [one] Du hast einen Stapel genommen; er war { $best } wert.
   *[other] Du hast { $count } Stapel genommen: Der beste war { $best } wert, der schlechteste { $worst }.
}
guide-ninjan-PickCard-1 = Willkommen! Gewinne Stapel: Die Werte ihrer Karten sind deine Punkte, auch die negativen. Deine Karte nimmt einen Stapel, wenn ihr Zeichen die oberste Karte schlägt: Stein schlägt Schere, Schere schlägt Papier, Papier schlägt Stein. Alle wählen heimlich: Tippe eine Karte an, und noch einmal, um sie zu spielen.
    .at = hand
guide-ninjan-PickCard-2 = Hohe Karten kommen zuerst dran. Das ist gut, wenn ein Stapel etwas wert ist, und schlecht, wenn du Minuspunkte nehmen müsstest.
    .at = hand
guide-ninjan-PickCard-3 = Schlägt deine Karte die oberste eines Stapels, musst du nehmen, auch wenn es Punkte kostet. Schlägt sie mehrere, wählst du.
    .at = piles
guide-ninjan-PickCard-4 = Eine Karte, die nichts schlägt, legst du auf einen Stapel deiner Wahl. So wird eine negative Karte zum vergifteten Geschenk.
    .at = piles
guide-ninjan-PickCard-5 = Schau auf die Summen der Stapel. Wer will den großen? Und mit welchem Zeichen?
    .at = piles
guide-ninjan-PickCard-6 = Die Übersicht zeigt, welche Karten du schon gesehen hast. Die übrigen haben die Gegner, oder sie sind nicht im Spiel.
    .at = tracker
guide-ninjan-PickCard-7 = Von zwei gleichen Werten kommt das Zeichen zuerst, das das andere schlägt.
    .at = wheel
guide-ninjan-PickCard-8 = Nur noch zwei Runden. Was am Ende auf den Stapeln liegt, zählt für niemanden.
    .at = progress
guide-ninjan-Resolve-1 = Jetzt ist deine Karte dran. Tippe einen leuchtenden Stapel an: Schlägt deine Karte die oberste, nimmst du ihn; sonst legst du sie darauf.
    .at = piles
guide-ninjan-Resolve-2 = Wenn du wählen darfst, denk an die nächsten Karten: Deine liegt nun oben, und eine von ihnen könnte sie schlagen.
    .at = picks
guide-ninjan-Resolve-3 = Leg eine schlechte Karte auf einen Stapel, den deine übrigen Karten nicht schlagen: Dann muss ihn jemand anders nehmen.
    .at = piles
guide-ninjan-ThrowSign-1 = Du liegst gleichauf vorn: Wähle heimlich ein Zeichen, wie bei Schere, Stein, Papier.
    .at = choices
