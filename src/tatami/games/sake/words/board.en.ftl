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
sake-board-cost = Costs sake
sake-board-reach = Reach
sake-board-no-sake = no sake
sake-board-fight-minion = Minion of { $striker } → { $target }: { $value } against { $defence }
sake-why-ChoosePlay = Pick a card to see what it can do now: each card is played for one of its four boxes or for its text. Sake on your weapons, items or board can be burnt.
sake-why-PlaceSake = What you drink has to stand somewhere. The thing it stands on does not work any more; on your life pile it protects you, but you cannot burn your soul.
sake-why-PaySake = The effect costs sake: the cup that you choose leaves the game. What it stood on works again.
sake-why-LoseSake = The haunting hit you: the cup that you choose goes to the spirits. What it stood on works again.
sake-why-DiscardCard = Nobody holds more than four cards: discard until there are four. You get nothing for it, so part with what helps least in defence and in your next turn.
sake-why-DropCard = Somebody makes you discard. You get nothing for it: choose the card that you need least.
sake-why-LayLifeCard = You know your life pile: choose which of these cards is laid on it next. The last one lies on top and is lost first.
sake-why-LiftLifeCard = You burn your soul, and you know your life pile: choose the card that you take into your hand. It never becomes life again.
sake-why-MayBurn = Something of yours is taken, with the sake that lies on it. You may burn sake first and draw a card for it.
sake-why-MayDefend = A card’s shield and the shield of the weapon that you wield are taken off the attack. Each point that is left is a wound: it costs you a life card.
sake-why-MayEvade = Every hit costs a life card. A minion card from your hand, discarded now, takes all hits of this attack.
sake-why-MayCut = You see the card that defends. Once in your turn you may let its shield count one less.
sake-why-MayFalter = A card with the right text cancels the move: the samurai stays, and the card played for it is lost.
sake-why-MayBlur = A card with the right text cancels the attack before anybody is hit.
sake-why-MayJoin = Spirits haunt together: a card with the same back makes this haunting stronger by one.
sake-why-MayFade = A card with the same back as the top of the pile lets the attack go through you.
sake-why-ChooseWeapon = The weapon that you wield defends you until your next turn: its shield counts with every card that you defend with.
sake-why-ChooseStrike = You have drawn and stepped: now strike whom your weapon reaches, or let it be.
sake-why-SendMinion = Your minions act one after the other, in the order you choose. A minion goes on until one step before the first enemy, and attacks it with the top card of the pile.
sake-why-UseElation = Before you draw, the back of the top card gives you a power. Troublesome: add or remove a step. Quarrelsome: move sake of a samurai. Sleepy: pass on a card of a hand.
sake-why-ChooseMischief = You are dead and still at the table. Steal sake for the spirits, or haunt a samurai with a card that has the same back as the top of the pile.
sake-why-GiveSake = The samurai has lost a cup to you. The spirits count their sake together, so it matters little who keeps it.
fact-sake-drunk = { $name } drank most: { $count } sake.
fact-sake-wounds = { $name } took most wounds: { $count }. The hardest blow of the match cost { $hardest } life.
fact-sake-dead = { $count ->
    [0] Nobody died.
    [one] 1 samurai died.
   *[other] { $count } samurai died.
}
