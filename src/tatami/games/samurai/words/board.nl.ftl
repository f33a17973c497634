# Samurai in the browser: its board, its options, its guide.

samurai-board-map = Kaart van Japan
samurai-board-figure = { $kind } in { $place }
samurai-board-bearing = { $way } van { $place }
samurai-board-hex = { $place }: { $part ->
    [tile] { $tile } van { $who }
    [sea] leeg zeeveld
   *[land] leeg landveld
}{ $places ->
    [none] {""}
   *[other] , ook naast { $places }
}
samurai-board-ahead = { $kind } ({ $who } staat voor)
samurai-board-level = { $kind } (gelijke stand)
samurai-board-settlement = { $name }: { $figures ->
    [none] geen figuren
   *[other] { $figures }; lege landvelden: { $open }
}
samurai-board-open-land = { $count ->
    [one] 1 landveld is vrij
   *[other] { $count } landvelden zijn vrij
}
samurai-board-no-figures = De figuren zijn weg.
samurai-board-screen = Figuren achter het scherm
samurai-board-tiles = hand { $hand } · voorraad { $supply }
samurai-board-on-map = Op de kaart
samurai-board-aside = Opzij gezet
samurai-board-figures = Figuren om te plaatsen
samurai-board-supply = Kies uit je tegels
samurai-board-closes = Hiermit is het omsingeld: de figuren verlaten aan het eind van de beurt het bord.
samurai-board-surrounded = Omsingeld: elke figuur gaat naar wie er de meeste invloed op heeft.
samurai-board-tied = Omsingeld: bij gelijke stand krijgt niemand de figuur.
samurai-board-do-lay = { $tile } leggen
samurai-board-where = Waar leg je { $tile }?
samurai-board-where-figure = Waar zet je de figuur neer: { $kind }?
samurai-board-lead-exchange = Tik op de eigen tegel die je opneemt.
samurai-board-lead-swap-1 = Tik op de eerste van de twee figuren.
samurai-board-lead-swap-2 = Met welke figuur ruilt { $figure } van plaats?
samurai-board-why-exchange = Opgenomen en opnieuw gelegd telt { $tile } zwaarder.
samurai-board-why-swap = Daarna: { $then }.
samurai-board-why-swap-alike = Twee gelijke figuren, of beide op één plaats: er verandert niets op de kaart.
samurai-board-then-ahead = { $who ->
    [none] niemand staat
   *[other] { $who } staat
} voor bij { $figure }
samurai-board-why-end = Je bewaart { $count ->
    [one] je andere tegel
   *[other] je andere { $count } tegels
} voor latere beurten.
samurai-board-count = Wat de doorslag gaf
samurai-decided-two = { $names } wint met { $majorities ->
    [3] alle drie de meerderheden
   *[other] twee meerderheden
}.
samurai-decided-only = { $names } wint: verder heeft niemand een meerderheid.
samurai-decided-others = { $names } wint: één meerderheid en de meeste andere figuren ({ $others }).
samurai-decided-all = { $names } wint: bij de andere figuren staat het gelijk, alle figuren beslissen ({ $all }).
samurai-decided-shared = { $names } delen de winst: alles staat gelijk.
samurai-decided-most = Niemand heeft een meerderheid: de meeste figuren winnen ({ $names }, { $all }).
samurai-decided-nobody = Niemand heeft een meerderheid, dus niemand wint.
fact-samurai-majority = { $name } had de meerderheid bij { $kind }: { $count }.
fact-samurai-captured = { $places ->
    [one] Eén plaats werd
   *[other] { $places } plaatsen werden
} omsingeld, en { $figures ->
    [one] één figuur verliet
   *[other] { $figures } figuren verlieten
} de kaart.
fact-samurai-best = { $name } veroverde in één enkele beurt { $count } figuren.
fact-samurai-aside = { $count ->
    [0] Er werd geen figuur opzijgezet.
    [one] 1 figuur werd opzijgezet.
   *[other] { $count } figuren werden opzijgezet.
}
board-scoring-samurai = De schermen worden opgetild
board-majorities-samurai = Meerder{ "\u00AD" }heid
board-scoring-rule-samurai = Wie twee meerderheden heeft, wint. Anders telt wie er één heeft de andere figuren, en bij gelijke stand alle.
guide-samurai-ChooseTiles-1 = Welkom! Win helmen, Boeddha’s en rijstvelden: wie van twee soorten de meeste heeft, wint. Kies eerst vijf tegels. Helm, Boeddha en rijstveld beïnvloeden alleen hun eigen soort; samoerai, schepen en de ruiter beïnvloeden alles.
    .at = supply
guide-samurai-ChooseTiles-2 = Schepen, de ruiter en de figurenruil dragen een schriftteken: daarvan mag je er in een beurt zoveel leggen als je wilt.
    .at = supply
guide-samurai-ChooseTiles-3 = Met de tegelruil pak je een van je tegels op om die ergens anders opnieuw te leggen. Met de figurenruil verwissel je twee figuren op de kaart.
    .at = supply
guide-samurai-PlaceFigure-1 = Nu zet iedereen om de beurt een figuur neer, eerst in de steden, dan in de dorpen. Kies een figuur, dan een stad of dorp dat oplicht.
    .at = figures
guide-samurai-PlaceFigure-2 = Waar veel figuren bij elkaar staan, zal iedereen vechten.
    .at = map
guide-samurai-LayTiles-1 = Jouw beurt: leg een tegel op het land of een schip op zee. Hij beïnvloedt de figuren in elke nederzetting die hij raakt. Is al het land om een nederzetting bezet, dan gaat elke figuur naar wie er de meeste invloed op heeft.
    .at = hand
guide-samurai-LayTiles-2 = Wijs een nederzetting aan om te zien wie er voorstaat en hoeveel land eromheen nog leeg is.
    .at = map
guide-samurai-LayTiles-3 = Per beurt mag je maar één tegel zonder schriftteken leggen, en van de andere zoveel je wilt. Beëindig dan je beurt.
    .at = choices
guide-samurai-LayTiles-4 = Bij gelijke stand krijgt niemand de figuur; die gaat opzij. De vierde beëindigt de partij, net als de laatste figuur van een soort.
    .at = aside
guide-samurai-LayTiles-5 = Twee meerderheden winnen. Heeft ieder er maar één, dan beslissen de andere figuren. Zonder meerderheid kun je niet winnen.
    .at = seats
guide-samurai-LayTiles-6 = Schepen beïnvloeden nederzettingen vanaf zee zonder land te vullen: leg ze waar een gevecht beslist wordt.
    .at = hand
guide-samurai-LayAgain-1 = Leg de opgepakte tegel nu opnieuw, op een leeg landveld.
    .at = map
