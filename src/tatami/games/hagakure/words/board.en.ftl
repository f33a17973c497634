# Hagakure in the browser: its board, its options, its guide.

board-hagakure-card-villager = villager { $number }
board-hagakure-card-samurai = samurai { $number }
board-hagakure-card-fool = old fool
board-hagakure-fool-short = fool
board-hagakure-progress = { $extra ->
    [0] Round { $round } of { $rounds }
   *[other] Extra round { $extra }
}
board-hagakure-trick = The trick
board-hagakure-who-leads = { $you ->
    [1] you lead
   *[0] { $name } leads
}
board-hagakure-last-trick = Last trick
board-hagakure-takes = wins it
board-hagakure-takes-fool = last fool wins
board-hagakure-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
board-hagakure-villagers-won = { $count ->
    [one] 1 villager
   *[other] { $count } villagers
}
board-hagakure-villagers-of = { $count }/{ $goal } villagers
board-hagakure-yomi = { $count ->
    [one] Yomi: 1 card
   *[other] Yomi: { $count } cards
}
board-hagakure-dealing = Cards are dealt …
board-hagakure-banners = Your chips
board-hagakure-banner-double = Double
board-hagakure-banner-zero = Zero
board-hagakure-banner-villagers = Villagers
board-hagakure-banner-swap = Swap
board-hagakure-banner-look = Look
board-hagakure-banner-left = not used yet
board-hagakure-banner-flying = in play
board-hagakure-banner-used = used
board-hagakure-look-about = look at a hand or the Yomi: choose which
board-hagakure-look-which = Whose cards do you want to see: a player’s, or those of the Yomi?
board-hagakure-play = Play { $card }
board-hagakure-fly = Play the { $banner } chip
board-hagakure-look-here = Look at this
board-hagakure-round-over = Round { $round } is over
board-hagakure-sum-zero = zero chip
board-hagakure-sum-villagers = { $points } for the villagers chip
board-hagakure-sum-none = no trick: −2
board-hagakure-sum-double = { $sum }, doubled
fact-hagakure-best = The best round: { $name } with { $points ->
    [one] { $points } point
   *[other] { $points } points
} in round { $round }.
fact-hagakure-fools = { $count ->
    [0] No old fool won a trick.
    [one] One trick was won by an old fool.
   *[other] { $count } tricks were won by old fools.
}
fact-hagakure-bonus = { $name } took samurai { $number } most often: { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}.
decided-hagakure-round = The best round of { $name } was round { $round }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
decided-hagakure-you = You won { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
} in the match, and samurai { $number } lay in your tricks { $bonus ->
    [one] once
    [2] twice
   *[other] { $bonus } times
}.
guide-hagakure-PlayChip-1 = Welcome! Each trick that you win is a point, and samurai 18 in your tricks is one more. Win none and you lose two. Before the tricks you may play one of your five chips, each once in the match: tap one twice, or keep them.
    .at = chips
guide-hagakure-PlayChip-2 = A new round. With a hand full of high numbers double your points; with nothing but low ones zero saves you from minus points.
    .at = chips
guide-hagakure-PlayChip-3 = Swap: your whole hand for the hidden Yomi. Look: you alone see a hand or the Yomi.
    .at = yomi
guide-hagakure-PlayCard-1 = Now the tricks. The highest number wins, whatever its colour. Tap a card, and tap it again to play it.
    .at = hand
guide-hagakure-PlayCard-2 = If red is led you must play red if you can: samurai and old fools are red. Cards that you may not play are dimmed; tap one to see why.
    .at = hand
guide-hagakure-PlayCard-3 = An old fool counts as 0. But if two or three fools meet in one trick, the last of them wins it!
    .at = trick
guide-hagakure-PlayCard-4 = Whoever wins the trick leads the next one. Leading red draws the red cards out of the other hands.
    .at = trick
guide-hagakure-PlayCard-5 = Won cards lie open: count the villagers if somebody has played that chip.
    .at = seats
guide-hagakure-PlayCard-6 = The tracker shows which cards you have seen in this round.
    .at = tracker
guide-hagakure-PlayCard-7 = That is all there is to know. The score sheet shows who leads.
    .at = score-sheet
