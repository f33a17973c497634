"""The frames that wait, the next one last."""

from typing import Generic, TypeVar

from mypy_extensions import i64

from tatami.core.frames import Frame

S = TypeVar("S")


class Stack(Generic[S]):
    """What comes after the question on the table.

    It keeps its room when it gets smaller: rules push and pop all the time, and a list would be
    moved about in memory as often.
    """

    def __init__(self, frames: list[Frame[S]]) -> None:
        self.room = frames
        self.depth: i64 = len(frames)

    def append(self, frame: Frame[S]) -> None:
        """Do this next."""
        if self.depth < len(self.room):
            self.room[self.depth] = frame
        else:
            self.room.append(frame)
        self.depth += 1

    def pop(self) -> Frame[S]:
        """Take away what comes next."""
        self.depth -= 1
        return self.room[self.depth]

    def top(self) -> Frame[S]:
        """What comes next; there must be something."""
        return self.room[self.depth - 1]

    def clear(self) -> None:
        """Nothing is owed any more."""
        self.depth = 0

    def frames(self) -> list[Frame[S]]:
        """All that waits, the next one last."""
        return self.room[: self.depth]

    def copy(self) -> "Stack[S]":
        """The same frames, apart from these."""
        return Stack(self.frames())

    def __len__(self) -> int:
        return self.depth
