"""The table of a match of Sake & Samurai, in the rulebook's words."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from tatami.core.cards import BIT, NONE, filled, highest, lowest, members, nth, size, zeros
from tatami.core.choices import Choices
from tatami.core.frames import NOBODY
from tatami.core.state import State
from tatami.games.sake.deck import Deck
from tatami.games.sake.options import SakeOptions
from tatami.games.sake.pieces import (
    ALL_SEATS,
    BOARD,
    CARD_BITS,
    CARD_MASK,
    DISCARDS,
    HAND,
    LIFE,
    MINION_TARGET,
    PILE,
    PLACES,
    PLAYED,
    TABLE,
    WORD,
    WORDS,
    Sets,
    cards_of,
    depth,
    masu_for,
)


class Sake(State["Sake"]):
    """Where a match stands. Steps and minions are moved by the words of `rows`.

    Each field has one line: what it is before the boards are dealt, and how it is copied.
    """

    def __init__(self, seats: int, options: SakeOptions, original: "Sake | None" = None) -> None:
        super().__init__(seats, original)
        self.options = options
        self.deck: Deck = options.deck
        self.sets: Sets = options.sets
        self.samurai: vec[i64] = filled(seats, NONE) if original is None else original.samurai[:]
        """The board of each seat."""
        self.cards: vec[i64] = all_in_pile(options) if original is None else original.cards[:]
        """The cards in each place, as two words."""
        self.knowers: vec[u8] = nobody(options) if original is None else original.knowers[:]
        """For each card that is not open, the seats that know it."""
        self.batch: vec[i64] = zeros(options.deck.cards) if original is None else original.batch[:]
        """For each card, the shuffle with which it last came into the draw pile; 0 is the deal.

        Everybody knows it, as discards are open. Of a card that was drawn and then passed on,
        nobody else can tell any more: of such a card it is kept as ~shuffle.
        """
        self.life: vec[i64] = zeros(seats) if original is None else original.life[:]
        self.wounds: vec[i64] = zeros(seats) if original is None else original.wounds[:]
        self.things: vec[i64] = zeros(seats) if original is None else original.things[:]
        """The titles of the weapons and items before each seat."""
        self.wielded: vec[i64] = filled(seats, NONE) if original is None else original.wielded[:]
        self.sake: vec[i64] = zeros(seats) if original is None else original.sake[:]
        """Where each samurai has a sake token."""
        self.loot: vec[i64] = zeros(seats) if original is None else original.loot[:]
        """How many sake tokens each spirit has."""
        self.steps: vec[i64] = zeros(seats) if original is None else original.steps[:]
        """The tokens between each samurai and its right neighbour; 0 where there is no row."""
        self.minions: vec[i64] = vec[i64]() if original is None else original.minions[:]

        # Sets of seats.
        self.alive: i64 = 0 if original is None else original.alive
        self.spirits: i64 = 0 if original is None else original.spirits
        self.seated: i64 = 0 if original is None else original.seated
        self.burnt: i64 = 0 if original is None else original.burnt
        """Who has burnt the soul since the own turn."""
        self.winners: i64 = 0 if original is None else original.winners

        self.supply: i64 = options.deck.step_tokens if original is None else original.supply
        """1.4 The step tokens that lie nowhere."""
        self.top: i64 = NONE if original is None else original.top
        """The back of the top card of the draw pile."""
        self.masu: i64 = masu_for(seats) if original is None else original.masu

        # The turn.
        self.active: i64 = NOBODY if original is None else original.active
        self.plays: i64 = 0 if original is None else original.plays
        """How many cards may still be played."""
        self.free_minions: i64 = 0 if original is None else original.free_minions
        self.has_attacked: bool = False if original is None else original.has_attacked
        self.has_cut: bool = False if original is None else original.has_cut

        # The fight, from the announcement to its end.
        self.striker: i64 = NOBODY if original is None else original.striker
        self.agent: i64 = NONE if original is None else original.agent
        """The minion that strikes, if it is not the samurai itself."""
        self.target: i64 = NONE if original is None else original.target
        """A seat, or MINION_TARGET and the card of a minion."""
        self.fight: i64 = 0 if original is None else original.fight
        """The kind of fight."""
        self.value: i64 = 0 if original is None else original.value
        self.guard: i64 = NONE if original is None else original.guard
        """The card that was played to defend."""
        self.defence: i64 = 0 if original is None else original.defence
        self.hits: i64 = 0 if original is None else original.hits

        # The end.
        self.masu_before: i64 = masu_for(seats) if original is None else original.masu_before
        """The tokens on the Masu when the round began."""
        self.dry: i64 = 0 if original is None else original.dry
        """How many rounds it has stayed as it was."""
        self.last_turns: i64 = 0 if original is None else original.last_turns
        """How many turns are left, the present one included; 0 before sudden death."""
        self.sudden_deaths: i64 = 0 if original is None else original.sudden_deaths

    def clone(self) -> "Sake":
        return Sake(self.seats, self.options, self)

    # Cards

    def has(self, place: i64, card: i64) -> bool:
        """Whether the card is there."""
        if card < WORD:
            return self.cards[place * WORDS] & BIT[card] != 0
        return self.cards[place * WORDS + 1] & BIT[card - WORD] != 0

    def put(self, place: i64, card: i64) -> None:
        """The card goes there."""
        if card < WORD:
            self.cards[place * WORDS] |= BIT[card]
        else:
            self.cards[place * WORDS + 1] |= BIT[card - WORD]

    def pick(self, place: i64, card: i64) -> None:
        """The card leaves this place."""
        if card < WORD:
            self.cards[place * WORDS] ^= BIT[card]
        else:
            self.cards[place * WORDS + 1] ^= BIT[card - WORD]

    def shift(self, card: i64, source: i64, to: i64) -> None:
        """The card goes from one place to another."""
        self.pick(source, card)
        self.put(to, card)

    def count(self, place: i64) -> i64:
        """How many cards are there."""
        return size(self.cards[place * WORDS]) + size(self.cards[place * WORDS + 1])

    def is_empty(self, place: i64) -> bool:
        """Whether no card is there."""
        return self.cards[place * WORDS] | self.cards[place * WORDS + 1] == 0

    def cards_in(self, place: i64) -> list[int]:
        """The cards there, in rising order."""
        return cards_of(self.cards[place * WORDS], self.cards[place * WORDS + 1])

    def count_of(self, place: i64, sets: vec[i64], at: i64) -> i64:
        """How many cards of a set are there; `at` is where the set begins."""
        low = size(self.cards[place * WORDS] & sets[at])
        return low + size(self.cards[place * WORDS + 1] & sets[at + 1])

    def cards_of(self, place: i64, sets: vec[i64], at: i64) -> list[int]:
        """The cards of a set that are there, in rising order."""
        return cards_of(
            self.cards[place * WORDS] & sets[at], self.cards[place * WORDS + 1] & sets[at + 1]
        )

    def offer_cards(
        self, choices: Choices, first: i64, place: i64, sets: vec[i64], at: i64
    ) -> None:
        """The first action with each card of a set that is there."""
        low = self.cards[place * WORDS] & sets[at]
        high = self.cards[place * WORDS + 1] & sets[at + 1]
        choices.each_of_two(first, low, high, WORD)

    def nth_of(self, place: i64, sets: vec[i64], at: i64, k: i64) -> i64:
        """The k-th card of a set that is there."""
        low = self.cards[place * WORDS] & sets[at]
        in_low = size(low)
        if k < in_low:
            return nth(low, k)
        return WORD + nth(self.cards[place * WORDS + 1] & sets[at + 1], k - in_low)

    def with_back(self, place: i64, back: i64) -> i64:
        """How many cards with this back are there."""
        return self.count_of(place, self.sets.of_back, back * WORDS)

    def move_all(self, source: i64, to: i64) -> None:
        """All the cards of one place go to another."""
        for word in range(WORDS):
            self.cards[to * WORDS + word] |= self.cards[source * WORDS + word]
            self.cards[source * WORDS + word] = 0

    def discard(self, card: i64, source: i64) -> None:
        """The card is discarded; where there is no draw pile, it becomes the draw pile."""
        if self.top == NONE:
            batch = self.next_batch()
            self.shift(card, source, PILE)
            self.top = self.deck.back[card]
            self.knowers[card] = u8(0)
            self.batch[card] = batch
        else:
            self.shift(card, source, DISCARDS)

    def reshuffle(self) -> None:
        """The discards become the draw pile, and nobody knows what lies where."""
        batch = self.next_batch()
        self.move_all(DISCARDS, PILE)
        for card in self.cards_in(PILE):
            self.knowers[card] = u8(0)
            self.batch[card] = batch

    def came_with(self, card: i64) -> i64:
        """The shuffle with which the card last came into the draw pile."""
        batch = self.batch[card]
        return batch if batch >= 0 else ~batch

    def next_batch(self) -> i64:
        """A number for a shuffle that no card has which is held, laid out or in the box."""
        latest: i64 = 0
        for place in range(PLACES):
            if place not in (PILE, DISCARDS, PLAYED):
                for card in self.cards_in(place):
                    latest = max(latest, self.came_with(card))
        return latest + 1

    def draw(self, seat: i64, card: i64) -> None:
        """The top card of the draw pile turns out to be this one, and goes into the hand."""
        self.shift(card, PILE, HAND + seat)
        self.knowers[card] = u8(BIT[seat])
        self.top = NONE

    def reveal(self, card: i64) -> None:
        """The top card of the draw pile turns out to be this one, and lies open for all."""
        self.shift(card, PILE, PLAYED)
        self.top = NONE

    def learn(self, seat: i64, card: i64) -> None:
        """The seat sees the card."""
        self.knowers[card] |= u8(BIT[seat])

    def show(self, card: i64) -> None:
        """Everybody sees the card."""
        self.knowers[card] = u8(ALL_SEATS)

    def pass_on(self, card: i64, source: i64, receiver: i64) -> None:
        """1.5 A spirit passes the card from one hand to another.

        Where it could have been one of several cards, only the two samurai know which it was.
        """
        back = self.deck.back[card]
        two = u8(BIT[source] | BIT[receiver])
        alike = self.cards_of(HAND + source, self.sets.of_back, back * WORDS)
        if len(alike) > 1:
            blurred = False
            for other in alike:
                self.knowers[other] &= two
                blurred = blurred or self.batch[other] != self.batch[card]
            for other in alike:
                if blurred:
                    self.batch[other] = ~self.came_with(other)
        self.shift(card, HAND + source, HAND + receiver)
        self.knowers[card] |= two

    # Seats

    def is_samurai(self, seat: i64) -> bool:
        """Whether the seat has a living samurai."""
        return self.alive & BIT[seat] != 0

    def is_spirit(self, seat: i64) -> bool:
        """Whether the seat has a spirit."""
        return self.spirits & BIT[seat] != 0

    def after(self, seat: i64, among: i64) -> i64:
        """The next seat clockwise among these; the seat itself if it is the only one."""
        later = among & -BIT[seat + 1]
        return lowest(later or among)

    def before(self, seat: i64, among: i64) -> i64:
        """The next seat counterclockwise among these; the seat itself if it is the only one."""
        earlier = among & BIT[seat] - 1
        return highest(earlier or among)

    def clockwise(self, among: i64) -> list[int]:
        """These seats clockwise, beginning with the one whose turn it is."""
        return members(among & -BIT[self.active]) + members(among & BIT[self.active] - 1)

    def knows(self, seat: i64) -> bool:
        """Whether the samurai can use its knowledge."""
        return self.sake[seat] & BIT[BOARD] == 0

    def usable(self, seat: i64) -> i64:
        """The titles before the seat that have no sake on them."""
        return self.things[seat] & ~self.sake[seat]

    def thing(self, seat: i64, title: i64) -> i64:
        """The card with this title that lies before the seat."""
        return self.nth_of(TABLE + seat, self.sets.of_title, title * WORDS, 0)

    def lose_thing(self, seat: i64, title: i64) -> None:
        """A weapon or an item is discarded, the sake on it leaves the game."""
        self.discard(self.thing(seat, title), TABLE + seat)
        self.things[seat] &= ~BIT[title]
        self.sake[seat] &= ~BIT[title]
        if self.wielded[seat] == title:
            self.wielded[seat] = NONE

    # Life

    def wound(self, seat: i64, hits: i64) -> bool:
        """5.7 The samurai loses life points; whether none is left."""
        if self.sake[seat] & BIT[LIFE]:
            self.sake[seat] ^= BIT[LIFE]
            hits -= 1
        life = self.life[seat]
        wounds = self.wounds[seat]
        while hits > 0 and life:
            wounds = wounds << CARD_BITS | life & CARD_MASK
            life >>= CARD_BITS
            hits -= 1
        self.life[seat] = life
        self.wounds[seat] = wounds
        return life == 0

    def heal(self, seat: i64, points: i64) -> None:
        """5.8 The samurai recovers life points, as far as it has wounds."""
        life = self.life[seat]
        wounds = self.wounds[seat]
        while points > 0 and wounds:
            life = life << CARD_BITS | wounds & CARD_MASK
            wounds >>= CARD_BITS
            points -= 1
        self.life[seat] = life
        self.wounds[seat] = wounds

    def take_life_card(self, seat: i64, card: i64) -> None:
        """A card of the life pile goes into the hand."""
        pile = self.life[seat]
        above: i64 = 0
        shift: i64 = 0
        while (pile & CARD_MASK) - 1 != card:
            above |= (pile & CARD_MASK) << shift
            shift += CARD_BITS
            pile >>= CARD_BITS
        self.life[seat] = pile >> CARD_BITS << shift | above
        self.put(HAND + seat, card)
        self.learn(seat, card)

    def souls(self, seat: i64) -> i64:
        """8.4 How many cards of the life pile the samurai may burn."""
        if self.burnt & BIT[seat] or self.sake[seat] & BIT[LIFE]:
            return 0
        return depth(self.life[seat]) - 1

    # Sake

    def free_places(self, seat: i64) -> i64:
        """8.1 Where the samurai can place a sake token."""
        return (self.things[seat] | BIT[BOARD] | BIT[LIFE]) & ~self.sake[seat]

    def can_draw(self) -> bool:
        """Whether there is a top card."""
        return self.top != NONE

    def burnable(self, seat: i64) -> i64:
        """8.3 The tokens that the samurai may burn for a card."""
        if not self.can_draw():
            return 0
        return self.sake[seat]

    def can_burn(self, seat: i64) -> bool:
        """8.5 Whether the samurai could burn sake for a card, or its soul."""
        return self.burnable(seat) != 0 or self.souls(seat) > 0

    def can_answer(self, seat: i64) -> bool:
        """5.1 Whether the seat can show a card or burn something, as far as all can see."""
        return not self.is_empty(HAND + seat) or self.can_burn(seat)

    def tap(self) -> None:
        """11.1 A token leaves the Masu, 8.6 for good; with the last one sudden death begins."""
        self.masu -= 1
        if self.masu == 0:
            self.last_turns = size(self.alive | self.spirits) + 1

    def tokens(self, seat: i64) -> i64:
        """How much sake the seat has."""
        return size(self.sake[seat]) + self.loot[seat]

    # The fight

    def begin_fight(self, striker: i64, agent: i64, target: i64, kind: i64, value: i64) -> None:
        """An attack or a haunting is announced."""
        self.striker = striker
        self.agent = agent
        self.target = target
        self.fight = kind
        self.value = value
        self.guard = NONE
        self.defence = 0
        self.hits = 0

    def end_fight(self) -> None:
        """Nobody fights."""
        self.begin_fight(NOBODY, NONE, NONE, 0, 0)

    def aims_at_minion(self) -> bool:
        """Whether the target is a minion."""
        return self.target >= MINION_TARGET

    def clear_played(self, kept: i64) -> None:
        """3.8 What was played is discarded, but for a card whose effect goes on."""
        for word in range(WORDS):
            left = self.cards[PLAYED * WORDS + word]
            while left:
                card = word * WORD + lowest(left)
                left &= left - 1
                if card != kept:
                    self.discard(card, PLAYED)


def empty_table(seats: int, options: SakeOptions) -> Sake:
    """A table before the boards are dealt."""
    return Sake(seats, options)


def all_in_pile(options: SakeOptions) -> vec[i64]:
    """All cards are in the draw pile."""
    cards = zeros(PLACES * WORDS)
    for word in range(WORDS):
        cards[PILE * WORDS + word] = options.sets.all[word]
    return cards


def nobody(options: SakeOptions) -> vec[u8]:
    """Nobody knows any card."""
    return vec[u8]([u8(0)] * options.deck.cards)
