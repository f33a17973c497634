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
bad-budget = „{ $text }“ ist keine Bedenkzeit. Gib die Zahl der Durchläufe an, wie in shogun@2000, oder Sekunden wie in shogun@0.5s.
bot-without-budget = { $name } sucht nicht und hat darum keine Bedenkzeit: Schreib einfach { $name }. Bots, die suchen, sind { $searchers }.
weights-not-json = Die Gewichte eines Bots sind nicht lesbar. { $place } muss JSON sein, ein Objekt mit einem Namen für jede Zahl: { $reason }
weights-missing = Die Gewichte eines Bots sind nicht vollständig: In { $place } fehlt „{ $name }“.
weights-wrong = Die Gewichte eines Bots sind nicht brauchbar. In { $place } muss „{ $name }“ { $kind ->
    [group] eine Gruppe von Gewichten
    [whole] eine ganze Zahl
    [row] eine Liste von ganzen Zahlen, { $count } insgesamt,
    [table] eine Liste von Zeilen, { $count } insgesamt,
   *[number] eine Zahl
} sein, ist aber { $found }.
unknown-manner = Es gibt keine Spielweise namens „{ $name }“. { $nearest ->
    [none] Die Spielweisen sind: { $names }.
   *[other] Meintest du { $nearest }? Die Spielweisen sind: { $names }.
}
unknown-option = { $game } hat keine Option namens „{ $option }“. { $nearest ->
    [none] Die Optionen sind: { $names }.
   *[other] Meinst du { $nearest }? Die Optionen sind: { $names }.
}
no-deck = { $game } hat kein Deck, das man ändern kann.
deck-of-which-game = Für welches Spiel ist das Deck { $deck }? Sag es wie in SPIEL=DATEI, mit einem von: { $names }.
deck-of-no-game = Sag, für welches Spiel dieses Deck ist, zum Beispiel: tatami games sake --deck DATEI
bad-option-value = Die Option { $option } kann { $choices } sein, aber nicht „{ $chosen }“.
no-such-option-seat = Die Option { $option } nennt Platz { $seat }, aber dieser Tisch hat nur die Plätze 1 bis { $last }.
option-for-study = Die Option { $option } ist nur für die Forschung: An einem Tisch kann sie nur { $value } sein.
bad-option-text = „{ $text }“ ist keine Option. Schreib sie als name=wert, zum Beispiel { $example }.
no-options = { $game } hat keine Optionen.
bad-seats = { $game } ist für { $fewest } bis { $most } Spieler, nicht für { $seats }.
bad-bots = Es gibt { $seats } Plätze, aber { $bots } Bots: Nenne einen für jeden Platz, durch Kommas getrennt.
bad-rivals = Außer deinem gibt es { $rivals ->
    [one] 1 Platz
   *[other] { $rivals } Plätze
}, aber { $bots ->
    [one] 1 Bot
   *[other] { $bots } Bots
}: Nenne einen für jeden oder einen für alle.
bad-seat = An einem Tisch für { $seats } gibt es keinen Platz { $seat }: Wähle einen von 1 bis { $seats }.
no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }: Die Plätze sind 1 bis { $last }.
bad-seat-index = An diesem Tisch gibt es keinen Platz { $seat }: Hier werden sie von 0 bis { $last } gezählt.
output-full = Was zu sagen war, lässt sich nicht schreiben: Dort, wohin es soll, ist kein Platz mehr.
illegal-action = „{ $action }“ ist jetzt nicht erlaubt. Regel { $rule }: { $reason }
bad-verb = Das Verb „{ $verb }“ gibt es in diesem Spiel nicht. Es gibt { $names }.
bad-action-text = „{ $text }“ sagt zu wenig oder zu viel. Schreib: { $wanted }
bad-action-part = „{ $verb }“ braucht den Teil { $part }; er kann { $wanted } sein, aber nicht „{ $value }“.
unknown-action-part = „{ $verb }“ hat keinen Teil { $part }. Es hat { $names }.
bad-position = „{ $part }“ ist in dieser Stellung nicht zu lesen. Erwartet: { $wanted }.
position-unplayable = Diese Stellung lässt sich nicht weiterspielen: { $trouble ->
        [pieces] es fehlen Spielteile, oder es sind zu viele
        [scores] solche Punkte kann es nicht geben
       *[stuck] irgendwann kann niemand mehr ziehen
    }.
card-twice = Die Karte { $card } ist in dieser Stellung an zwei Orten.

# Games as numbers

no-numbers-of-kind = Ein { $kind } lässt sich nicht als Zahlen schreiben: Diese Art braucht die Methoden shape, put und take.
numbers-unknown-field = Für { $game } gibt es keine Zahlen: Nirgends steht, von welcher Art „{ $field }“ in der Ansicht ist. Das gehört in KINDS in der Datei numbers.py des Spiels, oder in DERIVED, wenn es aus den anderen Feldern folgt.
numbers-unbounded-part = Für { $game } gibt es keine Nummern der Aktionen: Der Teil „{ $part }“ einer Aktion hat keine Grenze. In SPLITS in der Datei numbers.py des Spiels gehört, wie er in mehreren begrenzten Teilen gesagt wird.
numbers-no-index = „{ $action }“ hat keine Nummer: Niemand am Tisch kann das tun.
numbers-bad-path = { $path } ist keine Aktion: Nummern gehen von 0 bis { $most }, und das Verb kommt zuerst.
numbers-no-field = Ein Feld „{ $name }“ gibt es in dieser Beobachtung nicht; es gibt { $names }.
numbers-bad-array = Das Array hat die Form { $shape } und den Typ { $kind }; es sollte die Form ({ $wanted },) und den Typ int8 haben.
too-many-for-numbers = Es sind { $count } Dinge, aber die Zahlen haben nur Platz für { $most }.
numbers-no-log = Diese Partie führt kein Protokoll, darum lässt sich nicht sagen, was ein Platz noch weiß: Sie muss mit log=True beginnen.
numbers-over = Diese Partie ist zu Ende: Niemand wird mehr gefragt.
numbers-other-table = An diesem Tisch wird { $game } mit { $seats } Plätzen gespielt; die Kodierung ist für ein anderes Spiel oder eine andere Zahl von Plätzen.
numbers-no-copy = Die Kodierung lässt sich nicht kopieren oder an einen anderen Prozess schicken: Sie gehört zu anderen Regeln als denen, die unter dem Namen { $game } zu finden sind, vielleicht mit einem eigenen Deck. Erzeuge sie dort neu, wo sie gebraucht wird.
research-no-agent = Einen Agenten { $agent } gibt es nicht; es gibt { $agents }.
research-no-action = { $agent } ist gefragt, hat aber keine Aktion bekommen.
research-not-begun = Noch hat keine Partie begonnen: Zuerst muss reset aufgerufen werden.
research-over = Diese Partie ist zu Ende: Die nächste beginnt mit reset.
research-closed = Diese Umgebung ist geschlossen: Es braucht eine neue.
vector-bad-actions = Gebraucht wird eine ganze Zahl je Zeile, ein Array der Form ({ $rows },); dieses hat die Form { $shape } und den Typ { $kind }.
vector-process-lost = Ein Prozess dieser Vektorumgebung hat sich beendet, und damit ist sie verloren. In einem Skript entsteht sie nur unter if __name__ == "__main__":.
vector-bad-rows = Eine Vektorumgebung mit { $rows } Zeilen in { $processes } Prozessen kann es nicht geben: Jeder Prozess braucht mindestens eine Zeile, und es muss einen Prozess geben.
vector-not-in-mask = Die Nummer { $index } ist in Zeile { $row } nicht möglich: Sie steht nicht in der Maske. Es ist in keiner Zeile etwas geschehen.
research-bad-render-mode = Eine Darstellung „{ $mode }“ gibt es nicht; es gibt { $modes }.
research-bad-illegal = Was eine verbotene Aktion bewirkt, kann { $choices } sein, aber nicht „{ $chosen }“.
research-illegal = Index { $index } kann jetzt nicht gesagt werden: Er ist nicht in der Maske.
research-bad-opponents = Bei { $seats } Plätzen gibt es einen Bot für jeden außer dem des Lernenden, oder einen Namen für alle; angegeben sind { $bots }.
openspiel-imagined = Eine Partie, die nur vorgestellt ist, kann nicht gespeichert werden: Sie hat keinen Anfang.
research-extra = Lerndaten brauchen { $module }, und das ist nicht installiert. Installiere es mit: pip install 'tatami[research]'
data-bad-name = { $path } ist keine Datei mit Lerndaten: Ihr Name muss mit einem von { $endings } enden.
data-broken = { $path } lässt sich nicht bis zum Ende lesen: { $detail }. Hat tatami simulate --out die Datei geschrieben, und bis zur letzten Partie?
data-no-card = { $path } hat keine Karte, die sagt, was die Zeilen sind: Die Datei stammt nicht von tatami simulate --out.
openspiel-no-parameters = Beobachter von Tatamis Spielen haben keine Parameter; angegeben sind { $names }.
openspiel-seconds = Die Suche von OpenSpiel zählt Simulationen, keine Sekunden: Schreib eine ganze Zahl hinter den Namen, etwa @100.

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
record-size = { $field } in dieser Aufzeichnung müsste { $wanted } hexadezimale Ziffern haben, nicht { $found }.
record-entropy = entropy in dieser Aufzeichnung müsste für jeden der { $seats } Plätze einen Eintrag haben, nicht { $found }.
record-version = Diese Aufzeichnung entstand mit Version { $found } der Regeln von { $game }, aber hier gilt Version { $known }.
record-illegal = Zug { $move } ist nicht erlaubt: { $seat ->
    [0] Zufall
   *[other] Platz { $seat }
}, { $action }. Regel { $rule }: { $reason }
record-short = Die Aufzeichnung endet nach Zug { $moves }, sagt aber, dass die Partie zu Ende war. Ihr Ende fehlt.
record-scores = Laut Aufzeichnung ist das Ergebnis { $said }, aber ihre Züge ergeben { $found }.
record-position = Die Stellung hat { $seats } Plätze oder andere Optionen als die Aufzeichnung, die für { $said } ist.
record-changed = Jeder Zug ist erlaubt, aber die Aufzeichnung wurde nach dem Speichern geändert: Ihre Prüfsumme ist { $said } und müsste { $found } sein.
record-number = { $count ->
    [one] { $path } enthält 1 Aufzeichnung, also gibt es keine Nummer { $number }.
   *[other] { $path } enthält { $count } Aufzeichnungen: Wähle eine von 1 bis { $count }, nicht { $number }.
}
record-not-resumable = { $path } ist keine unvollendete eigene Partie und lässt sich nicht fortsetzen.
seed-unopened = Der Startwert dieser Partie ist noch nicht offengelegt, darum lässt sich das Austeilen nicht prüfen.
seed-mismatch = Startwert und Salt in dieser Aufzeichnung ergeben nicht das Siegel { $commitment }, das veröffentlicht wurde.
deal-unfair = Zug { $move } ist „{ $found }“, aber aus dem Startwert folgt „{ $fair }“. Hier wurde nicht ehrlich ausgeteilt.

no-game-chosen = Die Eingabe endete, bevor ein Spiel gewählt war. Nenne eines, zum Beispiel: tatami play { $example }
input-ended = Die Eingabe endete mitten in der Partie. Deine Aufzeichnung liegt in { $path }; weiter geht es mit: tatami play --resume { $path }
interrupted = Abgebrochen. Deine Aufzeichnung liegt in { $path }; weiter geht es mit: tatami play --resume { $path }
interrupted-work = Vor dem Ende abgebrochen; was bis dahin geschrieben wurde, ist unversehrt.

# Die Befehlszeile

help-tatami = Fünf Samurai-Spiele auf einer Matte: zum Spielen, Simulieren und Erforschen.
help-version = Die Version nennen, und ob ihre Regeln kompiliert sind.
help-language = Die Sprache, in der Tatami spricht; ohne Angabe die aus TATAMI_LANGUAGE oder die des Systems.
help-games = Die Spiele mit Spielerzahl und Optionen aufzählen oder eines beschreiben.
help-play = Im Terminal gegen Bots spielen.
help-simulate = Bots viele Partien spielen lassen und die Siege zählen.
help-replay = Eine Aufzeichnung prüfen und die Partie Zug für Zug nacherzählen.
help-verify = Prüfen, ob in einer Aufzeichnung ehrlich ausgeteilt wurde: ob alles aus dem versiegelten Startwert folgt.
help-fuzz = Zufällige Partien spielen und dabei jedes Gesetz prüfen.
help-bench = Messen, wie schnell die Regeln auf diesem Rechner sind.
help-new-game = Ein Paket mit einem kleinen vollständigen Spiel schreiben, aus dem ein eigenes werden kann.

help-examples = Beispiele:

help-arg-game = Das Spiel.
help-arg-new-game = Der Name des Spiels: Kleinbuchstaben, Ziffern und Unterstriche.
help-arg-file = Eine Datei mit Aufzeichnungen.
help-opt-json = JSON ausgeben, für Programme.
help-opt-seats = Wie viele Spieler.
help-opt-options = Eine Option des Spiels als name=wert. Darf mehrmals vorkommen.
help-opt-deck = Ein anderes Deck als das des Spiels, wenn es sich ändern lässt: die Datei, in der es steht.
help-opt-new-folder = Der Ordner, der geschrieben wird und noch nicht da sein darf; ohne Angabe heißt er wie das Spiel.
help-opt-seed = Eine Reihe wiederholen: Derselbe Startwert gibt dieselben Karten und dasselbe Spiel.
help-opt-bots = Ein Bot für jeden Platz, durch Kommas getrennt.
help-opt-rivals = Ein Bot für jeden Gegner, durch Kommas getrennt, oder einer für alle.
help-opt-count = Wie viele Partien.
help-opt-workers = Wie viele Prozesse zugleich arbeiten. Die Ergebnisse hängen nicht davon ab.
help-opt-out-records = Die Aufzeichnung jeder Partie in diese Datei schreiben, eine je Zeile; wenn ihr Name mit .parquet oder .jsonl.zst endet, zum Lernen eine Zeile für jede Entscheidung.
help-opt-out-broken = Wo die Aufzeichnung einer Partie gespeichert wird, die ein Gesetz gebrochen hat.
help-opt-plain = Zeile für Zeile, für Screenreader und Pipes.
help-opt-seat = Welcher Platz deiner ist.
help-opt-record = Wo die Aufzeichnung dieser Partie gespeichert wird.
help-opt-resume = Eine Partie aus ihrer Aufzeichnung fortsetzen.
help-opt-match = Welche Partie der Datei.
help-opt-sparing = Langsame Gesetze nur bei jeder n-ten Stellung prüfen; 1 heißt: bei jeder.
help-opt-manner = Wie die Plätze wählen: { $names }, oder alle reihum.
help-opt-guided = Bevorzugen, was zu etwas Neuem führt, und am Ende sagen, was nie erreicht wurde.
help-opt-games-bench = Wie viele Partien gemessen werden.

version = tatami { $version } ({ $compiled ->
    [1] kompiliert
   *[0] reines Python
})

games-title = Spiele
games-game = Spiel
games-seats = Spieler
games-about = Was es ist
games-options = Optionen
games-option = Option
games-choices = Auswahl
games-range = { $fewest } bis { $most }
games-play = So spielst du es: tatami play { $game }

progress-matches = Partien

simulate-title = { $game }, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, Startwert { $seed }
simulate-seat = Platz
simulate-bot = Bot
simulate-wins = Siege
simulate-share = Anteil
simulate-score = Schnitt
simulate-percent = { $share } %
simulate-range = Kleinster bis größter Wert
simulate-summary = { $shared ->
    [0] Kein Sieg wurde geteilt.
    [one] 1 Sieg wurde geteilt.
   *[other] { $shared } Siege wurden geteilt.
} Eine Partie braucht im Schnitt { $decisions } Entscheidungen.
simulate-written = Die Aufzeichnungen sind in { $path }.
simulate-speed = { $speed ->
    [one] 1 Partie
   *[other] { $speed } Partien
} in der Sekunde.

replay-title = { $game }, { $seats } Spieler: { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}.
replay-unfinished = Die Partie ist nicht zu Ende.
replay-winners = { $count ->
    [0] Niemand hat gewonnen.
   *[other] Gewonnen: { $names }.
}
replay-seat = Platz { $seat }
replay-seat-player = Platz { $seat } ({ $player })

verify-fair = { $path }, Partie { $number }: { $deals ->
    [one] Die eine Ziehung folgt aus dem Startwert, der davor versiegelt wurde
   *[other] Alle { $deals } Ziehungen folgen aus dem Startwert, der vor der ersten versiegelt wurde
}: Es wurde ehrlich ausgeteilt.

fuzz-sound = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} { $game } ({ $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}), und kein Gesetz gebrochen.
fuzz-broken = Gebrochen: { $law }. Die Partie liegt in { $path }.
fuzz-reached = Erreicht: { $frames } von { $all_frames } Schritten und Fragen, { $rules } von { $all_rules } Regeln.
fuzz-missing-frames = Nie erreichte Schritte und Fragen: { $names }.
fuzz-missing-rules = Regeln, die weder ein Schritt noch eine Ablehnung nannte: { $names }.

bench-title = Zufälliges Spiel auf einem Kern ({ $compiled ->
    [1] kompiliert
   *[0] reines Python
})
bench-game = Spiel
bench-seats = Spieler
bench-decisions = Entscheidungen/s
bench-matches = Partien/s
bench-copy = Kopie
bench-search = Suche/s

# Das Spiel im Terminal

play-you = Du
play-you-amid = du
play-begins = Ausgelost: { $who } { $you ->
    [1] beginnst
   *[0] beginnt
}.
play-names = Aki, Botan, Chiyo, Daigo, Emi, Fuyu, Goro, Hana
play-which-game = Welches Spiel? { $names }
play-greeting = { $game } mit { $rivals }. Tippe, was du tun willst; mit „help“ erfährst du, wie.
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
   *[other] { $names } { $you ->
        [1] teilt euch
       *[0] teilen sich
    } den Sieg.
}
play-left = Deine Aufzeichnung liegt in { $path }; weiter geht es mit: tatami play --resume { $path }
play-kept = Die Aufzeichnung ist in { $path }.
play-wait = Die anderen denken nach.
play-more = … { $count } Möglichkeiten
play-type = tippen, oder mit ↑ ↓ und Enter wählen
play-log = Was geschah
play-your-choices = Deine Möglichkeiten
key-quit = Beenden
key-rules = Regeln
key-back = Zurück

# Ein neues Spiel

new-game-bad-name = „{ $name }“ kann kein Name eines Spiels sein: Er muss mit einem Kleinbuchstaben beginnen, darf nur Kleinbuchstaben, Ziffern und Unterstriche haben und kein Wort von Python sein. Zum Beispiel: dojo oder night_market.
new-game-taken = Ein Spiel namens „{ $name }“ gibt es schon. Wähl einen anderen Namen.
new-game-module = Ein Python-Modul namens „{ $name }“ gibt es schon, und das Spiel würde es verdecken. Wähl einen anderen Namen.
new-game-folder = { $path } ist schon da. Wähl mit --folder einen anderen Ordner, oder räum ihn weg.
new-game-written =
    „{ $name }“ steht in { $path }. Ist es installiert, wird es überall gespielt:
      pip install --editable "{ $path }[test]"
      python -m pytest { $path }
      tatami fuzz { $name }
      tatami play { $name }
      tatami serve
