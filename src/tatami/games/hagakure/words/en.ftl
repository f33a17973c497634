# Hagakure: what a person reads.

hagakure-title = Hagakure
hagakure-about = Short tricks that a fool may win, and five banners that change what they count.

hagakure-option-rounds = How many rounds are played: full is 9, 8 or 5 with 3, 4 or 5 seats; short is one for each seat.
hagakure-option-tie = What those who are tied at the end do: play extra rounds, or share the win.

# The rules that refusals cite, by their numbers in docs/rules/hagakure.md.

hagakure-rule-1-3 = The chips are double, zero, villagers, swap and look.
hagakure-rule-2-1 = A round is a deal, the chips, the tricks and the score.
hagakure-rule-2-3 = Now the cards are dealt, and only chance deals them.
hagakure-rule-3-1 = Chips are played before the first trick: each seat in turn plays one, or none.
hagakure-rule-3-2 = Each chip can be played once in the game, and you have played this one.
hagakure-rule-3-7 = You look at the Yomi or at the hand of another seat, and say which.
hagakure-rule-4-1 = When it is your turn, you play one card from your hand.
hagakure-rule-4-2 = Red is led and you have a red card, so you must play one. Old fools are red.
hagakure-rule-4-4 = The highest number wins the trick.
hagakure-rule-5-1 = The tricks are counted.
hagakure-rule-6-1 = The match is over.
hagakure-rule-6-2 = Several seats lead, so all play one more round.

hagakure-bad-action = “{ $text }” is not an action of Hagakure. Type a card such as 18 or “fool”; a chip: “double”, “zero”, “villagers”, “swap”, “look yomi”, “look 2” (the hand of seat 2); or “none”.

# Cards and chips

hagakure-villager = villager { $number }
hagakure-samurai = samurai { $number }
hagakure-fool = old fool
hagakure-chip-double = double
hagakure-chip-zero = zero
hagakure-chip-villagers = villagers
hagakure-chip-swap = swap
hagakure-chip-look = look

# What is wanted now

hagakure-ask-PlayChip = Play a chip for round { $round }, or none.
hagakure-ask-lead = You lead: play any card.
hagakure-ask-follow = Follow { $card } with a red card.
hagakure-ask-free = Follow { $card } with any card.

hagakure-do-none = keep your chips
hagakure-do-double = your points of this round count twice
hagakure-do-zero = no points in this round, and none lost
hagakure-do-villagers = two more points with { $goal } villagers in your tricks
hagakure-do-swap = your hand for the Yomi, unseen
hagakure-do-look = see the hand of { $who }
hagakure-do-look-yomi = see the Yomi

# The story

hagakure-log-Round = { $extra ->
    [1] Extra round { $round }.
   *[0] Round { $round } of { $rounds }.
} { $who } { $you ->
    [1] deal
   *[0] deals
}.
hagakure-log-none = { $who } { $you ->
    [1] play
   *[0] plays
} no chip.
hagakure-log-chip = { $who } { $you ->
    [1] play
   *[0] plays
} the chip { $chip }.
hagakure-log-look = { $who } { $you ->
    [1] look
   *[0] looks
} at the hand of { $whom }.
hagakure-log-look-yomi = { $who } { $you ->
    [1] look
   *[0] looks
} at the Yomi.
hagakure-log-PlayCard = { $who } { $you ->
    [1] play
   *[0] plays
} { $card }.
hagakure-log-TakeTrick = { $who } { $you ->
    [1] win
   *[0] wins
} the trick.
hagakure-log-Score = This round: { $points }.
hagakure-log-EndOfRound = In all: { $points }.
hagakure-log-ExtraRound = { $names } lead together, so all play one more round.

# The table

hagakure-round = Round { $round } of { $rounds }. { $who } { $you ->
    [1] lead
   *[0] leads
}.
hagakure-extra-round = Extra round { $round }. { $who } { $you ->
    [1] lead
   *[0] leads
}.
hagakure-trick-line = The trick so far: { $cards }.
hagakure-trick-card = { $who } { $card }
hagakure-seat-line = { $who }: { $points } points, { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
} in this round ({ $won }), { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand, chips left: { $chips }.
hagakure-banner-line = { $who }: { $chip } in this round.
hagakure-without-red-line = { $who }: no red card left.
hagakure-seen-hand-line = The hand of { $who }, which you have seen: { $cards }.
hagakure-seen-yomi-line = The Yomi, which you have seen: { $cards }.
hagakure-unseen-line = Cards that you have not seen in this round: { $cards }.
hagakure-hand-line = Your hand: { $cards }.
hagakure-nothing = nothing
hagakure-column-seat = Seat
hagakure-column-points = Points
hagakure-column-tricks = Tricks
hagakure-column-chips = Chips
hagakure-column-hand = Hand
hagakure-yomi = Yomi
hagakure-unseen = unseen
