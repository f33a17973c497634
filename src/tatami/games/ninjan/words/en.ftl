# Ninjan: what a person reads.

ninjan-title = Ninjan
ninjan-about = Everybody picks a card in secret, nine times; the cards are resolved from high to low by rock, paper, scissors.

ninjan-option-deals = How many deals are played; the points are added up.
ninjan-option-deals-title = Deals
ninjan-option-tie = What players who are tied for the win do: play rock, paper, scissors (throws) or share the win (shared).
ninjan-option-tie-title = Ties
ninjan-option-tie-value-throws = play rock, paper, scissors
ninjan-option-tie-value-shared = share the win
ninjan-option-deck = Which cards are played with: all 48 (whole), or a few (small), two to each player, so that a match can be calculated through. Small is for study; a house does not offer it.
ninjan-option-deck-title = Deck
ninjan-option-deck-value-whole = all cards
ninjan-option-deck-value-small = a few cards

# The rules that refusals cite, by their numbers in rulebook/en.md.

ninjan-rule-2-1 = All 48 cards are shuffled before the deal.
ninjan-rule-2-2 = The cards are being dealt: three to the piles 1, 2 and 3, and nine to each player.
ninjan-rule-3-1 = Now everyone picks a card for the round.
ninjan-rule-3-2 = You pick one of the cards in your hand.
ninjan-rule-3-3 = You have picked for this round. You can take your card back until everybody has picked.
ninjan-rule-3-4 = The cards are turned up together when all have picked.
ninjan-rule-4-1 = The cards are resolved one after another from high to low: the owner of each takes a pile or lays the card on one.
ninjan-rule-4-4 = Your card beats the top card of a pile, so you must take such a pile.
ninjan-rule-4-5 = You can take only a pile whose top card your card beats.
ninjan-rule-4-7 = Your card beats no top card: lay it on a pile.
ninjan-rule-5-1 = The match is over.
ninjan-rule-5-3 = Players who are tied for the win now show rock, paper or scissors.
ninjan-rule-5-4 = Only players who are tied show a sign, and each of them once.
ninjan-rule-5-5 = If exactly two signs are shown, the players with the beaten sign drop out.

ninjan-bad-action = “{ $text }” is not an action of Ninjan. Type a card such as 7P or -4R (R rock, S scissors, P paper), “take 1”, “lay 2”, or “rock”, “scissors”, “paper”.

# Cards and signs

ninjan-rock = rock
ninjan-scissors = scissors
ninjan-paper = paper
ninjan-card = { $value } { $suit }

# What is wanted now

ninjan-ask-PickCard = Pick a card for round { $round }.
ninjan-ask-Resolve = Your { $card } beats { $beaten ->
    [0] nothing: lay it on any pile.
    [1] the top of one pile: take it.
   *[other] the top of { $beaten } piles: take one.
}
ninjan-ask-ThrowSign = You are tied for the win: choose rock, paper or scissors.

ninjan-do-pick = pick { $card }
ninjan-do-take = take pile { $pile } ({ $points })
ninjan-do-lay = lay it on pile { $pile } ({ $points })
ninjan-do-throw = show { $sign }

# The story

ninjan-log-Shuffle = { $deals ->
    [1] The cards are shuffled and dealt.
   *[other] Deal { $deal } of { $deals }: the cards are shuffled and dealt.
}
ninjan-log-DealCard = Pile { $pile } opens with { $card }.
ninjan-log-Round = Round { $round }.
ninjan-log-TurnUp = Turned up: { $cards }.
ninjan-log-take = { $who } { $you ->
    [1] take
   *[0] takes
} pile { $pile } with { $card }: { $gained } ({ $points }).
ninjan-log-lay = { $who } { $you ->
    [1] lay
   *[0] lays
} { $card } on pile { $pile }.
ninjan-log-Count = Points: { $points }.
ninjan-log-TieBreak = A tie for the win: rock, paper, scissors between { $names }.
ninjan-log-CompareSigns = Shown: { $signs }.

# The table

ninjan-round = Round { $round } of { $rounds }
ninjan-round-and-deal = Deal { $deal } of { $deals }, round { $round } of { $rounds }
ninjan-pile = Pile { $pile }
ninjan-pile-line = Pile { $pile }: top card { $top }, worth { $points } points in all{ $under ->
    [none] .
   *[other] ; under it { $under }.
}
ninjan-hand-line = Your hand: { $cards }.
ninjan-beats = beats
ninjan-pick-line = { $who } played: { $card }.
ninjan-face-down = face down
ninjan-seat-line = { $who }: { $points } points, won { $won }, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand.
ninjan-nothing = nothing
ninjan-column-seat = Player
ninjan-column-points = Points
ninjan-column-won = Won
ninjan-column-card = Card
ninjan-sum = sum { $points }
