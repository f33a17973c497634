"""Who tells the story of a table."""

from itertools import product
from random import Random

import msgspec
import pytest

from tatami.core.frames import WATCHER
from tatami.games import GAMES, game_named
from tatami.games.ninjan.rules import Shuffled
from tatami.server.lines import FRESH, Storyteller, event_told
from tatami.words import speaking
from tests.server.tables import act, begun

MOVES = 150


def test_a_narrator_is_kept_until_somebody_is_called_otherwise() -> None:
    table = begun("ninjan", 2)
    teller = Storyteller(table)
    with speaking("en"):
        before = teller.narrator(0)
        assert teller.narrator(0) is before
        table.names[1] = "Hina"
        table.revision += 1
        assert teller.narrator(0).names == [before.names[0], "Hina"]
        assert teller.narrator(WATCHER).names[1] == "Hina"
    with speaking("de"):
        assert teller.narrator(0).names[0] != before.names[0]


def test_an_event_is_made_ready_once_for_all_who_read_it() -> None:
    event = Shuffled(2, 3)
    assert event_told(event) is event_told(event)


def test_events_that_come_and_go_are_never_told_as_others() -> None:
    for deal in range(3 * FRESH):
        told = msgspec.json.decode(event_told(Shuffled(deal, 3)))
        assert told == {"kind": "Shuffled", "deal": deal, "deals": 3}


@pytest.mark.parametrize("game", GAMES)
def test_what_readers_share_reads_as_if_it_were_told_to_each(game: str) -> None:
    luck = Random(game)
    shared = 0
    for seats in (min(game_named(game).seats), max(game_named(game).seats)):
        table = begun(game, seats)
        together = Storyteller(table)
        for _ in range(MOVES):
            if table.phase() != "playing":
                break
            assert table.play is not None
            since = len(table.story)
            seat = luck.choice(table.awaited())
            act(table, seat, luck.choice(table.play.legal(seat)))
            together.clear()
            readers = [*range(seats), WATCHER]
            luck.shuffle(readers)
            for language, reader in product(("en", "nl"), readers):
                with speaking(language):
                    view = table.game.view(table.play.seen_from(reader), reader)
                    told = together.lines(view, reader, since)
                    assert told == Storyteller(table).lines(view, reader, since)
            shared += len(together.alike)
    assert shared
