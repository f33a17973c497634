"""What is alike in Ninjan for two looks alike to the network.

It does not matter which pile lies where, nor which suit is called rock, as long as each beats the
same one: a position has up to 18 images that are played alike. (With three seats and more, rock
goes before the others where three values are equal, so only the piles are alike.) Of all images the
network sees the one whose top cards come first, and so learns from one position for all of them.
Only where all top cards have the same value there are three such images, and it sees any of them.
"""

from itertools import permutations

import numpy as np
import numpy.typing as npt

from tatami.games.ninjan.pieces import CARDS, PILES, SUITS
from tatami.research.encoding import Encoding

Bytes = npt.NDArray[np.int8]
Ints = npt.NDArray[np.int64]


def turned(cards: Ints, by: int) -> Ints:
    """The cards of the same values in the suits that come so many later."""
    return cards // SUITS * SUITS + (cards + by) % SUITS


class Symmetry:
    """Shows each position by one of its images, and knows what an action there means here."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.images = [
            (by, np.array(piles)) for by in range(SUITS) for piles in permutations(range(PILES))
        ]
        self.columns = np.array([self.columns_of(by, piles) for by, piles in self.images])
        """For each image and number of an observation, where it stands in the original."""
        self.actions = np.array([self.actions_of(by, piles) for by, piles in self.images])
        """For each image and action, which one it is in the original."""

    def columns_of(self, by: int, piles: Ints) -> Ints:
        """Where the numbers of an image stand in the original."""
        found = np.arange(self.encoding.size)
        cards = turned(np.arange(CARDS), by)
        for name in ("hand", "won", "picks", "throws", "piles"):
            # These are views of `found`. What is face down comes before the cards and the signs.
            field = found[self.encoding.slice(name)].reshape(self.encoding.field(name).shape)
            named = field[..., 1:] if name in ("picks", "throws") else field
            named[...] = named[..., cards[: named.shape[-1]]]
            if name == "piles":
                field[...] = field[piles]
        return found

    def actions_of(self, by: int, piles: Ints) -> Ints:
        """Which actions those of an image are in the original."""
        found = []
        for slot in self.encoding.slots:
            alike = piles if slot.name in ("take", "lay") else turned(np.arange(slot.size), by)
            found.append(slot.offset + alike)
        return np.concatenate(found)

    def fold(self, observations: Bytes, masks: Bytes) -> tuple[Bytes, Bytes, Ints]:
        """The images of these positions, their masks, and which images they are."""
        shape = (len(observations), *self.encoding.field("piles").shape)
        tops = observations[:, self.encoding.slice("piles")].reshape(shape)[:, :, 1].argmax(axis=2)
        ranks = np.stack(
            [turned(tops[:, piles], -by) @ [CARDS * CARDS, CARDS, 1] for by, piles in self.images],
            axis=1,
        )
        ways = ranks.argmin(axis=1)
        return (
            np.take_along_axis(observations, self.columns[ways], axis=1),
            np.take_along_axis(masks, self.actions[ways], axis=1),
            ways,
        )

    def unfold(self, actions: Ints, ways: Ints) -> Ints:
        """What these actions in the images are in the originals."""
        found: Ints = self.actions[ways, actions]
        return found
