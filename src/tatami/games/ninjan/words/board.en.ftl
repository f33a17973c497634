# Ninjan in the browser: its board, its options, its guide.

board-ninjan-card = { $value } { $suit }
board-ninjan-sign-0 = rock
board-ninjan-sign-1 = scissors
board-ninjan-sign-2 = paper
board-ninjan-progress = { $deals ->
    [1] Round { $round } of 9
   *[other] Deal { $deal } of { $deals }, round { $round } of 9
}
board-ninjan-pile-label = Pile { $number }, { $points } points, on top { $top }. { $doing }
board-ninjan-picks = The picks
board-ninjan-won = Won cards
board-ninjan-wheel = Rock beats scissors, scissors beat paper, paper beats rock.
board-ninjan-equal = High goes first. Of equal values the one that beats the other; of three rock, scissors, paper.
guide-ninjan-PickCard-1 = Welcome! You collect points: the values of the cards you win, the negative ones too. Everybody picks a card in secret; tap one of yours, and once more to play it.
guide-ninjan-PickCard-2 = High cards are resolved first. That is good when a pile is worth something, and bad when you would have to take minus points.
guide-ninjan-PickCard-3 = Your sign decides what happens: rock beats scissors, scissors beat paper, paper beats rock. If your card beats the top of a pile, it must take one.
guide-ninjan-PickCard-4 = A card that beats nothing is laid on a pile of your choice. So negative cards can be poisoned gifts.
guide-ninjan-PickCard-5 = Look at the sums below the piles. Who wants the big one? And with which sign?
guide-ninjan-PickCard-6 = The tracker at the bottom shows which cards you have seen. The others are in rival hands, or not in this deal.
guide-ninjan-PickCard-7 = Of equal values the sign that beats the other goes first. Small wheel, large effect.
guide-ninjan-PickCard-8 = Only two rounds are left. What lies on the piles at the end counts for nobody.
guide-ninjan-PickCard-9 = The last card plays itself: there is only one. From here you need no guide.
guide-ninjan-Resolve-1 = Your card is resolved now. The piles that glow are those you may choose.
guide-ninjan-Resolve-2 = If you may choose, think of who comes next: your card is the new top, and somebody may beat it.
guide-ninjan-Resolve-3 = A pile that looks bad today may be worth much tomorrow. Lay your bad cards where you will not have to take.
