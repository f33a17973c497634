"""Matches as data to learn from: a row for every choice, in Parquet or in compressed JSON lines.

    for rows in read("ninjan.parquet"):
        learn(rows.observations, rows.masks, rows.actions, rows.returns)

A row is one index that a seat said: what it saw, what it could say, what it said, and what the
match came to for it. Where the bot searched, `policy` is how often it tried each index and `value`
what it expected, from 0, a loss, to 1, a win. Choices of one are left out. `docs/research.md` has
the card of such a file.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec
import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.parquet as pq
import zstandard

from tatami.core.chance import Dice
from tatami.core.errors import TatamiError, unreadable, unwritable
from tatami.core.frames import CHANCE
from tatami.core.game import Move
from tatami.core.state import State
from tatami.core.version import version
from tatami.research.encoding import Encoding, Row
from tatami.search.bot import Bot
from tatami.search.match import choice
from tatami.search.search import Considered, Search

PARQUET: Final = ".parquet"
LINES: Final = ".jsonl.zst"
CARD: Final = b"tatami"
"""The key under which a Parquet file keeps what its rows are."""

TOGETHER: Final = 4096
"""So many rows at least are written to a Parquet file at once."""

CHUNK: Final = 1 << 16
"""So many bytes of a compressed file are read at once: they may come to a hundred times as many."""


def is_data(path: Path) -> bool:
    """Whether a file of this name holds data to learn from."""
    return path.name.endswith((PARQUET, LINES))


@dataclass(slots=True)
class Choice:
    """One row, as it is written. It is an eighth of what lists of its numbers would take."""

    match: int
    step: int
    """How many rows of the match came before."""
    seat: int
    observation: Row
    mask: Row
    action: int
    """The index that was said."""
    result: float = 0.0
    """What the match was worth to the seat: 1 for a win alone, and 0 for all seats together."""
    policy: npt.NDArray[np.float64] | None = None
    value: float | None = None


class Line(msgspec.Struct):
    """One row, as it is read from a line."""

    match: int
    step: int
    seat: int
    observation: list[int]
    mask: list[int]
    action: int
    result: float
    policy: list[float] | None
    value: float | None


class Card(msgspec.Struct):
    """What the rows of a file are: all that it takes to make them again."""

    tatami: str
    game: str
    rules: int
    seats: int
    options: dict[str, int | str]
    bots: list[str]
    seed: int
    size: int
    num_actions: int
    fields: list[tuple[str, int, list[int]]]
    """The parts of an observation: name, offset, shape."""


def card_of(encoding: Encoding, bots: list[str], seed: int) -> Card:
    """The card of a file with matches between these bots."""
    return Card(
        tatami=version(),
        game=encoding.game.name,
        rules=encoding.game.version,
        seats=encoding.seats,
        options=encoding.options,
        bots=bots,
        seed=seed,
        size=encoding.size,
        num_actions=encoding.num_actions,
        fields=[(span.name, span.offset, list(span.shape)) for span in encoding.fields],
    )


# Playing


def choices_of(
    encoding: Encoding,
    s: State[Any],
    bots: list[Bot[Any]],
    dice: Dice,
    match: int,
    moves: list[Move],
) -> list[Choice]:
    """Let the bots play `s` to its end as `search.match.play_on` does; every choice of theirs."""
    found: list[Choice] = []
    while s.asking is not None:
        for seat in s.asking.actors(s):
            if seat == CHANCE:
                action = s.asking.sample(s, CHANCE, dice)
            else:
                action = choice(encoding.game, s, bots[seat], seat)
                found += said(encoding, s, seat, action, bots[seat], match, len(found))
            moves.append((seat, action))
            s.apply(seat, action)
    returns = encoding.returns(s)
    for row in found:
        row.result = returns[row.seat]
    return found


def said(
    encoding: Encoding,
    s: State[Any],
    seat: int,
    action: int,
    bot: Bot[Any],
    match: int,
    before: int,
) -> list[Choice]:
    """The rows of an action: one for each index that was a choice."""
    if len(s.legal(seat)) == 1:
        return []
    considered = bot.considered if isinstance(bot, Search) else []
    has_thought = bool(considered) and bool(considered[0].returns)
    path = encoding.path(action)
    saying = encoding.saying(s, seat)
    found: list[Choice] = []
    while True:
        step = len(saying.said)
        found.append(
            Choice(
                match,
                before + len(found),
                seat,
                encoding.observe_state(s, seat, saying),
                encoding.mask_state(s, seat, saying),
                path[step],
                policy=policy_at(encoding, considered, path[:step]),
                value=considered[0].returns[seat] if has_thought else None,
            )
        )
        if saying.say(path[step]) >= 0:
            return found


def policy_at(
    encoding: Encoding, considered: list[Considered], said: list[int]
) -> npt.NDArray[np.float64] | None:
    """How often search tried each index after these; None if it did not think."""
    visits = np.zeros(encoding.num_actions)
    for one in considered:
        path = encoding.path(one.action)
        if path[: len(said)] == said and len(path) > len(said):
            visits[path[len(said)]] += one.visits
    total = visits.sum()
    return visits / total if total > 0 else None


# Writing


def ending_of(path: Path) -> str:
    """Which of the two forms a file of this name has."""
    return PARQUET if path.name.endswith(PARQUET) else LINES


def packed(rows: list[Choice], card: Card, ending: str) -> bytes:
    """The rows of a match, compressed, for the writer of a file with this ending.

    Whoever plays matches packs them: a match of Sake & Samurai is some megabytes otherwise, and
    many wait to be written.
    """
    if ending == LINES:
        lines = msgspec.json.Encoder(enc_hook=listed).encode_lines(rows)
        return zstandard.ZstdCompressor().compress(lines)
    sink = pa.BufferOutputStream()
    options = pa.ipc.IpcWriteOptions(compression="zstd")
    with pa.ipc.new_stream(sink, schema_of(card), options=options) as stream:
        stream.write_batch(batch_of(rows, card))
    return bytes(sink.getvalue())


class Writer:
    """A file that grows by matches; its form follows from its name."""

    def __init__(self, path: Path, card: Card) -> None:
        self.parquet: Any = None
        self.waiting: list[Any] = []
        """Rows for Parquet, which wants many at a time."""
        self.lines: BinaryIO | None = None
        try:
            if ending_of(path) == PARQUET:
                self.parquet = pq.ParquetWriter(path, schema_of(card), compression="zstd")
            else:
                self.lines = path.open("wb")
                heading = msgspec.json.encode(card) + b"\n"
                self.lines.write(zstandard.ZstdCompressor().compress(heading))
        except OSError as error:
            raise unwritable(path, error) from None

    def write(self, matches: Iterable[bytes]) -> None:
        """Add the rows of these matches, as `packed` has made them."""
        for match in matches:
            if self.lines is not None:
                self.lines.write(match)
                continue
            self.waiting.append(pa.ipc.open_stream(match).read_all())
            if sum([table.num_rows for table in self.waiting]) >= TOGETHER:
                self.write_waiting()

    def write_waiting(self) -> None:
        """Write the rows that have waited for others."""
        if self.waiting:
            self.parquet.write_table(pa.concat_tables(self.waiting))
            self.waiting = []

    def close(self) -> None:
        """Finish the file."""
        if self.lines is not None:
            self.lines.close()
        else:
            self.write_waiting()
            self.parquet.close()

    def __enter__(self) -> "Writer":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def schema_of(card: Card) -> Any:
    """The columns of a Parquet file, with its card."""
    return pa.schema(
        [
            ("match", pa.int64()),
            ("step", pa.int32()),
            ("seat", pa.int8()),
            ("observation", pa.list_(pa.int8(), card.size)),
            ("mask", pa.list_(pa.int8(), card.num_actions)),
            ("action", pa.int32()),
            ("result", pa.float32()),
            ("policy", pa.list_(pa.float32(), card.num_actions)),
            ("value", pa.float32()),
        ],
        metadata={CARD: msgspec.json.encode(card)},
    )


def listed(numbers: npt.NDArray[Any]) -> list[Any]:
    """The numbers of an array as a line has them."""
    return list(numbers.tolist())


def batch_of(rows: list[Choice], card: Card) -> Any:
    """Rows as Parquet wants them."""
    schema = schema_of(card)
    columns = []
    for field in schema:
        values = [getattr(row, field.name) for row in rows]
        if pa.types.is_fixed_size_list(field.type):
            columns.append(lists_of(values, field.type))
        else:
            columns.append(pa.array(values, type=field.type))
    return pa.record_batch(columns, schema=schema)


def lists_of(arrays: list[npt.NDArray[Any] | None], kind: Any) -> Any:
    """A column of arrays that are equally long; some are missing, perhaps."""
    missing = np.array([array is None for array in arrays], np.bool_)
    whole = np.zeros((len(arrays), kind.list_size), kind.value_type.to_pandas_dtype())
    for row, array in zip(whole, arrays, strict=True):
        if array is not None:
            row[:] = array
    return pa.FixedSizeListArray.from_arrays(
        pa.array(whole.reshape(-1)), type=kind, mask=pa.array(missing)
    )


# Reading


@dataclass(frozen=True, slots=True)
class Rows:
    """Some rows, a column an array. Where nobody searched, policies and values are NaN."""

    matches: npt.NDArray[np.int64]
    steps: npt.NDArray[np.int64]
    seats: npt.NDArray[np.int64]
    observations: npt.NDArray[np.int8]
    masks: npt.NDArray[np.int8]
    actions: npt.NDArray[np.int64]
    returns: npt.NDArray[np.float32]
    policies: npt.NDArray[np.float32]
    values: npt.NDArray[np.float32]


def read_card(path: Path | str) -> Card:
    """What the rows of this file are."""
    path = checked(path)
    with told_plainly(path):
        if path.name.endswith(PARQUET):
            return msgspec.json.decode(pq.read_schema(path).metadata[CARD], type=Card)
        with path.open("rb") as file:
            return msgspec.json.decode(next(lines_of(file)), type=Card)


def read(path: Path | str, rows: int = 4096) -> Iterator[Rows]:
    """The rows of a file, so many at a time: a file may be larger than memory."""
    path = checked(path)
    card = read_card(path)
    with told_plainly(path):
        if path.name.endswith(PARQUET):
            for batch in pq.ParquetFile(path).iter_batches(rows):
                yield rows_of(batch, card)
        else:
            yield from rows_of_lines(path, card, rows)


def rows_of_lines(path: Path, card: Card, rows: int) -> Iterator[Rows]:
    """The rows of a file of lines, so many at a time."""
    with path.open("rb") as file:
        lines = lines_of(file)
        next(lines)  # the card
        decoder = msgspec.json.Decoder(Line)
        waiting: list[Line] = []
        for line in lines:
            waiting.append(decoder.decode(line))
            if len(waiting) == rows:
                yield rows_from_lines(waiting, card)
                waiting = []
        if waiting:
            yield rows_from_lines(waiting, card)


def rows_from_lines(lines: list[Line], card: Card) -> Rows:
    """Some lines as arrays."""
    unknown = [np.nan] * card.num_actions
    policies = [unknown if line.policy is None else line.policy for line in lines]
    return Rows(
        matches=np.array([line.match for line in lines], np.int64),
        steps=np.array([line.step for line in lines], np.int64),
        seats=np.array([line.seat for line in lines], np.int64),
        observations=np.array([line.observation for line in lines], np.int8),
        masks=np.array([line.mask for line in lines], np.int8),
        actions=np.array([line.action for line in lines], np.int64),
        returns=np.array([line.result for line in lines], np.float32),
        policies=np.array(policies, np.float32),
        values=np.array([line.value for line in lines], np.float32),
    )


def checked(path: Path | str) -> Path:
    """The path, if it can be one of these files."""
    path = Path(path)
    if not is_data(path):
        raise TatamiError("data-bad-name", path=str(path), endings=f"{PARQUET}, {LINES}")
    return path


@contextmanager
def told_plainly(path: Path) -> Iterator[None]:
    """Say of a file that cannot be read, or is none of ours, what is wrong with it."""
    try:
        path.open("rb").close()
        yield
    except OSError as error:
        raise unreadable(path, error) from None
    except (ValueError, OverflowError, zstandard.ZstdError, msgspec.DecodeError) as error:
        raise TatamiError("data-broken", path=str(path), detail=str(error)) from None
    except (KeyError, TypeError, StopIteration):
        raise TatamiError("data-no-card", path=str(path)) from None


def lines_of(file: BinaryIO) -> Iterator[bytes]:
    """The lines of a compressed file, one at a time; each match is compressed for itself."""
    decompressor = zstandard.ZstdDecompressor()
    frame = decompressor.decompressobj()
    is_whole = True
    rest = b""
    while chunk := file.read(CHUNK):
        while chunk:
            *lines, rest = (rest + frame.decompress(chunk)).split(b"\n")
            yield from lines
            is_whole = frame.eof
            chunk = frame.unused_data if is_whole else b""
            if is_whole:
                frame = decompressor.decompressobj()
    if rest or not is_whole:
        yield rest  # a line that does not end: whoever reads it finds that out


def rows_of(batch: Any, card: Card) -> Rows:
    """A batch of rows as arrays."""

    def numbers(name: str, kind: type[Any]) -> Any:
        return batch.column(name).to_numpy(zero_copy_only=False).astype(kind)

    def table(name: str, width: int, kind: type[Any]) -> Any:
        column = batch.column(name)
        whole = np.full((len(column), width), np.nan if kind is np.float32 else 0, kind)
        there = column.is_valid().to_numpy(zero_copy_only=False)
        whole[there] = column.flatten().to_numpy(zero_copy_only=False).reshape(-1, width)
        return whole

    return Rows(
        matches=numbers("match", np.int64),
        steps=numbers("step", np.int64),
        seats=numbers("seat", np.int64),
        observations=table("observation", card.size, np.int8),
        masks=table("mask", card.num_actions, np.int8),
        actions=numbers("action", np.int64),
        returns=numbers("result", np.float32),
        policies=table("policy", card.num_actions, np.float32),
        values=numbers("value", np.float32),
    )
