"""The frames that wait, the next one last."""

from typing import Any, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64

from tatami.core.frames import Frame

S = TypeVar("S")


class Stack(Generic[S]):
    """What comes after the question on the table.

    It keeps its room when it gets smaller: rules push and pop all the time, and a list would be
    moved about in memory as often. What is taken from a list is looked at whether it is a frame;
    there can be nothing else in this.
    """

    def __init__(self, frames: list[Frame[S]]) -> None:
        # Only a plain class can be given to a vector when it is made.
        room: vec[Frame[Any]] = vec[Frame]()  # type: ignore[type-arg]
        for frame in frames:
            room = append(room, frame)
        self.room = room
        self.depth: i64 = len(frames)

    def append(self, frame: Frame[S]) -> None:
        """Do this next."""
        depth = self.depth
        if depth < len(self.room):
            self.room[depth] = frame
        else:
            self.room = append(self.room, frame)
        self.depth = depth + 1

    def pop(self) -> Frame[S]:
        """Take away what comes next."""
        depth = self.depth - 1
        self.depth = depth
        return self.room[depth]

    def top(self) -> Frame[S]:
        """What comes next; there must be something."""
        return self.room[self.depth - 1]

    def clear(self) -> None:
        """Nothing waits any more."""
        self.depth = 0

    def frames(self) -> list[Frame[S]]:
        """All that waits, the next one last."""
        return [self.room[i] for i in range(self.depth)]

    def copy(self) -> "Stack[S]":
        """The same frames, apart from these."""
        copy: Stack[S] = Stack([])
        copy.room = self.room[: self.depth]
        copy.depth = self.depth
        return copy

    def __len__(self) -> int:
        return self.depth
