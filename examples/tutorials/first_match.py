"""A first match by code; `# %%` begins a cell, as editors and Jupyter (by jupytext) know it."""

# %% [markdown]
# # A first match
#
# Everything that a person does at the table can be done in a few lines of Python: set a game up,
# ask who has to decide, see what that seat sees, choose, and keep a record that anybody can check.

# %%
from tatami.core.chance import dice_of, seal_of
from tatami.core.frames import CHANCE
from tatami.games import GAMES

game = GAMES["ninjan"]
s = game.new(seats=3)
print(game.name, "with", s.seats, "seats; options:", game.options())

# %% [markdown]
# ## Chance is a player
#
# A state holds no random numbers. Where something is dealt or drawn, nature is asked like a seat,
# and the answer is an action like any other. Here it comes from a *seal*: a seed whose hash is
# published before the first deal, so that everybody can check the deals afterwards. The same seed
# gives the same match on every machine.

# %%
seal = seal_of(1)
dice = seal.dice([])
moves = []
while s.actors() == [CHANCE]:
    action = s.asking.sample(s, CHANCE, dice)
    moves.append((CHANCE, action))
    s.apply(CHANCE, action)
print("after", len(moves), "draws the seats", s.actors(), "have to choose")

# %% [markdown]
# ## What a seat may see
#
# All three pick a card at the same time, in secret. A *view* is all that a seat knows; it is the
# only thing that ever leaves the table, for people in a browser and for bots alike.

# %%
view = game.view(s, 0)
print("I hold", len(view.hand), "cards; the others", view.hand_sizes)
for action in s.legal(0):
    print(action, "is", repr(game.action_text(action)))

# %% [markdown]
# From a view one can *imagine*: a state that could be the true one, as far as the seat knows.
# Search is built upon that, so it cannot cheat. Whoever looks at the imagined state from the same
# seat sees the same.

# %%
thoughts = dice_of(1, "thoughts")  # not nature's: thinking must not change what is dealt
world = game.imagine(view, thoughts)
assert game.view(world, 0) == view
print("what seat 1 really has:     ", list(game.view(s, 1).hand))
print("what seat 0 imagined it has:", list(game.view(world, 1).hand))

# %% [markdown]
# ## To the end, with bots
#
# `Game.play` checks an action against the rules before it happens; `State.apply` trusts you and is
# for speed. Here a greedy bot plays against two that choose at random.

# %%
from tatami.search import bot_named

names = ["greedy", "random", "random"]
bots = [bot_named(name, game, thoughts) for name in names]
while not s.is_over():
    for seat in s.actors():
        if seat == CHANCE:
            action = s.asking.sample(s, CHANCE, dice)
        else:
            action = bots[seat].choose(game.view(s, seat), s.legal(seat))
        game.play(s, seat, action)
        moves.append((seat, action))
print(len(moves), "moves; scores", game.scores(s), "winners", game.winners(s))

# %% [markdown]
# An action that the rules do not allow is refused with a sentence that says why.

# %%
from tatami.core.errors import TatamiError

try:
    game.play(game.new(seats=3), 0, game.action_from("take 2"))
except TatamiError as error:
    print(error)

# %% [markdown]
# ## Records
#
# A record is a whole match as one line of JSON: the save file, the replay and the bug report.
# Reading one checks its form; replaying it, every move and the end; `verify` also whether
# everything that was dealt follows from the seal. `tatami simulate --out FILE` and the house write
# the same.

# %%
from tatami.core.record import Record, decode, encode, replay, sealed, verify

record = Record(
    game=game.name,
    version=game.version,
    seats=s.seats,
    options=game.options(),
    players=names,
    scores=game.scores(s),
    moves=moves,
)
line = encode(sealed(record, seal, []))
print(len(line), "bytes; begins with", line[:60])

# %%
again = decode(line)
assert game.scores(replay(again, game)) == game.scores(s)
print("all", verify(again, game), "draws follow from the seal", again.commitment[:16], "…")

# %% [markdown]
# From here: [what learners get](numbers.py), [which bot is better](comparing_bots.py), or [how a
# game is written](../../docs/adding-a-game.md).
