"""What the laws need to know of Ninjan, written from the rulebook and never from view.py."""

from tatami.core.actions import act, noun, verb
from tatami.core.cards import BIT, NONE, members
from tatami.core.chance import Dice
from tatami.core.frames import CHANCE
from tatami.core.game import Move
from tatami.games.ninjan.pieces import PILES, SUITS, VALUE
from tatami.games.ninjan.rules import DEAL, PICK, THROW, PickCard, ThrowSign
from tatami.games.ninjan.state import Ninjan, NinjanOptions


def pieces(s: Ninjan) -> list[int]:
    """Every card, once for each place where it is."""
    found = members(s.unseen)
    for hand in s.hands:
        found.extend(members(hand))
    for pile in s.piles:
        found.extend(members(pile))
    for won in s.won:
        found.extend(members(won))
    found.extend([card for card in s.picks if card != NONE])
    return found


def scramble(s: Ninjan, moves: list[Move], seat: int, dice: Dice) -> list[Move]:
    """Another history that this seat cannot tell from `moves`: what it does not know is changed."""
    unknown = unknown_cards(s, seat)
    others = unknown.copy()
    dice.shuffle(others)
    instead = dict(zip(unknown, others, strict=True))
    this_deal = start_of_deal(s, moves)
    this_throw = len(moves) - len(signs_down(s))
    told = []
    for number, (actor, action) in enumerate(moves):
        kind = verb(action)
        if kind in (DEAL, PICK) and number >= this_deal:
            action = act(kind, instead.get(noun(action), noun(action)))
        elif kind == THROW and number >= this_throw and actor != seat:
            action = act(THROW, dice.below(SUITS))
        told.append((actor, action))
    return told


def unknown_cards(s: Ninjan, seat: int) -> list[int]:
    """The cards that this seat has not seen in this deal.

    It knows its own cards; piles and won cards lie open, picks once they are turned up.
    """
    unknown = s.options.deck
    for cards in [*s.piles, *s.won]:
        unknown &= ~cards
    picks_lie_open = not isinstance(s.asking, PickCard)
    for picker, card in enumerate(s.picks):
        if card != NONE and (picks_lie_open or picker == seat):
            unknown &= ~BIT[card]
    if seat >= 0:
        unknown &= ~s.hands[seat]
    return members(unknown)


def start_of_deal(s: Ninjan, moves: list[Move]) -> int:
    """The number of the move with which this deal began: all cards are shuffled before each."""
    opened = 0 if s.options.is_small else PILES
    dealt_before = (s.deal - 1) * (opened + s.options.hand * s.seats)
    deals = [number for number, (actor, _) in enumerate(moves) if actor == CHANCE]
    return deals[dealt_before] if len(deals) > dealt_before else len(moves)


def signs_down(s: Ninjan) -> list[int]:
    """The seats that have thrown, while the others have not."""
    if not isinstance(s.asking, ThrowSign):
        return []
    return [seat for seat in members(s.leaders) if s.throws[seat] != NONE]


def score_range(options: NinjanOptions) -> tuple[int, int]:
    """All the bad cards in every deal, or all the good ones."""
    values = [int(VALUE[card]) for card in members(options.deck)]
    lowest = sum([value for value in values if value < 0])
    highest = sum([value for value in values if value > 0])
    return lowest * options.deals, highest * options.deals
