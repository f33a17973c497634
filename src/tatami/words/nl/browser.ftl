# Wat de browser zelf zegt: pagina's, knoppen, en namen voor wie luistert.

language-name = Nederlands
skip-to-content = Naar de inhoud
try-again = Nog eens
to-the-house = Naar het huis
no-such-page = Op dit adres is niets.
no-such-game = Dit spel wordt in dit huis niet gespeeld.
house-unreachable = Het huis is niet te bereiken.
connection-lost = De verbinding is weg. Ze komt terug …
close = Sluiten
cancel = Annuleren
keep = Bewaren
copied = Gekopieerd
copy-link = Link kopiëren
show-all = Alles tonen
rules = Regels
rule-number = Regel { $rule }
points = punten
as-printed = zoals gedrukt
a-number = een getal …

# De deur

locked-title = Dit huis is op slot
locked-password = Wachtwoord
locked-enter = Binnenkomen

# De eerste pagina

home-title = Vijf samoeraispellen op één mat
home-mine = Jouw partijen
home-continue = Verder spelen
play-level = Hoe sterk de bots in { $game } zijn
play-quick = Snelle opstelling: eerste tegels en figuren worden geloot
home-open = Open tafels
home-watch = Partijen om naar te kijken
home-none-open = Er wacht nu geen tafel op iemand.
home-none-watch = Er speelt nu niemand openbaar.
game-seats = { $fewest }–{ $most } plaatsen
game-minutes = ongeveer { $minutes } minuten
play-now = Nu spelen
new-table = Nieuwe tafel
learn-by-playing = Spelend leren
you-are = Jij bent { $name }.
your-name = Jouw naam
change-name = Naam veranderen
table-won-by = Gewonnen: { $names }
table-open-seats = { $open ->
    [one] 1 plaats vrij
   *[other] { $open } plaatsen vrij
}
table-your-turn = Jij bent aan de beurt
table-playing = bezig
table-closed = Deze tafel is gesloten voordat de partij begon.

# Een nieuwe tafel

new-seats = Plaatsen
new-hot-seat = Meerdere plaatsen kunnen van jou zijn: wie een scherm deelt, geeft het door.
new-options = Opties
option-name-deals = Delen
option-name-tie = Gelijkspel
option-name-rounds = Ronden
option-name-influence = De zes samoerai
option-name-gap = Nieuwe dorpen
option-name-leaderless = Niemand leidt
option-name-opening = Eerste tegels
option-name-figures = Figuren
option-name-capture = Veroveren
option-name-screens = Schermen
option-name-nobody = Geen meerderheid
option-name-location = Locatie
option-name-bare_hands = Blote handen
option-name-minions = Gunstelingen
option-name-sudden_death = Laatste beurten
option-name-dry_rounds = Droge ronden
option-name-helpers = Hulp voor geesten
option-value-tie-throws = steen, schaar, papier
option-value-tie-extra = extra ronden
option-value-tie-shared = de overwinning delen
option-value-rounds-full = volledig (full)
option-value-rounds-short = kort (short)
option-value-gap-strict = naast een gedeeld dorp
option-value-gap-wide = elke opening
option-value-leaderless-stones = alle stenen tellen
option-value-leaderless-draw = de overwinning delen
option-value-opening-chosen = gekozen
option-value-opening-random = getrokken
option-value-figures-placed = om beurten geplaatst
option-value-figures-random = getrokken
option-value-capture-turn = aan het einde van de beurt
option-value-capture-instant = meteen
option-value-screens-closed = achter schermen
option-value-screens-open = open
option-value-nobody-none = niemand wint
option-value-nobody-most = de meeste figuren winnen
option-value-location-inn = herberg
option-value-location-distillery = stokerij
option-value-location-grove = bos
option-value-location-bridge = brug
option-value-location-shrine = heiligdom
option-value-bare_hands-unarmed = alleen ongewapend
option-value-bare_hands-always = als geen wapen past
option-value-helpers-attacker = met de klok mee vanaf de aanvaller
option-value-helpers-attacked = met de klok mee vanaf de aangevallene
option-value-minions-far = zo ver ze kunnen
option-value-minions-free = zoals hun meester wil
new-clock = Klok
new-who-sees = Wie haar mag zien
new-private = Alleen wie de link heeft
new-listed = Iedereen in het huis
new-hints = Tips zijn toegestaan
new-open = Tafel openen
new-begin = Beginnen
seat-number = Plaats { $number }
plan-me = Ik
plan-open = Wie er komt
plan-bot = Bot: { $level }
level-ashigaru = Ashigaru (makkelijk)
level-ronin = Rōnin (gemiddeld)
level-shogun = Shōgun (sterkst)
level-greedy = Vuistregels
level-random = Op goed geluk
clock-none = Geen
clock-relaxed = Rustig: drie minuten per zet
clock-fast = Snel: vijf minuten voor de partij en vijf seconden per zet
clock-days = Dagen: drie dagen per zet

# Voor de partij

lobby-title = Wie speelt
lobby-talk = Gesprek
lobby-sit = Hier gaan zitten
lobby-stand = Opstaan
lobby-start = Partij beginnen
lobby-close = Tafel sluiten
lobby-full = Alle plaatsen zijn bezet.
lobby-wait = Wachten op de vrije plaatsen …
lobby-invite = Uitnodigen
lobby-qr = QR-code van de link naar deze tafel
lobby-seal = De kaarten zijn al verzegeld:

# De tafel

table-board = De tafel
seat-open = vrij
seat-you = jij
seat-away = weg
seat-resigned = heeft opgegeven
seat-bot-plays = een bot speelt verder
seat-thinking = is gevraagd
waiting-for = Wachten op { $names }.
match-over = De partij is voorbij.
match-goes-on = De partij gaat verder …
match-won-by = Gewonnen: { $names }
board-missing = Dit bord kan niet getoond worden. Laad de pagina opnieuw.
not-now = Dat wordt je nu niet gevraagd.
your-hand = Jouw hand
face-down = gedekt
nothing-yet = nog niets
cards-in-hand = { $count ->
    [one] 1 handkaart
   *[other] { $count } handkaarten
}
all-choices = { $count ->
    [one] De ene keuze in woorden
   *[other] Alle { $count } keuzes in woorden
}
story-title = Verhaal
chat-say = Zeg iets
chat-send = Zeggen
tools = Gereedschap
undo = Terug
hint = Tip
hint-title = De sterkste bot zou
resign = Opgeven
resign-question = Opgeven? Een bot speelt jouw plaats uit, en je kunt niet winnen.
leave = Weggaan
rematch = Nog een partij
replay = Naspelen
always-pass = Hier altijd passen
ask-me-again = Weer vragen
curtain-title = De volgende plaats
curtain-pass = Plaats { $number }, neem het scherm
curtain-about = De anderen kijken weg.
curtain-open = Mijn kaarten tonen
tracker = Geziene kaarten: { $seen } van { $all }
tracker-seen = gezien
score-sheet = Scoreblad
round = Ronde
sum = Som
skip-one = Verder
skip-all = Doorgaan tot nu
forced-move = { $text } Er was geen andere keus.
see-again = Nog eens
dont-ask = Ja, en niet meer vragen
more = Meer
story-unread = ongelezen
summary-on = Verder
see-the-table = De tafel bekijken
speed-slow = Langzaam
speed-normal = Normaal
speed-fast = Snel
match-you-won = Je hebt gewonnen!
match-you-lost = Je hebt verloren.
match-you-share = Je deelt de winst!
fact-moves = Er waren { $count } zetten.
fact-lead = De voorsprong was { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
hint-chance = winstkans { $share } %
hint-better = { $points ->
    [one] 1 punt beter
   *[other] { $points } punten beter
} dan “{ $other }”
hint-worse = { $points ->
    [one] 1 punt slechter
   *[other] { $points } punten slechter
} dan “{ $other }”
hint-same = even goed als “{ $other }”
tracker-title = In deze ronde geziene kaarten

# Een gespeelde partij

step-back = Een zet terug
step-on = Een zet verder
replay-play = Afspelen
replay-pause = Pauze
replay-move = Zet
replay-eye = Met wiens ogen
replay-open = Alle kaarten open
replay-from = Met de ogen van { $name }
replay-watcher = Met de ogen van een toeschouwer
share-link = Link kopiëren
download-record = Verslag downloaden
check-deals = Kaarten controleren
deals-fair = Alle { $deals } kaarten volgen uit het zaad dat voor de eerste verzegeld werd: { $commitment }.

# Instellingen

settings-title = Instellingen
settings-language = Taal
settings-theme = Licht
theme-system = zoals het apparaat
theme-light = dag
theme-dark = nacht
settings-speed = Tempo waarin getoond wordt wat anderen doen
settings-animations = Animaties
animations-full = volledig
animations-quick = kort
animations-off = uit
settings-confirmations = Vragen voor iets gespeeld wordt: twee keer tikken
settings-ask-again = Weer alles vragen
settings-sound = Geluid van hout en papier
settings-volume = Volume
settings-vibration = Trillen als ik aan de beurt ben
carry-title = Een ander apparaat
carry-about = Wees op een ander apparaat dezelfde persoon: haal hier een code en voer hem daar in.
carry-code = Code halen
carry-minutes = Hij geldt tien minuten.
carry-typed = Een code van een ander apparaat
carry-arrive = Die persoon worden
carry-arrived = Ook hier ben je { $name }.

# De begeleide eerste partij

guide-title = Gids
guide-go-on = Verder
guide-skip = Zonder gids
guide-close = Bedankt
guide-end = Dat was een hele partij. Speel haar na, lees de regels, of speel nog eens tegen iemand die sterker is.
