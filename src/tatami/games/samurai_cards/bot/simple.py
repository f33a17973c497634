"""A simple choice, made fast: the best card on the best place, whatever villages come."""

from mypy_extensions import i64

from tatami.core.actions import noun, verb
from tatami.core.cards import NONE, lowest
from tatami.core.chance import Dice
from tatami.games.samurai_cards.bot.weighing import Weighing
from tatami.games.samurai_cards.pieces import FIRSTS
from tatami.games.samurai_cards.rules import PLACE, PlaceCard, card_of, cell_of, placing
from tatami.games.samurai_cards.state import SamuraiCards


def worths_of(s: SamuraiCards, seat: i64, legal: list[int]) -> list[int]:
    """What the table is worth to the seat after each action, but for the villages that come."""
    weighing = Weighing(s, seat)
    found: list[int] = []
    for action in legal:
        if verb(action) == PLACE:
            weighing.look_at(cell_of(action))
            found.append(weighing.worth(card_of(action)))
        else:
            found.append(weighing.worth_of_village(s.taken, noun(action)))
    return found


def simply_best(s: SamuraiCards, seat: i64, dice: Dice) -> int:
    """The best card on the best place; where a village goes is left to chance."""
    if not isinstance(s.asking, PlaceCard):
        assert s.asking is not None
        return s.asking.sample(s, seat, dice)
    weighing = Weighing(s, seat)
    best = NONE
    most: i64 = 0
    for place in s.open:
        weighing.look_at(place)
        cards = s.hands[seat] & FIRSTS
        while cards:
            card: i64 = lowest(cards)
            cards &= cards - 1
            worth = weighing.worth(card)
            if best == NONE or worth > most:
                most = worth
                best = placing(card, place)
    return best
