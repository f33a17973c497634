"""Of what attacks and defences are made: whoever is told of it need add nothing up by the rules."""

import pytest

from tatami.core.chance import dice_of
from tatami.core.state import Entry
from tatami.games.sake import GAME
from tatami.games.sake.rules.boxes import ChooseStrike
from tatami.games.sake.rules.fight import Clashed, Defended, HitsCounted, Struck, Weakened
from tatami.games.sake.rules.minions import Mustered
from tatami.games.sake.rules.pile import RevealAttack
from tatami.games.sake.rules.spirits import Haunted
from tatami.games.sake.rules.terms import AttackAnnounced, Revealed, Term
from tatami.games.sake.rules.texts import Performed
from tests.games.sake.table import DECK

MATCHES = 12


def log_of_a_match(luck: str, location: str) -> list[Entry]:
    """The log of a match at this place in which everybody chooses at random."""
    s = GAME.new(4, GAME.options(location=location), log=True)
    dice = dice_of(4, luck)
    while not s.is_over():
        assert s.asking is not None
        seat = s.actors()[0]
        s.apply(seat, s.asking.sample(s, seat, dice))
    assert s.log is not None
    return s.log


class Sums:
    """The sums of the fight that goes on, as far as the log has told of it."""

    def __init__(self) -> None:
        self.attack: list[Term] = []
        self.guard: list[Term] = []
        self.sources: set[str] = set()
        self.checked = 0

    def hear(self, entry: Entry) -> None:
        """Add what an entry tells, and compare where it tells the sum."""
        match entry.event:
            case AttackAnnounced(terms):
                goes_on = isinstance(entry.frame, ChooseStrike)
                self.begin([*self.attack, *terms] if goes_on else [*terms])
            case Performed(_, terms) | Mustered(terms=terms):
                self.begin([*terms])
            case Haunted():
                self.begin([])
            case Revealed(term):
                (self.attack if isinstance(entry.frame, RevealAttack) else self.guard).append(term)
            case Struck(value=value, guard=guard):
                self.compare(self.attack, value)
                self.guard += [guard] if guard else []
            case Defended(terms):
                self.guard += terms
            case Weakened(term):
                self.guard.append(term)
            case Clashed(_, _, defence):
                self.compare(self.guard, defence)
            case HitsCounted(_, _, defence, _):
                self.compare(self.guard, defence)

    def begin(self, attack: list[Term]) -> None:
        """An attack is announced."""
        self.attack, self.guard = attack, []

    def compare(self, terms: list[Term], value: int) -> None:
        """Whether the terms add up to the value."""
        assert max(0, sum(term.value for term in terms)) == value, (terms, value)
        self.sources |= {term.source for term in terms}
        self.checked += 1


@pytest.mark.parametrize("location", DECK.location_ids)
def test_5_5_all_that_attack_and_defence_are_made_of_is_told(location: str) -> None:
    sums = Sums()
    for luck in range(MATCHES):
        for entry in log_of_a_match(f"terms {luck}", location):
            sums.hear(entry)
    assert sums.checked > 10 * MATCHES
    assert sums.sources >= {"card", "weapon", "text", "minion", "skill"}
    assert ("place" in sums.sources) == any(
        changes[DECK.location_ids.index(location)]
        for changes in (DECK.melee_change, DECK.ranged_change)
    )
