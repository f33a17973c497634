"""How long a bot may think. Plain Python, so that signals and other threads are heard meanwhile."""

from time import monotonic

from tatami.core.errors import TatamiError


class Budget:
    """So many iterations, so many seconds, or both; and never longer than until it is told to stop.

    With iterations alone a bot's play follows from its dice; with seconds also from the machine.
    """

    def __init__(self, iterations: int | None = None, seconds: float | None = None) -> None:
        endless = iterations is None and seconds is None
        if endless or not is_time(iterations) or not is_time(seconds):
            raise TatamiError("bad-budget", text=f"{iterations}, {seconds}")
        self.iterations = iterations
        self.seconds = seconds
        self.began = 0.0
        self.stopped = False

    def begin(self) -> None:
        """Count the time from now on."""
        self.began = monotonic()

    def allows(self, done: int) -> bool:
        """Whether there may be one more iteration; the first always may, to have an answer."""
        if done == 0:
            return True
        if self.stopped or (self.iterations is not None and done >= self.iterations):
            return False
        return self.seconds is None or monotonic() - self.began < self.seconds

    def end(self) -> None:
        """The answer is given; a wish to stop was about this thinking only."""
        self.stopped = False

    def stop(self) -> None:
        """Answer now, with what is found so far; may be called from another thread."""
        self.stopped = True


def is_time(amount: float | None) -> bool:
    """Whether one can think for so long, if it is limited at all; “not a number” is no time."""
    return amount is None or amount > 0


def budget_from(text: str) -> Budget:
    """The budget that was typed: iterations such as `2000`, or seconds such as `0.5s`."""
    try:
        if text.endswith("s"):
            return Budget(seconds=float(text[:-1]))
        return Budget(iterations=int(text))
    except ValueError:
        raise TatamiError("bad-budget", text=text) from None
