# Was die Plattform selbst sagt: Fehler, die Befehlszeile, das Spiel im Terminal.

# Fehler

unknown-language = Die Sprache „{ $language }“ gibt es hier nicht. Bekannte Sprachen: { $known }.
unknown-game = Es gibt kein Spiel namens „{ $name }“. { $nearest ->
    [none] Die Spiele sind: { $names }.
   *[other] Meinst du { $nearest }? Die Spiele sind: { $names }.
}
unknown-bot = Es gibt keinen Bot namens „{ $name }“. { $nearest ->
    [none] Die Bots sind: { $names }.
   *[other] Meinst du { $nearest }? Die Bots sind: { $names }.
}
bad-budget = „{ $text }“ ist keine Bedenkzeit. Schreib eine Zahl von Durchläufen wie in shogun@2000 oder Sekunden wie in shogun@0.5s.
bot-without-budget = { $name } sucht nicht und hat darum keine Bedenkzeit: Schreib einfach { $name }. Bots, die suchen, sind { $searchers }.
unknown-option = { $game } hat keine Option namens „{ $option }“. { $nearest ->
    [none] Die Optionen sind: { $names }.
   *[other] Meinst du { $nearest }? Die Optionen sind: { $names }.
}
no-deck = { $game } hat kein Deck, das man ändern kann.
deck-of-no-game = Sag, für welches Spiel dieses Deck ist, zum Beispiel: tatami games sake --deck FILE
bad-option-value = Die Option { $option } kann { $choices } sein, aber nicht „{ $chosen }“.
bad-option-text = „{ $text }“ ist keine Option. Schreib sie als name=wert, zum Beispiel { $example }.
bad-seats = { $game } ist für { $fewest } bis { $most } Plätze, nicht für { $seats }.
bad-bots = Es gibt { $seats } Plätze, aber { $bots } Bots: Nenne einen für jeden Platz, durch Kommas getrennt.
bad-rivals = Neben deinem gibt es { $rivals } Plätze, aber { $bots } Bots: Nenne einen für jeden oder einen für alle.
bad-seat = An einem Tisch für { $seats } gibt es keinen Platz { $seat }: Wähle einen von 1 bis { $seats }.
no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }: Gezählt wird von 0 bis { $last }.
illegal-action = „{ $action }“ ist jetzt nicht erlaubt. Regel { $rule }: { $reason }
bad-position = „{ $part }“ ist in dieser Stellung nicht zu lesen. Erwartet: { $wanted }.
position-unplayable = Diese Stellung lässt sich nicht weiterspielen: { $trouble ->
        [pieces] es fehlen Spielteile, oder es sind zu viele
        [scores] solche Punkte kann es nicht geben
       *[stuck] irgendwann kann niemand mehr ziehen
    }.
card-twice = Die Karte { $card } ist in dieser Stellung an zwei Orten.

file-unreadable = { $path } lässt sich nicht lesen: { $detail }.
file-unwritable = { $path } lässt sich nicht schreiben: { $detail }.
folder-missing = Den Ordner { $path } gibt es nicht. Leg ihn erst an oder nenne einen anderen.

record-place = { $path }, Zeile { $line }: { $trouble }
record-empty = { $path } enthält keine Aufzeichnung.
record-not-json = Das ist kein vollständiges JSON ({ $detail }). Die Datei ist beschädigt, oder ihr Ende fehlt.
record-foreign = Das ist keine Aufzeichnung von Tatami: Ihr fehlen Format und Spiel.
record-format = Diese Aufzeichnung hat das Format { $found }, aber diese Version von Tatami liest Format { $known }.
record-shape = Diese Aufzeichnung ist beschädigt: { $detail }.
record-not-hex = { $field } in dieser Aufzeichnung müsste aus hexadezimalen Ziffern bestehen, nicht „{ $text }“.
record-version = Diese Aufzeichnung entstand mit Version { $found } der Regeln von { $game }, aber hier gilt Version { $known }.
record-illegal = Zug { $move } ist nicht erlaubt: Platz { $seat }, { $action }. Regel { $rule }: { $reason }
record-short = Die Aufzeichnung endet nach Zug { $moves }, sagt aber, dass die Partie zu Ende war. Ihr Ende fehlt.
record-scores = Laut Aufzeichnung ist das Ergebnis { $said }, aber ihre Züge führen zu { $found }.
record-changed = Jeder Zug ist erlaubt, aber die Aufzeichnung wurde nach dem Speichern geändert: Ihre Prüfsumme ist { $said } und müsste { $found } sein.
record-number = { $path } enthält { $count } Aufzeichnungen: Wähle eine von 1 bis { $count }, nicht { $number }.
record-not-resumable = { $path } ist keine unbeendete Partie eines Menschen: Sie lässt sich nicht fortsetzen.
seed-unopened = Der Startwert dieser Partie ist noch nicht offengelegt, darum lässt sich das Austeilen nicht prüfen.
seed-mismatch = Startwert und Salz in dieser Aufzeichnung ergeben nicht das Siegel { $commitment }, das veröffentlicht wurde.
deal-unfair = Zug { $move } ist „{ $found }“, aber aus dem Startwert folgt „{ $fair }“. Hier wurde nicht ehrlich ausgeteilt.

no-game-chosen = Die Eingabe endete, bevor ein Spiel gewählt war. Nenne eines, zum Beispiel: tatami play { $example }
input-ended = Die Eingabe endete mitten in der Partie. Deine Aufzeichnung liegt in { $path }; weiter geht es mit: tatami play --resume { $path }
interrupted = Abgebrochen. Deine Aufzeichnung liegt in { $path }; weiter geht es mit: tatami play --resume { $path }
interrupted-work = Vor dem Ende abgebrochen; was bis dahin geschrieben wurde, ist heil.

# Die Befehlszeile

help-tatami = Fünf Samuraispiele auf einer Matte: zum Spielen, Simulieren und Erforschen.
help-version = Sagt, welche Version das ist und ob ihre Regeln kompiliert sind.
help-language = Die Sprache, in der Tatami spricht; ohne Angabe die aus TATAMI_LANGUAGE oder die des Systems.
help-games = Zählt die Spiele mit ihren Plätzen und Optionen auf oder erzählt von einem.
help-play = Im Terminal gegen Bots spielen.
help-simulate = Bots viele Partien spielen lassen und zählen.
help-replay = Eine Aufzeichnung prüfen und die Partie erzählen.
help-verify = Prüfen, ob das Austeilen in einer Aufzeichnung aus dem versiegelten Startwert folgt.
help-fuzz = Zufällige Partien spielen und dabei jedes Gesetz prüfen.
help-bench = Messen, wie schnell die Regeln auf diesem Rechner sind.

help-examples = Beispiele:

help-arg-game = Das Spiel.
help-arg-file = Eine Datei mit Aufzeichnungen.
help-opt-json = JSON ausgeben, für Programme.
help-opt-seats = Wie viele Plätze.
help-opt-options = Eine Option des Spiels als name=wert. Darf mehrmals vorkommen.
help-opt-deck = Ein anderes Deck als das des Spiels, wenn es sich ändern lässt: die Datei, in der es steht.
help-opt-seed = Eine Reihe wiederholen: Der gleiche Startwert teilt gleich aus, und es wird gleich gespielt.
help-opt-bots = Ein Bot für jeden Platz, durch Kommas getrennt.
help-opt-rivals = Ein Bot für jeden Gegner, durch Kommas getrennt, oder einer für alle.
help-opt-count = Wie viele Partien.
help-opt-workers = Wie viele Prozesse zugleich arbeiten. Die Ergebnisse hängen nicht davon ab.
help-opt-out-records = Die Aufzeichnung jeder Partie in diese Datei schreiben, eine je Zeile.
help-opt-out-broken = Wohin mit der Aufzeichnung einer Partie, die ein Gesetz gebrochen hat.
help-opt-plain = Zeile für Zeile, für Screenreader und Pipes.
help-opt-seat = Welcher Platz deiner ist.
help-opt-record = Wo die Aufzeichnung dieser Partie bleibt.
help-opt-resume = Eine Partie aus ihrer Aufzeichnung fortsetzen.
help-opt-match = Welche Partie der Datei.
help-opt-sparing = Die langsamen Gesetze prüfen jeden so vielten Augenblick; 1 heißt jeden.
help-opt-games-bench = Wie viele Partien gemessen werden.

version = tatami { $version } ({ $compiled ->
    [1] kompiliert
   *[0] reines Python
})

games-title = Spiele
games-game = Spiel
games-seats = Plätze
games-about = Was es ist
games-options = Optionen
games-option = Option
games-choices = Auswahl
games-range = { $fewest } bis { $most }
games-play = So spielst du es: tatami play { $game }

progress-matches = Partien

simulate-title = { $game }, { $games } Partien, Startwert { $seed }
simulate-seat = Platz
simulate-bot = Bot
simulate-wins = Siege
simulate-share = Anteil
simulate-score = Schnitt
simulate-percent = { $share } %
simulate-range = Kleinster bis größter Wert
simulate-summary = { $shared } Siege wurden geteilt. Eine Partie braucht im Schnitt { $decisions } Entscheidungen.
simulate-written = Die Aufzeichnungen sind in { $path }.
simulate-speed = { $speed } Partien in der Sekunde.

replay-title = { $game }, { $seats } Plätze: { $moves } Züge.
replay-unfinished = Die Partie ist nicht zu Ende.
replay-winners = { $count ->
    [0] Niemand hat gewonnen.
   *[other] Gewonnen: { $names }.
}
replay-seat = Platz { $seat }
replay-seat-player = Platz { $seat } ({ $player })

verify-fair = { $path }, Partie { $number }: Was { $deals }-mal ausgeteilt wurde, folgt aus dem Startwert, der vor dem ersten Mal versiegelt wurde.

fuzz-sound = { $games } Partien { $game } ({ $moves } Züge), und kein Gesetz gebrochen.
fuzz-broken = Gebrochen: { $law }. Die Partie liegt in { $path }.

bench-title = Zufälliges Spiel auf einem Kern ({ $compiled ->
    [1] kompiliert
   *[0] reines Python
})
bench-game = Spiel
bench-seats = Plätze
bench-decisions = Entscheidungen/s
bench-matches = Partien/s
bench-copy = Kopie
bench-search = Suche/s

# Das Spiel im Terminal

play-you = Du
play-names = Aki, Botan, Chiyo, Daigo, Emi, Fuyu, Goro, Hana
play-which-game = Welches Spiel? { $names }
play-greeting = { $game } mit { $rivals }. Tippe, was du tun willst; „help“ sagt, wie.
play-prompt = { "> " }
play-help =
    Tippe, was zur Auswahl steht, so wie es da steht, oder eines dieser Wörter:
    table: der Tisch in Worten.
    choices: was du jetzt tun kannst; choices lay: was mit diesem Wort beginnt.
    rules: alle Regeln; rules 4.4: eine davon.
    quit: aufhören; die Aufzeichnung bleibt erhalten.
play-choices = Du kannst:
play-choice = { $text }: { $meaning }
play-only-choice = Die einzige Möglichkeit: { $meaning }.
play-unknown-rule = Eine Regel { $rule } gibt es nicht.
play-winner = { $count ->
    [0] Niemand gewinnt.
    [one] { $names } { $you ->
        [1] gewinnst!
       *[0] gewinnt.
    }
   *[other] { $names } teilen sich den Sieg.
}
play-left = Deine Aufzeichnung liegt in { $path }; weiter geht es mit: tatami play --resume { $path }
play-kept = Die Aufzeichnung ist in { $path }.
play-wait = Die anderen denken nach.
play-more = … { $count } Möglichkeiten
play-type = tippen, oder mit ↑ ↓ und Enter wählen
play-log = Was geschah
play-your-choices = Deine Möglichkeiten
key-quit = Gehen
key-rules = Regeln
key-back = Zurück
