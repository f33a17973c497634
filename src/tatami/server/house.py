"""The house: all the rooms, and how things change in them.

A change goes one way: somebody decides, the store writes it, the table folds it, the guests see it.
Nothing is shown, and nobody is told that it is done, before it is written.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from secrets import token_urlsafe
from typing import Any, TypeVar

from tatami.core.errors import TatamiError
from tatami.server import decisions, metrics
from tatami.server.attending import Attendant
from tatami.server.clocks import now
from tatami.server.decisions import Hidden
from tatami.server.events import AnyEvent
from tatami.server.keeping import Keeper, keeper_for
from tatami.server.room import STALE, Guest, Room
from tatami.server.security import Limit
from tatami.server.settings import Settings
from tatami.server.showing import may_see
from tatami.server.store import Conflict, Store
from tatami.server.table import Table, folded
from tatami.server.thinking import Thinkers

REMEMBERED = 500
"""So many rooms in which nothing happens are kept in memory."""

ABANDONED = 24 * 60 * 60 * 1000
"""Milliseconds after which a table where no match has begun is closed."""

EVERYTHING = "!"
"""In the place of a table: something about the whole house has changed."""

PRESENCE = "@"
"""What follows is a worker, a table, and who is there."""

log = logging.getLogger("tatami.house")

Decide = Callable[[Table], list[AnyEvent]]
T = TypeVar("T")


class House:
    """All that a worker knows and does."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database())
        self.thinkers = Thinkers(settings.limits.thinkers)
        self.keeper: Keeper = keeper_for(self.store, self.heard)
        self.attendant = Attendant(settings, self.keeper, self.thinkers, self.change, self.later)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.guests: set[Guest] = set()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.banned: set[str] = set()
        self.announcement = ""
        self.chats = Limit(settings.limits.chats, 10 * settings.limits.chats)
        self.hints = Limit(settings.limits.hints, 10 * settings.limits.hints)
        self.worker = token_urlsafe(6)

    # Opening and closing

    async def open(self) -> None:
        """Take up every match that is running."""
        await self.recall()
        await self.keeper.begin()
        self.later(self.keep_matches())
        self.later(self.tidy())
        if self.keeper.is_shared:
            self.later(self.tell_presence())

    async def close(self) -> None:
        """Let nobody start anything new, and finish what is being written."""
        for task in list(self.tasks):
            task.cancel()
        for guest in list(self.guests):
            guest.dismiss()
        self.thinkers.close()
        await self.keeper.end()
        await self.store.close()

    async def recall(self) -> None:
        """What the host has said, and who may not come in."""
        self.banned = set(await self.store.banned())
        for guest in self.guests:
            if guest.player in self.banned:
                guest.dismiss()
        said = await self.store.setting("announcement")
        if said != self.announcement:
            self.announcement = said
            for guest in self.guests:
                guest.announce(said)

    def later(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do this beside everything else; what goes wrong is logged."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)
        return task

    def finished(self, task: asyncio.Task[Any]) -> None:
        """A task has come to its end."""
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("task failed", exc_info=task.exception())

    # Rooms

    async def room(self, id: str) -> Room:
        """The room of a table, as it is now, whichever worker has changed it."""
        if id in self.rooms:
            room = self.rooms[id]
            if self.keeper.is_shared:
                async with room.lock:
                    await self.catch_up(room)
            return room
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self.load(id))
        try:
            return await asyncio.shield(self.loading[id])
        finally:
            self.loading.pop(id, None)

    async def load(self, id: str) -> Room:
        """Fold a table from its events."""
        events = await self.store.events(id)
        if not events:
            raise Hidden("house-no-table")
        self.forget_idle()
        room = Room(folded(id, events))
        self.rooms[id] = room
        metrics.TABLES.set(len(self.rooms))
        return room

    async def room_for(self, id: str, player: str, key: str) -> Room:
        """The room of a table, if this person may know of it."""
        room = await self.room(id)
        if not may_see(room.table, player, key):
            raise Hidden("house-no-table")
        return room

    def forget_idle(self) -> None:
        """Drop rooms in which nothing happens, the ones that were entered first."""
        if len(self.rooms) <= REMEMBERED:
            return
        idle = [id for id, room in self.rooms.items() if room.is_idle()]
        for id in idle[: len(self.rooms) - REMEMBERED]:
            del self.rooms[id]

    async def open_table(self, events: list[AnyEvent], host: str) -> Room:
        """A new table, if it is not one too many."""
        await self.check_room_for_more(host)
        id = decisions.new_id()
        await self.store.append(id, 0, events)
        room = await self.room(id)
        await self.keep(room)
        return room

    # Changes

    async def change(self, room: Room, decide: Decide) -> None:
        """Let somebody decide; write what follows; then let it happen and be seen."""
        async with room.lock:
            while True:
                events = decide(room.table)
                if not events:
                    return
                try:
                    await self.store.append(room.table.id, room.table.number, events)
                    break
                except Conflict:
                    await self.catch_up(room)
            self.fold(room, events)

    async def catch_up(self, room: Room) -> None:
        """Fold what other workers have written."""
        missed = await self.store.events(room.table.id, room.table.number)
        if missed:
            self.fold(room, missed)

    def fold(self, room: Room, events: list[AnyEvent]) -> None:
        """Let it happen and be seen."""
        table = room.table
        before = table.phase()
        for event in events:
            table.fold(event)
            metrics.EVENTS.labels(event.__struct_config__.tag).inc()
        room.show()
        if table.phase() != before and table.phase() == "over":
            self.later(self.finish(table.id))
        if table.phase() != before and table.phase() == "playing":
            self.attendant.wait_for_absent(room)
        self.attendant.attend(room)

    async def finish(self, id: str) -> None:
        """The match is over, and needs nobody to look after it."""
        await self.store.finish(id)
        if id in self.keeper.kept:
            await self.keeper.drop(id)

    # Other workers

    async def heard(self, news: str) -> None:
        """Another worker has written something about a table, or says who is there."""
        kind, *facts = news.split(" ")
        if kind == EVERYTHING:
            await self.recall()
        elif kind == PRESENCE:
            self.hear_presence(*facts)
        elif kind in self.rooms:
            room = self.rooms[kind]
            async with room.lock:
                await self.catch_up(room)

    def hear_presence(self, worker: str, table: str, *players: str) -> None:
        """Another worker says who is at a table."""
        room = self.rooms.get(table)
        if room is not None and worker != self.worker:
            is_new = worker not in room.elsewhere
            before = room.present()
            room.elsewhere[worker] = (list(players), time.monotonic())
            if before != room.present():
                room.presence += 1
                room.show()
                self.attendant.wait_for_absent(room)
            if is_new and room.guests:
                # Whoever comes to a table learns who is there already.
                self.later(self.say_who_is_here(room))

    async def say_who_is_here(self, room: Room) -> None:
        """Tell the other workers who is at a table."""
        if self.keeper.is_shared:
            players = " ".join(guest.player for guest in room.guests)
            await self.keeper.tell(f"{PRESENCE} {self.worker} {room.table.id} {players}".strip())

    async def tell_presence(self) -> None:
        """Now and then repeat who is here, so that others notice when we are not."""
        while True:
            await asyncio.sleep(STALE / 3)
            for room in list(self.rooms.values()):
                if room.guests:
                    await self.say_who_is_here(room)

    # Keeping matches going

    async def keep_matches(self) -> None:
        """Again and again, look after the running matches that no worker looks after.

        Those that we look after already get another look too, in case something went wrong.
        """
        while True:
            try:
                for id in await self.store.in_phase("playing"):
                    if id not in self.keeper.kept:
                        await self.keep(await self.room(id))
                    elif id in self.rooms:
                        self.attendant.wait_for_absent(self.rooms[id])
                        self.attendant.attend(self.rooms[id])
            except Exception:
                log.exception("matches could not be taken up")
            await asyncio.sleep(self.keeper.pause)

    async def tidy(self) -> None:
        """Now and then, close tables where nobody has begun a match."""
        while True:
            try:
                for id in await self.store.abandoned(now() - ABANDONED):
                    room = await self.room(id)
                    if not room.guests:
                        await self.change(room, lambda table: decisions.close_by_host(table, now()))
            except Exception:
                log.exception("tables could not be closed")
            await asyncio.sleep(ABANDONED / 24 / 1000)

    async def keep(self, room: Room) -> None:
        """Look after a match, unless another worker does."""
        if room.table.phase() == "playing" and await self.keeper.take(room.table.id):
            async with room.lock:
                await self.catch_up(room)
            self.attendant.attend(room)
            if room.table.phase() == "over":
                await self.finish(room.table.id)

    # People come and go

    async def enter(self, room: Room, guest: Guest) -> None:
        """A person comes in, and takes back the seats that a bot has played meanwhile."""
        room.guests.add(guest)
        await self.change(room, lambda table: decisions.come_back(table, guest.player, now()))
        self.notice_presence(room)

    def leave(self, room: Room, guest: Guest) -> None:
        """A person goes; if it is needed and stays away, a bot takes over."""
        room.guests.discard(guest)
        self.notice_presence(room)

    def notice_presence(self, room: Room) -> None:
        """Somebody came or went."""
        room.presence += 1
        room.show()
        self.attendant.wait_for_absent(room)
        self.later(self.say_who_is_here(room))

    # The host

    async def ban(self, player: str, banned: bool) -> None:
        """Let a person in no more, or again."""
        if not await self.store.ban(player, banned):
            raise Hidden("house-no-player")
        await self.tell_all()

    async def announce(self, text: str) -> None:
        """Say something to everybody."""
        await self.store.set("announcement", text)
        await self.tell_all()

    async def tell_all(self) -> None:
        """Something about the whole house has changed."""
        await self.recall()
        await self.keeper.tell(EVERYTHING)

    def is_crowded(self, address: str) -> bool:
        """Whether one more connection would be too many, in all or from this address."""
        limits = self.settings.limits
        each = sum(guest.address == address for guest in self.guests)
        return len(self.guests) >= limits.connections or each >= limits.connections_each

    async def check_room_for_more(self, player: str) -> None:
        """Refuse a table that would be one too many."""
        limits = self.settings.limits
        if (
            await self.store.running() >= limits.tables
            or await self.store.running(player) >= limits.tables_each
        ):
            raise TatamiError("house-too-many-tables")
