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
home-continue = Weiterspielen
play-level = Wie stark die Bots in { $game } sind
play-quick = Schneller Aufbau: erste Plättchen und Figuren werden ausgelost
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
option-name-deals = Austeilen
option-name-tie = Gleichstand
option-name-rounds = Runden
option-name-influence = Die sechs Samurai
option-name-gap = Neue Dörfer
option-name-leaderless = Niemand führt
option-name-opening = Erste Plättchen
option-name-figures = Figuren
option-name-capture = In Besitz nehmen
option-name-screens = Sichtschirme
option-name-nobody = Keine Mehrheit
option-name-location = Ort
option-name-bare_hands = Bloße Hände
option-name-minions = Gefolgsleute
option-name-sudden_death = Letzte Züge
option-name-dry_rounds = Trockene Runden
option-name-helpers = Hilfe für Geister
option-value-tie-throws = Stein, Schere, Papier
option-value-tie-extra = weitere Runden
option-value-tie-shared = den Sieg teilen
option-value-rounds-full = voll (full)
option-value-rounds-short = kurz (short)
option-value-gap-strict = neben einem gemeinsamen Dorf
option-value-gap-wide = jede Lücke
option-value-leaderless-stones = alle Steine zählen
option-value-leaderless-draw = den Sieg teilen
option-value-opening-chosen = gewählt
option-value-opening-random = gezogen
option-value-figures-placed = reihum gesetzt
option-value-figures-random = gezogen
option-value-capture-turn = am Ende des Zuges
option-value-capture-instant = sofort
option-value-screens-closed = hinter Schirmen
option-value-screens-open = offen
option-value-nobody-none = niemand gewinnt
option-value-nobody-most = die meisten Figuren gewinnen
option-value-location-inn = Gasthaus
option-value-location-distillery = Brennerei
option-value-location-grove = Hain
option-value-location-bridge = Brücke
option-value-location-shrine = Schrein
option-value-bare_hands-unarmed = nur unbewaffnet
option-value-bare_hands-always = wenn keine Waffe passt
option-value-helpers-attacker = im Uhrzeigersinn ab dem Angreifer
option-value-helpers-attacked = im Uhrzeigersinn ab dem Angegriffenen
option-value-minions-far = so weit sie können
option-value-minions-free = wie ihr Herr will
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
level-shogun = Shōgun (am stärksten)
level-greedy = Faustregeln
level-random = Auf gut Glück
clock-none = Keine
clock-relaxed = Gemütlich: drei Minuten je Zug
clock-fast = Schnell: fünf Minuten für die Partie und fünf Sekunden je Zug
clock-days = Tage: drei Tage je Zug

# Vor der Partie

lobby-title = Wer spielt
lobby-talk = Gespräch
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
story-title = Verlauf
chat-say = Etwas sagen
chat-send = Sagen
tools = Werkzeuge
undo = Zurück
hint = Tipp
hint-title = Der stärkste Bot würde
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
skip-one = Weiter
skip-all = Bis jetzt überspringen
forced-move = { $text } Es gab keine andere Wahl.
see-again = Noch einmal
dont-ask = Ja, und nicht mehr fragen
more = Mehr
story-unread = ungelesen
summary-on = Weiter
see-the-table = Den Tisch ansehen
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
match-you-won = Du hast gewonnen!
match-you-lost = Du hast verloren.
match-you-share = Du teilst dir den Sieg!
fact-moves = Es waren { $count } Züge.
fact-lead = Der Vorsprung war { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
hint-chance = Gewinnchance { $share } %
hint-better = { $points ->
    [one] 1 Punkt besser
   *[other] { $points } Punkte besser
} als „{ $other }“
hint-worse = { $points ->
    [one] 1 Punkt schlechter
   *[other] { $points } Punkte schlechter
} als „{ $other }“
hint-same = so gut wie „{ $other }“
tracker-title = In dieser Runde gesehene Karten

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
settings-speed = Tempo, in dem gezeigt wird, was andere tun
settings-animations = Animationen
animations-full = voll
animations-quick = kurz
animations-off = aus
settings-confirmations = Vor dem Ausspielen fragen: zweimal tippen
settings-ask-again = Wieder nach allem fragen
settings-sound = Klang von Holz und Papier
settings-volume = Lautstärke
settings-vibration = Vibrieren, wenn ich am Zug bin
carry-title = Ein anderes Gerät
carry-about = Sei auf einem anderen Gerät derselbe Mensch: Hol dir hier einen Code und gib ihn dort ein.
carry-code = Code holen
carry-minutes = Er gilt zehn Minuten.
carry-typed = Ein Code von einem anderen Gerät
carry-arrive = Dieser Mensch werden
carry-arrived = Auch hier bist du { $name }.

# Die geführte erste Partie

guide-title = Führung
guide-go-on = Weiter
guide-skip = Ohne Führung
guide-close = Danke
guide-end = Das war eine ganze Partie. Spiel sie nach, lies die Regeln, oder spiel noch eine gegen jemand Stärkeren.
