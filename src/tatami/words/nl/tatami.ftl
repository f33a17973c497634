# Wat het platform zelf zegt: fouten, de opdrachtregel, het spel in de terminal.

# Fouten

unknown-language = De taal “{ $language }” bestaat hier niet. Bekende talen: { $known }.
unknown-game = Er is geen spel dat “{ $name }” heet. { $nearest ->
    [none] De spellen zijn: { $names }.
   *[other] Bedoel je { $nearest }? De spellen zijn: { $names }.
}
unknown-bot = Er is geen bot die “{ $name }” heet. { $nearest ->
    [none] De bots zijn: { $names }.
   *[other] Bedoel je { $nearest }? De bots zijn: { $names }.
}
bad-budget = “{ $text }” is geen bedenktijd. Geef een aantal iteraties op, zoals in shogun@2000, of seconden, zoals in shogun@0.5s.
bot-without-budget = { $name } zoekt niet en heeft dus geen bedenktijd: schrijf gewoon { $name }. De bots die zoeken zijn { $searchers }.
weights-not-json = De gewichten van een bot zijn niet te lezen. { $place } moet JSON zijn, een object met een naam voor elk getal: { $reason }
weights-missing = De gewichten van een bot zijn niet volledig: in { $place } ontbreekt “{ $name }”.
weights-wrong = De gewichten van een bot zijn niet bruikbaar. In { $place } moet “{ $name }” { $kind ->
    [group] een groep gewichten
    [whole] een geheel getal
    [row] een lijst gehele getallen, { $count } in totaal,
    [table] een lijst rijen, { $count } in totaal,
   *[number] een getal
} zijn, maar is het { $found }.
unknown-manner = Er is geen speelwijze die “{ $name }” heet. { $nearest ->
    [none] De speelwijzen zijn: { $names }.
   *[other] Bedoelde je { $nearest }? De speelwijzen zijn: { $names }.
}
unknown-option = { $game } heeft geen optie die “{ $option }” heet. { $nearest ->
    [none] De opties zijn: { $names }.
   *[other] Bedoel je { $nearest }? De opties zijn: { $names }.
}
no-deck = { $game } heeft geen deck dat je kunt veranderen.
deck-of-which-game = Voor welk spel is het deck { $deck }? Zeg het zoals in SPEL=BESTAND, met een van: { $names }.
deck-of-no-game = Zeg voor welk spel dit deck is, bijvoorbeeld: tatami games sake --deck BESTAND
bad-option-value = De optie { $option } kan { $choices } zijn, maar niet “{ $chosen }”.
no-such-option-seat = De optie { $option } noemt plaats { $seat }, maar deze tafel heeft alleen de plaatsen 1 tot en met { $last }.
option-for-study = De optie { $option } is alleen voor onderzoek: aan een tafel kan die alleen { $value } zijn.
bad-option-text = “{ $text }” is geen optie. Schrijf die als naam=waarde, bijvoorbeeld { $example }.
no-options = { $game } heeft geen opties.
bad-seats = { $game } is voor { $fewest } tot en met { $most } spelers, niet voor { $seats }.
bad-bots = Er zijn { $seats } plaatsen, maar { $bots } bots: noem er een voor elke plaats, met komma’s ertussen.
bad-rivals = Naast jouw plaats { $rivals ->
    [one] is er 1 plaats
   *[other] zijn er { $rivals } plaatsen
}, maar { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
}: noem er een voor elke plaats, of een voor alle.
bad-seat = Aan een tafel voor { $seats } is er geen plaats { $seat }: kies er een van 1 tot en met { $seats }.
no-such-seat = Aan deze tafel is er geen plaats { $seat }: de plaatsen zijn 1 tot en met { $last }.
bad-seat-index = Aan deze tafel is er geen plaats { $seat }: hier worden ze geteld van 0 tot en met { $last }.
output-full = Wat er te zeggen was, kan niet worden geschreven: waar het heen moet, is geen plaats meer.
illegal-action = “{ $action }” mag nu niet. Regel { $rule }: { $reason }
bad-verb = Het werkwoord “{ $verb }” bestaat niet in dit spel. Er zijn { $names }.
bad-action-text = “{ $text }” zegt te weinig of te veel. Typ: { $wanted }
bad-action-part = “{ $verb }” heeft het deel { $part } nodig; dat kan { $wanted } zijn, maar niet “{ $value }”.
unknown-action-part = “{ $verb }” heeft geen deel { $part }. Het heeft { $names }.
bad-position = “{ $part }” is in deze stelling niet te lezen. Verwacht: { $wanted }.
position-unplayable = Vanuit deze stelling kan niet verder gespeeld worden: { $trouble ->
        [pieces] er ontbreken onderdelen, of er zijn er te veel
        [scores] zulke punten kunnen niet
       *[stuck] op een gegeven moment kan niemand meer iets doen
    }.
card-twice = De kaart { $card } ligt in deze stelling op twee plekken.

# Games as numbers

no-numbers-of-kind = Een { $kind } is niet in getallen te schrijven: deze soort heeft de methoden shape, put en take nodig.
numbers-unknown-field = Voor { $game } zijn er geen getallen: nergens staat van welke soort “{ $field }” in het beeld is. Zet het in KINDS in numbers.py van het spel, of in DERIVED als het uit de andere velden volgt.
numbers-unbounded-part = Voor { $game } zijn er geen nummers van acties: het deel “{ $part }” van een actie heeft geen grens. Zet in SPLITS in numbers.py van het spel hoe het in meer delen met een grens wordt gezegd.
numbers-no-index = “{ $action }” heeft geen nummer: niemand aan tafel kan dat doen.
numbers-bad-path = { $path } is geen actie: nummers gaan van 0 tot en met { $most }, en het werkwoord komt eerst.
numbers-no-field = Er is geen veld “{ $name }” in deze waarneming; er zijn { $names }.
numbers-bad-array = De array heeft de vorm { $shape } en het type { $kind }; de vorm moet ({ $wanted },) zijn en het type int8.
too-many-for-numbers = Er zijn { $count } dingen, maar de getallen hebben maar plaats voor { $most }.
numbers-no-log = Deze partij houdt geen verslag bij, dus is niet te zeggen wat een plaats zich herinnert: begin haar met log=True.
numbers-over = Deze partij is afgelopen: er wordt niemand meer iets gevraagd.
numbers-other-table = Aan deze tafel wordt { $game } met { $seats } plaatsen gespeeld; de codering is voor een ander spel of een ander aantal plaatsen.
numbers-no-copy = De codering kan niet gekopieerd of naar een ander proces gestuurd worden: ze hoort bij andere regels dan die onder de naam { $game } te vinden zijn, misschien met een eigen deck. Maak haar opnieuw waar ze nodig is.
research-no-agent = Een agent { $agent } is er niet; er zijn { $agents }.
research-no-action = { $agent } is aan zet, maar heeft geen actie gekregen.
research-not-begun = Er is nog geen partij begonnen: roep eerst reset aan.
research-over = Deze partij is afgelopen: roep reset aan voor de volgende.
research-closed = Deze omgeving is gesloten: maak een nieuwe.
vector-bad-actions = Voor elke rij is een geheel getal nodig, een array met de vorm ({ $rows },); deze heeft de vorm { $shape } en het type { $kind }.
vector-process-lost = Een proces van deze vectoromgeving is gestopt, en daarmee is zij verloren. Een script maakt haar alleen onder if __name__ == "__main__":.
vector-bad-rows = Een vectoromgeving met { $rows } rijen in { $processes } processen kan niet: elk proces heeft ten minste één rij nodig, en er moet één proces zijn.
vector-not-in-mask = Nummer { $index } kan niet in rij { $row }: het staat niet in het masker. Er is in geen enkele rij iets gebeurd.
research-bad-render-mode = Een weergave “{ $mode }” is er niet; er zijn { $modes }.
research-bad-illegal = Wat een verboden actie doet, kan { $choices } zijn, maar niet “{ $chosen }”.
research-illegal = Index { $index } kan nu niet gezegd worden: die staat niet in het masker.
research-bad-opponents = Bij { $seats } plaatsen is er een bot voor elke plaats behalve die van de leerling, of één naam voor allemaal; er zijn er { $bots } gegeven.
openspiel-imagined = Een partij die alleen bedacht is, kan niet bewaard worden: die heeft geen begin.
research-extra = Leergegevens hebben { $module } nodig, en dat is niet geïnstalleerd. Installeer het met: pip install 'tatami[research]'
data-bad-name = { $path } is geen bestand met leergegevens: de naam moet eindigen op een van { $endings }.
data-broken = { $path } kan niet tot het einde gelezen worden: { $detail }. Is het bestand door tatami simulate --out geschreven, en tot de laatste partij?
data-no-card = { $path } heeft geen kaart die zegt wat de regels zijn: het bestand komt niet van tatami simulate --out.
openspiel-no-parameters = Waarnemers van de spellen van Tatami hebben geen parameters; gegeven zijn { $names }.
openspiel-seconds = De zoekmethode van OpenSpiel telt simulaties, geen seconden: schrijf een heel getal achter de naam, zoals @100.

file-unreadable = { $path } is niet te lezen: { $detail }.
file-unwritable = { $path } is niet te schrijven: { $detail }.
folder-missing = De map { $path } bestaat niet. Maak die eerst aan, of noem een andere.

record-place = { $path }, regel { $line }: { $trouble }
record-empty = { $path } bevat geen verslag.
record-not-json = dit is geen volledige JSON ({ $detail }). Het bestand is beschadigd, of het einde ontbreekt.
record-foreign = dit is geen verslag van Tatami: formaat en spel ontbreken.
record-format = dit verslag heeft formaat { $found }, maar deze versie van Tatami leest formaat { $known }.
record-shape = dit verslag is beschadigd: { $detail }.
record-not-hex = { $field } in dit verslag moet uit hexadecimale cijfers bestaan, niet “{ $text }”.
record-size = { $field } in dit verslag moet { $wanted } hexadecimale cijfers hebben, niet { $found }.
record-entropy = entropy in dit verslag moet voor elk van de { $seats } plaatsen één regel hebben, niet { $found }.
record-version = dit verslag is gemaakt met versie { $found } van de regels van { $game }, maar hier geldt versie { $known }.
record-illegal = zet { $move } mag niet: { $seat ->
    [0] toeval
   *[other] plaats { $seat }
}, { $action }. Regel { $rule }: { $reason }
record-short = het verslag eindigt na zet { $moves }, maar zegt dat de partij voorbij was. Het einde ontbreekt.
record-scores = volgens het verslag is de uitslag { $said }, maar de zetten geven { $found }.
record-position = de stelling heeft { $seats } plaatsen of andere opties dan het verslag, dat voor { $said } is.
record-changed = alle zetten zijn geldig, maar het verslag is na het bewaren veranderd: het controlegetal is { $said } en zou { $found } moeten zijn.
record-number = { $count ->
    [one] { $path } bevat 1 verslag, dus er is geen nummer { $number }.
   *[other] { $path } bevat { $count } verslagen: kies er een van 1 tot en met { $count }, niet { $number }.
}
record-not-resumable = { $path } is geen onvoltooide partij van jou en kan niet worden voortgezet.
seed-unopened = De startwaarde van deze partij is nog niet onthuld, dus het delen is niet na te gaan.
seed-mismatch = Startwaarde en salt in dit verslag geven niet het zegel { $commitment } dat is gepubliceerd.
deal-unfair = Zet { $move } is “{ $found }”, maar uit de startwaarde volgt “{ $fair }”. Hier is niet eerlijk gedeeld.

no-game-chosen = De invoer eindigde voordat er een spel gekozen was. Noem er een, bijvoorbeeld: tatami play { $example }
input-ended = De invoer eindigde midden in de partij. Je verslag staat in { $path }; ga verder met: tatami play --resume { $path }
interrupted = Gestopt. Je verslag staat in { $path }; ga verder met: tatami play --resume { $path }
interrupted-work = Voor het einde gestopt; alles wat tot nu toe geschreven is, is intact.

# De opdrachtregel

help-tatami = Vijf samoeraispellen op één mat: om te spelen, te simuleren en te onderzoeken.
help-version = Vertellen welke versie dit is en of de regels gecompileerd zijn.
help-language = De taal die Tatami spreekt; zonder opgave die van TATAMI_LANGUAGE of van het systeem.
help-games = De spellen met aantal spelers en opties opsommen, of er een beschrijven.
help-play = In de terminal tegen bots spelen.
help-simulate = Bots veel partijen laten spelen en de overwinningen tellen.
help-replay = Een verslag controleren en de partij zet voor zet navertellen.
help-verify = Nagaan of er in een verslag eerlijk gedeeld is: of alles uit de verzegelde startwaarde volgt.
help-fuzz = Willekeurige partijen spelen en onderweg elke wet controleren.
help-bench = Meten hoe snel de regels op deze computer zijn.
help-new-game = Een pakket met een klein volledig spel schrijven, waar je je eigen spel van maakt.

help-examples = Voorbeelden:

help-arg-game = Het spel.
help-arg-new-game = De naam van het spel: kleine letters, cijfers en onderstrepingstekens.
help-arg-file = Een bestand met verslagen.
help-opt-json = JSON afdrukken, voor programma’s.
help-opt-seats = Hoeveel spelers.
help-opt-options = Een optie van het spel, als naam=waarde. Mag meermaals voorkomen.
help-opt-deck = Een ander deck dan dat van het spel, als dat te veranderen is: het bestand waar het in staat.
help-opt-new-folder = De map die geschreven wordt en er nog niet mag zijn; zonder opgave heet ze zoals het spel.
help-opt-seed = Een reeks herhalen: dezelfde startwaarde geeft dezelfde kaarten en hetzelfde spel.
help-opt-bots = Een bot voor elke plaats, met komma’s ertussen.
help-opt-rivals = Een bot voor elke tegenstander, met komma’s ertussen, of een voor alle.
help-opt-count = Hoeveel partijen.
help-opt-workers = Hoeveel processen tegelijk werken. De resultaten hangen er niet van af.
help-opt-out-records = Het verslag van elke partij in dit bestand schrijven, een per regel; als de naam op .parquet of .jsonl.zst eindigt, om van te leren een regel voor elke keuze.
help-opt-out-broken = Waar het verslag wordt opgeslagen van een partij die een wet brak.
help-opt-plain = Regel voor regel, voor schermlezers en pipes.
help-opt-seat = Welke plaats van jou is.
help-opt-record = Waar het verslag van deze partij wordt opgeslagen.
help-opt-resume = Verdergaan met een partij uit het verslag ervan.
help-opt-match = Welke partij van het bestand.
help-opt-sparing = De trage wetten alleen bij elk n-de moment controleren; 1 is elk moment.
help-opt-manner = Hoe de plaatsen kiezen: { $names }, of allemaal om de beurt.
help-opt-guided = De voorkeur geven aan wat tot iets nieuws leidt, en aan het eind zeggen wat nooit bereikt is.
help-opt-games-bench = Hoeveel partijen er gemeten worden.

version = tatami { $version } ({ $compiled ->
    [1] gecompileerd
   *[0] gewoon Python
})

games-title = Spellen
games-game = Spel
games-seats = Spelers
games-about = Wat het is
games-options = Opties
games-option = Optie
games-choices = Keuzes
games-range = { $fewest } tot en met { $most }
games-play = Speel het met: tatami play { $game }

progress-matches = partijen

simulate-title = { $game }, { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}, startwaarde { $seed }
simulate-seat = Plaats
simulate-bot = Bot
simulate-wins = Gewonnen
simulate-share = Aandeel
simulate-score = Gemiddelde
simulate-percent = { $share }%
simulate-range = Laagste tot hoogste
simulate-summary = { $shared ->
    [0] Geen overwinning is gedeeld.
    [one] 1 overwinning is gedeeld.
   *[other] { $shared } overwinningen zijn gedeeld.
} Een partij kost gemiddeld { $decisions } beslissingen.
simulate-written = De verslagen staan in { $path }.
simulate-speed = { $speed ->
    [one] 1 partij
   *[other] { $speed } partijen
} per seconde.

replay-title = { $game }, { $seats } spelers: { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
}.
replay-unfinished = De partij is niet af.
replay-winners = { $count ->
    [0] Niemand heeft gewonnen.
   *[other] Gewonnen door { $names }.
}
replay-seat = Plaats { $seat }
replay-seat-player = Plaats { $seat } ({ $player })

verify-fair = { $path }, partij { $number }: { $deals ->
    [one] de ene trekking volgt uit de startwaarde die ervoor verzegeld is
   *[other] alle { $deals } trekkingen volgen uit de startwaarde die vóór de eerste verzegeld is
}: er is eerlijk gedeeld.

fuzz-sound = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
} { $game } ({ $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
}), en geen wet gebroken.
fuzz-broken = Gebroken: { $law }. De partij staat in { $path }.
fuzz-reached = Bereikt: { $frames } van { $all_frames } stappen en vragen, { $rules } van { $all_rules } regels.
fuzz-missing-frames = Nooit bereikte stappen en vragen: { $names }.
fuzz-missing-rules = Regels die geen stap en geen weigering noemde: { $names }.

bench-title = Willekeurig spel op één kern ({ $compiled ->
    [1] gecompileerd
   *[0] gewoon Python
})
bench-game = Spel
bench-seats = Spelers
bench-decisions = Beslissingen/s
bench-matches = Partijen/s
bench-copy = Kopie
bench-search = Zoeken/s

# Het spel in de terminal

play-you = Jij
play-you-amid = jij
play-begins = Geloot: { $who } begint.
play-names = Aki, Botan, Chiyo, Daigo, Emi, Fuyu, Goro, Hana
play-which-game = Welk spel? { $names }
play-greeting = { $game } met { $rivals }. Typ wat je wilt doen; typ “help” om te zien hoe.
play-prompt = { "> " }
play-help =
    Typ een van je keuzes zoals die er staat, of een van deze woorden:
    table: de tafel in woorden.
    choices: wat je nu kunt doen; choices lay: wat met dit woord begint.
    rules: alle regels; rules 4.4: een ervan.
    quit: stoppen; het verslag blijft bewaard.
play-choices = Je kunt:
play-choice = { $text }: { $meaning }
play-only-choice = De enige keuze: { $meaning }.
play-unknown-rule = Regel { $rule } bestaat niet.
play-winner = { $count ->
    [0] Niemand wint.
    [one] { $names } { $you ->
        [1] wint!
       *[0] wint.
    }
   *[other] { $names } delen de overwinning.
}
play-left = Je verslag staat in { $path }; ga verder met: tatami play --resume { $path }
play-kept = Het verslag staat in { $path }.
play-wait = De anderen denken na.
play-more = … { $count } keuzes
play-type = typ, of kies met ↑ ↓ en Enter
play-log = Wat er gebeurde
play-your-choices = Jouw keuzes
key-quit = Stoppen
key-rules = Regels
key-back = Terug

# Een nieuw spel

new-game-bad-name = “{ $name }” kan geen naam van een spel zijn: hij moet met een kleine letter beginnen, mag alleen kleine letters, cijfers en onderstrepingstekens hebben en geen woord van Python zijn. Bijvoorbeeld: dojo, of night_market.
new-game-taken = Er is al een spel dat “{ $name }” heet. Kies een andere naam.
new-game-module = Er is al een Python-module die “{ $name }” heet, en het spel zou haar verbergen. Kies een andere naam.
new-game-folder = { $path } is er al. Kies met --folder een andere map, of ruim haar op.
new-game-written =
    “{ $name }” staat in { $path }. Is het geïnstalleerd, dan wordt het overal gespeeld:
      pip install --editable "{ $path }[test]"
      python -m pytest { $path }
      tatami fuzz { $name }
      tatami play { $name }
      tatami serve
