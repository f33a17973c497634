"""The directory: finds matches by their id, takes them up, and lets them go."""

import asyncio
import logging

from tatami.core.errors import TatamiError
from tatami.server import decisions, metrics
from tatami.server.clocks import now
from tatami.server.decisions import Hidden
from tatami.server.events import AnyEvent
from tatami.server.guest import Guest
from tatami.server.match import PRESENCE, STALE, Match
from tatami.server.projection import may_see
from tatami.server.settings import Settings
from tatami.server.table import folded
from tatami.server.worker import Worker

REMEMBERED = 500
"""So many matches at which nothing happens are kept in memory."""

UNUSED = 24 * 60 * 60 * 1000
"""Milliseconds after which a table where no match has begun is closed."""

EVERYTHING = "!"
"""In the place of a table: something about the whole house has changed."""

log = logging.getLogger("tatami.directory")


class Broken(TatamiError):
    """What is stored of a table cannot be understood."""


class Directory:
    """All the matches of a worker, all its guests, and what the host has said."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.worker = Worker(settings, self.heard)
        self.store = self.worker.store
        self.matches: dict[str, Match] = {}
        self.loading: dict[str, asyncio.Task[Match]] = {}
        self.guests: set[Guest] = set()
        self.banned: set[str] = set()
        self.announcement = ""

    # Opening and closing the house

    async def open(self) -> None:
        """Take up every match that is running."""
        await self.recall()
        await self.worker.ownership.begin()
        self.worker.later(self.take_up_matches())
        self.worker.later(self.close_unused())
        if self.worker.ownership.is_shared:
            self.worker.later(self.repeat_presence())

    async def close(self) -> None:
        """Let nobody start anything new, and finish what is being written."""
        for guest in list(self.guests):
            guest.dismiss()
        await self.worker.close()

    # Finding matches

    async def match(self, id: str) -> Match:
        """The match of a table, as it is now, whichever worker has changed it."""
        if id in self.matches:
            match = self.matches[id]
            if self.worker.ownership.is_shared:
                await match.catch_up()
            return match
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self.load(id))
        try:
            return await asyncio.shield(self.loading[id])
        finally:
            self.loading.pop(id, None)

    async def match_for(self, id: str, player: str, key: str) -> Match:
        """The match of a table, if this person may know of it."""
        match = await self.match(id)
        if not may_see(match.table, player, key):
            raise Hidden("house-no-table")
        return match

    async def sound_matches(self, ids: list[str]) -> list[Match]:
        """These matches, without those that are broken: they shall harm nobody else."""
        found = []
        for id in ids:
            try:
                found.append(await self.match(id))
            except Broken:
                continue
        return found

    async def load(self, id: str) -> Match:
        """Fold a table from its events."""
        try:
            events = await self.store.events(id)
            if not events:
                raise Hidden("house-no-table")
            table = folded(id, events)
        except TatamiError:
            raise
        except Exception:
            log.exception("the table is broken", extra={"table": id})
            raise Broken("house-table-broken", table=id) from None
        self.forget_idle()
        match = Match(self.worker, table)
        self.matches[id] = match
        metrics.TABLES.set(len(self.matches))
        return match

    def forget_idle(self) -> None:
        """Drop matches at which nothing happens, the ones that were loaded first."""
        idle = [id for id, match in self.matches.items() if match.is_idle()]
        for id in idle[: max(0, len(self.matches) - REMEMBERED)]:
            del self.matches[id]

    async def open_table(self, events: list[AnyEvent], opener: str) -> Match:
        """A new table, if it is not one too many."""
        await self.check_room_for_more(opener)
        id = decisions.new_id()
        await self.store.append(id, 0, events)
        match = await self.match(id)
        await match.take_up()
        return match

    # Looking after matches

    async def take_up_matches(self) -> None:
        """Again and again, look after the running matches that no worker looks after.

        Those that we look after already get another look too, in case something went wrong.
        """
        while True:
            try:
                for id in await self.store.in_phase("playing"):
                    await self.look_after(id)
            except Exception:
                log.exception("matches could not be taken up")
            await asyncio.sleep(self.worker.ownership.pause)

    async def look_after(self, id: str) -> None:
        """See that a running match goes on, or ends if all have left it for good."""
        try:
            if id not in self.worker.ownership.owned:
                await (await self.match(id)).take_up()
            elif id in self.matches:
                match = self.matches[id]
                if match.is_abandoned():
                    await match.change(lambda table: decisions.close_by_host(table, now()))
                match.wait_for_absent()
                match.attend()
        except Broken:
            return
        except Exception:
            # One match that cannot go on must not keep us from the others.
            log.exception("the match could not be taken up", extra={"table": id})

    async def close_unused(self) -> None:
        """Now and then, close tables where nobody has begun a match."""
        while True:
            try:
                unused = await self.store.unused(now() - UNUSED)
                for match in await self.sound_matches(unused):
                    if not match.guests:
                        await match.change(lambda table: decisions.close_by_host(table, now()))
            except Exception:
                log.exception("tables could not be closed")
            await asyncio.sleep(UNUSED / 24 / 1000)

    # Other workers

    async def heard(self, news: str) -> None:
        """Another worker has written something about a table, or says who is there."""
        kind, *facts = news.split(" ")
        if kind == EVERYTHING:
            await self.recall()
        elif kind == PRESENCE:
            worker, table, *players = facts
            if table in self.matches and worker != self.worker.name:
                self.matches[table].hear_presence(worker, players)
        elif kind in self.matches:
            await self.matches[kind].catch_up()

    async def repeat_presence(self) -> None:
        """Now and then repeat who is here, so that others notice when we are not."""
        while True:
            await asyncio.sleep(STALE / 3)
            for match in list(self.matches.values()):
                if match.guests:
                    await match.say_who_is_here()

    # The host

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
        await self.worker.ownership.tell(EVERYTHING)

    # Limits

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
