"""Sake & Samurai in words."""

import re
from dataclasses import replace
from importlib.resources import files

import pytest

from tatami.core.actions import act, verb
from tatami.core.cards import NONE
from tatami.core.chance import dice_of
from tatami.core.frames import CHANCE, Frame
from tatami.core.named import Event
from tatami.core.state import Entry
from tatami.games.sake import GAME, SakeGame
from tatami.games.sake.columns import Minion
from tatami.games.sake.deck_file import house_deck, read
from tatami.games.sake.pieces import BOARD, LIFE, RIGHT
from tatami.games.sake.rules.death import Death, Seppuku
from tatami.games.sake.rules.fading import Scatter, Scattered
from tatami.games.sake.rules.fight import (
    Clash,
    Clashed,
    CountHits,
    HitsCounted,
    HitsLanded,
    HitsReturned,
    Land,
    ReturnHits,
    Strike,
    Struck,
)
from tatami.games.sake.rules.pile import DrawCard, Drawn, RevealAttack, TurnUp
from tatami.games.sake.rules.play import ChoosePlay, PlayPhase
from tatami.games.sake.rules.setup import BoardDealt, DealBoard, LayLifeCard
from tatami.games.sake.rules.spirits import Haunted, Haunting, PassedOn, PassOn
from tatami.games.sake.rules.sudden_death import Count, Counted
from tatami.games.sake.rules.texts import LoseThing, LoseToken, ThingLost, TokenLost
from tatami.games.sake.rules.turn import EndTurn, Round, RoundBegun, Turn, TurnEnded
from tatami.games.sake.rules.verbs import BOARD_IS, DEFEND, DRAW, LIFT, PASS_ON, REVEAL, TURN_UP
from tatami.games.sake.rules.windows import LifeCardLifted, LiftLifeCard
from tatami.games.sake.state import Sake
from tatami.games.sake.story import SakeNarrator
from tatami.games.sake.story.names import (
    knowledge_name,
    knowledge_text,
    location_name,
    location_text,
    title_text,
)
from tatami.games.sake.targets import Target
from tatami.games.sake.view import Ending, SakeView
from tatami.words import say, speaking
from tests.games.sake.table import DRINK_2, GUARD_2, HIT_2, Table

NAMES = ["You", "Aki", "Botan", "Chiyo", "Daigo", "Emi", "Fuyu", "Goro"]
TELLER = SakeNarrator(NAMES[:3])
DECK = house_deck()
HOUSE = files("tatami").joinpath("games", "sake", "deck.toml").read_text(encoding="utf-8")


def dealt(seats: int = 3) -> Sake:
    """A match that waits for its first play."""
    s = GAME.new(seats)
    dice = dice_of(1, "dealt")
    while s.actors() == [CHANCE] or "Lay" in type(s.asking).__name__:
        seat = s.actors()[0]
        assert s.asking is not None
        s.apply(seat, s.asking.sample(s, seat, dice))
    return s


def seen(viewer: int = 0) -> SakeView:
    return GAME.view(dealt(), viewer)


def card(name: str) -> int:
    return DECK.card_ids.index(name)


# What can be done


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
        ("send minion1 0", "let a minion stay"),
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


# The story


@pytest.mark.parametrize(
    ("frame", "action", "event", "sentence"),
    [
        (Turn(0), NONE, None, "Your turn."),
        (Turn(1), NONE, None, "The turn of Aki."),
        (Death(1), NONE, None, "Aki is dead, and a spirit of Enma now."),
        (Seppuku(0), NONE, None, "You commit seppuku."),
        (DealBoard(1), act(BOARD_IS, 0), BoardDealt(1), "Aki is Miyamoto Musashi."),
        (DrawCard(1), NONE, Drawn(1, back=2), "Aki draws a sleepy card."),
        (
            DrawCard(0),
            act(DRAW, card("katana1")),
            Drawn(0, back=2),
            "You draw Katana (attack 1, defence 2, move 2, drink 0).",
        ),
        (
            RevealAttack(),
            act(REVEAL, card("katana1")),
            None,
            "The top card decides the minion’s attack: Katana, 1.",
        ),
        (PassOn(0, 1, 2), act(PASS_ON, card("yumi1")), PassedOn(0, 1, 2), "It is Yumi."),
        (PassOn(0, 1, 2), NONE, PassedOn(0, 1, 2), ""),
        (TurnUp(), act(TURN_UP, 1), None, ""),
        (
            LiftLifeCard(1),
            NONE,
            LifeCardLifted(back=0),
            "Aki takes a troublesome card from the life pile.",
        ),
        (
            LiftLifeCard(0),
            act(LIFT, card("yumi1")),
            LifeCardLifted(back=0),
            "You take Yumi from the life pile.",
        ),
        (
            Strike(),
            NONE,
            Struck(
                striker=1,
                minion=card("minion1"),
                target=Target(0, NONE),
                fight=1,
                value=2,
                guard=None,
            ),
            "The minion of Aki attacks you with 2.",
        ),
        (
            Strike(),
            NONE,
            Struck(striker=1, minion=NONE, target=Target(0, NONE), fight=1, value=2, guard=None),
            "",
        ),
        (Haunting(), NONE, Haunted(spirit=1, target=2, value=3), "Botan is haunted with 3."),
        (
            Clash(),
            NONE,
            Clashed(minion=3, value=2, defence=1),
            "Attack 2, defence 1: the minion is beaten.",
        ),
        (
            CountHits(),
            NONE,
            HitsCounted(target=1, value=5, defence=3, hits=2),
            "Attack 5, defence 3: Aki has 2 hits coming.",
        ),
        (
            CountHits(),
            NONE,
            HitsCounted(target=0, value=1, defence=3, hits=0),
            "Attack 1, defence 3: You have no hits coming.",
        ),
        (Land(), NONE, HitsLanded(target=1, hits=2, is_haunting=False), "Aki takes 2 hits."),
        (Land(), NONE, HitsLanded(target=0, hits=1, is_haunting=False), "You take 1 hit."),
        (Land(), NONE, HitsLanded(target=1, hits=0, is_haunting=False), ""),
        (Land(), NONE, HitsLanded(target=1, hits=2, is_haunting=True), ""),
        (ReturnHits(1), NONE, HitsReturned(striker=0, minion=NONE, hits=1), "Aki returns 1 hit."),
        (Scatter(), NONE, Scattered(spirit=1, lost=2), "Aki loses 2 sake."),
        (LoseThing(1, 0), NONE, ThingLost(title=0), "Aki loses Katana."),
        (
            LoseToken(1, LIFE),
            NONE,
            TokenLost(place=LIFE, was_there=True),
            "Aki loses the sake on the life pile.",
        ),
        (LoseToken(1, LIFE), NONE, TokenLost(place=LIFE, was_there=False), ""),
        (Count(), NONE, Counted([3, 2, 0]), "Sake counted: you 3, Aki 2, Botan 0."),
        (PlayPhase(0), NONE, None, ""),
        (EndTurn(1), NONE, TurnEnded(healed=0, has_emptied=False), ""),
        (
            EndTurn(1),
            NONE,
            TurnEnded(healed=1, has_emptied=True),
            "Aki recovers 1 life point after a turn without an attack. "
            "The Masu is empty! Everybody has one last turn, then the sake is counted.",
        ),
        (Round(), NONE, RoundBegun(has_dried=False, is_empty=False), ""),
        (
            Round(),
            NONE,
            RoundBegun(has_dried=True, is_empty=False),
            "Too many rounds without a drink: 1 sake leaves the Masu.",
        ),
        (
            Round(),
            NONE,
            RoundBegun(has_dried=True, is_empty=True),
            "Too many rounds without a drink: 1 sake leaves the Masu. "
            "The Masu is empty! Everybody has one last turn, then the sake is counted.",
        ),
    ],
)
def test_a_line_of_the_log_is_told(
    frame: Frame[Sake], action: int, event: Event | None, sentence: str
) -> None:
    assert TELLER.story(seen(), Entry(frame, frame.seat, action, event)) == sentence


@pytest.mark.parametrize(
    ("seat", "action", "sentence"),
    [
        (1, "attack pipe1 katana 3", "Aki attacks Botan with Katana 3 + Pipe 1."),
        (0, "iaido pipe1 left 2", "Iaido! You go 2 steps towards Botan to strike with attack 1."),
        (1, "move pipe1 left 1", "Aki moves 1 step towards you."),
        (0, "drink pipe1 2", "SAKE! You drink 2."),
        (1, "text yumi1", "Aki lays down Yumi."),
        (1, "text minion1 left", "Aki sends a minion towards you."),
        (1, "soul 2", "Aki burns their soul and takes 2 cards from the life pile."),
        (1, "cancel falter1", "Aki plays Falter: it is cancelled."),
        (1, "evade minion1", "Aki sacrifices a minion card and evades."),
        (1, "fade yumi1", "Aki plays Yumi: the spirit fades."),
        (1, "pass", ""),
    ],
)
def test_a_choice_is_told(seat: int, action: str, sentence: str) -> None:
    entry = Entry(ChoosePlay(seat), seat, GAME.action_from(action))
    assert TELLER.story(seen(), entry) == sentence


def test_a_minion_is_told_with_its_master_as_long_as_it_stands() -> None:
    minion = card("minion1")
    view = replace(seen(), minions=(Minion(minion, 1, 0, 1, False),))
    assert TELLER.minion(view, minion) == "the minion of Aki"
    assert TELLER.minion(seen(), minion) == "a minion"


@pytest.mark.parametrize(
    ("language", "own", "far", "near"),
    [
        (
            "en",
            "your minion",
            "the minion of Aki (2 steps towards you)",
            "the minion of Aki (1 step towards Botan)",
        ),
        (
            "de",
            "deinen Gefolgsmann",
            "einen Gefolgsmann von Aki (2 Schritte auf dich zu)",
            "einen Gefolgsmann von Aki (1 Schritt auf Botan zu)",
        ),
        (
            "nl",
            "jouw gunsteling",
            "de gunsteling van Aki (2 stappen in de richting van jou)",
            "de gunsteling van Aki (1 stap in de richting van Botan)",
        ),
    ],
)
def test_several_minions_of_a_master_are_told_apart_by_where_they_stand(
    language: str, own: str, far: str, near: str
) -> None:
    standing = [card("minion1"), card("minion2"), card("minion3")]
    minions = (
        Minion(standing[0], 0, 1, 1, False),
        Minion(standing[1], 1, 0, 2, False),
        Minion(standing[2], 1, 1, 1, False),
    )
    view = replace(seen(), minions=minions)
    with speaking(language):
        narrator = SakeNarrator([say("play-you"), "Aki", "Botan"])
        told = [narrator.minion(view, minion) for minion in standing]
    assert told == [own, far, near]


@pytest.mark.parametrize(
    ("language", "attack", "gift"),
    [
        ("de", "Aki greift dich mit Katana 3 + Pipe 1 an.", "Aki gibt dir den Sake."),
        ("nl", "Aki valt jou aan met Katana 3 + Pipe 1.", "Aki geeft jou de sake."),
    ],
)
def test_a_reader_is_declined_where_the_language_does_so(
    language: str, attack: str, gift: str
) -> None:
    with speaking(language):
        narrator = SakeNarrator([say("play-you"), "Aki", "Botan"])
        entries = [
            Entry(ChoosePlay(1), 1, GAME.action_from(action))
            for action in ("attack pipe1 katana 1", "give 1")
        ]
        assert [narrator.story(seen(), entry) for entry in entries] == [attack, gift]


# The table


def test_the_table_in_words() -> None:
    lines = TELLER.lines(seen())
    assert lines[0].startswith("Smoky Inn: no special rule. Masu 8, draw pile ")
    assert lines[1].startswith("You: ")
    assert "0 wounds, 0 sake, sits." in lines[1]
    assert lines[1].endswith("In play: Katana (wielded).")
    assert lines[2] == "Between you and Aki: 3 steps."
    assert sum("attack" in line and "drink" in line for line in lines) == 4
    assert "The skill of " in lines[-1]


def test_sake_spirits_and_minions_in_words() -> None:
    view = replace(
        seen(),
        alive=(0, 1),
        spirits=(2,),
        loot=(0, 0, 3),
        sake=((BOARD, LIFE, 0), (), ()),
        steps=(4, 0, 0),
        minions=(Minion(card("minion1"), 1, 0, 1, False),),
        ending=Ending(0, 0, last_turns=2, sudden_deaths=0),
    )
    lines = TELLER.lines(view)
    assert lines[0].endswith(", 2 last turns left.")
    assert "life and sake on it" in lines[1]
    assert "3 sake, one on the board" in lines[1]
    assert "Katana (wielded, sake on it)" in lines[1]
    assert lines[2] == "Between you and Aki: 4 steps, with minion1 (1 from Aki)."
    assert lines[4].startswith("Botan: a spirit with 3 sake. Hand: ")
    assert TELLER.lines(replace(view, spirits=()))[4] == "Botan: out of the game."


# The deck in words


def test_texts_are_told_from_the_deck() -> None:
    titles = {DECK.title_ids[title]: title_text(DECK, title) for title in range(DECK.titles)}
    assert titles["nodachi"] == "melee weapon at exactly 2 steps: attack +4, defence +1"
    assert titles["yumi"] == "ranged weapon at 4 or more steps: attack +1, defence +0"
    assert titles["roar"] == "pay 1 sake: a ranged attack of 4 at exactly 2 steps"
    assert titles["bowl"] == "pay 1 sake: recover 2 life points"


def test_every_samurai_and_location_is_told() -> None:
    known = [knowledge_text(DECK, one) for one in range(DECK.samurai)]
    assert known[0] == "your melee weapons are worth 1 more at exactly 1 step"
    assert known[4].count(";") == 1
    places = [location_text(DECK, place) for place in range(DECK.locations)]
    assert places[0] == "no special rule"
    assert places[2] == "ranged attacks \N{MINUS SIGN}1"


ADDED = """
[samurai.hanzo]
name = "Hattori Hanzo"
life = 5
knowledge = "Out of the shadows"
effects = [{ does = "attack", amount = 1, kind = "ranged" }, { does = "move", amount = 2 }]
from.house = ["name", "life", "knowledge", "effects"]

[locations.beach]
name = "Moonlit Beach"
effects = [{ does = "melee attacks", amount = 1 }]
from.house = ["name", "effects"]
"""


def test_an_added_samurai_is_told() -> None:
    game = SakeGame(read(HOUSE + ADDED, "my.toml"))
    narrator = SakeNarrator(NAMES[:3], game)
    entry = Entry(DealBoard(0), CHANCE, act(BOARD_IS, 8), BoardDealt(0))
    assert narrator.story(seen(), entry) == "You are Hattori Hanzo."
    assert knowledge_text(game.deck, 8) == (
        "your ranged attacks are worth 1 more at any distance; your moves go 2 steps farther"
    )


# What the house deck calls its things


@pytest.mark.parametrize(
    ("language", "place", "knowledge"),
    [("en", "Rope Bridge", "One Cut"), ("de", "Seilbrücke", "Ein Schnitt")],
)
def test_places_and_skills_of_the_house_deck_are_translated(
    language: str, place: str, knowledge: str
) -> None:
    with speaking(language):
        assert location_name(DECK, DECK.location_ids.index("bridge")) == place
        assert knowledge_name(DECK, DECK.samurai_ids.index("ittosai")) == knowledge


def test_another_deck_keeps_the_names_it_gives() -> None:
    deck = read(HOUSE.replace('"Rope Bridge"', '"Plank"'), "deck.toml")
    with speaking("de"):
        assert location_name(deck, deck.location_ids.index("bridge")) == "Plank"


# Choices say what the rules will count


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
