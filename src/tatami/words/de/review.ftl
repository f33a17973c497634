# Was eine Analyse einer Partie sagt.

# Fehler

review-seat = In dieser Partie gibt es keinen Platz { $seat }. Die Plätze sind 1 bis { $last }.
review-depth = „{ $depth }“ ist keine Tiefe. Wähle eine von: { $names }.
review-plain = Tatami läuft hier als reines Python, und eine Analyse dauert zwanzig- bis fünfzigmal so lang. Mit einem C-Compiler machen es `make compile` (der Befehl ist dann `build/tatami`) oder `pip install .` schnell.

# Noten

review-grade-best = Am besten
review-grade-good = Gut
review-grade-inaccuracy = Ungenau
review-grade-mistake = Fehler
review-grade-blunder = Grober Fehler

# Entscheidungen

review-done-best = Zug { $move }, { $who }: { $done }. Nichts Besseres wurde gefunden.
review-done-worse = Zug { $move }, { $who }: { $done }. Besser: { $better }. Die Gewinnchance war { $before } statt { $after }.
review-elsewhere = { $choice }, aber anderswo
review-unlucky = Richtig war es trotzdem: Was daraus wurde, war Pech.
review-lucky = Es ging trotzdem gut: Das war Glück.
review-unsure = Die Analysen sind sich noch nicht einig.

# Wendepunkte

review-when = { $is_round ->
    [1] { $round }.
   *[0] Zug { $move }.
}
review-turn-decision = { $who }: { $action }.
review-turn-chance = Das Glück beim Ziehen.
review-turn-change = { $whom ->
    [Du] Deine Gewinnchance
   *[other] Die Gewinnchance von { $whom }
} { $rose ->
    [1] stieg
   *[other] fiel
} von { $before } auf { $after }.

# Ein Platz in der ganzen Partie

review-luck-and-skill = { $who }: Geben und Ziehen { $luck }, eigene Entscheidungen { $own }, Entscheidungen der anderen { $others }.

# Die Kommandozeile

help-review = Eine Partie analysieren: jede Entscheidung nach dem Wissen ihres Spielers, und die Gewinnchancen.
help-puzzles = Aufgaben in Partien starker Bots finden: Momente, in denen eine Wahl klar die beste ist.
help-opt-review-seat = Nur die Entscheidungen dieses Platzes beurteilen; sonst die aller Plätze.
help-opt-review-depth = Wie gründlich: coarse, fine oder deep.
help-opt-review-out = Jede Partie der Datei analysieren und jede Analyse als JSON-Zeile in diese Datei schreiben.
help-opt-puzzles-count = Wie viele Partien durchsucht werden.
help-opt-puzzles-out = Die Aufgaben in diese Datei schreiben, eine je Zeile.
help-opt-puzzles-bots = Der Bot, der die Partien spielt, auf allen Plätzen.
help-opt-puzzles-most = Höchstens so viele behalten, möglichst verschiedene.
progress-moments = Momente

review-title = { $game }: { $players }
review-winners = { $count ->
    [0] Die Partie ist nicht zu Ende.
    [one] { $names } hat gewonnen.
   *[other] { $names } haben zusammen gewonnen.
}
review-player = Spieler
review-accuracy = Genauigkeit
review-none = –
review-lessons = Was sich lernen lässt
review-no-lessons = Kein Fehler wurde gefunden.
review-turns = Wendepunkte
review-no-turns = Die Chancen änderten sich nie viel auf einmal.
review-curve = Die Gewinnchancen, Zug um Zug
plot-title-curve = Die Gewinnchance jedes Spielers. Mit allen Karten offen beurteilt: Glück und Entscheidungen verändern die Kurve, wenn sie geschehen.
review-decisions = Jede Entscheidung
review-move = Zug
review-done = Gemacht
review-better = Besser
review-chance = Gewinnchance
review-loss = Vergeben
review-grade = Note
review-about = Jede Entscheidung wird nach dem beurteilt, was der Spieler damals wusste, vom stärksten Bot, mehrmals mit anderen Zufallszahlen.
review-seats = Glück und Können
review-report = Bericht: { $path }
review-written = Analysen von { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}: { $path }
puzzles-written = { $count ->
    [0] In { $games } Partien wurde keine Aufgabe gefunden.
    [one] 1 Aufgabe aus { $games } Partien: { $path }
   *[other] { $count } Aufgaben aus { $games } Partien: { $path }
}

# Hinweise: in Anführungszeichen steht ein Satz der Geschichte

hint-brings = In { $times } von 10 Versuchen kam es danach zu „{ $what }“, { $others ->
    [0] nach anderen Zügen nie
   *[other] nach anderen Zügen in { $others }
}.
hint-avoids = { $times ->
    [0] Danach kam es nie zu „{ $what }“, nach anderen Zügen in { $others } von 10 Versuchen.
   *[other] In nur { $times } von 10 Versuchen kam es danach zu „{ $what }“, nach anderen Zügen in { $others }.
}
hint-risks = Aber in { $times } von 10 Versuchen kam es danach zu „{ $what }“, { $others ->
    [0] nach anderen Zügen nie
   *[other] nach anderen Zügen in { $others }
}.
hint-misses = { $times ->
    [0] Aber danach kam es nie zu „{ $what }“, nach anderen Zügen in { $others } von 10 Versuchen.
   *[other] Aber in nur { $times } von 10 Versuchen kam es danach zu „{ $what }“, nach anderen Zügen in { $others }.
}
