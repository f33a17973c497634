"""Every step is shown in its order, to each reader once, whatever came in one update."""

from random import Random
from typing import Any

import msgspec
import pytest

from tatami.core.frames import CHANCE, NOBODY, WATCHER
from tatami.games import GAMES
from tatami.server import decisions
from tatami.server.lines import OPEN_CARDS
from tatami.server.looks import encode, looks_like
from tatami.server.messages.play import Update
from tatami.server.projection import (
    UNSHOWN,
    as_sent,
    table_facts,
    update,
)
from tatami.server.replay import replayed
from tatami.server.table import Table
from tatami.server.timeline import REMEMBERED
from tests.server.tables import act, act_somehow, begun, happen, least_and_most, play_somehow


class Reader:
    """Somebody who reads updates and remembers what it was shown, as a connection does."""

    def __init__(self, viewer: int, shown: int = 0) -> None:
        self.viewer = viewer
        self.since = 0
        self.shown = shown

    def read(self, table: Table) -> Update:
        """The next update."""
        found = update(table, self.viewer, self.since, 0, self.shown)
        assert table.play is not None
        self.since = len(table.story)
        self.shown = table.play.shown_to(self.viewer)
        return found


def answer(table: Table, seat: int, choice: int = 0) -> None:
    """The seat does one of the things that it can."""
    assert table.play is not None
    act(table, seat, table.play.legal(seat)[choice])


def frames(found: Update) -> list[tuple[str, int]]:
    return [(moment.frame, moment.seat) for moment in found.moments]


def changes(views: list[Any]) -> list[dict[str, Any]]:
    """What the views show, where something changes in them."""
    names = [name for name in type(views[0]).__dataclass_fields__ if name != "pending"]
    shown = [{name: getattr(view, name) for name in names} for view in views]
    return [view for n, view in enumerate(shown) if not n or view != shown[n - 1]]


def test_a_complete_trick_is_a_moment_before_it_is_taken() -> None:
    table = begun("hagakure", 3)
    watcher = Reader(WATCHER)
    for seat in (0, 1, 2):
        answer(table, seat)  # No chips.
    watcher.read(table)
    for seat in (0, 1):
        answer(table, seat)
        assert watcher.read(table).moments == []
    answer(table, 2)
    # Who wins the trick leads the next one, and may take back until then.
    answer(table, table.awaited()[0])
    found = watcher.read(table)
    tricks = [moment.view.trick for moment in found.moments]
    assert found.moments[0].frame == "PlayCard"
    assert -1 not in tricks[0]
    assert tricks[1:] in ([], [(-1, -1, -1)])
    assert found.view.trick != tricks[0]


def test_picks_lie_face_down_then_are_turned_up_and_then_resolved() -> None:
    table = begun("ninjan", 3)
    reader = Reader(0)
    reader.read(table)
    for seat in (2, 0, 1):
        answer(table, seat)
    found = reader.read(table)
    assert frames(found) == [("PickCard", NOBODY)]
    own = found.moments[0].view.picks[0]
    assert own >= 0
    assert found.moments[0].view.picks == (own, -2, -2)
    assert all(pick >= 0 for pick in found.view.picks)


def test_dealing_is_one_moment() -> None:
    table = begun("ninjan", 4)
    found = Reader(1).read(table)
    assert frames(found) == [("Shuffle", NOBODY), ("DealCard", CHANCE)]
    assert found.moments[0].view.hand == ()
    assert len(found.moments[1].view.hand) == 9


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_left_out_or_repeated_however_often_one_looks(game: str) -> None:
    # Answers to a question that several seats are asked are one moment once all are given.
    options: dict[str, Any] = {"opening": "random"} if game == "samurai" else {}
    table = begun(game, least_and_most(game)[0], **options)
    eager, lazy = Reader(WATCHER), Reader(WATCHER)
    lazy.read(table)
    luck = Random(11)
    one_by_one: list[Any] = [eager.read(table).view]
    while table.play is not None and table.play.timeline.logged - lazy.shown < 20:
        act_somehow(table, luck)
        found = eager.read(table)
        one_by_one += [*[moment.view for moment in found.moments], found.view]
    found = lazy.read(table)
    at_once = [one_by_one[0], *[moment.view for moment in found.moments], found.view]
    assert len(at_once) > 3
    assert changes(at_once) == changes(one_by_one)


def test_own_actions_are_shown_at_once_and_not_again_when_they_are_settled() -> None:
    table = begun("samurai", 2, opening="random", figures="random")
    seat = table.awaited()[0]
    reader, other = Reader(seat), Reader(1 - seat)
    reader.read(table)
    other.read(table)
    luck = Random(2)
    own = []
    while table.awaited() == [seat]:
        act_somehow(table, luck)
        found = reader.read(table)
        own += [moment.view.tiles for moment in found.moments] + [found.view.tiles]
        if table.awaited() == [seat]:
            assert other.read(table).moments == []
    # Tiles are only ever added.
    assert own == sorted(own, key=len)
    assert other.read(table).moments


def test_who_has_missed_too_much_is_shown_just_the_present() -> None:
    table = begun("hagakure", 3)
    late, fresh = Reader(0), Reader(0, UNSHOWN)
    late.read(table)
    luck = Random(1)
    for _ in range(REMEMBERED + 10):
        act_somehow(table, luck)
    assert late.read(table).moments == []
    assert fresh.read(table).moments == []
    assert table.play is not None
    assert len(table.play.timeline.recent) == REMEMBERED


def test_who_comes_back_soon_is_shown_what_it_missed() -> None:
    table = begun("hagakure", 3)
    reader = Reader(0)
    reader.read(table)
    settled = reader.since
    for seat in (0, 1, 2, 0, 1, 2):
        answer(table, seat)
    back = Reader(0, table.logged_before(settled))
    back.since = settled
    assert back.read(table) == reader.read(table)


def test_chat_between_moves_does_not_confuse_the_story() -> None:
    table = begun("hagakure", 3)
    reader = Reader(1)
    reader.read(table)
    for _ in range(8):
        answer(table, seat := table.awaited()[0])
        happen(table, decisions.chat(table, "p0", "P0", f"hello {seat}", 0))
    found = reader.read(table)
    for moment in found.moments:
        last = found.lines[moment.upto - found.since - 1]
        assert last.frame == moment.frame
    assert [moment.frame for moment in found.moments].count("PlayCard") >= 3


def test_only_the_seat_itself_is_told_that_it_had_no_choice() -> None:
    table = begun("hagakure", 3)
    luck = Random(4)
    assert table.play is not None
    while len(legal := table.play.legal(forced := table.awaited()[0])) > 1:
        act_somehow(table, luck)
    turn = table.play.turns[forced]
    happen(table, decisions.act_for(table, forced, turn, legal[0], "forced", 0))
    told = [
        [line.seat for line in update(table, viewer, 0, 0).lines if line.forced]
        for viewer in (forced, (forced + 1) % 3, WATCHER)
    ]
    assert told == [[forced], [], []]


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_shows_the_same_moments_grouped_by_moves(game: str) -> None:
    table = play_somehow(game, least_and_most(game)[0], 5)
    assert table.play is not None
    shown = table_facts(table, "p0", lambda _: False, 0)
    for viewer in (0, WATCHER, OPEN_CARDS):
        replay = replayed(table, shown, viewer)
        moves = [moment.move for moment in replay.moments]
        assert moves == sorted(moves)
        assert (moves[0], moves[-1]) == (0, len(table.play.record.moves))
        # Nobody waits for chance.
        assert all(0 <= seat < table.seats for moment in replay.moments for seat in moment.awaited)
        lines = [line for moment in replay.moments for line in moment.lines]
        assert len(lines) == replay.moments[-1].upto
        for before, moment in zip(replay.moments, replay.moments[1:], strict=False):
            if viewer != OPEN_CARDS:
                is_same = looks_like(before.view, moment.view)
                assert not is_same or any(line.text for line in moment.lines)
        last = replay.moments[-1].view
        for place, view in enumerate(last) if viewer == OPEN_CARDS else [(viewer, last)]:
            assert looks_like(view, table.game.view(table.play.s, place))


@pytest.mark.parametrize("game", GAMES)
def test_what_differs_from_what_was_shown_is_sent_and_nothing_else(game: str) -> None:
    table = begun(game, least_and_most(game)[0])
    reader = Reader(0)
    luck = Random(3)
    moments = 0
    last: Any = None
    known: dict[str, Any] = {}
    while moments < 6:
        act_somehow(table, luck)
        found = reader.read(table)
        sent = msgspec.json.decode(encode(as_sent(found, last)))
        whole = msgspec.json.decode(encode(found))
        assert sent["whole"] == (last is None)
        assert {**sent, "whole": 0, "view": 0, "moments": 0} == {
            **whole,
            "whole": 0,
            "view": 0,
            "moments": 0,
        }
        pairs = zip([*sent["moments"], sent], [*whole["moments"], whole], strict=True)
        for told, shown in pairs:
            # Frames are told by their names, and one may follow upon another of its kind.
            differing = [name for name in told["view"] if name != "pending"]
            assert all(name not in known or told["view"][name] != known[name] for name in differing)
            known |= told["view"]
            assert known == shown["view"]
        moments += len(found.moments)
        last = found.view
