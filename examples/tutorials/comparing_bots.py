"""Which bot is better; `# %%` begins a cell, as editors and Jupyter (by jupytext) know it."""

# %% [markdown]
# # Which bot is better?
#
# And is the first seat worth more? Both are questions about luck. The *arena* plays every deal
# once from every seat, so that luck cancels out, and counts deals, not matches, so that its
# intervals are honest. It needs the extra: `pip install 'tatami[arena]'`. What follows is what
# `tatami arena` does.

# %%
from tatami.arena.matches import play_all
from tatami.arena.schedule import Plan, matches
from tatami.arena.standings import report
from tatami.games import GAMES

game = GAMES["ninjan"]
plan = Plan(
    game=game.name,
    version=game.version,
    seats=3,
    variants=[game.options()],
    bots=["greedy", "random", "random"],
    seed=1,
    timeout=10.0,
)
schedule = list(matches(plan, games=45))
print(len(schedule), "matches; the first:", schedule[0])

# %%
results = play_all(plan, ".", schedule)
proof = report(plan, results, balance=False)
for standing in proof.standings:
    share = standing.win_share
    print(f"{standing.name:8} wins {share.value:.0%} ({share.low:.0%} to {share.high:.0%})")
print(f"fair would be {proof.fair_share:.0%}")

# %% [markdown]
# ## A bot of your own
#
# A bot gets what its seat sees and what is legal, and returns one of the legal actions. This one
# imagines matches that could be the true one, plays each of its choices to a random end, and takes
# what came out best: a dozen lines, for any game.

# %%
from tatami.core.chance import Dice
from tatami.core.play import playout
from tatami.search import bot_named
from tatami.search.bot import Bot
from tatami.search.match import play_on


class Dreamer(Bot):
    """Tries every action in a few imagined matches."""

    def choose(self, view, legal):
        ahead = dict.fromkeys(legal, 0)
        for _ in range(3):
            world = self.game.imagine(view, self.dice)
            for action in legal:
                trial = world.clone()
                trial.apply(view.seat, action)
                playout(trial, self.dice)
                scores = self.game.scores(trial)
                ahead[action] += 3 * scores[view.seat] - sum(scores)
        return max(legal, key=ahead.__getitem__)


# %% [markdown]
# In the arena it would be entered as `--bots my_module:Dreamer,greedy`. By hand, for a first look:

# %%
wins = 0
for deal in range(6):
    dice = Dice(f"deal {deal}".encode())
    s = game.new(seats=3)
    bots = [Dreamer(game, dice), *[bot_named("random", game, dice) for _ in range(2)]]
    play_on(game, s, bots, dice, [])
    wins += 0 in game.winners(s)
print("the dreamer won", wins, "of 6 against chance")

# %% [markdown]
# ## Is the seat worth something?
#
# All seats are played by the same bot, so that whatever differs is the seat's. Here it is chance,
# to be quick; bots that think may tell another story. The bars are 95 % intervals: as long as they
# hold the fair share, nothing is shown.

# %%
even = Plan(
    game="hagakure",
    version=GAMES["hagakure"].version,
    seats=3,
    variants=[GAMES["hagakure"].options()],
    bots=["random"],
    seed=1,
    timeout=10.0,
)
balance = report(even, play_all(even, ".", list(matches(even, games=150))), balance=False)

# %%
from matplotlib.figure import Figure

figure = Figure(figsize=(6, 2.4))
axes = figure.subplots()
for seat, share in enumerate(balance.table.seats):
    axes.errorbar(
        share.value,
        f"seat {seat + 1}",
        xerr=[[share.value - share.low], [share.high - share.value]],
        fmt="o",
        capsize=4,
    )
axes.axvline(balance.fair_share, linestyle=":", color="grey")
axes.set(xlabel="wins", xlim=(0, 1))
figure.tight_layout()
figure

# %% [markdown]
# `tatami arena hagakure --balance --report report` asks the same of every option of the game and
# writes a page about it; [the guide](../../docs/bots.md) says what all the figures mean.
