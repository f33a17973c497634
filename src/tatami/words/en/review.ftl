# What a review of a match says.

# Mistakes

review-seat = There is no seat { $seat } in this match. The seats are 1 to { $last }.
review-depth = “{ $depth }” is no depth. Choose one of: { $names }.
review-plain = Tatami runs as plain Python here, and a review takes twenty to fifty times as long. With a C compiler, `make compile` (the command is then `build/tatami`) or `pip install .` makes it fast.

# Grades

review-grade-best = Best
review-grade-good = Good
review-grade-inaccuracy = Inaccuracy
review-grade-mistake = Mistake
review-grade-blunder = Blunder

# Decisions

review-done-best = Move { $move }, { $who }: { $done }. Nothing better was found.
review-done-worse = Move { $move }, { $who }: { $done }. Better: { $better }. The chance to win was { $before } instead of { $after }.
review-elsewhere = { $choice }, but elsewhere
review-unlucky = It was right all the same: what came of it was bad luck.
review-lucky = It went well all the same: that was luck.
review-unsure = The analyses do not agree yet.

# Turning points

review-when = { $is_round ->
    [1] { $round }.
   *[0] Move { $move }.
}
review-turn-decision = { $who }: { $action }.
review-turn-chance = The luck of the draw.
review-turn-change = { $whom ->
    [You] Your
   *[other] { $whom }’s
} chance to win { $rose ->
    [1] rose
   *[other] fell
} from { $before } to { $after }.

# A seat over the match

review-luck-and-skill = { $who }: deals and draws { $luck }, own decisions { $own }, decisions of the others { $others }.

# The command line

help-review = Analyse a match: every decision judged from what its player knew, and the chances to win.
help-puzzles = Find puzzles in matches of strong bots: moments in which one choice is clearly best.
help-opt-review-seat = Judge the decisions of this seat only; otherwise of all seats.
help-opt-review-depth = How thoroughly: coarse, fine or deep.
help-opt-review-out = Review every match of the file, and write each review to this file as a line of JSON.
help-opt-puzzles-count = How many matches to look through.
help-opt-puzzles-out = Write the puzzles to this file, one on each line.
help-opt-puzzles-bots = The bot that plays the matches, on all seats.
help-opt-puzzles-most = Keep at most so many, as different from each other as possible.
progress-moments = moments

review-title = { $game }: { $players }
review-winners = { $count ->
    [0] The match is not over.
    [one] { $names } won.
   *[other] { $names } won together.
}
review-player = Player
review-accuracy = Accuracy
review-none = –
review-lessons = What can be learnt
review-no-lessons = No mistake was found.
review-turns = Turning points
review-no-turns = The chances never changed much at once.
review-curve = The chances to win, move by move
plot-title-curve = The chance of every player to win. Judged with all cards open: luck and decisions change the curve when they happen.
review-decisions = Every decision
review-move = Move
review-done = Done
review-better = Better
review-chance = Chance to win
review-loss = Given away
review-grade = Grade
review-about = Every decision is judged from what the player knew then, by the strongest bot, several times with other random numbers.
review-seats = Luck and skill
review-report = Report: { $path }
review-written = Reviews of { $count ->
    [one] 1 match
   *[other] { $count } matches
}: { $path }
puzzles-written = { $count ->
    [0] No puzzle was found in { $games } matches.
    [one] 1 puzzle from { $games } matches: { $path }
   *[other] { $count } puzzles from { $games } matches: { $path }
}

# Hints: what is quoted is a sentence of the story

hint-brings = In { $times } of 10 trials it led to “{ $what }”; { $others ->
    [0] other choices never did
   *[other] other choices did in { $others }
}.
hint-avoids = { $times ->
    [0] It never led to “{ $what }”; other choices did in { $others } of 10 trials.
   *[other] In only { $times } of 10 trials it led to “{ $what }”; other choices did in { $others }.
}
hint-risks = But in { $times } of 10 trials it led to “{ $what }”; { $others ->
    [0] other choices never did
   *[other] other choices did in { $others }
}.
hint-misses = { $times ->
    [0] But it never led to “{ $what }”; other choices did in { $others } of 10 trials.
   *[other] But in only { $times } of 10 trials it led to “{ $what }”; other choices did in { $others }.
}
