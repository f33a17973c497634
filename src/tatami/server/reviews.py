"""Reviews of finished matches: asked for once, made when bots need no time, kept for all readers.

What is found is written down piece by piece, so a restart or another worker goes on where it was.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import lru_cache

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from tatami.core.record import decode as decode_record
from tatami.core.record import encode as encode_record
from tatami.core.version import is_compiled
from tatami.games import game_of
from tatami.review import VERSION, Finding, missing, review, work
from tatami.review.findings import DEPTHS
from tatami.review.match import Match as Reviewable
from tatami.server.match import Match
from tatami.server.own_play import summarised
from tatami.server.schema import FINDINGS, REVIEWS
from tatami.server.table import Table
from tatami.server.worker import Worker

SLICE = 0.5
"""Seconds of thinking after which something is written down, and bots may come in between."""

TOO_LONG = 300.0
"""Seconds after which a piece of work that has not come back is given up."""

PAUSE = 60.0
"""Seconds between looking for reviews that nobody makes."""

FAILURES = 3
"""So often a review may fail before it is let be until the house opens again."""

log = logging.getLogger("tatami.reviews")

Findings = msgspec.json.Decoder(list[Finding])


@dataclass(frozen=True)
class Asked:
    """A review that somebody has asked for."""

    version: str
    bots: bool
    done: bool


class Reviews:
    """The reviews of a worker: what was asked for, and what is found."""

    def __init__(self, worker: Worker, match: Callable[[str], Awaitable[Match]]) -> None:
        self.worker = worker
        self.store = worker.store
        self.match = match
        # Unless the host says otherwise: plain Python is too slow to look closely.
        self.depth = DEPTHS[worker.settings.review_depth or ("deep" if is_compiled() else "coarse")]
        self.wanted = asyncio.Event()
        self.failed: dict[str, int] = {}

    # Asking

    async def asked(self, table: Table) -> Asked | None:
        """The review of a match with the rules and analysis of now, if somebody asked for it."""
        return await self.store.read(lambda connection: asked_for(connection, table))

    async def waited_for(self, player: str) -> int:
        """How many reviews this person has asked for that are not done."""
        query = (
            select(func.count())
            .select_from(REVIEWS)
            .where(REVIEWS.c.player == player, ~REVIEWS.c.done)
        )
        return await self.store.read(lambda connection: connection.scalar(query)) or 0

    async def ask(self, table: Table, player: str, bots: bool, at: int) -> None:
        """Have a match reviewed; what was found with other rules or another analysis goes."""

        def change(connection: Connection) -> None:
            before = asked_for(connection, table)
            if before is not None and (before.bots or not bots):
                return
            connection.execute(delete(REVIEWS).where(REVIEWS.c.table_id == table.id))
            if before is None:
                connection.execute(delete(FINDINGS).where(FINDINGS.c.table_id == table.id))
            asking = self.store.upsert(REVIEWS).values(
                table_id=table.id,
                version=version_for(table),
                bots=bots,
                player=player,
                asked=at,
                done=False,
                summary=b"[]",
            )
            # Somebody else may ask another worker at the same moment, and once is enough.
            connection.execute(asking.on_conflict_do_nothing())

        await self.store.write(change)
        self.wanted.set()

    async def findings(self, id: str) -> list[bytes]:
        """All that was found for a review, in pieces."""
        query = select(FINDINGS.c.body).where(FINDINGS.c.table_id == id).order_by(FINDINGS.c.number)
        return await self.store.read(
            lambda connection: [bytes(body) for body in connection.scalars(query)]
        )

    # Making

    async def go_on(self) -> None:
        """Make what was asked for, the oldest first, one review after another, for ever."""
        while True:
            self.wanted.clear()
            try:
                for id in await self.waiting():
                    await self.make(id)
            except Exception:
                log.exception("reviews could not be made")
            try:
                await asyncio.wait_for(self.wanted.wait(), PAUSE)
            except TimeoutError:
                continue

    async def waiting(self) -> list[str]:
        """The reviews that are not done."""
        query = select(REVIEWS.c.table_id).where(~REVIEWS.c.done).order_by(REVIEWS.c.asked)
        found = await self.store.ids(query)
        return [id for id in found if self.failed.get(id, 0) < FAILURES]

    async def make(self, id: str) -> None:
        """Make one review to its end, unless another worker is at it."""
        lock = f"review {id}"
        if not await self.worker.ownership.take(lock):
            return
        try:
            table = (await self.match(id)).table
            await self.renew(table)
            while await self.advance(table):
                pass
        except Exception:
            self.failed[id] = self.failed.get(id, 0) + 1
            log.exception("the review failed", extra={"table": id})
        finally:
            await self.worker.ownership.drop(lock)

    async def renew(self, table: Table) -> None:
        """Begin again what was asked for, but not done, when rules or analysis were others."""
        version = version_for(table)
        unfinished = (REVIEWS.c.table_id == table.id, ~REVIEWS.c.done)

        def change(connection: Connection) -> None:
            stale = update(REVIEWS).where(*unfinished, REVIEWS.c.version != version)
            if connection.execute(stale.values(version=version)).rowcount:
                connection.execute(delete(FINDINGS).where(FINDINGS.c.table_id == table.id))

        await self.store.write(change)

    async def advance(self, table: Table) -> bool:
        """Find out a little more, and write it down; whether there is still something to do."""
        asked = await self.asked(table)
        if asked is None or asked.done:
            return False
        known = await self.findings(table.id)
        found, summary = await self.worker.thinkers.run_last(
            *(found_out, record_of(table), judged_seats(table, asked.bots), known, self.depth),
            patience=TOO_LONG,
        )
        await self.store.write(
            lambda connection: keep(connection, table.id, len(known), found, summary)
        )
        return summary is None


def asked_for(connection: Connection, table: Table) -> Asked | None:
    """The review of a match with the rules and analysis of now, if somebody asked for it."""
    row = connection.execute(select(REVIEWS).where(REVIEWS.c.table_id == table.id)).first()
    if row is None or row.version != version_for(table):
        return None
    return Asked(row.version, row.bots, row.done)


def keep(connection: Connection, id: str, number: int, found: bytes, summary: bytes | None) -> None:
    """Write down what was found; there is a summary when that was all."""
    connection.execute(insert(FINDINGS).values(table_id=id, number=number, body=found))
    if summary is not None:
        connection.execute(
            update(REVIEWS).where(REVIEWS.c.table_id == id).values(done=True, summary=summary)
        )


def version_for(table: Table) -> str:
    """What a review depends on: the rules, and bots and analysis."""
    return f"{table.game.version}.{VERSION}"


def judged_seats(table: Table, bots: bool) -> list[int]:
    """The seats whose decisions are judged: those of people, if no one asks for all."""
    people = [seat for seat in range(table.seats) if table.players[seat]]
    return people if people and not bots else list(range(table.seats))


def record_of(table: Table) -> bytes:
    """The match as it is handed to a process."""
    return encode_record(table.finished_record())


# In a process of their own


@lru_cache(maxsize=2)
def reviewable(record: bytes) -> Reviewable:
    """The match, replayed; the next piece of work is mostly about the same one."""
    found = decode_record(record)
    return Reviewable(found, game_of(found))


def decoded(bodies: list[bytes]) -> list[Finding]:
    """What was found so far."""
    return [finding for body in bodies for finding in Findings.decode(body)]


def found_out(
    record: bytes, seats: list[int], bodies: list[bytes], depth: int
) -> tuple[bytes, bytes | None]:
    """Find out a little more; and the summary of the review if that was all."""
    match = reviewable(record)
    known = decoded(bodies)
    found: list[Finding] = []
    began = time.monotonic()
    for task in missing(match, seats, known, depth):
        found.append(work(match, task))
        if time.monotonic() - began > SLICE:
            break
    everything = [*known, *found]
    is_done = not missing(match, seats, everything, depth)
    summary = summarised(review(match, seats, everything, depth)) if is_done else None
    return msgspec.json.encode(found), summary
