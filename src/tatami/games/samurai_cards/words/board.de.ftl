# Samurai: the card game in the browser: its board, its options, its guide.

samurai_cards-board-table = Der Tisch
samurai_cards-board-middle = das erste
samurai_cards-board-bearing = { $way } vom ersten Dorf
samurai_cards-board-free = freies Feld, { $place }
samurai_cards-board-choice = { $what }, { $place }
samurai_cards-board-village = Dorf { $name }, { $place }{ $scored ->
    [1] , gewertet
   *[0] {""}
}{ $leads ->
    [none] {""}
   *[other] ; { $leads }
}
samurai_cards-board-lead = { $kind } ({ $who } führt)
samurai_cards-board-level = { $kind } (Gleichstand)
samurai_cards-board-card = { $name } von { $who }, { $place }{ $turned ->
    [1] , umgedreht
   *[0] {""}
}
samurai_cards-board-to-lay = Zu legen
samurai_cards-board-next = Nächstes Dorf
samurai_cards-board-pile = noch { $count }
samurai_cards-board-why-lay = { $next ->
    [none] Dann bleibt der andere Platz leer: Es ist kein Dorf mehr übrig.
   *[other] Dann kommt das nächste Dorf, { $next }, woanders hin.
}
samurai_cards-board-place = Leg eine Karte an ein Dorf an.
samurai_cards-board-do-place = { $card } anlegen
samurai_cards-board-where = Wohin legst du { $card }?
samurai_cards-board-left = Steine übrig
samurai_cards-board-held = { $hand } Karten auf der Hand, { $pile } im Stapel
samurai_cards-board-no-next = Es ist kein Dorf mehr übrig
samurai_cards-board-leads = führt
samurai_cards-board-laid = { $count ->
    [one] Ein neues Dorf wird gelegt.
   *[other] { $count } neue Dörfer werden gelegt.
}
board-majorities-samurai_cards = Mehr{ "\u00AD" }heit
samurai_cards-board-open = { $count ->
    [one] Eine Seite ist offen
   *[other] { $count } Seiten sind offen
}
samurai_cards-board-closes = Es wird gewertet: Jeden Stein bekommt, wer den größten Einfluss auf sein Symbol hat.
samurai_cards-board-tied = Es wird gewertet: Bei Gleichstand bekommt niemand den Stein.
board-scoring-samurai_cards = Die Steine werden gezählt
board-scoring-rule-samurai_cards = Wer zwei Mehrheiten hat, gewinnt. Sonst zählt, wer eine hat, die anderen Steine, und bei Gleichstand die der eigenen Form.
fact-samurai_cards-villages = { $villages ->
    [one] Ein Dorf wurde gewertet
   *[other] { $villages } Dörfer wurden gewertet
}; zu gewinnen { $stones ->
    [one] war ein Stein
   *[other] waren { $stones } Steine
}.
fact-samurai_cards-best = { $name } nahm in einem einzigen Zug { $count ->
    [one] einen Stein
   *[other] { $count } Steine
}.
fact-samurai_cards-nobody = { $count ->
    [0] Jeder Stein fand einen Besitzer.
    [one] Ein Stein ging an niemanden.
   *[other] { $count } Steine gingen an niemanden.
}
decided-samurai_cards = { $by ->
    [two] { $names } hatte { $majorities ->
        [3] in allen drei Formen
       *[other] in zwei Formen
    } die Mehrheit: Zwei genügen zum Sieg.
    [only] { $names } hatte in einer Form die Mehrheit, und sonst hatte niemand eine.
    [others] { $names } hatte in einer Form die Mehrheit und von den beiden anderen die meisten Steine: { $others }.
    [led] Bei den anderen Steinen steht es gleich, also entscheiden die der eigenen Form: { $names } hatte insgesamt die meisten, { $all }.
    [shared] Alles steht gleich: { $names } teilen sich den Sieg.
    [drawn] Niemand hatte in einer Form die Mehrheit, also teilen sich alle den Sieg.
   *[most] Niemand hatte in einer Form die Mehrheit, also zählten alle Steine: { $names }, { $all }.
}
decided-samurai_cards-shape = { $name } hatte die Mehrheit bei { $kind }: { $count } Steine.
guide-samurai_cards-PlaceCard-1 = Willkommen! Sammle Steine: Wer von zwei der drei Formen die meisten hat, gewinnt. Liegen an allen vier Seiten eines Dorfes Karten, bekommt den Stein eines Symbols, wer darauf den größten Einfluss hat. Wähle eine Karte und dann eines der Felder, die aufleuchten.
    .at = hand
guide-samurai_cards-PlaceCard-2 = Eine Karte zählt nur für ihr eigenes Symbol, in jedem Dorf, das sie berührt. Ein Samurai zählt für alle drei.
    .at = hand
guide-samurai_cards-PlaceCard-3 = Liegen deine und eine fremde Karte an benachbarten Seiten eines Dorfes, kommt in die Ecke dazwischen ein neues Dorf. Zeig auf ein Feld, um es vorher zu sehen.
    .at = table
guide-samurai_cards-PlaceCard-4 = Bei Gleichstand bekommt niemand den Stein. Manchmal ist das das Beste, was du tun kannst.
    .at = table
guide-samurai_cards-PlaceCard-5 = Eine Karte zwischen zwei Dörfern zählt in beiden. Solche Felder sind Gold wert.
    .at = table
guide-samurai_cards-PlaceCard-6 = Hat niemand zwei Mehrheiten, vergleichen die, die eine haben, ihre Steine der beiden anderen Formen. Ohne Mehrheit kannst du nicht gewinnen.
    .at = stones
guide-samurai_cards-PlaceCard-7 = Die Partie endet, wenn die Steine einer Form, die Dörfer oder die Karten ausgehen. Mehr gibt es nicht zu wissen.
    .at = pile
guide-samurai_cards-ChoosePlace-1 = Mehrere Felder bekommen ein Dorf. Du siehst auch schon das nächste: Wähle, wohin dieses kommt.
    .at = pile
