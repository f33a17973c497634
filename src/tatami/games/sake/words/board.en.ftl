# Sake & Samurai in the browser: its board, its options, its guide.

sake-board-table = The round table
sake-board-masu = The Masu: { $count ->
    [one] 1 sake token
   *[other] { $count } sake tokens
}
sake-board-pile = Draw pile { $count }, discards { $discards }
sake-board-played = { $name }, played
sake-board-section = Between { $left } and { $right }
sake-board-minion = Minion of { $who }
sake-board-seat = { $who }, { $what ->
    [samurai] { $life } life, { $sake } sake, { $weapon ->
        [none] no weapon
       *[other] { $weapon }
    }
    [spirit] spirit, { $sake } sake
   *[gone] out of the game
}
sake-board-attack = Attack
sake-board-iaido = Iaido
sake-board-defence = Defence
sake-board-move = Move
sake-board-drink = Drink
sake-board-thing = { $name }{ $wielded ->
    [1] , wielded
   *[0] {""}
}: { $text }
sake-board-wielded = Wielded:
sake-board-cup = { $has ->
    [1] Sake on { $where }, { $who }
   *[0] Place for sake: { $where }, { $who }
}
sake-board-sake = Sake
sake-board-life = Life
sake-board-soul = Soul
sake-board-own-life = Your life pile from the top: { $cards }
sake-board-sits = sits
sake-board-stands = stands
sake-board-hand = Hand
sake-board-samurai = Samurai
sake-board-spirit = Spirit of Enma
sake-board-gone = Out of the game
sake-board-last-turns = { $count ->
    [one] The last turn
   *[other] { $count } last turns
}
sake-board-fight = { $striker } → { $target }: { $value } against { $defence }
sake-board-counted = The sake is counted
sake-board-spirits-together = The spirits together: { $count }
sake-board-counting-rule = If the spirits together have more than every samurai, they win. Otherwise the samurai with most sake wins.
guide-sake-ChoosePlay-1 = Welcome! Drink: when the Masu is empty, the drunkest survivor wins. In a turn you play up to two cards, each for one of its four boxes or for its text. Pick a card to see what it can do now.
guide-sake-ChoosePlay-2 = The cup on a card lets you drink: take sake from the Masu. But where sake lies, on a weapon, an item or your board, nothing works any more.
guide-sake-ChoosePlay-3 = The blade attacks a neighbour with a weapon that reaches exactly as many steps as lie between you. Move to change the distance.
guide-sake-ChoosePlay-4 = While you still sit you may use iaido: a step or two and a strike with one card.
guide-sake-ChoosePlay-5 = Sake can be burnt for a card or for one more play. And if all is lost, burn your soul: take life cards into your hand.
guide-sake-MayDefend-1 = You are attacked! A card’s shield, and that of the weapon you wield, take points off the attack. What is left are wounds.
guide-sake-MayFalter-1 = Somebody moves. With the right card you could cancel it; otherwise let it happen.
guide-sake-MayBlur-1 = Somebody attacks. With the right card you could cancel it; otherwise let it happen.
guide-sake-PlaceSake-1 = Now put the sake somewhere: on your life pile it even protects you, but then you cannot burn your soul.
guide-sake-SendMinion-1 = A minion may go onto the way to a neighbour. It shields you, and it strikes.
guide-sake-DiscardCard-1 = You may hold four cards at most: discard one.
guide-sake-ChooseMischief-1 = You are dead, and not out of the game: spirits steal sake from the Masu or haunt the living. If the spirits have more in the end, they win.
