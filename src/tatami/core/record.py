"""A record: a match as its setup and its moves. The save file, the replay and the bug report."""

from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any

import msgspec

from tatami.core.chance import SALT_BYTES, SECRET_BYTES, Dice, Seal
from tatami.core.errors import TatamiError, reason, unreadable
from tatami.core.frames import CHANCE, WATCHER
from tatami.core.game import Game, Options
from tatami.core.state import State

FORMAT = 1
LARGEST = 2**53 - 1
"""The largest number that every reader of JSON keeps exact."""

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What reading JSON raises that is not as it should be, such as nested without end."""

Seat = Annotated[int, msgspec.Meta(ge=CHANCE, lt=64)]
Action = Annotated[int, msgspec.Meta(ge=0, le=LARGEST)]


class Record(msgspec.Struct, kw_only=True):
    """A match that anybody can replay: nothing in it depends on machine or Python version."""

    format: int = FORMAT
    game: str
    version: int
    seats: int
    options: Options
    players: list[str] = []
    commitment: str = ""
    """The hash of seed and salt that was published before the first deal."""
    seed: str = ""
    salt: str = ""
    """With the seed, opened after the last move; empty until then."""
    entropy: list[str] = []
    """What the seats added to the seed of their own, in the order of the seats; empty for those
    that added nothing, and an empty list if none did. (At first those were left out.)"""
    position: str | msgspec.UnsetType = msgspec.UNSET
    """Where the match began, if it was taken up from a position; unset if at the setup."""
    scores: list[int] | None = None
    """None while the match runs."""
    moves: list[tuple[Seat, Action]]
    deck: str | msgspec.UnsetType = msgspec.UNSET
    """The text of a deck that did not come with the game; otherwise the options name it."""
    checksum: str = ""

    def seal(self) -> Seal:
        """The seed and salt that were opened.

        Both have a fixed size: otherwise bytes could be shifted from one to the other, and one
        commitment would have many openings.
        """
        return Seal(unhex(self.seed, "seed", SECRET_BYTES), unhex(self.salt, "salt", SALT_BYTES))

    def dice(self) -> Dice:
        """The dice that dealt."""
        if len(self.entropy) > self.seats or (
            "" in self.entropy and len(self.entropy) < self.seats
        ):
            raise TatamiError("record-entropy", seats=self.seats, found=len(self.entropy))
        return self.seal().dice([unhex(gift, "entropy") for gift in self.entropy])


def unhex(text: str, field: str, size: int = -1) -> bytes:
    """The bytes that a field of a record holds as hexadecimal digits; so many, unless any."""
    try:
        found = bytes.fromhex(text)
    except ValueError:
        found = b""
    # Nor with spaces or capitals: what is sealed has one spelling.
    if found.hex() != text:
        raise TatamiError("record-not-hex", field=field, text=text[:80]) from None
    if size not in (-1, len(found)):
        raise TatamiError("record-size", field=field, wanted=2 * size, found=len(text))
    return found


def sealed(record: Record, seal: Seal, entropy: list[bytes]) -> Record:
    """The record with its seed opened."""
    record.commitment = seal.commitment()
    record.seed = seal.secret.hex()
    record.salt = seal.salt.hex()
    record.entropy = [gift.hex() for gift in entropy]
    return record


# Saving


def encode(record: Record) -> bytes:
    """The record as one line of JSON."""
    record.checksum = checksum(record)
    return msgspec.json.encode(record) + b"\n"


def checksum(record: Record) -> str:
    """A short hash of everything else, so that a later change is noticed."""
    bare = msgspec.structs.replace(record, checksum="")
    return sha256(msgspec.json.encode(bare)).hexdigest()[:16]


# Loading


def decode(line: bytes) -> Record:
    """The record on this line of JSON; its moves are not checked yet."""
    try:
        found = msgspec.json.decode(line)
    except UNREADABLE as error:
        raise TatamiError("record-not-json", detail=str(error)) from None
    if not isinstance(found, dict) or "format" not in found or "game" not in found:
        raise TatamiError("record-foreign")
    if found["format"] != FORMAT:
        raise TatamiError("record-format", found=str(found["format"]), known=FORMAT)
    try:
        return msgspec.convert(found, Record)
    except msgspec.ValidationError as error:
        raise TatamiError("record-shape", detail=str(error)) from None


def load(path: Path) -> list[Record]:
    """All the records of a file, one on each line; their moves are not checked yet."""
    try:
        lines = path.read_bytes().split(b"\n")
    except OSError as error:
        raise unreadable(path, error) from None
    records = []
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                records.append(decode(line))
            except TatamiError as error:
                raise TatamiError(
                    "record-place", path=str(path), line=number, trouble=str(error)
                ) from None
    if not records:
        raise TatamiError("record-empty", path=str(path))
    return records


# Replaying


def replay(record: Record, game: Game[Any, Any], log: bool = False) -> State[Any]:
    """The state after the last move, if the record is sound from first to last."""
    s = begin(record, game, log)
    for number in range(len(record.moves)):
        step(record, game, s, number)
    check_end(record, game, s)
    return s


def begin(record: Record, game: Game[Any, Any], log: bool = False) -> State[Any]:
    """The state before the first move."""
    if record.version != game.version:
        raise TatamiError(
            "record-version", game=game.name, found=record.version, known=game.version
        )
    s = opening(record, game, log)
    if record.position:
        check_position(record, game, s)
    return s


def opening(record: Record, game: Game[Any, Any], log: bool = False) -> State[Any]:
    """The state before the first move of a record that we wrote ourselves."""
    if not record.position:
        s: State[Any] = game.new(record.seats, record.options, log)
        return s
    s = game.parse(record.position)
    if log:
        s.log = []
    return s


def check_position(record: Record, game: Game[Any, Any], s: State[Any]) -> None:
    """Refuse a position that cannot be played on, or is not of such a match as the record says."""
    game.read(str(record.position))
    options = game.view(s, WATCHER).options
    if (s.seats, options) != (record.seats, record.options):
        raise TatamiError("record-position", seats=s.seats, said=record.seats)


def step(record: Record, game: Game[Any, Any], s: State[Any], number: int) -> None:
    """Make one move of the record, if it is legal."""
    seat, action = record.moves[number]
    rule = game.why_not(s, seat, action)
    if rule:
        raise TatamiError(
            "record-illegal",
            move=number + 1,
            seat=seat + 1,
            action=game.action_text(action),
            rule=rule,
            reason=reason(game.name, rule),
        )
    s.apply(seat, action)


def check_end(record: Record, game: Game[Any, Any], s: State[Any]) -> None:
    """Refuse a record that ends otherwise than it says, or was changed after it was saved."""
    said = record.scores
    found = game.scores(s) if s.is_over() else None
    if said is not None and found is None:
        raise TatamiError("record-short", moves=len(record.moves))
    if said != found:
        raise TatamiError("record-scores", said=str(said), found=str(found))
    if record.checksum != checksum(record):
        raise TatamiError("record-changed", said=record.checksum, found=checksum(record))


# Verifying


def verify(record: Record, game: Game[Any, Any]) -> int:
    """Check that every deal follows from the sealed seed; how many there were."""
    replay(record, game)
    if not record.seed:
        raise TatamiError("seed-unopened")
    if record.seal().commitment() != record.commitment:
        raise TatamiError("seed-mismatch", commitment=record.commitment)
    dice = record.dice()
    s = begin(record, game)
    deals = 0
    for number, (seat, action) in enumerate(record.moves):
        if seat == CHANCE:
            deals += 1
            fair = s.asking.sample(s, CHANCE, dice) if s.asking else action
            if fair != action:
                raise TatamiError(
                    "deal-unfair",
                    move=number + 1,
                    found=game.action_text(action),
                    fair=game.action_text(fair),
                )
        s.apply(seat, action)
    return deals
