# Terugkijken op een partij in de browser: momenten, analyses, puzzels, het eigen spel.

# Een moment

this-moment = Dit moment
moment-decides = { $name } beslist
what-if = Wat als …
play-from-here = Speel vanaf hier
true-cards = Met de kaarten zoals ze echt lagen, niet zoals deze speler ze kon vermoeden
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
analysis-caption = Winstkansen: tik op de lijn om erheen te gaan
analysis-point = Na zet { $move }: { $chances }
analysis-begins = De analyse begint …
analysis-deeper = Een eerste blik is gedaan. Nu nauwkeuriger …
analysis-soon = Dit wordt nu bekeken …
analysis-lessons = Wat je kunt leren
analysis-no-lessons = Er is geen fout gevonden.
analysis-turns = Keerpunten
analysis-no-turns = De kansen veranderden nooit sterk in één keer.
analysis-seats = Geluk en kunde
analysis-luck = Wat de winstkans veranderde, in procentpunten
analysis-part-luck = Delen en trekken
analysis-part-own = Eigen beslissingen
analysis-part-others = De anderen
analysis-accuracy = nauwkeurigheid { $accuracy }
analysis-all = { $count ->
    [one] De ene beslissing
   *[other] Alle { $count } beslissingen
}
analysis-instead = { $done }. Beter: { $better }
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
guess-score = { $number ->
    [0] { $all ->
        [one] 1 beslissing
       *[other] { $all } beslissingen
    }
   *[other] { $right } van { $number } gevonden; { $all } beslissingen in totaal
}
guess-next = Volgende beslissing
guess-end = Dat was de hele partij.
guess-none = Er is geen beslissing om te raden.
guess-best = Dat zou de sterkste bot ook doen.
guess-as-good = Dat is zo goed als wat de sterkste bot zou doen.
guess-as-played = { $text }: zo werd gespeeld.
guess-other = Je koos: { $text }
analysis-coarse = Deze server kijkt maar één keer; fouten noemt hij pas na een nauwkeuriger blik.

# Puzzels

puzzle-today = Puzzel van de dag
puzzle-title = Puzzel
puzzle-solve = Los op
puzzle-practise = Oefenen
puzzle-solved-of = { $right } van { $all } opgelost
puzzle-all = Alle puzzels
puzzle-about = Momenten uit partijen van sterke bots waarin één keuze duidelijk de beste is. Je eerste antwoord telt.
puzzle-how-hard = Moeilijkheid
puzzle-any = alle
puzzle-difficulty = moeilijkheid { $difficulty } van 5
puzzle-right = opgelost
puzzle-wrong = niet opgelost
puzzle-no-puzzles = Er zijn hier geen puzzels.
puzzle-question = Wat is het beste?
puzzle-found = Goed! Dat is duidelijk het beste.
puzzle-missed = Niet helemaal: { $text }.
puzzle-yours = jouw keuze
puzzle-next = Volgende puzzel
puzzle-waiting = Een moment, je keuze wordt uitgeprobeerd …
puzzle-solution = De oplossing: { $text }
puzzle-again = Nog een poging
puzzle-show = Oplossing tonen
puzzle-chances = De percentages zijn je winstkans na elke keuze, uitgaande van wat je hier weet.

# Het eigen spel

own-title = Jouw spel
own-private = Alleen jij ziet deze pagina.
own-none = Er valt nog niets te tellen. Speel een partij uit, en hier zie je hoe je speelt.
own-by-game = Per spel en aantal plaatsen
own-game = Spel
own-played = Partijen
own-wins = Gewonnen
own-now = Nu op rij gewonnen
own-longest = Meest op rij gewonnen
own-accuracy = Nauwkeurigheid
own-thinking = Bedenktijd per beslissing
own-seconds = { $seconds } s
own-over-time = Nauwkeurigheid van partij tot partij
own-mistakes = Meest gemaakte fouten
own-like = bij vragen als “{ $prompt }”
own-times = { $count ->
    [one] één keer
   *[other] { $count } keer
}
own-newest = Nieuwste partijen
own-result-won = gewonnen
own-result-lost = verloren
