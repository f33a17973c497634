# Hagakure: was ein Mensch liest.

hagakure-title = Hagakure
hagakure-about = Ein kurzes Stichspiel, in dem auch ein Schelm gewinnen kann; fünf Chips ändern, was Stiche zählen.

hagakure-option-rounds = Wie viele Runden gespielt werden: 9, 8 oder 5 bei 3, 4 oder 5 Spielern (full), oder eine je Spieler (short).
hagakure-option-rounds-title = Runden
hagakure-option-rounds-value-full = alle
hagakure-option-rounds-value-short = eine je Spieler
hagakure-option-tie = Was bei Gleichstand am Ende geschieht: weitere Runden (extra), oder der Sieg wird geteilt (shared).
hagakure-option-tie-title = Gleichstand
hagakure-option-tie-value-extra = weitere Runden
hagakure-option-tie-value-shared = den Sieg teilen
hagakure-option-first = Wer in der ersten Runde Startspieler ist: ein Platz, oder ausgelost (lot).
hagakure-option-first-title = Wer beginnt
hagakure-option-first-value-lot = ausgelost

# Die Regeln, auf die sich Ablehnungen berufen, mit ihren Nummern aus rulebook/de.md.

hagakure-rule-1-3 = Die Chips sind Verdoppeln, Null, Bewohner, Tauschen und Ansehen.
hagakure-rule-2-1 = Eine Runde besteht aus dem Austeilen, den Chips, den Stichen und der Wertung.
hagakure-rule-2-3 = Die Karten werden gerade ausgeteilt: Jetzt kann niemand etwas tun.
hagakure-rule-3-1 = Chips kommen vor dem ersten Stich: Reihum spielt jeder einen oder keinen.
hagakure-rule-3-2 = Jeder Chip lässt sich nur einmal im Spiel einsetzen, und diesen hast du schon gespielt.
hagakure-rule-3-7 = Du siehst dir den Yomi oder die Hand eines anderen Spielers an; sag, was von beidem.
hagakure-rule-4-1 = Wenn du dran bist, spielst du eine Karte von deiner Hand.
hagakure-rule-4-2 = Rot ist angespielt und du hast eine rote Karte, also musst du eine spielen. Alte Schelme sind rot.
hagakure-rule-4-4 = Die höchste Zahl gewinnt den Stich.
hagakure-rule-5-1 = Die Stiche werden gezählt.
hagakure-rule-6-1 = Die Partie ist zu Ende.
hagakure-rule-6-2 = Mehrere Spieler liegen vorn, also spielen alle noch eine Runde.
hagakure-rule-7-3 = Das Los entscheidet, wer beginnt.

hagakure-bad-action = „{ $text }“ ist kein Zug von Hagakure. Tippe eine Karte wie 18 oder „fool“ (alter Schelm); einen Chip: „double“, „zero“, „villagers“, „swap“, „look yomi“, „look 2“ (die Hand von Platz 2); oder „none“.

# Karten und Chips

hagakure-villager = Bewohner { $number }
hagakure-samurai = Samurai { $number }
hagakure-fool = alter Schelm
hagakure-a-fool = einen alten Schelm
hagakure-chip-double = Verdoppeln
hagakure-chip-zero = Null
hagakure-chip-villagers = Bewohner
hagakure-chip-swap = Tauschen
hagakure-chip-look = Ansehen

# Was jetzt gefragt ist

hagakure-ask-PlayChip = Spiel einen Chip für Runde { $round } oder keinen.
hagakure-ask-lead = Du spielst aus: Spiel irgendeine Karte.
hagakure-ask-follow = Ausgespielt: { $card }. Du musst eine rote Karte spielen.
hagakure-ask-free = Ausgespielt: { $card }. Du darfst jede Karte spielen.

hagakure-do-none = die Chips behalten
hagakure-do-double = deine Punkte dieser Runde verdoppeln, auch Minuspunkte
hagakure-do-zero = in dieser Runde nichts gewinnen und nichts verlieren
hagakure-do-villagers = 2 Punkte mehr bekommen, wenn { $goal } Bewohner in deinen Stichen liegen
hagakure-do-swap = deine Hand ungesehen gegen den Yomi tauschen
hagakure-do-look = die Hand von { $who } ansehen
hagakure-do-look-yomi = den Yomi ansehen
hagakure-do-card = { $card } spielen

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

hagakure-round = { $extra ->
    [1] Zusatzrunde { $round }
   *[0] Runde { $round } von { $rounds }
}
hagakure-leads = { $round }. { $who } { $you ->
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
hagakure-column-seat = Spieler
hagakure-column-points = Punkte
hagakure-column-tricks = Stiche
hagakure-column-chips = Chips
hagakure-column-hand = Hand
hagakure-yomi = Yomi
hagakure-unseen = ungesehen
