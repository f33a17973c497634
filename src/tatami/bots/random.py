"""The bot that plays anything legal."""

from tatami.bots.bot import Bot
from tatami.core.game import View


class RandomBot(Bot[View]):
    """Chooses at random, all legal actions alike."""

    looks = False

    def choose(self, view: View | None, legal: list[int]) -> int:
        return legal[self.dice.below(len(legal))]
