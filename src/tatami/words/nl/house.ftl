# Wat de server zegt.

house-names = Zwervende Kraanvogel, Stille Vos, Vroege Pruim, Papieren Lantaarn, Nachtreiger, Stenen Karper, Zilverden, Lachende Das, Rode Esdoorn, Herfstmaan, Bamboeregen, Ochtendtij, Oude Tanuki, Sneeuwhaas, IJzeren Ketel, Blauwe Reiger

house-sat = { $name } gaat zitten.
house-stood = { $name } verlaat de plaats.
house-late = De tijd van { $name } is op; een bot speelt verder.
house-left = { $name } is weggegaan; een bot speelt verder.
house-returned = { $name } is terug.
house-resigned = { $name } geeft op; een bot speelt verder.
house-resigned-at-last = { $name } geeft op, en de partij is afgelopen.
house-closed = De tafel is gesloten.
house-said = { $name }

# Weigeringen

house-no-table = Deze tafel bestaat niet, of is besloten: open hem met de volledige link.
house-table-broken = Wat van deze tafel is opgeslagen, kan niet worden gelezen, dus kan ze niet worden geopend. De andere tafels hebben er geen last van; de gastheer vindt de reden in het logboek onder { $table }.
house-table-version = Deze partij is gespeeld met versie { $found } van de regels van { $game }, maar in dit huis geldt versie { $known }. Ze blijft bewaard; een uitgave met die regels kan haar openen.
house-no-game = Dit spel bestaat hier niet.
house-no-picture = De regels van dit spel hebben zo’n plaatje niet.
house-no-player = Er is niemand met deze id.
house-no-address = Op dit adres is niets.
house-not-open = De partij is al begonnen.
house-not-playing = Aan deze tafel wordt geen partij gespeeld.
house-not-over = De partij is nog niet afgelopen.
house-not-host = Dat mag alleen wie deze tafel heeft geopend.
house-not-the-host = Dat mag alleen de gastheer van deze server: stuur zijn sleutel als “Authorization: Bearer …”.
house-not-your-seat = Dit is niet jouw plaats.
house-has-resigned = Je hebt deze partij opgegeven.
house-full = Alle plaatsen zijn bezet, maar je kunt toekijken.
house-seat-taken = Plaats { $seat } is bezet.
house-seats-open = Er zijn nog plaatsen vrij: wacht op mensen, of zet er bots neer.
house-guide-alone = Een partij met gids is voor één persoon tegen bots.
house-answered = Je hebt geantwoord; wacht nu op de anderen, of neem het terug.
house-no-undo = Dit kan niet meer worden teruggenomen.
house-no-hints = Aan deze tafel zijn er geen tips.
house-not-asked = Je bent niet aan de beurt.
house-said-nothing = Dit bericht is leeg.
house-no-name = Een naam heeft minstens één zichtbaar teken nodig.
house-clock-empty = Zet wat tijd op de klok.
house-clock-days = Hoogstens { $most } dagen per zet.
house-too-many-tables = Er zijn te veel tafels open. Beëindig of sluit er eerst een.
house-too-many-watchers = Er kijken al te veel mensen toe aan deze tafel.
house-no-hint = Er kan nu geen tip worden gegeven.
house-enter-first = Ga eerst naar een tafel.
house-not-understood = Dit bericht is niet te begrijpen: { $detail }.
house-not-json = Stuur JSON, met de kop “Content-Type: application/json”.
house-too-long = Dit is te lang: hoogstens { $most } bytes.
house-too-fast = Dat was te veel ineens. Wacht even.
house-which = Er is geen lijst “{ $which }”: vraag naar open, playing of mine.
house-no-number = “{ $typed }” is geen getal; { $name } moet er een zijn.
house-no-qr = Een QR-code heeft een tekst van hoogstens { $most } tekens nodig.
house-failed = Hier ging iets mis. Het lag niet aan jou, en de gastheer kan het in het logboek nalezen.
house-bad-secret = { $path } is te kort voor een geheim. Verwijder het bestand, dan wordt er een nieuw gemaakt; maar daarna wordt niemand meer herkend en begint iedereen als nieuwe bezoeker.
house-foreign-origin = Dit verzoek komt van een pagina van een andere site.
house-locked = Deze server heeft een wachtwoord: voer het eerst in.
house-wrong-password = Verkeerd wachtwoord.
house-banned = Je bent van deze server geweerd.
house-bad-code = Deze code is fout, gebruikt of te oud: maak een nieuwe.
house-no-database = De database antwoordt niet. Er is niets verloren, maar dit kon niet worden opgeslagen; probeer het nog eens.
house-database = De database { $place } is niet te gebruiken: { $detail }. Mogelijk zijn sqlite:///BESTAND en postgresql://NAAM@COMPUTER/DATABASE.
house-bad-settings = { $variable } is niet te lezen: { $detail }.
act-number-or-parts = Zeg óf met het nummer (action) óf met de delen (parts) wat er te doen is: een van de twee.
old-turn = De partij is verdergegaan sinds je dit koos; kies opnieuw.
house-workers-need-postgresql = { $workers } processen hebben een gedeelde database nodig: voeg --db postgresql://… toe.
house-port = De server kan { $host }:{ $port } niet openen: { $detail }. Kies met --port een andere poort, of met --host een ander adres van deze computer.

# De opdrachtregel van de gastheer

help-serve = De server starten: tafels, partijen en bots voor iedereen met een browser.
help-backup = Alles wat de server bewaart in één bestand schrijven, ook terwijl hij draait.
help-restore = Een back-up terugzetten in een lege database.
help-export = De verslagen van alle afgelopen partijen schrijven, één per regel.
help-host = Opdrachten voor de gastheer van een draaiende server.
help-host-announce = Iedereen een aankondiging tonen; een lege tekst haalt die weg.
help-host-people = Wie er aan de tafels zitten, met de id’s die de andere opdrachten nodig hebben.
help-host-close = Een tafel sluiten.
help-host-ban = Iemand weren; --lift heft dat op.
help-opt-host = Het adres om op te luisteren; 0.0.0.0 laat anderen binnen.
help-opt-port = De poort om op te luisteren.
help-opt-db = De database: postgresql://user@host/name; anders SQLite in de gegevensmap.
help-opt-folder = Waar database en geheim staan; anders in je eigen gegevensmap.
help-opt-serve-workers = Hoeveel serverprocessen er draaien; meer dan één vraagt PostgreSQL.
help-opt-password = Het wachtwoord dat iedereen moet invoeren.
help-opt-origin = Nog een adres waar pagina’s vandaan mogen komen, zoals https://club.example; mag meermaals.
help-opt-proxy = De server staat achter een proxy die TLS verzorgt en het adres van de bezoeker doorgeeft.
help-opt-pace = Seconden die een bot minstens over een zet doet; zo lang wacht de server ook voordat hij een gedwongen zet zelf doet.
help-opt-grace = Seconden voordat een bot de plaats overneemt van wie weg is.
help-opt-abandoned = Seconden zonder een van de spelers waarna een partij wordt gesloten.
help-opt-serve-deck = Een bestand met een ander deck voor nieuwe tafels, of SPEL=BESTAND. Partijen houden het deck waarmee ze zijn begonnen.
help-opt-serve-review-depth = Hoe grondig afgelopen partijen worden geanalyseerd: coarse, fine of deep. Zonder opgave deep, of coarse als de regels niet gecompileerd zijn.
help-opt-limit = Een grens, zoals tables=100; mag meermaals.
help-opt-browser = De browser openen.
help-opt-url = Het adres van de server.
help-arg-backup = Het bestand van de back-up.
help-arg-export = Het bestand voor de verslagen.

serve-open = Tatami is open op { $address } (stoppen met Ctrl-C)
serve-public = Anderen kunnen deze server bereiken{ $password ->
    [0] , en niemand heeft een wachtwoord nodig: stel TATAMI_PASSWORD in
   *[other] {""}
}{ $proxy ->
    [0] . Wat ze typen reist onversleuteld: zet er een proxy voor die TLS verzorgt, en voeg --proxy toe
   *[other] {""}
}.
bad-limit = “{ $text }” is geen grens. Schrijf naam=getal; de grenzen zijn { $names }.
backup-written = { $lines ->
    [one] 1 rij
   *[other] { $lines } rijen
} opgeslagen in { $path }.
backup-restored = { $lines ->
    [one] 1 rij
   *[other] { $lines } rijen
} teruggezet uit { $path }.
backup-foreign = { $path } is geen back-up van Tatami.
backup-damaged = { $path } is beschadigd: { $detail }. Er is niets teruggezet.
backup-not-empty = De database bevat al partijen. Zet terug in een lege: noem met --db of --folder een andere.
backup-no-file = { $path } is geen bestand maar een apparaat of een pipe. Noem een bestand voor de back-up.
export-written = { $count ->
    [one] 1 verslag
   *[other] { $count } verslagen
} geschreven naar { $path }.
host-people-id = persoon
host-people-name = naam
host-people-tables = tafels
host-people-banned = geweerd
host-announced = Iedereen ziet het nu.
host-closed = Tafel { $table } is gesloten.
host-banned = { $name } { $lifted ->
    [0] is geweerd
   *[other] is niet meer geweerd
}.
host-refused = De server weigert: { $text }
host-away = Op { $url } antwoordt geen Tatami-server: { $detail }

# Keeping a house safe

house-foreign-host = Deze server is niet bekend onder de naam “{ $host }”. Als hij zo heet, start de gastheer hem met --origin https://{ $host }.
house-restless = Je hebt je sinds de vorige zet te vaak bedacht. Doe nu je zet.
house-too-slow = Dit verzoek deed er meer dan { $seconds } seconden over om aan te komen.
house-second = Een andere Tatami-server gebruikt { $path } al. Stop die eerst, of geef deze met --folder een eigen map; PostgreSQL kunnen meer servers delen.
house-database-newer = De database { $place } is het laatst gebruikt door een nieuwere versie van Tatami ({ $detail }). Installeer die versie, of zet een back-up terug in een lege database.
backup-database-damaged = De database is beschadigd: { $detail }. Er is geen back-up geschreven. Zet de laatste goede terug, of laat het bestand redden door iemand die SQLite kent.
bad-network = “{ $text }” is geen adres en geen netwerk, zoals 172.17.0.0/16.
bad-origin = “{ $text }” is geen adres van een website, zoals https://games.example.org: http of https, de naam, eventueel een poort, en niets erachter.
help-opt-trust = Waar de proxy is, als dat niet deze computer is: een adres of een netwerk, zoals 172.17.0.0/16; mag vaker.
help-opt-metrics = Iedereen mag /metrics lezen; anders is het token van de gastheer nodig.
help-opt-forget = Dagen waarna gesloten tafels en mensen zonder tafel worden gewist; 0 bewaart ze. Gespeelde partijen blijven.
help-host-token = Het token van de gastheer tonen, waar /metrics om vraagt.
help-host-inspect = Tonen wat er van een tafel is opgeslagen en welke gebeurtenis kapot is.
help-host-cut = Alleen de eerste NUMBER gebeurtenissen van een tafel bewaren; de partij gaat vandaar verder.
house-cut = Tafel { $table } kan worden ingekort tot 1 tot { $last } gebeurtenissen.
house-cut-broken = Alleen de eerste { $sound } gebeurtenissen van deze tafel zijn in orde, dus hij kan na { $number } niet verder.
host-inspected = Tafel { $table }: { $count } gebeurtenissen, waarvan de eerste { $sound } in orde zijn. { $detail }

# tatami doctor

help-doctor = Controleren of de server op deze computer kan draaien, en zeggen wat er te doen is als dat niet zo is.
doctor-failed = De controle “{ $name }” is mislukt: { $detail }
doctor-folder = In de gegevensmap { $path } kan worden geschreven.
doctor-folder-closed = In de gegevensmap { $path } kan niet worden geschreven. Geef die aan de gebruiker waaronder de server draait, of noem een andere met --folder.
doctor-disk = { $free } MB schijfruimte is vrij.
doctor-disk-full = Slechts { $free } MB schijfruimte is vrij. Maak ruimte: als de schijf vol is, kan geen zet worden opgeslagen.
doctor-secret = Niemand anders kan het geheim { $path } lezen.
doctor-secret-given = Het geheim komt uit TATAMI_SECRET.
doctor-secret-none = Er is nog geen geheim; het wordt gemaakt als de server voor het eerst start.
doctor-secret-open = Anderen kunnen het geheim { $path } lezen en zich voor iedereen uitgeven. Voer uit: chmod 600 { $path }
doctor-database = De database ({ $place }) antwoordt, is onbeschadigd en past bij deze versie.
doctor-database-none = Er is nog geen database; { $path } wordt gemaakt als de server voor het eerst start.
doctor-postgresql = PostgreSQL
doctor-clock = De klok is geloofwaardig.
doctor-clock-wrong = De klok van deze computer loopt verkeerd: hij toont een tijd van voordat de server het laatst open was. Zet hem goed, liefst met NTP.
doctor-files = Het systeem staat { $most } verbindingen toe.
doctor-files-few = Het systeem staat maar { $most } verbindingen toe. Sta voor zoveel als de grenzen zeggen { $wanted } open bestanden toe (LimitNOFILE in systemd).
doctor-port = De server kan luisteren op { $host }:{ $port }.
doctor-port-taken = Op { $host }:{ $port } luistert al iets: de server zelf, of een ander programma.
doctor-pages = De pagina’s voor de browser zijn er.
doctor-pages-none = De pagina’s voor de browser ontbreken. Installeer de wheel, of bouw ze met: make web
doctor-compiled = De regels zijn gecompileerd.
doctor-plain = De regels zijn niet gecompileerd, dus bots denken minder. Installeer met een C-compiler om dat te veranderen.

# Momenten van een afgelopen partij

moment-none = Deze partij heeft geen moment { $move }: ze heeft { $last } zetten.
moment-not-asked = Plaats { $seat } had op dit moment niets te beslissen.
moment-over = Op dit moment was de partij voorbij, dus er kan vanaf hier niet verder worden gespeeld.
note-not-yours = Alleen wie deze partij speelde, kan er notities bij schrijven.
note-too-many = Je hebt al bij { $most } momenten notities geschreven. Verwijder er eerst een.
note-restless = De notities bij deze partij zijn te vaak veranderd. Ze blijven nu zoals ze zijn.
review-too-many = Je wacht al op { $most } analyses. Er kan er nog een beginnen als er een klaar is.
drawing-move = Na { $move } zetten
drawing-seat = { $name }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
puzzle-none = Deze puzzel bestaat niet.

# Wat een chat boven een link toont

preview-open = Een tafel met een vrije plaats. Kom en speel mee!
preview-playing = Er wordt een partij gespeeld. Kom kijken!
preview-match = Een partij van { $names }: bekijk haar zet voor zet.
preview-moment = Een moment uit een partij van { $names }.
preview-puzzle = Puzzel: { $game }
preview-solve = Wat is het beste? Eén keuze is duidelijk beter dan alle andere ({ $difficulty }).
