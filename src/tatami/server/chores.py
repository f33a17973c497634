"""What is asked for now and then and takes long: replays, dealing again, QR codes."""

import gzip
import io
from collections import OrderedDict
from collections.abc import Callable

import segno

from tatami.core.record import encode as encode_record
from tatami.core.record import verify
from tatami.server.events import AnyEvent
from tatami.server.looks import encode
from tatami.server.messages.moments import Verified
from tatami.server.messages.tables import TableFacts
from tatami.server.processes import Processes
from tatami.server.replay import replayed
from tatami.server.table import folded
from tatami.words import speaking

KEPT = 32 * 1024 * 1024
"""So many bytes of finished work are kept for others who ask for the same."""

PATIENCE = 120.0
"""Seconds that one of them may take; who asks can wait, and nobody else has to."""

COMPRESSION = 4
"""Nearly as small as the best, in a fifth of the time."""


class Chores(Processes):
    """Does them one after another beside everything else, and keeps what came of them."""

    def __init__(self) -> None:
        super().__init__(1, PATIENCE)
        self.kept: OrderedDict[tuple[object, ...], bytes] = OrderedDict()
        self.size = 0

    async def do(
        self,
        work: Callable[..., bytes],
        name: tuple[object, ...],
        *arguments: object,
        who: str = "",
    ) -> bytes:
        """Let it be done for somebody, unless it is known by this name what comes of it."""
        key = (work.__name__, *name)
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        done: bytes = await self.run(work, *arguments, who=who)
        self.keep(key, done)
        return done

    def keep(self, key: tuple[object, ...], done: bytes) -> None:
        """Remember what came of it, and forget what nobody has asked for lately."""
        self.size += len(done) - len(self.kept.pop(key, b""))
        self.kept[key] = done
        while self.size > KEPT:
            _, forgotten = self.kept.popitem(last=False)
            self.size -= len(forgotten)


# In a process of their own


def replay_document(
    id: str, events: list[AnyEvent], shown: TableFacts, viewer: int, language: str
) -> bytes:
    """A whole match as it is sent, compressed."""
    with speaking(language):
        return gzip.compress(encode(replayed(folded(id, events), shown, viewer)), COMPRESSION)


def verified(id: str, events: list[AnyEvent]) -> bytes:
    """That all deals follow from the seed, as it is sent."""
    table = folded(id, events)
    record = table.finished_record()
    encode_record(record)
    return encode(Verified(deals=verify(record, table.game), commitment=record.commitment))


def qr_code(text: str) -> bytes:
    """A picture of a link."""
    drawn = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        drawn, kind="svg", xmldecl=False, border=2, scale=4, dark="#1f1b16", light="#f5efe0"
    )
    return drawn.getvalue()
