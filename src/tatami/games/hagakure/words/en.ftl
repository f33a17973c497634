# Hagakure: what a person reads.

hagakure-title = Hagakure
hagakure-about = A short trick-taking game in which even a fool can win, with five chips that change what your tricks are worth.

hagakure-option-rounds = How many rounds are played: 9, 8 or 5 with 3, 4 or 5 players (full), or one for each player (short).
hagakure-option-rounds-title = Rounds
hagakure-option-rounds-value-full = all
hagakure-option-rounds-value-short = one per player
hagakure-option-tie = What happens if players are tied at the end: everybody plays extra rounds (extra), or they share the win (shared).
hagakure-option-tie-title = Ties
hagakure-option-tie-value-extra = extra rounds
hagakure-option-tie-value-shared = share the win
hagakure-option-first = Who is the starter of the first round: a seat, or drawn by lot (lot).
hagakure-option-first-title = Who begins
hagakure-option-first-value-lot = drawn by lot

# The rules that refusals cite, by their numbers in rulebook/en.md.

hagakure-rule-1-3 = The chips are double, zero, villagers, swap and look.
hagakure-rule-2-1 = A round is a deal, the chips, the tricks and the score.
hagakure-rule-2-3 = The cards are being dealt: nobody can do anything now.
hagakure-rule-3-1 = Chips are played before the first trick: each player in turn plays one, or none.
hagakure-rule-3-2 = Each chip can be played once in the game, and you have played this one.
hagakure-rule-3-7 = You look at the Yomi or at the hand of another player, and say which.
hagakure-rule-4-1 = When it is your turn, you play one card from your hand.
hagakure-rule-4-2 = Red is led and you have a red card, so you must play one. Old fools are red.
hagakure-rule-4-4 = The highest number wins the trick.
hagakure-rule-5-1 = The tricks are counted.
hagakure-rule-6-1 = The match is over.
hagakure-rule-6-2 = Several players lead, so everybody plays one more round.
hagakure-rule-7-3 = The lot decides who begins.

hagakure-bad-action = “{ $text }” is not an action of Hagakure. Type a card such as 18 or “fool”; a chip: “double”, “zero”, “villagers”, “swap”, “look yomi”, “look 2” (the hand of seat 2); or “none”.

# Cards and chips

hagakure-villager = villager { $number }
hagakure-samurai = samurai { $number }
hagakure-fool = old fool
hagakure-a-fool = an old fool
hagakure-chip-double = double
hagakure-chip-zero = zero
hagakure-chip-villagers = villagers
hagakure-chip-swap = swap
hagakure-chip-look = look

# What is wanted now

hagakure-ask-PlayChip = Play a chip for round { $round }, or none.
hagakure-ask-lead = You lead: play any card.
hagakure-ask-follow = Led: { $card }. You must play a red card.
hagakure-ask-free = Led: { $card }. You may play any card.

hagakure-do-none = keep your chips
hagakure-do-double = double your points of this round, losses too
hagakure-do-zero = score nothing in this round, and lose nothing
hagakure-do-villagers = score 2 more if your tricks hold { $goal } villagers
hagakure-do-swap = swap your hand for the Yomi, unseen
hagakure-do-look = look at the hand of { $who }
hagakure-do-look-yomi = look at the Yomi
hagakure-do-card = play { $card }

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
} the { $chip } chip.
hagakure-log-look = { $who } { $you ->
    [1] look
   *[0] looks
} at { $whom ->
    [You] your hand
   *[other] the hand of { $whom }
}.
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
hagakure-log-ExtraRound = Tied for the lead: { $names }. Everybody plays one more round.

# The table

hagakure-round = { $extra ->
    [1] Extra round { $round }
   *[0] Round { $round } of { $rounds }
}
hagakure-leads = { $round }. { $who } { $you ->
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
hagakure-column-seat = Player
hagakure-column-points = Points
hagakure-column-tricks = Tricks
hagakure-column-chips = Chips
hagakure-column-hand = Hand
hagakure-yomi = Yomi
hagakure-unseen = unseen
