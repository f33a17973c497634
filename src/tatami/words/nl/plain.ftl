# Een spel zonder eigen zinnen: alles heet zoals het in het programma heet.

plain-about = Een spel voor { $players } spelers.
plain-option = Mogelijk is: { $choices }.
plain-rule = De regels staan dat nu niet toe.
plain-no-rulebook = Dit spel heeft geen spelregels bij zich.
plain-ask = { $rule ->
    [none] { $question }.
   *[other] { $question } (regel { $rule }).
}
plain-log = { $who }: { $what }
plain-log-facts = { $who }: { $what } ({ $facts })
plain-log-secret = { $who } { $you ->
    [1] hebt
   *[0] heeft
} in het geheim gekozen.
plain-chance = Toeval
plain-line = { $name }: { $value }
plain-nothing = niets
plain-yes = ja
plain-no = nee

# Spellen van elders die niet gespeeld kunnen worden

game-unusable = Het spel “{ $name }” ontbreekt, want het pakket { $package } werkt niet. { $detail }
game-missing = Het spel “{ $name }” ontbreekt: het pakket { $package } heeft geen GAME die een Game is.
game-misnamed = Het spel “{ $name }” ontbreekt: het pakket { $package } kondigt het onder deze naam aan, maar zijn GAME heet “{ $other }”.
game-bad-name = Het spel “{ $name }” ontbreekt: de naam van een spel begint met een kleine letter en heeft alleen kleine letters, cijfers en onderstrepingstekens.
game-taken = Het pakket { $package } brengt een spel “{ $name }” mee, maar er is er al een met deze naam.
