"""Choices: what somebody may do, said once; how many that are, the k-th and the list follow."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tatami.core.actions import VERB_BITS
from tatami.core.cards import BIT, lowest, nth, size

# How the actions of a family differ from its first one.
EACH: Final = 0
PAIRS: Final = 1
COUPLES: Final = 2
KINDS: Final = 3
ROWS: Final = 4
RUN: Final = 5
EACH_OF_TWO: Final = 6
KINDS_OF_TWO: Final = 7

# What is wanted of the families that are offered.
COUNT: Final = 0
FIND: Final = 1
LIST: Final = 2

FOUND: Final = 1000000000000000000
"""More than there are actions."""
FOUND_BEFORE: Final = 500000000000000000
"""What is left of it, however many actions were offered after the one that was found."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Choices:
    """The actions that a question allows, as a few families of actions.

    All that a family has in common is its `first` action, a verb and perhaps a part of a noun:
    the actions are this one with the nouns of a set added, or those of two sets. So hundreds of
    actions are told by a handful of numbers, and one of them is found without a list.

    A rule offers its families once to have them counted. The first one stands in the fields, and
    if the k-th action is among its actions, as in most questions, it is found there; otherwise the
    rule offers its families again, and the one with the k-th action finds it.
    """

    def __init__(self) -> None:
        self.wanted: i64 = COUNT
        self.count: i64 = 0
        """How many actions there are; those that are likelier count for so many."""
        self.in_fields: i64 = 0
        """How many of them are in the fields: those of the first family, or none."""
        self.k: i64 = 0
        """While finding: how many actions of the families to come are before the wanted one."""
        self.action: i64 = 0
        """The one that was found."""
        self.actions: list[int] = []
        """All of them, where they are listed."""
        self.form: i64 = EACH
        self.first: i64 = 0
        self.ones: i64 = 0
        self.one_step: i64 = 0
        self.others: i64 = 0
        self.other_step: i64 = 0
        self.far: i64 = 0
        self.far_start: i64 = 0
        self.table = vec[i64]()
        """The names of KINDS, or the places of ROWS."""
        self.kept: object | None = None
        """What a rule worked out to count its actions, for when it is asked to find one of them."""

    def begin(self, wanted: i64) -> None:
        """Ask for the families anew."""
        self.wanted = wanted
        self.count = 0
        self.in_fields = 0
        if wanted == COUNT and self.kept is not None:
            self.kept = None

    # What rules say

    def add(self, action: i64) -> None:
        """This action."""
        if self.is_wanted(1):
            self.first = action
            self.ones = 1
            self.one_step = 0
            self.put(EACH)

    def add_likely(self, action: i64, odds: i64) -> None:
        """This action, `odds` times as likely as one that is added; for nature only."""
        if odds and self.is_wanted(odds):
            self.first = action
            self.ones = BIT[odds] - 1
            self.one_step = 0
            self.put(EACH)

    def each(self, first: i64, nouns: i64) -> None:
        """The first action with each noun of a set."""
        if nouns and self.is_wanted(size(nouns)):
            self.first = first
            self.ones = nouns
            self.one_step = 1
            self.put(EACH)

    def each_of_two(self, first: i64, nouns: i64, far: i64, far_start: i64) -> None:
        """As `each`, but the nouns are in two sets, of which the second counts from so far on."""
        if nouns | far and self.is_wanted(size(nouns) + size(far)):
            self.first = first
            self.ones = nouns
            self.far = far
            self.far_start = far_start
            self.put(EACH_OF_TWO)

    def each_times(self, first: i64, nouns: i64, step: i64) -> None:
        """As `each`, but the noun grows by `step` from one number to the next."""
        if nouns and self.is_wanted(size(nouns)):
            self.first = first
            self.ones = nouns
            self.one_step = step
            self.put(EACH)

    def run(self, first: i64, found: i64, step: i64) -> None:
        """The first action and others, `found` in all; the noun grows by `step` each time."""
        if found > 0 and self.is_wanted(found):
            self.first = first
            self.ones = found
            self.one_step = step
            self.put(RUN)

    def pairs(self, first: i64, ones: i64, one_step: i64, others: i64, other_step: i64) -> None:
        """The first action with each of the one set and each of the other, times their steps."""
        if ones and others and self.is_wanted(size(ones) * size(others)):
            self.first = first
            self.ones = ones
            self.one_step = one_step
            self.others = others
            self.other_step = other_step
            self.far = 0
            self.put(PAIRS)

    def pairs_with_two(
        self, first: i64, ones: i64, others: i64, far: i64, far_start: i64, other_step: i64
    ) -> None:
        """As `pairs`, but the others are in two sets, of which the second counts from so far on."""
        if ones and others | far and self.is_wanted(size(ones) * (size(others) + size(far))):
            self.first = first
            self.ones = ones
            self.one_step = 1
            self.others = others
            self.other_step = other_step
            self.far = far
            self.far_start = far_start
            self.put(PAIRS)

    def couples(self, first: i64, both: i64, lower_step: i64, higher_step: i64) -> None:
        """The first action with any two of a set, times their steps."""
        found: i64 = size(both)
        if found > 1 and self.is_wanted(found * (found - 1) >> 1):
            self.first = first
            self.ones = both
            self.one_step = lower_step
            self.other_step = higher_step
            self.far = 0
            self.put(COUPLES)

    def rows(self, first: i64, ones: i64, others: vec[i64], other_step: i64) -> None:
        """As `pairs`, but the others are numbers without an upper limit."""
        if ones and len(others) and self.is_wanted(size(ones) * len(others)):
            self.first = first
            self.ones = ones
            self.one_step = 1
            self.table = others
            self.other_step = other_step
            self.put(ROWS)

    def kinds(self, first: i64, pieces: i64, names: vec[i64]) -> None:
        """The first action with each kind of piece in a set, as likely as there are pieces of it.

        `names` has the number that stands for each piece.
        """
        if pieces and self.is_wanted(size(pieces)):
            self.first = first
            self.ones = pieces
            self.one_step = 1
            self.table = names
            self.put(KINDS)

    def kinds_of_two(
        self, first: i64, pieces: i64, far: i64, far_start: i64, names: vec[i64]
    ) -> None:
        """As `kinds`, but the pieces are in two sets, as in `each_of_two`."""
        if pieces | far and self.is_wanted(size(pieces) + size(far)):
            self.first = first
            self.ones = pieces
            self.far = far
            self.far_start = far_start
            self.table = names
            self.put(KINDS_OF_TWO)

    def look_into(self, found: i64) -> bool:
        """Whether to offer the next `found` actions: if they are listed, or one of them is wanted.

        For rules that can count actions quicker than they can offer them.
        """
        if self.wanted == COUNT:
            self.count += found
            return False
        return self.wanted == LIST or self.is_wanted(found)

    def wants_more(self) -> bool:
        """Whether anything is left to offer: not if the wanted action is found already."""
        return self.wanted != FIND or self.k < FOUND_BEFORE

    # What follows

    def is_wanted(self, found: i64) -> bool:
        """Whether to put the next family, of so many actions, into the fields."""
        if self.wanted == COUNT:
            is_first = self.count == 0
            if is_first:
                self.in_fields = found
            self.count += found
            return is_first
        if self.wanted == FIND and self.k >= found:
            self.k -= found
            return False
        return True

    def put(self, form: i64) -> None:
        """A family that is wanted is in the fields."""
        self.form = form
        if self.wanted == FIND:
            self.action = self.nth_of_family(self.k)
            self.k = FOUND
        elif self.wanted == LIST:
            self.list_family()

    def nth_of_family(self, k: i64) -> i64:
        """The k-th action of the family in the fields."""
        form = self.form
        if form == EACH:
            return self.first + (nth(self.ones, k) * self.one_step << VERB_BITS)
        if form >= EACH_OF_TWO:
            noun = self.nth_of_two(k)
            if form == KINDS_OF_TWO:
                noun = self.table[noun]
            return self.first + (noun << VERB_BITS)
        if form == RUN:
            return self.first + (k * self.one_step << VERB_BITS)
        if form == KINDS:
            return self.first + (self.table[nth(self.ones, k)] << VERB_BITS)
        if form == PAIRS:
            near: i64 = size(self.others)
            across: i64 = near + size(self.far) if self.far else near
            one = nth(self.ones, k // across) * self.one_step
            k %= across
            if k < near:
                other: i64 = nth(self.others, k)
            else:
                other = self.far_start + nth(self.far, k - near)
            return self.first + (one + other * self.other_step << VERB_BITS)
        ones = self.ones
        if form == ROWS:
            places = len(self.table)
            while k >= places:
                ones &= ones - 1
                k -= places
            return self.first + (lowest(ones) + self.table[k] * self.other_step << VERB_BITS)
        lower: i64 = lowest(ones)
        ones &= ones - 1
        while k >= size(ones):
            k -= size(ones)
            lower = lowest(ones)
            ones &= ones - 1
        both = lower * self.one_step + nth(ones, k) * self.other_step
        return self.first + (both << VERB_BITS)

    def nth_of_two(self, k: i64) -> i64:
        """The k-th noun of the two sets in the fields."""
        near: i64 = size(self.ones)
        if k < near:
            return nth(self.ones, k)
        return self.far_start + nth(self.far, k - near)

    def list_family(self) -> None:
        """Add the actions of the family in the fields to the list."""
        actions = self.actions
        form = self.form
        ones = self.ones
        if form >= EACH_OF_TWO:
            for k in range(size(ones) + size(self.far)):
                action = self.nth_of_family(k)
                if form == EACH_OF_TWO or action not in actions:
                    actions.append(action)
            return
        if form == RUN:
            for number in range(ones):
                actions.append(self.first + (number * self.one_step << VERB_BITS))
            return
        while ones:
            one: i64 = lowest(ones)
            ones &= ones - 1
            start = self.first + (one * self.one_step << VERB_BITS)
            if form == EACH:
                # What is likelier was offered several times in a row.
                if not actions or actions[-1] != start:
                    actions.append(start)
            elif form == KINDS:
                start = self.first + (self.table[one] << VERB_BITS)
                if start not in actions:
                    actions.append(start)
            elif form == ROWS:
                for place in self.table:
                    actions.append(start + (place * self.other_step << VERB_BITS))
            else:
                others = self.others if form == PAIRS else ones
                while others:
                    actions.append(start + (lowest(others) * self.other_step << VERB_BITS))
                    others &= others - 1
                others = self.far
                while others:
                    noun = (self.far_start + lowest(others)) * self.other_step
                    actions.append(start + (noun << VERB_BITS))
                    others &= others - 1
