# Terugkijken op een partij in de browser: momenten, analyses, puzzels, het eigen spel.

# Een moment

this-moment = Dit moment
moment-decides = { $name } beslist
what-if = Wat als …
play-from-here = Speel vanaf hier
true-cards = Met de kaarten zoals ze echt lagen; anders zoals deze speler ze kon vermoeden
share-moment = Deel dit moment
picture-of-moment = Bewaar een plaatje
notes-title = Notities
notes-move = na zet { $move }
notes-yours = Jouw notitie bij dit moment, voor iedereen die de partij ziet
taken-up-from = Overgenomen uit een andere partij, na zet { $move }.
taken-up-true = Met de kaarten zoals ze echt lagen.
taken-up-known = Wat deze speler niet kon weten, is opnieuw gedeeld.

# Wat als

what-if-choose = Wat als { $name } anders had gekozen? Kies.
what-if-true = De kaarten liggen zoals ze echt lagen.
what-if-known = Wat deze speler niet kon weten, wordt opnieuw gedeeld.
what-if-done = Wat als { $name } had gekozen: { $action }
what-if-again = Nog eens, met ander geluk
what-if-other = Andere keuze
bots-go-on = Bots spelen verder …
back-to-match = Terug naar de partij
as-played = zo gespeeld

# Een analyse

analysis-title = Analyse
analysis-curve = De winstkansen; pijltoetsen gaan door de partij
analysis-point = Na zet { $move }: { $chances }
analysis-begins = De analyse begint …
analysis-deeper = Een eerste blik is gedaan. Nu nauwkeuriger …
analysis-soon = Dit wordt nu bekeken …
analysis-lessons = Wat je kunt leren
analysis-no-lessons = Er is geen fout gevonden.
analysis-turns = Keerpunten
analysis-no-turns = De kansen veranderden nooit sterk in één keer.
analysis-seats = Geluk en kunde
analysis-luck = Wat de winstkans veranderde
analysis-part-luck = Delen en trekken
analysis-part-own = Eigen beslissingen
analysis-part-others = De anderen
analysis-accuracy = nauwkeurigheid { $accuracy }
analysis-all = { $count ->
    [one] De ene beslissing
   *[other] Alle { $count } beslissingen
}
analysis-bots = Beoordeel ook de bots
analysis-verdict = { $name } besliste
analysis-best = beste
grade-best = beste
grade-good = goed
grade-inaccuracy = onnauwkeurig
grade-mistake = fout
grade-blunder = grove fout

# Raden

guess-first = Eerst raden, dan zien
guess-as = Beslis voor
guess-score = { $right } van { $number } gevonden; { $all } beslissingen in totaal
guess-next = Volgende beslissing
guess-end = Dat was de hele partij.
guess-none = Er is geen beslissing om te raden.
guess-best = Dat zou de sterkste bot ook doen.
guess-as-played = { $text }: zo werd gespeeld.
guess-other = Je koos: { $text }
