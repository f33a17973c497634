# Was das Labor für Spielentwickler sagt.

# Fehler in der Datei einer Studie

lab-not-toml = { $path } ist keine TOML-Datei: { $detail }.
lab-file-wrong = { $path } ist keine Studie: { $detail }. Was hineingehört, steht in docs/research.md.
lab-unknown-field = { $path }: „{ $field }“ hat in einer Studie keine Bedeutung. { $nearest ->
    [none] Möglich sind: { $names }.
   *[other] Ist { $nearest } gemeint? Möglich sind: { $names }.
}
lab-unknown-measure = Ein Maß namens „{ $measure }“ gibt es nicht. { $nearest ->
    [none] Die Maße sind: { $names }.
   *[other] Ist { $nearest } gemeint? Die Maße sind: { $names }.
}
lab-same-skill = Um zu sehen, was Können wert ist, spielt ein starker Bot gegen schwache, aber { $name } soll beides sein. Nenne unter [skill] zwei verschiedene Bots.
lab-bad-path = „{ $path }“ ist weder eine Zahl des Decks noch eine Option. Schreibe deck.STELLE, zum Beispiel deck.box.step_tokens, oder options.NAME.
lab-no-place = Im Deck von { $game } gibt es { $path } nicht: „{ $part }“ fehlt dort. { $nearest ->
    [none] Es gibt: { $names }.
   *[other] Ist { $nearest } gemeint? Es gibt: { $names }.
}
lab-bad-values = { $path } braucht eine Liste von Werten wie [2, 3, 4] oder Zahlen in einer Reihe wie { "{" } from = 20, to = 30, step = 5 { "}" }.
lab-nothing-varied = Die Studie ändert nichts. Schreibe unter [vary], was versucht werden soll, oder Varianten mit Namen unter [variants."NAME"].
lab-nothing-different = Alles, was die Studie versucht, ist wie in der Grundfassung. Versuche mindestens einen anderen Wert.
lab-many = Das sind { $count } Varianten; vergleichen lassen sich höchstens { $most }. Versuche weniger Werte.
lab-alike = Sie ist dieselbe wie „{ $other }“.
lab-refused = { $count ->
    [one] Eine Variante lässt sich nicht spielen, darum wurde nichts gespielt.
   *[other] { $count } Varianten lassen sich nicht spielen, darum wurde nichts gespielt.
    }
    { $troubles }

# Die Kommandozeile

help-lab = Varianten eines Spiels vergleichen: Zahlen seines Decks und Optionen ändern und sehen, was sie bewirken.
help-arg-study = Eine TOML-Datei, die sagt, was gespielt und was geändert wird.
help-opt-lab-out = Der Ordner für Ergebnisse und Bericht; derselbe Befehl macht dort weiter, wo er aufgehört hat.

# Ergebnisse

lab-base = Grundfassung
lab-title = { $game }: { $variants } Varianten, je { $matches } Partien
lab-variant = Variante
lab-measure = Maß
lab-in-variants = In den Varianten
lab-clearly = Klar anders
lab-measure-decisions = Entscheidungen
lab-measure-rounds = Runden
lab-measure-seats = Bester Platz
lab-measure-margin = Vorsprung
lab-measure-ties = Gleichstände
lab-measure-comebacks = Aufholjagden
lab-measure-branching = Möglichkeiten
lab-measure-drama = Dramatik
lab-measure-skill = Können
lab-meaning-decisions = Länge: wie viele Entscheidungen eine Partie braucht, alle Plätze zusammen.
lab-meaning-rounds = Länge: wie viele Runden eine Partie braucht; wo ein Spiel keine Runden hat, wie oft jeder Platz am Zug ist.
lab-meaning-seats = Vorteil der Plätze: der Siegesanteil des Platzes, der am häufigsten gewinnt, gezählt ab dem Platz, der beginnt. Sind alle Plätze gleich gut, ist er { $fair }.
lab-meaning-margin = Entschiedenheit: wie viele Punkte vor dem Besten, der nicht gewinnt, der Sieger liegt.
lab-meaning-ties = Entschiedenheit: wie viele Partien mehrere Sieger haben.
lab-meaning-comebacks = Wie viele Partien ein Platz gewinnt, dessen Chance in der Mitte der Partie unter { $fair } lag.
lab-meaning-branching = Verzweigung: wie viele Möglichkeiten eine Entscheidung bietet, wenn es mehr als eine ist.
lab-meaning-drama = Wie viel Siegchance in einer Partie hin und her wandert: 1 ist ein ganzer Sieg, einmal.
lab-meaning-skill = Wie weit Können das Glück schlägt: was { $strong } unter { $weak } gewinnt, von 0 %, nicht mehr als Zufall, bis 100 %, jede Partie.

# Befunde

lab-in-base = { $measure }: { $value } in der Grundfassung.
lab-more = Am höchsten mit „{ $name }“ ({ $difference }).
lab-less = Am niedrigsten mit „{ $name }“ ({ $difference }).
lab-no-difference = Keine Variante ist klar anders.
lab-clear = { $clear } von { $differences } Unterschieden zur Grundfassung sind klar; durch Zufall allein schienen es etwa { $chance }.
lab-unfair = In { $count } von { $variants } Varianten sind die Plätze klar nicht gleich viel wert.
lab-forfeits = { $count ->
    [one] Eine Partie wurde abgebrochen und zählt nicht: { $reason }
   *[other] { $count } Partien wurden abgebrochen und zählen nicht, zum Beispiel: { $reason }
}

# Der Bericht

lab-page-title = { $game } im Labor
lab-about = { $variants } Varianten mit { $seats } Spielern, je { $matches } Partien, alle mit denselben Verteilungen. Bots: { $bots }. Startwert { $seed }.
lab-compared = Die Varianten im Vergleich
lab-sorted = Wähle eine Spalte, um nach ihr zu ordnen. Unter jeder Zahl steht der Unterschied zur Grundfassung und wie weit er danebenliegen kann (95 %); wo er klar ist, steht ein Pfeil. Bei der Grundfassung ist es das Intervall der Zahl selbst.
lab-effects = Was jede Änderung bewirkt
lab-effects-about = Um wie viel der Wert jedes Maß ändert, verglichen mit der Grundfassung (wo deren Wert nicht versucht wurde, mit dem ersten), mit 95-%-Intervallen. Über alles andere, was geändert wird, ist gemittelt.
lab-variants = Varianten
lab-places = Plätze
lab-meanings = Was gemessen wird
lab-files = Alle Zahlen stehen in variants.csv und report.json, jede Partie in results.jsonl, und die Decks, die anders sind als in der Grundfassung, im Ordner decks.
lab-plot-places = Siegesanteil (gestrichelt: alle Plätze gleich)
lab-plot-figure = { $measure } (gestrichelt: die Grundfassung)
lab-plot-effect = { $measure }: Unterschied zur Grundfassung
