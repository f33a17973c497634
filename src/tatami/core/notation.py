"""What the notations of all games share: actions and frames as text, fields of a line, errors."""

from collections.abc import Callable
from typing import Any

from tatami.core.errors import TatamiError
from tatami.core.frames import Decision, Frame
from tatami.core.game import Game, Option, Options
from tatami.core.verbs import Parts

FrameKinds = dict[str, Callable[..., Frame[Any]]]

# Actions, for a game in which numbers say enough


def action_text(game: Game[Any, Any], action: int) -> str:
    """The verb and its parts in their order, as in `lay 3 20`; only a number if it is no action."""
    named = game.parts(action)
    if not named["verb"]:
        return f"#{action}"
    return " ".join([str(value) for value in named.values()])


def action_from(game: Game[Any, Any], text: str) -> int:
    """The action that was typed so."""
    words = text.lower().split() or [""]
    named: Parts = {"verb": words[0]}
    if words[0] not in game.verbs:
        raise TatamiError("bad-verb", verb=words[0], names=", ".join(game.verbs))
    shape = game.shapes[game.verbs.index(words[0])]
    every = shape.parts
    name_parts(named, [part.name for part in every], words[1:])
    if shape.tails and len(words) > len(every):
        every = [*every, *game.tail(shape, named)]
        name_parts(named, [part.name for part in every], words[1:])
    names = [part.name for part in every]
    if len(words) != len(every) + 1:
        raise TatamiError("bad-action-text", text=text, wanted=" ".join([words[0], *names]))
    return game.action(named)


def name_parts(named: Parts, names: list[str], typed: list[str]) -> None:
    """What was typed, by the names of the parts in their order."""
    for name, word in zip(names, typed, strict=False):
        named[name] = int(word) if word.isascii() and word.isdecimal() else word


# Frames


def write_frames(pending: list[Frame[Any]]) -> str:
    """The pending frames, the question on the table last; a dash if there are none."""
    return ">".join([str(frame) for frame in pending]) or "-"


def read_frames(text: str, kinds: FrameKinds, seats: int) -> list[Frame[Any]]:
    """The frames that the text names; the last one has to be a question."""
    if text == "-":
        return []
    pending = [read_frame(part, kinds) for part in text.split(">")]
    for frame in pending:
        if frame.seat >= seats:
            raise bad_position(str(frame), f"0..{seats - 1}")
    if not isinstance(pending[-1], Decision):
        raise bad_position(str(pending[-1]), ", ".join(kinds))
    return pending


def read_frame(text: str, kinds: FrameKinds) -> Frame[Any]:
    """One frame, as in `Resolve(2)`."""
    name, _, rest = text.partition("(")
    if name not in kinds or (rest and not rest.endswith(")")):
        raise bad_position(text, ", ".join(kinds))
    try:
        return kinds[name](*[int(field) for field in rest[:-1].split(",") if field])
    except (TypeError, ValueError):
        raise bad_position(text, ", ".join(kinds)) from None


# Fields


def write_options(options: Options) -> str:
    """The options of a table, as in `deals=3,tie=shared`."""
    return ",".join([f"{name}={value}" for name, value in options.items()])


def read_options(text: str, declared: list[Option]) -> Options:
    """The options that the text names, in their order: all but quiet ones at their default."""
    pairs = text.split(",")
    options: Options = {}
    for option in declared:
        name, _, value = pairs[0].partition("=") if pairs else ("", "", "")
        if name == option.name:
            pairs.pop(0)
            options[name] = option.accept(value)
            if option.is_quiet and options[name] == option.usual:
                del options[name]
        elif not option.is_quiet:
            raise bad_position(
                pairs[0] if pairs else text, ",".join([option.name for option in declared])
            )
    if pairs:
        raise bad_position(pairs[0], ",".join([option.name for option in declared]))
    return options


def parts(text: str, separator: str, count: int, names: str) -> list[str]:
    """The `count` parts of a field; `names` tells what they should be."""
    found = text.split(separator)
    if len(found) != count:
        raise bad_position(text, names)
    return found


def read_number(text: str, lowest: int, highest: int) -> int:
    """A number within these bounds."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and lowest <= int(text) <= highest):
        raise bad_position(text, f"{lowest}..{highest}")
    return int(text)


def bad_position(part: str, wanted: str) -> TatamiError:
    """The error for a part of a position that cannot be read."""
    return TatamiError("bad-position", part=part, wanted=wanted)
