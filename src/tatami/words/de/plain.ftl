# Ein Spiel ohne eigene Sätze: alles heißt, wie es im Programm heißt.

plain-about = Ein Spiel für { $players } Spieler.
plain-option = Möglich ist: { $choices }.
plain-rule = Die Regeln erlauben das jetzt nicht.
plain-no-rulebook = Dieses Spiel bringt keine Spielregeln mit.
plain-ask = { $rule ->
    [none] { $question }.
   *[other] { $question } (Regel { $rule }).
}
plain-log = { $who }: { $what }
plain-log-facts = { $who }: { $what } ({ $facts })
plain-log-secret = { $who } { $you ->
    [1] hast
   *[0] hat
} verdeckt gewählt.
plain-chance = Zufall
plain-line = { $name }: { $value }
plain-nothing = nichts
plain-yes = ja
plain-no = nein

# Spiele von anderswo, die nicht gespielt werden können

game-unusable = Das Spiel „{ $name }“ fehlt, denn das Paket { $package } funktioniert nicht. { $detail }
game-missing = Das Spiel „{ $name }“ fehlt: Das Paket { $package } hat kein GAME, das ein Game ist.
game-misnamed = Das Spiel „{ $name }“ fehlt: Das Paket { $package } kündigt es unter diesem Namen an, aber sein GAME heißt „{ $other }“.
game-bad-name = Das Spiel „{ $name }“ fehlt: Der Name eines Spiels beginnt mit einem Kleinbuchstaben und hat nur Kleinbuchstaben, Ziffern und Unterstriche.
game-taken = Das Paket { $package } bringt ein Spiel „{ $name }“ mit, aber eines mit diesem Namen ist schon da.
