# Samurai: the card game in the browser: its board, its options, its guide.

samurai_cards-board-table = De tafel
samurai_cards-board-free = Vrije plaats { $place }
samurai_cards-board-village = Dorp { $name } op { $place }{ $scored ->
    [1] , geteld
   *[0] {""}
}
samurai_cards-board-card = { $name } van { $who } op { $place }
samurai_cards-board-to-lay = Te leggen
samurai_cards-board-next = Volgend dorp
samurai_cards-board-pile = nog { $count }
samurai_cards-board-left = Stenen over
samurai_cards-board-cards = Kaarten
board-majorities-samurai_cards = Leidt
samurai_cards-board-nobody = niemand
samurai_cards-board-closes = wordt geteld
board-scoring-samurai_cards = De stenen worden geteld
board-scoring-rule-samurai_cards = Tweemaal leiden wint. Anders telt wie eenmaal leidt de andere stenen, en bij gelijke stand die van de eigen vorm.
guide-samurai_cards-PlaceCard-1 = Welkom! Dorpen tonen helmen, Boeddha’s en rijst. Liggen er aan alle vier de kanten van een dorp kaarten, dan krijgt wie de meeste invloed op een symbool heeft de steen ervan. Kies een kaart en dan een van de plekken die oplichten.
guide-samurai_cards-PlaceCard-2 = Een kaart telt alleen voor haar eigen symbool, in elk dorp dat ze raakt. Een samoerai telt voor alle drie.
guide-samurai_cards-PlaceCard-3 = Liggen jouw kaart en die van een ander om een hoek van een dorp, dan komt er een nieuw dorp op de plek die beide raakt. Wijs een plek aan om het te zien.
guide-samurai_cards-PlaceCard-4 = Bij gelijke stand krijgt niemand de steen. Soms is dat het beste wat je kunt doen.
guide-samurai_cards-PlaceCard-5 = Een kaart tussen twee dorpen werkt in allebei. Zulke plekken zijn goud waard.
guide-samurai_cards-PlaceCard-6 = Wie aan het eind in twee vormen voorstaat, wint. Zorg dus voor twee vormen en gun de anderen de derde niet.
guide-samurai_cards-PlaceCard-7 = De partij eindigt als de stenen van een vorm, de dorpen of de kaarten op zijn. Meer hoef je niet te weten.
guide-samurai_cards-ChoosePlace-1 = Meerdere plekken krijgen een dorp. Je ziet ook al het volgende: kies waar dit komt.
