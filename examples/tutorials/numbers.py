"""Numbers for learners; `# %%` begins a cell, as editors and Jupyter (by jupytext) know it."""

# %% [markdown]
# # Numbers for learners
#
# A program that learns wants arrays. An *encoding* turns what a seat sees into a row of numbers
# with named parts, and what it may do into a mask over a fixed list of indices. It needs the
# extra: `pip install 'tatami[research]'`.

# %%
from tatami.research import encoding

e = encoding("ninjan", seats=2)
print(e.size, "numbers,", e.num_actions, "indices")
for field in e.fields[:6]:
    print(f"{field.name:12} from {field.offset:3}, shape {field.shape}")

# %% [markdown]
# A table asks one seat after another; what is chosen at the same time is asked one after another,
# and nobody sees what the others have answered.

# %%
table = e.new(seed=1)
observation, mask = e.observe(table), e.mask(table)
print("seat", table.seat, "may say", [e.text(int(i)) for i in mask.nonzero()[0]])
print("its hand as numbers:", observation[e.slice("hand")])

# %% [markdown]
# Nothing is lost on the way: the view can be read back from the row.

# %%
assert e.decode(observation, table.seat) == e.game.view(table.s, table.seat)

# %% [markdown]
# ## Thousands of matches at once
#
# `VectorEnv` steps many matches together, each row of the arrays another one. With `opponents`,
# the name of a bot, you have one seat in each and are asked only when it is your turn. A policy
# that knows nothing picks any index that the mask allows.

# %%
import numpy as np

from tatami.research.vector import VectorEnv

rng = np.random.default_rng(1)


def anything(turn):
    """Any index that may be said, all alike."""
    return (turn.masks * rng.random(turn.masks.shape)).argmax(axis=1)


def mean_reward(policy, matches=48, rows=16):
    """What a policy gets a match against chance: 1 is a win, -1 a loss."""
    won = []
    with VectorEnv("ninjan", seats=2, rows=rows, seed=1, opponents="random") as env:
        turn = env.reset()
        mine = turn.seats.copy()
        while len(won) < matches:
            turn = env.step(policy(turn))
            for row in turn.done.nonzero()[0]:
                won.append(turn.rewards[row][mine[row]])
            mine = turn.seats.copy()
    return float(np.mean(won))


print(f"anything: {mean_reward(anything):+.2f}")

# %% [markdown]
# ## A policy is a function of arrays
#
# Cards are numbered by their value, so the last index in the mask is the highest card in the hand.
# Is it good to pick that one? A network would take the place of `argmax` here; nothing else
# changes.


# %%
def highest(turn):
    """The highest card that may be picked; among piles, the last."""
    return turn.masks.shape[1] - 1 - turn.masks[:, ::-1].argmax(axis=1)


def lowest(turn):
    """The lowest card that may be picked; among piles, the first."""
    return turn.masks.argmax(axis=1)


for policy in (anything, highest, lowest):
    print(f"{policy.__name__:9} {mean_reward(policy):+.2f}")

# %% [markdown]
# With so few matches such figures are mostly luck; how to say how sure one is, is what [the
# arena](comparing_bots.py) is about. The interfaces of PettingZoo, Gymnasium and OpenSpiel
# are in [the guide](../../docs/research.md).
