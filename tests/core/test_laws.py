"""The laws bite: a sound game passes, and every fault is caught by the law that forbids it."""

from typing import ClassVar, cast

import pytest

from tatami.core.actions import act, noun
from tatami.core.cards import NONE
from tatami.core.chance import Dice, dice_of
from tatami.core.choices import Choices
from tatami.core.frames import EVERYBODY, Decision, Frame
from tatami.core.game import Move, Options
from tatami.core.laws import (
    Law,
    Trial,
    a_record_replays,
    copies_are_apart,
    nobody_sees_what_is_hidden,
    old_copies_never_change,
    what_is_seen_can_be_imagined,
)
from tatami.core.play import LONGEST
from tatami.core.watched import Broken
from tests.core import toy
from tests.core.toy import PICK, Compare, Deal, Pick, Round, Toy, ToyGame, ToyView

TRIALS = 30
QUICK = 1_000_000


def run(game: ToyGame, sparing: int = 1) -> None:
    """Try the game with both numbers of seats."""
    for number in range(TRIALS):
        Trial(game, 2 + number % 2, game.options(), dice_of(number, "toy"), sparing).run()


def law_broken_by(game: ToyGame, sparing: int = 1) -> str:
    """The law that fails first; with QUICK, of those that do not search."""
    with pytest.raises(Broken) as broken:
        run(game, sparing)
    assert broken.value.record.game == "toy"
    assert broken.value.law in str(broken.value)
    return broken.value.law


class OtherRound(Round):
    """A round of other frames than the toy's own."""

    frames: ClassVar[list[Frame[Toy]]] = []

    def run(self, s: Toy) -> None:
        if s.hands[0]:
            s.then_in_order(self.frames[0], self.frames[1], self)


class WithFrames(ToyGame):
    """The toy with other frames than its own; those within a test cannot be sent."""

    def __init__(self, pick: Decision[Toy], compare: Frame[Toy]) -> None:
        super().__init__()
        OtherRound.frames = [pick, compare]
        for frame in [pick, compare, OtherRound()]:
            toy.FRAMES[type(frame).__name__] = type(frame)

    def setup(self, seats: int, options: Options) -> Toy:
        s = Toy(seats)
        s.then_in_order(Deal(), OtherRound())
        return s


def with_pick(pick: Decision[Toy]) -> ToyGame:
    return WithFrames(pick, Compare())


def test_a_sound_game_passes() -> None:
    run(ToyGame())


# Secrets


def test_scramble_catches_a_view_that_leaks_and_imagine_alone_would_not() -> None:
    class Leaky(ToyGame):
        def view(self, s: Toy, seat: int) -> ToyView:
            view = super().view(s, seat)
            view.picks = s.picks.copy()
            return view

        def imagine(self, view: ToyView, dice: Dice) -> Toy:
            # It copies the leak along, so that looking again shows the same.
            seen = view.picks.copy()
            view.picks = [min(pick, 0) for pick in seen]
            if view.seat >= 0:
                view.picks[view.seat] = seen[view.seat]
            s = super().imagine(view, dice)
            view.picks = seen
            for seat, pick in enumerate(seen):
                swap(s, s.picks[seat], pick)
            return s

    assert law_broken_by(Leaky()) == "scramble"


def swap(s: Toy, one: int, other: int) -> None:
    """Let two cards change places."""
    for zone in [s.deck, s.picks, *s.hands, *s.won]:
        for at, card in enumerate(zone):
            if card in (one, other) and NONE not in (one, other):
                zone[at] = other if card == one else one


class OpenPick(Pick):
    def witnesses(self, s: Toy, seat: int) -> int:
        return EVERYBODY


def test_scramble_catches_a_log_that_leaks() -> None:
    assert law_broken_by(with_pick(OpenPick())) == "scramble"


def test_scramble_catches_a_question_that_leaks() -> None:
    class PickOfTheStrong(Pick):
        """Asks first whoever holds the highest card."""

        def actors(self, s: Toy) -> list[int]:
            left = super().actors(s)
            best = max((max(s.hands[seat]), seat) for seat in left)[1] if left else 0
            return [best] if left else []

    assert law_broken_by(with_pick(PickOfTheStrong())) == "scramble"


class PickInOrder(Pick):
    """Lists what is legal in an order that depends on another hand."""

    def offer(self, s: Toy, seat: int, choices: Choices) -> None:
        backwards = max(s.hands[seat - 1], default=0) % 2
        for card in s.hands[seat][::-1] if backwards else s.hands[seat]:
            choices.add(act(PICK, card))


def first_failure(law: Law, game: ToyGame) -> str:
    """What this law alone has against the game."""
    try:
        for number in range(TRIALS):
            trial = Trial(game, 2, {}, dice_of(number, "toy"))
            while not trial.s.is_over():
                law(trial)
                trial.move()
    except Broken as broken:
        return broken.detail
    return ""


def test_scramble_catches_choices_that_leak() -> None:
    failure = first_failure(nobody_sees_what_is_hidden, with_pick(PickInOrder()))
    assert failure.endswith("may do tells it something")


def test_imagine_catches_choices_that_cannot_be_imagined() -> None:
    failure = first_failure(what_is_seen_can_be_imagined, with_pick(PickInOrder()))
    assert failure.endswith("may do something else in its imagination")


def test_a_scramble_that_makes_an_impossible_history_is_noticed() -> None:
    class Careless(ToyGame):
        def scramble(self, s: Toy, moves: list[Move], seat: int, dice: Dice) -> list[Move]:
            return [(actor, act(PICK, 0)) for actor, _ in moves]

    assert law_broken_by(Careless()) == "scramble"


def test_imagine_catches_a_world_that_looks_different() -> None:
    class Forgetful(ToyGame):
        def imagine(self, view: ToyView, dice: Dice) -> Toy:
            s = super().imagine(view, dice)
            s.won = [[] for _ in s.won]
            return s

    assert law_broken_by(Forgetful()) == "imagine"


def test_imagine_catches_a_world_with_other_pieces() -> None:
    class Doubling(ToyGame):
        def imagine(self, view: ToyView, dice: Dice) -> Toy:
            s = super().imagine(view, dice)
            s.deck = [0] * len(s.deck)
            return s

    assert law_broken_by(Doubling()) == "imagine"


class Wet(list[int]):
    """Cards that do not stand being sent: nothing arrives."""

    def __reduce__(self) -> tuple[type, tuple[()]]:
        return list, ()


class Heavy(list[int]):
    """Cards that cannot be sent."""

    def __reduce__(self) -> str:
        raise TypeError("too heavy")


@pytest.mark.parametrize("cards", [Wet, Heavy])
def test_send_catches_a_view_that_does_not_arrive_as_it_was(cards: type[list[int]]) -> None:
    class Sending(ToyGame):
        def view(self, s: Toy, seat: int) -> ToyView:
            seen = super().view(s, seat)
            seen.hand_sizes = cards(seen.hand_sizes)
            return seen

    assert law_broken_by(Sending()) == "send"


# Copies


class OtherState(ToyGame):
    """The toy with another kind of state."""

    def __init__(self, kind: type[Toy]) -> None:
        super().__init__()
        self.kind = kind

    def setup(self, seats: int, options: Options) -> Toy:
        s = self.kind(seats)
        s.then_in_order(Deal(), Round())
        return s


def test_a_shallow_clone_is_caught() -> None:
    class Shallow(Toy):
        def clone(self) -> Toy:
            copy = super().clone()
            copy.hands = self.hands
            return copy

    assert law_broken_by(OtherState(Shallow)) == "copies are apart"


def test_a_clone_that_forgets_is_caught() -> None:
    class Forgetting(Toy):
        def clone(self) -> Toy:
            copy = super().clone()
            copy.won = [[] for _ in range(self.seats)]
            return copy

    assert law_broken_by(OtherState(Forgetting)) == "copies are apart"


def test_an_old_copy_that_changes_later_is_caught() -> None:
    trial = Trial(ToyGame(), 2, {}, dice_of(1, "toy"))
    copies_are_apart(trial)
    cast(Toy, trial.copies[0].s).deck.pop()
    with pytest.raises(Broken, match="old copies never change"):
        old_copies_never_change(trial)


class Counting(Toy):
    def __init__(self, seats: int, original: "Toy | None" = None) -> None:
        super().__init__(seats, original)
        self.lucky: int = original.lucky if isinstance(original, Counting) else 0


class LuckyCompare(Compare):
    """In an even round the lowest card wins."""

    def run(self, s: Toy) -> None:
        assert isinstance(s, Counting)
        s.lucky += 1
        if s.lucky % 2 == 0:
            winner = s.picks.index(min(s.picks))
            s.won[winner] = sorted(s.won[winner] + s.picks)
            s.picks = [NONE] * s.seats
        else:
            super().run(s)


def test_a_position_that_leaves_something_out_is_caught_at_the_end() -> None:
    class Lucky(WithFrames):
        def setup(self, seats: int, options: Options) -> Toy:
            s = Counting(seats)
            s.then_in_order(Deal(), OtherRound())
            return s

        def parse(self, text: str) -> Toy:
            found = super().parse(text)
            s = Counting(found.seats)
            s.deck, s.picks, s.hands, s.won = found.deck, found.picks, found.hands, found.won
            s.resume(found.pending())
            return s

        def imagine(self, view: ToyView, dice: Dice) -> Toy:
            return self.parse(self.write(super().imagine(view, dice)))

    assert law_broken_by(Lucky(Pick(), LuckyCompare())) == "old copies never change"


# Moves


def test_a_pick_that_depends_on_the_order_of_answers_is_caught() -> None:
    class LastOneWins(Pick):
        """Whoever answers last wins all the cards."""

        def take(self, s: Toy, seat: int, action: int) -> None:
            super().take(s, seat, action)
            if not self.actors(s):
                s.won[seat] = sorted(s.won[seat] + s.picks)
                s.picks = [NONE] * s.seats

    class Nothing(Compare):
        def run(self, s: Toy) -> None:
            pass

    assert law_broken_by(WithFrames(LastOneWins(), Nothing())) == "order of answers"


class OneEach(Pick):
    """No two seats may pick cards of the same half."""

    def offer(self, s: Toy, seat: int, choices: Choices) -> None:
        taken = [pick // 4 for pick in s.picks if pick != NONE]
        hand = s.hands[seat]
        for card in [card for card in hand if card // 4 not in taken] or hand:
            choices.add(act(PICK, card))


def test_an_answer_that_takes_another_one_away_is_caught() -> None:
    assert law_broken_by(with_pick(OneEach())) in ("order of answers", "scramble")


def test_a_lost_card_is_caught() -> None:
    class Losing(Compare):
        def run(self, s: Toy) -> None:
            super().run(s)
            s.won[0] = s.won[0][1:]

    assert law_broken_by(WithFrames(Pick(), Losing()), QUICK) == "every piece has one place"


def test_a_sample_that_is_not_uniform_is_caught() -> None:
    class Favourite(Pick):
        def sample(self, s: Toy, seat: int, dice: Dice) -> int:
            return self.legal(s, seat)[0]

    assert law_broken_by(with_pick(Favourite()), QUICK) == "samples are legal"


def test_a_look_that_changes_something_is_caught() -> None:
    class Nosy(ToyGame):
        def winners(self, s: Toy) -> list[int]:
            s.deck.reverse()
            return super().winners(s)

    assert law_broken_by(Nosy()) == "asking changes nothing"


def test_a_choice_for_somebody_who_is_not_asked_is_caught() -> None:
    class Generous(Pick):
        def asks(self, s: Toy, seat: int) -> bool:
            return seat >= 0

    assert law_broken_by(with_pick(Generous()), QUICK) == "someone acts"


def test_a_question_to_nobody_is_caught() -> None:
    class Silent(Pick):
        def actors(self, s: Toy) -> list[int]:
            return []

    assert law_broken_by(with_pick(Silent()), QUICK) == "someone acts"


def test_a_frame_that_asks_others_than_its_seat_is_caught() -> None:
    class Confused(Pick):
        def __init__(self, seat: int = 0) -> None:
            super().__init__(seat)

    assert law_broken_by(with_pick(Confused()), QUICK) == "someone acts"


def test_a_match_without_an_end_is_caught() -> None:
    class Endless(Compare):
        def run(self, s: Toy) -> None:
            for seat, pick in enumerate(s.picks):
                s.hands[seat] = sorted([*s.hands[seat], pick])
            s.picks = [NONE] * s.seats

    trial = Trial(WithFrames(Pick(), Endless()), 2, {}, dice_of(1, "toy"), QUICK)
    trial.moves = trial.moves + [(0, 0)] * LONGEST
    with pytest.raises(Broken) as broken:
        trial.run()
    assert broken.value.law == "ends"


# Words and numbers


def test_two_actions_with_one_text_are_caught() -> None:
    class Mumbling(ToyGame):
        def action_text(self, action: int) -> str:
            return f"{self.verbs[action % 64]} {noun(action) // 2}"

    assert law_broken_by(Mumbling()) == "texts are unique"


def test_a_position_that_is_read_otherwise_is_caught() -> None:
    class Careless(ToyGame):
        def parse(self, text: str) -> Toy:
            s = super().parse(text)
            s.deck = s.deck[1:]
            return s

    assert law_broken_by(Careless()) == "positions can be written"


def test_a_position_that_loses_choices_is_caught() -> None:
    class Lossy(ToyGame):
        def write(self, s: Toy) -> str:
            return super().write(s)

        def parse(self, text: str) -> Toy:
            s = super().parse(text)
            if isinstance(s.asking, Pick):
                s.asking = Pick()
                s.picks = [NONE] * s.seats
            return s

    class Blurred(Lossy):
        def write(self, s: Toy) -> str:
            shown = s.clone()
            shown.picks = [NONE] * s.seats
            return super().write(shown)

    assert law_broken_by(Blurred()) == "positions can be written"


def test_a_refusal_without_a_rule_is_caught() -> None:
    class Mute(ToyGame):
        def why_not(self, s: Toy, seat: int, action: int) -> str:
            return ""

    assert law_broken_by(Mute()) == "refusals have a rule"


def test_a_score_beyond_the_range_is_caught() -> None:
    class Boasting(ToyGame):
        def scores(self, s: Toy) -> list[int]:
            return [score + 100 * s.is_over() for score in super().scores(s)]

    assert law_broken_by(Boasting()) == "scores are in range"


def test_an_early_winner_is_caught() -> None:
    class Hasty(ToyGame):
        def winners(self, s: Toy) -> list[int]:
            return [0]

    assert law_broken_by(Hasty()) == "scores are in range"


def test_a_record_that_does_not_replay_is_caught() -> None:
    class Moody(ToyGame):
        """Every other match begins with a card won."""

        starts = 0

        def setup(self, seats: int, options: Options) -> Toy:
            s = super().setup(seats, options)
            Moody.starts += 1
            s.won[0] = [100] * (Moody.starts % 2)
            return s

    assert law_broken_by(Moody(), QUICK) == "a record replays"


def test_a_record_that_ends_in_another_position_is_caught() -> None:
    trial = Trial(ToyGame(), 2, {}, dice_of(1, "toy"))
    trial.run()
    cast(Toy, trial.s).deck.reverse()
    with pytest.raises(Broken, match="a record replays, after 8 moves: to "):
        a_record_replays(trial)


def test_a_crash_is_reported_with_its_record() -> None:
    class Crashing(Compare):
        def run(self, s: Toy) -> None:
            raise ZeroDivisionError("oops")

    game = WithFrames(Pick(), Crashing())
    with pytest.raises(Broken, match=r"crash.*ZeroDivisionError: oops") as broken:
        run(game, QUICK)
    assert broken.value.record.moves
