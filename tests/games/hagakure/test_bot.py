"""What the bots of Hagakure expect of their opponents, and what they conclude from their play."""

import pytest

from tatami.core.actions import noun, verb
from tatami.core.chance import dice_of
from tatami.core.frames import CHANCE
from tatami.games.hagakure import GAME
from tatami.games.hagakure.bot.evaluation import HagakureHeuristics
from tatami.games.hagakure.bot.likelihood import has_evidence, likelihood, likelihood_of_cards
from tatami.games.hagakure.bot.opponents import card_odds, chip_odds, foreseen
from tatami.games.hagakure.bot.policy import GreedyHagakure
from tatami.games.hagakure.pieces import ALL_CHIPS, CHIPS, DOUBLE, FOOL, SWAP, YOMI, ZERO, set_with
from tatami.games.hagakure.rules import PLAY
from tatami.games.hagakure.state import Hagakure

STRONG = [17, 19, 20, 21, 22]
MIDDLING = [9, 11, 12, 13, 14]
WEAK = [6, 7, 8, 10, FOOL]


def table(first: list[int], second: list[int], third: list[int]) -> Hagakure:
    """The first round of three seats with these hands, before the chips."""
    hands = "/".join(
        "+".join("fool" if card == FOOL else str(card) for card in hand)
        for hand in (first, second, third)
    )
    return GAME.read(
        f"rounds=full,tie=extra 1.0 {hands} 0/1/2/- - -/-/- -/-/- DZVSL/DZVSL/DZVSL -/-/- 0/0/0 "
        "EndOfRound>Score>PlayChip(0)"
    )


def after(s: Hagakure, *actions: str) -> Hagakure:
    """The table after these actions, each by the seat whose turn it is."""
    for text in actions:
        seat = s.actors()[0]
        action = GAME.action_from(text)
        assert action in s.legal(seat)
        s.apply(seat, action)
    return s


def favourite(s: Hagakure) -> int:
    """The card that attracts the seat most whose turn it is."""
    seat = s.actors()[0]
    cards = [noun(action) for action in s.legal(seat)]
    odds = card_odds(s, seat, cards)
    return cards[odds.index(max(odds))]


# Habits


def test_the_last_seat_wins_with_no_more_than_it_needs() -> None:
    s = after(table(MIDDLING, WEAK, STRONG), "none", "none", "none", "14", "6")
    assert favourite(s) == 17


def test_a_fool_is_laid_on_a_fool() -> None:
    s = table([9, 11, 12, 13, FOOL], [10, 14, 15, 16, 18], [17, 19, 20, 21, FOOL])
    assert favourite(after(s, "none", "none", "none", "fool", "18")) == FOOL


def test_chips_are_played_with_the_hands_they_are_good_for() -> None:
    strong = chip_odds(table(STRONG, WEAK, MIDDLING), 0, ALL_CHIPS)
    weak = chip_odds(table(WEAK, STRONG, MIDDLING), 0, ALL_CHIPS)
    assert strong[DOUBLE] > max(strong[ZERO], strong[SWAP])
    assert weak[DOUBLE] < min(weak[ZERO], weak[SWAP])


def test_a_chip_that_is_spent_is_not_expected() -> None:
    odds = chip_odds(table(WEAK, STRONG, MIDDLING), 0, ALL_CHIPS ^ 1 << SWAP)
    assert len(odds) == CHIPS + 1
    assert odds[SWAP] == 0.0
    assert sum(odds) > 0.0


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_is_foreseen_is_legal(seats: int) -> None:
    dice = dice_of(seats, "habits")
    s = GAME.new(seats)
    while not s.is_over():
        assert s.asking is not None
        seat = s.actors()[0]
        if seat == CHANCE:
            action = s.asking.sample(s, seat, dice)
        else:
            action = foreseen(s, seat, s.legal(seat), dice)
            assert action in s.legal(seat)
        s.apply(seat, action)


def test_the_greedy_bot_mostly_does_what_the_model_says() -> None:
    # More often than not it plays the card that is held to be likeliest; by chance one in three.
    dice = dice_of(1, "greedy")
    greedy = GreedyHagakure(GAME, dice)
    s = GAME.new(3, {"rounds": "3"})
    foreseen_cards = []
    while not s.is_over():
        assert s.asking is not None
        seat = s.actors()[0]
        legal = s.legal(seat)
        if seat == CHANCE:
            action = s.asking.sample(s, seat, dice)
        elif len(legal) == 1:
            action = legal[0]
        else:
            action = greedy.choose(GAME.view(s, seat), legal)
            if verb(action) == PLAY:
                foreseen_cards.append(noun(action) == favourite(s))
        s.apply(seat, action)
    assert sum(foreseen_cards) > len(foreseen_cards) / 2


# Likelihood


def test_before_a_rival_has_done_anything_all_worlds_are_alike() -> None:
    assert not has_evidence(table(STRONG, WEAK, MIDDLING), 0)
    assert has_evidence(after(table(STRONG, WEAK, MIDDLING), "none"), 1)


def test_a_world_where_a_weak_hand_was_doubled_is_unlikely() -> None:
    strong = after(table(STRONG, MIDDLING, WEAK), "double")
    weak = after(table(WEAK, MIDDLING, STRONG), "double")
    assert likelihood(strong, 1) > 4 * likelihood(weak, 1)


def test_a_hand_that_was_swapped_was_weak() -> None:
    # What was given up lies in the Yomi.
    weak = after(table(WEAK, MIDDLING, [15, 16, 17, 18, FOOL]), "swap")
    strong = after(table(STRONG, MIDDLING, [15, 16, FOOL, 18, FOOL]), "swap")
    assert weak.hands[YOMI] == set_with(WEAK)
    assert likelihood(weak, 1) > 2 * likelihood(strong, 1)


def test_chips_still_tell_while_the_first_trick_is_played() -> None:
    strong = after(table(MIDDLING, STRONG, WEAK), "none", "double", "none")
    weak = after(table(MIDDLING, WEAK, STRONG), "none", "double", "none")
    assert has_evidence(strong, 0)
    assert likelihood(strong, 0) > 4 * likelihood(weak, 0)


def test_who_laid_no_fool_on_a_fool_had_none() -> None:
    led = [9, 11, 12, 13, FOOL]
    played = ["none", "none", "none", "fool", "19"]
    without = after(table(led, [10, 14, 15, 19, 20], [16, 17, 18, 21, FOOL]), *played)
    with_one = after(table(led, [10, 14, 15, 19, FOOL], [16, 17, 18, 20, 21]), *played)
    assert likelihood_of_cards(without, 2) > 2 * likelihood_of_cards(with_one, 2)


def test_evidence_changes_nothing() -> None:
    s = after(table(MIDDLING, STRONG, WEAK), "none", "swap", "none", "9")
    before = GAME.write(s)
    assert likelihood(s, 1) > 0.0
    assert GAME.write(s) == before


def test_likely_worlds_are_imagined_more_often() -> None:
    s = after(table(WEAK, MIDDLING, STRONG), "swap")
    view = GAME.view(s, 1)
    heuristics = HagakureHeuristics(GAME)
    dice = dice_of(1, "worlds")
    plain = sum(likelihood(GAME.imagine(view, dice), 1) for _ in range(200))
    weighed = sum(likelihood(heuristics.imagine(view, dice), 1) for _ in range(200))
    assert weighed > 1.5 * plain
