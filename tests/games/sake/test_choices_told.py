"""What can be done in Sake & Samurai, and what is asked, in words."""

import re
from dataclasses import replace

import pytest

from tatami.core.actions import verb
from tatami.core.chance import dice_of
from tatami.games.sake import GAME
from tatami.games.sake.pieces import RIGHT
from tatami.games.sake.rules.play import ChoosePlay
from tatami.games.sake.rules.setup import LayLifeCard
from tatami.games.sake.rules.verbs import DEFEND
from tatami.games.sake.story import SakeNarrator
from tatami.games.sake.view import Ending
from tests.games.sake.narrated import NAMES, TELLER, seen
from tests.games.sake.table import DRINK_2, GUARD_2, HIT_2, Table


@pytest.mark.parametrize(
    ("action", "meaning"),
    [
        ("attack pipe1 katana 2", "attack Aki with Katana 3 + Pipe 1"),
        ("attack pipe1 bare 2", "attack Aki with bare hands + Pipe 1"),
        ("move pipe2 left 2", "move 2 steps towards Botan with Pipe"),
        ("iaido pipe2 right 1", "iaido with Pipe: 1 step towards Aki, then strike with attack 1"),
        ("drink pipe1 2", "drink 2 sake with Pipe"),
        ("text yumi1", "lay down Yumi"),
        ("text pipe1", "lay down Pipe"),
        ("text minion1 left", "send a minion towards Botan"),
        ("text sakuragi1", "play Sakuragi"),
        ("text ramen1 3", "play Burning Ramen at Botan"),
        ("text riceballs1 3", "play Riceballs in the face at Botan"),
        ("text purchase1 2 katana", "play Drunken purchase on Katana of Aki"),
        ("text stomach1 2 life", "play Weak Stomach on the life pile of Aki"),
        ("text stench1 2.1", "play Strategic Stench between Aki and Botan"),
        ("use pipe", "use Pipe"),
        ("burn board", "burn the sake on the board to draw a card"),
        ("extra katana", "burn the sake on Katana to play one more card"),
        ("soul 2", "burn your soul: take 2 life cards"),
        ("strike katana 2", "strike Aki with Katana"),
        ("aim chopsticks 3", "use Throwing Chopsticks at Botan"),
        ("cancel falter1", "cancel it with Falter"),
        ("defend falter1", "defend with Falter: 1 + 2 from weapon and armour"),
        ("evade minion2", "sacrifice Minion and evade"),
        ("cut", "make the card count 0 less"),
        ("place life", "put the sake on the life pile"),
        ("discard falter1", "discard Falter"),
        ("keep falter1", "lay Falter onto your life pile"),
        ("lift falter1", "take Falter from your life pile"),
        ("wield katana", "wield Katana"),
        ("send minion1 0", "let a minion attack"),
        ("shift 2 life katana", "move the sake of Aki from the life pile to Katana"),
        ("hand 2 sleepy 3", "take a sleepy card from Aki and give it to Botan"),
        ("steal", "steal a sake token"),
        ("haunt minion1 2", "haunt Aki with Minion"),
        ("give 3", "give the sake to Botan"),
    ],
)
def test_a_choice_says_what_it_does(action: str, meaning: str) -> None:
    assert TELLER.choice(seen(), GAME.action_from(action)) == meaning


def test_passing_depends_on_the_question() -> None:
    assert TELLER.choice(seen(), GAME.action_from("pass")) == "play no more cards"


def test_who_has_played_all_cards_goes_on() -> None:
    assert TELLER.choice(replace(seen(), plays=0), GAME.action_from("pass")) == "go on"


def test_the_prompt_says_how_many_cards_may_be_played() -> None:
    assert TELLER.prompt(seen()) == "Your turn: you may play up to 2 cards."


def test_the_prompt_says_that_it_is_the_last_turn() -> None:
    emptied = Ending(0, 0, last_turns=4, sudden_deaths=0)
    view = replace(seen(), ending=emptied)
    # In the turn that empties the Masu everybody has a last turn before them.
    assert TELLER.prompt(view).startswith("Your turn:")
    assert TELLER.news(view) == "3 last turns left"
    last = replace(view, ending=replace(emptied, last_turns=3))
    assert TELLER.prompt(last) == "Your last turn: you may play up to 2 cards."
    assert TELLER.news(last) == "3 last turns left"


def test_a_minion_that_need_not_go_far_stays() -> None:
    view = seen()
    free = replace(view, options={**view.options, "minions": "free"})
    assert TELLER.choice(free, GAME.action_from("send minion1 0")) == "let a minion stay"


def test_the_prompt_names_what_is_about_to_be_taken() -> None:
    # The second seat is asked, so the first has another name than the reader.
    teller = SakeNarrator(["Aki", "You", "Botan"])
    thing = Table(["purchase1", "", ""], mere_windows=True).with_sake(1, "board")
    thing.does(0, "text purchase1 2 katana")
    assert teller.prompt(thing.view(1)).startswith("Aki makes you lose Katana.")
    token = Table(["stomach1", "", ""]).with_sake(1, "life", "board")
    token.does(0, "text stomach1 2 life")
    assert teller.prompt(token.view(1)).startswith("Aki makes you lose the sake on the life pile.")
    token.does(1, "burn life")
    assert teller.prompt(token.view(1)).startswith("The sake that Aki is after is burnt already.")


def test_the_prompt_says_that_a_minion_attacks() -> None:
    teller = SakeNarrator(["Aki", "You", "Botan"])
    t = Table(["", GUARD_2, ""], pile=HIT_2).with_minion(0, RIGHT, "minion1", 1).begins(0)
    t.passes(0).does(0, "send minion1 1").unanswered()
    assert teller.prompt(t.view(1)) == "The minion of Aki attacks you with 2. Do you defend?"


def test_the_prompt_counts_the_sake_that_is_left_to_place() -> None:
    t = Table([DRINK_2, "", ""]).does(0, f"drink {DRINK_2} 2")
    assert TELLER.prompt(t.view(0)) == "You have 2 sake to put down. Where does the next one go?"
    t.does(0, "place life")
    assert TELLER.prompt(t.view(0)) == "Choose where to put the sake."


def test_who_may_cancel_a_movement_hears_where_it_goes() -> None:
    teller = SakeNarrator(["Aki", "You", "Botan"])
    t = Table([HIT_2, "falter1", ""]).with_steps(1, 3, 3).does(0, f"iaido {HIT_2} left 1")
    assert teller.prompt(t.view(1)) == "Aki moves 1 step towards Botan. Do you cancel it?"


def test_a_text_that_works_once_more_says_which_and_what_for() -> None:
    t = Table(["chopsticks1", "", ""]).strikes(0, "text chopsticks1 2").undefended()
    assert TELLER.prompt(t.view(0)) == "Throwing Chopsticks, once more: whom do you attack?"
    t = Table(["stench1", "", ""]).does(0, "text stench1 3.1")
    assert TELLER.prompt(t.view(0)) == "Strategic Stench, once more: where do you add a step?"


def test_the_prompt_counts_the_life_cards_that_are_left_to_lay() -> None:
    # With eight at the table somebody gets the samurai who chooses them.
    s = GAME.new(8)
    teller = SakeNarrator(NAMES)
    dice = dice_of(1, "dealt")
    told = []
    while not isinstance(s.asking, ChoosePlay):
        seat = s.actors()[0]
        assert s.asking is not None
        if isinstance(s.asking, LayLifeCard):
            told.append(teller.prompt(GAME.view(s, seat)))
        s.apply(seat, s.asking.sample(s, seat, dice))
    assert told[-2:] == [
        "Lay 2 cards onto your life pile, one after the other.",
        "Lay one last card onto your life pile.",
    ]


def test_a_defence_is_told_as_the_rules_count_it() -> None:
    told = 0
    dice = dice_of(5, "defences")
    while told < 20:
        s = GAME.new(4)
        while not s.is_over() and told < 20:
            seat = s.actors()[0]
            for action in s.legal(seat) if seat >= 0 else []:
                if verb(action) == DEFEND:
                    meaning = SakeNarrator(NAMES[:4]).choice(GAME.view(s, seat), action)
                    after = s.clone()
                    assert after.asking is not None
                    after.asking.take(after, seat, action)
                    counted = sum(map(int, re.findall(r"\d+", meaning.split(": ")[1])))
                    assert counted == after.defence
                    told += 1
            assert s.asking is not None
            s.apply(seat, s.asking.sample(s, seat, dice))
