# Wat het laboratorium voor spelontwerpers zegt.

# Fouten in het bestand van een studie

lab-not-toml = { $path } is geen TOML-bestand: { $detail }.
lab-file-wrong = { $path } is geen studie: { $detail }. Wat erin hoort, staat in docs/research.md.
lab-unknown-field = { $path }: “{ $field }” betekent niets in een studie. { $nearest ->
    [none] Mogelijk zijn: { $names }.
   *[other] Bedoel je { $nearest }? Mogelijk zijn: { $names }.
}
lab-unknown-measure = Er is geen maat die “{ $measure }” heet. { $nearest ->
    [none] De maten zijn: { $names }.
   *[other] Bedoel je { $nearest }? De maten zijn: { $names }.
}
lab-same-skill = Om te zien wat vaardigheid waard is, speelt een sterke bot tegen zwakke, maar { $name } zou beide zijn. Noem onder [skill] twee verschillende bots.
lab-bad-path = “{ $path }” is geen getal van het deck en geen optie. Schrijf deck.PLAATS, bijvoorbeeld deck.box.step_tokens, of options.NAAM.
lab-no-place = Het deck van { $game } heeft geen { $path }: “{ $part }” ontbreekt daar. { $nearest ->
    [none] Er zijn: { $names }.
   *[other] Bedoel je { $nearest }? Er zijn: { $names }.
}
lab-bad-values = { $path } heeft een lijst van waarden nodig, zoals [2, 3, 4], of getallen op een rij, zoals { "{" } from = 20, to = 30, step = 5 { "}" }.
lab-nothing-varied = De studie verandert niets. Schrijf onder [vary] wat er geprobeerd wordt, of varianten met een naam onder [variants."NAAM"].
lab-nothing-different = Alles wat de studie probeert, is zoals in de basis. Probeer minstens één andere waarde.
lab-many = Dit zijn { $count } varianten; er kunnen er hoogstens { $most } worden vergeleken. Probeer minder waarden.
lab-alike = Hij is dezelfde als “{ $other }”.
lab-refused = { $count ->
    [one] Eén variant kan niet worden gespeeld, dus is er niets gespeeld.
   *[other] { $count } varianten kunnen niet worden gespeeld, dus is er niets gespeeld.
    }
    { $troubles }

# De opdrachtregel

help-lab = Varianten van een spel vergelijken: verander getallen van het deck en opties, en zie wat ze doen.
help-arg-study = Een TOML-bestand dat zegt wat er gespeeld en wat er veranderd wordt.
help-opt-lab-out = De map voor resultaten en rapport; dezelfde opdracht gaat verder waar hij gestopt is.

# Resultaten

lab-base = basis
lab-title = { $game }: { $variants } varianten, { $matches } partijen van elk
lab-variant = Variant
lab-measure = Maat
lab-in-variants = In de varianten
lab-clearly = Duidelijk anders
lab-measure-decisions = Beslissingen
lab-measure-rounds = Ronden
lab-measure-seats = Beste plaats
lab-measure-margin = Voorsprong
lab-measure-ties = Gelijke standen
lab-measure-comebacks = Comebacks
lab-measure-branching = Mogelijkheden
lab-measure-drama = Drama
lab-measure-skill = Vaardigheid
lab-meaning-decisions = Lengte: hoeveel beslissingen een partij kost, alle plaatsen samen.
lab-meaning-rounds = Lengte: hoeveel ronden een partij kost; waar een spel geen ronden heeft, hoeveel beurten elke plaats heeft.
lab-meaning-seats = Voordeel van de plaatsen: het aandeel overwinningen van de plaats die het vaakst wint, geteld vanaf de plaats die begint. Zijn alle plaatsen even goed, dan is het { $fair }.
lab-meaning-margin = Beslistheid: hoeveel punten de winnaar voorligt op de beste die niet wint.
lab-meaning-ties = Beslistheid: hoeveel partijen meer winnaars hebben.
lab-meaning-comebacks = Hoeveel partijen worden gewonnen door een plaats waarvan de kans halverwege de partij onder { $fair } lag.
lab-meaning-branching = Vertakking: hoeveel mogelijkheden een beslissing biedt, als het er meer dan één is.
lab-meaning-drama = Hoeveel kans op winst in een partij heen en weer gaat: 1 is een hele overwinning, één keer.
lab-meaning-skill = Hoe ver vaardigheid het geluk verslaat: wat { $strong } tussen { $weak } wint, van 0%, niet meer dan toeval, tot 100%, elke partij.

# Bevindingen

lab-in-base = { $measure }: { $value } in de basis.
lab-more = Het hoogst met “{ $name }” ({ $difference }).
lab-less = Het laagst met “{ $name }” ({ $difference }).
lab-no-difference = Geen variant is duidelijk anders.
lab-clear = { $clear } van { $differences } verschillen met de basis zijn duidelijk; door toeval alleen zouden het er ongeveer { $chance } lijken.
lab-unfair = In { $count } van { $variants } varianten zijn de plaatsen duidelijk niet evenveel waard.
lab-forfeits = { $count ->
    [one] Eén partij is afgebroken en telt niet: { $reason }
   *[other] { $count } partijen zijn afgebroken en tellen niet, bijvoorbeeld: { $reason }
}

# Het rapport

lab-page-title = { $game } in het laboratorium
lab-about = { $variants } varianten met { $seats } spelers, { $matches } partijen van elk, allemaal met dezelfde delingen. Bots: { $bots }. Startwaarde { $seed }.
lab-compared = De varianten vergeleken
lab-sorted = Kies een kolom om erop te sorteren. Onder elk getal staat het verschil met de basis en hoe ver dat ernaast kan zitten (95%); waar het duidelijk is, staat een pijl. Bij de basis is het het interval van het getal zelf.
lab-effects = Wat elke verandering doet
lab-effects-about = Hoeveel de waarde elke maat verandert, vergeleken met de basis (waar de waarde van de basis niet geprobeerd is, met de eerste), met 95%-intervallen. Over al het andere dat verandert is gemiddeld.
lab-variants = Varianten
lab-places = Plaatsen
lab-meanings = Wat er gemeten wordt
lab-files = Alle getallen staan in variants.csv en report.json, elke partij in results.jsonl, en de decks die anders zijn dan in de basis in de map decks.
lab-plot-places = Aandeel overwinningen (gestippeld: alle plaatsen gelijk)
lab-plot-figure = { $measure } (gestippeld: de basis)
lab-plot-effect = { $measure }: verschil met de basis
