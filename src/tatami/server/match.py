"""A match: the one owner of a table, its lock, its guests, its timers and its bots' turns.

A change goes one way: somebody decides, the store writes it, the table folds it, the guests see it.
Nothing is shown, and nobody is told that it is done, before it is written.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from tatami.server import decisions, metrics
from tatami.server.appends import Answer
from tatami.server.changes import NOBODY, Changes, Decide, answering, trouble_of
from tatami.server.clocks import now
from tatami.server.events import AnyEvent
from tatami.server.guest import Guest
from tatami.server.looks import encode
from tatami.server.messages.play import Entered
from tatami.server.messages.tables import TableFacts
from tatami.server.projection import table_facts
from tatami.server.showing import Showing
from tatami.server.table import Table
from tatami.server.worker import Worker

Turn = tuple[int, int, str]
"""A seat, its turn, and who answers there."""

STALE = 60.0
"""Seconds after which a worker that says nothing has nobody any more."""

LATE_MERCY = 1.5
"""Seconds that an answer may be late, for the way that it takes."""

PRESENCE = "@"
"""What follows is a worker, a table, how many events it has, and who is there."""


class Match:
    """A table, all who look at it, and all that happens at it by itself."""

    def __init__(self, worker: Worker, table: Table) -> None:
        self.worker = worker
        self.table = table
        self.changes = Changes(table, worker.store.put, self.fold, self.overtaken)
        self.rematching = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.showing = Showing(table)
        self.elsewhere: dict[str, tuple[list[str], float]] = {}
        """Who is connected to other workers, and when that was last heard."""
        self.last_visit = time.monotonic()
        """When one of its players was last seen, or it was taken up."""
        self.answering: set[Turn] = set()
        """The turns that are being answered by a bot, or for those without a choice."""
        self.missed: dict[str, asyncio.Task[None]] = {}
        """Those who are away from a running match, and who waits for each of them."""
        self.alarm: asyncio.TimerHandle | None = None

    # Changes

    async def change(self, decide: Decide, seat: int = NOBODY) -> None:
        """Let somebody decide; write what follows; then let it happen and be seen.

        `seat` is the one that acts, if a seat does.
        """
        done, answer = answering()
        # Who does not wait any more when it would be its turn, wants it no more.
        self.changes.want(lambda table: [] if done.done() else decide(table), answer, seat)
        await done

    def misses(self, events: int) -> bool:
        """Whether it has seen fewer events; who has written them hears of them too."""
        return events > self.table.number

    async def catch_up(self, events: int | None = None) -> None:
        """Let happen what other workers have written, up to so many events if that is known."""
        async with self.changes.turns:
            if events is None or self.misses(events):
                await self.fold_missed()

    def overtaken(self, answer: Answer) -> None:
        """Another worker was faster: let happen what it has written, and answer then."""
        self.worker.later(self.fold_missed()).add_done_callback(
            lambda task: answer(trouble_of(task))
        )

    async def fold_missed(self) -> None:
        """Fold what is in the store and not yet here, while nothing else is decided."""
        missed = await self.worker.store.events(self.table.id, self.table.number)
        if missed:
            self.fold(missed)

    def fold(self, events: list[AnyEvent]) -> None:
        """Let it happen and be seen."""
        table = self.table
        before = table.phase()
        self.worker.sweeper.moved()
        for event in events:
            table.fold(event)
            metrics.events_of(event.__struct_config__.tag).inc()
        self.show()
        after = table.phase()
        if after != before and after == "over":
            self.worker.later(self.finish())
        if after != before and after == "playing":
            self.wait_for_absent()
        self.attend()

    async def take_up(self) -> None:
        """Look after a running match from now on, unless another worker does."""
        if self.table.phase() == "over":
            # It was kept as running by a house to which it was not over yet.
            await self.finish()
        elif self.table.phase() == "playing" and await self.worker.ownership.take(self.table.id):
            if self.worker.ownership.is_shared:
                # Another worker may have looked after it until now.
                await self.catch_up()
            closed, opened = self.worker.closed, self.worker.opened
            await self.change(lambda table: decisions.reopen(table, closed, opened, now()))
            self.attend()
            if self.table.phase() == "over":
                await self.finish()

    async def finish(self) -> None:
        """The match is over, and needs nobody to look after it."""
        await self.worker.store.finish(self.table.id)
        if self.is_own():
            await self.worker.ownership.drop(self.table.id)

    def is_own(self) -> bool:
        """Whether this worker looks after it."""
        return self.table.id in self.worker.ownership.owned

    # Turns of bots, and of those who have no choice

    def attend(self) -> None:
        """See to the seats that bots play or that have no choice, and to the clocks."""
        table = self.table
        if table.phase() != "playing" or not self.is_own():
            self.set_alarm(None)
            return
        assert table.play is not None
        for seat in [] if self.is_unwatched() else table.awaited():
            turn = table.play.turns[seat]
            if table.bot_plays(seat):
                self.answer((seat, turn, "bot"), self.let_bot_play)
            elif table.automatic_answer(seat) is not None:
                self.answer((seat, turn, "forced"), self.answer_for)
        self.set_alarm(self.next_alarm())

    def answer(self, turn: Turn, how: Callable[[int, int], Coroutine[Any, Any, None]]) -> None:
        """Have a seat answered for at this turn, unless that is under way."""
        if turn in self.answering:
            return
        self.answering.add(turn)
        seat, number, _ = turn
        task = self.worker.later(how(seat, number))
        # It may have been in vain, and be needed again at the same turn.
        task.add_done_callback(lambda _: self.answering.discard(turn))

    async def let_bot_play(self, seat: int, turn: int) -> None:
        """Let a bot think and act."""
        table = self.table
        play = table.play
        assert play is not None
        legal = play.legal(seat)
        began = time.monotonic()
        kind = (table.game.name, table.level(seat))
        if len(legal) == 1:
            action = legal[0]
            took = self.worker.thought_about(kind)
        else:
            view = table.game.view(play.seen_from(seat), seat)
            with metrics.THINKING.time():
                action = await self.worker.thinkers.choose(
                    *(table.game, table.level(seat), table.luck(seat), view, legal),
                    who=table.opened.host,
                )
            took = time.monotonic() - began
            self.worker.thoughts[kind].append(took)
        # Who has no choice takes as long as who has: else it could be told what a bot holds.
        wanted = max(self.worker.settings.pace, took)
        await asyncio.sleep(max(0.0, wanted - (time.monotonic() - began)))
        await self.change(
            lambda table: decisions.act_for(table, seat, turn, action, "bot", now()), seat
        )

    async def answer_for(self, seat: int, turn: int) -> None:
        """After a moment that is always the same, answer for a seat that has no choice."""
        await asyncio.sleep(self.worker.settings.pace)
        await self.change(lambda table: decisions.answer_for(table, seat, turn, now()), seat)

    # Clocks

    def next_alarm(self) -> asyncio.TimerHandle | None:
        """Wake up when the next clock runs out."""
        running = self.table.clocks.running
        if not running:
            return None
        deadline = min(self.table.clocks.deadline(seat) for seat in running)
        delay = (deadline - now()) / 1000 + LATE_MERCY
        return asyncio.get_running_loop().call_later(
            max(0.0, delay), lambda: self.worker.later(self.call_time())
        )

    def set_alarm(self, alarm: asyncio.TimerHandle | None) -> None:
        """Wake up then, and no longer when it was said before."""
        if self.alarm is not None:
            self.alarm.cancel()
        self.alarm = alarm

    async def call_time(self) -> None:
        """Bots take over for those whose time has run out."""
        for seat in list(self.table.clocks.running):
            await self.change(partial(decisions.take_over, seat=seat, late=True, at=now()))
        self.attend()

    # People come and go

    async def enter(self, guest: Guest) -> None:
        """A person comes in, and takes back the seats that a bot has played meanwhile."""
        self.guests.add(guest)
        await self.change(lambda table: decisions.come_back(table, guest.player, now()))
        self.notice_presence()
        self.attend()

    def leave(self, guest: Guest) -> None:
        """A person goes; if it is needed and stays away, a bot takes over."""
        self.guests.discard(guest)
        self.notice_presence()

    def notice_presence(self) -> None:
        """Somebody came or went."""
        self.showing.presence += 1
        self.show()
        self.wait_for_absent()
        self.worker.later(self.say_who_is_here())

    def present(self) -> list[str]:
        """The persons who are connected to any worker, some of them more than once."""
        here = [guest.player for guest in self.guests]
        fresh = time.monotonic() - STALE
        for players, heard in self.elsewhere.values():
            here += players if heard > fresh else []
        return here

    def is_here(self, player: str) -> bool:
        """Whether a person is connected."""
        return player in self.present()

    def watchers(self) -> int:
        """How many look on."""
        return sum(player not in self.table.players for player in self.present())

    def is_idle(self) -> bool:
        """Whether nobody would miss this match in memory."""
        is_quiet = not self.guests and not self.changes.turns.is_taken
        return is_quiet and self.table.phase() != "playing"

    def is_unwatched(self) -> bool:
        """Whether only bots play and nobody looks on, so that they may as well wait."""
        table = self.table
        return (
            table.opened.clock.kind != "days"
            and all(table.bot_plays(seat) for seat in range(table.seats))
            and not self.present()
        )

    def is_abandoned(self) -> bool:
        """Whether none of its players has been here for so long that they will not come back."""
        table = self.table
        if table.phase() != "playing" or table.opened.clock.kind == "days":
            return False
        people = [player for player in table.players if player]
        if any(self.is_here(player) for player in people) or (not people and self.present()):
            self.last_visit = time.monotonic()
        return time.monotonic() - self.last_visit > self.worker.settings.abandoned

    def wait_for_absent(self) -> None:
        """Begin to wait for those who are away from a running match; stop if they are back."""
        table = self.table
        if table.phase() != "playing" or table.opened.clock.kind == "days":
            return
        for player in {player for player in table.players if player}:
            if not self.is_here(player) and player not in self.missed:
                self.missed[player] = self.worker.later(self.miss(player))
            elif self.is_here(player) and player in self.missed:
                self.missed.pop(player).cancel()

    async def miss(self, player: str) -> None:
        """Wait for somebody who is away; people who wait with us shall not wait for ever."""
        await asyncio.sleep(self.worker.settings.grace)
        del self.missed[player]
        others = [other for other in self.table.players if other and other != player]
        if not self.is_here(player) and any(self.is_here(other) for other in others):
            for seat in self.table.seats_of(player):
                await self.change(partial(decisions.take_over, seat=seat, late=False, at=now()))

    # Other workers

    async def say_who_is_here(self) -> None:
        """Tell the other workers who is at the table."""
        if self.worker.ownership.is_shared:
            players = [guest.player for guest in self.guests]
            # With how far the table is: a worker may have been killed before it could tell that.
            place = [self.table.id, str(self.table.number)]
            news = [PRESENCE, self.worker.name, *place, *players]
            await self.worker.ownership.tell(" ".join(news))

    def hear_presence(self, worker: str, players: list[str]) -> None:
        """Another worker says who is at the table."""
        is_new = worker not in self.elsewhere
        before = self.present()
        at, known = time.monotonic(), self.elsewhere.items()
        # Workers come and go under ever new names.
        self.elsewhere = {name: said for name, said in known if said[1] > at - STALE}
        self.elsewhere[worker] = (players, at)
        if before != self.present():
            self.showing.presence += 1
            self.show()
            self.wait_for_absent()
        if is_new and self.guests:
            # Whoever comes to a table learns who is there already.
            self.worker.later(self.say_who_is_here())

    # Showing

    def show(self) -> None:
        """Wake everybody for whom something has changed."""
        for guest in self.guests:
            if guest.is_behind(self):
                guest.wake()

    def facts(self, player: str) -> TableFacts:
        """The table as this person may see it."""
        return table_facts(self.table, player, self.is_here, self.watchers())

    def facts_for(self, player: str) -> bytes:
        """The same, as it is sent."""
        return encode(Entered(table=self.facts(player)))
