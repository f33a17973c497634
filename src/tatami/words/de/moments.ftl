# Rückblick auf eine Partie im Browser: ihre Momente, Analysen, Rätsel, das eigene Spiel.

# Ein Moment

this-moment = Dieser Moment
moment-decides = { $name } entscheidet
what-if = Was wäre, wenn …
play-from-here = Von hier aus spielen
true-cards = Mit den Karten, wie sie wirklich lagen, nicht wie diese Person sie vermuten konnte
share-moment = Diesen Moment teilen
picture-of-moment = Bild speichern
notes-title = Notizen
notes-move = nach Zug { $move }
notes-yours = Deine Notiz zu diesem Moment, für alle, die die Partie sehen
taken-up-from = Aus einer anderen Partie aufgenommen, nach Zug { $move }.
taken-up-true = Mit den Karten, wie sie wirklich lagen.
taken-up-known = Was diese Person nicht wissen konnte, wurde neu verteilt.

# Was wäre, wenn

what-if-choose = Was wäre, wenn { $name } anders entschieden hätte? Wähle.
what-if-true = Die Karten liegen, wie sie wirklich lagen.
what-if-known = Was diese Person nicht wissen konnte, wird neu verteilt.
what-if-done = Was wäre, wenn { $name } gewählt hätte: { $action }
what-if-again = Noch einmal, mit anderem Glück
what-if-other = Andere Wahl
bots-go-on = Bots spielen weiter …
back-to-match = Zurück zur Partie
as-played = so gespielt

# Eine Analyse

analysis-title = Analyse
analysis-curve = Die Gewinnchancen; Pfeiltasten gehen durch die Partie
analysis-caption = Gewinnchancen: ein Tipp auf die Kurve führt dorthin
analysis-point = Nach Zug { $move }: { $chances }
analysis-begins = Die Analyse beginnt …
analysis-deeper = Ein erster Blick ist getan. Jetzt genauer …
analysis-soon = Das wird gerade untersucht …
analysis-lessons = Was man lernen kann
analysis-no-lessons = Es wurde kein Fehler gefunden.
analysis-turns = Wendepunkte
analysis-no-turns = Die Chancen haben sich nie auf einmal stark geändert.
analysis-seats = Glück und Können
analysis-luck = Was die Gewinnchance geändert hat, in Prozentpunkten
analysis-part-luck = Verteilen und Ziehen
analysis-part-own = Eigene Entscheidungen
analysis-part-others = Die anderen
analysis-accuracy = Genauigkeit { $accuracy }
analysis-all = { $count ->
    [one] Die eine Entscheidung
   *[other] Alle { $count } Entscheidungen
}
analysis-instead = { $done }. Besser: { $better }
analysis-bots = Auch die Bots beurteilen
analysis-verdict = { $name } hat entschieden
analysis-best = am besten
grade-best = am besten
grade-good = gut
grade-inaccuracy = ungenau
grade-mistake = Fehler
grade-blunder = grober Fehler

# Raten

guess-first = Erst raten, dann sehen
guess-as = Entscheiden für
guess-score = { $number ->
    [0] { $all ->
        [one] 1 Entscheidung
       *[other] { $all } Entscheidungen
    }
   *[other] { $right } von { $number } gefunden; { $all } Entscheidungen insgesamt
}
guess-next = Nächste Entscheidung
guess-end = Das war die ganze Partie.
guess-none = Es gibt keine Entscheidung zu raten.
guess-best = Das würde auch der stärkste Bot tun.
guess-as-good = Das ist so gut wie das, was der stärkste Bot tun würde.
guess-as-played = { $text }: So wurde gespielt.
guess-other = Du hast gewählt: { $text }
analysis-coarse = Dieser Server wirft nur einen ersten Blick; Fehler nennt er erst nach einem genaueren.

# Rätsel

puzzle-today = Rätsel des Tages
puzzle-title = Rätsel
puzzle-solve = Lösen
puzzle-practise = Üben
puzzle-solved-of = { $right } von { $all } gelöst
puzzle-all = Alle Rätsel
puzzle-about = Momente aus Partien starker Bots, in denen eine Wahl klar die beste ist. Deine erste Antwort zählt.
puzzle-how-hard = Schwierigkeit
puzzle-any = beliebig
puzzle-difficulty = Schwierigkeit { $difficulty } von 5
puzzle-right = gelöst
puzzle-wrong = nicht gelöst
puzzle-no-puzzles = Hier gibt es keine Rätsel.
puzzle-question = Was ist am besten?
puzzle-found = Richtig! Das ist klar am besten.
puzzle-missed = Nicht ganz: { $text }.
puzzle-yours = deine Wahl
puzzle-next = Nächstes Rätsel
puzzle-waiting = Einen Moment, deine Wahl wird ausprobiert …
puzzle-solution = Die Lösung: { $text }
puzzle-again = Noch ein Versuch
puzzle-show = Lösung zeigen
puzzle-chances = Die Prozente sind deine Gewinnchance nach jeder Wahl, nach dem, was du hier weißt.

# Das eigene Spiel

own-title = Dein Spiel
own-private = Nur du siehst diese Seite.
own-none = Noch gibt es nichts zu zählen. Spiel eine Partie zu Ende, und hier siehst du, wie du spielst.
own-by-game = Nach Spiel und Zahl der Plätze
own-game = Spiel
own-played = Partien
own-wins = Gewonnen
own-now = Siege in Folge zurzeit
own-longest = Meiste Siege in Folge
own-accuracy = Genauigkeit
own-thinking = Bedenkzeit je Entscheidung
own-seconds = { $seconds } s
own-over-time = Genauigkeit von Partie zu Partie
own-mistakes = Häufigste Fehler
own-like = bei Fragen wie „{ $prompt }“
own-times = { $count ->
    [one] einmal
   *[other] { $count }-mal
}
own-newest = Neueste Partien
own-result-won = gewonnen
own-result-lost = verloren
