# Samurai: the card game: what a person reads.

samurai_cards-title = Samurai: the card game
samurai_cards-about = Place influence cards on a growing chequerboard of villages and win helmets, Buddhas and rice.

samurai_cards-option-influence = The strengths of the six samurai that everybody has.
samurai_cards-option-influence-title = The six samurai
samurai_cards-option-gap = Where new villages go: beside a village that both cards touch (strict), or into any gap between cards of two players (wide).
samurai_cards-option-gap-title = New villages
samurai_cards-option-gap-value-strict = beside a shared village
samurai_cards-option-gap-value-wide = any gap
samurai_cards-option-leaderless = When nobody leads in any shape: all stones count (stones), or everybody shares the win (draw).
samurai_cards-option-leaderless-title = Nobody leads
samurai_cards-option-leaderless-value-stones = all stones count
samurai_cards-option-leaderless-value-draw = share the win
samurai_cards-option-first = Who begins: a seat, or drawn by lot (lot).
samurai_cards-option-first-title = Who begins
samurai_cards-option-first-value-lot = drawn by lot

# The rules that refusals cite, by their numbers in rulebook/en.md.

samurai_cards-rule-2-1 = Only the top of the village pile is turned up.
samurai_cards-rule-2-2 = The first village is laid in the middle before anybody plays.
samurai_cards-rule-2-5 = First everybody draws five cards.
samurai_cards-rule-2-7 = The lot decides who begins.
samurai_cards-rule-3-1 = One player after another places one influence card, and nobody may pass.
samurai_cards-rule-3-2 = You place a card from your own hand.
samurai_cards-rule-3-3 = A card already lies there: the place has to be empty.
samurai_cards-rule-3-4 = The place has to touch a village with an edge.
samurai_cards-rule-3-5 = A card is being drawn at the end of the turn: nobody can do anything now.
samurai_cards-rule-4-3 = The next village is being turned up: nobody can do anything now.
samurai_cards-rule-4-4 = Whoever placed the card now chooses which of the new places gets the village.
samurai_cards-rule-5-1 = Villages with cards on all four sides are scored.
samurai_cards-rule-6-1 = The match is over.
samurai_cards-rule-6-2 = The round is played to its end.
samurai_cards-rule-6-4 = The stones are counted when the game has ended.

samurai_cards-bad-action = “{ $text }” is not an action of Samurai: the card game. Type a card and its place such as h3 2,-1 (h helmet, b Buddha, r rice, s samurai; column and row), or “lay 1,1”.

# Cards and places

samurai_cards-helmet = helmet
samurai_cards-Buddha = Buddha
samurai_cards-rice = rice
samurai_cards-samurai = samurai
samurai_cards-card = { $kind } { $strength }
samurai_cards-village = { $place ->
    [none] { $symbols }
   *[other] { $symbols } at { $place }
}
samurai_cards-north = north
samurai_cards-east = east
samurai_cards-south = south
samurai_cards-west = west

# What is wanted now

samurai_cards-ask-PlaceCard = Place a card beside a village. { $next ->
    [none] No villages are left in the pile.
   *[other] The next village is { $next }.
}
samurai_cards-ask-ChoosePlace = Where does the village { $taken } go? { $next ->
    [none] No villages are left in the pile.
   *[other] The next one is { $next }.
}

samurai_cards-do-place = { $place ->
    [none] place { $card } beside { $villages }
   *[other] place { $card } at { $place }, beside { $villages }
}
samurai_cards-do-side = { $village } ({ $side } of 4 sides)
samurai_cards-do-lay = { $place ->
    [none] put the village { $village } beside { $cards }
   *[other] put the village { $village } at { $place }
}

# The story

samurai_cards-log-Setup = The villages are shuffled, and everybody draws five cards.
samurai_cards-log-LayFirstVillage = The first village is { $village }.
samurai_cards-log-TurnUpVillage = The next village is { $village }.
samurai_cards-log-DrawCard = You draw { $card }.
samurai_cards-log-PlaceCard = { $who } { $you ->
    [1] place
   *[0] places
} { $card }{ $place ->
    [none] .
   *[other] {""} at { $place }.
}
samurai_cards-log-LayVillages = A new village: { $village }.
samurai_cards-log-ChoosePlace = { $who } { $you ->
    [1] lay
   *[0] lays
} the village { $village }.
samurai_cards-log-score = { $place ->
    [none] { $count ->
        [one] A village is scored: { $stones }.
       *[other] { $count } villages are scored: { $stones }.
    }
   *[other] The village at { $place } is scored: { $stones }.
}
samurai_cards-log-stone = { $symbol } to { $who ->
    [You] you
   *[other] { $who }
}
samurai_cards-log-no-stone = { $symbol } to nobody
samurai_cards-log-Count = The game ends: { $causes }.
samurai_cards-cause-1 = the stones of a shape are used up
samurai_cards-cause-2 = the last village has been taken
samurai_cards-cause-4 = everybody has placed their last card
samurai_cards-cause-8 = there is no place left for a card

# The table

samurai_cards-next-line = Villages left: { $left }. { $next ->
    [none] None of them is visible.
   *[other] On top: { $next }.
}
samurai_cards-taken-line = To be laid first: { $village }.
samurai_cards-seat-line = { $who }: helmets { $helmets }, Buddhas { $buddhas }, rice { $rice }; cards in hand { $hand }, in the pile { $pile }.
samurai_cards-village-line = Village { $village }: { $sides }; { $influence }.
samurai_cards-side-line = { $side } { $card } ({ $who })
samurai_cards-free-side = { $side } free
samurai_cards-influence = { $symbol } { $sums }
samurai_cards-no-influence = { $symbol } nobody
samurai_cards-sum = { $who } { $strength }
samurai_cards-hand-line = Your hand: { $cards }.
samurai_cards-no-cards = no cards
samurai_cards-column-seat = Player
samurai_cards-column-cards = Cards
samurai_cards-next = Next
samurai_cards-to-lay = To lay
samurai_cards-left = { $left } left
samurai_cards-supply = of { $supply }
