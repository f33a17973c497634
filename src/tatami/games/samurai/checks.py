"""What the laws need to know of Samurai, written from the rulebook and never from view.py."""

from typing import Final

from tatami.core.actions import act, verb
from tatami.core.cards import members
from tatami.core.chance import Dice
from tatami.core.frames import CHANCE
from tatami.core.game import Move
from tatami.games.samurai.actions import CHOOSE, DRAW, END, EXCHANGE, LAY, SWAP, tile_of
from tatami.games.samurai.board import SPOTS
from tatami.games.samurai.pieces import (
    EXCHANGE_TILE,
    FIGURES_OF_A_KIND,
    FIRST,
    HAND,
    KINDS,
    SWAP_TILE,
)
from tatami.games.samurai.rules.setup import DrawStarter
from tatami.games.samurai.rules.turn import LayAgain
from tatami.games.samurai.state import Samurai

SEAT_PIECES: Final = 100
"""In a list of pieces the tiles of a seat follow those of the seat before, and then the figures."""

FIGURE_PIECES: Final = 1000


def pieces(s: Samurai) -> list[int]:
    """Every tile and figure, once for each place where it is; equal ones have the same number."""
    found = []
    for seat in range(s.seats):
        tiles = [*never_shown(s, seat)]
        if SWAP_TILE not in tiles:
            tiles.append(SWAP_TILE)  # It is in the box.
        tiles.extend([s.tile(hex) for hex in range(SPOTS) if s.owner(hex) == seat])
        if isinstance(s.asking, LayAgain) and s.asking.seat == seat:
            tiles.append(s.lifted)
        found.extend([SEAT_PIECES * seat + tile for tile in tiles])
    for kind in range(KINDS):
        figures = len(members(s.figures[kind])) + s.aside_of(kind)
        figures += sum([s.captured_of(seat, kind) for seat in range(s.seats)])
        # Only during setup something is pending after the question, or it is drawn who begins.
        if s.stack or isinstance(s.asking, DrawStarter):
            figures += FIGURES_OF_A_KIND[s.seats] - len(members(s.figures[kind]))
        found.extend([FIGURE_PIECES + kind] * figures)
    return found


def scramble(s: Samurai, moves: list[Move], seat: int, dice: Dice) -> list[Move]:
    """Another history that this seat cannot tell from `moves`: its rivals got other tiles.

    What was laid on the map or went to the box is known to all, but not when it came into the hand.
    What a rival holds is known to that rival alone, until the screens are lifted.
    """
    told = moves.copy()
    receivers = who_got_tiles(moves)
    for rival in range(s.seats):
        if rival != seat:
            undecided: list[int] = []
            used = tiles_used(moves, rival)
            for number in range(len(moves)):
                if receivers[number] == rival:
                    undecided.append(number)
                elif number in used:
                    got = undecided.pop(dice.below(len(undecided)))
                    told[got] = with_tile(moves[got], used[number])
            unknown = hand_of(s, rival) if s.is_over() else never_shown(s, rival)
            dice.shuffle(unknown)
            for got in undecided:
                told[got] = with_tile(moves[got], unknown.pop())
    return told


def who_got_tiles(moves: list[Move]) -> list[int]:
    """Who chose or drew a tile with each move; CHANCE if nobody did.

    With drawn first hands each seat in turn draws five; after that, whoever has ended the turn.
    """
    receivers = []
    draws = 0
    ended = CHANCE
    for actor, action in moves:
        if verb(action) == CHOOSE:
            receivers.append(actor)
        elif verb(action) == DRAW:
            receivers.append(draws // HAND if ended == CHANCE else ended)
            draws += 1
        else:
            receivers.append(CHANCE)
            if verb(action) == END:
                ended = actor
    return receivers


def tiles_used(moves: list[Move], seat: int) -> dict[int, int]:
    """The tiles that the seat used from its hand, by the number of the move."""
    used: dict[int, int] = {}
    in_the_air = False
    for number, (actor, action) in enumerate(moves):
        if actor == seat:
            if verb(action) == EXCHANGE:
                used[number] = EXCHANGE_TILE
                in_the_air = True
            elif verb(action) == SWAP:
                used[number] = SWAP_TILE
            elif verb(action) == LAY:
                if not in_the_air:
                    used[number] = tile_of(action)
                in_the_air = False
    return used


def with_tile(move: Move, tile: int) -> Move:
    """The same move, in which another tile was chosen or drawn."""
    actor, action = move
    return actor, act(verb(action), tile)


def hand_of(s: Samurai, seat: int) -> list[int]:
    """The tiles in the seat's hand."""
    return [FIRST[tile] for tile in members(s.hands[seat])]


def never_shown(s: Samurai, seat: int) -> list[int]:
    """The tiles that the seat has not used, in its hand or in its supply."""
    return hand_of(s, seat) + [FIRST[tile] for tile in members(s.supplies[seat])]
