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
