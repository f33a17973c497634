"""Actions as indices below a fixed bound, said at once or step by step.

Where every verb has at most one part, an action is one index: a table lists them all. In all other
games an action is said step by step: first the verb, then its parts in their order. Things of the
same name have the same indices whatever verb they follow, so the bound is the sum of all names, and
not their product. What was said so far is part of what the seat then sees.
"""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tatami.core.actions import act, noun, verb
from tatami.core.cards import NONE
from tatami.core.choices import COUNT, EACH, Choices
from tatami.core.errors import TatamiError
from tatami.core.game import Game
from tatami.core.sheet import Sheet
from tatami.core.state import State
from tatami.core.verbs import Part, Parts

VERB: Final = "verb"

MOST_BITS: Final = 62
"""No set has more."""

REMEMBERED: Final = 100_000
"""So many paths are kept, as to find one takes long."""


class Slot:
    """The indices of all things with a name: verbs, cards, places ..."""

    def __init__(self, name: str, offset: int, size: int) -> None:
        self.name = name
        self.offset = offset
        self.size = size

    def __repr__(self) -> str:
        return f"Slot({self.name!r}, offset={self.offset}, size={self.size})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Split:
    """A part without a bound, told as several that have one."""

    def __init__(self, names: list[str], sizes: list[int]) -> None:
        self.names = names
        self.sizes = sizes

    def split(self, value: int) -> list[int]:
        """The value as these parts."""
        raise NotImplementedError

    def join(self, values: list[int]) -> int:
        """The value with these parts."""
        raise NotImplementedError


class ActionIndex:
    """The indices of a game. Verbs of nature have none."""

    def __init__(self, game: Game[Any, Any], nature: list[str], splits: dict[str, Split]) -> None:
        self.game = game
        self.splits = splits
        self.verbs = [name for name in game.verbs if name not in nature]
        self.shapes = [shape for shape in game.shapes if shape.name not in nature]
        self.is_flat = True
        """Whether an action is one index."""
        for shape in self.shapes:
            if len(shape.parts) > 1 or shape.tails:
                self.is_flat = False
            for one in shape.parts:
                if one.name in splits:
                    self.is_flat = False
        self.slots: list[Slot] = []
        """For a table a slot for each verb, otherwise one for all verbs and one for each name."""
        self.num_actions = 0
        self.actions = vec[i64]()
        """Of a table: the action of each index."""
        self.firsts = vec[i64]()
        """Of a table: the first index of each verb of the game, NONE for those of nature."""
        self.named: dict[str, Slot] = {}
        self.paths: dict[int, list[int]] = {}
        if self.is_flat:
            self.lay_table()
        else:
            self.lay_slots()

    def add(self, name: str, size: int) -> None:
        """One more slot."""
        slot = Slot(name, self.num_actions, size)
        self.slots.append(slot)
        self.named[name] = slot
        self.num_actions += size

    def lay_table(self) -> None:
        """An index for every action."""
        for number, shape in enumerate(self.game.shapes):
            if shape.name not in self.verbs:
                self.firsts = append(self.firsts, NONE)
                continue
            self.firsts = append(self.firsts, self.num_actions)
            size = self.size_of(shape.parts[0]) if shape.parts else 1
            self.add(shape.name, size)
            for thing in range(size):
                self.actions = append(self.actions, i64(act(number, thing)))

    def lay_slots(self) -> None:
        """Indices for verbs, and for the things of each name."""
        sizes: dict[str, int] = {VERB: len(self.verbs)}
        for shape in self.shapes:
            for part in [*shape.parts, *[part for tail in shape.tails for part in tail]]:
                for name, size in self.sizes_of(part):
                    sizes[name] = max(size, sizes.get(name, 0))
        for name, size in sizes.items():
            self.add(name, size)

    def sizes_of(self, part: Part) -> list[tuple[str, int]]:
        """The names that a part may be told by, and how many things there are of each."""
        if part.name in self.splits:
            split = self.splits[part.name]
            return list(zip(split.names, split.sizes, strict=True))
        if part.other:
            return [(part.name, part.size), (part.other, (1 << part.bits) - part.size)]
        return [(part.name, self.size_of(part))]

    def size_of(self, part: Part) -> int:
        """How many things a part can be."""
        if part.size == 0:
            raise TatamiError("numbers-unbounded-part", game=self.game.name, part=part.name)
        return part.size

    # There and back

    def path(self, action: int) -> list[int]:
        """The indices that say this action, one after the other."""
        found = self.paths.get(action)
        if found is None:
            if len(self.paths) >= REMEMBERED:
                self.paths.clear()
            found = self.find_path(action)
            self.paths[action] = found
        return found

    def find_path(self, action: int) -> list[int]:
        """The same, worked out."""
        parts = self.game.parts(action)
        if parts[VERB] not in self.verbs:
            raise TatamiError("numbers-no-index", action=self.game.action_text(action))
        if self.is_flat:
            return [self.firsts[verb(action)] + noun(action)]
        found = [self.verbs.index(str(parts[VERB]))]
        for name, value in parts.items():
            if name == VERB:
                continue
            if name in self.splits:
                split = self.splits[name]
                pairs = list(zip(split.names, split.split(int(value)), strict=True))
            else:
                pairs = [(name, int(value))]
            for told, place in pairs:
                slot = self.named[told]
                if not 0 <= place < slot.size:
                    raise TatamiError("numbers-no-index", action=self.game.action_text(action))
                found.append(slot.offset + place)
        return found

    def action(self, path: list[int]) -> int:
        """The action that these indices say: the counterpart of `path`."""
        if self.is_flat:
            if len(path) != 1 or not 0 <= path[0] < self.num_actions:
                raise TatamiError("numbers-bad-path", path=str(path), most=self.num_actions - 1)
            return self.actions[path[0]]
        told = [self.told(index) for index in path]
        if not told or told[0][0] != VERB:
            raise TatamiError("numbers-bad-path", path=str(path), most=self.num_actions - 1)
        parts: Parts = {VERB: self.verbs[told[0][1]]}
        parts.update(dict(told[1:]))
        for name, split in self.splits.items():
            if split.names[0] in parts:
                parts[name] = split.join([int(parts.pop(part)) for part in split.names])
        return self.game.action(parts)

    def told(self, index: int) -> tuple[str, int]:
        """The name of the slot that an index is in, and its place there."""
        for slot in self.slots:
            if slot.offset <= index < slot.offset + slot.size:
                return slot.name, index - slot.offset
        raise TatamiError("numbers-bad-path", path=str(index), most=self.num_actions - 1)

    def text(self, index: int) -> str:
        """An index for people: an action, if it is one, otherwise what is said by it."""
        name, place = self.told(index)
        if self.is_flat:
            return self.game.action_text(self.actions[index])
        return self.verbs[place] if name == VERB else f"{name} {place}"


class Saying:
    """One seat says what it does, step by step; steps that leave no choice are taken for it.

    A step with one way to go on is skipped, and an action is complete as soon as only one is left.
    """

    def __init__(self, index: ActionIndex) -> None:
        self.index = index
        self.choices = Choices()
        self.actions: list[int] = []
        """What is legal and begins with what was said."""
        self.paths: list[list[int]] = []
        """The indices of each of them; to find them once and keep them is quicker."""
        self.said: list[int] = []

    def copy(self) -> "Saying":
        """The same words, apart from these."""
        other = Saying(self.index)
        other.actions = self.actions
        other.paths = self.paths
        other.said = self.said.copy()
        return other

    def begin(self, s: State[Any], seat: int) -> None:
        """This seat, which is asked, has said nothing yet."""
        if self.index.is_flat:
            return
        asked = s.asking
        assert asked is not None, "nobody is asked"
        self.actions = asked.legal(s, seat)
        self.paths = [self.index.path(action) for action in self.actions]
        self.said = []
        self.skip()

    def skip(self) -> None:
        """Say what leaves no choice, as long as there is one later."""
        if len(self.actions) == 1:
            return
        while True:
            step = len(self.said)
            first = self.paths[0][step]
            for path in self.paths:
                if path[step] != first:
                    return
            self.said.append(first)

    def can_say(self, s: State[Any], seat: int, index: int) -> bool:
        """Whether this seat, which is asked, can say this index now."""
        if not self.index.is_flat:
            step = len(self.said)
            return index in [path[step] for path in self.paths]
        asked = s.asking
        assert asked is not None, "nobody is asked"
        if not 0 <= index < self.index.num_actions:
            return False
        return self.index.actions[index] in asked.legal(s, seat)

    def say(self, index: int) -> int:
        """Say one of the indices that can be said; the action, or NONE if there is more to say."""
        if self.index.is_flat:
            return self.index.actions[index]
        step = len(self.said)
        left: list[int] = []
        paths: list[list[int]] = []
        for number, path in enumerate(self.paths):
            if path[step] == index:
                left.append(self.actions[number])
                paths.append(path)
        assert left, "this cannot be said now"
        self.actions = left
        self.paths = paths
        self.said.append(index)
        if len(left) == 1:
            return left[0]
        self.skip()
        return NONE

    # As numbers

    def put_mask(self, s: State[Any], seat: int, sheet: Sheet) -> None:
        """Write a one for each index that this seat can say now."""
        if not self.index.is_flat:
            step = len(self.said)
            put_ones([path[step] for path in self.paths], self.index.num_actions, sheet)
            return
        asked = s.asking
        assert asked is not None, "nobody is asked"
        choices = self.choices
        choices.begin(COUNT)
        asked.offer(s, seat, choices)
        size: i64 = self.index.num_actions
        ones = choices.ones
        is_row = choices.form == EACH and (choices.one_step == 1 or ones == 1)
        if choices.in_fields == choices.count and is_row:
            # The only family is a set already.
            first = choices.first
            at = self.index.firsts[verb(first)] + noun(first)
            longest = min(size - at, MOST_BITS)
            sheet.blank(at)
            sheet.bits(ones, longest)
            sheet.blank(size - at - longest)
            return
        legal = asked.legal(s, seat)
        put_ones([self.index.path(action)[0] for action in legal], size, sheet)

    def put_said(self, sheet: Sheet) -> None:
        """Write a one for each index that was said."""
        put_ones(self.said, self.index.num_actions, sheet)


def put_ones(places: list[int], size: i64, sheet: Sheet) -> None:
    """Ones at these places among so many zeros."""
    first = sheet.here()
    sheet.blank(size)
    for place in places:
        sheet.mark(first + place)
