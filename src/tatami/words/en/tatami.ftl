# What the platform itself says: mistakes, the command line, terminal play.

# Mistakes

unknown-language = There is no language “{ $language }”. Known languages: { $known }.
unknown-game = There is no game called “{ $name }”. { $nearest ->
    [none] The games are: { $names }.
   *[other] Did you mean { $nearest }? The games are: { $names }.
}
unknown-bot = There is no bot called “{ $name }”. { $nearest ->
    [none] The bots are: { $names }.
   *[other] Did you mean { $nearest }? The bots are: { $names }.
}
bad-budget = “{ $text }” is not a thinking time. Write a number of iterations, as in shogun@2000, or seconds, as in shogun@0.5s.
bot-without-budget = { $name } does not search, so it takes no thinking time: write just { $name }. Bots that search: { $searchers }.
weights-not-json = The weights of a bot cannot be read. { $place } should be JSON, an object with a name for every number: { $reason }
weights-missing = The weights of a bot are not complete: { $place } has no “{ $name }”.
weights-wrong = The weights of a bot cannot be used. In { $place }, “{ $name }” should be { $kind ->
    [group] a group of weights
    [whole] a whole number
    [row] a list of whole numbers, { $count } in all
    [table] a list of rows, { $count } in all
   *[number] a number
}, but is { $found }.
unknown-manner = There is no manner called “{ $name }”. { $nearest ->
    [none] The manners are: { $names }.
   *[other] Did you mean { $nearest }? The manners are: { $names }.
}
unknown-option = { $game } has no option called “{ $option }”. { $nearest ->
    [none] Its options are: { $names }.
   *[other] Did you mean { $nearest }? Its options are: { $names }.
}
no-deck = { $game } has no deck that can be changed.
deck-of-which-game = Which game is the deck { $deck } for? Say it as in GAME=FILE, with one of: { $names }.
deck-of-no-game = Say which game this deck is for, as in: tatami games sake --deck FILE
bad-option-value = The option { $option } can be { $choices }, but not “{ $chosen }”.
no-such-option-seat = The option { $option } names seat { $seat }, but this table has only seats 1 to { $last }.
option-for-study = The option { $option } is for study only: at a table it can only be { $value }.
bad-option-text = “{ $text }” is not an option. Write it as name=value, for example { $example }.
no-options = { $game } has no options.
bad-seats = { $game } is for { $fewest } to { $most } players, not for { $seats }.
bad-bots = There are { $seats } seats, but { $bots } bots: name one for each seat, separated by commas.
bad-rivals = { $rivals ->
    [one] There is 1 seat
   *[other] There are { $rivals } seats
} besides yours, but { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
}: name one for each, or one for all.
bad-seat = There is no seat { $seat } at a table of { $seats }: choose one from 1 to { $seats }.
no-such-seat = There is no seat { $seat } at this table: the seats are 1 to { $last }.
bad-seat-index = There is no seat { $seat } at this table: here they are counted from 0 to { $last }.
output-full = What was to be told cannot be written: there is no room left where it goes.
illegal-action = “{ $action }” is not allowed now. Rule { $rule }: { $reason }
bad-verb = There is no verb “{ $verb }” in this game. There are { $names }.
bad-action-text = “{ $text }” does not say enough, or too much. Type: { $wanted }
bad-action-part = “{ $verb }” needs the part { $part }, which can be { $wanted }, but not “{ $value }”.
unknown-action-part = “{ $verb }” has no part { $part }. It has { $names }.
bad-position = “{ $part }” cannot be read in this position. Expected: { $wanted }.
position-unplayable = This position cannot be played on: { $trouble ->
        [pieces] there are pieces missing, or some too many
        [scores] the scores cannot be so
       *[stuck] whoever plays on gets stuck
    }.
card-twice = The card { $card } is in two places in this position.

# Games as numbers

no-numbers-of-kind = There is no way to write a { $kind } as numbers: this kind of thing needs the methods shape, put and take.
numbers-unknown-field = { $game } has no numbers: nothing says of what kind “{ $field }” in its view is. Add it to KINDS in the game’s numbers.py, or to DERIVED if it follows from the other fields.
numbers-unbounded-part = { $game } has no action indices: the part “{ $part }” of an action has no bound. Say in SPLITS of the game’s numbers.py how it is told as several parts that have one.
numbers-no-index = “{ $action }” has no index: nobody at the table can do it.
numbers-bad-path = { $path } says no action: indices are 0 to { $most }, and the verb comes first.
numbers-no-field = There is no field “{ $name }” in this observation; there are { $names }.
numbers-bad-array = The array has the shape { $shape } and the type { $kind }; it should have the shape ({ $wanted },) and the type int8.
too-many-for-numbers = There are { $count } things where the numbers have room for { $most }.
numbers-no-log = This match keeps no log, so nobody can tell what a seat remembers: begin it with log=True.
numbers-over = This match is over: nobody is asked any more.
numbers-other-table = This table is one of { $game } with { $seats } seats; the encoding is of another game, or of other seats.
numbers-no-copy = The encoding cannot be copied or sent to another process: it is of other rules than those that are found under the name { $game }, perhaps with a deck of their own. Make it anew where it is needed.
research-no-agent = There is no agent { $agent }; there are { $agents }.
research-no-action = { $agent } is asked, but was given no action.
research-not-begun = No match has begun yet: call reset first.
research-over = This match has ended: call reset for the next one.
research-closed = This environment is closed: make a new one.
vector-bad-actions = An integer for each row was wanted, an array of the shape ({ $rows },); this one has the shape { $shape } and the type { $kind }.
vector-process-lost = A process of this vector environment has ended, and with it the environment. A script makes one below if __name__ == "__main__": only.
vector-bad-rows = A vector environment of { $rows } rows in { $processes } processes cannot be: there must be at least one row for each process, and one process.
vector-not-in-mask = Index { $index } cannot be said in row { $row }: it is not in the mask. Nothing was done in any row.
research-bad-render-mode = There is no render mode “{ $mode }”; there are { $modes }.
research-bad-illegal = What an illegal action does can be { $choices }, but not “{ $chosen }”.
research-illegal = Index { $index } cannot be said now: it is not in the action mask.
research-bad-opponents = With { $seats } seats there is a bot for each but the learner’s, or one name for all of them; { $bots } were given.
openspiel-imagined = A match that was imagined cannot be saved: it has no beginning.
research-extra = Data to learn from needs { $module }, which is not installed. Install it with: pip install 'tatami[research]'
data-bad-name = { $path } is no file of data: its name has to end in one of { $endings }.
data-broken = { $path } cannot be read to its end: { $detail }. Was it written by tatami simulate --out, and to the last match?
data-no-card = { $path } has no card that tells what its rows are: it was not written by tatami simulate --out.
openspiel-no-parameters = Observers of Tatami’s games have no parameters; { $names } were given.
openspiel-seconds = OpenSpiel’s search counts simulations, not seconds: write a whole number after the name, as in @100.

file-unreadable = { $path } cannot be read: { $detail }.
file-unwritable = { $path } cannot be written: { $detail }.
folder-missing = The folder { $path } does not exist. Create it first, or name another.

record-place = { $path }, line { $line }: { $trouble }
record-empty = { $path } holds no record.
record-not-json = this is not complete JSON ({ $detail }). The file is damaged, or its end is missing.
record-foreign = this is not a record of Tatami: it names neither a format nor a game.
record-format = this record has format { $found }, but this version of Tatami reads format { $known }.
record-shape = this record is damaged: { $detail }.
record-not-hex = the { $field } of this record should be hexadecimal digits, not “{ $text }”.
record-size = the { $field } of this record should have { $wanted } hexadecimal digits, not { $found }.
record-entropy = the entropy of this record should have one entry for each of { $seats } seats, not { $found }.
record-version = this record was made with version { $found } of the rules of { $game }, but these are version { $known }.
record-illegal = move { $move } is not legal: { $seat ->
    [0] chance
   *[other] seat { $seat }
}, { $action }. Rule { $rule }: { $reason }
record-short = the record ends after move { $moves }, but says that the match was over. Its end is missing.
record-scores = the record says that the scores are { $said }, but its moves give { $found }.
record-position = the position has { $seats } seats or other options than the record says, which is for { $said }.
record-changed = every move is legal, but the record was changed after it was saved: its checksum is { $said } and should be { $found }.
record-number = { $count ->
    [one] { $path } holds 1 record, so there is no number { $number }.
   *[other] { $path } holds { $count } records: choose one from 1 to { $count }, not { $number }.
}
record-not-resumable = { $path } is not an unfinished match of yours, so it cannot be continued.
seed-unopened = The seed of this match has not been revealed yet, so the deals cannot be checked.
seed-mismatch = The seed and salt in this record do not give the commitment { $commitment } that was published.
deal-unfair = Move { $move } is “{ $found }”, but the seed gives “{ $fair }”. This deal was not fair.

no-game-chosen = The input ended before a game was chosen. Name one, as in: tatami play { $example }
input-ended = The input ended in the middle of the match. Your record is kept in { $path }; go on with: tatami play --resume { $path }
interrupted = Stopped. Your record is kept in { $path }; go on with: tatami play --resume { $path }
interrupted-work = Stopped before the end; everything written so far is intact.

# The command line

help-tatami = Five samurai games on one mat: play them, simulate them, study them.
help-version = Say which version this is and whether its rules are compiled.
help-language = The language that Tatami speaks; if it is not given, that of TATAMI_LANGUAGE or of the system.
help-games = List the games with player counts and options, or describe one.
help-play = Play in the terminal against bots.
help-simulate = Let bots play many matches and count the wins.
help-replay = Check a record and retell the match, move by move.
help-verify = Check that the deals of a record were fair: that they follow from its sealed seed.
help-fuzz = Play random matches and check every law on the way.
help-bench = Measure how fast the rules are on this machine.
help-new-game = Write a package with a small complete game, to be changed into your own.

help-examples = Examples:

help-arg-game = The game.
help-arg-new-game = The name of the game: small letters, digits and underscores.
help-arg-file = A file with records.
help-opt-json = Print JSON, for programs.
help-opt-seats = How many players.
help-opt-options = An option of the game, as name=value. Can be repeated.
help-opt-deck = Another deck than the game's own, if it can be changed: the file that holds it.
help-opt-new-folder = The folder to write, which must not be there yet; the name of the game if none is given.
help-opt-seed = Repeat a series: the same seed gives the same deals and the same play.
help-opt-bots = A bot for each seat, separated by commas.
help-opt-rivals = A bot for each rival, separated by commas, or one for all.
help-opt-count = How many matches.
help-opt-workers = How many processes work at once. The results do not depend on it.
help-opt-out-records = Write the record of every match to this file, one per line; if its name ends in .parquet or .jsonl.zst, a row for every choice, to learn from.
help-opt-out-broken = Where to save the record of a match that broke a law.
help-opt-plain = Line by line, for screen readers and pipes.
help-opt-seat = Which seat is yours.
help-opt-record = Where to keep the record of this match.
help-opt-resume = Go on with a match from its record.
help-opt-match = Which match of the file.
help-opt-sparing = Check the slow laws only at every Nth moment; 1 checks every moment.
help-opt-manner = How the seats choose: { $names }, or all of them in turn.
help-opt-guided = Prefer what leads to something new, and tell at the end what was never reached.
help-opt-games-bench = How many matches to measure.

version = tatami { $version } ({ $compiled ->
    [1] compiled
   *[0] plain Python
})

games-title = Games
games-game = Game
games-seats = Players
games-about = What it is
games-options = Options
games-option = Option
games-choices = Choices
games-range = { $fewest } to { $most }
games-play = Play it with: tatami play { $game }

progress-matches = matches

simulate-title = { $game }, { $games ->
    [one] 1 match
   *[other] { $games } matches
}, seed { $seed }
simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Won
simulate-share = Share
simulate-score = Mean score
simulate-percent = { $share }%
simulate-range = Lowest to highest
simulate-summary = { $shared ->
    [0] No win was shared.
    [one] 1 win was shared.
   *[other] { $shared } wins were shared.
} A match takes { $decisions } decisions on average.
simulate-written = The records are in { $path }.
simulate-speed = { $speed ->
    [one] 1 match
   *[other] { $speed } matches
} per second.

replay-title = { $game }, { $seats } players: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}.
replay-unfinished = The match is not finished.
replay-winners = { $count ->
    [0] Nobody won.
   *[other] Won by { $names }.
}
replay-seat = Seat { $seat }
replay-seat-player = Seat { $seat } ({ $player })

verify-fair = { $path }, match { $number }: { $deals ->
    [one] the one draw matches the seed that was fixed before it
   *[other] all { $deals } draws match the seed that was fixed before the first one
}: the deal was fair.

fuzz-sound = { $games ->
    [one] 1 match
   *[other] { $games } matches
} of { $game } ({ $moves ->
    [one] 1 move
   *[other] { $moves } moves
}) and no law broken.
fuzz-broken = Broken: { $law }. The match is kept in { $path }.
fuzz-reached = Reached: { $frames } of { $all_frames } frames, { $rules } of { $all_rules } rules.
fuzz-missing-frames = Frames never reached: { $names }.
fuzz-missing-rules = Rules that no frame and no refusal named: { $names }.

bench-title = Random play on one core ({ $compiled ->
    [1] compiled
   *[0] plain Python
})
bench-game = Game
bench-seats = Players
bench-decisions = Decisions/s
bench-matches = Matches/s
bench-copy = Copy
bench-search = Search/s

# Terminal play

play-you = You
play-you-amid = you
play-begins = The lot is drawn: { $who } { $you ->
    [1] begin
   *[0] begins
}.
play-names = Aki, Botan, Chiyo, Daigo, Emi, Fuyu, Goro, Hana
play-which-game = Which game? { $names }
play-greeting = { $game } with { $rivals }. Type what you want to do; type “help” to see how.
play-prompt = { "> " }
play-help =
    Type one of your choices as it is shown, or one of these words:
    table: the table in words.
    choices: what you can do now; choices lay: what begins with this word.
    rules: all the rules; rules 4.4: one of them.
    quit: stop; the record is kept.
play-choices = You can:
play-choice = { $text }: { $meaning }
play-only-choice = The only choice: { $meaning }.
play-unknown-rule = There is no rule { $rule }.
play-winner = { $count ->
    [0] Nobody wins.
    [one] { $names } { $you ->
        [1] win!
       *[0] wins.
    }
   *[other] { $names } share the win.
}
play-left = Your record is kept in { $path }; go on with: tatami play --resume { $path }
play-kept = The record is in { $path }.
play-wait = The others are thinking.
play-more = … { $count } choices
play-type = type, or choose with ↑ ↓ and Enter
play-log = What happened
play-your-choices = Your choices
key-quit = Quit
key-rules = Rules
key-back = Back

# A new game

new-game-bad-name = “{ $name }” cannot be the name of a game: it must begin with a small letter, have only small letters, digits and underscores, and be no word of Python. For example: dojo, or night_market.
new-game-taken = There is a game called “{ $name }” already. Choose another name.
new-game-module = There is a Python module called “{ $name }” already, which the game would hide. Choose another name.
new-game-folder = { $path } is there already. Choose another folder with --folder, or take it away.
new-game-written =
    “{ $name }” is written to { $path }. Install it, and it is played everywhere:
      pip install --editable "{ $path }[test]"
      python -m pytest { $path }
      tatami fuzz { $name }
      tatami play { $name }
      tatami serve
