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
level-samurai = Samurai (stark)
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
board-hagakure-takes = bekommt ihn
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

guide-samurai_cards-PlaceCard-1 = Willkommen! Dörfer zeigen Helme, Buddhas und Reis. Liegen an allen vier Seiten eines Dorfes Karten, bekommt den Stein eines Symbols, wer darauf den meisten Einfluss hat. Wähle eine Karte und dann einen der Plätze, die aufleuchten.
guide-samurai_cards-PlaceCard-2 = Eine Karte zählt nur für ihr eigenes Symbol, in jedem Dorf, das sie berührt. Ein Samurai zählt für alle drei.
guide-samurai_cards-PlaceCard-3 = Liegen deine und eine fremde Karte um eine Ecke eines Dorfes, kommt ein neues Dorf auf den Platz, der beide berührt. Zeig auf einen Platz, um es zu sehen.
guide-samurai_cards-PlaceCard-4 = Bei Gleichstand bekommt niemand den Stein. Manchmal ist das das Beste, was du tun kannst.
guide-samurai_cards-PlaceCard-5 = Eine Karte zwischen zwei Dörfern wirkt in beiden. Solche Plätze sind Gold wert.
guide-samurai_cards-PlaceCard-6 = Wer am Ende in zwei Formen führt, gewinnt. Kümmere dich also um zwei und gönn den anderen die dritte nicht.
guide-samurai_cards-PlaceCard-7 = Die Partie endet, wenn die Steine einer Form, die Dörfer oder die Karten ausgehen. Mehr gibt es nicht zu wissen.
guide-samurai_cards-ChoosePlace-1 = Mehrere Plätze bekommen ein Dorf. Du siehst auch schon das nächste: Sag, wohin dieses kommt.
guide-samurai-ChooseTiles-1 = Willkommen! Wähle zuerst die fünf Plättchen, mit denen du beginnst. Helm, Buddha und Reis wirken auf ihre eigenen Figuren, Samurai auf alle.
guide-samurai-ChooseTiles-2 = Schiffe, Reiter und der Figurentausch tragen ein Schriftzeichen: Davon darfst du in einem Zug beliebig viele legen.
guide-samurai-PlaceFigure-1 = Nun stellen alle die Figuren auf, erst in die Städte, dann in die Dörfer. Wähle eine Figur, dann einen Ort, der aufleuchtet.
guide-samurai-PlaceFigure-2 = Wo viel beisammensteht, werden alle darum kämpfen.
guide-samurai-LayTiles-1 = Du bist dran: Leg ein Plättchen aufs Land, ein Schiff aufs Meer. Es wirkt auf jeden Ort, den es berührt.
guide-samurai-LayTiles-2 = Ist alles Land um einen Ort besetzt, gehen seine Figuren an die mit dem meisten Einfluss. Zeig auf einen Ort, um zu sehen, wie es steht.
guide-samurai-LayTiles-3 = Nur ein Plättchen ohne Schriftzeichen je Zug, von den anderen beliebig viele. Dann beende deinen Zug.
guide-samurai-LayTiles-4 = Bei Gleichstand wird die Figur für niemanden beiseitegestellt. Vier davon beenden die Partie.
guide-samurai-LayTiles-5 = Wer die Mehrheit in zwei Arten hat, gewinnt. Bei je einer Mehrheit zählen die anderen Figuren.
guide-samurai-LayTiles-6 = Schiffe warten auf dem Meer, ohne Land zu füllen: Leg sie dorthin, wo sich ein Kampf entscheidet.
guide-samurai-LayAgain-1 = Das aufgenommene Plättchen wird gleich wieder gelegt, auf irgendein freies Land.
guide-sake-ChoosePlay-1 = Willkommen! Trink: Wenn das Masu leer ist, gewinnt der betrunkenste Überlebende. Du spielst je Zug bis zu zwei Karten, jede für eines ihrer vier Felder oder für ihren Text. Wähle eine Karte, um zu sehen, was sie jetzt kann.
guide-sake-ChoosePlay-2 = Mit dem Becher auf einer Karte trinkst du: Nimm Sake aus dem Masu. Aber wo Sake liegt, auf einer Waffe, einem Gegenstand oder deiner Tafel, wirkt nichts mehr.
guide-sake-ChoosePlay-3 = Die Klinge greift einen Nachbarn an, mit einer Waffe, die genau so viele Schritte weit reicht, wie zwischen euch liegen. Beweg dich, um den Abstand zu ändern.
guide-sake-ChoosePlay-4 = Solange du noch sitzt, kannst du Iaidō einsetzen: ein, zwei Schritte und ein Hieb mit einer Karte.
guide-sake-ChoosePlay-5 = Sake lässt sich verbrennen, für eine Karte oder um eine mehr zu spielen. Und wenn alles verloren ist, verbrenn deine Seele: Nimm Lebenskarten auf die Hand.
guide-sake-MayDefend-1 = Du wirst angegriffen! Der Schild einer Karte und der deiner geführten Waffe mindern den Angriff. Was übrig bleibt, sind Wunden.
guide-sake-MayFalter-1 = Jemand bewegt sich. Mit der richtigen Karte könntest du es verhindern; sonst lass es geschehen.
guide-sake-MayBlur-1 = Jemand greift an. Mit der richtigen Karte könntest du es verhindern; sonst lass es geschehen.
guide-sake-PlaceSake-1 = Nun leg den Sake irgendwohin: Auf deinem Lebensstapel schützt er dich sogar, aber dann kannst du deine Seele nicht verbrennen.
guide-sake-SendMinion-1 = Ein Gefolgsmann darf auf den Weg zu einem Nachbarn treten. Er schirmt dich ab, und er schlägt zu.
guide-sake-DiscardCard-1 = Du darfst höchstens vier Karten halten: Wirf eine ab.
guide-sake-ChooseMischief-1 = Du bist tot, aber nicht aus dem Spiel: Geister stehlen Sake aus dem Masu oder suchen die Lebenden heim. Haben die Geister am Ende mehr, gewinnen sie.
