# Wat de server zegt.

house-names = Zwervende Kraanvogel, Stille Vos, Vroege Pruim, Papieren Lantaarn, Kwak, Stenen Karper, Zilverden, Lachende Das, Rode Esdoorn, Herfstmaan, Bamboeregen, Ochtendtij, Oude Tanuki, Sneeuwhaas, IJzeren Ketel, Blauwe Reiger

house-sat = { $name } gaat zitten.
house-stood = { $name } staat op.
house-late = De tijd van { $name } is op; een bot speelt verder.
house-left = { $name } is weggegaan; een bot speelt verder.
house-returned = { $name } is terug.
house-resigned = { $name } geeft op; een bot speelt verder.
house-closed = De tafel is gesloten.
house-said = { $name }

# Weigeringen

house-no-table = Deze tafel bestaat niet, of is besloten: open haar met de hele link.
house-table-broken = Wat van deze tafel is opgeslagen, kan niet worden gelezen, dus kan ze niet worden geopend. De andere tafels hebben er geen last van; de gastheer vindt de reden in het logboek onder { $table }.
house-no-game = Dit spel is hier niet.
house-no-player = Onder dit kenmerk is niemand bekend.
house-no-address = Op dit adres is niets.
house-not-open = De partij is al begonnen.
house-not-playing = Aan deze tafel wordt geen partij gespeeld.
house-not-over = De partij is nog niet afgelopen.
house-not-host = Dat mag alleen wie deze tafel heeft geopend.
house-not-the-host = Dat mag alleen de gastheer van het huis: stuur zijn sleutel als “Authorization: Bearer …”.
house-not-your-seat = Dit is niet jouw plaats.
house-has-resigned = Je hebt deze partij opgegeven.
house-full = Alle plaatsen zijn bezet, maar je kunt toekijken.
house-seat-taken = Plaats { $seat } is bezet.
house-seats-open = Er zijn nog plaatsen vrij: wacht op mensen, of zet er bots neer.
house-answered = Je hebt geantwoord; wacht nu op de anderen, of neem het terug.
house-no-undo = Dit kan niet meer worden teruggenomen.
house-no-hints = Aan deze tafel zijn er geen tips.
house-not-asked = Je bent niet aan de beurt.
house-said-nothing = In dit bericht staat niets dat getoond kan worden.
house-no-name = Een naam heeft minstens één teken nodig dat getoond kan worden.
house-clock-empty = Op een klok moet wat tijd staan.
house-clock-days = Hoogstens { $most } dagen per zet.
house-too-many-tables = Er zijn te veel tafels open. Beëindig of sluit er eerst een.
house-too-many-watchers = Er kijken al te veel mensen toe aan deze tafel.
house-no-hint = Er kan nu geen tip worden gegeven.
house-enter-first = Ga eerst een tafel binnen.
house-entered = Je bent al aan een tafel: open voor een andere nog een verbinding.
house-not-understood = Dit bericht is niet te begrijpen: { $detail }.
house-not-json = Stuur JSON, met de kop “Content-Type: application/json”.
house-too-long = Dit is te lang: hoogstens { $most } bytes.
house-too-fast = Dat was te veel ineens. Wacht even.
house-which = Er is geen lijst “{ $which }”: vraag naar open, playing of mine.
house-no-number = “{ $typed }” is geen getal; { $name } moet er een zijn.
house-no-qr = Een QR-code heeft een tekst van hoogstens { $most } tekens nodig.
house-failed = Hier ging iets mis. Het lag niet aan jou, en de gastheer kan het in het logboek nalezen.
house-bad-secret = { $path } is te kort voor een geheim. Verwijder het bestand, dan wordt er een nieuw gemaakt; iedereen is daarna een vreemde.
house-foreign-origin = Dit verzoek komt van een pagina van een andere site.
house-locked = Dit huis heeft een wachtwoord: geef het eerst.
house-wrong-password = Dit is niet het wachtwoord.
house-banned = Je mag dit huis niet binnen.
house-bad-code = Deze code is fout of te oud: maak een nieuwe.
house-no-database = De database antwoordt niet. Er is niets verloren, maar dit kon niet worden geschreven; probeer het nog eens.
house-database = De database { $place } is niet te gebruiken: { $detail }. Mogelijk zijn sqlite:///BESTAND en postgresql://NAAM@COMPUTER/DATABASE.
house-bad-settings = { $variable } is niet te lezen: { $detail }.
act-number-or-parts = Zeg óf met het nummer (action) óf met de delen (parts) wat er te doen is: een van de twee.
old-turn = De tafel is al verder sinds je dit koos.
house-workers-need-postgresql = { $workers } processen hebben een gedeelde database nodig: voeg --db postgresql://… toe.
house-port = Op { $host }:{ $port } kan niets worden aangeboden: { $detail }. Kies met --port een andere.

# De opdrachtregel van de gastheer

help-serve = Houd het huis open: tafels, partijen en bots voor iedereen met een browser.
help-backup = Schrijf alles wat het huis bewaart in één bestand, ook terwijl het open is.
help-restore = Zet een back-up terug in een lege database.
help-export = Schrijf de verslagen van alle afgelopen partijen, één per regel.
help-host = Wat alleen de gastheer kan, terwijl het huis open is.
help-host-announce = Zeg iets tegen iedereen; een lege tekst beëindigt het.
help-host-people = Wie er aan de tafels zitten, met de kenmerken die de andere opdrachten nodig hebben.
help-host-close = Sluit een tafel.
help-host-ban = Laat iemand niet meer binnen; met --lift weer wel.
help-opt-host = Het adres om op te luisteren; 0.0.0.0 laat anderen binnen.
help-opt-port = De poort om op te luisteren.
help-opt-db = De database: postgresql://user@host/name; anders SQLite in de gegevensmap.
help-opt-folder = Waar database en geheim staan; anders in je eigen gegevensmap.
help-opt-serve-workers = Hoeveel processen bedienen; meer dan één vraagt PostgreSQL.
help-opt-password = Wat iedereen moet weten om binnen te komen.
help-opt-origin = Nog een adres waar pagina’s vandaan mogen komen, zoals https://club.example; mag vaker.
help-opt-proxy = Er staat een proxy voor: die spreekt TLS en zegt wie er belt.
help-opt-pace = Seconden die een bot minstens neemt, en voordat het huis voor een plaats antwoordt.
help-opt-grace = Seconden voordat een bot de plaats overneemt van wie weg is.
help-opt-abandoned = Seconden zonder een van de spelers waarna een partij wordt gesloten.
help-opt-limit = Een grens, zoals tables=100; mag vaker.
help-opt-browser = Open de browser.
help-opt-url = Waar het huis is.
help-arg-backup = Het bestand van de back-up.
help-arg-export = Het bestand voor de verslagen.

serve-open = Tatami is open op { $address } (stoppen met Ctrl-C)
serve-public = Anderen kunnen dit huis bereiken{ $password ->
    [0] , en niemand heeft een wachtwoord nodig: stel TATAMI_PASSWORD in
   *[other] {""}
}{ $proxy ->
    [0] . Wat ze typen reist onversleuteld: zet er een proxy voor die TLS spreekt, en voeg --proxy toe
   *[other] {""}
}.
bad-limit = “{ $text }” is geen grens. Schrijf naam=getal; de grenzen zijn { $names }.
backup-written = { $lines } rijen zijn veilig in { $path }.
backup-restored = { $lines } rijen zijn terug uit { $path }.
backup-foreign = { $path } is geen back-up van Tatami.
backup-damaged = { $path } is beschadigd: { $detail }. Er is niets teruggezet.
backup-not-empty = De database bevat al partijen. Zet terug in een lege: noem met --db of --folder een andere.
export-written = { $count } verslagen staan in { $path }.
host-people-id = persoon
host-people-name = naam
host-people-tables = tafels
host-people-banned = geweerd
host-announced = Iedereen heeft het gehoord.
host-closed = Tafel { $table } is gesloten.
host-banned = { $name } { $lifted ->
    [0] mag niet meer binnen
   *[other] mag weer binnen
}.
host-refused = Het huis weigert: { $text }
host-away = Op { $url } antwoordt geen huis: { $detail }
