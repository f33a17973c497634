# Hagakure: what a person reads.

hagakure-title = Hagakure
hagakure-about = Short tricks that a fool may win, and five banners that change what they count.

hagakure-option-rounds = How many rounds are played: full is 9, 8 or 5 with 3, 4 or 5 seats; short is one for each seat.
hagakure-option-tie = What those who are tied at the end do: play extra rounds, or share the win.

# The rules that refusals cite, by their numbers in docs/rules/hagakure.md.

hagakure-rule-1-3 = The chips are double, zero, villagers, swap and look.
hagakure-rule-2-1 = A round is a deal, the chips, the tricks and the score.
hagakure-rule-2-3 = Now the cards are dealt, and only chance deals them.
hagakure-rule-3-1 = Each seat in turn plays one chip or none, before the first trick.
hagakure-rule-3-2 = Each chip can be played once in the game, and you have played this one.
hagakure-rule-3-7 = You look at the Yomi or at the hand of another seat, and say which.
hagakure-rule-4-1 = Each seat in turn plays one card from its hand.
hagakure-rule-4-2 = Red is led and you have a red card, so you must play one. Old fools are red.
hagakure-rule-4-4 = The highest number wins the trick.
hagakure-rule-5-1 = The tricks are counted.
hagakure-rule-6-1 = The match is over.
hagakure-rule-6-2 = Several seats lead, so all play one more round.

hagakure-bad-action = “{ $text }” is not an action of Hagakure. Type a card such as 18 or “fool”; a chip: “double”, “zero”, “villagers”, “swap”, “look yomi”, “look 2” (the hand of seat 2); or “none”.
