# Rückblick auf eine Partie im Browser: ihre Momente, Analysen, Rätsel, das eigene Spiel.

# Ein Moment

this-moment = Dieser Moment
moment-decides = { $name } entscheidet
what-if = Was wäre, wenn …
play-from-here = Von hier aus spielen
true-cards = Mit den Karten, wie sie wirklich lagen; sonst so, wie diese Person sie vermuten konnte
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
analysis-point = Nach Zug { $move }: { $chances }
analysis-begins = Die Analyse beginnt …
analysis-deeper = Ein erster Blick ist getan. Jetzt genauer …
analysis-soon = Das wird gerade untersucht …
analysis-lessons = Was man lernen kann
analysis-no-lessons = Es wurde kein Fehler gefunden.
analysis-turns = Wendepunkte
analysis-no-turns = Die Chancen haben sich nie auf einmal stark geändert.
analysis-seats = Glück und Können
analysis-luck = Was die Gewinnchance geändert hat
analysis-part-luck = Verteilen und Ziehen
analysis-part-own = Eigene Entscheidungen
analysis-part-others = Die anderen
analysis-accuracy = Genauigkeit { $accuracy }
analysis-all = { $count ->
    [one] Die eine Entscheidung
   *[other] Alle { $count } Entscheidungen
}
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
guess-score = { $right } von { $number } gefunden; { $all } Entscheidungen insgesamt
guess-next = Nächste Entscheidung
guess-end = Das war die ganze Partie.
guess-none = Es gibt keine Entscheidung zu raten.
guess-best = Das würde auch der stärkste Bot tun.
guess-as-played = { $text }: So wurde gespielt.
guess-other = Du hast gewählt: { $text }
