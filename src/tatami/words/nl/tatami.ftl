# Wat het platform zelf zegt: fouten, de opdrachtregel, het spel in de terminal.

# Fouten

unknown-language = De taal “{ $language }” is er niet. Bekende talen: { $known }.
unknown-game = Er is geen spel dat “{ $name }” heet. { $nearest ->
    [none] De spellen zijn: { $names }.
   *[other] Bedoel je { $nearest }? De spellen zijn: { $names }.
}
unknown-bot = Er is geen bot die “{ $name }” heet. { $nearest ->
    [none] De bots zijn: { $names }.
   *[other] Bedoel je { $nearest }? De bots zijn: { $names }.
}
bad-budget = “{ $text }” is geen bedenktijd. Schrijf een aantal rondgangen, zoals in shogun@2000, of seconden, zoals in shogun@0.5s.
bot-without-budget = { $name } zoekt niet en heeft dus geen bedenktijd: schrijf gewoon { $name }. De bots die zoeken zijn { $searchers }.
unknown-option = { $game } heeft geen optie die “{ $option }” heet. { $nearest ->
    [none] De opties zijn: { $names }.
   *[other] Bedoel je { $nearest }? De opties zijn: { $names }.
}
no-deck = { $game } heeft geen deck dat je kunt veranderen.
deck-of-no-game = Zeg voor welk spel dit deck is, bijvoorbeeld: tatami games sake --deck FILE
bad-option-value = De optie { $option } kan { $choices } zijn, maar niet “{ $chosen }”.
bad-option-text = “{ $text }” is geen optie. Schrijf haar als naam=waarde, bijvoorbeeld { $example }.
bad-seats = { $game } is voor { $fewest } tot { $most } plaatsen, niet voor { $seats }.
bad-bots = Er zijn { $seats } plaatsen, maar { $bots } bots: noem er een voor elke plaats, met komma’s ertussen.
bad-rivals = Naast die van jou zijn er { $rivals } plaatsen, maar { $bots } bots: noem er een voor elke plaats, of een voor alle.
bad-seat = Aan een tafel voor { $seats } is er geen plaats { $seat }: kies er een van 1 tot { $seats }.
no-such-seat = Aan deze tafel is er geen plaats { $seat }: ze tellen van 0 tot { $last }.
illegal-action = “{ $action }” mag nu niet. Regel { $rule }: { $reason }
bad-position = “{ $part }” is in deze stelling niet te lezen. Verwacht: { $wanted }.
position-unplayable = Vanuit deze stelling kan niet verder gespeeld worden: { $trouble ->
        [pieces] er ontbreken onderdelen, of er zijn er te veel
        [scores] zulke punten kunnen niet
       *[stuck] op een gegeven moment kan niemand meer iets doen
    }.
card-twice = De kaart { $card } ligt in deze stelling op twee plekken.

file-unreadable = { $path } is niet te lezen: { $detail }.
file-unwritable = { $path } is niet te schrijven: { $detail }.
folder-missing = De map { $path } bestaat niet. Maak haar eerst, of noem een andere.

record-place = { $path }, regel { $line }: { $trouble }
record-empty = { $path } bevat geen verslag.
record-not-json = dit is geen volledige JSON ({ $detail }). Het bestand is beschadigd, of het einde ontbreekt.
record-foreign = dit is geen verslag van Tatami: formaat en spel ontbreken.
record-format = dit verslag heeft formaat { $found }, maar deze versie van Tatami leest formaat { $known }.
record-shape = dit verslag is beschadigd: { $detail }.
record-not-hex = { $field } in dit verslag moet uit hexadecimale cijfers bestaan, niet “{ $text }”.
record-version = dit verslag is gemaakt met versie { $found } van de regels van { $game }, maar hier geldt versie { $known }.
record-illegal = zet { $move } mag niet: plaats { $seat }, { $action }. Regel { $rule }: { $reason }
record-short = het verslag eindigt na zet { $moves }, maar zegt dat de partij voorbij was. Het einde ontbreekt.
record-scores = volgens het verslag is de uitslag { $said }, maar de zetten leiden tot { $found }.
record-changed = elke zet mag, maar het verslag is na het bewaren veranderd: het controlegetal is { $said } en zou { $found } moeten zijn.
record-number = { $path } bevat { $count } verslagen: kies er een van 1 tot { $count }, niet { $number }.
record-not-resumable = { $path } is geen onvoltooide partij van een mens: je kunt haar niet voortzetten.
seed-unopened = De startwaarde van deze partij is nog niet geopend, dus het delen is niet na te gaan.
seed-mismatch = Startwaarde en zout in dit verslag geven niet het zegel { $commitment } dat is gepubliceerd.
deal-unfair = Zet { $move } is “{ $found }”, maar uit de startwaarde volgt “{ $fair }”. Hier is niet eerlijk gedeeld.

no-game-chosen = De invoer eindigde voordat er een spel gekozen was. Noem er een, bijvoorbeeld: tatami play { $example }
input-ended = De invoer eindigde midden in de partij. Je verslag staat in { $path }; ga verder met: tatami play --resume { $path }
interrupted = Gestopt. Je verslag staat in { $path }; ga verder met: tatami play --resume { $path }
interrupted-work = Voor het einde gestopt; wat tot nu toe geschreven is, is heel.

# De opdrachtregel

help-tatami = Vijf samoeraispellen op één mat: om te spelen, te simuleren en te onderzoeken.
help-version = Zegt welke versie dit is en of de regels gecompileerd zijn.
help-language = De taal die Tatami spreekt; zonder opgave die van TATAMI_LANGUAGE of van het systeem.
help-games = Somt de spellen op met hun plaatsen en opties, of vertelt over één ervan.
help-play = In de terminal tegen bots spelen.
help-simulate = Bots veel partijen laten spelen en tellen.
help-replay = Een verslag controleren en de partij vertellen.
help-verify = Nagaan of het delen in een verslag volgt uit de verzegelde startwaarde.
help-fuzz = Willekeurige partijen spelen en onderweg elke wet controleren.
help-bench = Meten hoe snel de regels op deze computer zijn.

help-examples = Voorbeelden:

help-arg-game = Het spel.
help-arg-file = Een bestand met verslagen.
help-opt-json = JSON geven, voor programma’s.
help-opt-seats = Hoeveel plaatsen.
help-opt-options = Een optie van het spel, als naam=waarde. Mag vaker voorkomen.
help-opt-deck = Een ander deck dan dat van het spel, als dat te veranderen is: het bestand waar het in staat.
help-opt-seed = Een reeks herhalen: dezelfde startwaarde deelt hetzelfde en speelt hetzelfde.
help-opt-bots = Een bot voor elke plaats, met komma’s ertussen.
help-opt-rivals = Een bot voor elke tegenstander, met komma’s ertussen, of een voor alle.
help-opt-count = Hoeveel partijen.
help-opt-workers = Hoeveel processen tegelijk werken. De resultaten hangen er niet van af.
help-opt-out-records = Het verslag van elke partij in dit bestand schrijven, een per regel.
help-opt-out-broken = Waar het verslag heen gaat van een partij die een wet brak.
help-opt-plain = Regel voor regel, voor schermlezers en pipes.
help-opt-seat = Welke plaats van jou is.
help-opt-record = Waar het verslag van deze partij blijft.
help-opt-resume = Verdergaan met een partij uit haar verslag.
help-opt-match = Welke partij van het bestand.
help-opt-sparing = De trage wetten kijken naar één op zoveel momenten; 1 is elk moment.
help-opt-games-bench = Hoeveel partijen er gemeten worden.

version = tatami { $version } ({ $compiled ->
    [1] gecompileerd
   *[0] gewoon Python
})

games-title = Spellen
games-game = Spel
games-seats = Plaatsen
games-about = Wat het is
games-options = Opties
games-option = Optie
games-choices = Keuzes
games-range = { $fewest } tot { $most }
games-play = Speel het met: tatami play { $game }

progress-matches = partijen

simulate-title = { $game }, { $games } partijen, startwaarde { $seed }
simulate-seat = Plaats
simulate-bot = Bot
simulate-wins = Gewonnen
simulate-share = Aandeel
simulate-score = Gemiddelde
simulate-percent = { $share }%
simulate-range = Laagste tot hoogste
simulate-summary = { $shared } overwinningen zijn gedeeld. Een partij kost gemiddeld { $decisions } beslissingen.
simulate-written = De verslagen staan in { $path }.
simulate-speed = { $speed } partijen per seconde.

replay-title = { $game }, { $seats } plaatsen: { $moves } zetten.
replay-unfinished = De partij is niet af.
replay-winners = { $count ->
    [0] Niemand heeft gewonnen.
   *[other] Gewonnen door { $names }.
}
replay-seat = Plaats { $seat }
replay-seat-player = Plaats { $seat } ({ $player })

verify-fair = { $path }, partij { $number }: alles wat { $deals } keer gedeeld is, volgt uit de startwaarde die voor de eerste keer verzegeld is.

fuzz-sound = { $games } partijen { $game } ({ $moves } zetten), en geen wet gebroken.
fuzz-broken = Gebroken: { $law }. De partij staat in { $path }.

bench-title = Willekeurig spel op één kern ({ $compiled ->
    [1] gecompileerd
   *[0] gewoon Python
})
bench-game = Spel
bench-seats = Plaatsen
bench-decisions = Beslissingen/s
bench-matches = Partijen/s
bench-copy = Kopie
bench-search = Zoeken/s

# Het spel in de terminal

play-you = Jij
play-names = Aki, Botan, Chiyo, Daigo, Emi, Fuyu, Goro, Hana
play-which-game = Welk spel? { $names }
play-greeting = { $game } met { $rivals }. Typ wat je wilt doen; “help” vertelt hoe.
play-prompt = { "> " }
play-help =
    Typ een van je keuzes zoals ze er staat, of een van deze woorden:
    table: de tafel in woorden.
    choices: wat je nu kunt doen; choices lay: wat met dit woord begint.
    rules: alle regels; rules 4.4: een ervan.
    quit: stoppen; het verslag blijft bewaard.
play-choices = Je kunt:
play-choice = { $text }: { $meaning }
play-only-choice = De enige keuze: { $meaning }.
play-unknown-rule = Een regel { $rule } is er niet.
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
key-quit = Weggaan
key-rules = Regels
key-back = Terug
