"""A game without a story is told by the names of its frames, events, fields and verbs."""

from dataclasses import dataclass
from typing import Any

from tatami.core.actions import act
from tatami.core.cards import NONE
from tatami.core.chance import dice_of
from tatami.core.frames import CHANCE, NOBODY, WATCHER
from tatami.core.named import Event, Named
from tatami.core.state import Entry
from tatami.games import GAMES
from tatami.narration import narrator_of
from tatami.narration.plain import PlainNarrator, per_seat
from tatami.narration.titles import in_words
from tatami.words import speaking
from tests.core.toy import DEAL, PICK, Compare, Deal, Pick, Toy, ToyGame

GAME = ToyGame()
NAMES = ["You", "Aki"]


@dataclass
class Stone(Named):
    """Something with two fields."""

    colour: int
    is_old: bool


@dataclass
class StonesTaken(Event):
    """A seat, a list of it, nothing, and something in several numbers."""

    seat: int
    seats: list[int]
    cards: list[int]
    stone: Stone
    points: int


def dealt() -> Toy:
    """A match in which two seats have their cards."""
    s = GAME.new(2)
    dice = dice_of(1, "plain")
    while s.actors() == [CHANCE]:
        asked = s.asking
        assert asked is not None
        s.apply(CHANCE, asked.sample(s, CHANCE, dice))
    return s


def narrator() -> PlainNarrator:
    found = narrator_of(GAME, NAMES)
    assert isinstance(found, PlainNarrator)
    return found


def story(entry: Entry) -> str:
    return narrator().story(GAME.view(dealt(), 0), entry)


def test_names_of_the_code_become_words() -> None:
    assert [in_words(name) for name in ("PickCard", "bare_hands", "x")] == [
        "Pick card",
        "Bare hands",
        "X",
    ]


def test_a_question_is_its_name_and_its_rule() -> None:
    view = GAME.view(dealt(), 0)
    assert narrator().prompt(view) == "Pick (rule 3)."
    with speaking("nl"):
        assert narrator().prompt(view) == "Pick (regel 3)."


def test_a_choice_is_what_is_typed() -> None:
    assert narrator().choice(GAME.view(dealt(), 0), act(PICK, 3)) == "pick 3"


def test_what_a_seat_did_is_told_if_the_reader_may_know_it() -> None:
    assert story(Entry(Pick(), 1, act(PICK, 3))) == "Aki: pick 3"
    assert story(Entry(Pick(), 1, NONE)) == "Aki has chosen in secret."
    assert story(Entry(Pick(), 0, NONE)) == "You have chosen in secret."
    assert story(Entry(Deal(), CHANCE, act(DEAL, 3))) == "Chance: deal 3"
    assert story(Entry(Deal(), CHANCE, NONE)) == ""
    assert story(Entry(Compare(), NOBODY, NONE)) == ""


def test_an_event_is_told_by_its_fields() -> None:
    event = StonesTaken(1, [0, 1], [], Stone(2, True), -3)
    facts = "seat Aki, seats You, Aki, cards none, stone (colour 2, is old yes), points −3"
    assert story(Entry(Compare(), NOBODY, NONE, event)) == f"Stones taken: {facts}"
    assert story(Entry(Pick(), 1, act(PICK, 3), event)) == f"Aki: pick 3 ({facts})"


def test_fields_with_a_value_for_each_seat_are_told_with_names() -> None:
    assert per_seat(GAME) == {"hand_sizes", "picks", "won"}
    s = dealt()
    hand = ", ".join(map(str, s.hands[0]))
    assert narrator().lines(GAME.view(s, 0)) == [
        f"Hand: {hand}",
        "Hand sizes: You 2; Aki 2",
        "Picks: You −1; Aki −1",
        "Won: You none; Aki none",
    ]


def test_any_game_can_be_told_plainly() -> None:
    for game in GAMES.values():
        names = [f"Seat {seat}" for seat in range(game.fewest_seats)]
        plain = Wordless(names, game)
        s: Any = game.new(game.fewest_seats, log=True)
        dice = dice_of(2, "plain")
        for _ in range(60):
            if not s.is_over():
                seat = s.actors()[0]
                s.apply(seat, s.asking.sample(s, seat, dice))
        for viewer in (*range(s.seats), WATCHER):
            view = game.view(s, viewer)
            assert all(plain.lines(view))
            assert [plain.story(view, entry.seen_by(viewer)) for entry in s.log]


class Wordless(PlainNarrator):
    """Knows no sentence of the game's own."""

    def own(self, name: str, facts: dict[str, int | str]) -> str:
        return ""
