"""Hagakure in words."""

from tatami.games.hagakure.story import HagakureNarrator
from tests.games.hagakure.table import HagakureTable as Match
from tests.games.hagakure.table import chips, trick

NAMES = ["You", "Aki", "Botan"]
TELLER = HagakureNarrator(NAMES)


def told(t: Match, viewer: int = 0) -> list[str]:
    """The story as this seat reads it."""
    entries = [entry.seen_by(viewer) for entry in t.s.log or []]
    return [sentence for entry in entries if (sentence := TELLER.story(t.view(viewer), entry))]


def choices(t: Match) -> list[str]:
    return [TELLER.choice(t.view(t.actor), action) for action in t.s.legal(t.actor)]


def test_the_prompt_says_what_is_wanted() -> None:
    t = chips()
    assert TELLER.prompt(t.view(0)) == "Play a chip for round 1, or none."
    t.in_turn("none", "none", "none")
    assert TELLER.prompt(t.view(0)) == "You lead: play any card."
    t.does(0, "18")
    assert TELLER.prompt(t.view(1)) == "Led: samurai 18. You must play a red card."
    t = trick("6+18", "7+19", "8+9")
    t.does(0, "18")
    assert TELLER.prompt(t.view(2)) == "Led: samurai 18. You may play any card."


def test_every_chip_says_what_it_does() -> None:
    assert choices(chips()) == [
        "keep your chips",
        "double your points of this round, losses too",
        "score nothing in this round, and lose nothing",
        "score 2 more if your tricks hold 4 villagers",
        "swap your hand for the Yomi, unseen",
        "look at the hand of Aki",
        "look at the hand of Botan",
        "look at the Yomi",
    ]
    assert choices(trick("6+18+fool", "7+19+9", "8+20+21")) == [
        "play villager 6",
        "play samurai 18",
        "play an old fool",
    ]


def test_the_chips_are_told() -> None:
    t = chips()
    t.s.log = []
    t.in_turn("look 3", "double", "none")
    assert told(t) == [
        "You look at the hand of Botan.",
        "Aki plays the double chip.",
        "Botan plays no chip.",
    ]
    t = chips()
    t.s.log = []
    t.in_turn("look yomi", "look yomi")
    assert told(t) == ["You look at the Yomi.", "Aki looks at the Yomi."]


def test_you_are_told_that_your_own_hand_was_looked_at() -> None:
    t = chips()
    t.s.log = []
    t.in_turn("none", "look 1")
    assert told(t)[1] == "Aki looks at your hand."


def test_the_last_round_is_told_to_the_extra_round() -> None:
    t = trick("fool", "22", "7", points="6/3/0", round=9)
    t.s.log = []
    t.in_turn("fool", "22", "7")
    assert told(t) == [
        "You play an old fool.",
        "Aki plays samurai 22.",
        "Botan plays villager 7.",
        "Aki wins the trick.",
        "This round: you −2, Aki +1, Botan −2.",
        "In all: you +4, Aki +4, Botan −2.",
        "Tied for the lead: you, Aki. Everybody plays one more round.",
        "Extra round 10. Botan deals.",
    ]
    assert TELLER.lines(t.view(0))[0] == "Extra round 10. You lead."
    own = HagakureNarrator(["Aki", "Botan", "You"])
    assert any(own.story(t.view(2), entry) == "Extra round 10. You deal." for entry in t.s.log)


def test_the_table_in_words() -> None:
    t = chips()
    t.in_turn("look 3", "swap", "none")
    t.does(0, "18")
    assert TELLER.lines(t.view(2))[1:3] == [
        "You: 0 points, 0 tricks in this round (nothing), 4 cards in hand, "
        "chips left: double, zero, villagers, swap.",
        "You: look in this round.",
    ]
    said = TELLER.lines(t.view(0))
    assert said[6] == (
        "The hand of Botan, which you have seen: "
        "villager 8, villager 15, villager 16, samurai 20, old fool."
    )
    assert "The trick so far: You samurai 18." in said
    assert said[-1] == "Your hand: villager 6, villager 9, villager 10, villager 11."
    assert TELLER.lines(t.view(1))[-4] == (
        "The Yomi, which you have seen: "
        "villager 7, villager 12, villager 13, villager 14, samurai 19."
    )


def test_all_are_told_who_has_no_red_card() -> None:
    t = trick("20+6", "7+8", "fool+18")
    t.in_turn("20", "7")
    assert "Aki: no red card left." in TELLER.lines(t.view(2))
