"""What the laws need to know of Samurai, written from the rulebook and never from view.py."""

from typing import Final

from tatami.core.actions import act, verb
from tatami.core.cards import members
from tatami.core.chance import Dice
from tatami.core.frames import CHANCE
from tatami.core.game import Move
from tatami.games.samurai_cards.pieces import ALL_SYMBOLS, FIRST, HAND, VILLAGE
from tatami.games.samurai_cards.rules import DRAW, PLACE, card_of
from tatami.games.samurai_cards.state import CARD_MASK, EMPTY, SEAT_SHIFT, SamuraiCards

VILLAGE_PIECES: Final = 1000
"""In a list of pieces the villages follow the cards of all seats."""


def pieces(s: SamuraiCards) -> list[int]:
    """Every card, once for each place where it is; equal cards have the same number."""
    found = [VILLAGE_PIECES + VILLAGE[card] for card in members(s.pile)]
    found.extend([VILLAGE_PIECES + symbols for symbols in (s.top, s.taken) if symbols])
    for there in [s.lying(cell) for cell in range(len(s.table))]:
        if there > CARD_MASK:
            found.append(there)
        elif there != EMPTY:
            found.append(VILLAGE_PIECES + (there & ALL_SYMBOLS))
    for seat in range(s.seats):
        found.extend([(seat + 1) << SEAT_SHIFT | card for card in never_shown(s, seat)])
    return found


def scramble(s: SamuraiCards, moves: list[Move], seat: int, dice: Dice) -> list[Move]:
    """Another history that this seat cannot tell from `moves`: its rivals drew other cards.

    What lies on the table is known to all. What a rival holds, and when it drew what it has
    placed since, is known to that rival alone; the order of a pile is known to nobody.
    """
    told = moves.copy()
    receivers = receivers_of_draws(moves)
    for rival in range(s.seats):
        if rival != seat:
            undecided: list[int] = []
            for number, (actor, action) in enumerate(moves):
                if receivers[number] == rival:
                    undecided.append(number)
                elif actor == rival and verb(action) == PLACE:
                    drawn = undecided.pop(dice.below(len(undecided)))
                    told[drawn] = (CHANCE, act(DRAW, card_of(action)))
            hidden = never_shown(s, rival)
            dice.shuffle(hidden)
            for drawn in undecided:
                told[drawn] = (CHANCE, act(DRAW, hidden.pop()))
    return told


def receivers_of_draws(moves: list[Move]) -> list[int]:
    """Who drew with each move; CHANCE if nobody did. First all draw five, then who has placed."""
    receivers = []
    draws = 0
    placer = CHANCE
    for actor, action in moves:
        if verb(action) == DRAW:
            receivers.append(draws // HAND if placer == CHANCE else placer)
            draws += 1
        else:
            receivers.append(CHANCE)
            if actor != CHANCE:
                placer = actor
    return receivers


def never_shown(s: SamuraiCards, seat: int) -> list[int]:
    """The cards that the seat has not placed, in its hand or in its pile."""
    return [FIRST[card] for cards in (s.hands[seat], s.piles[seat]) for card in members(cards)]
