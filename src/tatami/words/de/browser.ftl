# Was der Browser selbst sagt: Seiten, Knöpfe, und Namen für alle, die zuhören.

language-name = Deutsch
skip-to-content = Zum Inhalt
try-again = Noch einmal
to-the-house = Zum Haus
no-such-page = Unter dieser Adresse ist nichts.
no-such-game = Dieses Spiel wird in diesem Haus nicht gespielt.
house-unreachable = Das Haus ist nicht zu erreichen.
connection-lost = Die Verbindung ist weg. Sie kommt wieder …
close = Schließen
cancel = Abbrechen
keep = Behalten
copied = Kopiert
copy-link = Link kopieren
show-all = Alle zeigen
rules = Regeln
rule-number = Regel { $rule }
points = Punkte
as-printed = wie gedruckt
a-number = eine Zahl …

# Die Tür

locked-title = Dieses Haus ist verschlossen
locked-password = Passwort
locked-enter = Eintreten

# Die erste Seite

home-title = Fünf Samurai-Spiele auf einer Matte
home-mine = Deine Partien
home-open = Offene Tische
home-watch = Partien zum Zuschauen
home-none-open = Gerade wartet kein Tisch auf jemanden.
home-none-watch = Gerade spielt niemand öffentlich.
game-seats = { $fewest }–{ $most } Plätze
game-minutes = etwa { $minutes } Minuten
play-now = Jetzt spielen
new-table = Neuer Tisch
learn-by-playing = Spielend lernen
you-are = Du bist { $name }.
your-name = Dein Name
change-name = Name ändern

table-won-by = Gewonnen: { $names }
table-open-seats = { $open ->
    [one] 1 Platz frei
   *[other] { $open } Plätze frei
}
table-your-turn = Du bist dran
table-playing = läuft
table-closed = Dieser Tisch wurde geschlossen, bevor die Partie begann.

# Ein neuer Tisch

new-seats = Plätze
new-hot-seat = Mehrere Plätze können deine sein: Wer sich einen Bildschirm teilt, reicht ihn weiter.
new-options = Optionen
new-clock = Uhr
new-who-sees = Wer ihn sehen darf
new-private = Nur wer den Link hat
new-listed = Alle im Haus
new-hints = Tipps sind erlaubt
new-open = Tisch öffnen
new-begin = Anfangen
seat-number = Platz { $number }
plan-me = Ich
plan-open = Wer kommt
plan-bot = Bot: { $level }
level-ashigaru = Ashigaru (leicht)
level-ronin = Rōnin (mittel)
level-samurai = Samurai (stark)
level-shogun = Shōgun (am stärksten)
clock-none = Keine
clock-relaxed = Gemütlich: drei Minuten je Zug
clock-fast = Schnell: fünf Minuten für die Partie und fünf Sekunden je Zug
clock-days = Tage: drei Tage je Zug

# Vor der Partie

lobby-title = Wer spielt
lobby-sit = Hier hinsetzen
lobby-stand = Aufstehen
lobby-start = Partie beginnen
lobby-close = Tisch schließen
lobby-full = Alle Plätze sind besetzt.
lobby-wait = Warten auf die freien Plätze …
lobby-invite = Einladen
lobby-qr = QR-Code des Links zu diesem Tisch
lobby-seal = Die Karten sind schon versiegelt:

# Der Tisch

table-board = Der Tisch
table-seats = Plätze
seat-open = frei
seat-you = du
seat-away = nicht da
seat-resigned = hat aufgegeben
seat-bot-plays = ein Bot spielt weiter
seat-thinking = ist gefragt
waiting-for = Warten auf { $names }.
match-over = Die Partie ist zu Ende.
match-goes-on = Die Partie geht weiter …
match-won-by = Gewonnen: { $names }
board-missing = Dieses Brett lässt sich nicht zeigen. Lade die Seite neu.
not-now = Danach bist du jetzt nicht gefragt.
your-hand = Deine Hand
tap-again = Noch einmal, um { $card } zu spielen; Escape legt sie zurück.
face-down = verdeckt
nothing-yet = noch nichts
cards-in-hand = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
all-choices = { $count ->
    [one] Die eine Möglichkeit in Worten
   *[other] Alle { $count } Möglichkeiten in Worten
}
skip-motion = Gleich zeigen
story-title = Verlauf
chat-say = Etwas sagen
chat-send = Sagen
tools = Werkzeuge
undo = Zurück
hint = Tipp
hint-title = Der stärkste Bot würde
hint-expects = ({ $share } % erwartet)
resign = Aufgeben
resign-question = Aufgeben? Ein Bot spielt deinen Platz zu Ende, und du kannst nicht gewinnen.
leave = Gehen
rematch = Noch eine Partie
replay = Nachspielen
always-pass = Hier immer passen
ask-me-again = Wieder fragen
curtain-title = Der nächste Platz
curtain-pass = Platz { $number }, nimm den Bildschirm
curtain-about = Die anderen schauen weg.
curtain-open = Meine Karten zeigen
tracker = Gesehene Karten: { $seen } von { $all }
tracker-seen = gesehen
score-sheet = Punktezettel
round = Runde
sum = Summe

# Eine beendete Partie

step-back = Einen Zug zurück
step-on = Einen Zug weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-move = Zug
replay-eye = Mit wessen Augen
replay-open = Alle Karten offen
replay-from = Mit den Augen von { $name }
replay-watcher = Mit den Augen eines Zuschauers
share-link = Link kopieren
download-record = Aufzeichnung laden
check-deals = Karten prüfen
deals-fair = Alle { $deals } Karten folgen aus dem Samen, der vor der ersten versiegelt wurde: { $commitment }.

# Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Licht
theme-system = wie das Gerät
theme-light = Tag
theme-dark = Nacht
settings-motion = Bewegung
motion-full = ruhig
motion-brisk = flott
motion-none = keine
settings-confirmations = Zum Spielen zweimal tippen
settings-sound = Klang von Holz und Papier
carry-title = Ein anderes Gerät
carry-about = Sei auf einem anderen Gerät derselbe Mensch: Hol dir hier einen Code und gib ihn dort ein.
carry-code = Code holen
carry-minutes = Er gilt zehn Minuten.
carry-typed = Ein Code von einem anderen Gerät
carry-arrive = Dieser Mensch werden
carry-arrived = Auch hier bist du { $name }.

# Ninjan

board-ninjan-card = { $value } { $suit }
board-ninjan-sign-0 = Stein
board-ninjan-sign-1 = Schere
board-ninjan-sign-2 = Papier
board-ninjan-progress = { $deals ->
    [1] Runde { $round } von 9
   *[other] Spiel { $deal } von { $deals }, Runde { $round } von 9
}
board-ninjan-pile-label = Stapel { $number }, { $points } Punkte, obenauf { $top }. { $doing }
board-ninjan-picks = Die gewählten Karten
board-ninjan-won = Gewonnene Karten
board-ninjan-wheel = Stein schlägt Schere, Schere schlägt Papier, Papier schlägt Stein.
board-ninjan-equal = Hoch kommt zuerst. Von gleichen Werten die Karte, die die andere schlägt; von dreien Stein, Schere, Papier.

# Hagakure

board-hagakure-card-villager = Dorfbewohner { $number }
board-hagakure-card-samurai = Samurai { $number }
board-hagakure-card-fool = alter Narr
board-hagakure-fool-short = Narr
board-hagakure-progress = Runde { $round } von { $rounds }
board-hagakure-trick = Der Stich
board-hagakure-leads = spielt aus
board-hagakure-tricks = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
}
board-hagakure-villagers-won = { $count ->
    [one] 1 Dorfbewohner
   *[other] { $count } Dorfbewohner
}
board-hagakure-yomi = Yomi: { $count } Karten
board-hagakure-banners = Deine Banner
board-hagakure-banner-double = Doppelt
board-hagakure-banner-zero = Null
board-hagakure-banner-villagers = Dorf
board-hagakure-banner-swap = Tausch
board-hagakure-banner-look = Blick
board-hagakure-banner-left = noch nicht benutzt
board-hagakure-banner-flying = weht
board-hagakure-banner-used = benutzt
board-hagakure-look-about = eine Hand oder das Yomi sehen: sag, was

# Die geführte erste Partie

guide-title = Führung
guide-go-on = Weiter
guide-skip = Ohne Führung
guide-close = Danke
guide-end = Das war eine ganze Partie. Spiel sie nach, lies die Regeln, oder spiel noch eine gegen jemand Stärkeren.

guide-ninjan-PickCard-1 = Willkommen! Du sammelst Punkte: die Werte der Karten, die du gewinnst, auch die negativen. Alle wählen heimlich eine Karte; tippe eine von deinen an, und noch einmal, um sie zu spielen.
guide-ninjan-PickCard-2 = Hohe Karten kommen zuerst dran. Das ist gut, wenn ein Stapel etwas wert ist, und schlecht, wenn du Minuspunkte nehmen müsstest.
guide-ninjan-PickCard-3 = Dein Zeichen entscheidet: Stein schlägt Schere, Schere schlägt Papier, Papier schlägt Stein. Schlägt deine Karte die oberste eines Stapels, muss sie einen solchen nehmen.
guide-ninjan-PickCard-4 = Eine Karte, die nichts schlägt, legst du auf einen Stapel deiner Wahl. So werden negative Karten zu vergifteten Geschenken.
guide-ninjan-PickCard-5 = Schau auf die Summen unter den Stapeln. Wer will den großen? Und mit welchem Zeichen?
guide-ninjan-PickCard-6 = Unten siehst du, welche Karten du schon gesehen hast. Die anderen sind auf fremden Händen oder nicht im Spiel.
guide-ninjan-PickCard-7 = Von gleichen Werten kommt zuerst, wer den anderen schlägt. Kleines Rad, große Wirkung.
guide-ninjan-PickCard-8 = Nur noch zwei Runden. Was am Ende auf den Stapeln liegt, zählt für niemanden.
guide-ninjan-PickCard-9 = Die letzte Karte spielt sich selbst. Ab hier brauchst du keine Führung mehr.
guide-ninjan-Resolve-1 = Jetzt ist deine Karte dran. Du kannst einen der Stapel wählen, die leuchten.
guide-ninjan-Resolve-2 = Wenn du wählen darfst, denk an die Nächsten: Deine Karte liegt nun oben, und jemand könnte sie schlagen.
guide-ninjan-Resolve-3 = Ein Stapel, der heute schlecht aussieht, kann morgen viel wert sein. Leg schlechte Karten dorthin, wo du nicht nehmen musst.

guide-hagakure-PlayChip-1 = Willkommen! Jeder Stich zählt einen Punkt und Samurai 18 noch einen. Ohne Stich verlierst du zwei. Zuerst darf jeder ein Banner hissen: Du hast fünf für die ganze Partie. Tippe eines zweimal an, oder behalte sie.
guide-hagakure-PlayChip-2 = Eine neue Runde. Verdopple eine Hand voll hoher Zahlen; mit lauter niedrigen rettet dich die Null vor Minuspunkten.
guide-hagakure-PlayChip-3 = Tausch gibt deine ganze Hand gegen das verdeckte Yomi. Blick zeigt dir allein eine Hand oder das Yomi.
guide-hagakure-PlayCard-1 = Nun die Stiche. Die höchste Zahl gewinnt, egal in welcher Farbe. Tippe eine Karte an, und noch einmal, um sie zu spielen.
guide-hagakure-PlayCard-2 = Wird Rot ausgespielt, musst du Rot spielen, wenn du kannst: Samurai und Narren sind rot. Was du nicht spielen darfst, ist blass; tippe darauf, und das Haus sagt, warum.
guide-hagakure-PlayCard-3 = Ein alter Narr zählt 0. Aber wenn sich zwei oder drei Narren in einem Stich treffen, gewinnt ihn der letzte!
guide-hagakure-PlayCard-4 = Wer den Stich gewinnt, spielt zum nächsten aus. Wer Rot ausspielt, holt die roten Karten aus den anderen Händen.
guide-hagakure-PlayCard-5 = Gewonnene Karten liegen offen: Zähl die Dorfbewohner, wenn jemand dieses Banner hisst.
guide-hagakure-PlayCard-6 = Unten siehst du, welche Karten du in dieser Runde gesehen hast.
guide-hagakure-PlayCard-7 = Mehr muss man nicht wissen. Der Punktezettel sagt, wer führt.
