# Samurai: het kaartspel: wat een mens leest.

samurai_cards-title = Samurai: het kaartspel
samurai_cards-about = Leg invloedskaarten aan op een groeiend schaakbord van dorpen en win helmen, Boeddha’s en rijstvelden.

samurai_cards-option-influence = De sterkten van de zes samoerai die iedereen heeft.
samurai_cards-option-influence-title = De zes samoerai
samurai_cards-option-gap = Waar nieuwe dorpen komen: naast een dorp dat beide kaarten raken (strict), of in elke opening tussen kaarten van twee spelers (wide).
samurai_cards-option-gap-title = Nieuwe dorpen
samurai_cards-option-gap-value-strict = naast een gemeenschappelijk dorp
samurai_cards-option-gap-value-wide = elke opening
samurai_cards-option-leaderless = Als niemand in een vorm de meerderheid heeft: alle stenen tellen (stones), of iedereen deelt de overwinning (draw).
samurai_cards-option-leaderless-title = Niemand heeft een meerderheid
samurai_cards-option-leaderless-value-stones = alle stenen tellen
samurai_cards-option-leaderless-value-draw = de overwinning delen
samurai_cards-option-first = Wie begint: een plaats, of geloot (lot).
samurai_cards-option-first-title = Wie begint
samurai_cards-option-first-value-lot = geloot

# De regels waar weigeringen naar verwijzen, met hun nummers uit rulebook/nl.md.

samurai_cards-rule-2-1 = Alleen de bovenste kaart van de dorpenstapel ligt open.
samurai_cards-rule-2-2 = Het eerste dorp ligt in het midden voordat iemand speelt.
samurai_cards-rule-2-5 = Eerst trekt iedereen vijf kaarten.
samurai_cards-rule-2-7 = Het lot beslist wie begint.
samurai_cards-rule-3-1 = De ene speler na de andere legt een invloedskaart aan, en niemand mag passen.
samurai_cards-rule-3-2 = Je legt een kaart uit je eigen hand aan.
samurai_cards-rule-3-3 = Daar ligt al een kaart: de plek moet leeg zijn.
samurai_cards-rule-3-4 = De plek moet met een zijde aan een dorp grenzen.
samurai_cards-rule-3-5 = Aan het einde van de beurt wordt nu een kaart getrokken: niemand kan nu iets doen.
samurai_cards-rule-4-3 = Het volgende dorp wordt nu omgedraaid: niemand kan nu iets doen.
samurai_cards-rule-4-4 = Wie de kaart aanlegde, kiest nu welke van de nieuwe plekken het dorp krijgt.
samurai_cards-rule-5-1 = Dorpen met kaarten aan alle vier de zijden worden gewaardeerd.
samurai_cards-rule-6-1 = De partij is voorbij.
samurai_cards-rule-6-2 = De ronde wordt uitgespeeld.
samurai_cards-rule-6-4 = De stenen worden geteld als het spel afgelopen is.

samurai_cards-bad-action = “{ $text }” is geen zet van Samurai: het kaartspel. Typ een kaart en de plek zoals h3 2,-1 (h helm, b Boeddha, r rijstveld, s samoerai; kolom en rij), of “lay 1,1”.

# Kaarten en plekken

samurai_cards-helmet = helm
samurai_cards-Buddha = Boeddha
samurai_cards-rice = rijstveld
samurai_cards-samurai = samoerai
samurai_cards-card = { $kind } { $strength }
samurai_cards-village = { $place ->
    [none] { $symbols }
   *[other] { $symbols } op { $place }
}
samurai_cards-north = noord
samurai_cards-east = oost
samurai_cards-south = zuid
samurai_cards-west = west

# Wat er nu gevraagd wordt

samurai_cards-ask-PlaceCard = Leg een kaart aan bij een dorp. { $next ->
    [none] De dorpenstapel is leeg.
   *[other] Het volgende dorp is { $next }.
}
samurai_cards-ask-ChoosePlace = Waar komt het dorp { $taken }? { $next ->
    [none] De dorpenstapel is leeg.
   *[other] Het volgende is { $next }.
}

samurai_cards-do-place = { $place ->
    [none] { $card } naast { $villages } leggen
   *[other] { $card } op { $place } leggen, naast { $villages }
}
samurai_cards-do-side = { $village } ({ $side } van 4 zijden)
samurai_cards-do-lay = { $place ->
    [none] het dorp { $village } naast { $cards } leggen
   *[other] het dorp { $village } op { $place } leggen
}

# Het verhaal

samurai_cards-log-Setup = De dorpen worden geschud, en iedereen trekt vijf kaarten.
samurai_cards-log-LayFirstVillage = Het eerste dorp is { $village }.
samurai_cards-log-TurnUpVillage = Het volgende dorp is { $village }.
samurai_cards-log-DrawCard = Je trekt { $card }.
samurai_cards-log-PlaceCard = { $who } legt { $card }{ $place ->
    [none] .
   *[other] {""} op { $place }.
}
samurai_cards-log-LayVillages = Een nieuw dorp: { $village }.
samurai_cards-log-ChoosePlace = { $who } legt het dorp { $village }.
samurai_cards-log-score = { $place ->
    [none] { $count ->
        [one] Een dorp wordt gewaardeerd: { $stones }.
       *[other] { $count } dorpen worden gewaardeerd: { $stones }.
    }
   *[other] Het dorp op { $place } wordt gewaardeerd: { $stones }.
}
samurai_cards-log-stone = { $symbol } voor { $who ->
    [Jij] jou
   *[other] { $who }
}
samurai_cards-log-no-stone = { $symbol } voor niemand
samurai_cards-log-Count = Het spel eindigt: { $causes }.
samurai_cards-cause-1 = de stenen van een vorm zijn op
samurai_cards-cause-2 = het laatste dorp is genomen
samurai_cards-cause-4 = iedereen heeft de laatste kaart aangelegd
samurai_cards-cause-8 = er is geen plek meer voor een kaart

# De tafel

samurai_cards-next-line = Dorpen over: { $left }. { $next ->
    [none] Geen ervan is zichtbaar.
   *[other] Bovenop: { $next }.
}
samurai_cards-taken-line = Eerst te leggen: { $village }.
samurai_cards-seat-line = { $who }: helmen { $helmets }, Boeddha’s { $buddhas }, rijstvelden { $rice }; kaarten in de hand { $hand }, in de stapel { $pile }.
samurai_cards-village-line = Dorp { $village }: { $sides }; { $influence }.
samurai_cards-side-line = { $side } { $card } ({ $who })
samurai_cards-free-side = { $side } vrij
samurai_cards-influence = { $symbol } { $sums }
samurai_cards-no-influence = { $symbol } niemand
samurai_cards-sum = { $who } { $strength }
samurai_cards-hand-line = Je hand: { $cards }.
samurai_cards-no-cards = geen kaarten
samurai_cards-column-seat = Speler
samurai_cards-column-cards = Kaarten
samurai_cards-next = Volgende
samurai_cards-to-lay = Te leggen
samurai_cards-left = nog { $left }
samurai_cards-supply = van { $supply }
