# Sake & Samurai

# The rules that refusals cite, by their numbers in rulebook/en.md.

sake-rule-2-1 = The boards are being dealt: everybody gets a different samurai.
sake-rule-2-2 = First everybody sits down with a Katana.
sake-rule-2-3 = The hands and the life piles are being dealt.
sake-rule-2-4 = Now whoever chooses life cards lays one from their hand onto the life pile.
sake-rule-2-7 = Turns go clockwise.
sake-rule-3-1 = It is another player’s turn.
sake-rule-3-2 = In the first phase you play up to two cards from your hand, each for a box or for its text.
sake-rule-3-3 = A card is being drawn: nobody can do anything now.
sake-rule-3-4 = Now you choose which of your weapons you wield; you may choose none only if you wield none already.
sake-rule-3-6 = Now you have to discard a card from your hand.
sake-rule-3-7 = The back of the next card is being shown: nobody can do anything now.
sake-rule-3-8 = What was played is discarded when all that follows from it is over.
sake-rule-4-1 = You attack with a weapon that lies before you.
sake-rule-4-2 = The weapon does not reach this target: the steps must fit, and in a melee only the first enemy of the row can be hit.
sake-rule-4-3 = Bare hands work at one step, and only if you have no weapon without sake on it.
sake-rule-4-5 = First the movement is made.
sake-rule-4-6 = You cannot go there: as many steps as the move box says, and one token stays between you and the next enemy.
sake-rule-4-7 = Iaido is for those who sit.
sake-rule-4-8 = Iaido is a movement of one or two steps and then, if you like, a strike that reaches its target.
sake-rule-4-9 = You take as many tokens from the Masu as the drink box says, or fewer, and at least one.
sake-rule-5-2 = Now the samurai who is attacked may play one card from their hand to defend.
sake-rule-5-5 = First the hits are counted.
sake-rule-5-6 = Only a minion card from your hand evades the hits.
sake-rule-5-7 = Every hit costs a life point.
sake-rule-5-9 = Now a minion reveals a card to defend.
sake-rule-6-1 = A text is played only if it has an effect, and if its cost can be paid with your own sake.
sake-rule-6-2 = You may not have two weapons or items that are alike.
sake-rule-6-3 = An item of yours works if you can pay for it, and if it has an effect now.
sake-rule-6-4 = Now you name the next target or section for the text.
sake-rule-6-9 = Now cards are discarded.
sake-rule-6-10 = A weapon or an item of another samurai is taken away.
sake-rule-6-11 = A sake token of another samurai is taken away.
sake-rule-6-12 = The card Falter, and only it, cancels a movement of another samurai: play it from your hand when you are asked.
sake-rule-6-13 = The card Blurred vision, and only it, cancels an attack of another samurai: play it from your hand when you are asked.
sake-rule-7-1 = A minion is laid on a side on which you have a neighbour.
sake-rule-7-2 = Now your minions act, each once, and go forward as far as they can.
sake-rule-7-3 = Now a card is revealed for the minion’s attack.
sake-rule-8-1 = A sake token is placed at once, on a weapon, an item, the board or the life pile, where there is none yet.
sake-rule-8-2 = Sake lies on it.
sake-rule-8-3 = You burn a sake token that you have: to draw a card if one can be drawn, or to play one more card in your own first phase.
sake-rule-8-4 = You may burn your soul once from one of your turns to the next, and at least one card must stay on your life pile.
sake-rule-8-5 = Now you may burn something before it is taken from you.
sake-rule-9-1 = First the death is resolved.
sake-rule-10-1 = Spirits play only cards with the back that the top of the draw pile shows.
sake-rule-10-2 = Now a spirit steals from the Masu, haunts a samurai, or does neither.
sake-rule-10-3 = Now a spirit may use the elation of the top card’s back.
sake-rule-10-4 = There is nothing left to steal on the Masu.
sake-rule-10-5 = A spirit haunts a living samurai; the others may add matching cards when they are asked.
sake-rule-10-6 = The haunted samurai defends.
sake-rule-10-7 = Now stolen sake changes hands: the samurai chooses what to lose, the spirit who gets it.
sake-rule-10-8 = Now a spirit may fade with one card that matches the top of the draw pile.
sake-rule-11-1 = The match is over.
sake-rule-11-2 = Now the sake is counted.
sake-rule-11-4 = Those who are not tied commit seppuku.
sake-rule-12-2 = Now a card of your own life pile is chosen.
sake-rule-12-3 = A returned hit can be neither defended against nor evaded.
sake-rule-12-4 = Now the attacker may let the defender’s card count less, or not.
sake-rule-12-7 = The turn is over.
sake-rule-14-8 = The lot decides who begins.

# Mistakes in a deck file

sake-deck-wrong = { $path }: { $count ->
    [one] one mistake.
   *[other] { $count } mistakes.
    }
    { $troubles }
sake-deck-not-toml = { $path } is not a TOML file: { $detail }.
sake-deck-not-text = { $path } is not a text in UTF-8.
sake-deck-no-section = there is no table “{ $section }”, or nothing in it.
sake-deck-no-table = “{ $found }” should be a table of its own: begin it with [{ $found }].
sake-deck-bad-ident = “{ $found }” has to be typed by players: use small letters only, as in “katana”.
sake-deck-missing = “{ $field }” is missing in { $place }.
sake-deck-unknown = there is no “{ $field }” here. { $nearest ->
    [none] Known are: { $known }.
   *[other] Did you mean “{ $nearest }”? Known are: { $known }.
}
sake-deck-bad-number = “{ $field }” is a whole number from { $lowest } to { $highest }, not { $found }.
sake-deck-bad-text = “{ $field }” is a text in quotation marks, not { $found }.
sake-deck-bad-choice = “{ $field }” cannot be “{ $found }”. { $nearest ->
    [none] Choose one of: { $choices }.
   *[other] Did you mean “{ $nearest }”? Choose one of: { $choices }.
}
sake-deck-bad-steps = “{ $field }” is an exact number of steps such as "1" or a minimum such as "4+", up to 9, not { $found }.
sake-deck-bad-row = { $found } is not a card. A card is [attack, defence, move, drink, "back"], four numbers from 0 to { $highest } and one of: { $backs }.
sake-deck-no-cards = { $found } has no cards: give it a row [attack, defence, move, drink, "back"] for each card.
sake-deck-no-effect = an effect is written as {"{"} does = "draw", amount = 2 {"}"}, not as { $found }.
sake-deck-no-effects = { $found } needs effects = [ … ], which may be empty.
sake-deck-effect-twice = “{ $found }” is there twice: add the amounts up in one effect.
sake-deck-no-cost = an item that is not permanent ({ $names }) needs a cost of at least 1.
sake-deck-name-twice = “{ $name }” is the name of { $other } on line { $line } already.
sake-deck-no-from = { $found } does not tell how sure it is: name its fields under from.<certainty>, with one of { $certainties }.
sake-deck-bad-from = this is a list of fields, as in ["name", "attack"], not { $found }.
sake-deck-unsure = “{ $field }” has no certainty: name it under one of { $certainties }.
sake-deck-sure-twice = “{ $field }” has two certainties: name it once.
sake-deck-bad-total = the box holds { $said } under “{ $total }”, but the rows of { $sections } are { $found }. Correct the one or the other.
sake-deck-few-weapons = everybody begins with this weapon, so it needs { $needed } cards, not { $found }.
sake-deck-few-samurai = eight players need { $needed } samurai, not { $found }.
sake-deck-few-cards = eight players with the toughest samurai need { $needed } cards, not { $found }.
sake-deck-few-steps = eight players need { $needed } step tokens to begin with, not { $found }.
sake-deck-too-many = the game can handle { $cards } cards with { $titles } different names.

# What cards, samurai and locations do, told from the deck file

sake-steps-exact = { $steps ->
    [one] at exactly 1 step
   *[other] at exactly { $steps } steps
}
sake-steps-least = { $steps ->
    [one] at 1 or more steps
   *[other] at { $steps } or more steps
}
sake-steps-any = at any distance
sake-weapon = { $kind ->
    [1] melee
   *[2] ranged
} weapon { $reach }: attack +{ $attack }, defence +{ $defence }
sake-minion = minion: goes { $move ->
    [one] 1 step
   *[other] { $move } steps
}, fights at 1 step with revealed boxes{ $bonus ->
    [0] {""}
   *[1] {" "}(attack +{ $attack }, defence +{ $defence })
}; from the hand it evades all hits of one attack
sake-cost = { $cost ->
    [one] pay 1 sake: { $text }
   *[other] pay { $cost } sake: { $text }
}
sake-does-attack = { $times ->
    [one] a { $kind ->
        [1] melee
       *[2] ranged
    } attack of { $amount } { $reach }
   *[other] { $times } { $kind ->
        [1] melee
       *[2] ranged
    } attacks of { $amount } { $reach }, the targets chosen one after the other
}
sake-does-draw = { $amount ->
    [one] draw a card
   *[other] draw { $amount } cards
}
sake-does-heal = { $amount ->
    [one] recover 1 life point
   *[other] recover { $amount } life points
}
sake-does-add-steps = { $amount ->
    [one] add a step token anywhere
   *[other] add { $amount } step tokens anywhere
}
sake-does-remove-steps = { $amount ->
    [one] take a step token away from anywhere
   *[other] take { $amount } step tokens away from anywhere
}
sake-does-one-discards = { $amount ->
    [one] a neighbour { $reach } discards a card
   *[other] a neighbour { $reach } discards { $amount } cards
}
sake-does-others-discard = { $amount ->
    [one] every other samurai discards a card
   *[other] every other samurai discards { $amount } cards
}
sake-does-remove-card = a weapon or an item of another samurai is discarded
sake-does-remove-sake = { $amount ->
    [one] another samurai loses a sake token
   *[other] another samurai loses { $amount } sake tokens
}
sake-does-move-farther = your moves go { $amount ->
    [one] 1 step
   *[other] { $amount } steps
} farther
sake-does-defend-better = your defence cards are worth { $amount } more
sake-does-cancel-movement = cancel a movement of another samurai
sake-does-cancel-attack = cancel an attack of another samurai
sake-does-strike-harder = your { $kind ->
    [1] melee { $armed ->
        [1] weapons
       *[0] attacks
    }
    [2] ranged { $armed ->
        [1] weapons
       *[0] attacks
    }
   *[3] { $armed ->
        [1] weapons
       *[0] attacks
    }
} are worth { $amount } more { $reach }
sake-does-choose-life-cards = you see your life pile and choose what you take from it
sake-does-return-hits = { $amount ->
    [one] whoever attacks you in melee and is stopped by a card takes 1 hit
   *[other] whoever attacks you in melee and is stopped by a card takes { $amount } hits
}
sake-does-weaken-defence = once per turn the card that somebody defends with against you counts { $amount } less
sake-does-minions-strike-harder = your minions attack with { $amount } more
sake-does-free-minions = { $amount ->
    [one] the first minion that you play in a turn does not count towards the two cards
   *[other] the first { $amount } minions that you play in a turn do not count towards the two cards
}
sake-does-heal-in-peace = { $amount ->
    [one] you recover 1 life point after a turn without an attack of yours
   *[other] you recover { $amount } life points after a turn without an attack of yours
}
sake-does-drink-at-start = { $amount ->
    [one] a samurai’s turn begins with 1 sake from the Masu
   *[other] a samurai’s turn begins with { $amount } sake from the Masu
}
sake-does-change-ranged = ranged attacks { $signed }
sake-does-change-melee = melee attacks { $signed }
sake-does-steps-at-start = { $amount ->
    [one] 1 step between neighbours at the beginning
   *[other] { $amount } steps between neighbours at the beginning
}
sake-does-shield-from-haunting = { $amount ->
    [one] a haunting takes 1 token less
   *[other] a haunting takes { $amount } tokens less
}
sake-does-nothing = no special rule

# Names

sake-title = Sake & Samurai
sake-about = Drink more than the others, fight for it round a ring of steps, and haunt the survivors.

sake-option-location = Where the fight is; each location but the inn has a rule of its own.
sake-option-location-title = Location
sake-option-location-value-inn = inn
sake-option-location-value-distillery = distillery
sake-option-location-value-grove = bamboo grove
sake-option-location-value-bridge = bridge
sake-option-location-value-shrine = shrine
sake-option-bare_hands = When you may attack with bare hands: only unarmed (unarmed), or always when no weapon fits (always).
sake-option-bare_hands-title = Bare hands
sake-option-bare_hands-value-unarmed = only unarmed
sake-option-bare_hands-value-always = when no weapon fits
sake-option-minions = How far minions go: as far as they can (far), or as their master likes (free).
sake-option-minions-title = Minions
sake-option-minions-value-far = as far as they can
sake-option-minions-value-free = as their master likes
sake-option-sudden_death = After how many rounds of sudden death tied players share the win.
sake-option-sudden_death-title = Sudden death
sake-option-dry_rounds = How many rounds may pass without anybody drinking before a token is taken off the Masu.
sake-option-dry_rounds-title = Dry rounds
sake-option-helpers = Who is asked first to help a spirit fade: clockwise from the attacker, or from the attacked spirit.
sake-option-helpers-title = Help for spirits
sake-option-helpers-value-attacker = clockwise from the attacker
sake-option-helpers-value-attacked = clockwise from the attacked
sake-option-deck = The fingerprint of the deck; choose another deck with --deck FILE.
sake-option-first = Who begins: a seat, or drawn by lot (lot).
sake-option-first-title = Who begins
sake-option-first-value-lot = drawn by lot

sake-deck = Deck: { $name } ({ $fingerprint }), { $cards } cards, { $samurai } samurai, { $locations } locations. Of its fields { $rulebook } are from the rulebook, { $source } from other sources, { $inferred } inferred and { $house } house-made.

sake-bad-action = “{ $text }” is not an action of Sake & Samurai. Type one of your choices as it is shown, for example “drink katana3 2”, “attack pipe1 katana 2” (with pipe1 and the Katana at seat 2), “move yumi2 left 1”, “text sakuragi1” or “pass”.
sake-wrong-deck = This match was played with the deck { $found }, but this is the deck { $known }. Name the file of the right one with --deck.

sake-nothing = nothing
sake-name-minion = Minion
sake-knowledge-musashi = Two Heavens
sake-knowledge-munenori = Life-giving Sword
sake-knowledge-jubei = Returned Edge
sake-knowledge-ittosai = One Cut
sake-knowledge-masamune = Lord of the North
sake-knowledge-suenaga = Swift Rider
sake-knowledge-masako = Nun's Remedies
sake-knowledge-tomoe = Worth a Thousand
sake-location-inn = Smoky Inn
sake-location-distillery = Distillery
sake-location-grove = Bamboo Grove
sake-location-bridge = Rope Bridge
sake-location-shrine = Shrine Grounds
sake-bare-hands = bare hands
sake-board = the board
sake-life-pile = the life pile
sake-back-troublesome = troublesome
sake-back-quarrelsome = quarrelsome
sake-back-sleepy = sleepy
sake-of-back = { $count } { $back }
sake-boxes = attack { $attack }, defence { $defence }, move { $move }, drink { $drink }
sake-short-boxes = A{ $attack } D{ $defence } M{ $move } S{ $drink }
sake-a-minion = a minion
sake-minion-of = { $who ->
    [You] your minion
   *[other] the minion of { $who }
}{ $count ->
    [one] {""}
   *[other] {" "}({ $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } towards { $towards ->
        [You] you
       *[other] { $towards }
    })
}
sake-section = between { $left ->
    [You] you
   *[other] { $left }
} and { $right ->
    [You] you
   *[other] { $right }
}{ $minions ->
    [0] {""}
   *[other] {" "}(part { $number })
}

# What a text is aimed at

sake-aim-target = {" "}at { $what ->
    [You] you
   *[other] { $what }
}
sake-aim-section = {" "}{ $what }
sake-aim-side = {" "}towards { $what ->
    [You] you
   *[other] { $what }
}
sake-aim-seat = {" "}at { $what ->
    [You] you
   *[other] { $what }
}
sake-aim-thing = {" "}on { $who ->
    [You] you ({ $what })
   *[other] { $what } of { $who }
}

# What is wanted now

sake-ask-ChoosePlay = { $last ->
    [1] Your last turn
   *[0] Your turn
}: { $plays ->
    [0] you have played your cards.
    [one] you may play 1 more card.
   *[other] you may play up to { $plays } cards.
}
sake-ask-ChooseStrike = Iaido: strike with attack { $value }, or do not strike.
sake-ask-ChooseAim = { $title }, once more: { $effect ->
    [add-steps] where do you add a step?
    [remove-steps] where do you take a step away?
    [remove-sake] which sake is lost?
   *[attack] whom do you attack?
}
sake-ask-MayFalter = { $active } moves { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} towards { $towards ->
    [You] you
   *[other] { $towards }
}. Do you cancel it?
sake-ask-MayBlur = { $minion ->
    [1] The minion of { $striker }
   *[0] { $striker }
} attacks { $you ->
    [1] you
   *[0] { $target }
} with { $value }. Do you cancel it?
sake-ask-MayDefend = { $minion ->
    [1] The minion of { $striker }
   *[0] { $striker }
} { $haunting ->
    [1] haunts
   *[0] attacks
} you with { $value }. Do you defend?
sake-ask-MayCut = { $target } defends with { $card }: { $defence } against { $value }. Do you make that card count { $amount } less?
sake-ask-MayEvade = { $hits ->
    [one] 1 hit is
   *[other] { $hits } hits are
} coming. Do you sacrifice a minion card to evade?
sake-ask-DiscardCard = Discard a card.
sake-ask-DropCard = You have to discard a card. Which one?
sake-ask-PlaceSake = { $count ->
    [one] Choose where to put the sake.
   *[other] You have { $count } sake to put down. Where does the next one go?
}
sake-ask-PaySake = Choose the sake token that you pay with.
sake-ask-LoseSake = You are haunted: choose the sake that you lose.
sake-ask-ChooseWeapon = Choose the weapon that you wield.
sake-ask-SendMinion = Choose the minion that acts next.
sake-ask-LayLifeCard = { $count ->
    [one] Lay one last card onto your life pile.
   *[other] Lay { $count } cards onto your life pile, one after the other.
}
sake-ask-LiftLifeCard = Take a card from your life pile.
sake-ask-MayBurn = { $lost ->
    [thing] { $active } makes you lose { $what }. Do you burn sake or your soul first?
    [token] { $active } makes you lose the sake on { $what }. Do you burn sake or your soul first?
   *[burnt] The sake that { $active } is after is burnt already. Do you burn more?
}
sake-ask-UseElation = { $power ->
    [0] Add or remove a step
    [1] Move a sake token
   *[2] Pass a card on
}, or not: the top card is { $back }.
sake-ask-ChooseMischief = Steal or haunt? The top card is { $back }.
sake-ask-MayJoin = { $target } is haunted with { $value }. Add a { $back } card, or not.
sake-ask-MayFade = { $striker } attacks { $you ->
    [1] you
   *[0] { $target }
} with { $value }. Play a { $back } card to fade, or not.
sake-ask-GiveSake = Give the stolen sake to a spirit.

sake-do-attack = attack { $target } with { $weapon }{ $bonus ->
    [0] {""}
   *[other] {" "}{ $bonus }
} + { $card } { $attack }
sake-do-move = move { $number ->
    [one] 1 step
   *[other] { $number } steps
} towards { $side } with { $card }
sake-do-iaido = iaido with { $card }: { $number ->
    [one] 1 step
   *[other] { $number } steps
} towards { $side }, then strike with attack { $attack }
sake-do-drink = drink { $number } sake with { $card }
sake-do-text = { $kind ->
    [1] lay down { $card }
    [2] lay down { $card }
    [4] send a minion{ $aim }
   *[0] play { $card }{ $aim }
}
sake-do-use = use { $title }{ $aim }
sake-do-burn = burn the sake on { $place } to draw a card
sake-do-extra = burn the sake on { $place } to play one more card
sake-do-soul = { $number ->
    [one] burn your soul: take the top life card
   *[other] burn your soul: take { $number } life cards
}
sake-do-strike = strike { $target } with { $weapon }
sake-do-aim = use { $title }{ $aim }
sake-do-cancel = cancel it with { $card }
sake-do-defend = defend with { $card }: { $rest ->
    [0] { $defence }
   *[other] { $defence } + { $rest } from weapon and armour
}
sake-do-evade = sacrifice { $card } and evade
sake-do-cut = make the card count { $amount } less
sake-do-discard = discard { $card }
sake-do-place = put the sake on { $place }
sake-do-pay = pay with the sake on { $place }
sake-do-lose = lose the sake on { $place }
sake-do-wield = wield { $title }
sake-do-send = { $number ->
    [0] let { $minion } { $strikes ->
        [1] attack
       *[0] stay
    }
    [one] let { $minion } go 1 step
   *[other] let { $minion } go { $number } steps
}
sake-do-keep = lay { $card } onto your life pile
sake-do-lift = take { $card } from your life pile
sake-do-add = add a step { $section }
sake-do-remove = take a step away { $section }
sake-do-shift = move the sake of { $seat } from { $place } to { $second }
sake-do-hand = take a { $back } card from { $seat } and give it to { $second ->
    [You] yourself
   *[other] { $second }
}
sake-do-steal = steal a sake token
sake-do-haunt = haunt { $seat } with { $card }
sake-do-join = add { $card } to the haunting
sake-do-fade = play { $card } to fade
sake-do-give = { $seat ->
    [You] keep the sake
   *[other] give the sake to { $seat }
}

sake-do-pass-ChoosePlay = { $plays ->
    [0] go on
   *[other] play no more cards
}
sake-do-pass-ChooseStrike = do not strike
sake-do-pass-MayFalter = let the movement happen
sake-do-pass-MayBlur = let the attack happen
sake-do-pass-MayDefend = do not defend
sake-do-pass-MayCut = let the card count in full
sake-do-pass-MayEvade = take the hits
sake-do-pass-MayBurn = burn nothing
sake-do-pass-ChooseWeapon = wield nothing
sake-do-pass-UseElation = do not use the power
sake-do-pass-ChooseMischief = do neither
sake-do-pass-MayJoin = add no card
sake-do-pass-MayFade = do not fade

# The story

sake-log-DealBoard = { $who } { $you ->
    [1] are
   *[0] is
} { $samurai }.
sake-log-Turn = { $you ->
    [1] Your turn.
   *[0] The turn of { $who }.
}
sake-log-Death = { $who } { $you ->
    [1] are dead, and a spirit of Enma now.
   *[0] is dead, and a spirit of Enma now.
}
sake-log-Seppuku = { $who } { $you ->
    [1] commit
   *[0] commits
} seppuku.
sake-log-DrawCard = { $who } { $you ->
    [1] draw
   *[0] draws
} a { $card } card.
sake-log-DrawCard-seen = { $who } { $you ->
    [1] draw
   *[0] draws
} { $card } ({ $boxes }).
sake-log-Reveal = { $box ->
    [attack] The top card decides the minion’s attack: { $card }, { $value }.
   *[defence] The top card decides the minion’s defence: { $card }, { $value }.
}
sake-log-PassOn = It is { $card }.
sake-log-LiftLifeCard = { $who } { $you ->
    [1] take
   *[0] takes
} a { $back } card from the life pile.
sake-log-Strike = { $who ->
    [You] Your minion
   *[other] The minion of { $who }
} attacks { $target ->
    [You] you
   *[other] { $target }
} with { $value }.
sake-log-Haunting = { $target ->
    [You] You are
   *[other] { $target } is
} haunted with { $value }.
sake-log-Clash = Attack { $value }, defence { $defence }: the minion is { $beaten ->
    [1] beaten
   *[0] unharmed
}.
sake-log-CountHits = Attack { $value }, defence { $defence }: { $hits ->
    [0] the attack is stopped.
   *[other] { $who } { $you ->
        [1] have
       *[0] has
    } { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    } coming.
}
sake-log-Land = { $who } { $you ->
    [1] take
   *[0] takes
} { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}.
sake-log-ReturnHits = { $who } { $you ->
    [1] return
   *[0] returns
} { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}.
sake-log-Scatter = { $who } { $you ->
    [1] lose
   *[0] loses
} { $lost } sake.
sake-log-LoseThing = { $who } { $you ->
    [1] lose
   *[0] loses
} { $title }.
sake-log-heal = { $who } { $you ->
    [1] recover
   *[0] recovers
} { $count ->
    [one] 1 life point
   *[other] { $count } life points
} after a turn without an attack.
sake-log-emptied = The Masu is empty! Everybody has one last turn, then the sake is counted.
sake-log-dry = Too many rounds without a drink: 1 sake leaves the Masu.
sake-log-Count = Sake counted: { $tokens }.

sake-log-attack = { $who } { $you ->
    [1] attack
   *[0] attacks
} { $target ->
    [You] you
   *[other] { $target }
} with { $weapon }{ $bonus ->
    [0] {""}
   *[other] {" "}{ $bonus }
} + { $card } { $attack }.
sake-log-move = { $who } { $you ->
    [1] move
   *[0] moves
} { $number ->
    [one] 1 step
   *[other] { $number } steps
} towards { $side ->
    [You] you
   *[other] { $side }
}.
sake-log-iaido = Iaido! { $who } { $you ->
    [1] go
   *[0] goes
} { $number ->
    [one] 1 step
   *[other] { $number } steps
} towards { $side ->
    [You] you
   *[other] { $side }
} to strike with attack { $attack }.
sake-log-drink = SAKE! { $who } { $you ->
    [1] drink
   *[0] drinks
} { $number }.
sake-log-text = { $who } { $kind ->
    [1] { $you ->
        [1] lay
       *[0] lays
    } down { $card }
    [2] { $you ->
        [1] lay
       *[0] lays
    } down { $card }
    [4] { $you ->
        [1] send
       *[0] sends
    } a minion{ $aim }
   *[0] { $you ->
        [1] play
       *[0] plays
    } { $card }{ $aim }
}.
sake-log-use = { $who } { $you ->
    [1] use
   *[0] uses
} { $title }{ $aim }.
sake-log-burn = { $who } { $you ->
    [1] burn
   *[0] burns
} the sake on { $place } to draw a card.
sake-log-extra = { $who } { $you ->
    [1] burn
   *[0] burns
} the sake on { $place } to play one more card.
sake-log-soul = { $who } { $you ->
    [1] burn your soul and take
   *[0] burns their soul and takes
} { $number ->
    [one] 1 card
   *[other] { $number } cards
} from the life pile.
sake-log-strike = { $who } { $you ->
    [1] strike
   *[0] strikes
} { $target ->
    [You] you
   *[other] { $target }
} with { $weapon }.
sake-log-aim = { $who } { $you ->
    [1] go on
   *[0] goes on
}: { $title }{ $aim }.
sake-log-cancel = { $who } { $you ->
    [1] play
   *[0] plays
} { $card }: it is cancelled.
sake-log-defend = { $who } { $you ->
    [1] defend
   *[0] defends
} with { $card } (defence { $defence }).
sake-log-evade = { $who } { $you ->
    [1] sacrifice
   *[0] sacrifices
} a minion card and { $you ->
    [1] evade
   *[0] evades
}.
sake-log-cut = { $who } { $you ->
    [1] let
   *[0] lets
} the defender’s card count less.
sake-log-discard = { $who } { $you ->
    [1] discard
   *[0] discards
} { $card }.
sake-log-place = { $who } { $you ->
    [1] place
   *[0] places
} sake on { $place }.
sake-log-pay = { $who } { $you ->
    [1] pay
   *[0] pays
} the sake on { $place }.
sake-log-lose = { $who } { $you ->
    [1] lose
   *[0] loses
} the sake on { $place }.
sake-log-wield = { $who } { $you ->
    [1] wield
   *[0] wields
} { $title }.
sake-log-send = { $who ->
    [You] Your minion
   *[other] The minion of { $who }
} { $number ->
    [0] { $strikes ->
        [1] has an enemy before it and attacks.
       *[0] stays.
    }
    [one] goes 1 step.
   *[other] goes { $number } steps.
}
sake-log-lift = { $who } { $you ->
    [1] take
   *[0] takes
} { $card } from the life pile.
sake-log-add = { $who } { $you ->
    [1] add
   *[0] adds
} a step { $section }.
sake-log-remove = { $who } { $you ->
    [1] take
   *[0] takes
} a step away { $section }.
sake-log-shift = { $who } { $you ->
    [1] move
   *[0] moves
} { $seat ->
    [You] your sake
   *[other] the sake of { $seat }
} from { $place } to { $second }.
sake-log-hand = { $who } { $you ->
    [1] take
   *[0] takes
} a { $back } card from { $seat ->
    [You] you
   *[other] { $seat }
} and { $you ->
    [1] give
   *[0] gives
} it to { $second ->
    [You] you
   *[other] { $second }
}.
sake-log-steal = { $who } { $you ->
    [1] steal
   *[0] steals
} sake from the Masu.
sake-log-haunt = { $who } { $you ->
    [1] haunt
   *[0] haunts
} { $seat ->
    [You] you
   *[other] { $seat }
} with { $card }.
sake-log-join = { $who } { $you ->
    [1] add
   *[0] adds
} { $card } to the haunting.
sake-log-fade = { $who } { $you ->
    [1] play
   *[0] plays
} { $card }: the spirit fades.
sake-log-give = { $who } { $you ->
    [1] { $seat ->
        [You] keep the sake
       *[other] give the sake to { $seat }
    }
   *[0] { $seat ->
        [You] gives the sake to you
       *[other] gives the sake to { $seat }
    }
}.

# The table

sake-masu = Masu
sake-spirit = spirit
sake-gone = gone
sake-sits = sits
sake-fight = { $striker } → { $target }: { $value } against { $defence }
sake-own-life = Life pile: { $cards }
sake-piles = pile { $pile } discards { $discards }
sake-turns-left = { $turns ->
    [one] the last turn
   *[other] { $turns } last turns left
}
sake-middle-line = { $place }: { $text }. Masu { $masu }, draw pile { $pile } ({ $back }), discards { $discards }{ $last ->
    [none] .
   *[other] , { $last }.
}
sake-samurai-line = { $who }: { $samurai }, { $life } life{ $on_life ->
    [1] {" "}and sake on it
   *[0] {""}
}, { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}, { $tokens } sake{ $on_board ->
    [1] , one on the board
   *[0] {""}
}, { $sits ->
    [1] sits
   *[0] stands
}. Hand: { $hand }. In play: { $things }.
sake-spirit-line = { $who }: a spirit with { $loot } sake. Hand: { $hand }.
sake-gone-line = { $who }: out of the game.
sake-thing = { $name }{ $wielded ->
    [1] {" "}(wielded{ $sake ->
        [1] , sake on it
       *[0] {""}
    })
   *[0] { $sake ->
        [1] {" "}(sake on it)
       *[0] {""}
    }
}
sake-row-line = Between { $left ->
    [You] you
   *[other] { $left }
} and { $right ->
    [You] you
   *[other] { $right }
}: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}{ $minions ->
    [none] .
   *[other] , with { $minions }.
}
sake-minion-at = { $card } ({ $steps } from { $who ->
    [You] you
   *[other] { $who }
})
sake-hand-line = { $card }: { $name }, { $boxes }, { $back }. { $text }.
sake-knowledge-line = The skill of { $samurai }, { $knowledge }: { $text }.
sake-table-name = Name
sake-table-cards = Cards
sake-table-does = What it does
sake-table-life = Life
sake-table-skill = Skill
