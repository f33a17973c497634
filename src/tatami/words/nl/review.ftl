# Wat een analyse van een partij zegt.

# Fouten

review-seat = In deze partij is er geen plaats { $seat }. De plaatsen zijn 1 tot { $last }.
review-depth = “{ $depth }” is geen diepte. Kies een van: { $names }.
review-plain = Tatami draait hier als gewoon Python, en een analyse duurt twintig tot vijftig keer zo lang. Met een C-compiler maakt `make compile` (de opdracht is dan `build/tatami`) of `pip install .` het snel.

# Cijfers

review-grade-best = Het best
review-grade-good = Goed
review-grade-inaccuracy = Onnauwkeurig
review-grade-mistake = Fout
review-grade-blunder = Grote fout

# Beslissingen

review-done-best = Zet { $move }, { $who }: { $done }. Er is niets beters gevonden.
review-done-worse = Zet { $move }, { $who }: { $done }. Beter: { $better }. De winstkans was { $before } in plaats van { $after }.
review-elsewhere = { $choice }, maar ergens anders
review-unlucky = Toch was het juist: wat ervan kwam, was pech.
review-lucky = Toch liep het goed af: dat was geluk.
review-unsure = De analyses zijn het nog niet eens.

# Keerpunten

review-when = { $is_round ->
    [1] { $round }.
   *[0] Zet { $move }.
}
review-turn-decision = { $who }: { $action }.
review-turn-chance = Het geluk van het trekken.
review-turn-change = { $whom ->
    [Jij] Jouw winstkans
   *[other] De winstkans van { $whom }
} { $rose ->
    [1] steeg
   *[other] daalde
} van { $before } naar { $after }.

# Een plaats in de hele partij

review-luck-and-skill = { $who }: delen en trekken { $luck }, eigen beslissingen { $own }, beslissingen van de anderen { $others }.

# De opdrachtregel

help-review = Een partij analyseren: elke beslissing naar wat de speler wist, en de winstkansen.
help-puzzles = Puzzels zoeken in partijen van sterke bots: momenten waarop één keuze duidelijk de beste is.
help-opt-review-seat = Alleen de beslissingen van deze plaats beoordelen; anders die van alle plaatsen.
help-opt-review-depth = Hoe grondig: coarse, fine of deep.
help-opt-review-out = Elke partij van het bestand analyseren en elke analyse als regel JSON in dit bestand schrijven.
help-opt-puzzles-count = Hoeveel partijen er worden doorzocht.
help-opt-puzzles-out = De puzzels in dit bestand schrijven, één per regel.
help-opt-puzzles-bots = De bot die de partijen speelt, op alle plaatsen.
help-opt-puzzles-most = Hoogstens zoveel bewaren, zo verschillend mogelijk.
progress-moments = momenten

review-title = { $game }: { $players }
review-winners = { $count ->
    [0] De partij is niet afgelopen.
    [one] { $names } heeft gewonnen.
   *[other] { $names } hebben samen gewonnen.
}
review-player = Speler
review-accuracy = Nauwkeurigheid
review-none = –
review-lessons = Wat er te leren valt
review-no-lessons = Er is geen fout gevonden.
review-turns = Keerpunten
review-no-turns = De kansen veranderden nooit veel ineens.
review-curve = De winstkansen, zet voor zet
plot-title-curve = De winstkans van elke speler. Beoordeeld met alle kaarten open: geluk en beslissingen veranderen de curve wanneer ze gebeuren.
review-decisions = Elke beslissing
review-move = Zet
review-done = Gedaan
review-better = Beter
review-chance = Winstkans
review-loss = Weggegeven
review-grade = Cijfer
review-about = Elke beslissing wordt beoordeeld naar wat de speler toen wist, door de sterkste bot, meermaals met andere toevalsgetallen.
review-seats = Geluk en kunde
review-report = Verslag: { $path }
review-written = Analyses van { $count ->
    [one] 1 partij
   *[other] { $count } partijen
}: { $path }
puzzles-written = { $count ->
    [0] In { $games } partijen is geen puzzel gevonden.
    [one] 1 puzzel uit { $games } partijen: { $path }
   *[other] { $count } puzzels uit { $games } partijen: { $path }
}

# Hints: tussen aanhalingstekens staat een zin van het verhaal

hint-brings = In { $times } van de 10 pogingen leidde dit tot “{ $what }”; { $others ->
    [0] andere keuzes deden dat nooit
   *[other] andere keuzes in { $others }
}.
hint-avoids = { $times ->
    [0] Dit leidde nooit tot “{ $what }”; andere keuzes in { $others } van de 10 pogingen.
   *[other] In maar { $times } van de 10 pogingen leidde dit tot “{ $what }”; andere keuzes in { $others }.
}
hint-risks = Maar in { $times } van de 10 pogingen leidde dit tot “{ $what }”; { $others ->
    [0] andere keuzes deden dat nooit
   *[other] andere keuzes in { $others }
}.
hint-misses = { $times ->
    [0] Maar dit leidde nooit tot “{ $what }”; andere keuzes in { $others } van de 10 pogingen.
   *[other] Maar in slechts { $times } van de 10 pogingen leidde dit tot “{ $what }”; andere keuzes in { $others }.
}
