"""What is seen, what is imagined, and what the log keeps to itself."""

from collections import Counter

from tatami.core.cards import NONE
from tatami.core.chance import dice_of
from tatami.core.frames import CHANCE, WATCHER
from tatami.games.hagakure import GAME
from tatami.games.hagakure.pieces import FOOL, RED, YOMI, cards_in
from tatami.games.hagakure.rules import (
    Dealt,
    EndOfRound,
    ExtraRound,
    LeadShared,
    PlayCard,
    Round,
    RoundBegun,
    RoundEnded,
    RoundSum,
    Score,
    Scored,
    TakeTrick,
    Trick,
    TrickTaken,
)
from tests.games.hagakure.table import HagakureTable, chips, trick

MANY = 400


def imagined(t: HagakureTable, viewer: int, place: int) -> list[int]:
    """What the viewer imagines in this place, again and again."""
    view = GAME.view(t.s, viewer)
    return [GAME.imagine(view, dice_of(n, "imagine")).hands[place] for n in range(MANY)]


def test_what_was_not_seen_is_imagined_in_many_ways() -> None:
    t = chips()
    assert set(imagined(t, 0, 0)) == {t.s.hands[0]}
    assert len(set(imagined(t, 0, 1))) > 10
    assert len(set(imagined(t, 0, YOMI))) > 10


def test_a_hand_that_was_seen_is_imagined_as_it_is() -> None:
    t = chips()
    t.does(0, "look 3")
    assert set(imagined(t, 0, 2)) == {t.s.hands[2]}


def test_a_hand_that_was_swapped_away_is_imagined_where_it_went() -> None:
    t = chips()
    t.in_turn("swap", "swap")
    assert set(imagined(t, 0, 1)) == {t.s.hands[1]}
    assert len(set(imagined(t, 2, 1))) > 10


def test_a_seat_that_could_not_follow_is_imagined_without_red() -> None:
    t = trick("20+9+10", "7+8+11", "21+12+13")
    t.in_turn("20", "7")
    assert not any(hand & RED for hand in imagined(t, 0, 1))
    assert any(hand & RED for hand in imagined(t, 0, 2))


def test_imagined_deals_are_as_likely_as_the_deal_makes_them() -> None:
    t = trick("6+9+10+11+12+13", "7+8+14+15+16+17", "fool+fool+fool+18+19+20", leader=0)
    hands = [cards_in(hand) for hand in imagined(t, 0, 1)]
    counted = Counter(card for hand in hands for card in hand)
    # Fourteen cards are hidden, and six of them are in this hand; three of the cards are fools.
    expected = MANY * 6 / 14
    assert abs(counted[FOOL] - 3 * expected) < 0.2 * 3 * expected
    assert abs(counted[18] - expected) < 0.2 * expected
    assert abs(counted[7] - expected) < 0.2 * expected


def test_a_view_cannot_change_the_table() -> None:
    t = chips()
    t.view(0).options["tie"] = "shared"
    assert t.s.options.chosen["tie"] == "extra"


def test_the_log_shows_a_dealt_card_only_to_its_receiver() -> None:
    s = GAME.new(4, log=True)
    while s.actors() == [CHANCE]:
        s.apply(CHANCE, s.legal(CHANCE)[0])
    assert s.log is not None
    to_second = [entry for entry in s.log if entry.event == Dealt(receiver=1)]
    assert len(to_second) == 4
    assert all(entry.seen_by(1).action != NONE for entry in to_second)
    assert all(entry.seen_by(0).action == NONE for entry in to_second)
    assert all(entry.seen_by(WATCHER).action == NONE for entry in to_second)


def test_the_log_tells_the_round_the_trick_and_the_score() -> None:
    t = trick("6", "22", "7", points="6/3/0", round=9)
    t.s.log = []
    t.in_turn("6", "22", "7")
    told = [(entry.frame, entry.event) for entry in t.s.log]
    nothing, one_trick = RoundSum(0, False, NONE, False), RoundSum(1, False, NONE, False)
    assert told == [
        (PlayCard(0), None),
        (PlayCard(1), None),
        (PlayCard(2), None),
        (TakeTrick(), TrickTaken(winner=1, leader=0, cards=[6, 22, 7])),
        (Trick(), None),
        (Score(), Scored([-2, 1, -2], [nothing, one_trick, nothing])),
        (EndOfRound(), RoundEnded([4, 4, -2])),
        (ExtraRound(), LeadShared([0, 1])),
        (Round(), RoundBegun(round=10, rounds=9, dealer=2)),
    ]
