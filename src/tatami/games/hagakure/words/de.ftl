# Hagakure: was ein Mensch liest.

hagakure-title = Hagakure
hagakure-about = Kurze Stiche, die auch ein Schelm gewinnen kann, und fünf Nobori-Chips, die ihren Wert ändern.

hagakure-option-rounds = Wie viele Runden gespielt werden: full heißt 9, 8 oder 5 mit 3, 4 oder 5 Plätzen; short heißt eine je Platz.
hagakure-option-tie = Was bei Gleichstand am Ende geschieht: weitere Runden, oder der Sieg wird geteilt (shared).

# Die Regeln, auf die sich Absagen berufen, mit ihren Nummern aus docs/rules/de/hagakure.md.

hagakure-rule-1-3 = Die Chips sind double, zero, villagers, swap und look.
hagakure-rule-2-1 = Eine Runde besteht aus dem Austeilen, den Chips, den Stichen und der Wertung.
hagakure-rule-2-3 = Jetzt werden die Karten ausgeteilt, und das tut nur der Zufall.
hagakure-rule-3-1 = Chips kommen vor dem ersten Stich: Reihum spielt jeder Platz einen oder keinen.
hagakure-rule-3-2 = Jeder Chip lässt sich nur einmal im Spiel einsetzen, und diesen hast du schon gespielt.
hagakure-rule-3-7 = Du siehst dir den Yomi oder die Hand eines anderen Platzes an; sag, was von beidem.
hagakure-rule-4-1 = Wenn du dran bist, spielst du eine Karte von deiner Hand.
hagakure-rule-4-2 = Rot ist angespielt und du hast eine rote Karte, also musst du eine spielen. Alte Schelme sind rot.
hagakure-rule-4-4 = Die höchste Zahl gewinnt den Stich.
hagakure-rule-5-1 = Die Stiche werden gezählt.
hagakure-rule-6-1 = Die Partie ist zu Ende.
hagakure-rule-6-2 = Mehrere liegen vorn, also spielen alle noch eine Runde.

hagakure-bad-action = „{ $text }“ ist kein Zug von Hagakure. Tippe eine Karte wie 18 oder „fool“ (alter Schelm); einen Chip: „double“, „zero“, „villagers“, „swap“, „look yomi“, „look 2“ (die Hand von Platz 2); oder „none“.

# Karten und Chips

hagakure-villager = Bewohner { $number }
hagakure-samurai = Samurai { $number }
hagakure-fool = alter Schelm
hagakure-chip-double = Verdoppeln
hagakure-chip-zero = Null
hagakure-chip-villagers = Bewohner
hagakure-chip-swap = Tauschen
hagakure-chip-look = Ansehen

# Was jetzt gefragt ist

hagakure-ask-PlayChip = Spiel einen Chip für Runde { $round } oder keinen.
hagakure-ask-lead = Du spielst aus: Spiel irgendeine Karte.
hagakure-ask-follow = { $card } liegt: Bediene mit einer roten Karte.
hagakure-ask-free = { $card } liegt: Spiel irgendeine Karte.

hagakure-do-none = die Chips behalten
hagakure-do-double = deine Punkte dieser Runde zählen doppelt
hagakure-do-zero = in dieser Runde keine Punkte, auch keine Strafe
hagakure-do-villagers = zwei Punkte mehr mit { $goal } Bewohnern in deinen Stichen
hagakure-do-swap = deine Hand gegen den Yomi, ungesehen
hagakure-do-look = die Hand von { $who } ansehen
hagakure-do-look-yomi = den Yomi ansehen

# Die Geschichte

hagakure-log-Round = { $extra ->
    [1] Zusatzrunde { $round }.
   *[0] Runde { $round } von { $rounds }.
} { $who } { $you ->
    [1] gibst
   *[0] gibt
}.
hagakure-log-none = { $who } { $you ->
    [1] spielst
   *[0] spielt
} keinen Chip.
hagakure-log-chip = { $who } { $you ->
    [1] spielst
   *[0] spielt
} den Chip { $chip }.
hagakure-log-look = { $who } { $you ->
    [1] siehst dir
   *[0] sieht sich
} { $whom ->
    [Du] deine Hand
   *[other] die Hand von { $whom }
} an.
hagakure-log-look-yomi = { $who } { $you ->
    [1] siehst dir
   *[0] sieht sich
} den Yomi an.
hagakure-log-PlayCard = { $who } { $you ->
    [1] spielst
   *[0] spielt
} { $card }.
hagakure-log-TakeTrick = { $who } { $you ->
    [1] gewinnst
   *[0] gewinnt
} den Stich.
hagakure-log-Score = Diese Runde: { $points }.
hagakure-log-EndOfRound = Insgesamt: { $points }.
hagakure-log-ExtraRound = Gleichauf vorn: { $names }. Darum spielen alle noch eine Runde.

# Der Tisch

hagakure-round = Runde { $round } von { $rounds }. { $who } { $you ->
    [1] spielst
   *[0] spielt
} aus.
hagakure-extra-round = Zusatzrunde { $round }. { $who } { $you ->
    [1] spielst
   *[0] spielt
} aus.
hagakure-trick-line = Der Stich bisher: { $cards }.
hagakure-trick-card = { $who } { $card }
hagakure-seat-line = { $who }: { $points } Punkte, { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
} in dieser Runde ({ $won }), { $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
} auf der Hand, übrige Chips: { $chips }.
hagakure-banner-line = { $who }: { $chip } in dieser Runde.
hagakure-without-red-line = { $who }: keine rote Karte mehr.
hagakure-seen-hand-line = Die Hand von { $who }, die du gesehen hast: { $cards }.
hagakure-seen-yomi-line = Der Yomi, den du gesehen hast: { $cards }.
hagakure-unseen-line = Karten, die du in dieser Runde nicht gesehen hast: { $cards }.
hagakure-hand-line = Deine Hand: { $cards }.
hagakure-nothing = nichts
hagakure-column-seat = Platz
hagakure-column-points = Punkte
hagakure-column-tricks = Stiche
hagakure-column-chips = Chips
hagakure-column-hand = Hand
hagakure-yomi = Yomi
hagakure-unseen = ungesehen
