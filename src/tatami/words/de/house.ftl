# Was der Server sagt.

house-names = Wandernder Kranich, Stiller Fuchs, Frühe Pflaume, Papierlaterne, Nachtreiher, Steinkarpfen, Silberkiefer, Lachender Dachs, Roter Ahorn, Herbstmond, Bambusregen, Morgenflut, Alter Tanuki, Schneehase, Eisenkessel, Blaureiher

house-sat = { $name } setzt sich.
house-stood = { $name } verlässt den Platz.
house-late = Die Zeit von { $name } ist abgelaufen; ein Bot spielt weiter.
house-left = { $name } ist gegangen; ein Bot spielt weiter.
house-returned = { $name } ist wieder da.
house-resigned = { $name } gibt auf; ein Bot spielt weiter.
house-resigned-at-last = { $name } gibt auf, und die Partie ist zu Ende.
house-closed = Der Tisch ist geschlossen.
house-said = { $name }

# Ablehnungen

house-no-table = Diesen Tisch gibt es nicht, oder er ist privat: Öffne ihn mit dem ganzen Link.
house-table-broken = Was von diesem Tisch gespeichert ist, lässt sich nicht lesen, darum kann er nicht geöffnet werden. Die anderen Tische sind nicht betroffen; der Gastgeber findet den Grund im Protokoll unter { $table }.
house-table-version = Diese Partie wurde mit Version { $found } der Regeln von { $game } gespielt, aber in diesem Haus gilt Version { $known }. Sie bleibt erhalten; eine Ausgabe mit jenen Regeln kann sie öffnen.
house-no-game = Dieses Spiel gibt es hier nicht.
house-no-picture = Die Regeln dieses Spiels haben kein solches Bild.
house-no-player = Es gibt niemanden mit dieser Kennung.
house-no-address = Unter dieser Adresse ist nichts.
house-not-open = Die Partie hat schon begonnen.
house-not-playing = An diesem Tisch läuft keine Partie.
house-not-over = Die Partie ist noch nicht zu Ende.
house-not-host = Das darf nur, wer diesen Tisch eröffnet hat.
house-not-the-host = Das darf nur der Gastgeber dieses Servers: Sende seinen Schlüssel als „Authorization: Bearer …“.
house-not-your-seat = Das ist nicht dein Platz.
house-has-resigned = Du hast diese Partie aufgegeben.
house-full = Alle Plätze sind besetzt, aber du kannst zuschauen.
house-seat-taken = Platz { $seat } ist besetzt.
house-seats-open = Einige Plätze sind noch frei: Warte auf Leute, oder setze Bots dorthin.
house-guide-alone = Eine geführte Partie ist für eine Person gegen Bots.
house-answered = Du hast geantwortet; warte jetzt auf die anderen, oder nimm es zurück.
house-no-undo = Das lässt sich nicht mehr zurücknehmen.
house-no-hints = An diesem Tisch gibt es keine Tipps.
house-not-asked = Du bist nicht an der Reihe.
house-said-nothing = Diese Nachricht ist leer.
house-no-name = Ein Name braucht wenigstens ein sichtbares Zeichen.
house-clock-empty = Stell etwas Zeit auf der Uhr ein.
house-clock-days = Höchstens { $most } Tage je Zug.
house-too-many-tables = Es sind zu viele Tische offen. Beende oder schließe erst einen.
house-too-many-watchers = An diesem Tisch schauen schon zu viele zu.
house-no-hint = Gerade kann kein Tipp gegeben werden.
house-enter-first = Geh erst an einen Tisch.
house-not-understood = Diese Nachricht ist nicht zu verstehen: { $detail }.
house-not-json = Sende JSON, mit der Kopfzeile „Content-Type: application/json“.
house-too-long = Das ist zu lang: höchstens { $most } Byte.
house-too-fast = Das war zu viel auf einmal. Warte einen Augenblick.
house-which = Es gibt keine Liste „{ $which }“: Frage nach open, playing oder mine.
house-no-number = „{ $typed }“ ist keine Zahl; { $name } muss eine sein.
house-no-qr = Ein QR-Code braucht einen Text mit höchstens { $most } Zeichen.
house-failed = Hier ist etwas schiefgegangen. Es lag nicht an dir, und der Gastgeber kann es im Protokoll nachlesen.
house-bad-secret = { $path } ist zu kurz für ein Geheimnis. Lösche die Datei, dann wird eine neue angelegt; danach wird aber niemand mehr wiedererkannt, und alle beginnen als neue Besucher.
house-foreign-origin = Diese Anfrage kommt von einer Seite eines anderen Anbieters.
house-locked = Dieser Server hat ein Passwort: Gib es zuerst ein.
house-wrong-password = Falsches Passwort.
house-banned = Du bist von diesem Server ausgeschlossen.
house-bad-code = Dieser Code ist falsch, verbraucht oder zu alt: Erzeuge einen neuen.
house-no-database = Die Datenbank antwortet nicht. Nichts ging verloren, aber dies konnte nicht gespeichert werden; versuche es noch einmal.
house-database = Die Datenbank { $place } lässt sich nicht benutzen: { $detail }. Möglich sind sqlite:///DATEI und postgresql://NAME@RECHNER/DATENBANK.
house-bad-settings = { $variable } ist nicht zu lesen: { $detail }.
act-number-or-parts = Sag entweder mit der Nummer (action) oder mit den Teilen (parts), was zu tun ist: eins von beiden.
old-turn = Die Partie ist inzwischen weiter; wähle neu.
house-workers-need-postgresql = { $workers } Prozesse brauchen eine gemeinsame Datenbank: Füge --db postgresql://… hinzu.
house-port = Der Server kann { $host }:{ $port } nicht öffnen: { $detail }. Wähle mit --port einen anderen Port oder mit --host eine andere Adresse dieses Rechners.

# Die Kommandozeile des Gastgebers

help-serve = Den Server starten: Tische, Partien und Bots für alle mit einem Browser.
help-backup = Alles, was der Server aufbewahrt, in eine Datei schreiben, auch während er läuft.
help-restore = Eine Sicherung in eine leere Datenbank einspielen.
help-export = Die Aufzeichnungen aller beendeten Partien schreiben, eine je Zeile.
help-host = Befehle für den Gastgeber eines laufenden Servers.
help-host-announce = Allen eine Ankündigung zeigen; ein leerer Text entfernt sie.
help-host-people = Wer an den Tischen ist, mit den Kennungen, die die anderen Befehle brauchen.
help-host-close = Einen Tisch schließen.
help-host-ban = Jemanden ausschließen; --lift hebt das auf.
help-opt-host = Die Adresse, auf der der Server lauscht; 0.0.0.0 lässt andere herein.
help-opt-port = Der Port, auf dem der Server lauscht.
help-opt-db = Die Datenbank: postgresql://user@host/name; sonst SQLite im Datenordner.
help-opt-folder = Wo Datenbank und Geheimnis liegen; sonst in deinem eigenen Datenordner.
help-opt-serve-workers = Wie viele Serverprozesse laufen; mehr als einer braucht PostgreSQL.
help-opt-password = Das Passwort, das alle eingeben müssen.
help-opt-origin = Eine weitere Adresse, von der Seiten kommen dürfen, wie https://club.example; mehrfach möglich.
help-opt-proxy = Der Server steht hinter einem Proxy, der TLS übernimmt und die Adresse der Besucher weitergibt.
help-opt-pace = Sekunden, die ein Bot mindestens braucht; so lange wartet der Server auch, bevor er einen erzwungenen Zug selbst macht.
help-opt-grace = Sekunden, bis ein Bot den Platz von jemandem übernimmt, der gegangen ist.
help-opt-abandoned = Sekunden ohne einen seiner Spieler, nach denen eine Partie geschlossen wird.
help-opt-serve-deck = Eine Datei mit einem anderen Deck für neue Tische, oder SPIEL=DATEI. Partien behalten das Deck, mit dem sie begannen.
help-opt-serve-review-depth = Wie gründlich beendete Partien analysiert werden: coarse, fine oder deep. Ohne Angabe deep, oder coarse, wenn die Regeln nicht kompiliert sind.
help-opt-limit = Eine Grenze, wie tables=100; mehrfach möglich.
help-opt-browser = Den Browser öffnen.
help-opt-url = Die Adresse des Servers.
help-arg-backup = Die Datei der Sicherung.
help-arg-export = Die Datei für die Aufzeichnungen.

serve-open = Tatami ist offen: { $address } (beenden mit Strg-C)
serve-public = Andere können diesen Server erreichen{ $password ->
    [0] , und niemand braucht ein Passwort: Setze TATAMI_PASSWORD
   *[other] {""}
}{ $proxy ->
    [0] . Was sie eingeben, reist unverschlüsselt: Stelle einen Proxy davor, der TLS übernimmt, und füge --proxy hinzu
   *[other] {""}
}.
bad-limit = „{ $text }“ ist keine Grenze. Schreibe name=zahl; die Grenzen sind { $names }.
backup-written = { $lines ->
    [one] 1 Zeile
   *[other] { $lines } Zeilen
} in { $path } gesichert.
backup-restored = { $lines ->
    [one] 1 Zeile
   *[other] { $lines } Zeilen
} aus { $path } wiederhergestellt.
backup-foreign = { $path } ist keine Sicherung von Tatami.
backup-damaged = { $path } ist beschädigt: { $detail }. Nichts wurde eingespielt.
backup-not-empty = Die Datenbank enthält schon Partien. Spiele in eine leere ein: Nenne mit --db oder --folder eine andere.
backup-no-file = { $path } ist keine Datei, sondern ein Gerät oder eine Pipe. Nenne für die Sicherung eine Datei.
export-written = { $count ->
    [one] 1 Aufzeichnung
   *[other] { $count } Aufzeichnungen
} in { $path } geschrieben.
host-people-id = Person
host-people-name = Name
host-people-tables = Tische
host-people-banned = ausgeschlossen
host-announced = Alle sehen es jetzt.
host-closed = Tisch { $table } ist geschlossen.
host-banned = { $name } { $lifted ->
    [0] ist ausgeschlossen
   *[other] ist nicht mehr ausgeschlossen
}.
host-refused = Der Server lehnt ab: { $text }
host-away = Unter { $url } antwortet kein Tatami-Server: { $detail }

# Keeping a house safe

house-foreign-host = Dieser Server ist unter dem Namen „{ $host }“ nicht bekannt. Wenn er so heißt, startet der Gastgeber ihn mit --origin https://{ $host }.
house-restless = Du hast es dir seit dem letzten Zug zu oft anders überlegt. Mach jetzt deinen Zug.
house-too-slow = Diese Anfrage brauchte mehr als { $seconds } Sekunden, um anzukommen.
house-second = Ein anderer Tatami-Server benutzt { $path } bereits. Beende ihn zuerst, oder gib diesem mit --folder einen eigenen Ordner; PostgreSQL können sich mehrere Server teilen.
house-database-newer = Die Datenbank { $place } wurde zuletzt von einer neueren Version von Tatami benutzt ({ $detail }). Installiere diese Version, oder spiele eine Sicherung in eine leere Datenbank ein.
backup-database-damaged = Die Datenbank ist beschädigt: { $detail }. Es wurde keine Sicherung geschrieben. Spiele die letzte gute ein, oder lass die Datei von jemandem retten, der SQLite kennt.
bad-network = „{ $text }“ ist weder eine Adresse noch ein Netz wie 172.17.0.0/16.
bad-origin = „{ $text }“ ist keine Adresse einer Website wie https://games.example.org: http oder https, der Name, vielleicht ein Port, und nichts dahinter.
help-opt-trust = Wo der Proxy ist, wenn nicht auf diesem Rechner: eine Adresse oder ein Netz wie 172.17.0.0/16; auch mehrfach.
help-opt-metrics = Alle dürfen /metrics lesen; sonst braucht es das Token des Gastgebers.
help-opt-forget = Tage, nach denen geschlossene Tische und Leute ohne Tisch gelöscht werden; 0 behält sie. Beendete Partien bleiben.
help-host-token = Das Token des Gastgebers ausgeben, nach dem /metrics fragt.
help-host-inspect = Zeigen, was von einem Tisch gespeichert ist und welches Ereignis kaputt ist.
help-host-cut = Nur die ersten NUMBER Ereignisse eines Tisches behalten; die Partie geht von dort weiter.
house-cut = Tisch { $table } kann auf 1 bis { $last } Ereignisse gekürzt werden.
house-cut-broken = Nur die ersten { $sound } Ereignisse dieses Tisches sind in Ordnung, also kann er nach { $number } nicht weitergehen.
host-inspected = Tisch { $table }: { $count } Ereignisse, davon sind die ersten { $sound } in Ordnung. { $detail }

# tatami doctor

help-doctor = Prüfen, ob auf diesem Rechner der Server laufen kann, und sagen, was zu tun ist, wenn nicht.
doctor-failed = Die Prüfung „{ $name }“ ist gescheitert: { $detail }
doctor-folder = In den Datenordner { $path } kann geschrieben werden.
doctor-folder-closed = In den Datenordner { $path } kann nicht geschrieben werden. Gib ihn dem Benutzer, unter dem der Server läuft, oder nenne mit --folder einen anderen.
doctor-disk = { $free } MB Speicherplatz sind frei.
doctor-disk-full = Nur { $free } MB Speicherplatz sind frei. Schaff Platz: Wenn die Platte voll ist, kann kein Zug gespeichert werden.
doctor-secret = Niemand sonst kann das Geheimnis { $path } lesen.
doctor-secret-given = Das Geheimnis kommt aus TATAMI_SECRET.
doctor-secret-none = Es gibt noch kein Geheimnis; es entsteht, wenn der Server zum ersten Mal startet.
doctor-secret-open = Andere können das Geheimnis { $path } lesen und sich als jeder ausgeben. Führe aus: chmod 600 { $path }
doctor-database = Die Datenbank ({ $place }) antwortet, ist unbeschädigt und passt zu dieser Version.
doctor-database-none = Es gibt noch keine Datenbank; { $path } entsteht, wenn der Server zum ersten Mal startet.
doctor-postgresql = PostgreSQL
doctor-clock = Die Uhr ist glaubhaft.
doctor-clock-wrong = Die Uhr dieses Rechners geht falsch: Sie zeigt eine Zeit, bevor der Server zuletzt offen war. Stell sie, am besten mit NTP.
doctor-files = Das System erlaubt { $most } Verbindungen.
doctor-files-few = Das System erlaubt nur { $most } Verbindungen. Für so viele, wie die Grenzen sagen, erlaube { $wanted } offene Dateien (LimitNOFILE in systemd).
doctor-port = Der Server kann auf { $host }:{ $port } erreichbar sein.
doctor-port-taken = Auf { $host }:{ $port } ist schon etwas erreichbar: der Server selbst oder ein anderes Programm.
doctor-pages = Die Seiten für den Browser sind da.
doctor-pages-none = Die Seiten für den Browser fehlen. Installiere das Wheel, oder baue sie mit: make web
doctor-compiled = Die Regeln sind übersetzt.
doctor-plain = Die Regeln sind nicht übersetzt, darum denken Bots weniger. Installiere mit einem C-Compiler, um das zu ändern.

# Momente einer beendeten Partie

moment-none = Diese Partie hat keinen Moment { $move }: Sie hat { $last } Züge.
moment-not-asked = Platz { $seat } hatte in diesem Moment nichts zu entscheiden.
moment-over = In diesem Moment war die Partie zu Ende, also kann von hier aus nicht weitergespielt werden.
note-not-yours = Nur wer diese Partie gespielt hat, kann Notizen dazu schreiben.
note-too-many = Du hast schon zu { $most } Momenten Notizen geschrieben. Lösche zuerst eine.
note-restless = Die Notizen zu dieser Partie wurden zu oft geändert. Sie bleiben jetzt, wie sie sind.
review-too-many = Du wartest schon auf { $most } Analysen. Eine weitere kann beginnen, wenn eine davon fertig ist.
drawing-move = Nach { $move } Zügen
drawing-seat = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
puzzle-none = Dieses Rätsel gibt es nicht.

# Was ein Chat über einem Link zeigt

preview-open = Ein Tisch mit einem freien Platz. Komm und spiel mit!
preview-playing = Eine Partie läuft gerade. Komm und schau zu!
preview-match = Eine Partie von { $names }: sieh sie dir Zug für Zug an.
preview-moment = Ein Moment aus einer Partie von { $names }.
preview-puzzle = Rätsel: { $game }
preview-solve = Was ist am besten? Eine Wahl ist eindeutig besser als alle anderen ({ $difficulty }).
