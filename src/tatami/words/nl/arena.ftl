# Wat de arena zegt.

# Fouten

worker-lost = Een werkproces stierf { $tries } keer aan dezelfde taak, dus iets in die taak doodt het: zoek naar een bot die crasht, of naar te weinig geheugen.
ray-unreachable = Ray is niet te bereiken op { $address }: { $detail }
arena-extra = De arena heeft { $module } nodig, en dat is niet geïnstalleerd. Installeer het met: pip install 'tatami[arena]'
arena-plain = Tatami draait hier als gewoon Python, en denken duurt twintig tot vijftig keer zo lang. Met een C-compiler maakt `make compile` (de opdracht is dan `build/tatami`) of `pip install .` het snel.
arena-twice = “{ $name }” staat twee keer bij { $bots } bots voor { $seats } plaatsen. Noem elke bot één keer als ze niet allemaal kunnen zitten, of kies meer plaatsen met --seats.
arena-no-command = “{ $name }” noemt geen programma. Schrijf het als program:COMMAND, bijvoorbeeld program:./my_bot
arena-no-program = Er is geen programma “{ $program }” dat je kunt starten.
arena-no-module = De module { $module } is niet te importeren: { $trouble }
arena-no-class = { $module } heeft geen klasse “{ $name }” die een Bot is. Geef je eigen bot op als module:Class; de klasse breidt tatami.search.bot.Bot uit.
arena-rules = Dit werkproces heeft versie { $found } van de regels van { $game }, maar er wordt versie { $wanted } gespeeld. Installeer overal dezelfde Tatami.

results-damaged = { $path }, regel { $line }: dit is geen resultaat van de arena ({ $detail }). Noem met --out een ander bestand, of herstel dit.
results-format = { $path } heeft formaat { $found }, maar deze versie van Tatami leest formaat { $known }.
results-other = { $path } bevat de resultaten van een andere reeks: { $field } is daar { $there }, maar hier { $here }. Ga verder met dezelfde argumenten, of noem met --out een ander bestand.

# Hoe een partij opgegeven wordt

arena-illegal = koos { $action }, en dat mag niet
arena-raised = brak af met { $error }
program-crash = het programma eindigde{ $code ->
    [none] { "" }
   *[other] { " met code " }{ $code }
}{ $words ->
    [none] { "" }
   *[other] : { $words }
}
program-hang = het programma antwoordde niet binnen { $seconds } s
program-nonsense = het programma antwoordde “{ $answer }”, en dat is geen zet
program-flood = het programma schreef meer dan er gevraagd was: “{ $answer }”

# De opdrachtregel

help-arena = Bots tegen elkaar laten spelen, met wisselende plaatsen en dezelfde kaarten voor allen, en ze beoordelen.
help-opt-arena-bots = Wie meedoet, met komma’s ertussen: bots bij naam, module:Class, program:COMMAND. Als er plaatsen over zijn, neemt de laatste die.
help-opt-arena-games = Hoeveel partijen; naar boven afgerond, zodat elke deling vanaf elke plaats gespeeld wordt.
help-opt-report = Een HTML-pagina met plaatjes in deze map schrijven.
help-opt-out-results = Elk resultaat in dit bestand bewaren; dezelfde opdracht gaat verder waar die gestopt is.
help-opt-balance = Het spel onderzoeken in plaats van de bots: plaatsen, de eerste zet, elke optie, de lengte.
help-opt-ray = Op een Ray-cluster spelen: dat op dit adres, of een op deze computer.
help-opt-timeout = Seconden die een extern programma heeft voor één antwoord.

# Resultaten

arena-title = { $game }: { $games ->
    [one] 1 partij
   *[other] { $games } partijen
} ({ $deals ->
    [one] 1 deling
   *[other] { $deals } delingen
}) met { $seats } spelers, startwaarde { $seed }
arena-bot = Bot
arena-wins = Gewonnen
arena-share = Winstaandeel
arena-interval = 95%-interval
arena-rating = Rating
arena-score = Score
arena-thinking = Bedenktijd
arena-matrix = Wie verslaat wie
arena-matrix-about = Van alle overwinningen van deze twee bots: het aandeel van de bot in de rij, waarbij beide even vaak op elke plaats zaten.
arena-seats = Wat de plaatsen waard zijn
arena-seat = Plaats
arena-turn = als { $turn }e aan de beurt
arena-options = Opties vergeleken
arena-option = Opties
arena-own-options = zoals gekozen
arena-best-seat = Beste plaats
arena-worst-seat = Slechtste plaats
arena-first = Wie begint
arena-shared = Gedeelde overwinningen
arena-length = Beslissingen
arena-report = Het rapport staat in { $path }.
arena-written = De resultaten staan in { $path }.

# Bevindingen

arena-bot-better = { $name } wint { $share }: meer dan de eerlijke { $fair }.
arena-bot-worse = { $name } wint { $share }: minder dan de eerlijke { $fair }.
arena-bot-alike = { $name } wint { $share }: niet duidelijk anders dan de eerlijke { $fair }.
arena-seat-better = Plaats { $seat } wint { $share }: meer dan de eerlijke { $fair }.
arena-seat-worse = Plaats { $seat } wint { $share }: minder dan de eerlijke { $fair }.
arena-seats-alike = Voor zover { $games } partijen het kunnen zeggen, is geen plaats beter dan een andere.
arena-no-first = Niemand begint: aan het begin van de partij kiest iedereen tegelijk.
arena-first-verdict = Wie begint, wint { $share }: { $verdict ->
    [better] een voordeel boven de eerlijke { $fair }.
    [worse] een nadeel tegenover de eerlijke { $fair }.
   *[alike] geen duidelijk verschil met de eerlijke { $fair }.
}
arena-length-verdict = Een partij kost gemiddeld { $mean } beslissingen, van { $shortest } tot { $longest }.
arena-forfeit = Verloren door een fout: { $name } op plaats { $seat } (deling { $deal }, draaiing { $rotation }): { $reason }.
arena-more-forfeits = { $count ->
    [one] En nog 1 partij door een fout verloren; in de JSON staan ze allemaal.
   *[other] En nog { $count } partijen door een fout verloren; in de JSON staan ze allemaal.
}

# Het rapport

arena-page-title = { $game } in de arena
arena-about = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
} met { $seats } spelers en { $options }: { $deals ->
    [one] 1 deling
   *[other] { $deals } delingen
}{ $rotations ->
    [1] .
   *[other] , elk { $rotations } keer gespeeld, zodat elke bot op elke plaats heeft gezeten.
} Bots: { $bots }. Startwaarde { $seed }.
arena-findings = Bevindingen
arena-bots = Bots
arena-plots = Plaatjes
plot-title-ratings = Ratings (OpenSkill) met 95%-intervallen
plot-title-shares = Winstaandelen met 95%-intervallen
plot-title-matrix = Wie verslaat wie: het aandeel van de rij in de overwinningen van de twee
plot-title-seats = Voordeel van de plaats
plot-title-length = Lengte van een partij
plot-title-options = De plaatsen onder elke optie
plot-rating = Rating
plot-share = Winstaandeel (gestreept: de eerlijke { $fair })
plot-seat = Plaats { $seat }
plot-length = Beslissingen (gestreept: gemiddeld { $mean })
plot-matches = Partijen
fit-nothing = { $game } heeft niets om aan te passen: in de map ervan staat geen bot/fit.py. Wat daarin hoort, staat in docs/bots.md.
