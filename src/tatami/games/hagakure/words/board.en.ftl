# Hagakure in the browser: its board, its options, its guide.

board-hagakure-card-villager = villager { $number }
board-hagakure-card-samurai = samurai { $number }
board-hagakure-card-fool = old fool
board-hagakure-fool-short = fool
board-hagakure-progress = Round { $round } of { $rounds }
board-hagakure-trick = The trick
board-hagakure-leads = leads
board-hagakure-takes = takes it
board-hagakure-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
board-hagakure-villagers-won = { $count ->
    [one] 1 villager
   *[other] { $count } villagers
}
board-hagakure-yomi = Yomi: { $count } cards
board-hagakure-banners = Your banners
board-hagakure-banner-double = Double
board-hagakure-banner-zero = Zero
board-hagakure-banner-villagers = Villagers
board-hagakure-banner-swap = Swap
board-hagakure-banner-look = Look
board-hagakure-banner-left = not used yet
board-hagakure-banner-flying = flying
board-hagakure-banner-used = used
board-hagakure-look-about = see a hand or the Yomi: say which
board-hagakure-play = Play { $card }
board-hagakure-fly = { $banner }: { $text }
board-hagakure-look-here = Look at this
board-hagakure-round-over = Round { $round } is over
board-hagakure-sum-zero = zero banner
board-hagakure-sum-villagers = villagers banner
board-hagakure-sum-double = { $sum }, doubled
fact-hagakure-best = The best round: { $name } with { $points } points in round { $round }.
fact-hagakure-fools = { $count ->
    [0] No old fool won a trick.
    [one] One trick was won by an old fool.
   *[other] { $count } tricks were won by old fools.
}
fact-hagakure-bonus = { $name } took samurai { $number } most often: { $count ->
    [one] once
   *[other] { $count } times
}.
guide-hagakure-PlayChip-1 = Welcome! Every trick is worth a point, and samurai 18 one more. Without any trick you lose two. First everybody may fly a banner: you have five for the whole match. Tap one twice, or keep them.
guide-hagakure-PlayChip-2 = A new round. With a hand full of high numbers double them; with nothing but low ones zero saves you from minus points.
guide-hagakure-PlayChip-3 = Swap exchanges your whole hand for the hidden Yomi. Look shows you a hand or the Yomi, for you alone.
guide-hagakure-PlayCard-1 = Now the tricks. The highest number wins, whatever its colour. Tap a card, and once more to play it.
guide-hagakure-PlayCard-2 = If red is led you must play red if you can: samurai and fools are red. Cards you may not play are dimmed; tap one and the house says why.
guide-hagakure-PlayCard-3 = An old fool counts as 0. But if two or three fools meet in one trick, the last of them wins it!
guide-hagakure-PlayCard-4 = Who wins the trick leads to the next one. Leading red takes the red cards out of the other hands.
guide-hagakure-PlayCard-5 = Won cards lie open: count the villagers if somebody flies that banner.
guide-hagakure-PlayCard-6 = The tracker below shows which cards you have seen in this round.
guide-hagakure-PlayCard-7 = That is all there is to know. The score sheet tells who leads.
