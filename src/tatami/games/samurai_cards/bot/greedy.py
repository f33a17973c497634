"""The greedy bot of Samurai: the card game: it places what is best now."""

from tatami.core.actions import verb
from tatami.core.chance import Dice
from tatami.games.samurai_cards.bot.weighing import POINT_COST, Weighing
from tatami.games.samurai_cards.pieces import STRENGTH
from tatami.games.samurai_cards.rules import PLACE, ChoosePlace, TurnUpVillage, card_of
from tatami.games.samurai_cards.state import SamuraiCards
from tatami.games.samurai_cards.view import SamuraiCardsView, imagine
from tatami.search.bot import Bot
from tatami.search.majorities import standing


class GreedySamuraiCards(Bot[SamuraiCardsView]):
    """Places the card after which its prospects of stones are best, shape by shape."""

    def choose(self, view: SamuraiCardsView | None, legal: list[int]) -> int:
        assert view is not None
        world = imagine(view, self.dice)
        worths = [worth_after(world, view.seat, action, self.dice) for action in legal]
        return legal[worths.index(max(worths))]


def worth_after(s: SamuraiCards, seat: int, action: int, dice: Dice) -> int:
    """What the table is worth to the seat after its turn, less what its card cost."""
    trial = s.clone()
    trial.apply(seat, action)
    end_turn(trial, dice)
    worth = standing(Weighing(trial, seat).found, s.seats, seat)
    return worth - cost(action)


def end_turn(s: SamuraiCards, dice: Dice) -> None:
    """Turn up villages, and choose places at random, until all villages are laid."""
    while isinstance(s.asking, TurnUpVillage | ChoosePlace):
        s.apply(s.asking.seat, s.asking.sample(s, s.asking.seat, dice))


def cost(action: int) -> int:
    """What it costs to have this card no more."""
    return POINT_COST * STRENGTH[card_of(action)] if verb(action) == PLACE else 0
