"""What a seat, or a watcher, sees of a match of Sake & Samurai, and the matches it could be in."""

from dataclasses import dataclass

from librt.vecs import append, vec
from mypy_extensions import i64

from tatami.core.cards import NONE, members, set_of
from tatami.core.chance import Dice
from tatami.core.frames import only
from tatami.core.game import View
from tatami.core.named import Named
from tatami.games.sake.deck import BACKS
from tatami.games.sake.options import SakeOptions
from tatami.games.sake.pieces import (
    ACTED,
    ALL_SEATS,
    BOX,
    DISCARDS,
    DISTANCE_SHIFT,
    HAND,
    LANE_SHIFT,
    PILE,
    PLAYED,
    SIDES,
    TABLE,
    lane_of,
    stacked,
    unstacked,
)
from tatami.games.sake.rows import card_of, distance_of, lane_with
from tatami.games.sake.state import Sake, empty_table


@dataclass
class Minion(Named):
    """A minion on its way: to which side it goes, and how many steps from its master it is."""

    card: int
    master: int
    side: int
    distance: int
    has_acted: bool


@dataclass
class Fight(Named):
    """Who attacks or haunts whom; NONE as target if nobody does."""

    striker: int
    minion: int
    """The card of the minion that strikes for the striker, or NONE."""
    target: int
    """A seat, or MINION_TARGET and the card of a minion."""
    kind: int
    value: int
    guard: int
    """The card of the defence, or NONE."""
    defence: int
    hits: int


@dataclass
class Ending(Named):
    """How near the end is: the Masu at the beginning of the round, and what has been counted."""

    masu_before: int
    dry_rounds: int
    last_turns: int
    sudden_deaths: int


@dataclass
class ShuffledCard(Named):
    """A card that is not discarded now but once was, and the number of the shuffle since."""

    card: int
    shuffle: int


@dataclass
class SakeView(View):
    """Cards are numbers. Of a card that the viewer does not know, it sees ~back: -1, -2 or -3."""

    samurai: tuple[int, ...]
    alive: tuple[int, ...]
    spirits: tuple[int, ...]
    seated: tuple[int, ...]
    burnt: tuple[int, ...]
    """Who has burnt the soul since the own turn."""
    hands: tuple[tuple[int, ...], ...]
    tables: tuple[tuple[int, ...], ...]
    """The weapons, items and minions before each seat."""
    life: tuple[tuple[int, ...], ...]
    """The life piles, the top card last."""
    wounds: tuple[tuple[int, ...], ...]
    wielded: tuple[int, ...]
    sake: tuple[tuple[int, ...], ...]
    """Where each samurai has a token: titles, BOARD and LIFE."""
    loot: tuple[int, ...]
    steps: tuple[int, ...]
    minions: tuple[Minion, ...]
    supply: int
    masu: int
    top: int
    """The back of the top card of the draw pile."""
    pile_size: int
    discards: tuple[int, ...]
    played: tuple[int, ...]
    box: tuple[int, ...]
    public: tuple[int, ...]
    """The cards in hands and in the box that everybody has seen."""
    shuffled: tuple[ShuffledCard, ...]
    hand_batches: tuple[tuple[int, ...], ...]
    """With which shuffle each card came into the draw pile that the viewer sees as a back, in the
    order of `hands`; 0 if it was never shuffled again, NONE if nobody can tell."""
    box_batches: tuple[int, ...]
    """The same for the cards in the box."""
    active: int
    plays: int
    free_minions: int
    has_attacked: bool
    has_cut: bool
    fight: Fight
    ending: Ending
    winners: tuple[int, ...]


def view(s: Sake, seat: int) -> SakeView:
    """What this seat, or a watcher, may see."""
    seats = range(s.seats)
    hidden = [BOX, *[HAND + holder for holder in seats]]
    return SakeView(
        seat=seat,
        seats=s.seats,
        options=s.options.chosen.copy(),
        pending=s.pending(),
        samurai=tuple([board for board in s.samurai]),
        alive=tuple(members(s.alive)),
        spirits=tuple(members(s.spirits)),
        seated=tuple(members(s.seated)),
        burnt=tuple(members(s.burnt)),
        hands=tuple([heap(s, s.cards_in(HAND + holder), seat) for holder in seats]),
        tables=tuple([tuple(s.cards_in(TABLE + owner)) for owner in seats]),
        life=tuple([faces(s, unstacked(s.life[owner]), seat) for owner in seats]),
        wounds=tuple([faces(s, unstacked(s.wounds[owner]), seat) for owner in seats]),
        wielded=tuple([weapon for weapon in s.wielded]),
        sake=tuple([tuple(members(places)) for places in s.sake]),
        loot=tuple([tokens for tokens in s.loot]),
        steps=tuple([tokens for tokens in s.steps]),
        minions=tuple([minion_seen(minion) for minion in s.minions]),
        supply=s.supply,
        masu=s.masu,
        top=s.top,
        pile_size=s.count(PILE),
        discards=tuple(s.cards_in(DISCARDS)),
        played=tuple(s.cards_in(PLAYED)),
        box=heap(s, s.cards_in(BOX), seat),
        public=tuple(
            [card for place in hidden for card in s.cards_in(place) if s.knowers[card] == ALL_SEATS]
        ),
        shuffled=tuple(shuffled_cards(s)),
        hand_batches=tuple([batches(s, s.cards_in(HAND + holder), seat) for holder in seats]),
        box_batches=batches(s, s.cards_in(BOX), seat),
        active=s.active,
        plays=s.plays,
        free_minions=s.free_minions,
        has_attacked=s.has_attacked,
        has_cut=s.has_cut,
        fight=Fight(s.striker, s.agent, s.target, s.fight, s.value, s.guard, s.defence, s.hits),
        ending=Ending(s.masu_before, s.dry, s.last_turns, s.sudden_deaths),
        winners=tuple(members(s.winners)),
    )


def faces(s: Sake, cards: list[int], seat: int) -> tuple[int, ...]:
    """The cards in their order, each as the seat sees it."""
    return tuple([card if is_known(s, card, seat) else ~s.deck.back[card] for card in cards])


def is_known(s: Sake, card: int, seat: int) -> bool:
    """Whether the seat knows the card, or everybody does, watchers too."""
    return s.knowers[card] == ALL_SEATS or s.knowers[card] & only(seat) != 0


def known(s: Sake, seat: int) -> int:
    """The cards that the seat knows, as a set."""
    found = 0
    for card in range(len(s.knowers)):
        if is_known(s, card, seat):
            found |= 1 << card
    return found


def heap(s: Sake, cards: list[int], seat: int) -> tuple[int, ...]:
    """Cards without an order, as the seat sees them: known ones first, then backs."""
    known = [card for card in cards if is_known(s, card, seat)]
    return tuple(sorted(known) + [back for back, _ in closed(s, cards, seat)])


def batches(s: Sake, cards: list[int], seat: int) -> tuple[int, ...]:
    """Where those cards of a heap came from that the seat sees as backs."""
    return tuple([batch for _, batch in closed(s, cards, seat)])


def closed(s: Sake, cards: list[int], seat: int) -> list[tuple[int, int]]:
    """What the seat sees of the cards that it does not know: ~back, and the shuffle or NONE."""
    return sorted(
        [
            (int(~s.deck.back[card]), max(NONE, int(s.batch[card])))
            for card in cards
            if not is_known(s, card, seat)
        ]
    )


def shuffled_cards(s: Sake) -> list[ShuffledCard]:
    """The cards that were discarded once and are not now, each with the shuffle since."""
    return [
        ShuffledCard(card, int(s.came_with(card)))
        for card in range(s.deck.cards)
        if s.came_with(card) and not s.has(DISCARDS, card) and not s.has(PLAYED, card)
    ]


def minion_seen(minion: i64) -> Minion:
    """A minion on the table."""
    lane = lane_with(minion)
    distance = distance_of(minion)
    return Minion(card_of(minion), lane // SIDES, lane % SIDES, distance, minion & ACTED != 0)


# Imagining


def imagine(v: SakeView, options: SakeOptions, dice: Dice) -> Sake:
    """A match that the viewer could be in: cards it does not know are dealt anew, back by back.

    Everybody knows which cards were shuffled into the draw pile again, and when; so each hidden
    card is one that can have come from the pile at its time.
    """
    s = empty_table(v.seats, options)
    lay_open_cards(s, v)
    copy_tokens(s, v)
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


def lay_open_cards(s: Sake, v: SakeView) -> None:
    """What lies open for all."""
    for seat in range(v.seats):
        for card in v.tables[seat]:
            s.shift(card, PILE, TABLE + seat)
    for card in v.discards:
        s.shift(card, PILE, DISCARDS)
    for card in v.played:
        s.shift(card, PILE, PLAYED)


def copy_tokens(s: Sake, v: SakeView) -> None:
    """Everything but the cards that are not open."""
    minions = {minion.card for minion in v.minions}
    for seat in range(v.seats):
        s.samurai[seat] = v.samurai[seat]
        s.things[seat] = set_of([s.deck.title[c] for c in v.tables[seat] if c not in minions])
        s.wielded[seat] = v.wielded[seat]
        s.sake[seat] = set_of(list(v.sake[seat]))
        s.loot[seat] = v.loot[seat]
        s.steps[seat] = v.steps[seat]
    s.minions = minions_from(list(v.minions))
    s.alive = set_of(list(v.alive))
    s.spirits = set_of(list(v.spirits))
    s.seated = set_of(list(v.seated))
    s.burnt = set_of(list(v.burnt))
    s.winners = set_of(list(v.winners))
    s.supply = v.supply
    s.masu = v.masu
    s.top = v.top
    s.active = v.active
    s.plays = v.plays
    s.free_minions = v.free_minions
    s.has_attacked = v.has_attacked
    s.has_cut = v.has_cut
    set_fight(s, v.fight)
    s.masu_before = v.ending.masu_before
    s.dry = v.ending.dry_rounds
    s.last_turns = v.ending.last_turns
    s.sudden_deaths = v.ending.sudden_deaths


def minions_from(seen: list[Minion]) -> vec[i64]:
    """The minions in play."""
    found = vec[i64]()
    for minion in seen:
        lane: i64 = lane_of(minion.master, minion.side) << LANE_SHIFT
        distance: i64 = minion.distance << DISTANCE_SHIFT
        found = append(found, lane | distance | (ACTED if minion.has_acted else 0) | minion.card)
    return found


def set_fight(s: Sake, fight: Fight) -> None:
    """The fight stands like this."""
    s.begin_fight(fight.striker, fight.minion, fight.target, fight.kind, fight.value)
    s.guard = fight.guard
    s.defence = fight.defence
    s.hits = fight.hits


def remember(s: Sake, v: SakeView) -> None:
    """The viewer knows again what it knew, and so does everybody what everybody knew."""
    if v.seat >= 0:
        for heap in [*v.hands, *v.life, *v.wounds, v.box]:
            for card in heap:
                if card >= 0:
                    s.learn(v.seat, card)
    for card in v.public:
        s.show(card)
