# Wat de browser zelf zegt: pagina's, knoppen, en namen voor wie luistert.

language-name = Nederlands
skip-to-content = Naar de inhoud
try-again = Opnieuw proberen
to-the-house = Naar het begin
house-ways = In het huis
puzzles-title = Puzzels
no-such-page = Op dit adres is niets. Misschien is de link niet volledig.
no-such-game = Dit spel bestaat hier niet.
house-unreachable = De server is niet te bereiken.
connection-lost = Verbinding verbroken. Opnieuw verbinden …
close = Sluiten
cancel = Annuleren
keep = Opslaan
copied = Gekopieerd
copy-link = Link kopiëren
show-all = Alles tonen
rules = Regels
rules-contents = Delen van de regels
rule-number = Regel { $rule }
points = punten
option-seat = plaats { $seat }
option-default = standaard
a-number = een ander getal …

# De deur

locked-title = Wachtwoord nodig
locked-password = Wachtwoord
locked-enter = Binnenkomen

# De eerste pagina

home-title = { $games ->
    [5] Vijf samoeraispellen op één mat
   *[other] { $games } spellen op één mat
  }
home-mine = Jouw partijen
home-continue = Verder spelen
play-level = Hoe sterk de bots in { $game } zijn
play-quick = Snelle, gelote opstelling
home-open = Open tafels
home-watch = Partijen om naar te kijken
home-quiet = Het is nu stil in de herberg: er is geen open tafel en geen partij om naar te kijken. Open een tafel en stuur je vrienden de link.
game-seats = { $fewest }–{ $most } spelers
game-minutes = ongeveer { $minutes } min
game-bot-minutes = { $minutes } min tegen bots
play-now = Nu spelen
play-with-friends = Met vrienden
new-table = Nieuwe tafel
learn-by-playing = Spelend leren
you-are = Jij bent { $name }.
your-name = Jouw naam
change-name = Naam veranderen
table-won-by = { $names ->
    [none] Niemand heeft gewonnen
   *[other] Gewonnen: { $names }
}
table-open-seats = { $open ->
    [one] 1 plaats vrij
   *[other] { $open } plaatsen vrij
}
table-your-turn = Jij bent aan de beurt
table-playing = bezig
table-ready = Klaar om te beginnen
table-closed = Deze tafel is gesloten voordat de partij begon.

# Een nieuwe tafel

new-seats = Plaatsen
new-company = Met wie je speelt
company-friends = Vrienden, via een link
company-here = Allemaal aan dit scherm
company-bots = Bots
new-options = Opties
new-as-printed = zoals in het spelregelboek
new-own-options = door jou veranderd
new-clock = Klok
new-who-sees = Wie de tafel mag zien
new-private = Alleen wie de link heeft
new-listed = Iedereen op deze server
new-hints = Tips zijn toegestaan
new-open = Tafel openen
new-begin = Beginnen
seat-number = Plaats { $number }
plan-me = Ik
plan-here = Aan dit scherm
player-number = Speler { $number }
seat-name = Naam voor plaats { $number }
plan-open = Vrije plaats
plan-bot = Bot: { $level }
level-ashigaru = Ashigaru (makkelijk)
level-ronin = Rōnin (gemiddeld)
level-samurai = Samoerai (sterk)
level-shogun = Shōgun (sterkst)
level-greedy = Vuistregels (beginner)
level-random = Willekeurige zetten (geen kracht)
clock-none = Geen
clock-relaxed = Rustig: drie minuten per zet
clock-fast = Snel: vijf minuten voor de partij, plus vijf seconden per zet
clock-days = Dagen: drie dagen per zet
clock-own = met een tijdslimiet

# Voor de partij

lobby-title = Wie speelt
lobby-invited = { $count ->
    [one] { $names } wil graag met je spelen
   *[other] { $names } willen graag met je spelen
}
lobby-welcome = Hier is een plaats voor jou
lobby-join = Meedoen
lobby-agreed = Wat er is afgesproken
lobby-no-hints = zonder tips
lobby-talk = Chat
lobby-sit = Hier gaan zitten
share = Delen
sit-title = Hoe moeten de anderen je noemen?
sit-down = Gaan zitten
phrase-hello = Hallo!
phrase-well-played = Goed gespeeld!
phrase-thanks = Dank je!
phrase-hurry = Jij bent aan de beurt!
phrase-again = Nog een keer?
lobby-stand = Opstaan
lobby-start = Partij beginnen
lobby-close = Tafel sluiten
lobby-full = Alle plaatsen zijn bezet.
lobby-full-guest = Alle plaatsen zijn bezet. Wie de tafel heeft geopend, kan nu beginnen.
lobby-full-watcher = Alle plaatsen zijn bezet. Blijf hier om te kijken.
lobby-away = { $count ->
    [one] { $names } is er nog niet.
   *[other] { $names } zijn er nog niet.
}
lobby-fill = { $open ->
    [one] Beginnen, met een bot op de vrije plaats
   *[other] Beginnen, met bots op de { $open } vrije plaatsen
}
lobby-scan = Scan hem, of stuur de link.
lobby-wait = Wachten op spelers …
lobby-invite = Uitnodigen
lobby-qr = QR-code van de link naar deze tafel
lobby-seal = Eerlijk geschud, nu al vastgelegd en later te controleren. Controlezegel:

# De tafel

table-board = De tafel
seat-open = vrij
seat-you = jij
seat-away = weg
seat-resigned = heeft opgegeven
seat-bot-plays = een bot speelt verder
seat-thinking = is aan zet
your-choice = Jouw keuze: { $what }.
waiting-for = Wachten op { $names }.
match-over = De partij is voorbij.
match-goes-on = De partij gaat verder …
match-won-by = { $names ->
    [none] Niemand heeft gewonnen
   *[other] Gewonnen: { $names }
}
board-missing = Dit bord kan niet getoond worden. Laad de pagina opnieuw.
not-now = Dat kan nu niet.
your-hand = Jouw hand
face-down = gesloten
nothing-yet = nog niets
cards-in-hand = { $count ->
    [one] 1 handkaart
   *[other] { $count } handkaarten
}
all-choices = { $count ->
    [one] Je enige keuze als tekst
   *[other] Alle { $count } keuzes als tekst
}
story-title = Verloop
chat-say = Zeg iets
chat-send = Versturen
tools = Acties
undo = Ongedaan maken
hint = Tip
hint-title = De sterkste bot kiest
resign = Opgeven
resign-question = Opgeven? Een bot speelt voor jou verder, en je kunt niet meer winnen.
resign-at-last-question = Opgeven? De partij is dan afgelopen, en je hebt verloren.
leave = Weggaan
rematch = Nog een partij
rematch-waits = De volgende partij staat klaar: dezelfde spelers, dezelfde plaatsen.
rematch-join = Naar de volgende partij
rematch-watch = Naar de volgende partij
replay = Terugkijken
always-pass = Hier altijd passen
ask-me-again = Weer vragen
curtain-title = Het scherm doorgeven
curtain-pass = { $who }: neem het scherm
curtain-about = De anderen kijken weg.
curtain-open = Mijn kaarten tonen
tracker = Geziene kaarten: { $seen } van { $all }
tracker-seen = gezien
score-sheet = Scoreblad
round = Ronde
sum = Som
skip-one = Verder
skip-all = Alles overslaan
forced-move = { $text } Er was geen andere keus.
see-again = Nog eens
see-again-about = Nog eens zien wat er sinds je laatste beurt gebeurde
since-your-last-turn = Sinds je laatste beurt
dont-ask = Ja, en niet meer vragen
more = Meer
story-unread = ongelezen
story-new = nieuw
chat-unread = { $count ->
    [one] nieuw bericht
   *[other] nieuwe berichten
}
summary-on = Verder
summary-points = Punten
summary-total = Totaal
see-the-table = De tafel bekijken
see-the-result = De uitslag bekijken
speed-slow = Langzaam
speed-normal = Normaal
speed-fast = Snel
match-you-won = Je hebt gewonnen!
match-you-lost = Je hebt verloren.
match-you-gave-up = Je hebt opgegeven.
match-you-share = Je deelt de winst!
fact-moves = Er waren { $count } zetten.
fact-lead = De voorsprong was { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
hint-chance = winkans { $share }%
hint-no-difference = In de volgende beurten geen duidelijk verschil.
tracker-title = In deze ronde geziene kaarten

# Een gespeelde partij

step-back = Een zet terug
step-on = Een zet verder
replay-turn-back = Terug naar de vorige speler
replay-turn-on = Verder naar de volgende speler
replay-play = Afspelen
replay-pause = Pauze
replay-move = Zet
replay-eye = Gezien door
replay-open = Alle kaarten open
replay-from = Zoals { $name } het zag
replay-watcher = Zoals een toeschouwer het zag
share-link = Link kopiëren
download-record = Verslag downloaden
check-deals = Controleren of er eerlijk geschud is
deals-fair = Eerlijk geschud: { $deals ->
    [one] de ene trekking volgt
   *[other] alle { $deals } trekkingen volgen
} uit de startwaarde die vooraf verzegeld is ({ $commitment }).
deals-without-yours = Wat deze browser aan het schudden heeft bijgedragen, ontbreekt in het verslag: de server heeft niet geschud zoals beloofd.

# Instellingen

settings-title = Instellingen
settings-language = Taal
settings-theme = Weergave
theme-system = zoals het apparaat
theme-light = dag
theme-dark = nacht
settings-speed = Tempo van de anderen
settings-animations = Animaties
animations-full = volledig
animations-quick = kort
animations-off = uit
settings-confirmations = Twee keer tikken om te spelen
settings-ask-again = Weer alles vragen
settings-sound = Geluiden
settings-volume = Volume
settings-vibration = Trillen als ik aan de beurt ben
install = Tatami installeren
install-about = Als eigen app op dit apparaat, met een eigen venster en een eigen teken tussen de andere.
carry-title = Een ander apparaat
carry-about = Op een ander apparaat dezelfde persoon zijn: de code daar scannen of intypen.
carry-qr = QR-code van de link voor het andere apparaat
carry-by-hand = Zonder camera: daar { $address } openen en intypen
carry-code = Code halen
carry-minutes = Hij geldt één keer, tien minuten lang.
devices-about = Een apparaat kwijt, of er een gebruikt dat niet van jou is?
devices-end = Alle andere apparaten afmelden
devices-ended = Vanaf nu ben jij alleen nog dit apparaat.
carry-typed = Een code van een ander apparaat
carry-arrive = Verder als deze persoon
carry-arrived = Ook hier ben je { $name }.
carry-here = Hier verder spelen
carry-here-about = Met een code van een ander apparaat ben je hier dezelfde persoon, met dezelfde plaatsen aan dezelfde tafels.

# De begeleide eerste partij

guide-title = Gids
guide-go-on = Begrepen
guide-skip = Zonder gids
decided-title = Wat het beslist heeft
decided-points = { $names } won met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, { $lead } meer dan de volgende.
decided-majority-you = { $ahead ->
    [1] Jij had de meerderheid bij { $kind }: { $count }, en de volgende { $most }.
   *[0] Het dichtst bij een meerderheid was je bij { $kind }: jij had { $count }, een ander { $most }.
}
guide-end = Dat was een hele partij. Kijk hem terug, lees de regels, of speel nog eens tegen iemand die sterker is.
