"""Who meets whom, in which seats, with which deal: rotated seats and duplicate deals."""

from collections.abc import Iterator

import msgspec

from tatami.core.chance import Dice, dice_of
from tatami.core.errors import TatamiError
from tatami.core.game import Options


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """All that decides how the matches go, and nothing else."""

    game: str
    version: int
    """Of the rules."""
    seats: int
    variants: list[Options]
    """The tables that are compared, each with its options; most plans have one."""
    bots: list[str]
    """Who was named; a name that stands there twice has two seats."""
    seed: int
    timeout: float
    """Seconds that an external program has for one answer."""
    deck: str = ""
    """The file with another deck than the game's own."""

    def entries(self) -> list[str]:
        """The bots, each once: what is rated."""
        return list(dict.fromkeys(self.bots))

    def rotations(self) -> int:
        """How often one deal is played; once is enough if all are the same bot."""
        return self.seats if len(self.entries()) > 1 else 1

    def deals(self, games: int) -> int:
        """How many deals it takes for so many matches of each variant, rounded up."""
        return -(-games // self.rotations())


class Match(msgspec.Struct, frozen=True, array_like=True):
    """One match of a plan."""

    variant: int
    deal: int
    rotation: int
    seating: tuple[int, ...]
    """The entry in each seat."""


def matches(plan: Plan, games: int) -> Iterator[Match]:
    """The matches of a plan; more games are the same ones, and then more.

    Every variant gets the same deals and line-ups. All rotations of a line-up get the same
    chance, so each of its bots has held every hand in every seat.
    """
    for deal, lineup in zip(range(plan.deals(games)), lineups(plan), strict=False):
        for variant in range(len(plan.variants)):
            for rotation in range(plan.rotations()):
                yield Match(variant, deal, rotation, lineup[rotation:] + lineup[:rotation])


def lineups(plan: Plan) -> Iterator[tuple[int, ...]]:
    """The entries at the table of each deal, in the order in which they sit."""
    entries = plan.entries()
    named = [entries.index(name) for name in plan.bots]
    if len(named) > plan.seats:
        yield from balanced_lineups(len(named), plan.seats, plan.seed)
    filled = named + named[-1:] * (plan.seats - len(named))
    deal = 0
    while True:
        lineup = filled.copy()
        order_of(plan.seed, deal).shuffle(lineup)
        yield tuple(lineup)
        deal += 1


def balanced_lineups(entries: int, seats: int, seed: int) -> Iterator[tuple[int, ...]]:
    """Line-ups of some of the entries: all play equally often, and meet as evenly as can be."""
    played = [0] * entries
    met = [[0] * entries for _ in range(entries)]
    deal = 0
    while True:
        waiting = list(range(entries))
        order_of(seed, deal).shuffle(waiting)
        lineup: list[int] = []
        for _ in range(seats):
            strangers = [sum(met[entry][other] for other in lineup) for entry in range(entries)]
            chosen = min(waiting, key=lambda entry: (played[entry], strangers[entry]))
            waiting.remove(chosen)
            lineup.append(chosen)
        for entry in lineup:
            played[entry] += 1
            for other in lineup:
                met[entry][other] += 1
        order_of(seed, deal).shuffle(lineup)
        yield tuple(lineup)
        deal += 1


def order_of(seed: int, deal: int) -> Dice:
    """The dice that choose the order around the table."""
    return dice_of(seed, f"line-up {deal}")


def check_bots(bots: list[str], seats: int) -> None:
    """Refuse names that come twice when not all can sit at once."""
    twice = [name for name in bots if bots.count(name) > 1]
    if len(bots) > seats and twice:
        raise TatamiError("arena-twice", name=twice[0], bots=len(bots), seats=seats)
