"""What a guest says over its WebSocket, and what comes of it, as docs/protocol.md tells it."""

import asyncio
import logging
from collections.abc import Callable

import msgspec

from tatami.core.errors import IllegalAction, TatamiError
from tatami.core.record import UNREADABLE
from tatami.core.verbs import Parts
from tatami.server import decisions, metrics
from tatami.server.changes import NOBODY, OneByOne
from tatami.server.clocks import now
from tatami.server.directory import Directory
from tatami.server.events import AnyEvent
from tatami.server.guest import Guest
from tatami.server.identity import name_of
from tatami.server.lines import narrator_for
from tatami.server.match import Match
from tatami.server.messages.play import (
    Act,
    AskEffects,
    AskHint,
    Done,
    Effects,
    Enter,
    Hint,
    Look,
    Passes,
    Refused,
    Resign,
    Say,
    ToServer,
    Undo,
)
from tatami.server.projection import effects
from tatami.server.requests import in_brief
from tatami.server.security import Limit
from tatami.server.table import Table
from tatami.server.thinking import Reader
from tatami.words import LANGUAGES, speaking

TOO_BAD = 20
"""So many messages that are not understood end the conversation."""

CLUB = 10
"""So many people at one address may do as much as one person each."""

AHEAD = 8
"""So many messages of a guest may wait before we stop listening to it."""

Decided = Act | Undo | Passes | Resign
"""Messages about the match itself: what follows from them is decided at once."""

decode = msgspec.json.Decoder(ToServer).decode

log = logging.getLogger("tatami.conversation")


class Conversation:
    """What a guest says, one thing after another, and what comes of it.

    A move is decided, written and told by callbacks; only what waits for something else is a task.
    """

    def __init__(self, directory: Directory, guest: Guest) -> None:
        self.directory = directory
        self.guest = guest
        rate = directory.settings.limits.messages
        self.limit = Limit(rate, 2 * rate)
        self.bad = 0
        self.turns = OneByOne()
        """For what the guest says while something is being carried out."""
        self.caught_up: Callable[[], None] = lambda: None
        """Called when nothing waits that the guest has said."""

    def hear(self, said: str | bytes) -> bool:
        """The guest says something; whether it is not too far ahead of us."""
        self.turns.take(lambda: self.understand(said))
        return len(self.turns.waiting) < AHEAD

    def understand(self, said: str | bytes) -> None:
        """Carry out a message, or say why not."""
        if self.guest.is_dismissed:
            self.go_on()
            return
        if not self.limit.allows("messages"):
            self.refuse(0, TatamiError("house-too-fast"))
            self.guest.dismiss()
            self.go_on()
            return
        try:
            message: ToServer = decode(said)
        except UNREADABLE as error:
            self.not_understood(error)
            self.go_on()
            return
        match = self.guest.match
        if match is not None and isinstance(message, Decided):
            match.changes.want(
                lambda table: self.decided(table, message),
                lambda trouble: self.ended(message, trouble),
                message.seat if isinstance(message, Act) else NOBODY,
            )
        else:
            self.directory.worker.later(self.take_time(message))

    async def take_time(self, message: ToServer) -> None:
        """Carry out what may have to wait for something else than the writer."""
        try:
            await self.carry_out(message)
        except Exception as trouble:
            self.ended(message, trouble)
        except asyncio.CancelledError:
            # The house is being closed.
            self.go_on()
            raise
        else:
            self.ended(message, None)

    def ended(self, message: ToServer, trouble: BaseException | None) -> None:
        """A message was carried out, or was not: say so, and listen to what was said meanwhile."""
        number = 0 if isinstance(message, Enter) else message.id
        if isinstance(trouble, TatamiError):
            self.refuse(number, trouble)
        elif trouble is not None:
            log.error("conversation failed", exc_info=trouble)
            self.guest.dismiss()
        elif not isinstance(message, Enter | AskHint | AskEffects):
            self.guest.reply(Done(id=number))
        self.go_on()

    def go_on(self) -> None:
        """Listen to what was said meanwhile."""
        self.turns.leave()
        if not self.turns.waiting:
            self.caught_up()

    def not_understood(self, error: Exception) -> None:
        """Say so; but nobody may talk nonsense for ever."""
        self.bad += 1
        self.refuse(0, TatamiError("house-not-understood", detail=in_brief(error)))
        if self.bad >= TOO_BAD:
            self.guest.dismiss()

    def refuse(self, number: int, error: TatamiError) -> None:
        """Say why not, in the guest's language."""
        metrics.REFUSALS.labels(error.sentence).inc()
        if isinstance(error, IllegalAction):
            text, rule = error.reason, error.rule
        else:
            with speaking(self.guest.language):
                text, rule = str(error), ""
        self.guest.reply(Refused(id=number, text=text, code=error.sentence, rule=rule))

    def decided(self, table: Table, message: Decided) -> list[AnyEvent]:
        """What follows from a message about the match; a refusal that names a rule is told in the
        language in which it is made."""
        player, at = self.guest.player, now()
        with speaking(self.guest.language):
            match message:
                case Act():
                    action = action_in(table, message)
                    return decisions.act(table, player, message.seat, message.turn, action, at)
                case Undo():
                    return decisions.undo(table, player, message.seat, at)
                case Passes():
                    return decisions.passes(table, player, message.seat, message.frames, at)
                case Resign():
                    return decisions.resign(table, player, message.seat, at)

    async def carry_out(self, message: ToServer) -> None:
        """Do what is not decided about a match at once."""
        guest = self.guest
        with speaking(guest.language):
            if isinstance(message, Enter):
                await self.enter(message)
                return
            match = guest.match
            if match is None:
                raise TatamiError("house-enter-first")
            if isinstance(message, Look):
                if message.seat not in match.table.seats_of(guest.player):
                    raise decisions.Forbidden("house-not-your-seat")
                guest.look_from(message.seat)
            elif isinstance(message, AskHint):
                check_rate(self.directory.worker.hints, guest)
                await self.hint(match, message)
            elif isinstance(message, AskEffects):
                self.tell_effects(match.table, message)
            elif isinstance(message, Say):
                check_rate(self.directory.worker.chats, guest)
                await self.say(match, message)

    async def enter(self, message: Enter) -> None:
        """Come to a table, from another one if the guest was at one."""
        guest = self.guest
        if message.language in LANGUAGES:
            guest.language = message.language
        match = await self.directory.match_for(message.table, guest.player, message.key)
        is_watcher = not match.table.seats_of(guest.player)
        if is_watcher and match.watchers() >= self.directory.settings.limits.watchers:
            raise TatamiError("house-too-many-watchers")
        guest.enter(match, message.seat, message.since)
        await match.enter(guest)

    async def say(self, match: Match, message: Say) -> None:
        """Say something; who does is known from now on, and can be banned."""
        guest = self.guest
        name = await name_of(self.directory.store, guest.player)
        await self.directory.store.people.save(guest.player, name)
        await match.change(
            lambda table: decisions.chat(table, guest.player, name, message.text, now())
        )

    async def hint(self, match: Match, message: AskHint) -> None:
        """Ask the strongest bot, from what this seat sees."""
        table = match.table
        decisions.check_seat(table, self.guest.player, message.seat)
        decisions.check_phase(table, "playing")
        if not table.opened.hints:
            raise TatamiError("house-no-hints")
        play = table.play
        assert play is not None
        seat = message.seat
        legal = play.legal(seat)
        if not legal:
            raise TatamiError("house-not-asked")
        view = table.game.view(play.seen_from(seat), seat)
        with speaking(self.guest.language):
            reader = Reader(self.guest.language, narrator_for(table, seat).names)
        considered = await self.directory.worker.thinkers.opinions(
            table.game, table.luck(seat), view, legal, reader, who=self.guest.player
        )
        self.guest.reply(Hint(id=message.id, considered=considered))

    def tell_effects(self, table: Table, message: AskEffects) -> None:
        """Tell what each choice would do, from what this seat sees."""
        seat, turn = message.seat, message.turn
        decisions.check_seat(table, self.guest.player, seat)
        play = decisions.check_turn(table, seat, turn)
        view = table.game.view(play.seen_from(seat), seat)
        found = effects(table.game, view, play.legal(seat))
        self.guest.reply(Effects(id=message.id, seat=seat, turn=turn, effects=found))


def check_rate(limit: Limit, guest: Guest) -> None:
    """Refuse what is too much from one person, or from so many at one address."""
    if not limit.allows(guest.player) or not limit.allows(guest.address, 1 / CLUB):
        raise TatamiError("house-too-fast")


def action_in(table: Table, message: Act) -> int:
    """The action that is meant, be it told by its number or by its parts."""
    if message.action is not None and message.parts is None:
        return message.action
    if message.action is None and message.parts is not None:
        parts: Parts = {**message.parts}
        tried = table.game.action(table.game.completed(parts))
        # To hear the rule against it, one need not say everything; to do it, one has to.
        is_legal = table.play is not None and tried in table.play.legal(message.seat)
        return table.game.action(parts) if is_legal else tried
    raise TatamiError("act-number-or-parts")
