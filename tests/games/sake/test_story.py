"""What has happened in Sake & Samurai, and how the table stands, in words."""

from dataclasses import replace

import pytest

from tatami.core.actions import act
from tatami.core.cards import NONE
from tatami.core.frames import Frame
from tatami.core.named import Event
from tatami.core.state import Entry
from tatami.games.sake import GAME
from tatami.games.sake.columns import Minion
from tatami.games.sake.pieces import BOARD, LIFE
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
from tatami.games.sake.rules.setup import BoardDealt, DealBoard
from tatami.games.sake.rules.spirits import Haunted, Haunting, PassedOn, PassOn
from tatami.games.sake.rules.sudden_death import Count, Counted
from tatami.games.sake.rules.texts import LoseThing, LoseToken, ThingLost, TokenLost
from tatami.games.sake.rules.turn import EndTurn, Round, RoundBegun, Turn, TurnEnded
from tatami.games.sake.rules.verbs import BOARD_IS, DRAW, LIFT, PASS_ON, REVEAL, TURN_UP
from tatami.games.sake.rules.windows import LifeCardLifted, LiftLifeCard
from tatami.games.sake.state import Sake
from tatami.games.sake.story import SakeNarrator
from tatami.games.sake.targets import Target
from tatami.games.sake.view import Ending
from tatami.words import say, speaking
from tests.games.sake.narrated import TELLER, card, seen

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
            "Attack 1, defence 3: the attack is stopped.",
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
