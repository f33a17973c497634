"""What is to be written behind the events of a table, and who hears when it is."""

from collections.abc import Callable

from tatami.server.events import AnyEvent, encode

Answer = Callable[[BaseException | None], None]
"""Hears that it is done, or why it is not."""


class Append:
    """Events to be written behind the first `number` of a table."""

    def __init__(
        self, table: str, number: int, events: list[AnyEvent], answer: Answer, phase: str = ""
    ) -> None:
        self.table = table
        self.number = number
        self.events: list[AnyEvent] = []
        self.bodies: list[bytes] = []
        """The events as they are stored."""
        self.answer = answer
        """Tells who waits."""
        self.phase = phase
        """How far the table is now, if no event says so."""
        self.is_begun = False
        """Whether it is being written, so that nothing can be added."""
        self.add(events)

    def add(self, events: list[AnyEvent]) -> None:
        """Write these too, behind the others."""
        self.bodies += [encode(event) for event in events]
        self.events += events
