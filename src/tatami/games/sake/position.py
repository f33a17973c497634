"""A position of Sake & Samurai on one line.

It has twenty-two fields: options, boards, what each seat is (A alive, S spirit, - gone; c seated,
b has burnt the soul), hands, tables, life piles and wounds (the top card last), wielded weapons,
sake, loot, steps, minions (`minion3@0R2*`: master, side, steps, whether it acted), the back on top
with the Masu and the supply, discards, cards played, the box, who knows what beyond the own hand,
which cards were shuffled again (`pipe1:2`, or `pipe1:2?` if nobody can tell of a passed card),
the turn, the fight, the end, and what is pending. All other cards are in the draw pile.
"""

from typing import Any, Final

from mypy_extensions import u8

from tatami.core.cards import BIT, NONE, members, set_of
from tatami.core.errors import TatamiError
from tatami.core.frames import NOBODY, Frame
from tatami.core.notation import (
    FrameKinds,
    bad_position,
    parts,
    read_frames,
    read_number,
    read_options,
    write_frames,
    write_options,
)
from tatami.games.sake.deck import BACKS, FAR
from tatami.games.sake.notation import Names
from tatami.games.sake.options import SakeOptions, options_with
from tatami.games.sake.pieces import (
    BOX,
    DISCARDS,
    FEWEST_SEATS,
    HAND,
    MOST_SEATS,
    PILE,
    PLAYED,
    TABLE,
    stacked,
    unstacked,
)
from tatami.games.sake.rules import (
    boxes,
    fading,
    fight,
    interrupts,
    minions,
    pile,
    play,
    setup,
    spirits,
    texts,
    turn,
    windows,
)
from tatami.games.sake.rules import sake as tokens
from tatami.games.sake.state import Sake, empty_table
from tatami.games.sake.view import Fight, Minion, minion_seen, minions_from, set_fight

FIELDS: Final = (
    "options boards seats hands tables life wounds wielded sake loot steps minions top.masu.supply "
    "discards played box known shuffled turn fight end pending"
)
SIDE_LETTERS: Final = "LR"
MOST: Final = 999
"""More than any number in a position comes near to."""

FRAMES: Final[FrameKinds] = {
    kind.__name__: kind
    for kind in (
        setup.DrawStarter,
        setup.DealBoard,
        setup.SitDown,
        setup.DealHand,
        setup.DealCard,
        setup.Keeping,
        setup.LayLifeCard,
        pile.TurnUp,
        pile.Draw,
        pile.DrawCard,
        pile.RevealAttack,
        pile.RevealDefence,
        pile.ClearTable,
        windows.LiftLifeCard,
        windows.DiscardCard,
        windows.DropCard,
        windows.HandLimit,
        windows.Drop,
        windows.MayBurn,
        tokens.PlaceSake,
        tokens.PaySake,
        tokens.LoseSake,
        interrupts.MayFalter,
        interrupts.MayBlur,
        fight.Strike,
        fight.Clash,
        fight.MayDefend,
        fight.Weigh,
        fight.MayCut,
        fight.CountHits,
        fight.Evasion,
        fight.MayEvade,
        fight.Land,
        fading.Gift,
        fading.GiveSake,
        fading.Fading,
        fading.MayFade,
        fading.Scatter,
        boxes.Advance,
        boxes.FinishIaido,
        boxes.ChooseStrike,
        texts.Perform,
        texts.NextAim,
        texts.ChooseAim,
        texts.LoseToken,
        texts.LoseThing,
        texts.ChooseWeapon,
        minions.MinionPhase,
        minions.SendMinion,
        minions.Muster,
        spirits.Elation,
        spirits.UseElation,
        spirits.PassOn,
        spirits.Act,
        spirits.ChooseMischief,
        spirits.Joining,
        spirits.MayJoin,
        spirits.Haunting,
        turn.Round,
        turn.Turn,
        play.PlayPhase,
        play.ChoosePlay,
        turn.DrawPhase,
        turn.WieldPhase,
        turn.EndTurn,
    )
}

# Writing


def write(s: Sake, names: Names) -> str:
    """The whole position on one line."""
    seats = range(s.seats)
    cards, titles, places = names.names["card"], names.names["title"], names.names["place"]
    boards = names.names["samurai"]
    return " ".join(
        [
            write_options(s.options.chosen),
            "/".join([boards.get(board, "-") for board in s.samurai]),
            "/".join([write_seat(s, seat) for seat in seats]),
            "/".join([joined(s.cards_in(HAND + seat), cards) for seat in seats]),
            "/".join([joined(s.cards_in(TABLE + seat), cards) for seat in seats]),
            "/".join([joined(unstacked(s.life[seat]), cards) for seat in seats]),
            "/".join([joined(unstacked(s.wounds[seat]), cards) for seat in seats]),
            "/".join([titles.get(weapon, "-") for weapon in s.wielded]),
            "/".join([joined(members(s.sake[seat]), places) for seat in seats]),
            "/".join([str(tokens) for tokens in s.loot]),
            "/".join([str(tokens) for tokens in s.steps]),
            "+".join([write_minion(minion_seen(minion), cards) for minion in s.minions]) or "-",
            f"{BACKS[s.top] if s.top != NONE else '-'}.{s.masu}.{s.supply}",
            joined(s.cards_in(DISCARDS), cards),
            joined(s.cards_in(PLAYED), cards),
            joined(s.cards_in(BOX), cards),
            write_known(s, cards),
            write_shuffled(s, cards),
            numbers_text([s.active, s.plays, s.free_minions, s.has_attacked, s.has_cut]),
            numbers_text(
                [s.striker, s.agent, s.target, s.fight, s.value, s.guard, s.defence, s.hits]
            ),
            numbers_text([s.masu_before, s.dry, s.last_turns, s.sudden_deaths, s.winners]),
            write_frames(s.pending()),
        ]
    )


def joined(things: list[int], names: dict[int, str]) -> str:
    """The names with a plus between them; a dash if there are none."""
    return "+".join([names[thing] for thing in things]) or "-"


def numbers_text(found: list[int]) -> str:
    """Numbers with a dot between them."""
    return ".".join([str(int(number)) for number in found])


def write_seat(s: Sake, seat: int) -> str:
    """What the seat is."""
    bit = BIT[seat]
    being = "A" if s.alive & bit else "S" if s.spirits & bit else "-"
    return being + ("c" if s.seated & bit else "") + ("b" if s.burnt & bit else "")


def write_minion(minion: Minion, cards: dict[int, str]) -> str:
    """A minion on the table."""
    place = f"{minion.master}{SIDE_LETTERS[minion.side]}{minion.distance}"
    return f"{cards[minion.card]}@{place}{'*' if minion.has_acted else ''}"


def hidden_cards(s: Sake) -> list[tuple[int, int]]:
    """Each card that is not open, and who knows it if nothing special has happened."""
    found: list[tuple[int, int]] = [(card, 0) for card in s.cards_in(BOX)]
    for seat in range(s.seats):
        found += [(card, int(BIT[seat])) for card in s.cards_in(HAND + seat)]
        found += [(card, 0) for card in unstacked(s.life[seat]) + unstacked(s.wounds[seat])]
    return found


def write_known(s: Sake, cards: dict[int, str]) -> str:
    """The cards that others know than one would think, with the seats that do."""
    special = [
        (card, s.knowers[card]) for card, usual in hidden_cards(s) if s.knowers[card] != usual
    ]
    return "+".join([f"{cards[card]}:{knowers}" for card, knowers in sorted(special)]) or "-"


def write_shuffled(s: Sake, cards: dict[int, str]) -> str:
    """The cards that were shuffled again, with the shuffle; a question mark if nobody can tell."""
    found = [(card, int(s.batch[card])) for card in range(s.deck.cards) if s.batch[card]]
    return (
        "+".join(
            [
                f"{cards[card]}:{batch}" if batch > 0 else f"{cards[card]}:{~batch}?"
                for card, batch in found
                if not s.has(DISCARDS, card) and not s.has(PLAYED, card)
            ]
        )
        or "-"
    )


# Reading


def read(text: str, names: Names) -> Sake:
    """The position that the line describes."""
    fields = parts(text, " ", len(FIELDS.split()), FIELDS)
    options = read_options(fields[0], options_with(names.deck))
    seats = read_number(str(len(fields[3].split("/"))), FEWEST_SEATS, MOST_SEATS)
    reader = Reader(names, SakeOptions(names.deck, options), seats, fields)
    return reader.state()


class Reader:
    """Puts a table together from the fields of a line."""

    def __init__(self, names: Names, options: SakeOptions, seats: int, fields: list[str]) -> None:
        self.names = names
        self.seats = seats
        self.fields = fields
        self.s = empty_table(seats, options)

    def state(self) -> Sake:
        """The whole table."""
        s = self.s
        self.read_seats()
        for place, field in ((DISCARDS, 13), (PLAYED, 14), (BOX, 15)):
            for card in self.cards(self.fields[field]):
                s.put(place, card)
        self.read_minions()
        self.read_numbers()
        for card, usual in hidden_cards(s):
            s.knowers[card] = u8(usual)
        for item in items_of(self.fields[16]):
            name, knowers = parts(item, ":", 2, "minion1:3")
            s.knowers[self.named("card", name)] = u8(read_number(knowers, 0, 255))
        for item in items_of(self.fields[17]):
            name, shuffle = parts(item, ":", 2, "minion1:1")
            batch = read_number(shuffle.removesuffix("?"), 0, MOST)
            s.batch[self.named("card", name)] = ~batch if shuffle.endswith("?") else batch
        s.resume(self.pending())
        return s

    def named(self, slot: str, name: str) -> int:
        """The thing with this name."""
        values = self.names.values[slot]
        if name not in values:
            raise bad_position(name, slot)
        return values[name]

    def cards(self, text: str) -> list[int]:
        """The cards that the text names; they leave the draw pile."""
        found = [self.named("card", name) for name in items_of(text)]
        for card in found:
            if not self.s.has(PILE, card):
                raise TatamiError("card-twice", card=self.names.names["card"][card])
            self.s.pick(PILE, card)
        return found

    def by_seat(self, field: int) -> list[str]:
        """What a field says of each seat."""
        return parts(self.fields[field], "/", self.seats, FIELDS)

    def read_seats(self) -> None:
        """Boards, cards and tokens of the seats."""
        s = self.s
        for seat in range(self.seats):
            board = self.by_seat(1)[seat]
            s.samurai[seat] = NONE if board == "-" else self.named("samurai", board)
            self.read_being(seat, self.by_seat(2)[seat])
            for card in self.cards(self.by_seat(3)[seat]):
                s.put(HAND + seat, card)
            for card in self.cards(self.by_seat(4)[seat]):
                s.put(TABLE + seat, card)
                if s.deck.title[card] not in members(s.sets.weapons | s.sets.items):
                    continue
                s.things[seat] |= BIT[s.deck.title[card]]
            s.life[seat] = stacked(self.pile(self.by_seat(5)[seat]))
            s.wounds[seat] = stacked(self.pile(self.by_seat(6)[seat]))
            weapon = self.by_seat(7)[seat]
            s.wielded[seat] = NONE if weapon == "-" else self.thing(seat, weapon)
            places = [self.named("place", name) for name in items_of(self.by_seat(8)[seat])]
            s.sake[seat] = set_of(places)
            s.loot[seat] = read_number(self.by_seat(9)[seat], 0, MOST)
            s.steps[seat] = read_number(self.by_seat(10)[seat], 0, FAR)

    def pile(self, text: str) -> list[int]:
        """A life or wound pile: nine cards at most."""
        found = self.cards(text)
        if len(found) > 9:
            raise bad_position(text, "0..9")
        return found

    def thing(self, seat: int, name: str) -> int:
        """A weapon that lies before the seat."""
        title = self.named("title", name)
        if not self.s.things[seat] & BIT[title] & self.s.sets.weapons:
            raise bad_position(name, "weapon")
        return title

    def read_being(self, seat: int, text: str) -> None:
        """What the seat is."""
        s = self.s
        if text[:1] not in ("A", "S", "-") or text[1:] not in ("", "c", "b", "cb"):
            raise bad_position(text, "Ac, A, Ab, S, -")
        s.alive |= BIT[seat] if text[0] == "A" else 0
        s.spirits |= BIT[seat] if text[0] == "S" else 0
        s.seated |= BIT[seat] if "c" in text else 0
        s.burnt |= BIT[seat] if "b" in text else 0

    def read_minions(self) -> None:
        """The minions in play."""
        found: list[Minion] = []
        for item in items_of(self.fields[11]):
            name, place = parts(item, "@", 2, "minion1@0R2")
            card = self.named("card", name)
            spot = place.removesuffix("*")
            if spot[1:2] not in ("L", "R"):
                raise bad_position(item, "minion1@0R2")
            master = read_number(spot[0], 0, self.seats - 1)
            distance = read_number(spot[2:], 0, FAR)
            if not self.s.has(TABLE + master, card):
                raise bad_position(item, "minion1@0R2")
            side = SIDE_LETTERS.index(spot[1])
            found.append(Minion(card, master, side, distance, place.endswith("*")))
        self.s.minions = minions_from(found)

    def read_numbers(self) -> None:
        """The middle of the table, the turn, the fight and the end."""
        s = self.s
        top, masu, supply = parts(self.fields[12], ".", 3, "sleepy.13.4")
        s.top = NONE if top == "-" else self.named("back", top)
        s.masu = read_number(masu, 0, MOST)
        s.supply = read_number(supply, 0, FAR)
        s.active, s.plays, s.free_minions, attacked, cut = self.numbers(18, 5)
        s.has_attacked = attacked == 1
        s.has_cut = cut == 1
        set_fight(s, Fight(*self.numbers(19, 8)))
        s.masu_before, s.dry, s.last_turns, s.sudden_deaths, s.winners = self.numbers(20, 5)

    def numbers(self, field: int, count: int) -> list[int]:
        """So many numbers with dots between them."""
        found = parts(self.fields[field], ".", count, FIELDS)
        return [read_number(number, NOBODY, MOST) for number in found]

    def pending(self) -> list[Frame[Any]]:
        """What is owed."""
        return read_frames(self.fields[21], FRAMES, self.seats)


def items_of(text: str) -> list[str]:
    """The items between the pluses; none for a dash."""
    return text.split("+") if text != "-" else []
