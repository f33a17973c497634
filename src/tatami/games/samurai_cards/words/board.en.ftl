# Samurai: the card game in the browser: its board, its options, its guide.

samurai_cards-board-table = The table
samurai_cards-board-middle = the first one
samurai_cards-board-bearing = { $way } of the first village
samurai_cards-board-free = free place, { $place }
samurai_cards-board-choice = { $what }, { $place }
samurai_cards-board-village = Village { $name }, { $place }{ $scored ->
    [1] , scored
   *[0] {""}
}{ $leads ->
    [none] {""}
   *[other] ; { $leads }
}
samurai_cards-board-lead = { $kind } ({ $who } is ahead)
samurai_cards-board-level = { $kind } (tied)
samurai_cards-board-card = { $name } of { $who }, { $place }{ $turned ->
    [1] , turned over
   *[0] {""}
}
samurai_cards-board-to-lay = To lay
samurai_cards-board-next = Next village
samurai_cards-board-pile = { $count } left
samurai_cards-board-why-lay = { $next ->
    [none] Then the other place stays empty: no village is left.
   *[other] Then the next village, { $next }, goes elsewhere.
}
samurai_cards-board-place = Place a card beside a village.
samurai_cards-board-do-place = place { $card }
samurai_cards-board-where = Where do you place { $card }?
samurai_cards-board-left = Stones left
samurai_cards-board-held = { $hand } cards in hand, { $pile } in the pile
samurai_cards-board-no-next = No village is left
samurai_cards-board-leads = leads
samurai_cards-board-laid = { $count ->
    [one] A new village is laid.
   *[other] { $count } new villages are laid.
}
board-majorities-samurai_cards = Leads
samurai_cards-board-open = { $count ->
    [one] One side is open
   *[other] { $count } sides are open
}
samurai_cards-board-closes = It is scored: whoever has most influence on a symbol gets its stone.
samurai_cards-board-tied = It is scored: in a tie nobody gets the stone.
board-scoring-samurai_cards = The stones are counted
board-scoring-rule-samurai_cards = Whoever leads in two shapes wins. Otherwise those who lead in one count their other stones, and if that is tied, those of the shape they lead in.
fact-samurai_cards-villages = { $villages ->
    [one] One village was scored
   *[other] { $villages } villages were scored
}, with { $stones ->
    [one] one stone
   *[other] { $stones } stones
} to win.
fact-samurai_cards-best = { $name } took { $count ->
    [one] one stone
   *[other] { $count } stones
} in a single turn.
fact-samurai_cards-nobody = { $count ->
    [0] Every stone found an owner.
    [one] One stone went to nobody.
   *[other] { $count } stones went to nobody.
}
decided-samurai_cards = { $by ->
    [two] { $names } led in { $majorities ->
        [3] all three shapes
       *[other] two shapes
    }: two are enough to win.
    [only] { $names } led in a shape, and nobody else led in any.
    [others] { $names } led in one shape and had most stones of the other two: { $others }.
    [led] The other stones are tied, so those of the shape one leads in decide: { $names } had most in all, { $all }.
    [shared] Everything is tied: { $names } share the win.
    [drawn] Nobody led in any shape, so everybody shares the win.
   *[most] Nobody led in any shape, so all stones counted: { $names }, { $all }.
}
decided-samurai_cards-shape = { $name } led in { $kind }: { $count } stones.
guide-samurai_cards-PlaceCard-1 = Welcome! Collect stones: whoever has most of two of the three shapes wins. When a village has cards on all four sides, whoever has most influence on a symbol takes its stone. Pick a card, then one of the places that light up.
    .at = hand
guide-samurai_cards-PlaceCard-2 = A card counts for its own symbol only, in every village that it touches. A samurai counts for all three.
    .at = hand
guide-samurai_cards-PlaceCard-3 = If your card and another player’s card lie on neighbouring sides of a village, the corner between them gets a new village. Point at a place to see it before you play.
    .at = table
guide-samurai_cards-PlaceCard-4 = In a tie nobody gets the stone. Sometimes that is the best you can do.
    .at = table
guide-samurai_cards-PlaceCard-5 = A card between two villages counts in both. Those places are worth gold.
    .at = table
guide-samurai_cards-PlaceCard-6 = If nobody leads in two shapes, those who lead in one compare their stones of the other two. Without any lead you cannot win.
    .at = stones
guide-samurai_cards-PlaceCard-7 = The match ends when a shape runs out of stones, or the villages or the cards run out. Now you know it all.
    .at = pile
guide-samurai_cards-ChoosePlace-1 = Several places get a village. You see the next village too: choose where this one goes.
    .at = pile
