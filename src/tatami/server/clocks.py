"""Clocks: how long each seat may still think."""

import time

from tatami.server.messages.tables import Clock

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND
WELCOME = 30 * SECOND
"""Who comes back to a match has at least this much left."""

NO_CLOCK = -1


STARTED = time.time_ns() - time.monotonic_ns()
"""When the machine's steady clock was at nought, in nanoseconds since the beginning of 1970."""

FAIR = 60 * SECOND
"""Who is asked when the house opens again has at least this much left."""


def now() -> int:
    """Milliseconds since the beginning of 1970, steadily, also when the machine's clock is set."""
    return (STARTED + time.monotonic_ns()) // 1_000_000


class Clocks:
    """The time left for each seat, in milliseconds; those of the seats that are asked run.

    A move is all that others get to see at once. Only with it comes new time: else acting and
    taking back, again and again, would make some.
    """

    def __init__(self, plan: Clock, seats: int) -> None:
        self.plan = plan
        self.left = [self.allowance() for _ in range(seats)]
        self.running: dict[int, int] = {}
        """The seats that are asked, and since when."""

    def allowance(self) -> int:
        """What a seat has at first, or for each move."""
        if self.plan.kind == "none":
            return NO_CLOCK
        return self.plan.seconds * (DAY if self.plan.kind == "days" else SECOND)

    def stop(self, seat: int, at: int) -> None:
        """The seat is asked no more."""
        self.left[seat] = self.remaining(seat, at)
        self.running.pop(seat, None)

    def run(self, seats: list[int], at: int) -> None:
        """These seats, and no others, are asked."""
        if self.plan.kind == "none":
            return
        for seat in [seat for seat in self.running if seat not in seats]:
            self.stop(seat, at)
        for seat in seats:
            self.running.setdefault(seat, at)

    def moved(self, seat: int) -> None:
        """The seat has made its move."""
        if self.plan.kind == "match":
            self.left[seat] += self.plan.increment * SECOND
        else:
            self.left[seat] = self.allowance()

    def welcome(self, seat: int) -> None:
        """The person is back."""
        if self.plan.kind == "match":
            self.left[seat] = max(self.left[seat], WELCOME)
        else:
            self.left[seat] = self.allowance()

    def remaining(self, seat: int, at: int) -> int:
        """What the seat has left at this moment."""
        if self.plan.kind == "none":
            return NO_CLOCK
        # A clock that was set back while the house was closed gives nobody time.
        return max(0, self.left[seat] - max(0, at - self.running.get(seat, at)))

    def reopen(self, closed: int, at: int) -> None:
        """The house was closed meanwhile: that was nobody's time, and a fair minute is left."""
        for seat in self.running:
            self.left[seat] = max(FAIR, self.remaining(seat, closed))
            self.running[seat] = at

    def deadline(self, seat: int) -> int:
        """When the time of a seat that is asked runs out."""
        return self.running[seat] + self.left[seat]
