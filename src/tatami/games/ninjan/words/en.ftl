# Ninjan: what a person reads.

ninjan-title = Ninjan
ninjan-about = Nine secret picks, resolved from high to low by rock, scissors and paper.

ninjan-option-deals = How many deals are played; the points are added up.
ninjan-option-tie = What those who are tied at the end do: throw rock, scissors, paper, or share the win.

# The rules that refusals cite, by their numbers in docs/rules/ninjan.md.

ninjan-rule-2-1 = All 48 cards are shuffled before the deal.
ninjan-rule-2-2 = There are three piles, 1, 2 and 3, and only chance deals cards.
ninjan-rule-3-1 = Now everyone picks a card for the round.
ninjan-rule-3-2 = You pick one of the cards in your hand.
ninjan-rule-3-3 = You have picked for this round, and a pick is final.
ninjan-rule-3-4 = The cards are turned up together when all have picked.
ninjan-rule-4-1 = Cards are resolved one after another from high to low, each by its owner, who takes or lays.
ninjan-rule-4-4 = Your card beats the top of a pile, so it must take.
ninjan-rule-4-5 = Your card can take only a pile whose top card it beats.
ninjan-rule-4-7 = Your card beats no top card: lay it on a pile.
ninjan-rule-5-1 = The match is over.
ninjan-rule-5-3 = Those who are tied throw rock, scissors or paper.
ninjan-rule-5-4 = Only those who are tied throw, and only once.
ninjan-rule-5-5 = Of exactly two signs the beaten one drops out.

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
ninjan-ask-ThrowSign = You are tied for the lead: throw rock, scissors or paper.

ninjan-do-pick = pick { $card }
ninjan-do-take = pile worth { $points }
ninjan-do-lay = pile worth { $points }
ninjan-do-throw = { $sign }

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
ninjan-log-TieBreak = A tie for the lead: { $names } throw rock, scissors, paper.
ninjan-log-CompareSigns = Shown: { $signs }.

# The table

ninjan-round = Round { $round } of 9
ninjan-round-and-deal = Deal { $deal } of { $deals }, round { $round } of 9
ninjan-pile = Pile { $pile }
ninjan-pile-line = Pile { $pile }: top card { $top }, worth { $points } points in all{ $under ->
    [none] .
   *[other] ; under it { $under }.
}
ninjan-hand-line = Your hand: { $cards }.
ninjan-beats = beats
ninjan-pick-line = { $who }: { $card }
ninjan-face-down = face down
ninjan-seat-line = { $who }: { $points } points, won { $won }, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand.
ninjan-nothing = nothing
ninjan-column-seat = Seat
ninjan-column-points = Points
ninjan-column-won = Won
ninjan-column-card = Card
ninjan-sum = sum { $points }
