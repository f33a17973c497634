# Samurai: the card game in the browser: its board, its options, its guide.

samurai_cards-board-table = De tafel
samurai_cards-board-middle = het eerste
samurai_cards-board-bearing = { $way } van het eerste dorp
samurai_cards-board-free = vrije plek, { $place }
samurai_cards-board-choice = { $what }, { $place }
samurai_cards-board-village = Dorp { $name }, { $place }{ $scored ->
    [1] , gewaardeerd
   *[0] {""}
}{ $leads ->
    [none] {""}
   *[other] ; { $leads }
}
samurai_cards-board-lead = { $kind } ({ $who } staat voor)
samurai_cards-board-level = { $kind } (gelijke stand)
samurai_cards-board-card = { $name } van { $who }, { $place }{ $turned ->
    [1] , omgedraaid
   *[0] {""}
}
samurai_cards-board-to-lay = Te leggen
samurai_cards-board-next = Volgend dorp
samurai_cards-board-pile = nog { $count }
samurai_cards-board-why-lay = { $next ->
    [none] Dan blijft de andere plaats leeg: er is geen dorp meer over.
   *[other] Dan komt het volgende dorp, { $next }, ergens anders.
}
samurai_cards-board-place = Leg een kaart aan bij een dorp.
samurai_cards-board-do-place = { $card } aanleggen
samurai_cards-board-where = Waar leg je { $card }?
samurai_cards-board-left = Stenen over
samurai_cards-board-held = { $hand } kaarten in de hand, { $pile } in de stapel
samurai_cards-board-no-next = Er is geen dorp meer over
samurai_cards-board-leads = heeft de meeste
samurai_cards-board-laid = { $count ->
    [one] Er komt een nieuw dorp.
   *[other] Er komen { $count } nieuwe dorpen.
}
board-majorities-samurai_cards = Meerder{ "\u00AD" }heid
samurai_cards-board-open = { $count ->
    [one] Eén kant is open
   *[other] { $count } kanten zijn open
}
samurai_cards-board-closes = Het wordt gewaardeerd: wie de meeste invloed op een symbool heeft, krijgt de steen.
samurai_cards-board-tied = Het wordt gewaardeerd: bij een gelijke stand krijgt niemand de steen.
board-scoring-samurai_cards = De stenen worden geteld
board-scoring-rule-samurai_cards = Wie twee meerderheden heeft, wint. Anders telt wie er één heeft de andere stenen, en bij gelijke stand die van de eigen vorm.
fact-samurai_cards-villages = { $villages ->
    [one] Eén dorp werd gewaardeerd
   *[other] { $villages } dorpen werden gewaardeerd
}; er { $stones ->
    [one] was één steen
   *[other] waren { $stones } stenen
} te winnen.
fact-samurai_cards-best = { $name } nam in één enkele beurt { $count ->
    [one] één steen
   *[other] { $count } stenen
}.
fact-samurai_cards-nobody = { $count ->
    [0] Elke steen vond een eigenaar.
    [one] Eén steen ging naar niemand.
   *[other] { $count } stenen gingen naar niemand.
}
decided-samurai_cards = { $by ->
    [two] { $names } had in { $majorities ->
        [3] alle drie de vormen
       *[other] twee vormen
    } de meerderheid: twee zijn genoeg om te winnen.
    [only] { $names } had in één vorm de meerderheid, en verder had niemand er een.
    [others] { $names } had in één vorm de meerderheid en van de twee andere de meeste stenen: { $others }.
    [led] Bij de andere stenen staat het gelijk, dus beslissen die van de eigen vorm: { $names } had in totaal de meeste, { $all }.
    [shared] Alles staat gelijk: { $names } delen de winst.
    [drawn] Niemand had in een vorm de meerderheid, dus deelt iedereen de winst.
   *[most] Niemand had in een vorm de meerderheid, dus telden alle stenen: { $names }, { $all }.
}
decided-samurai_cards-shape = { $name } had de meerderheid bij { $kind }: { $count } stenen.
guide-samurai_cards-PlaceCard-1 = Welkom! Verzamel stenen: wie van twee van de drie vormen de meeste heeft, wint. Liggen er aan alle vier de zijden van een dorp kaarten, dan krijgt wie de meeste invloed op een symbool heeft de steen. Kies een kaart en dan een van de plekken die oplichten.
    .at = hand
guide-samurai_cards-PlaceCard-2 = Een kaart telt alleen voor zijn eigen symbool, in elk dorp dat hij raakt. Een samoerai telt voor alle drie.
    .at = hand
guide-samurai_cards-PlaceCard-3 = Liggen jouw kaart en die van een ander aan naburige zijden van een dorp, dan komt er in de hoek ertussen een nieuw dorp. Wijs een plek aan om het vooraf te zien.
    .at = table
guide-samurai_cards-PlaceCard-4 = Bij gelijke stand krijgt niemand de steen. Soms is dat het beste wat je kunt doen.
    .at = table
guide-samurai_cards-PlaceCard-5 = Een kaart tussen twee dorpen telt in allebei. Zulke plekken zijn goud waard.
    .at = table
guide-samurai_cards-PlaceCard-6 = Heeft niemand twee meerderheden, dan vergelijkt wie er één heeft zijn stenen van de andere twee vormen. Zonder meerderheid kun je niet winnen.
    .at = stones
guide-samurai_cards-PlaceCard-7 = De partij eindigt als de stenen van een vorm, de dorpen of de kaarten op zijn. Meer hoef je niet te weten.
    .at = pile
guide-samurai_cards-ChoosePlace-1 = Meerdere plekken krijgen een dorp. Je ziet ook al het volgende: kies waar dit dorp komt.
    .at = pile
