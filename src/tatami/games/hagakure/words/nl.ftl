# Hagakure: wat een mens leest.

hagakure-title = Hagakure
hagakure-about = Een kort slagenspel waarin ook een schelm kan winnen; vijf nobori-chips veranderen wat je slagen waard zijn.

hagakure-option-rounds = Hoeveel ronden er gespeeld worden: 9, 8 of 5 met 3, 4 of 5 spelers (full), of één per speler (short).
hagakure-option-rounds-title = Ronden
hagakure-option-rounds-value-full = alle
hagakure-option-rounds-value-short = één per speler
hagakure-option-tie = Wat er bij gelijkspel aan het einde gebeurt: extra ronden (extra), of de overwinning delen (shared).
hagakure-option-tie-title = Gelijkspel
hagakure-option-tie-value-extra = extra ronden
hagakure-option-tie-value-shared = de overwinning delen
hagakure-option-first = Wie in de eerste ronde startspeler is: een plaats, of geloot (lot).
hagakure-option-first-title = Wie begint
hagakure-option-first-value-lot = geloot

# De regels waar weigeringen naar verwijzen, met hun nummers uit rulebook/nl.md.

hagakure-rule-1-3 = De chips zijn verdubbelen, nul, dorpelingen, ruilen en kijken.
hagakure-rule-2-1 = Een ronde bestaat uit het delen, de chips, de slagen en de telling.
hagakure-rule-2-3 = De kaarten worden nu gedeeld: niemand kan nu iets doen.
hagakure-rule-3-1 = Chips komen vóór de eerste slag: om de beurt speelt iedereen er een, of geen.
hagakure-rule-3-2 = Elke chip kun je één keer in het spel inzetten, en deze heb je al gespeeld.
hagakure-rule-3-7 = Je kijkt naar de Yomi of naar de hand van een andere speler; zeg naar welke van de twee.
hagakure-rule-4-1 = Als je aan de beurt bent, speel je een kaart uit je hand.
hagakure-rule-4-2 = Er is met rood begonnen en je hebt een rode kaart, dus je moet er een spelen. Oude schelmen zijn rood.
hagakure-rule-4-4 = Het hoogste getal wint de slag.
hagakure-rule-5-1 = De slagen worden geteld.
hagakure-rule-6-1 = De partij is voorbij.
hagakure-rule-6-2 = Meerdere spelers staan bovenaan, dus iedereen speelt nog een ronde.
hagakure-rule-7-3 = Het lot beslist wie begint.

hagakure-bad-action = “{ $text }” is geen zet van Hagakure. Typ een kaart zoals 18 of “fool” (oude schelm); een chip: “double”, “zero”, “villagers”, “swap”, “look yomi”, “look 2” (de hand van plaats 2); of “none”.

# Kaarten en chips

hagakure-villager = dorpeling { $number }
hagakure-samurai = samoerai { $number }
hagakure-fool = oude schelm
hagakure-a-fool = een oude schelm
hagakure-chip-double = verdubbelen
hagakure-chip-zero = nul
hagakure-chip-villagers = dorpelingen
hagakure-chip-swap = ruilen
hagakure-chip-look = kijken

# Wat er nu gevraagd wordt

hagakure-ask-PlayChip = Speel een chip voor ronde { $round }, of geen.
hagakure-ask-lead = Jij komt uit: speel een kaart naar keuze.
hagakure-ask-follow = Uitgekomen: { $card }. Je moet een rode kaart spelen.
hagakure-ask-free = Uitgekomen: { $card }. Je mag elke kaart spelen.

hagakure-do-none = je chips houden
hagakure-do-double = je punten van deze ronde verdubbelen, ook minpunten
hagakure-do-zero = in deze ronde niets winnen en niets verliezen
hagakure-do-villagers = 2 punten meer krijgen met { $goal } dorpelingen in je slagen
hagakure-do-swap = je hand ongezien voor de Yomi ruilen
hagakure-do-look = de hand van { $who } bekijken
hagakure-do-look-yomi = de Yomi bekijken
hagakure-do-card = { $card } spelen

# Het verhaal

hagakure-log-Round = { $extra ->
    [1] Extra ronde { $round }. { $who } deelt.
   *[0] Ronde { $round } van { $rounds }. { $who } deelt.
}
hagakure-log-none = { $who } speelt geen chip.
hagakure-log-chip = { $who } speelt de chip { $chip }.
hagakure-log-look = { $who } bekijkt { $whom ->
    [Jij] jouw hand
   *[other] de hand van { $whom }
}.
hagakure-log-look-yomi = { $who } bekijkt de Yomi.
hagakure-log-PlayCard = { $who } speelt { $card }.
hagakure-log-TakeTrick = { $who } wint de slag.
hagakure-log-Score = Deze ronde: { $points }.
hagakure-log-EndOfRound = In totaal: { $points }.
hagakure-log-ExtraRound = Samen bovenaan: { $names }. Daarom speelt iedereen nog een ronde.

# De tafel

hagakure-round = { $extra ->
    [1] Extra ronde { $round }
   *[0] Ronde { $round } van { $rounds }
}
hagakure-leads = { $round }. { $who } komt uit.
hagakure-trick-line = De slag tot nu toe: { $cards }.
hagakure-trick-card = { $who } { $card }
hagakure-seat-line = { $who }: { $points } punten, { $tricks ->
    [one] 1 slag
   *[other] { $tricks } slagen
} in deze ronde ({ $won }), { $hand ->
    [one] 1 kaart
   *[other] { $hand } kaarten
} in de hand, chips over: { $chips }.
hagakure-banner-line = { $who }: { $chip } in deze ronde.
hagakure-without-red-line = { $who }: geen rode kaart meer.
hagakure-seen-hand-line = De hand van { $who }, die je gezien hebt: { $cards }.
hagakure-seen-yomi-line = De Yomi, die je gezien hebt: { $cards }.
hagakure-unseen-line = Kaarten die je in deze ronde niet gezien hebt: { $cards }.
hagakure-hand-line = Je hand: { $cards }.
hagakure-nothing = niets
hagakure-column-seat = Speler
hagakure-column-points = Punten
hagakure-column-tricks = Slagen
hagakure-column-chips = Chips
hagakure-column-hand = Hand
hagakure-yomi = Yomi
hagakure-unseen = ongezien
