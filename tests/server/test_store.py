"""The store: what is acknowledged is written, and nobody who writes waits for ever."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from tatami.core.errors import TatamiError
from tatami.server import database
from tatami.server.appends import Append
from tatami.server.events import AnyEvent, Conflict, Said
from tatami.server.migrating import migrate
from tatami.server.store import Store


class Faulty(Store):
    """A store that loses its database when it asks for the n-th time, and finds it again later."""

    def __init__(self, url: str, faults: set[int], error: Exception) -> None:
        super().__init__(url)
        self.faults = faults
        self.error = error
        self.asked = 0

    def ask(self, question: Callable[[Connection], Any]) -> Any:
        self.asked += 1
        if self.asked in self.faults:
            raise self.error
        return super().ask(question)

    def put_down(self, group: list[Append]) -> None:
        self.asked += 1
        if self.asked in self.faults:
            raise self.error
        super().put_down(group)


AWAY = OperationalError("SELECT", {}, Exception("away"))


def said(text: str) -> list[AnyEvent]:
    return [Said(at=0, seat=0, name="P", text=text)]


async def outcome(store: Store, table: str, number: int, text: str) -> str:
    """What comes of writing this, as a word."""
    try:
        await store.append(table, number, said(text))
    except Conflict:
        return "conflict"
    except TatamiError as error:
        return error.sentence
    return "written"


@pytest.mark.parametrize("error", [AWAY, RuntimeError("anything")], ids=["away", "bug"])
@pytest.mark.parametrize("fault", range(1, 9))
def test_wherever_the_database_goes_away_everybody_gets_an_answer(
    folder: Path, monkeypatch: pytest.MonkeyPatch, fault: int, error: Exception
) -> None:
    url = f"sqlite:///{folder}/tatami.db"
    migrate(url)
    # It stays away for longer than anybody has patience.
    monkeypatch.setattr(database, "PATIENCE", 0.0)

    async def scene() -> None:
        store = Faulty(url, {fault, fault + 1}, error)
        assert await outcome(store, "first", 0, "first") in ("written", "house-no-database")
        # A group with a conflict: each is written alone, and the one that lost looks again.
        group = await asyncio.gather(
            outcome(store, "second", 0, "one"),
            outcome(store, "first", 0, "other"),
            outcome(store, "third", 0, "three"),
        )
        assert set(group) <= {"written", "conflict", "house-no-database"}
        store.faults = set()
        for n, table in enumerate(("second", "first", "third")):
            stored = [event.text for event in await store.events(table) if isinstance(event, Said)]
            assert (group[n] != "written") or stored[0] in ("one", "other", "three")
        assert await outcome(store, "last", 0, "last") == "written"
        await store.close()

    asyncio.run(scene())


def test_a_commit_whose_answer_got_lost_has_succeeded(folder: Path) -> None:
    url = f"sqlite:///{folder}/tatami.db"
    migrate(url)

    async def scene() -> None:
        store = Store(url)
        assert await outcome(store, "table", 0, "same") == "written"
        assert await outcome(store, "table", 0, "same") == "written"
        assert await outcome(store, "table", 0, "other") == "conflict"
        assert len(await store.events("table")) == 1
        await store.close()

    asyncio.run(scene())
