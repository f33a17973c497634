"""Samurai: the card game in words."""

from tatami.core.frames import WATCHER
from tatami.games.samurai_cards import GAME
from tatami.games.samurai_cards.story import SamuraiCardsNarrator
from tests.games.samurai_cards.table import SamuraiTable, table

NAMES = ["You", "Aki", "Botan"]
TELLER = SamuraiCardsNarrator(NAMES)


def match() -> SamuraiTable:
    """Three seats, two villages, and a place where the next card brings two more."""
    t = table(
        "hb@0,0+r*@5,5",
        ["h2@5,6", "b2@0,1+r2@5,4", "s2@0,-1+s1@4,5"],
        ["h4+s1", "b4", "b3"],
        top="br",
        stones="1.0.0/0.0.2/0.0.0",
    )
    t.s.log = []
    return t


def prompt(t: SamuraiTable, viewer: int = 0) -> str:
    return TELLER.prompt(GAME.view(t.s, viewer))


def choices(t: SamuraiTable, seat: int = 0) -> list[str]:
    view = GAME.view(t.s, seat)
    return [TELLER.choice(view, action) for action in t.s.legal(seat)]


def told(t: SamuraiTable, viewer: int = 0) -> list[str]:
    """The story as this seat reads it."""
    view = GAME.view(t.s, viewer)
    entries = [entry.seen_by(viewer) for entry in t.s.log or []]
    return [sentence for entry in entries if (sentence := TELLER.story(view, entry))]


def test_the_prompt_says_what_is_wanted() -> None:
    t = match()
    assert prompt(t) == "Place a card beside a village. The next village is Buddha + rice."
    t.places(0, "h4 1,0")
    t.turns_up("h")
    assert prompt(t) == "Where does the village Buddha + rice go? The next one is helmet."


def test_the_prompt_says_that_the_pile_is_used_up() -> None:
    t = match()
    t.s.top = 0
    assert prompt(t) == "Place a card beside a village. No villages are left in the pile."


def test_every_choice_says_which_villages_it_touches() -> None:
    t = match()
    assert choices(t)[:2] == [
        "place helmet 4 at 1,0, beside helmet + Buddha (3 of 4 sides)",
        "place helmet 4 at -1,0, beside helmet + Buddha (3 of 4 sides)",
    ]
    t.places(0, "h4 1,0")
    t.turns_up("h")
    assert choices(t) == [
        "put the village Buddha + rice at 1,1",
        "put the village Buddha + rice at 1,-1",
    ]


def test_a_turn_is_told_in_sentences() -> None:
    t = match()
    t.places(0, "h4 1,0")
    t.turns_up("h")
    t.lays(0, "1,-1")
    t.turns_up("hr")
    t.draws("s3")
    assert told(t) == [
        "You place helmet 4 at 1,0.",
        "The next village is helmet.",
        "You lay the village Buddha + rice at 1,-1.",
        "A new village: helmet at 1,1.",
        "The next village is helmet + rice.",
        "You draw samurai 3.",
    ]
    assert told(t, 1)[-1] == "The next village is helmet + rice."


def test_the_beginning_is_told() -> None:
    s = GAME.new(3, log=True)
    t = match()
    t.s = s
    t.nature()
    assert told(t)[:2] == [
        "The villages are shuffled, and everybody draws five cards.",
        "The next village is helmet.",
    ]
    assert "The first village is helmet at 0,0." in told(t)


def test_scored_villages_are_told_each_on_its_own_line() -> None:
    t = table(
        "hb@0,0+r@2,0",
        ["h2@0,1+r3@2,1+r4@3,0", "b2@-1,0+h3@0,-1", "h3@2,-1"],
        ["s3", "b4", "b3"],
        options="influence=111223,gap=strict,leaderless=stones",
    )
    t.s.log = []
    t.s.pile = t.s.top = 0
    t.places(0, "s3 1,0")
    assert told(t)[1].splitlines() == [
        "The village at 2,0 is scored: rice to you.",
        "The village at 0,0 is scored: helmet to you, Buddha to you.",
    ]


def test_beside_a_board_scored_villages_are_told_in_one_sentence() -> None:
    t = table(
        "hb@0,0+r@2,0",
        ["h2@0,1+r3@2,1+r4@3,0", "b2@-1,0+h3@0,-1", "h3@2,-1"],
        ["s3", "b4", "b3"],
        options="influence=111223,gap=strict,leaderless=stones",
    )
    t.s.log = []
    t.s.pile = t.s.top = 0
    t.places(0, "s3 1,0")
    teller = SamuraiCardsNarrator(NAMES)
    teller.tells_coordinates = False
    stories = [teller.story(GAME.view(t.s, 1), entry) for entry in t.s.log]
    assert "2 villages are scored: rice to you; helmet to you, Buddha to you." in stories


def test_a_stone_that_nobody_takes_is_told() -> None:
    t = table("b@0,0", ["h2@0,1+h3@1,0+h4@0,-1", "-", "-"], ["r2", "b4", "b3"])
    t.s.log = []
    t.places(0, "r2 -1,0")
    assert told(t)[1:] == [
        "The village at 0,0 is scored: Buddha to nobody.",
        "The game ends: there is no place left for a card.",
    ]


def test_the_table_is_told_in_lines() -> None:
    t = match()
    lines = TELLER.lines(GAME.view(t.s, 0))
    assert lines == [
        "Villages left: 42. On top: Buddha + rice.",
        "You: helmets 1, Buddhas 0, rice 0; cards in hand 2, in the pile 12.",
        "Aki: helmets 0, Buddhas 0, rice 2; cards in hand 1, in the pile 12.",
        "Botan: helmets 0, Buddhas 0, rice 0; cards in hand 1, in the pile 12.",
        "Village helmet + Buddha at 0,0: north Buddha 2 (Aki), east free, south samurai 2 (Botan), "
        "west free; helmet Botan 2, Buddha Aki 2 Botan 2.",
        "Your hand: helmet 4, samurai 1.",
    ]
    t.places(0, "h4 1,0")
    t.turns_up("h")
    assert "To be laid first: Buddha + rice." in TELLER.lines(GAME.view(t.s, 1))
    assert TELLER.lines(GAME.view(t.s, WATCHER))[-1] == "Your hand: no cards."


def test_a_symbol_without_influence_is_said() -> None:
    t = table("r@0,0", ["h2@0,1", "-", "-"], ["s3", "b4", "b3"])
    assert "rice nobody" in TELLER.lines(GAME.view(t.s, 0))[4]
