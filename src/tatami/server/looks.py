"""How a table looks to all who look at it in one moment.

What they see alike is found, compared with what was before, and made JSON once, for the first of
them; only what a seat sees by itself is done for each.
"""

from collections.abc import Callable
from operator import attrgetter
from typing import Any

import msgspec

from tatami.core.frames import Frame
from tatami.core.game import Game, View
from tatami.core.position import SHARER, Sharing
from tatami.core.state import State

Look = Callable[[Any], tuple[Any, ...]]

FIELDS: dict[type[Any], tuple[list[str], Look]] = {}
"""The names of the fields of a kind of view, and how to look at all of them."""

OWN: dict[type[Any], tuple[list[str], Look]] = {}
"""The same for what a seat sees by itself, where the game tells what everybody sees."""

STILL_OWED = "pending"
"""The field of a view that is nothing to be seen."""


def frame_name(frame: Frame[Any]) -> str:
    """What a frame is called in messages, whomever it is about."""
    return type(frame).__name__


encode = msgspec.json.Encoder(enc_hook=frame_name).encode
"""A message as JSON. What a view still owes are frames, which are told by their names."""


def looks_like(one: View, other: View) -> bool:
    """Whether two views show the same table, whatever is still owed."""
    names, look = fields_of(type(one))
    pairs = zip(names, look(one), look(other), strict=False)
    return all(now == then for name, now, then in pairs if name != STILL_OWED)


class Difference:
    """What differs between two views."""

    def __init__(self, told: bytes, is_seen: bool) -> None:
        self.told = told
        """The fields that differ, as JSON, without the braces around them."""
        self.is_seen = is_seen
        """Whether it can be seen: more than what is still owed."""


NO_DIFFERENCE = Difference(b"", False)


class Looks:
    """The views of those who look in one moment. `clear` it when something has happened."""

    def __init__(self) -> None:
        self.sharing = Sharing()
        self.common: dict[int, tuple[View, dict[str, Any]]] = {}
        """What everybody sees alike, by the numbers of the views that it is in."""
        self.compared: dict[tuple[int, int], tuple[Any, Any, Difference]] = {}
        """What was compared already, by the numbers of both."""

    def clear(self) -> None:
        """What was seen is over."""
        self.sharing.seen.clear()
        self.common.clear()
        self.compared.clear()

    def view(self, game: Game[Any, Any], s: State[Any], viewer: int) -> View:
        """What a viewer sees of a state that does not change before `clear`."""
        SHARER.sharing = self.sharing
        try:
            found: View = game.view(s, viewer)
        finally:
            SHARER.sharing = None
        self.keep(found, self.sharing.of(s))
        return found

    def keep(self, view: View, common: dict[str, Any] | None) -> None:
        """Know what of a view everybody sees alike."""
        if common is not None:
            self.common[id(view)] = (view, common)

    def common_of(self, view: View) -> dict[str, Any] | None:
        """What of a view everybody sees alike, if that is known."""
        found = self.common.get(id(view))
        return None if found is None else found[1]

    def difference(self, now: View, then: View) -> Difference:
        """The fields of a view that are not as they were."""
        if now is then:
            return NO_DIFFERENCE
        known = self.compared.get((id(now), id(then)))
        if known is not None:
            return known[2]
        ours, theirs = self.common_of(now), self.common_of(then)
        if ours is None or theirs is None:
            names, look = fields_of(type(now))
            found = told(names, look(now), look(then))
        else:
            names, look = own_fields_of(type(now), ours)
            found = both(self.common_difference(ours, theirs), told(names, look(now), look(then)))
        self.compared[id(now), id(then)] = (now, then, found)
        return found

    def common_difference(self, now: dict[str, Any], then: dict[str, Any]) -> Difference:
        """The same for what everybody sees alike."""
        known = self.compared.get((id(now), id(then)))
        if known is not None:
            return known[2]
        found = told(list(now), tuple(now.values()), tuple([then[name] for name in now]))
        self.compared[id(now), id(then)] = (now, then, found)
        return found


def fields_of(kind: type[Any]) -> tuple[list[str], Look]:
    """The fields of a kind of view, and how to look at them."""
    found = FIELDS.get(kind)
    if found is None:
        names = list(getattr(kind, "__dataclass_fields__", None) or kind.__struct_fields__)
        found = FIELDS[kind] = (names, looking_at(names))
    return found


def own_fields_of(kind: type[Any], common: dict[str, Any]) -> tuple[list[str], Look]:
    """Those that are not among what everybody sees."""
    found = OWN.get(kind)
    if found is None:
        names = [name for name in fields_of(kind)[0] if name not in common]
        found = OWN[kind] = (names, looking_at(names))
    return found


def looking_at(names: list[str]) -> Look:
    """What looks at these fields of a view, of which there is at least one."""
    # Of a single field it would get the value, and not a row of one: so one is got twice.
    return attrgetter(*names, names[0])


def told(names: list[str], now: tuple[Any, ...], then: tuple[Any, ...]) -> Difference:
    """Those of these values that are not as they were."""
    found: dict[str, Any] = {}
    for place, name in enumerate(names):
        value, known = now[place], then[place]
        if value is not known and value != known:
            found[name] = value
    if not found:
        return NO_DIFFERENCE
    return Difference(encode(found)[1:-1], len(found) > 1 or STILL_OWED not in found)


def both(one: Difference, other: Difference) -> Difference:
    """Two differences that are told together."""
    if not one.told:
        return other
    if not other.told:
        return one
    return Difference(one.told + b"," + other.told, one.is_seen or other.is_seen)
