"""What a seat, or a watcher, sees of a match of Sake & Samurai, and the matches it could be in."""

from dataclasses import dataclass

from librt.vecs import append, vec
from mypy_extensions import i64

from tatami.core.cards import members, set_of
from tatami.core.chance import Dice
from tatami.core.frames import only
from tatami.core.game import View
from tatami.games.sake.deck import BACKS
from tatami.games.sake.house import House
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

Minion = tuple[int, int, int, int, bool]
"""Its card, its master, the side to which it goes, the steps from its master, whether it acted."""


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
    active: int
    plays: int
    free_minions: int
    has_attacked: bool
    has_cut: bool
    fight: tuple[int, ...]
    """Striker, minion, target, kind, value, defence card, defence, hits."""
    ending: tuple[int, ...]
    """The Masu at the beginning of the round, dry rounds, last turns, sudden deaths."""
    winners: tuple[int, ...]


def view(s: Sake, seat: int) -> SakeView:
    """What this seat, or a watcher, may see."""
    seats = range(s.seats)
    hidden = [BOX, *[HAND + holder for holder in seats]]
    return SakeView(
        seat=seat,
        seats=s.seats,
        options=s.house.options.copy(),
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
        active=s.active,
        plays=s.plays,
        free_minions=s.free_minions,
        has_attacked=s.has_attacked,
        has_cut=s.has_cut,
        fight=(s.striker, s.agent, s.target, s.fight, s.value, s.guard, s.defence, s.hits),
        ending=(s.masu_before, s.dry, s.last_turns, s.sudden_deaths),
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
    seen = sorted(faces(s, cards, seat))
    return tuple([card for card in seen if card >= 0] + [back for back in seen if back < 0])


def minion_seen(minion: i64) -> Minion:
    """A minion on the table."""
    lane = lane_with(minion)
    distance = distance_of(minion)
    return card_of(minion), lane // SIDES, lane % SIDES, distance, minion & ACTED != 0


# Imagining


def imagine(v: SakeView, house: House, dice: Dice) -> Sake:
    """A match that the viewer could be in: cards it does not know are dealt anew, back by back."""
    s = empty_table(house, v.seats)
    lay_open_cards(s, v)
    copy_tokens(s, v)
    hidden = hidden_cards(s, v, dice)
    for seat in range(v.seats):
        for card in dealt(v.hands[seat], hidden):
            s.shift(card, PILE, HAND + seat)
            s.learn(seat, card)
        life = dealt(v.life[seat], hidden)
        wounds = dealt(v.wounds[seat], hidden)
        s.life[seat] = stacked(life)
        s.wounds[seat] = stacked(wounds)
        for card in life + wounds:
            s.pick(PILE, card)
            if house.deck.chooses_life[v.samurai[seat]]:
                s.learn(seat, card)
    for card in dealt(v.box, hidden):
        s.shift(card, PILE, BOX)
    remember(s, v)
    s.resume(v.pending)
    return s


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
    minions = {card for card, *_ in v.minions}
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
    set_fight(s, list(v.fight))
    s.masu_before, s.dry, s.last_turns, s.sudden_deaths = v.ending


def minions_from(seen: list[Minion]) -> vec[i64]:
    """The minions in play."""
    found = vec[i64]()
    for card, master, side, distance, acted in seen:
        lane = lane_of(master, side) << LANE_SHIFT
        found = append(found, lane | distance << DISTANCE_SHIFT | (ACTED if acted else 0) | card)
    return found


def set_fight(s: Sake, fight: list[int]) -> None:
    """The fight stands like this."""
    striker, agent, target, kind, value, guard, defence, hits = fight
    s.begin_fight(striker, agent, target, kind, value)
    s.guard = guard
    s.defence = defence
    s.hits = hits


def hidden_cards(s: Sake, v: SakeView, dice: Dice) -> list[list[int]]:
    """The cards that the viewer does not know, by their backs, in any order."""
    known = {card for hand in [*v.hands, *v.life, *v.wounds, v.box] for card in hand if card >= 0}
    hidden: list[list[int]] = [[] for _ in BACKS]
    for card in s.cards_in(PILE):
        if card not in known:
            hidden[s.deck.back[card]].append(card)
    for cards in hidden:
        dice.shuffle(cards)
    return hidden


def dealt(seen: tuple[int, ...], hidden: list[list[int]]) -> list[int]:
    """These cards, an unknown one of the right back wherever only the back was seen."""
    return [card if card >= 0 else hidden[~card].pop() for card in seen]


def remember(s: Sake, v: SakeView) -> None:
    """The viewer knows again what it knew, and so does everybody what everybody knew."""
    if v.seat >= 0:
        for heap in [*v.hands, *v.life, *v.wounds, v.box]:
            for card in heap:
                if card >= 0:
                    s.learn(v.seat, card)
    for card in v.public:
        s.show(card)
