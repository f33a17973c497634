"""A bot for Sake & Samurai that plays like a sensible person: a rule of thumb for each choice."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tatami.core.actions import noun, verb
from tatami.core.cards import BIT, NONE
from tatami.games.sake.bot.policy.burning import cost_of_burning, gain_from_burning, worth_of_extra
from tatami.games.sake.bot.policy.fights import worth_in_fight, worth_of_passing
from tatami.games.sake.bot.policy.plays import Plays, worth_of_text
from tatami.games.sake.bot.policy.spirits import worth_to_spirits
from tatami.games.sake.bot.policy.values import cost_on, hold
from tatami.games.sake.rules import verbs as v
from tatami.games.sake.state import Sake
from tatami.games.sake.view import SakeView
from tatami.search.bot import Bot

BURN_FIRST: Final = 100_000
"""More than anything is worth."""
NOTHING: Final = -1_000_000
"""Less than anything is worth."""


class GreedySake(Bot[SakeView]):
    """Does what looks best by rules of thumb, from what it can see."""

    def choose(self, view: SakeView | None, legal: list[int]) -> int:
        assert view is not None
        return best(self.game.imagine(view, self.dice), view.seat, legal)


def best(s: Sake, seat: i64, legal: list[int]) -> int:
    """The action that looks best to the seat; it looks at nothing that the seat cannot see."""
    choice = Choice(s, seat)
    found = NONE
    most: i64 = NOTHING
    for action in legal:
        value = choice.appeal(action)
        if value > most:
            most = value
            found = action
    return found


@mypyc_attr(acyclic=True, free_list_len=1)
class Choice:
    """How actions look to a seat; what many have in common is found out once."""

    def __init__(self, s: Sake, seat: i64) -> None:
        self.s = s
        self.seat: i64 = seat
        self.own_plays: Plays | None = None
        self.extra: i64 = NONE
        """What another play is worth; NONE until somebody asks."""

    def appeal(self, action: i64) -> i64:
        """How an action looks, compared with all that are legal now."""
        done: i64 = verb(action)
        if not v.BURN <= done <= v.SOUL:
            return self.worth(done, action)
        # Who burns something is asked the same thing again: it comes first, or not at all.
        gain = self.gain_from_burning(done, noun(action))
        return gain + BURN_FIRST if gain > 0 else gain - BURN_FIRST

    def gain_from_burning(self, done: i64, thing: i64) -> i64:
        """What is gained by burning sake or the soul: cards, or another play."""
        if done != v.EXTRA:
            return gain_from_burning(self.s, self.seat, done, thing)
        if self.extra == NONE:
            self.extra = worth_of_extra(self.s, self.seat)
        return self.extra - cost_of_burning(self.s, self.seat, thing)

    def worth(self, done: i64, action: i64) -> i64:
        """What an action is worth, compared with others that answer the same question."""
        s = self.s
        seat = self.seat
        thing: i64 = noun(action)
        if done == v.PASS:
            return worth_of_passing(s, seat)
        if done <= v.USE:
            return self.plays().worth(done, action)
        if done == v.AIM:
            return worth_of_text(s, seat, thing & v.TITLE_MASK, thing >> v.TITLE_BITS)
        if done <= v.CUT:
            return worth_in_fight(s, seat, done, thing)
        if done <= v.LIFT:
            return worth_of_house_keeping(s, seat, done, action)
        return worth_to_spirits(s, seat, done, action)

    def plays(self) -> Plays:
        """What can be played in the own turn."""
        if self.own_plays is None:
            self.own_plays = Plays(self.s, self.seat)
        return self.own_plays


def worth_of_house_keeping(s: Sake, seat: i64, done: i64, action: i64) -> i64:
    """Discarding, placing, paying, wielding, sending minions, choosing life cards."""
    thing = noun(action)
    if done == v.DISCARD or done == v.KEEP:
        return -hold(s, seat, thing)
    if done == v.LIFT:
        return hold(s, seat, thing)
    if done == v.PLACE:
        return -cost_on(s, seat, thing)
    if done == v.PAY or done == v.LOSE:
        return cost_on(s, seat, thing)
    if done == v.WIELD:
        return 1 if s.sake[seat] & BIT[thing] else 10 + 10 * s.deck.defence[thing]
    return v.more_in(action)
