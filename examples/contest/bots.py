"""Three bots for Ninjan, each a few lines, that compete in the arena.

    cd examples/contest
    tatami arena ninjan --seats 3 --bots bots:Highest,bots:Taker,bots:Dreamer --games 30

A bot sees its view and what is legal, and returns one of the legal actions.
"""

from tatami.core.actions import noun, verb
from tatami.core.game import View
from tatami.core.play import playout
from tatami.games.ninjan.pieces import VALUE
from tatami.games.ninjan.rules import PICK, TAKE
from tatami.games.ninjan.view import NinjanView
from tatami.search.bot import Bot


def worth_of(view: NinjanView, action: int) -> int:
    """The values on the pile that an action takes or lays on; 0 for a pick."""
    if verb(action) == PICK:
        return 0
    return sum(int(VALUE[card]) for card in view.piles[noun(action)])


class Highest(Bot[NinjanView]):
    """Picks its highest card, and takes the first pile that it can."""

    def choose(self, view: NinjanView | None, legal: list[int]) -> int:
        return max(legal) if verb(legal[0]) == PICK else legal[0]


class Taker(Bot[NinjanView]):
    """Picks anything; takes the best pile, and lays on the worst."""

    def choose(self, view: NinjanView | None, legal: list[int]) -> int:
        assert view is not None
        if verb(legal[0]) == PICK:
            return legal[self.dice.below(len(legal))]
        piles = sorted(legal, key=lambda action: worth_of(view, action))
        return piles[-1] if verb(legal[0]) == TAKE else piles[0]


class Dreamer(Bot[View]):
    """Tries every action in the same few imagined matches, each played on at random."""

    dreams = 6

    def choose(self, view: View | None, legal: list[int]) -> int:
        assert view is not None
        ahead = dict.fromkeys(legal, 0)
        for _ in range(self.dreams):
            world = self.game.imagine(view, self.dice)
            for action in legal:
                trial = world.clone()
                trial.apply(view.seat, action)
                playout(trial, self.dice)
                scores = self.game.scores(trial)
                ahead[action] += len(scores) * scores[view.seat] - sum(scores)
        return max(legal, key=lambda action: ahead[action])
