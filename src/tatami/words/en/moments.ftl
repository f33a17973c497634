# Looking back at a match in the browser: its moments, reviews, puzzles, one's own play.

# A moment

this-moment = This moment
moment-decides = { $name } decides
what-if = What if …
play-from-here = Play from here
true-cards = With the cards as they really were, not as this player could guess them
share-moment = Share this moment
picture-of-moment = Save a picture
notes-title = Notes
notes-move = after move { $move }
notes-yours = Your note on this moment, for everybody who sees the match
taken-up-from = Taken up from another match, after move { $move }.
taken-up-true = With the cards as they really were.
taken-up-known = What this player could not know was dealt anew.

# What if

what-if-choose = What if { $name } had chosen otherwise? Choose.
what-if-true = The cards are as they really were.
what-if-known = What this player could not know is dealt anew.
what-if-done = What if { $name } had chosen: { $action }
what-if-again = Once more, with other luck
what-if-other = Another choice
bots-go-on = Bots play on …
back-to-match = Back to the match
as-played = as played

# A review

analysis-title = Review
analysis-curve = The chances to win; arrow keys move through the match
analysis-caption = Chances to win: tap the curve to go there
analysis-point = After move { $move }: { $chances }
analysis-begins = The review begins …
analysis-deeper = A first look is done. Looking closer …
analysis-soon = This is being looked at …
analysis-lessons = What can be learnt
analysis-no-lessons = No mistake was found.
analysis-turns = Turning points
analysis-no-turns = The chances never changed much at once.
analysis-seats = Luck and skill
analysis-luck = What changed the chance to win, in percentage points
analysis-part-luck = Deals and draws
analysis-part-own = Own decisions
analysis-part-others = The others
analysis-accuracy = accuracy { $accuracy }
analysis-all = { $count ->
    [one] The one decision
   *[other] All { $count } decisions
}
analysis-instead = { $done }. Better: { $better }
analysis-bots = Judge the bots too
analysis-verdict = { $name } decided
analysis-best = best
grade-best = best
grade-good = good
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder

# Guessing

guess-first = Guess first, then see
guess-as = Decide for
guess-score = { $number ->
    [0] { $all ->
        [one] 1 decision
       *[other] { $all } decisions
    }
   *[other] { $right } of { $number } found; { $all } decisions in all
}
guess-next = Next decision
guess-end = That was the whole match.
guess-none = There is no decision to guess.
guess-best = That is what the strongest bot would do.
guess-as-good = That is as good as what the strongest bot would do.
guess-as-played = { $text }: so it was played.
guess-other = You chose: { $text }
analysis-coarse = This server takes only a first look; mistakes are named after a closer one.

# Puzzles

puzzle-today = Puzzle of the day
puzzle-title = Puzzle
puzzle-solve = Solve it
puzzle-practise = Practise
puzzle-solved-of = { $right } of { $all } solved
puzzle-all = All puzzles
puzzle-about = Moments from matches of strong bots in which one choice is clearly best. Your first answer counts.
puzzle-how-hard = Difficulty
puzzle-any = any
puzzle-difficulty = difficulty { $difficulty } of 5
puzzle-right = solved
puzzle-wrong = not solved
puzzle-no-puzzles = There are no puzzles here.
puzzle-question = What is best?
puzzle-found = Right! That is clearly best.
puzzle-missed = Not quite: { $text }.
puzzle-yours = your choice
puzzle-next = Next puzzle
puzzle-waiting = One moment: your choice is being tried out …
puzzle-solution = The solution: { $text }
puzzle-again = Try again
puzzle-show = Show the solution
puzzle-chances = The percentages are your chance to win after each choice, from what you know here.

# One's own play

own-title = Your play
own-private = Only you see this page.
own-none = Nothing to count yet. Finish a match, and here you see how you play.
own-by-game = By game and number of seats
own-game = Game
own-played = Matches
own-wins = Won
own-now = Wins in a row now
own-longest = Most wins in a row
own-accuracy = Accuracy
own-thinking = Thinking per decision
own-seconds = { $seconds } s
own-over-time = Accuracy from match to match
own-mistakes = Most frequent mistakes
own-like = at questions such as “{ $prompt }”
own-times = { $count ->
    [one] once
   *[other] { $count } times
}
own-newest = Newest matches
own-result-won = won
own-result-lost = lost
