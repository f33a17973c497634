# Was der Browser selbst sagt: Seiten, Knöpfe, und Namen für alle, die zuhören.

language-name = Deutsch
skip-to-content = Zum Inhalt
try-again = Noch einmal versuchen
to-the-house = Zur Startseite
house-ways = Im Haus
puzzles-title = Rätsel
no-such-page = Unter dieser Adresse ist nichts. Vielleicht ist der Link nicht vollständig.
no-such-game = Dieses Spiel gibt es hier nicht.
house-unreachable = Der Server ist nicht zu erreichen.
connection-lost = Verbindung unterbrochen. Verbinde neu …
close = Schließen
cancel = Abbrechen
keep = Speichern
copied = Kopiert
copy-link = Link kopieren
show-all = Alle zeigen
rules = Regeln
rules-contents = Teile der Regeln
rule-number = Regel { $rule }
points = Punkte
option-seat = Platz { $seat }
option-default = Vorgabe
a-number = eine andere Zahl …

# Die Tür

locked-title = Passwort nötig
locked-password = Passwort
locked-enter = Eintreten

# Die erste Seite

home-title = { $games ->
    [5] Fünf Samurai-Spiele auf einer Matte
   *[other] { $games } Spiele auf einer Matte
  }
home-mine = Deine Partien
home-continue = Weiterspielen
play-level = Wie stark die Bots in { $game } sind
play-quick = Schneller, ausgeloster Aufbau
home-open = Offene Tische
home-watch = Partien zum Zuschauen
home-quiet = Im Gasthaus ist es gerade still: Kein Tisch ist offen, und es gibt keine Partie zum Zuschauen. Öffne einen Tisch und schick deinen Freunden den Link.
game-seats = { $fewest }–{ $most } Spieler
game-minutes = etwa { $minutes } Min.
game-bot-minutes = { $minutes } Min. gegen Bots
play-now = Jetzt spielen
play-with-friends = Mit Freunden
new-table = Neuer Tisch
learn-by-playing = Spielend lernen
you-are = Du bist { $name }.
your-name = Dein Name
change-name = Name ändern
table-won-by = { $names ->
    [none] Niemand hat gewonnen
   *[other] Gewonnen: { $names }
}
table-open-seats = { $open ->
    [one] 1 Platz frei
   *[other] { $open } Plätze frei
}
table-your-turn = Du bist dran
table-playing = läuft
table-ready = Es kann losgehen
table-closed = Dieser Tisch wurde geschlossen, bevor die Partie begann.

# Ein neuer Tisch

new-seats = Plätze
new-company = Mit wem du spielst
company-friends = Mit Freunden, per Link
company-here = Alle an diesem Bildschirm
company-bots = Mit Bots
new-options = Optionen
new-as-printed = wie in der Anleitung
new-own-options = von dir geändert
new-clock = Uhr
new-who-sees = Wer den Tisch sehen darf
new-private = Nur wer den Link hat
new-listed = Alle auf diesem Server
new-hints = Tipps sind erlaubt
new-open = Tisch öffnen
new-begin = Anfangen
seat-number = Platz { $number }
plan-me = Ich
plan-here = An diesem Bildschirm
player-number = Spieler { $number }
seat-name = Name für Platz { $number }
plan-open = Freier Platz
plan-bot = Bot: { $level }
level-ashigaru = Ashigaru (leicht)
level-ronin = Rōnin (mittel)
level-samurai = Samurai (stark)
level-shogun = Shōgun (am stärksten)
level-greedy = Faustregeln (Anfänger)
level-random = Zufällige Züge (ohne Stärke)
clock-none = Keine
clock-relaxed = Gemütlich: drei Minuten je Zug
clock-fast = Schnell: fünf Minuten für die Partie, plus fünf Sekunden je Zug
clock-days = Tage: drei Tage je Zug
clock-own = mit Zeitgrenze

# Vor der Partie

lobby-title = Wer spielt
lobby-invited = { $count ->
    [one] { $names } möchte mit dir spielen
   *[other] { $names } möchten mit dir spielen
}
lobby-welcome = Hier ist ein Platz für dich
lobby-join = Mitspielen
lobby-agreed = Was vereinbart ist
lobby-no-hints = ohne Tipps
lobby-talk = Chat
lobby-sit = Hier hinsetzen
share = Teilen
sit-title = Wie sollen dich die anderen nennen?
sit-down = Hinsetzen
phrase-hello = Hallo!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-hurry = Du bist dran!
phrase-again = Noch eine Partie?
lobby-stand = Aufstehen
lobby-start = Partie beginnen
lobby-close = Tisch schließen
lobby-full = Alle Plätze sind besetzt.
lobby-full-guest = Alle Plätze sind besetzt. Wer den Tisch geöffnet hat, kann jetzt beginnen.
lobby-full-watcher = Alle Plätze sind besetzt. Bleib hier, um zuzuschauen.
lobby-away = { $count ->
    [one] { $names } ist noch nicht da.
   *[other] { $names } sind noch nicht da.
}
lobby-fill = { $open ->
    [one] Anfangen, mit einem Bot auf dem freien Platz
   *[other] Anfangen, mit Bots auf den { $open } freien Plätzen
}
lobby-scan = Scannen oder den Link verschicken.
lobby-wait = Warten auf Spieler …
lobby-invite = Einladen
lobby-qr = QR-Code des Links zu diesem Tisch
lobby-seal = Ehrlich gemischt, schon jetzt festgelegt und später nachprüfbar. Prüfsiegel:

# Der Tisch

table-board = Der Tisch
seat-open = frei
seat-you = du
seat-away = nicht da
seat-resigned = hat aufgegeben
seat-bot-plays = ein Bot spielt weiter
seat-thinking = ist am Zug
your-choice = Deine Wahl: { $what }.
waiting-for = Warten auf { $names }.
match-over = Die Partie ist zu Ende.
match-goes-on = Die Partie geht weiter …
match-won-by = { $names ->
    [none] Niemand hat gewonnen
   *[other] Gewonnen: { $names }
}
board-missing = Dieses Brett lässt sich nicht zeigen. Lade die Seite neu.
not-now = Das geht jetzt nicht.
your-hand = Deine Hand
face-down = verdeckt
nothing-yet = noch nichts
cards-in-hand = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
all-choices = { $count ->
    [one] Deine einzige Möglichkeit als Text
   *[other] Alle { $count } Möglichkeiten als Text
}
story-title = Verlauf
chat-say = Etwas sagen
chat-send = Senden
tools = Aktionen
undo = Rückgängig
hint = Tipp
hint-title = Der stärkste Bot wählt
resign = Aufgeben
resign-question = Aufgeben? Ein Bot spielt für dich zu Ende, und du kannst nicht mehr gewinnen.
resign-at-last-question = Aufgeben? Die Partie ist dann zu Ende, und du hast sie verloren.
leave = Gehen
rematch = Noch eine Partie
rematch-waits = Die nächste Partie steht bereit: dieselben Spieler, dieselben Plätze.
rematch-join = Zur nächsten Partie
rematch-watch = Zur nächsten Partie
replay = Partie ansehen
always-pass = Hier immer passen
ask-me-again = Wieder fragen
curtain-title = Bildschirm weiterreichen
curtain-pass = { $who }: Nimm den Bildschirm
curtain-about = Die anderen schauen weg.
curtain-open = Meine Karten zeigen
tracker = Gesehene Karten: { $seen } von { $all }
tracker-seen = gesehen
score-sheet = Wertungsblatt
round = Runde
sum = Summe
skip-one = Weiter
skip-all = Alles überspringen
forced-move = { $text } Es gab keine andere Wahl.
see-again = Noch einmal
see-again-about = Noch einmal sehen, was seit deinem letzten Zug geschah
since-your-last-turn = Seit deinem letzten Zug
dont-ask = Ja, und nicht mehr fragen
more = Mehr
story-unread = ungelesen
story-new = neu
chat-unread = { $count ->
    [one] neue Nachricht
   *[other] neue Nachrichten
}
summary-on = Weiter
summary-points = Punkte
summary-total = Gesamt
see-the-table = Den Tisch ansehen
see-the-result = Das Ergebnis ansehen
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
match-you-won = Du hast gewonnen!
match-you-lost = Du hast verloren.
match-you-gave-up = Du hast aufgegeben.
match-you-share = Du teilst dir den Sieg!
fact-moves = Es waren { $count } Züge.
fact-lead = Der Vorsprung war { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
hint-chance = Gewinnchance { $share } %
hint-no-difference = In den nächsten Zügen kein klarer Unterschied.
tracker-title = In dieser Runde gesehene Karten

# Eine beendete Partie

step-back = Einen Zug zurück
step-on = Einen Zug weiter
replay-turn-back = Zurück zum vorigen Spieler
replay-turn-on = Weiter zum nächsten Spieler
replay-play = Abspielen
replay-pause = Anhalten
replay-move = Zug
replay-eye = Sicht
replay-open = Alle Karten offen
replay-from = Sicht von { $name }
replay-watcher = Sicht eines Zuschauers
share-link = Link kopieren
download-record = Aufzeichnung herunterladen
check-deals = Mischung prüfen
deals-fair = Ehrlich gemischt: { $deals ->
    [one] Die eine Ziehung folgt
   *[other] Alle { $deals } Ziehungen folgen
} aus dem Startwert, der vorher versiegelt wurde ({ $commitment }).
deals-without-yours = Was dieser Browser zur Mischung beigetragen hat, fehlt in der Aufzeichnung: Der Server hat nicht so gemischt, wie er es versprochen hat.

# Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Darstellung
theme-system = wie das Gerät
theme-light = Tag
theme-dark = Nacht
settings-speed = Tempo der Mitspieler
settings-animations = Animationen
animations-full = voll
animations-quick = kurz
animations-off = aus
settings-confirmations = Zum Ausspielen zweimal tippen
settings-ask-again = Wieder nach allem fragen
settings-sound = Klänge
settings-volume = Lautstärke
settings-vibration = Vibrieren, wenn ich am Zug bin
install = Tatami installieren
install-about = Als eigene App auf diesem Gerät, mit eigenem Fenster und eigenem Zeichen unter den anderen.
carry-title = Ein anderes Gerät
carry-about = Auf einem anderen Gerät dieselbe Person sein: den Code dort scannen oder eintippen.
carry-qr = QR-Code des Links für das andere Gerät
carry-by-hand = Ohne Kamera: dort { $address } öffnen und eintippen
carry-code = Code holen
carry-minutes = Er gilt einmal, zehn Minuten lang.
devices-about = Ein Gerät verloren oder ein fremdes benutzt?
devices-end = Alle anderen Geräte abmelden
devices-ended = Ab jetzt bist du nur noch auf diesem Gerät du.
carry-typed = Ein Code von einem anderen Gerät
carry-arrive = Hier weiterspielen
carry-arrived = Auch hier bist du { $name }.
carry-here = Hier weiterspielen
carry-here-about = Mit einem Code von einem anderen Gerät bist du hier dieselbe Person, mit denselben Plätzen an denselben Tischen.

# Die geführte erste Partie

guide-title = Führung
guide-go-on = Verstanden
guide-skip = Ohne Führung
decided-title = Was es entschieden hat
decided-points = { $names } gewann mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}, { $lead } mehr als die Nächsten.
decided-majority-you = { $ahead ->
    [1] Du hattest die Mehrheit bei { $kind }: { $count }, und wer dir folgte, { $most }.
   *[0] Am nächsten warst du einer Mehrheit bei { $kind }: Du hattest { $count }, jemand anders { $most }.
}
guide-end = Das war eine ganze Partie. Sieh sie dir noch einmal an, lies die Regeln, oder spiel noch eine gegen jemand Stärkeren.
