# Sake & Samurai

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
sake-kind-1 = melee
sake-kind-2 = ranged
sake-weapon = { $kind } weapon { $reach }: attack +{ $attack }, defence +{ $defence }
sake-minion = minion: goes up to { $move } steps and attacks at 1 step with { $attack ->
    [0] the attack box of
   *[other] { $attack } more than the attack box of
} a revealed card; defends likewise{ $defence ->
    [0] {""}
   *[other] , with { $defence } more
}; from the hand it evades all hits of one attack
sake-cost = { $cost ->
    [one] pay 1 sake: { $text }
   *[other] pay { $cost } sake: { $text }
}
sake-does-attack = { $times ->
    [one] a { $kind } attack of { $amount } { $reach }
   *[other] { $times } { $kind } attacks of { $amount } { $reach }, the targets chosen one after the other
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
sake-does-move-farther = your Moves are worth { $amount } more
sake-does-defend-better = your defence cards are worth { $amount } more
sake-does-cancel-movement = cancel a movement of another samurai
sake-does-cancel-attack = cancel an attack of another samurai
sake-does-strike-harder = your { $kind ->
    [melee] melee { $armed ->
        [1] weapons
       *[0] attacks
    }
    [ranged] ranged { $armed ->
        [1] weapons
       *[0] attacks
    }
   *[any] { $armed ->
        [1] weapons
       *[0] attacks
    }
} are worth { $amount } more { $reach }
sake-does-choose-life-cards = you see your life pile and choose what you take from it
sake-does-return-hits = { $amount ->
    [one] who attacks you in melee and is stopped by a card takes 1 hit
   *[other] who attacks you in melee and is stopped by a card takes { $amount } hits
}
sake-does-weaken-defence = once a turn the card that defends against you counts { $amount } less
sake-does-minions-strike-harder = your minions attack with { $amount } more
sake-does-free-minions = { $amount ->
    [one] the first minion that you play in a turn does not count as a play
   *[other] the first { $amount } minions that you play in a turn do not count as plays
}
sake-does-heal-in-peace = { $amount ->
    [one] you recover 1 life point after a turn without an attack of yours
   *[other] you recover { $amount } life points after a turn without an attack of yours
}
sake-does-drink-at-start = { $amount ->
    [one] a samurai's turn begins with 1 sake from the Masu
   *[other] a samurai's turn begins with { $amount } sake from the Masu
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
