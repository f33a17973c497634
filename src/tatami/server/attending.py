"""Attending: matches go on, for bots, for those without a choice, and for those who are late."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any

from tatami.server import decisions, metrics
from tatami.server.clocks import now
from tatami.server.events import AnyEvent
from tatami.server.keeping import Keeper
from tatami.server.room import Attended, Room
from tatami.server.settings import Settings
from tatami.server.table import Table
from tatami.server.thinking import Thinkers

LATE_MERCY = 1.5
"""Seconds that an answer may be late, for the way that it takes."""

Serve = Callable[[Room, int, int], Coroutine[Any, Any, None]]
Change = Callable[[Room, Callable[[Table], list[AnyEvent]]], Awaitable[None]]
Later = Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]


class Attendant:
    """Looks after the matches that this worker keeps; acts only through `change`, as all do."""

    def __init__(
        self, settings: Settings, keeper: Keeper, thinkers: Thinkers, change: Change, later: Later
    ) -> None:
        self.settings = settings
        self.keeper = keeper
        self.thinkers = thinkers
        self.change = change
        self.later = later

    def attend(self, room: Room) -> None:
        """See to the seats that bots play or that have no choice, and to the clocks."""
        table = room.table
        if table.phase() != "playing" or table.id not in self.keeper.kept:
            room.set_alarm(None)
            return
        assert table.play is not None
        for seat in table.awaited():
            turn = table.play.turns[seat]
            if table.bot_plays(seat):
                self.see_to(room, (seat, turn, "bot"), self.serve_bot)
            elif table.automatic_answer(seat) is not None:
                self.see_to(room, (seat, turn, "forced"), self.answer_for)
        self.set_alarm(room)

    def see_to(self, room: Room, attended: Attended, serve: Serve) -> None:
        """Have a seat served at this turn, unless that is under way."""
        if room.begins(attended):
            seat, turn, _ = attended
            task = self.later(serve(room, seat, turn))
            # It may have been in vain, and be needed again at the same turn.
            task.add_done_callback(lambda _: room.attended.discard(attended))

    async def serve_bot(self, room: Room, seat: int, turn: int) -> None:
        """Let a bot think and act."""
        table = room.table
        play = table.play
        assert play is not None
        legal = play.legal(seat)
        pause = asyncio.create_task(asyncio.sleep(self.settings.pace))
        if len(legal) == 1:
            action = legal[0]
        else:
            view = table.game.view(play.seen_from(seat), seat)
            with metrics.THINKING.time():
                action = await self.thinkers.choose(
                    table.game.name, table.level(seat), table.luck(seat), view, legal
                )
        await pause
        await self.change(
            room, lambda table: decisions.act_for(table, seat, turn, action, "bot", now())
        )

    async def answer_for(self, room: Room, seat: int, turn: int) -> None:
        """After a moment that is always the same, answer for a seat that has no choice."""
        await asyncio.sleep(self.settings.pace)
        await self.change(room, lambda table: automatic(table, seat, turn))

    def set_alarm(self, room: Room) -> None:
        """Wake up when the next clock runs out."""
        clocks = room.table.clocks
        deadlines = [clocks.deadline(seat) for seat in clocks.running]
        if not deadlines:
            room.set_alarm(None)
            return
        delay = (min(deadlines) - now()) / 1000 + LATE_MERCY
        loop = asyncio.get_running_loop()
        room.set_alarm(loop.call_later(max(0.0, delay), lambda: self.later(self.call_time(room))))

    async def call_time(self, room: Room) -> None:
        """Bots take over for those whose time has run out."""
        for seat in list(room.table.clocks.running):
            await self.change(room, partial(decisions.take_over, seat=seat, late=True, at=now()))
        self.attend(room)

    # Those who are away

    def wait_for_absent(self, room: Room) -> None:
        """Begin to wait for those who are away from a running match; stop if they are back."""
        table = room.table
        if table.phase() != "playing" or table.opened.clock.kind == "days":
            return
        for player in {player for player in table.players if player}:
            if not room.is_here(player) and player not in room.missed:
                room.missed[player] = self.later(self.miss(room, player))
            elif room.is_here(player) and player in room.missed:
                room.missed.pop(player).cancel()

    async def miss(self, room: Room, player: str) -> None:
        """Wait for somebody who is away; people who wait with us shall not wait for ever."""
        await asyncio.sleep(self.settings.grace)
        del room.missed[player]
        table = room.table
        others = [other for other in table.players if other and other != player]
        if not room.is_here(player) and any(room.is_here(other) for other in others):
            for seat in table.seats_of(player):
                await self.change(
                    room, partial(decisions.take_over, seat=seat, late=False, at=now())
                )


def automatic(table: Table, seat: int, turn: int) -> list[AnyEvent]:
    """The answer that is given for a seat, if it still is to be."""
    if table.phase() != "playing" or seat not in table.awaited():
        return []
    action = table.automatic_answer(seat)
    if action is None:
        return []
    return decisions.act_for(table, seat, turn, action, "forced", now())
