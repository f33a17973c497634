# A game that brings no words of its own: everything is told by its names.

plain-about = A game for { $players } players.
plain-option = It can be { $choices }.
plain-rule = The rules do not allow it now.
plain-no-rulebook = This game brings no rules document.
plain-ask = { $rule ->
    [none] { $question }.
   *[other] { $question } (rule { $rule }).
}
plain-log = { $who }: { $what }
plain-log-facts = { $who }: { $what } ({ $facts })
plain-log-secret = { $who } { $you ->
    [1] have
   *[0] has
} chosen in secret.
plain-chance = Chance
plain-line = { $name }: { $value }
plain-nothing = none
plain-yes = yes
plain-no = no

# Games from elsewhere that cannot be played

game-unusable = The game “{ $name }” is left out, because the package { $package } does not work. { $detail }
game-missing = The game “{ $name }” is left out: the package { $package } has no GAME that is a Game.
game-misnamed = The game “{ $name }” is left out: the package { $package } announces it by this name, but its GAME is called “{ $other }”.
game-bad-name = The game “{ $name }” is left out: a game’s name begins with a small letter and has only small letters, digits and underscores.
game-taken = The package { $package } brings a game “{ $name }”, but there is one with this name already.
