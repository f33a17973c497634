# What the arena says.

# Mistakes

worker-lost = A worker process died { $tries } times at the same task, so something in that task kills it: look for a bot that crashes, or for too little memory.
ray-unreachable = Ray cannot be reached at { $address }: { $detail }
arena-extra = The arena needs { $module }, which is not installed. Install it with: pip install 'tatami[arena]'
arena-plain = Tatami runs as plain Python here, and thinking takes twenty to fifty times as long. With a C compiler, `make compile` (the command is then `build/tatami`) or `pip install .` makes it fast.
arena-twice = “{ $name }” stands twice among { $bots } bots for { $seats } seats. Name each bot once when not all of them can sit down, or choose more seats with --seats.
arena-no-command = “{ $name }” names no program. Write it as program:COMMAND, for example program:./my_bot
arena-no-program = There is no program “{ $program }” that can be run.
arena-no-module = The module { $module } cannot be imported: { $trouble }
arena-no-class = { $module } has no class “{ $name }” that is a Bot. Enter your own bot as module:Class, where the class extends tatami.search.bot.Bot.
arena-rules = This worker has version { $found } of the rules of { $game }, but version { $wanted } is being played. Install the same Tatami everywhere.

results-damaged = { $path }, line { $line }: this is not a result of the arena ({ $detail }). Name another file with --out, or repair this one.
results-format = { $path } has format { $found }, but this version of Tatami reads format { $known }.
results-other = { $path } holds the results of another run: its { $field } is { $there }, but here it is { $here }. Go on with the same arguments, or name another file with --out.

# How a match is forfeited

arena-illegal = chose { $action }, which is not legal
arena-raised = broke off with { $error }
program-crash = the program ended{ $code ->
    [none] { "" }
   *[other] { " with exit code " }{ $code }
}{ $words ->
    [none] { "" }
   *[other] : { $words }
}
program-hang = the program did not answer within { $seconds } s
program-nonsense = the program answered “{ $answer }”, which is not an action
program-flood = the program wrote more than it was asked for: “{ $answer }”

# The command line

help-arena = Let bots compete, with rotated seats and duplicate deals, and rate them.
help-opt-arena-bots = Who competes, separated by commas: bots by name, module:Class, program:COMMAND. If seats are left, the last one takes them.
help-opt-arena-games = How many matches; rounded up so that every deal is played from every seat.
help-opt-report = Write an HTML page with plots to this folder.
help-opt-out-results = Keep every result in this file; the same command goes on where it was stopped.
help-opt-balance = Study the game instead of the bots: seats, the first move, every option, length.
help-opt-ray = Play on a Ray cluster: the one at this address, or one on this machine.
help-opt-timeout = Seconds that an external program has for one answer.

# Results

arena-title = { $game }: { $games ->
    [one] 1 match
   *[other] { $games } matches
} ({ $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}) with { $seats } players, seed { $seed }
arena-bot = Bot
arena-wins = Won
arena-share = Win share
arena-interval = 95% interval
arena-rating = Rating
arena-score = Score
arena-thinking = Thinking time
arena-matrix = Who beats whom
arena-matrix-about = Of all wins by the row’s bot or the column’s bot: the share of the row’s bot, both having sat equally often in each seat.
arena-seats = What the seats are worth
arena-seat = Seat
arena-turn = in turn { $turn }
arena-options = Options compared
arena-option = Options
arena-own-options = as chosen
arena-best-seat = Best seat
arena-worst-seat = Worst seat
arena-first = Who begins
arena-shared = Wins shared
arena-length = Decisions
arena-report = The report is in { $path }.
arena-written = The results are in { $path }.

# Findings

arena-bot-better = { $name } wins { $share }: more than the fair { $fair }.
arena-bot-worse = { $name } wins { $share }: less than the fair { $fair }.
arena-bot-alike = { $name } wins { $share }: not clearly different from the fair { $fair }.
arena-seat-better = Seat { $seat } wins { $share }: more than its fair { $fair }.
arena-seat-worse = Seat { $seat } wins { $share }: less than its fair { $fair }.
arena-seats-alike = No seat is better than another, as far as { $games } matches can tell.
arena-no-first = Nobody begins: the match starts with a choice that all make at once.
arena-first-verdict = Whoever begins wins { $share }: { $verdict ->
    [better] an advantage over the fair { $fair }.
    [worse] a disadvantage against the fair { $fair }.
   *[alike] no clear difference from the fair { $fair }.
}
arena-length-verdict = A match takes { $mean } decisions on average, from { $shortest } to { $longest }.
arena-forfeit = Forfeit: { $name } in seat { $seat } (deal { $deal }, rotation { $rotation }): { $reason }.
arena-more-forfeits = { $count ->
    [one] And 1 more forfeit; the JSON has them all.
   *[other] And { $count } more forfeits; the JSON has them all.
}

# The report

arena-page-title = { $game } in the arena
arena-about = { $games ->
    [one] 1 match
   *[other] { $games } matches
} with { $seats } players and { $options }: { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}{ $rotations ->
    [1] .
   *[other] , each played { $rotations } times, so that every bot has been in every seat.
} Bots: { $bots }. Seed { $seed }.
arena-findings = Findings
arena-bots = Bots
arena-plots = Plots
plot-title-ratings = Ratings (OpenSkill) with 95% intervals
plot-title-shares = Win shares with 95% intervals
plot-title-matrix = Who beats whom: the row’s share of the wins of the two
plot-title-seats = Seat advantage
plot-title-length = Length of a match
plot-title-options = Seats under each option
plot-rating = Rating
plot-share = Win share (dashed: the fair { $fair })
plot-seat = Seat { $seat }
plot-length = Decisions (dashed: { $mean } on average)
plot-matches = Matches
fit-nothing = { $game } has nothing to fit: there is no bot/fit.py in its folder. docs/bots.md tells what belongs there.
