# Samurai: the card game in the browser: its board, its options, its guide.

samurai_cards-board-table = The table
samurai_cards-board-free = Free place { $place }
samurai_cards-board-village = Village { $name } at { $place }{ $scored ->
    [1] , scored
   *[0] {""}
}
samurai_cards-board-card = { $name } of { $who } at { $place }
samurai_cards-board-to-lay = To lay
samurai_cards-board-next = Next village
samurai_cards-board-pile = { $count } left
samurai_cards-board-left = Stones left
samurai_cards-board-cards = Cards
board-majorities-samurai_cards = Leads
samurai_cards-board-nobody = nobody
samurai_cards-board-closes = is scored
board-scoring-samurai_cards = The stones are counted
board-scoring-rule-samurai_cards = Two leads win. Otherwise those with one count their other stones, and if that is tied, those of the shape they lead in.
guide-samurai_cards-PlaceCard-1 = Welcome! Villages show helmets, Buddhas and rice. When a village has cards on all four sides, whoever has most influence on a symbol takes its stone. Pick a card, then one of the places that light up.
guide-samurai_cards-PlaceCard-2 = A card counts for its own symbol only, in every village that it touches. A samurai counts for all three.
guide-samurai_cards-PlaceCard-3 = If your card and a card of somebody else lie round a corner of a village, a new village is laid on the place that touches both. Hover over a place to see it.
guide-samurai_cards-PlaceCard-4 = A tie gives the stone to nobody. Sometimes that is the best you can do.
guide-samurai_cards-PlaceCard-5 = A card between two villages works in both. Those places are worth gold.
guide-samurai_cards-PlaceCard-6 = Who leads in two shapes at the end wins. So care for two shapes, and deny the third.
guide-samurai_cards-PlaceCard-7 = The match ends when a shape runs out of stones, or the villages or the cards do. Now you know it all.
guide-samurai_cards-ChoosePlace-1 = Several places get a village. You see the one after it too: choose where this one goes.
