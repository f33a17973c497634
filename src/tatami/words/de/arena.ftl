# Was die Arena sagt.

# Fehler

worker-lost = Ein Arbeitsprozess starb { $tries }-mal an derselben Aufgabe, etwas darin bringt ihn also um: Such nach einem Bot, der abstürzt, oder nach zu wenig Speicher.
ray-unreachable = Ray ist unter { $address } nicht zu erreichen: { $detail }
arena-extra = Die Arena braucht { $module }, und das ist nicht installiert. Installiere es mit: pip install 'tatami[arena]'
arena-plain = Tatami läuft hier als reines Python, und Denken dauert zwanzig- bis fünfzigmal so lange. Mit einem C-Compiler machen es `make compile` (der Befehl ist dann `build/tatami`) oder `pip install .` schnell.
arena-twice = „{ $name }“ steht zweimal unter { $bots } Bots für { $seats } Plätze. Nenne jeden Bot einmal, wenn nicht alle sitzen können, oder wähle mehr Plätze mit --seats.
arena-no-command = „{ $name }“ nennt kein Programm. Schreib es als program:COMMAND, zum Beispiel program:./my_bot
arena-no-program = Es gibt kein Programm „{ $program }“, das sich starten lässt.
arena-no-module = Das Modul { $module } lässt sich nicht importieren: { $trouble }
arena-no-class = { $module } hat keine Klasse „{ $name }“, die ein Bot ist. Melde einen eigenen Bot als module:Class an; die Klasse erweitert tatami.search.bot.Bot.
arena-rules = Dieser Arbeitsprozess hat Version { $found } der Regeln von { $game }, gespielt wird aber Version { $wanted }. Installiere überall dasselbe Tatami.

results-damaged = { $path }, Zeile { $line }: Das ist kein Ergebnis der Arena ({ $detail }). Nenne mit --out eine andere Datei, oder bring diese in Ordnung.
results-format = { $path } hat das Format { $found }, aber diese Version von Tatami liest Format { $known }.
results-other = { $path } enthält die Ergebnisse eines anderen Laufs: { $field } ist dort { $there }, hier aber { $here }. Mach mit denselben Angaben weiter, oder nenne mit --out eine andere Datei.

# Wie eine Partie kampflos verloren geht

arena-illegal = wählte { $action }, was nicht erlaubt ist
arena-raised = brach ab mit { $error }
program-crash = das Programm endete{ $code ->
    [none] { "" }
   *[other] { " mit Code " }{ $code }
}{ $words ->
    [none] { "" }
   *[other] : { $words }
}
program-hang = das Programm antwortete nicht innerhalb von { $seconds } s
program-nonsense = das Programm antwortete „{ $answer }“, und das ist kein Zug
program-flood = das Programm schrieb mehr, als verlangt war: „{ $answer }“

# Die Befehlszeile

help-arena = Bots gegeneinander antreten lassen, mit getauschten Plätzen und denselben Karten für alle, und sie bewerten.
help-opt-arena-bots = Wer antritt, durch Kommas getrennt: Bots mit Namen, module:Class, program:COMMAND. Bleiben Plätze frei, nimmt sie der letzte.
help-opt-arena-games = Wie viele Partien; aufgerundet, damit jede Verteilung von jedem Platz aus gespielt wird.
help-opt-report = Eine HTML-Seite mit Bildern in diesen Ordner schreiben.
help-opt-out-results = Jedes Ergebnis in dieser Datei festhalten; derselbe Befehl macht weiter, wo er unterbrochen wurde.
help-opt-balance = Statt der Bots das Spiel erforschen: Plätze, erster Zug, jede Option, Länge.
help-opt-ray = Auf einem Ray-Cluster spielen: dem unter dieser Adresse oder einem auf diesem Rechner.
help-opt-timeout = Sekunden, die ein externes Programm für eine Antwort hat.

# Ergebnisse

arena-title = { $game }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} ({ $deals ->
    [one] 1 Verteilung
   *[other] { $deals } Verteilungen
}) mit { $seats } Spielern, Startwert { $seed }
arena-bot = Bot
arena-wins = Siege
arena-share = Siegquote
arena-interval = 95-%-Intervall
arena-rating = Wertung
arena-score = Ergebnis
arena-thinking = Bedenkzeit
arena-matrix = Wer schlägt wen
arena-matrix-about = Von allen Siegen der beiden Bots: der Anteil des Bots in der Zeile, wobei beide gleich oft auf jedem Platz saßen.
arena-seats = Was die Plätze wert sind
arena-seat = Platz
arena-turn = als { $turn }. dran
arena-options = Optionen im Vergleich
arena-option = Optionen
arena-own-options = wie gewählt
arena-best-seat = Bester Platz
arena-worst-seat = Schlechtester Platz
arena-first = Wer beginnt
arena-shared = Geteilte Siege
arena-length = Entscheidungen
arena-report = Der Bericht ist in { $path }.
arena-written = Die Ergebnisse sind in { $path }.

# Befunde

arena-bot-better = { $name } gewinnt { $share }: mehr als die gerechten { $fair }.
arena-bot-worse = { $name } gewinnt { $share }: weniger als die gerechten { $fair }.
arena-bot-alike = { $name } gewinnt { $share }: kein klarer Unterschied zu den gerechten { $fair }.
arena-seat-better = Platz { $seat } gewinnt { $share }: mehr als die gerechten { $fair }.
arena-seat-worse = Platz { $seat } gewinnt { $share }: weniger als die gerechten { $fair }.
arena-seats-alike = Soweit { $games } Partien es sagen können, ist kein Platz besser als ein anderer.
arena-no-first = Niemand beginnt: Am Anfang der Partie treffen alle zugleich eine Wahl.
arena-first-verdict = Wer beginnt, gewinnt { $share }: { $verdict ->
    [better] ein Vorteil gegenüber den gerechten { $fair }.
    [worse] ein Nachteil gegenüber den gerechten { $fair }.
   *[alike] kein klarer Unterschied zu den gerechten { $fair }.
}
arena-length-verdict = Eine Partie braucht im Schnitt { $mean } Entscheidungen, von { $shortest } bis { $longest }.
arena-forfeit = Kampflos verloren: { $name } auf Platz { $seat } (Verteilung { $deal }, Drehung { $rotation }): { $reason }.
arena-more-forfeits = { $count ->
    [one] Und noch 1 Partie kampflos verloren; im JSON stehen alle.
   *[other] Und noch { $count } Partien kampflos verloren; im JSON stehen alle.
}

# Der Bericht

arena-page-title = { $game } in der Arena
arena-about = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} mit { $seats } Spielern und { $options }: { $deals ->
    [one] 1 Verteilung
   *[other] { $deals } Verteilungen
}{ $rotations ->
    [1] .
   *[other] , jede { $rotations }-mal gespielt, sodass jeder Bot auf jedem Platz saß.
} Bots: { $bots }. Startwert { $seed }.
arena-findings = Befunde
arena-bots = Bots
arena-plots = Bilder
plot-title-ratings = Wertungen (OpenSkill) mit 95-%-Intervallen
plot-title-shares = Siegquoten mit 95-%-Intervallen
plot-title-matrix = Wer schlägt wen: der Anteil der Zeile an den Siegen der beiden
plot-title-seats = Vorteil des Platzes
plot-title-length = Länge einer Partie
plot-title-options = Die Plätze unter jeder Option
plot-rating = Wertung
plot-share = Siegquote (gestrichelt: die gerechten { $fair })
plot-seat = Platz { $seat }
plot-length = Entscheidungen (gestrichelt: { $mean } im Schnitt)
plot-matches = Partien
fit-nothing = { $game } hat nichts anzupassen: In seinem Ordner gibt es kein bot/fit.py. Was hineingehört, steht in docs/bots.md.
