# Ninjan: wat een mens leest.

ninjan-title = Ninjan
ninjan-about = Iedereen kiest negen keer in het geheim een kaart; de kaarten worden van hoog naar laag afgehandeld met steen, papier, schaar.

ninjan-option-deals = Hoeveel spellen er gespeeld worden; de punten worden opgeteld.
ninjan-option-deals-title = Spellen
ninjan-option-tie = Wat er bij gelijkspel om de winst gebeurt: steen, papier, schaar (throws), of de overwinning delen (shared).
ninjan-option-tie-title = Gelijkspel
ninjan-option-tie-value-throws = steen, papier, schaar spelen
ninjan-option-tie-value-shared = de overwinning delen
ninjan-option-deck = Met welke kaarten er gespeeld wordt: met alle 48 (whole) of met een paar (small), twee voor elke speler, zodat een partij doorgerekend kan worden. Small is voor onderzoek; een huis biedt het niet aan.
ninjan-option-deck-title = Kaarten
ninjan-option-deck-value-whole = alle kaarten
ninjan-option-deck-value-small = een paar kaarten

# De regels waar weigeringen naar verwijzen, met hun nummers uit rulebook/nl.md.

ninjan-rule-2-1 = Voor het delen worden alle 48 kaarten geschud.
ninjan-rule-2-2 = De kaarten worden nu gedeeld: drie voor de stapels 1, 2 en 3 en negen voor elke speler.
ninjan-rule-3-1 = Nu kiest iedereen een kaart voor de ronde.
ninjan-rule-3-2 = Je kiest een van de kaarten in je hand.
ninjan-rule-3-3 = Je hebt voor deze ronde gekozen. Tot iedereen gekozen heeft, kun je je kaart terugnemen.
ninjan-rule-3-4 = De kaarten worden samen omgedraaid als iedereen gekozen heeft.
ninjan-rule-4-1 = De kaarten worden een voor een van hoog naar laag afgehandeld: de eigenaar pakt een stapel of legt zijn kaart erop.
ninjan-rule-4-4 = Je kaart verslaat de bovenste kaart van een stapel, dus je moet zo’n stapel pakken.
ninjan-rule-4-5 = Je kunt alleen een stapel pakken waarvan je kaart de bovenste kaart verslaat.
ninjan-rule-4-7 = Je kaart verslaat geen bovenste kaart: leg hem op een stapel.
ninjan-rule-5-1 = De partij is voorbij.
ninjan-rule-5-3 = Spelers die om de winst gelijk staan, tonen nu steen, papier of schaar.
ninjan-rule-5-4 = Alleen wie gelijk staat toont een teken, en ieder maar één keer.
ninjan-rule-5-5 = Als er precies twee tekens zijn, valt het verslagen teken af.

ninjan-bad-action = “{ $text }” is geen zet van Ninjan. Typ een kaart zoals 7P of -4R (R steen, S schaar, P papier), “take 1”, “lay 2”, of “rock” (steen), “scissors” (schaar), “paper” (papier).

# Kaarten en tekens

ninjan-rock = steen
ninjan-scissors = schaar
ninjan-paper = papier
ninjan-card = { $value } { $suit }

# Wat er nu gevraagd wordt

ninjan-ask-PickCard = Kies een kaart voor ronde { $round }.
ninjan-ask-Resolve = Je { $card } verslaat { $beaten ->
    [0] niets: leg hem op een stapel.
    [1] de bovenste kaart van één stapel: pak die stapel.
   *[other] de bovenste kaart van { $beaten } stapels: pak er een.
}
ninjan-ask-ThrowSign = Je staat gelijk om de winst: kies steen, papier of schaar.

ninjan-do-pick = { $card } kiezen
ninjan-do-take = stapel { $pile } pakken ({ $points })
ninjan-do-lay = op stapel { $pile } leggen ({ $points })
ninjan-do-throw = { $sign } tonen

# Het verhaal

ninjan-log-Shuffle = { $deals ->
    [1] De kaarten worden geschud en gedeeld.
   *[other] Spel { $deal } van { $deals }: de kaarten worden geschud en gedeeld.
}
ninjan-log-DealCard = Stapel { $pile } begint met { $card }.
ninjan-log-Round = Ronde { $round }.
ninjan-log-TurnUp = Omgedraaid: { $cards }.
ninjan-log-take = { $who } pakt met { $card } stapel { $pile }: { $gained } ({ $points }).
ninjan-log-lay = { $who } legt { $card } op stapel { $pile }.
ninjan-log-Count = Punten: { $points }.
ninjan-log-TieBreak = Gelijkspel om de winst: steen, papier, schaar tussen { $names }.
ninjan-log-CompareSigns = Getoond: { $signs }.

# De tafel

ninjan-round = Ronde { $round } van { $rounds }
ninjan-round-and-deal = Spel { $deal } van { $deals }, ronde { $round } van { $rounds }
ninjan-pile = Stapel { $pile }
ninjan-pile-line = Stapel { $pile }: bovenop { $top }, samen { $points } punten{ $under ->
    [none] .
   *[other] ; daaronder { $under }.
}
ninjan-hand-line = Je hand: { $cards }.
ninjan-beats = verslaat
ninjan-pick-line = { $who } speelde: { $card }.
ninjan-face-down = gesloten
ninjan-seat-line = { $who }: { $points } punten, gewonnen { $won }, { $hand ->
    [one] 1 kaart
   *[other] { $hand } kaarten
} in de hand.
ninjan-nothing = niets
ninjan-column-seat = Speler
ninjan-column-points = Punten
ninjan-column-won = Gewonnen
ninjan-column-card = Kaart
ninjan-sum = som { $points }
