"""A guided first match is dealt as its game says; and only against bots."""

import msgspec
import pytest

from tatami.core.chance import seal_of
from tatami.core.errors import TatamiError
from tatami.games.ninjan.guide import SEED
from tatami.server.events import Opened, Sat
from tatami.server.messages.tables import NewTable, SeatPlan
from tatami.server.openings import new_table

BOT = SeatPlan(kind="bot", level="ashigaru")
PERSON = SeatPlan(kind="person")
WANTED = NewTable(game="ninjan", seats=[PERSON, BOT, BOT], start=True, guide=True)


def opened(wanted: NewTable) -> tuple[Opened, Sat]:
    """The table that is opened, and who sits down."""
    events = new_table(wanted, "host", "Aki", 0)
    assert isinstance(events[0], Opened)
    assert isinstance(events[1], Sat)
    return events[0], events[1]


def test_a_guided_match_has_the_seed_of_its_game() -> None:
    table, _ = opened(WANTED)
    assert table.seed == seal_of(SEED).secret.hex()


def test_nobody_changes_its_deal() -> None:
    _, sat = opened(msgspec.structs.replace(WANTED, entropy="ab" * 16))
    assert sat.entropy == ""


def test_every_other_match_is_dealt_anew() -> None:
    usual = msgspec.structs.replace(WANTED, guide=False)
    assert opened(usual)[0].seed != opened(usual)[0].seed


@pytest.mark.parametrize("seats", [[PERSON, PERSON, BOT], [PERSON, SeatPlan(kind="open"), BOT]])
def test_where_a_deal_is_known_only_bots_may_play_along(seats: list[SeatPlan]) -> None:
    with pytest.raises(TatamiError, match="one person against bots"):
        new_table(msgspec.structs.replace(WANTED, seats=seats), "host", "Aki", 0)


def test_a_table_whose_first_seat_does_not_exist_is_refused() -> None:
    wanted = NewTable(game="hagakure", seats=[PERSON, BOT, BOT], options={"first": 4})
    with pytest.raises(TatamiError, match="names seat 4, but this table has only seats 1 to 3"):
        new_table(wanted, "host", "Aki", 0)
