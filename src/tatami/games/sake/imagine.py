"""The matches of Sake & Samurai that a seat could be in."""

from tatami.core.cards import NONE
from tatami.core.chance import Dice
from tatami.core.position import keep
from tatami.games.sake.deck import BACKS
from tatami.games.sake.options import SakeOptions
from tatami.games.sake.pieces import BOX, HAND, PILE, stacked, unstacked
from tatami.games.sake.state import Sake, empty_table
from tatami.games.sake.view import PUBLIC, SakeView, name_things


def imagine(v: SakeView, options: SakeOptions, dice: Dice) -> Sake:
    """A match that the viewer could be in: cards it does not know are dealt anew, back by back.

    Everybody knows which cards were shuffled into the draw pile again, and when; so each hidden
    card is one that can have come from the pile at its time.
    """
    s = empty_table(v.seats, options)
    keep(PUBLIC, s, v)
    name_things(s)
    for shuffled in v.shuffled:
        s.batch[shuffled.card] = shuffled.shuffle
    deal = Deal(s, v, dice)
    for seat in range(v.seats):
        s.life[seat] = stacked(deal.pile(v.life[seat]))
        s.wounds[seat] = stacked(deal.pile(v.wounds[seat]))
        for card in unstacked(s.life[seat]) + unstacked(s.wounds[seat]):
            s.pick(PILE, card)
            if options.deck.chooses_life[v.samurai[seat]]:
                s.learn(seat, card)
        deal.heap(v.hands[seat], v.hand_batches[seat], HAND + seat)
    deal.heap(v.box, v.box_batches, BOX)
    deal.finish()
    for seat in range(v.seats):
        for card in s.cards_in(HAND + seat):
            s.learn(seat, card)
    remember(s, v)
    s.resume(v.pending)
    return s


class Deal:
    """Deals the cards that the viewer does not know wherever it sees only a back."""

    def __init__(self, s: Sake, v: SakeView, dice: Dice) -> None:
        self.s = s
        self.dice = dice
        known = {c for heap in [*v.hands, *v.life, *v.wounds, v.box] for c in heap if c >= 0}
        self.hidden: dict[tuple[int, int], list[int]] = {}
        """The cards that it does not know, by back and shuffle, in any order."""
        for card in s.cards_in(PILE):
            if card not in known:
                self.hidden.setdefault((s.deck.back[card], s.batch[card]), []).append(card)
        for cards in self.hidden.values():
            dice.shuffle(cards)
        self.unsure: list[tuple[int, int]] = []
        """The back of each card of which nobody can tell when it came, and where it goes."""
        self.in_pile = (
            max([card.shuffle for card in v.shuffled], default=0) if v.pile_size else NONE
        )
        """The shuffle from which the draw pile is: the last one."""

    def pile(self, seen: tuple[int, ...]) -> list[int]:
        """The cards of a life or wound pile, which have lain there since the deal."""
        return [card if card >= 0 else self.hidden[~card, 0].pop() for card in seen]

    def heap(self, seen: tuple[int, ...], batches: tuple[int, ...], place: int) -> None:
        """A hand or the box gets its cards; those that need more thought wait."""
        known = len(seen) - len(batches)
        for card in seen[:known]:
            self.s.shift(card, PILE, place)
        for back, batch in zip(seen[known:], batches, strict=True):
            if batch == NONE:
                self.unsure.append((~back, place))
            else:
                self.s.shift(self.hidden[~back, batch].pop(), PILE, place)

    def finish(self) -> None:
        """The cards of which nobody can tell come last: all that can be is in the pile already."""
        for back in range(len(BACKS)):
            places = [place for other, place in self.unsure if other == back]
            found: list[int] = []
            for (other, batch), cards in self.hidden.items():
                if other == back and batch != self.in_pile:
                    found += cards
            missing = len(places) - len(found)
            found += self.hidden.get((back, self.in_pile), [])[:missing]
            self.dice.shuffle(found)
            for card, place in zip(found, places, strict=True):
                self.s.shift(card, PILE, place)
                self.s.batch[card] = ~self.s.batch[card]


def remember(s: Sake, v: SakeView) -> None:
    """The viewer knows again what it knew, and so does everybody what everybody knew."""
    if v.seat >= 0:
        for heap in [*v.hands, *v.life, *v.wounds, v.box]:
            for card in heap:
                if card >= 0:
                    s.learn(v.seat, card)
    for card in v.public:
        s.show(card)
