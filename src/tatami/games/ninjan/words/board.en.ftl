# Ninjan in the browser: its board, its options, its guide.

board-ninjan-card = { $value } { $suit }
board-ninjan-sign-0 = rock
board-ninjan-sign-1 = scissors
board-ninjan-sign-2 = paper
board-ninjan-progress = { $deals ->
    [1] Round { $round } of 9
   *[other] Deal { $deal } of { $deals }, round { $round } of 9
}
board-ninjan-pile-label = Pile { $number }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, on top { $top }. { $doing }
board-ninjan-taken-by = { $sign ->
    [0] rock takes it
    [1] scissors take it
   *[2] paper takes it
}
board-ninjan-picks = The cards played this round
board-ninjan-won = Won cards
board-ninjan-wheel = Rock beats scissors, scissors beat paper, paper beats rock.
board-ninjan-equal = The highest value goes first. Two equal values: the card that beats the other goes first. Three equal values: rock, then scissors, then paper.
board-ninjan-counted = { $deals ->
    [1] The won cards are counted
   *[other] Deal { $deal } of { $deals } is counted
}
board-ninjan-nothing-won = no cards
board-ninjan-past = before: { $points }, and now
fact-ninjan-best = { $name } took the best pile: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
fact-ninjan-worst = { $name } took the worst pile: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
fact-ninjan-piles = { $count ->
    [one] 1 pile was taken.
   *[other] { $count } piles were taken.
}
decided-ninjan-pile = What helped { $name } most was a pile of { $points ->
    [one] { $points } point
   *[other] { $points } points
}, in round { $round }.
decided-ninjan-no-pile = { $name } took no pile at all.
decided-ninjan-you = { $count ->
    [0] You took no pile.
    [one] You took one pile; it was worth { $best }.
   *[other] You took { $count } piles: the best was worth { $best }, the worst { $worst }.
}
guide-ninjan-PickCard-1 = Welcome! Win piles: the values of their cards are your points, the negative ones too. Your card takes a pile if its sign beats the top card: rock beats scissors, scissors beat paper, paper beats rock. Everybody picks in secret: tap a card, and tap it again to play it.
    .at = hand
guide-ninjan-PickCard-2 = High cards are resolved first. That is good when a pile is worth something, and bad when you would have to take minus points.
    .at = hand
guide-ninjan-PickCard-3 = If your card beats the top card of a pile, you must take a pile, even if it costs you points. If it beats several, you choose one.
    .at = piles
guide-ninjan-PickCard-4 = A card that beats nothing is laid on a pile of your choice. So a negative card can be a poisoned gift.
    .at = piles
guide-ninjan-PickCard-5 = Look at the sums of the piles. Who wants the big one? And with which sign?
    .at = piles
guide-ninjan-PickCard-6 = The tracker shows which cards you have seen. The other players hold the rest, or they are not in this deal.
    .at = tracker
guide-ninjan-PickCard-7 = Of two equal values, the sign that beats the other goes first.
    .at = wheel
guide-ninjan-PickCard-8 = Only two rounds are left. Cards that stay on the piles at the end count for nobody.
    .at = progress
guide-ninjan-Resolve-1 = Your card’s turn. Tap a glowing pile: you take it if your card beats its top card; otherwise you lay your card on it.
    .at = piles
guide-ninjan-Resolve-2 = If you may choose, think of the cards that come next: yours is on top now, and one of them may beat it.
    .at = picks
guide-ninjan-Resolve-3 = Lay a bad card on a pile that your own cards cannot beat: then somebody else has to take it.
    .at = piles
guide-ninjan-ThrowSign-1 = You are tied for the win: choose a sign in secret, as in rock, paper, scissors.
    .at = choices
