"""Frames and states."""

from dataclasses import dataclass
from typing import ClassVar

import pytest

from tatami.core.chance import Dice
from tatami.core.choices import Choices
from tatami.core.frames import (
    CHANCE,
    LARGEST_TABLE,
    NOBODY,
    WATCHER,
    Ask,
    Chance,
    Frame,
    Step,
    each_seat,
    only,
)
from tatami.core.laws import LoadedDice
from tatami.core.named import Event
from tatami.core.play import playout, playouts
from tatami.core.state import Entry
from tests.core.toy import Compare, Deal, Pick, Round, Toy, ToyGame

GAME = ToyGame()


class Say(Step[Toy]):
    """Keeps what it was told."""

    said: ClassVar[list[int]] = []

    def __init__(self, seat: int, word: int) -> None:
        super().__init__(seat)
        self.word = word

    def fields(self) -> list[int]:
        return [self.seat, self.word]

    def run(self, s: Toy) -> None:
        Say.said.append(self.word)
        if self.word == 1:
            s.then_in_order(Say(0, 2), Say(0, 3))


class AskFirst(Ask[Toy]):
    """Asks its seat for anything."""

    def offer(self, s: Toy, seat: int, choices: Choices) -> None:
        choices.add(0)

    def take(self, s: Toy, seat: int, action: int) -> None:
        Say.said.append(seat)


class Loaded(Chance[Toy]):
    """Outcome 7 is three times as likely as outcome 6."""

    def offer(self, s: Toy, seat: int, choices: Choices) -> None:
        choices.add(6)
        choices.add_likely(7, 3)

    def take(self, s: Toy, seat: int, action: int) -> None:
        Say.said.append(action)


def test_frames_are_done_in_order_before_anything_pending() -> None:
    Say.said = []
    s = Toy(2)
    s.then_in_order(Say(0, 1), Say(0, 4))
    s.settle()
    assert Say.said == [1, 2, 3, 4]
    assert s.is_over()


def test_the_rules_stop_at_a_question() -> None:
    s = Toy(2)
    s.then_in_order(AskFirst(1), Say(0, 5))
    s.settle()
    assert s.actors() == [1]
    assert s.legal(1) == [0]
    assert s.legal(0) == []
    assert s.pending() == [Say(0, 5), AskFirst(1)]


class Hurry(Step[Toy]):
    """Schedules one thing after the other."""

    def run(self, s: Toy) -> None:
        s.then(AskFirst(1))
        s.then(Say(0, 6))
        Say.said.append(5)


def test_what_a_rule_schedules_last_is_done_first_but_not_before_the_rule_has_ended() -> None:
    Say.said = []
    s = Toy(2)
    s.log = []
    s.then_in_order(Hurry(), Say(0, 7))
    s.settle()
    assert Say.said == [5, 6]
    assert s.pending() == [Say(0, 7), AskFirst(1)]
    s.apply(1, 0)
    assert Say.said == [5, 6, 1, 7]
    assert [entry.frame for entry in s.log] == [Hurry(), Say(0, 6), AskFirst(1), Say(0, 7)]


def test_four_things_can_be_scheduled_at_once() -> None:
    Say.said = []
    s = Toy(2)
    s.then(Say(0, 5))
    s.then_in_order(Say(0, 6), Say(0, 7), Say(0, 8), Say(0, 9))
    s.settle()
    assert Say.said == [6, 7, 8, 9, 5]


def test_the_rules_go_on_one_step_at_a_time() -> None:
    Say.said = []
    s = Toy(2)
    s.then_in_order(AskFirst(1), Say(0, 7), Say(0, 8))
    s.settle()
    s.begin(1, 0)
    assert Say.said == [1]
    assert s.advance()
    assert Say.said == [1, 7]
    copy = s.clone()
    assert copy.pending() == s.pending() == [Say(0, 8)]
    assert s.advance()
    assert not s.advance()
    assert Say.said == [1, 7, 8]
    assert s.is_over()


def test_between_steps_it_is_known_what_comes_next_and_nothing_is_over() -> None:
    s = Toy(2)
    s.then_in_order(AskFirst(1), Say(0, 1))
    s.settle()
    expected: list[Frame[Toy]] = [AskFirst(1), Say(0, 1), Say(0, 2), Say(0, 3)]
    found = []
    while (upcoming := s.upcoming()) is not None:
        assert not s.is_over()
        found.append(upcoming)
        if s.asking is not None:
            s.begin(1, 0)
        else:
            s.advance()
    assert found == expected
    assert s.is_over()


def test_what_was_scheduled_can_be_dropped() -> None:
    Say.said = []
    s = Toy(2)
    s.then_in_order(Say(0, 5), Say(0, 6), Say(0, 7))
    s.drop()
    s.drop()
    s.settle()
    assert Say.said == [7]
    s.then_in_order(Say(0, 8), Say(0, 9))
    s.drop_all()
    s.settle()
    assert Say.said == [7]


def test_a_state_can_stand_anywhere() -> None:
    s = GAME.new(2)
    s.resume([Say(0, 7), AskFirst(1)])
    assert s.actors() == [1]


def test_when_it_is_over_nobody_may_do_anything() -> None:
    s = Toy(2)
    s.settle()
    assert s.actors() == []
    assert s.legal(0) == []
    assert s.pending() == []
    with pytest.raises(AssertionError, match="over"):
        s.apply(0, 0)


def test_frames_are_equal_when_kind_and_fields_are() -> None:
    assert Say(0, 1) == Say(0, 1)
    assert Say(0, 1) != Say(0, 2)
    assert Round() != Compare()
    assert Round() != 1
    assert len({Say(0, 1), Say(0, 1), Say(1, 1)}) == 2


def test_a_frame_says_what_it_is() -> None:
    assert str(Say(0, 1)) == "Say(0,1)"
    assert str(Deal()) == "Deal"
    assert str(AskFirst(2)) == "AskFirst(2)"
    assert Round().seat == NOBODY
    assert Deal().seat == CHANCE


def test_every_seat_has_its_frame() -> None:
    frames = each_seat(AskFirst)
    assert [frame.seat for frame in frames] == list(range(LARGEST_TABLE))


def test_a_question_is_only_for_whom_it_asks() -> None:
    s = GAME.new(2)
    assert Deal().asks(s, CHANCE)
    assert not Deal().asks(s, 0)
    assert AskFirst(1).asks(s, 1)
    assert not AskFirst(1).asks(s, CHANCE)
    s.picks[0] = 3
    assert not Pick().asks(s, 0)
    assert Pick().asks(s, 1)


def test_a_plain_frame_names_the_rule_that_forbids() -> None:
    s = GAME.new(2)
    assert Pick().forbids(s, 0, 0) == "3"


def test_odds_weigh_the_outcomes() -> None:
    s = Toy(2)
    frame = Loaded()
    assert [frame.sample(s, CHANCE, LoadedDice(k)) for k in range(4)] == [6, 7, 7, 7]


def test_only_seats_are_witnesses() -> None:
    assert only(3) == 8
    assert only(WATCHER) == 0
    assert only(CHANCE) == 0


@dataclass
class Picked(Event):
    """Something to tell."""

    card: int


def test_a_line_of_the_log_hides_the_action_from_others() -> None:
    entry = Entry(Pick(), 1, 7, Picked(3), only(1))
    assert entry.seen_by(1) == Entry(Pick(), 1, 7, Picked(3))
    assert entry.seen_by(0) == Entry(Pick(), 1, -1, Picked(3))
    assert entry.seen_by(WATCHER) == Entry(Pick(), 1, -1, Picked(3))
    assert entry != "Pick"
    assert entry != Entry(Pick(), 1, 7, Picked(4), only(1))
    assert len({entry, Entry(Pick(), 1, 7, Picked(3), only(1))}) == 1
    assert repr(entry) == "Entry(Pick, 1, 7, Picked(card=3))"


def test_the_log_keeps_steps_and_actions_in_order() -> None:
    s = GAME.new(2, log=True)
    while s.actors() == [CHANCE]:
        s.apply(CHANCE, s.legal(CHANCE)[0])
    assert s.log is not None
    assert [entry.frame for entry in s.log] == [Deal()] * 4 + [Round()]


def test_a_clone_keeps_no_log() -> None:
    assert GAME.new(2, log=True).clone().log is None


def test_random_play_counts_the_decisions_of_seats() -> None:
    s = GAME.new(3)
    assert playout(s, Dice(b"x")) == 6
    assert s.is_over()
    assert playouts(GAME.new(2), 5, Dice(b"x")) == 20


def test_random_play_asks_a_single_seat_too() -> None:
    s = Toy(2)
    s.then_in_order(AskFirst(1), Loaded(), AskFirst(0))
    s.settle()
    assert playout(s, Dice(b"x")) == 2
