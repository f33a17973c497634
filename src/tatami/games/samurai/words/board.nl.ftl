# Samurai in the browser: its board, its options, its guide.

samurai-board-map = Kaart van Japan
samurai-board-figure = { $kind } in { $place }
samurai-board-lies = { $hex }: { $tile } van { $who }
samurai-board-empty = { $hex }: { $part ->
    [sea] lege zee
   *[land] leeg land
}{ $places ->
    [none] {""}
   *[other] , naast { $places }
}
samurai-board-ahead = { $kind } ({ $who } staat voor)
samurai-board-settlement = { $name }: { $figures ->
    [none] geen figuren
   *[other] { $figures }; leeg land { $open }
}
samurai-board-open-land = { $count ->
    [one] 1 landveld is vrij
   *[other] { $count } landvelden zijn vrij
}
samurai-board-no-figures = De figuren zijn weg.
samurai-board-screen = Figuren achter het scherm
samurai-board-tiles = hand { $hand } · voorraad { $supply }
samurai-board-on-map = Op de kaart
samurai-board-aside = Terzijde
samurai-board-figures = Figuren om te plaatsen
samurai-board-supply = Kies uit je tegels
samurai-board-closes = Hiermit is het omsingeld: de figuren verlaten aan het eind van de beurt het bord.
samurai-board-lead-exchange = Tik op de eigen tegel die je opneemt.
samurai-board-lead-swap-1 = Tik op de eerste van de twee figuren.
samurai-board-lead-swap-2 = Tik nu op de figuur waarmee hij van plaats wisselt.
fact-samurai-majority = { $name } had de meerderheid bij { $kind }: { $count }.
fact-samurai-no-majority = Niemand had een meerderheid bij { $kind }.
fact-samurai-aside = { $count ->
    [0] Er werd geen figuur opzijgezet.
    [one] 1 figuur werd opzijgezet.
   *[other] { $count } figuren werden opzijgezet.
}
board-scoring-samurai = De schermen gaan weg
board-majorities-samurai = Meerderheden
board-scoring-rule-samurai = Twee meerderheden winnen. Anders telt wie er één heeft de andere figuren, en bij gelijke stand alle.
level-samurai = Samoerai (sterk)
guide-samurai-ChooseTiles-1 = Welkom! Kies eerst de vijf tegels waarmee je begint. Helm, Boeddha en rijst werken op hun eigen figuren, samoerai op alle.
guide-samurai-ChooseTiles-2 = Schepen, ruiters en de figurenruil dragen een schriftteken: daarvan mag je er in een beurt zoveel leggen als je wilt.
guide-samurai-PlaceFigure-1 = Nu zetten allen de figuren neer, eerst in de steden, dan in de dorpen. Kies een figuur, dan een plaats die oplicht.
guide-samurai-PlaceFigure-2 = Waar veel bij elkaar staat, zal iedereen erom vechten.
guide-samurai-LayTiles-1 = Jouw beurt: leg een tegel op het land, een schip op zee. Hij werkt op elke plaats die hij raakt.
guide-samurai-LayTiles-2 = Is al het land om een plaats bezet, dan gaan de figuren naar wie er de meeste invloed op heeft. Wijs een plaats aan om te zien hoe het staat.
guide-samurai-LayTiles-3 = Maar één tegel zonder schriftteken per beurt, van de andere zoveel je wilt. Beëindig dan je beurt.
guide-samurai-LayTiles-4 = Bij gelijke stand gaat het figuur voor niemand opzij. Vier daarvan beëindigen de partij.
guide-samurai-LayTiles-5 = Wie de meerderheid in twee soorten heeft, wint. Bij ieder één meerderheid tellen de andere figuren.
guide-samurai-LayTiles-6 = Schepen wachten op zee zonder land te vullen: leg ze waar een gevecht beslist wordt.
guide-samurai-LayAgain-1 = De opgenomen tegel wordt meteen weer gelegd, op een leeg stuk land.
