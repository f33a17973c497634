"""The directory: finds matches by their id, takes them up, and lets them go."""

import asyncio
import logging

from tatami.core.errors import TatamiError
from tatami.server import decisions, metrics, openings
from tatami.server.clocks import now
from tatami.server.decisions import Hidden
from tatami.server.decks import games_with
from tatami.server.events import AnyEvent
from tatami.server.guest import Guest
from tatami.server.match import PRESENCE, STALE, Match
from tatami.server.projection import may_see
from tatami.server.reviews import Reviews
from tatami.server.security import Caller, Limit
from tatami.server.settings import Settings
from tatami.server.table import folded
from tatami.server.worker import Worker

UNUSED = 24 * 60 * 60 * 1000
"""Milliseconds after which a table where no match has begun is closed."""

OPEN_AT = "open at"
SIGN_OF_LIFE = 20 * 1000
"""Milliseconds after which it is written down again that the house is open."""

FEW = 10
"""A tenth more matches than are remembered are a few more."""

ANEW = "~"
"""What follows is a table whose events were changed."""

EVERYTHING = "!"
"""In the place of a table: something about the whole house has changed."""

log = logging.getLogger("tatami.directory")


class Broken(TatamiError):
    """What is stored of a table cannot be understood."""


class Directory:
    """All the matches of a worker, all its guests, and what the host has said."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.games = games_with(settings.decks)
        """The games as they are played at new tables."""
        self.worker = Worker(settings, self.heard)
        self.store = self.worker.store
        self.reviews = Reviews(self.worker, self.match)
        self.matches: dict[str, Match] = {}
        self.loading: dict[str, asyncio.Task[Match]] = {}
        self.guests: set[Guest] = set()
        self.banned: set[str] = set()
        self.epochs: dict[str, int] = {}
        """How often people have ended their other devices."""
        self.announcement = ""
        a_minute = settings.limits.openings
        self.openings = Limit(a_minute / 60, 2 * a_minute)
        self.opened_from: dict[str, set[str]] = {}
        """The running tables that were opened from each address, since the house is open."""
        self.enough = settings.limits.remembered
        """With so many matches in memory it is looked which of them can be dropped."""

    # Opening and closing the house

    async def open(self) -> None:
        """Take up every match that is running."""
        await self.recall()
        await self.find_out_how_long_closed()
        self.worker.later(self.repeat_open())
        await self.worker.ownership.begin()
        self.worker.later(self.take_up_matches())
        self.worker.later(self.close_unused())
        self.worker.later(self.worker.sweeper.sweep())
        self.worker.later(self.reviews.go_on())
        if self.worker.ownership.is_shared:
            self.worker.later(self.repeat_presence())

    async def close(self) -> None:
        """Let nobody start anything new, and finish what is being written."""
        for guest in list(self.guests):
            guest.dismiss()
        await self.worker.close()

    async def find_out_how_long_closed(self) -> None:
        """Other workers may have kept the house open; without any it was closed."""
        last = await self.store.setting(OPEN_AT)
        is_closed = not self.worker.ownership.is_shared or now() - int(last or 0) > 3 * SIGN_OF_LIFE
        if last and is_closed:
            self.worker.closed, self.worker.opened = int(last), now()

    async def repeat_open(self) -> None:
        """Now and then write down that the house is open, as nobody can when the power goes."""
        while True:
            try:
                await self.store.set(OPEN_AT, str(now()))
            except Exception:
                log.exception("not written that the house is open")
            await asyncio.sleep(SIGN_OF_LIFE / 1000)

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
            return self.take_in(id, events)
        except Hidden:
            raise
        except TatamiError as error:
            # Its rules or its deck are not here: that can be told.
            log.exception("the table cannot be folded", extra={"table": id})
            raise Broken(error.sentence, **error.facts) from None
        except Exception:
            log.exception("the table is broken", extra={"table": id})
            raise Broken("house-table-broken", table=id) from None

    def take_in(self, id: str, events: list[AnyEvent]) -> Match:
        """A match as its events have made it."""
        table = folded(id, events)
        self.forget_idle()
        match = Match(self.worker, table)
        self.matches[id] = match
        metrics.TABLES.set(len(self.matches))
        return match

    async def forget_everywhere(self, id: str) -> None:
        """Let all workers take a table from its events again."""
        await self.forget(id)
        await self.worker.ownership.tell(f"{ANEW} {id}")

    async def forget(self, id: str) -> None:
        """Take a table from its events again when it is next wanted; its guests come back."""
        match = self.matches.pop(id, None)
        if id in self.worker.ownership.owned:
            await self.worker.ownership.drop(id)
        if match is not None:
            match.set_alarm(None)
            for guest in list(match.guests):
                guest.dismiss()

    def forget_idle(self) -> None:
        """Drop matches at which nothing happens, the ones that were loaded first.

        Only when there are some more than were left the last time: to look at all of them takes
        half a millisecond, and everybody waits who opens a table.
        """
        if len(self.matches) < self.enough:
            return
        remembered = self.settings.limits.remembered
        idle = [id for id, match in self.matches.items() if match.is_idle()]
        for id in idle[: max(0, len(idle) - remembered)]:
            del self.matches[id]
        self.enough = len(self.matches) + remembered // FEW

    async def open_table(self, events: list[AnyEvent], opener: str, address: str) -> Match:
        """A new table, if it is not one too many."""
        if not self.openings.allows(address):
            raise TatamiError("house-too-fast")
        await self.check_room_for_more(opener, address)
        id = openings.new_id()
        await self.store.append(id, 0, events)
        self.opened_from.setdefault(address, set()).add(id)
        # Its name is a secret until now, so nobody else can have loaded it, or done anything there.
        match = self.take_in(id, events)
        await match.take_up()
        return match

    # Looking after matches

    async def take_up_matches(self) -> None:
        """Again and again, look after the running matches that no worker looks after.

        Those that we look after already get another look too, in case something went wrong.
        """
        while True:
            try:
                await self.look_after_running()
                await self.forget_openings()
            except Exception:
                log.exception("matches could not be taken up")
            await asyncio.sleep(self.worker.ownership.pause)

    async def look_after_running(self) -> None:
        """See to the matches that are ours or nobody's; those of other workers are not loaded."""
        running = await self.store.tables.in_phase("playing")
        free = await self.worker.ownership.free(running)
        for id in running:
            if id in free or id in self.worker.ownership.owned:
                await self.look_after(id)

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
                unused = await self.store.tables.unused(now() - UNUSED)
                for match in await self.sound_matches(unused):
                    if not match.guests:
                        await match.change(lambda table: decisions.close_by_host(table, now()))
                await self.forget_old()
            except Exception:
                log.exception("tables could not be closed")
            await asyncio.sleep(UNUSED / 24 / 1000)

    async def forget_old(self) -> None:
        """Delete what the host does not want to keep."""
        days = self.settings.forget
        if days and await self.store.tables.forget(now() - days * UNUSED):
            for id in [id for id, match in self.matches.items() if match.is_idle()]:
                del self.matches[id]

    # Other workers

    async def heard(self, news: str) -> None:
        """Another worker has written something about a table, or says who is there."""
        match news.split(" "):
            case [kind] if kind == EVERYTHING:
                await self.recall()
            case [kind, table] if kind == ANEW:
                if table in self.matches:
                    await self.forget(table)
            case [kind, worker, table, events, *players] if kind == PRESENCE:
                if table in self.matches and worker != self.worker.name:
                    self.matches[table].hear_presence(worker, players)
                    self.hear_of_events(self.matches[table], int(events))
            case [table, events] if table in self.matches:
                self.hear_of_events(self.matches[table], int(events))
            case [table] if table in self.matches:
                await self.matches[table].catch_up()

    def hear_of_events(self, match: Match, events: int) -> None:
        """A table has so many events: catch up, if they are more than we know."""
        if match.misses(events):
            # Beside everything else: what is heard next is about other tables.
            self.worker.later(match.catch_up(events))

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
        self.banned = set(await self.store.people.banned())
        self.epochs = await self.store.people.epochs()
        for guest in self.guests:
            if guest.player in self.banned or guest.epoch < self.epochs.get(guest.player, 0):
                guest.dismiss()
        said = await self.store.setting("announcement")
        if said != self.announcement:
            self.announcement = said
            for guest in self.guests:
                guest.announce(said)

    async def ban(self, player: str, banned: bool) -> None:
        """Let a person in no more, or again."""
        if not await self.store.people.ban(player, banned):
            raise Hidden("house-no-player")
        await self.tell_all()

    def is_ended(self, caller: Caller) -> bool:
        """Whether the person has ended this device from another one."""
        return caller.epoch < self.epochs.get(caller.player, 0)

    async def end_other_devices(self, player: str) -> int:
        """Know a person by its next cookie only; which one that is."""
        await self.store.people.end_devices(player)
        await self.tell_all()
        return self.epochs[player]

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

    async def check_room_for_more(self, player: str, address: str) -> None:
        """Refuse a table that would be one too many: in all, of this person, or from there."""
        limits = self.settings.limits
        running, ids = await self.store.tables.running(player)
        if (
            running >= limits.tables
            or len(self.opened_from.get(address, ())) >= limits.tables_address
            or (
                len(ids) >= limits.tables_each
                and await self.tables_of(player, ids) >= limits.tables_each
            )
        ):
            raise TatamiError("house-too-many-tables")

    async def tables_of(self, player: str, ids: list[str]) -> int:
        """How many of these tables are this person's: it has opened them, or sits there; where it
        sat down and stood up again does not count."""
        matches = await self.sound_matches(ids)
        return sum(
            match.table.opened.host == player or player in match.table.players for match in matches
        )

    async def forget_openings(self) -> None:
        """Count no tables that are over."""
        running = {
            *await self.store.tables.in_phase("open"),
            *await self.store.tables.in_phase("playing"),
        }
        kept = {address: ids & running for address, ids in self.opened_from.items()}
        self.opened_from = {address: ids for address, ids in kept.items() if ids}
