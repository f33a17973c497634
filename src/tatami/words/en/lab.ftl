# What the design laboratory says.

# Mistakes in the file of a study

lab-not-toml = { $path } is not a TOML file: { $detail }.
lab-file-wrong = { $path } is not a study: { $detail }. docs/research.md tells what belongs into it.
lab-unknown-field = { $path }: “{ $field }” means nothing in a study. { $nearest ->
    [none] There can be: { $names }.
   *[other] Did you mean { $nearest }? There can be: { $names }.
}
lab-unknown-measure = There is no measure called “{ $measure }”. { $nearest ->
    [none] The measures are: { $names }.
   *[other] Did you mean { $nearest }? The measures are: { $names }.
}
lab-same-skill = To see what skill is worth, a strong bot plays against weak ones, but { $name } is to be both. Name two different bots under [skill].
lab-bad-path = “{ $path }” is neither a number of the deck nor an option. Write it as deck.PLACE, for example deck.box.step_tokens, or as options.NAME.
lab-no-place = The deck of { $game } has no { $path }: there is no “{ $part }”. { $nearest ->
    [none] There are: { $names }.
   *[other] Did you mean { $nearest }? There are: { $names }.
}
lab-bad-values = { $path } needs a list of values, as in [2, 3, 4], or numbers in a row, as in { "{" } from = 20, to = 30, step = 5 { "}" }.
lab-nothing-varied = The study varies nothing. Write what to try under [vary], or variants by name under [variants."NAME"].
lab-nothing-different = Everything that the study tries is as in the base. Try at least one other value.
lab-many = These are { $count } variants; at most { $most } can be compared. Try fewer values.
lab-alike = It is the same as “{ $other }”.
lab-refused = { $count ->
    [one] One variant cannot be played, so nothing was.
   *[other] { $count } variants cannot be played, so nothing was.
    }
    { $troubles }

# The command line

help-lab = Compare variants of a game: change numbers of its deck and options, and see what they do.
help-arg-study = A TOML file that says what is played and what is varied.
help-opt-lab-out = The folder for results and report; the same command goes on where it was stopped.

# Results

lab-base = base
lab-title = { $game }: { $variants } variants, { $matches } matches of each
lab-variant = Variant
lab-measure = Measure
lab-in-variants = In the variants
lab-clearly = Clearly different
lab-measure-decisions = Decisions
lab-measure-rounds = Rounds
lab-measure-seats = Best seat
lab-measure-margin = Margin
lab-measure-ties = Ties
lab-measure-comebacks = Comebacks
lab-measure-branching = Choices
lab-measure-drama = Drama
lab-measure-skill = Skill
lab-meaning-decisions = Length: how many decisions a match takes, all seats together.
lab-meaning-rounds = Length: how many rounds a match takes; where a game has no rounds, how many turns each seat has.
lab-meaning-seats = Seat advantage: the win share of the seat that wins most, counted from the seat that begins. With equal seats it is { $fair }.
lab-meaning-margin = Decisiveness: by how many points the winner is ahead of the best who does not win.
lab-meaning-ties = Decisiveness: how many matches have several winners.
lab-meaning-comebacks = How many matches are won by a seat whose chance was below { $fair } in the middle of the match.
lab-meaning-branching = Branching: how many actions a decision offers, if it offers more than one.
lab-meaning-drama = How much chance to win changes hands in a match, up and down: 1 is a whole win, once.
lab-meaning-skill = How far skill beats luck: what { $strong } wins among { $weak }, from 0%, no more than chance, to 100%, every match.

# Findings

lab-in-base = { $measure }: { $value } in the base.
lab-more = Highest with “{ $name }” ({ $difference }).
lab-less = Lowest with “{ $name }” ({ $difference }).
lab-no-difference = No variant is clearly different.
lab-clear = { $clear } of { $differences } differences from the base are clear; about { $chance } would seem so by chance alone.
lab-unfair = In { $count } of { $variants } variants the seats are clearly not worth the same.
lab-forfeits = { $count ->
    [one] One match was broken off and is not counted: { $reason }
   *[other] { $count } matches were broken off and are not counted, for example: { $reason }
}

# The report

lab-page-title = { $game } in the laboratory
lab-about = { $variants } variants with { $seats } players, { $matches } matches of each, all with the same deals. Bots: { $bots }. Seed { $seed }.
lab-compared = The variants compared
lab-sorted = Choose a column to sort by it. Below each figure is its difference from the base and how far that can be off (95%); where a difference is clear it has an arrow. For the base, it is the interval of the figure itself.
lab-effects = What each change does
lab-effects-about = By how much the value changes each measure, compared with the base (where the base’s own value was not tried, with the first one), with 95% intervals. Everything else that is varied is averaged.
lab-variants = Variants
lab-places = Seats
lab-meanings = What is measured
lab-files = All figures are in variants.csv and report.json, every match in results.jsonl, and the decks that differ from the base in the folder decks.
lab-plot-places = Win share (dashed: all seats alike)
lab-plot-figure = { $measure } (dashed: the base)
lab-plot-effect = { $measure }: difference from the base
