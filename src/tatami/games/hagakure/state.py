"""The table of a match of Hagakure, in the rulebook's words."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.cards import BIT, NONE, filled, size, zeros
from tatami.core.first import begun_by, first_seat, who_begins
from tatami.core.frames import next_seat
from tatami.core.game import Option, Options
from tatami.core.state import State
from tatami.games.hagakure.pieces import (
    ALL_CHIPS,
    BONUS_CARD,
    DECK,
    DOUBLE,
    FOOL,
    MOST_SEATS,
    NO_TRICK,
    PLACES,
    RED,
    ROUNDS,
    VILLAGER_BONUS,
    VILLAGER_GOAL,
    VILLAGERS,
    VILLAGERS_CHIP,
    YOMI,
    ZERO,
    is_red,
    minus,
    plus,
)

OPTIONS: Final = [
    Option("rounds", ["full", "short"], range(1, 31)),
    Option("tie", ["extra", "shared"]),
    who_begins(MOST_SEATS),
]


class HagakureOptions:
    """What a table has chosen; it never changes."""

    def __init__(self, seats: int, chosen: Options) -> None:
        self.chosen = chosen
        self.rounds = rounds_of(seats, chosen)
        self.shares_ties = chosen["tie"] == "shared"
        self.first: i64 = first_seat(chosen)
        """The starter of the first round; NONE before the lot is drawn."""


class Hagakure(State["Hagakure"]):
    """Where a match of Hagakure stands. Hands and won tricks are sets of cards.

    Each field has one line: what it is before the first round, and how it is copied.
    """

    def __init__(
        self, seats: int, options: HagakureOptions, original: "Hagakure | None" = None
    ) -> None:
        super().__init__(seats, original)
        self.options = options
        self.round: i64 = 0 if original is None else original.round
        self.leader: i64 = 0 if original is None else original.leader
        """Who leads to the trick; before the first one, the starter."""
        self.hands: vec[i64] = deck_in_yomi(seats) if original is None else original.hands[:]
        """The cards in each place. Those that are not dealt yet are in the Yomi."""
        self.knowers: vec[i64] = own_hands(seats) if original is None else original.knowers[:]
        """The seats that have seen the cards in each place: cards change place by the handful."""
        self.without_red: i64 = 0 if original is None else original.without_red
        """The seats that could not follow red in this round, as all have seen."""
        self.trick: vec[i64] = filled(seats, NONE) if original is None else original.trick[:]
        """The card that each seat has played to the trick."""
        self.won: vec[i64] = zeros(seats) if original is None else original.won[:]
        self.chips: vec[i64] = filled(seats, ALL_CHIPS) if original is None else original.chips[:]
        """The chips that each seat has left, as a set."""
        self.banners: vec[i64] = filled(seats, NONE) if original is None else original.banners[:]
        """The chip that each seat has played in this round."""
        self.points: vec[i64] = zeros(seats) if original is None else original.points[:]
        """The points of finished rounds."""

    def clone(self) -> "Hagakure":
        return Hagakure(self.seats, self.options, self)

    # 2. The round

    def begin_with(self, seat: int) -> None:
        """The lot has fallen on this seat."""
        self.options = HagakureOptions(self.seats, begun_by(self.options.chosen, seat))

    def gather(self) -> None:
        """Put all the cards together for the next round, and take the banners away."""
        self.round += 1
        self.leader = (self.options.first + self.round - 1) % self.seats
        self.without_red = 0
        self.hands[YOMI] = DECK[self.seats]
        self.knowers[YOMI] = 0
        for seat in range(self.seats):
            self.knowers[seat] = BIT[seat]
            self.won[seat] = 0
            self.banners[seat] = NONE

    def deal(self, seat: i64, card: i64) -> None:
        """The seat gets this card."""
        self.hands[YOMI] = minus(self.hands[YOMI], card)
        self.hands[seat] = plus(self.hands[seat], card)

    # 3. The chips

    def spend(self, seat: i64, chip: i64) -> None:
        """The seat flies this banner, for this round only."""
        self.chips[seat] ^= BIT[chip]
        self.banners[seat] = chip

    def swap(self, seat: i64) -> None:
        """3.6 Hand and Yomi change places; 3.8 the seat has seen both."""
        self.hands[seat], self.hands[YOMI] = self.hands[YOMI], self.hands[seat]
        given = self.knowers[seat]
        self.knowers[seat] = self.knowers[YOMI] | BIT[seat]
        self.knowers[YOMI] = given

    def other_places(self, seat: i64) -> i64:
        """What the seat may look at, as a set: the hands of the others, and the Yomi."""
        return BIT[self.seats] - 1 & ~BIT[seat] | BIT[YOMI]

    def look(self, seat: i64, place: i64) -> None:
        """The seat sees the cards in this place."""
        self.knowers[place] |= BIT[seat]

    # 4. The tricks

    def red_is_led(self) -> bool:
        """Whether a red card was led to this trick."""
        return is_red(self.trick[self.leader])

    def playable(self, seat: i64) -> i64:
        """The cards that the seat may play: red ones, if it has any and red is led."""
        hand = self.hands[seat]
        if self.red_is_led() and hand & RED:
            return hand & RED
        return hand

    def lay(self, seat: i64, card: i64) -> None:
        """The seat plays this card to the trick."""
        if self.red_is_led() and not is_red(card):
            self.without_red |= BIT[seat]
        self.hands[seat] = minus(self.hands[seat], card)
        self.trick[seat] = card

    def trick_winner(self) -> i64:
        """4.5 The last of several fools, 4.4 otherwise the highest number."""
        seat = self.leader
        fools: i64 = 0
        last_fool = seat
        highest: i64 = 0
        with_highest = seat
        for _ in range(self.seats):
            card = self.trick[seat]
            if card == FOOL:
                fools += 1
                last_fool = seat
            elif card > highest:
                highest = card
                with_highest = seat
            seat = self.after(seat)
        return last_fool if fools > 1 else with_highest

    def take_trick(self, seat: i64) -> None:
        """The seat lays the trick open before it, and leads to the next one."""
        won = self.won[seat]
        for player in range(self.seats):
            won = plus(won, self.trick[player])
            self.trick[player] = NONE
        self.won[seat] = won
        self.leader = seat

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return next_seat(seat, self.seats)

    # 5. The score

    def tricks(self, seat: i64) -> i64:
        """How many tricks the seat has won in this round."""
        return size(self.won[seat]) // self.seats

    def round_points(self, seat: i64) -> i64:
        """5.1, 5.3 What this round is worth to the seat, which may have won no trick.

        5.2 Samurai 18 counts too; 5.4, 5.5, 5.6 then comes the chip, as 3.3, 3.4, 3.5 it promised.
        """
        won = self.won[seat]
        chip = self.banners[seat]
        if chip == ZERO:
            return 0
        points = self.tricks(seat) if won else NO_TRICK
        if won & BIT[BONUS_CARD]:
            points += 1
        if chip == DOUBLE:
            points *= 2
        if self.reaches_villager_goal(seat):
            points += VILLAGER_BONUS
        return points

    def reaches_villager_goal(self, seat: i64) -> bool:
        """5.6 Whether the seat played the villagers chip and has won as many as it asks for."""
        if self.banners[seat] != VILLAGERS_CHIP:
            return False
        return size(self.won[seat] & VILLAGERS) >= VILLAGER_GOAL[self.seats]

    # 6. The end

    def leading_seats(self) -> list[int]:
        """The seats with most points."""
        most = max([points for points in self.points])
        return [seat for seat in range(self.seats) if self.points[seat] == most]


def empty_table(seats: int, options: Options) -> Hagakure:
    """A table before the first round."""
    return Hagakure(seats, HagakureOptions(seats, options))


def deck_in_yomi(seats: int) -> vec[i64]:
    """All cards in use, not dealt yet."""
    hands = zeros(PLACES)
    hands[YOMI] = DECK[seats]
    return hands


def own_hands(seats: int) -> vec[i64]:
    """Everybody knows the own hand, and nobody the Yomi."""
    knowers = zeros(PLACES)
    for seat in range(seats):
        knowers[seat] = BIT[seat]
    return knowers


def rounds_of(seats: int, options: Options) -> int:
    """7.1 How many rounds a game has, extra ones aside."""
    chosen = options["rounds"]
    if chosen == "full":
        return ROUNDS[seats]
    return seats if chosen == "short" else int(chosen)
