"""The bot that plays anything legal."""

from tatami.core.game import View
from tatami.search.bot import Bot


class RandomBot(Bot[View]):
    """Chooses at random, all legal actions alike."""

    looks = False

    def choose(self, view: View | None, legal: list[int]) -> int:
        return legal[self.dice.below(len(legal))]
