"""The results file: only ever appended to, so a run that was stopped can go on."""

from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Generic, Protocol, TypeVar

import msgspec

from tatami.arena.matches import Result
from tatami.arena.schedule import Match, Plan
from tatami.core.errors import TatamiError, unwritable
from tatami.core.record import UNREADABLE

FORMAT = 1

J = TypeVar("J", bound="Journal[Any, Any, Any]")
P = TypeVar("P", bound=msgspec.Struct)
M = TypeVar("M")
M_co = TypeVar("M_co", covariant=True)


class Outcome(Protocol[M_co]):
    """A struct that tells what came of a match."""

    def match(self) -> M_co:
        """The match that this is the result of."""


R = TypeVar("R", bound=Outcome[Any])


class Heading(msgspec.Struct, frozen=True, kw_only=True):
    """The first line: what is being played."""

    arena: int = FORMAT
    plan: msgspec.Raw


class Journal(Generic[P, M, R]):
    """The results so far, on disk if a path is given: each is a struct of this kind."""

    def __init__(self, plan: P, path: Path | None, kind: type[R]) -> None:
        self.plan = plan
        self.path = path
        self.kind = kind
        self.done: dict[M, R] = {}
        self.file: BinaryIO | None = None

    def __enter__(self: J) -> J:
        if self.path is not None:
            try:
                self.open(self.path)
            except OSError as error:
                self.close()
                raise unwritable(self.path, error) from None
            except TatamiError:
                self.close()
                raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the file."""
        if self.file is not None:
            self.file.close()

    def open(self, path: Path) -> None:
        """Go on with the file, or begin it; half a line at its end is a line never written."""
        self.file = path.open("a+b")
        self.file.seek(0)
        lines = self.file.read().splitlines(keepends=True)
        half = lines.pop() if lines and not lines[-1].endswith(b"\n") else b""
        heading = Heading(plan=msgspec.Raw(msgspec.json.encode(self.plan)))
        if lines or not msgspec.json.encode(heading).startswith(half):
            self.read(path, lines or [half])
        # Only now is it certain that the half line is one of ours.
        self.file.truncate(self.file.tell() - len(half))
        if not lines:
            self.append(heading)

    def read(self, path: Path, lines: list[bytes]) -> None:
        """The results of these lines, if they are of the same run."""
        self.check_heading(path, lines[0])
        for number, line in enumerate(lines[1:], 2):
            result = decoded(line, self.kind, path, number)
            self.done[result.match()] = result

    def check_heading(self, path: Path, line: bytes) -> None:
        """Refuse the results of another run."""
        found = decoded(line, Heading, path, 1)
        if found.arena != FORMAT:
            raise TatamiError("results-format", path=str(path), found=found.arena, known=FORMAT)
        plan = decoded(bytes(found.plan), type(self.plan), path, 1)
        for field in self.plan.__struct_fields__:
            there, here = getattr(plan, field), getattr(self.plan, field)
            if there != here:
                raise TatamiError(
                    "results-other",
                    path=str(path),
                    field=field,
                    there=msgspec.json.encode(there).decode(),
                    here=msgspec.json.encode(here).decode(),
                )

    def append(self, line: object) -> None:
        """Write one line, whole."""
        if self.file is not None:
            assert self.path is not None
            try:
                self.file.write(msgspec.json.encode(line) + b"\n")
                self.file.flush()
            except OSError as error:
                raise unwritable(self.path, error) from None

    def add(self, batch: list[R]) -> None:
        """Keep these results."""
        for result in batch:
            self.done[result.match()] = result
            self.append(result)


class Results(Journal[Plan, Match, Result]):
    """The results of an arena."""

    def __init__(self, plan: Plan, path: Path | None) -> None:
        super().__init__(plan, path, Result)


def decoded(line: bytes, kind: type[Any], path: Path, number: int) -> Any:
    """The line of a results file."""
    try:
        return msgspec.json.decode(line, type=kind)
    except UNREADABLE as error:
        raise TatamiError(
            "results-damaged", path=str(path), line=number, detail=str(error)
        ) from None
