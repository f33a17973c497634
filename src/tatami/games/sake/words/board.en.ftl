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
sake-board-why = Why?
sake-board-iaido = Iaido
sake-board-defence = Defence
sake-board-move = Move
sake-board-drink = Drink
sake-board-thing = { $name }{ $wielded ->
    [1] , wielded
   *[0] {""}
}: { $text }
sake-board-cup = { $has ->
    [1] Sake on { $where }, { $who }
   *[0] Room for sake: { $where }, { $who }
}
sake-board-sake = Sake
sake-board-life = Life
sake-board-soul = Soul
sake-board-covered = Sake covers your board: until it is burnt, this does not count.
sake-board-own-life = Your life pile from the top: { $cards }
sake-board-sits = sits
sake-board-stands = stands
sake-board-stance = { $sits ->
    [1] Sits: may use iaido until the first move.
   *[0] Stands: after the first move there is no more iaido.
}
sake-board-hand = Hand
sake-board-spirit = Spirit of Enma
sake-board-gone = Out of the game
sake-board-sudden = Sudden death
sake-board-last-turns = { $sudden ->
    [0] {""}
   *[other] Sudden death:{" "}
}{ $count ->
    [one] the last turn
   *[other] { $count } last turns
}
sake-board-ending = { $sudden ->
    [0] The Masu is empty: after these last turns the sake is counted, and most sake wins.
   *[other] Sudden death: those with most sake were tied, and everybody else had to leave. After these last turns it is counted again.
}
sake-board-fight = { $striker } → { $target }: { $value }{ $defence ->
    [-1] {""}
   *[other] {" "}against { $defence }
}
sake-board-next = { $card }: { $next ->
    [use] for which box, or for its text?
    [attack] whom do you attack?
    [move] towards whom do you go?
    [iaido] towards whom do you go?
    [number] how much sake do you drink?
    [steps] how many steps?
    [section] where?
    [weapon] with which weapon?
    [seat] whom?
    [text] at whom?
    [send] towards whom shall it go?
    [thing] which weapon or item?
    [sake] which sake?
   *[other] choose what it is for.
}
sake-board-counted = The sake is counted
sake-board-afterlife = { $what ->
    [spirit] You are a spirit of Enma and play on: you use only the backs of your cards. The spirits win together if they have more sake than every samurai. They have { $loot }, the drunkest samurai has { $most }.
   *[gone] You are out of the game. The samurai who are tied play on for the win.
}
sake-board-tied = { $count ->
    [one] The drunkest samurai were tied: the others committed seppuku, and one more round of last turns decided.
   *[other] The drunkest samurai were tied again and again: the others committed seppuku, and { $count } more rounds of last turns were played.
}
sake-board-spirits-together = The spirits together: { $count }
sake-board-counting-rule = If the spirits together have more than every samurai, they win. Otherwise the samurai with most sake wins.
decided-sake-samurai = { $names ->
    [none] Nobody won.
   *[other] { $names } won: no samurai alive had more sake ({ $count }).
}
decided-sake-spirits = The spirits won together ({ $names }): their { $count } sake were more than any samurai had.
decided-sake-you = You drank { $drunk } sake and lost { $wounds } life points.
guide-sake-ChoosePlay-1 = Welcome! The Masu in the middle holds the sake. When it is empty, everybody has one last turn, and then the samurai with most sake wins. In your turn you play up to two cards, each for one thing only: attack, move, drink, or its text. Pick a card to see what it can do now.
    .at = hand
guide-sake-ChoosePlay-2 = The cup on a card lets you drink. But sake blocks what it stands on: that weapon or item, or, on your board, your samurai’s skill.
    .at = masu
guide-sake-ChoosePlay-3 = The blade on a card attacks a neighbour, with a weapon that reaches exactly as many steps as lie between you. Move to change the distance.
    .at = steps
guide-sake-ChoosePlay-4 = While you still sit you may use iaido: go a step or two and strike, all with one card.
    .at = hand
guide-sake-ChoosePlay-5 = Sake can be burnt to draw a card or to play one more. And if all is lost, burn your soul: take life cards into your hand.
    .at = board
guide-sake-MayDefend-1 = You are attacked! The defence of a card and of the weapon you wield is taken off the attack. Each point that is left is a hit and costs a life point.
    .at = hand
guide-sake-MayFalter-1 = Somebody moves. Only the card Falter cancels a movement; otherwise let it happen.
    .at = choices
guide-sake-MayBlur-1 = Somebody attacks. Only the card Blurred vision cancels an attack; otherwise let it happen.
    .at = choices
guide-sake-PlaceSake-1 = Put the sake where it hurts least: a weapon, item or board with sake on it does not work. On your life pile it even takes a hit for you, but then you cannot burn your soul.
    .at = board
guide-sake-SendMinion-1 = Your minions act now: each walks towards its neighbour and strikes when it is one step away. It also shields you from melee attacks.
    .at = steps
guide-sake-DiscardCard-1 = You may hold four cards at most: discard one.
    .at = hand
guide-sake-ChooseMischief-1 = You are dead, but not out of the game: steal sake from the Masu, or haunt a samurai with cards whose back matches the top of the draw pile. If the spirits together have more sake than every samurai, you win.
    .at = masu
guide-sake-ChooseWeapon-1 = Choose the weapon you wield until your next turn: it helps you to defend.
    .at = board
guide-sake-MayEvade-1 = Hits are coming. A minion card from your hand evades them all.
    .at = hand
guide-sake-UseElation-1 = As a spirit you may use the power of the top card’s back: troublesome adds or removes a step, quarrelsome moves a sake token, sleepy passes a card on.
    .at = pile
guide-sake-ChooseStrike-1 = You have moved. Now strike with a weapon that reaches, or do not.
    .at = choices
guide-sake-ChooseAim-1 = This text works more than once. Choose where it works next; it may be the same target again.
    .at = choices
guide-sake-MayFade-1 = A samurai attacks a spirit. One card with the matching back stops the whole attack.
    .at = pile
guide-sake-MayJoin-1 = Another spirit haunts a samurai. Each card with the matching back that you add makes the haunting 1 stronger.
    .at = hand
guide-sake-MayCut-1 = Your samurai’s skill: once per turn the card of a defender counts less. Use it when that makes a hit.
    .at = choices
guide-sake-MayBurn-1 = You are about to lose something. What you burn before that still gives you a card; otherwise it is simply gone.
    .at = board
guide-sake-PaySake-1 = This costs sake: choose the token that leaves the game. What it covered works again.
    .at = board
guide-sake-LoseSake-1 = You were haunted. Choose the sake that you lose: what it covered works again.
    .at = board
guide-sake-DropCard-1 = A text makes you discard a card: choose the one you need least.
    .at = hand
guide-sake-GiveSake-1 = Stolen sake counts for all spirits together. Choose who keeps it.
    .at = seats
guide-sake-LayLifeCard-1 = Your samurai chooses the life cards: lay down what you want to hold as life, and keep what you want to play.
    .at = hand
guide-sake-LiftLifeCard-1 = Your samurai knows the life pile: choose the card that you take from it.
    .at = board
sake-board-cost = Costs sake
sake-board-reach = Reach
sake-board-no-sake = no sake
sake-board-fight-minion = Minion of { $striker } → { $target }: { $value }{ $defence ->
    [-1] {""}
   *[other] {" "}against { $defence }
}
sake-why-ChoosePlay = { $plays ->
    [0] Sake that you burn lets you draw a card or play one more. Otherwise go on: your minions act, then you draw.
   *[other] Pick a card to see what it can do now: it is played for one of its four boxes or for its text.
}
sake-why-PlaceSake = What you drink has to stand somewhere. The thing it stands on does not work any more; on your life pile it takes a hit for you, but you cannot burn your soul.
sake-why-PaySake = The effect costs sake: the cup that you choose leaves the game. What it stood on works again.
sake-why-LoseSake = The haunting hit you: the cup that you choose goes to the spirits. What it stood on works again.
sake-why-DiscardCard = Nobody holds more than four cards: discard until there are four. You get nothing for it, so part with what helps least in defence and in your next turn.
sake-why-DropCard = Somebody makes you discard. You get nothing for it: choose the card that you need least.
sake-why-LayLifeCard = You know your life pile: choose which of these cards is laid on it next. The last one lies on top and is lost first.
sake-why-LiftLifeCard = You burn your soul, and you know your life pile: choose the card that you take into your hand. It never becomes life again.
sake-why-iaido = Iaido: as long as you sit, go 1 or 2 steps and strike with the same card. Then you stand.
sake-why-MayBurn = What is taken gives you nothing, but sake that you burn before it is taken draws you a card.
sake-why-MayDefend = A card’s shield and the shield of the weapon that you wield are taken off { $haunted ->
    [1] the haunting. Each point that is left costs you a sake token of your choice.
   *[0] the attack. Each point that is left is a wound: it costs you a life card.
}
sake-why-MayEvade = { $can ->
    [0] You hold no minion card that would take these hits for you. You are asked because what you burn now may bring you one.
   *[other] { $haunted ->
        [1] Every hit costs a sake token. A minion card from your hand, discarded now, takes all hits of this haunting.
       *[0] Every hit costs a life card. A minion card from your hand, discarded now, takes all hits of this attack.
    }
}
sake-why-MayCut = You see the card that defends. Once in your turn you may let its shield count one less.
sake-why-MayFalter = { $can ->
    [0] You hold no card that cancels this. You are asked because what you burn now may bring you one; mostly you let it happen.
   *[other] A card with the right text cancels the move: the samurai stays, and the card played for it is lost. Sake that you burn now may draw you one.
}
sake-why-MayBlur = { $can ->
    [0] You hold no card that cancels this. You are asked because what you burn now may bring you one; mostly you let it happen.
   *[other] A card with the right text cancels the attack before anybody is hit. Sake that you burn now may draw you one.
}
sake-why-MayJoin = Spirits haunt together: a card with the same back makes this haunting stronger by one.
sake-why-MayFade = A card with the same back as the top of the pile lets the attack go through you.
sake-why-ChooseWeapon = The weapon that you wield defends you until your next turn: its shield counts with every card that you defend with.
sake-why-ChooseStrike = You have drawn and stepped: now strike whom your weapon reaches, or let it be.
sake-why-SendMinion = Your minions act one after the other, in the order you choose. A minion goes on until one step before the first enemy, and attacks it with the top card of the pile.
sake-why-UseElation = The back of the top card gives you a power before you draw it. { $power ->
    [0] Troublesome: tap a row to add or remove a step, so that weapons reach or miss.
    [1] Quarrelsome: tap sake of a samurai and where it goes, to block something better.
   *[2] Sleepy: tap a card in a hand, then the samurai who gets it.
} Then you steal or haunt.
sake-why-ChooseMischief = You are dead and still at the table. Steal sake for the spirits, or haunt a samurai with a card that has the same back as the top of the pile.
sake-why-GiveSake = The samurai has lost a cup to you. The spirits count their sake together, so it matters little who keeps it.
fact-sake-drunk = { $name } drank most: { $count } sake.
fact-sake-wounds = { $name } took most wounds: { $count }. The hardest blow of the match cost { $hardest } life.
fact-sake-dead = { $count ->
    [0] Nobody died.
    [one] 1 samurai died.
   *[other] { $count } samurai died.
}
sake-board-outcome = { $what ->
    [hits] { $count ->
        [one] 1 hit
       *[other] { $count } hits
    }
    [stopped] Stopped
    [evaded] Evaded
    [cancelled] Cancelled
    [beaten] Beaten
    [unharmed] Unharmed
    [faded] Faded
   *[lost] { $count } sake lost
}
sake-board-race = The spirits together: { $loot }. The drunkest samurai: { $most }.
sake-board-armour = armour
sake-board-turn = { $you ->
    [1] { $last ->
        [1] Your last turn
       *[0] Your turn
    }
   *[0] { $last ->
        [1] Last turn of { $who }
       *[0] Turn of { $who }
    }
}
sake-board-phase = { $phase ->
    [cards] Cards
    [minions] Minions
    [draw] Draw
    [weapon] Weapon
    [power] Power
   *[mischief] Steal or haunt
}
sake-why-ChooseAim = This text works more than once: name the same aim again, or another.
sake-board-amount = { $what ->
    [steps] { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
    [cards] { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
   *[sake] { $count } sake
}
sake-board-burn = { $what ->
    [extra] Burn it for one more play
   *[burn] Burn it for a card
}
sake-why-place = { $what ->
    [life] On the life pile it takes the next hit for you. As long as it stands there you cannot burn your soul.
    [board] On your board it covers your skill: until the sake is gone, { $knowledge } does not count ({ $text }).
   *[thing] As long as sake stands on it, { $name } is of no use to you.
}
sake-board-emptied = The Masu is empty!
