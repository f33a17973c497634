"""1.2, 1.5 What a seat sees, and what it can imagine."""

from tatami.core.cards import NONE
from tatami.core.chance import dice_of
from tatami.core.frames import CHANCE, WATCHER
from tatami.core.play import playout
from tatami.games.sake import GAME
from tatami.games.sake.checks import Memory
from tatami.games.sake.deck import BACKS
from tatami.games.sake.pieces import DISCARDS, HAND, PILE, unstacked
from tatami.games.sake.state import Sake
from tests.games.sake.table import DECK, GUARD_2, HIT_1, HIT_2, SLEEPY_CARDS, Table, card


def backs(cards: list[int]) -> list[int]:
    return sorted([DECK.back[c] for c in cards])


def midway(seats: int, moves: int, seed: int) -> Sake:
    """A match after so many random moves."""
    dice = dice_of(seed, "midway")
    s = GAME.new(seats)
    for _ in range(moves):
        if s.asking is None:
            break
        seat = s.actors()[0]
        s.apply(seat, s.asking.sample(s, seat, dice))
    return s


def test_1_2_backs_are_seen_everywhere() -> None:
    t = Table([f"{HIT_1} {HIT_2}", GUARD_2, ""]).with_wounds(0, 2)
    view = t.view(1)
    assert sorted([~back for back in view.hands[0]]) == backs(t.s.cards_in(HAND))
    assert [~back for back in view.life[0]] == [DECK.back[c] for c in unstacked(t.s.life[0])]
    assert [~back for back in view.wounds[0]] == [DECK.back[c] for c in unstacked(t.s.wounds[0])]
    assert view.top == t.s.top


def test_1_2_a_watcher_sees_no_front() -> None:
    t = Table([f"{HIT_1} {HIT_2}", GUARD_2, ""])
    assert all(c < 0 for hand in t.view(WATCHER).hands for c in hand)


def test_1_2_what_is_imagined_has_the_same_backs_in_the_same_places() -> None:
    for seed in range(6):
        s = midway(5, 150, seed)
        for seat in (0, 3, WATCHER):
            world = GAME.imagine(GAME.view(s, seat), dice_of(seed, "imagine"))
            for holder in range(5):
                assert backs(world.cards_in(HAND + holder)) == backs(s.cards_in(HAND + holder))
                for one, other in ((s.life, world.life), (s.wounds, world.wounds)):
                    assert [DECK.back[c] for c in unstacked(one[holder])] == [
                        DECK.back[c] for c in unstacked(other[holder])
                    ]
            assert backs(world.cards_in(PILE)) == backs(s.cards_in(PILE))


def test_what_is_imagined_differs_from_the_truth() -> None:
    s = midway(4, 90, 2)
    view = GAME.view(s, 0)
    worlds = {GAME.write(GAME.imagine(view, dice_of(seed, "imagine"))) for seed in range(5)}
    assert len(worlds) == 5


def test_the_own_hand_is_never_imagined() -> None:
    s = midway(4, 90, 2)
    for seed in range(5):
        world = GAME.imagine(GAME.view(s, 1), dice_of(seed, "imagine"))
        assert world.cards_in(HAND + 1) == s.cards_in(HAND + 1)


def test_1_5_a_passed_card_is_known_to_its_giver_in_every_imagination() -> None:
    t = Table(["", f"{HIT_2} {GUARD_2}", "", ""]).spirit(0, "").top("sleepy").begins(0)
    t.does(0, "hand 2 sleepy 4")
    for seed in range(5):
        world = GAME.imagine(t.view(1), dice_of(seed, "imagine"))
        assert world.cards_in(HAND + 3) == [card(HIT_2)]


def test_1_5_of_several_cards_with_that_back_nobody_else_knows_which_was_passed_on() -> None:
    first, second = SLEEPY_CARDS[:2]
    t = Table(["", first, second, "", ""]).spirit(0, "").top("sleepy").begins(0)
    t.does(0, "hand 2 sleepy 3")
    assert card(first) in t.view(1).hands[2]
    t.top("sleepy").begins(0).does(0, "hand 3 sleepy 4")
    # Seat 1 cannot tell whether its former card went on; seats 2 and 3 can.
    assert all(c < 0 for hand in (t.view(1).hands[2], t.view(1).hands[3]) for c in hand)
    assert t.view(2).hands[3][0] >= 0
    assert t.view(3).hands[3][0] >= 0


def test_1_5_a_single_card_with_that_back_stays_known() -> None:
    t = Table(["", HIT_2, "", "", ""]).spirit(0, "").top("sleepy").begins(0)
    t.does(0, "hand 2 sleepy 3").top("sleepy").begins(0).does(0, "hand 3 sleepy 4")
    assert t.view(1).hands[3] == (card(HIT_2),)


def test_12_2_munenoris_life_pile_is_known_to_him_in_every_imagination() -> None:
    s = GAME.new(3)
    for board in ("munenori", "tomoe", "jubei"):
        s.apply(CHANCE, GAME.action_from(f"board {board}"))
    dice = dice_of(1, "munenori")
    while s.active < 0:
        assert s.asking is not None
        s.apply(s.actors()[0], s.asking.sample(s, s.actors()[0], dice))
    world = GAME.imagine(GAME.view(s, 0), dice)
    assert world.life[0] == s.life[0]
    assert world.life[1] != s.life[1]
    others = GAME.imagine(GAME.view(s, 1), dice)
    assert all(c >= 0 for c in GAME.view(others, 0).life[0])


def test_what_is_imagined_can_be_played_to_the_end() -> None:
    for seed in range(5):
        s = midway(3 + seed, 120, seed)
        playout(GAME.imagine(GAME.view(s, 1), dice_of(seed, "imagine")), dice_of(seed, "play"))


def test_reshuffled_cards_are_forgotten() -> None:
    t = Table(["", "", "", ""]).with_minion(1, 1, "minion1")
    t.dies(2)
    assert t.view(0).hands[1] == (card("minion1"),)
    t.s.discard(card("minion1"), HAND + 1)
    t.s.reshuffle()
    t.s.draw(1, card("minion1"))
    assert t.view(0).hands[1] == (~BACKS.index("sleepy"),)
    assert t.s.top == NONE


# Discards that were shuffled into the draw pile again


def shuffled_again(*names: str) -> Table:
    """Everybody has a sleepy card; these were discarded, and are the draw pile now."""
    t = Table(["pipe3", "pipe4", "sandals2", ""])
    t.leave_in_pile(*names)
    for name in names:
        t.s.shift(card(name), PILE, DISCARDS)
    t.s.reshuffle()
    return t


def imagined_hands(t: Table, viewer: int, holder: int) -> list[list[int]]:
    views = [GAME.imagine(t.view(viewer), dice_of(seed, "imagine")) for seed in range(30)]
    return [world.cards_in(HAND + holder) for world in views]


def test_3_7_nobody_is_imagined_to_hold_what_has_just_been_shuffled() -> None:
    names = ["flagon1", "flagon4", "bowl4"]
    t = shuffled_again(*names)
    again = {card(name) for name in names}
    for hand in imagined_hands(t, 0, 1):
        assert not again & set(hand)
    for seed in range(10):
        world = GAME.imagine(t.view(0), dice_of(seed, "imagine"))
        assert set(world.cards_in(PILE)) == again


def test_3_7_who_draws_one_of_them_is_imagined_to_hold_one_of_them() -> None:
    names = ["flagon1", "flagon4", "bowl4"]
    t = shuffled_again(*names)
    t.s.draw(1, card("flagon1"))
    t.fix_top()
    found = set()
    for hand in imagined_hands(t, 0, 1):
        drawn = {card(name) for name in names} & set(hand)
        assert len(hand) == 2
        assert len(drawn) == 1
        found |= drawn
    assert found == {card(name) for name in names}


def test_1_5_of_a_card_that_was_passed_on_nobody_can_tell_when_it_was_drawn() -> None:
    names = ["flagon1", "flagon4", "bowl4"]
    t = shuffled_again(*names)
    t.s.draw(1, card("flagon1"))
    t.fix_top()
    t.s.pass_on(card("flagon1"), 1, 3)
    assert t.view(0).hand_batches[3] == (NONE,)
    assert t.view(0).hand_batches[1] == (NONE,)
    assert t.view(0).hand_batches[2] == (0,)
    # Giver and receiver know the card; to others it may be either of the two.
    assert imagined_hands(t, 1, 3) == [[card("flagon1")]] * 30
    drawn = [{card(name) for name in names} & set(hand) for hand in imagined_hands(t, 0, 3)]
    assert {len(found) for found in drawn} == {0, 1}


def test_3_7_what_is_imagined_could_have_come_from_the_pile_at_its_time() -> None:
    compared = 0
    for seed in range(8):
        dice = dice_of(seed, "shuffles")
        s = GAME.new(8)
        memory = Memory(s.options, 8, 0)
        while s.asking is not None and memory.shuffles < 3:
            seat = s.actors()[0]
            action = s.asking.sample(s, seat, dice)
            memory.watch(seat, action)
            s.apply(seat, action)
        view = GAME.view(s, 0)
        world = GAME.imagine(view, dice)
        in_pile = {memory.shuffle_of(c) for c in s.cards_in(PILE)}
        assert {memory.shuffle_of(c) for c in world.cards_in(PILE)} == in_pile
        for holder in range(1, 8):
            if NONE not in view.hand_batches[holder]:
                origins = [
                    sorted([(DECK.back[c], memory.shuffle_of(c)) for c in hand])
                    for hand in (s.cards_in(HAND + holder), world.cards_in(HAND + holder))
                ]
                assert origins[0] == origins[1]
                compared += len(origins[0])
    assert compared > 50
