"""What the host can do about a table that is broken: look at it, cut it back, close it."""

import msgspec

from tatami.core.errors import TatamiError
from tatami.core.record import UNREADABLE
from tatami.server import decisions
from tatami.server.clocks import now
from tatami.server.decisions import Hidden
from tatami.server.directory import Broken, Directory
from tatami.server.events import AnyEvent, Opened, decode
from tatami.server.messages.host import Inspected, StoredEvent
from tatami.server.table import Table

SECRET = ("seed", "salt", "key", "entropy", "player", "host", "deck")
"""What not even the host has to see; and the deck, which fills pages."""


async def inspect(directory: Directory, id: str) -> Inspected:
    """Every event of a table, and the first that cannot be folded."""
    bodies = await directory.store.bodies(id)
    if not bodies:
        raise Hidden("house-no-table")
    table, sound, trouble = fold_as_far_as_possible(id, bodies)
    return Inspected(
        table=id,
        phase=table.phase() if table is not None else "",
        sound=sound,
        trouble=trouble,
        events=[StoredEvent(number=n, text=described(body)) for n, body in enumerate(bodies)],
    )


def fold_as_far_as_possible(id: str, bodies: list[bytes]) -> tuple[Table | None, int, str]:
    """The table, how many events made it, and what is wrong with the next one."""
    table: Table | None = None
    for number, body in enumerate(bodies):
        try:
            event: AnyEvent = decode(body)
            if table is None:
                assert isinstance(event, Opened), "the first event opens the table"
                table = Table(id, event)
            else:
                table.fold(event)
        except Exception as error:
            # Only as many as are sound: half of one may have been folded.
            sound = fold_as_far_as_possible(id, bodies[:number])[0]
            return sound, number, f"{type(error).__name__}: {error}"
    return table, len(bodies), ""


def described(body: bytes) -> str:
    """An event for the host, without what would tell hands and identities."""
    try:
        found = msgspec.json.decode(body)
    except UNREADABLE as error:
        return f"? {error}"
    if not isinstance(found, dict):
        return "?"
    return msgspec.json.encode({k: v for k, v in found.items() if k not in SECRET}).decode()


async def cut(directory: Directory, id: str, number: int) -> Inspected:
    """Keep the first `number` events of a table; it goes on from there."""
    bodies = await directory.store.bodies(id)
    if not bodies:
        raise Hidden("house-no-table")
    if not 1 <= number < len(bodies):
        raise TatamiError("house-cut", table=id, last=len(bodies) - 1)
    table, sound, _ = fold_as_far_as_possible(id, bodies[:number])
    if table is None or sound < number:
        raise TatamiError("house-cut-broken", number=number, sound=sound)
    await directory.store.cut(id, number, table.phase())
    await directory.forget_everywhere(id)
    await (await directory.match(id)).take_up()
    return await inspect(directory, id)


async def close(directory: Directory, id: str) -> None:
    """Close any table, even in mid-match, and even one that is broken."""
    try:
        match = await directory.match(id)
    except Broken:
        await directory.store.tables.close_broken(id)
        return
    await match.change(lambda table: decisions.close_by_host(table, now()))
