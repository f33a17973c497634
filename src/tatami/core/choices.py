"""Choices: what somebody may do, said once; how many that are, the k-th and the list follow."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tatami.core.actions import VERB_BITS
from tatami.core.cards import BIT, lowest, nth, size

# How the actions of a family differ from its first one.
EACH: Final = 0
PAIRS: Final = 1
COUPLES: Final = 2
KINDS: Final = 3
ROWS: Final = 4

FAMILY: Final = 7
"""So many numbers describe a family."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Choices:
    """The actions that a question allows, as a few families of actions.

    All that a family has in common is its `first` action, a verb and perhaps a part of a noun:
    the actions are this one with the nouns of a set added, or those of two sets. So hundreds of
    actions are told by a handful of numbers, and one of them is found without a list. The family
    that was offered last stands in fields of its own, as most questions have only one.
    """

    def __init__(self) -> None:
        self.count: i64 = 0
        """How many actions there are; those that are likelier count for so many."""
        self.form: i64 = EACH
        self.first: i64 = 0
        self.ones: i64 = 0
        self.one_step: i64 = 0
        self.others: i64 = 0
        self.other_step: i64 = 0
        self.size: i64 = 0
        self.is_open = False
        """Whether that family is not among the kept ones yet."""
        self.kept = vec[i64]()
        self.depth: i64 = 0
        """How much of `kept` is in use: it keeps its room."""
        self.table = vec[i64]()
        """The names of KINDS, or the places of ROWS."""

    def clear(self) -> None:
        """Begin anew."""
        self.count = 0
        self.is_open = False
        self.depth = 0

    # What rules say

    def add(self, action: i64) -> None:
        """This action."""
        self.offer(EACH, action, 1, 0, 0, 0, 1)

    def each(self, first: i64, nouns: i64) -> None:
        """The first action with each noun of a set."""
        if nouns:
            if self.is_open:
                self.keep()
            self.form = EACH
            self.first = first
            self.ones = nouns
            self.one_step = 1
            found: i64 = size(nouns)
            self.size = found
            self.count += found
            self.is_open = True

    def each_times(self, first: i64, nouns: i64, step: i64) -> None:
        """As `each`, but the noun grows by `step` from one number to the next."""
        self.offer(EACH, first, nouns, step, 0, 0, size(nouns))

    def pairs(self, first: i64, ones: i64, one_step: i64, others: i64, other_step: i64) -> None:
        """The first action with each of the one set and each of the other, times their steps."""
        self.offer(PAIRS, first, ones, one_step, others, other_step, size(ones) * size(others))

    def couples(self, first: i64, both: i64, lower_step: i64, higher_step: i64) -> None:
        """The first action with any two of a set, times their steps."""
        found: i64 = size(both)
        self.offer(COUPLES, first, both, lower_step, 0, higher_step, found * (found - 1) >> 1)

    def rows(self, first: i64, ones: i64, others: vec[i64], other_step: i64) -> None:
        """As `pairs`, but the others are numbers without an upper limit; once in a question."""
        self.table = others
        self.offer(ROWS, first, ones, 1, 0, other_step, size(ones) * len(others))

    def kinds(self, first: i64, pieces: i64, names: vec[i64]) -> None:
        """The first action with each kind of piece in a set, as likely as there are pieces of it.

        `names` has the number that stands for each piece; pieces of a kind have numbers in a row.
        Once in a question.
        """
        self.table = names
        self.offer(KINDS, first, pieces, 1, 0, 0, size(pieces))

    def add_likely(self, action: i64, odds: i64) -> None:
        """This action, `odds` times as likely as one that is added; for nature only."""
        self.offer(EACH, action, BIT[odds] - 1, 0, 0, 0, odds)

    def offer(
        self,
        form: i64,
        first: i64,
        ones: i64,
        one_step: i64,
        others: i64,
        other_step: i64,
        found: i64,
    ) -> None:
        """A family of so many actions; without any it is left out."""
        if found:
            if self.is_open:
                self.keep()
            self.form = form
            self.first = first
            self.ones = ones
            self.one_step = one_step
            self.others = others
            self.other_step = other_step
            self.size = found
            self.count += found
            self.is_open = True

    # What follows

    def nth(self, k: i64) -> int:
        """The k-th action; there must be so many."""
        if self.depth:
            self.keep()
            family: i64 = 0
            self.recall(family)
            while k >= self.size:
                k -= self.size
                family += FAMILY
                self.recall(family)
        return self.nth_of_family(k)

    def nth_of_family(self, k: i64) -> int:
        """The k-th action of the family in the fields."""
        form = self.form
        if form == EACH:
            return self.first + (nth(self.ones, k) * self.one_step << VERB_BITS)
        if form == PAIRS:
            across: i64 = size(self.others)
            one = nth(self.ones, k // across) * self.one_step
            return self.first + (one + nth(self.others, k % across) * self.other_step << VERB_BITS)
        if form == KINDS:
            return self.first + (self.table[nth(self.ones, k)] << VERB_BITS)
        if form == ROWS:
            places = len(self.table)
            ones = self.ones
            while k >= places:
                ones &= ones - 1
                k -= places
            return self.first + (lowest(ones) + self.table[k] * self.other_step << VERB_BITS)
        higher = self.ones
        lower: i64 = lowest(higher)
        higher &= higher - 1
        while k >= size(higher):
            k -= size(higher)
            lower = lowest(higher)
            higher &= higher - 1
        noun = lower * self.one_step + nth(higher, k) * self.other_step
        return self.first + (noun << VERB_BITS)

    def all(self) -> list[int]:
        """Every action once, in order."""
        found: list[int] = []
        if self.depth == 0:
            self.list_family(found)
        else:
            self.keep()
            for family in range(0, self.depth, FAMILY):
                self.recall(family)
                self.list_family(found)
        return found

    def list_family(self, found: list[int]) -> None:
        """Add the actions of the family in the fields to the list."""
        form = self.form
        first = self.first
        ones = self.ones if self.count else 0
        while ones:
            start = first + (lowest(ones) * self.one_step << VERB_BITS)
            ones &= ones - 1
            if form == EACH:
                found.append(start)
                if self.one_step == 0:
                    return
            elif form == KINDS:
                named = first + (self.table[(start - first) >> VERB_BITS] << VERB_BITS)
                if not found or found[-1] != named:
                    found.append(named)
            elif form == ROWS:
                for place in self.table:
                    found.append(start + (place * self.other_step << VERB_BITS))
            else:
                others = self.others if form == PAIRS else ones
                while others:
                    found.append(start + (lowest(others) * self.other_step << VERB_BITS))
                    others &= others - 1

    def odds(self) -> list[int]:
        """How likely each action is, in their order; none if they are all alike."""
        actions = self.all()
        if len(actions) == self.count:
            return []
        odds = [0] * len(actions)
        at = 0
        for k in range(self.count):
            if self.nth(k) != actions[at]:
                at += 1
            odds[at] += 1
        return odds

    # Keeping families

    def keep(self) -> None:
        """Put the family in the fields with the others."""
        if not self.is_open:
            return
        self.is_open = False
        at = self.depth
        self.depth = at + FAMILY
        kept = self.kept
        if self.depth > len(kept):
            for _ in range(FAMILY):
                kept = append(kept, 0)
            self.kept = kept
        kept[at] = self.form
        kept[at + 1] = self.first
        kept[at + 2] = self.ones
        kept[at + 3] = self.one_step
        kept[at + 4] = self.others
        kept[at + 5] = self.other_step
        kept[at + 6] = self.size

    def recall(self, at: i64) -> None:
        """Put a family that was kept there back into the fields."""
        kept = self.kept
        self.form = kept[at]
        self.first = kept[at + 1]
        self.ones = kept[at + 2]
        self.one_step = kept[at + 3]
        self.others = kept[at + 4]
        self.other_step = kept[at + 5]
        self.size = kept[at + 6]
