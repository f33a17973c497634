"""Changes of a table: one after another, each of them answered, whatever goes wrong."""

import asyncio
from typing import Any

import pytest

from tatami.core.errors import TatamiError
from tatami.server import decisions
from tatami.server.appends import Answer, Append
from tatami.server.changes import Changes, OneByOne, Work
from tatami.server.events import AnyEvent, Conflict, Said
from tatami.server.table import Table
from tests.server.tables import begun, happen

MANY = 20_000


def said(text: str) -> list[AnyEvent]:
    return [Said(at=0, seat=0, name="P", text=text)]


class Desk:
    """A table, and a store that answers when it is told to."""

    def __init__(self, seats: int = 2) -> None:
        self.table = begun("ninjan", seats)
        self.changes = Changes(self.table, self.put, self.fold, self.overtaken)
        self.writing: list[Append] = []
        self.catching_up: list[Answer] = []
        self.folded: list[AnyEvent] = []
        self.answers: list[Any] = []
        self.fault: Exception | None = None

    def put(self, table: str, number: int, events: list[AnyEvent], answer: Answer) -> Append:
        self.writing.append(Append(table, number, events, answer))
        return self.writing[-1]

    def fold(self, events: list[AnyEvent]) -> None:
        if self.fault is not None:
            raise self.fault
        self.folded += events

    def overtaken(self, answer: Answer) -> None:
        self.catching_up.append(answer)

    def want(self, events: list[AnyEvent]) -> None:
        self.changes.want(lambda _: events, self.answers.append)

    def written(self, trouble: BaseException | None = None) -> list[AnyEvent]:
        """What was being written first is, or is not."""
        append = self.writing.pop(0)
        append.is_begun = True
        append.answer(trouble)
        return append.events


def test_the_next_one_decides_when_the_one_before_has_happened() -> None:
    desk = Desk()
    seen: list[int] = []

    def decide(_: Table) -> list[AnyEvent]:
        seen.append(len(desk.folded))
        return said("word")

    for _ in range(3):
        desk.changes.want(decide, desk.answers.append)
    assert seen == [0]
    desk.written()
    assert seen == [0, 1]
    desk.written()
    desk.written()
    assert seen == [0, 1, 2]
    assert desk.answers == [None] * 3
    assert not desk.changes.turns.is_taken


def test_who_is_refused_hears_why_and_keeps_nobody_waiting() -> None:
    desk = Desk()

    def refuse(_: Table) -> list[AnyEvent]:
        raise TatamiError("old-turn")

    desk.changes.want(refuse, desk.answers.append)
    desk.want(said("word"))
    assert [error.sentence for error in desk.answers] == ["old-turn"]
    assert desk.written() == said("word")
    assert desk.answers[1:] == [None]


@pytest.mark.parametrize("fault", [TatamiError("house-no-database"), None])
def test_what_is_not_written_or_cannot_happen_ends_nothing_else(fault: Exception | None) -> None:
    desk = Desk()
    desk.fault = None if fault else ValueError("broken")
    desk.want(said("one"))
    desk.want(said("two"))
    desk.written(fault)
    assert desk.answers == [fault or desk.fault]
    assert desk.folded == []
    desk.fault = None
    desk.written()
    assert desk.folded == said("two")


def test_who_cannot_be_answered_keeps_nobody_waiting(caplog: pytest.LogCaptureFixture) -> None:
    desk = Desk()

    def fail(_: BaseException | None) -> None:
        raise ValueError("nobody there")

    desk.changes.want(lambda _: said("one"), fail)
    desk.want(said("two"))
    assert desk.written() == said("one")
    assert "nobody there" in caplog.text
    assert desk.written() == said("two")
    assert desk.folded == [*said("one"), *said("two")]
    assert desk.answers == [None]


def test_what_cannot_be_put_into_words_for_the_store_is_answered() -> None:
    desk = Desk()
    desk.changes.put = lambda *_: 1 / 0  # type: ignore[assignment]
    desk.want(said("one"))
    assert [type(trouble) for trouble in desk.answers] == [ZeroDivisionError]
    assert not desk.changes.turns.is_taken


def test_who_is_overtaken_decides_anew_before_anybody_else() -> None:
    desk = Desk()
    words = iter(["first", "again"])
    desk.changes.want(lambda _: said(next(words)), desk.answers.append)
    desk.want(said("other"))
    desk.written(Conflict())
    assert desk.writing == []
    desk.catching_up.pop()(None)
    assert desk.written() == said("again")
    assert desk.written() == said("other")
    desk.want(said("late"))
    desk.written(Conflict())
    gone = RuntimeError("away")
    desk.catching_up.pop()(gone)
    assert desk.answers == [None, None, gone]
    assert not desk.changes.turns.is_taken


# Answers of several seats that are asked at once


class Picks(Desk):
    """A table at which all pick a card at once, and their picks happen."""

    def fold(self, events: list[AnyEvent]) -> None:
        super().fold(events)
        happen(self.table, events)

    def pick(self, seat: int, card: int = 0, turn: int | None = None) -> None:
        """A seat picks one of the cards of its hand."""
        play = self.table.play
        assert play is not None
        asked = play.turns[seat] if turn is None else turn
        action = play.legal(seat)[card]
        self.changes.want(
            lambda table: decisions.act(table, f"p{seat}", seat, asked, action, at=0),
            self.answers.append,
            seat,
        )

    def seats(self) -> list[list[int]]:
        """Whose answers are about to be written, commit by commit."""
        return [[getattr(event, "seat", -1) for event in append.events] for append in self.writing]


def test_picks_of_several_seats_are_written_and_happen_together() -> None:
    desk = Picks(4)
    for seat in (2, 0, 3):
        desk.pick(seat)
    assert desk.seats() == [[2, 0, 3]]
    desk.pick(2, card=1)
    desk.want(said("word"))
    desk.pick(1)
    # What is no answer, or a second one, comes in its turn, and so does everything behind it.
    assert desk.seats() == [[2, 0, 3]]
    desk.written()
    assert [type(answer) for answer in desk.answers[:4]] == [type(None)] * 3 + [TatamiError]
    assert desk.writing[0].events == said("word")
    desk.written()
    assert desk.seats() == [[1]]
    play = desk.table.play
    assert play is not None
    assert play.published == 0
    desk.written()
    assert play.published == 1


def test_picks_that_have_to_wait_for_something_else_go_on_together() -> None:
    desk = Picks(4)
    desk.want(said("word"))
    for seat in range(4):
        desk.pick(seat)
    assert [append.events for append in desk.writing] == [said("word")]
    desk.written()
    assert desk.seats() == [[0, 1, 2, 3]]
    desk.written()
    assert desk.answers == [None] * 5
    assert not desk.changes.turns.is_taken


def test_nobody_joins_what_is_being_written() -> None:
    desk = Picks(3)
    desk.pick(0)
    desk.writing[0].is_begun = True
    desk.pick(1)
    desk.pick(2)
    assert desk.seats() == [[0]]
    desk.written()
    assert desk.seats() == [[1, 2]]


def test_who_is_refused_does_not_join_and_hears_why() -> None:
    desk = Picks(3)
    desk.pick(0)
    desk.pick(1, turn=99)
    desk.pick(2)
    assert desk.seats() == [[0]]
    desk.written()
    assert [getattr(error, "sentence", None) for error in desk.answers] == [None, "old-turn"]
    assert desk.seats() == [[2]]


def test_all_who_have_joined_decide_anew_in_their_order_when_overtaken() -> None:
    desk = Picks(3)
    for seat in (1, 0, 2):
        desk.pick(seat)
    desk.want(said("word"))
    desk.written(Conflict())
    assert desk.writing == []
    assert desk.answers == []
    desk.catching_up.pop()(None)
    assert desk.seats() == [[1, 0, 2]]
    desk.written()
    assert desk.written() == said("word")
    assert desk.answers == [None] * 4


def test_nobody_who_has_joined_waits_for_ever_when_nothing_is_written() -> None:
    desk = Picks(3)
    for seat in range(3):
        desk.pick(seat)
    lost = TatamiError("house-no-database")
    desk.written(lost)
    assert desk.answers == [lost] * 3
    desk.pick(1)
    assert desk.seats() == [[1]]


def test_however_many_end_as_soon_as_they_have_begun() -> None:
    turns = OneByOne()
    ended: list[int] = []

    def work(number: int) -> Work:
        def begin() -> None:
            ended.append(number)
            turns.leave()

        return begin

    turns.take(lambda: None)
    for number in range(MANY):
        turns.take(work(number))
    assert ended == []
    turns.leave()
    assert ended == list(range(MANY))
    assert not turns.is_taken


def test_who_gives_up_waiting_leaves_its_place_to_the_next() -> None:
    async def scene() -> None:
        turns = OneByOne()
        entered: list[str] = []

        async def enter(name: str) -> None:
            async with turns:
                entered.append(name)
                await asyncio.sleep(0)

        async with turns:
            tasks = [asyncio.create_task(enter(name)) for name in ("one", "two", "three")]
            await asyncio.sleep(0)
            tasks[1].cancel()
        # It has its turn already, and does not know it yet.
        tasks[0].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert entered == ["three"]
        assert not turns.is_taken

    asyncio.run(scene())
