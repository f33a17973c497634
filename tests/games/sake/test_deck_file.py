"""The deck file: how it is corrected and added to, and how mistakes are told."""

from importlib.resources import files
from pathlib import Path

import pytest

from tatami.core.chance import dice_of
from tatami.core.errors import TatamiError
from tatami.core.laws import Trial
from tatami.games.sake import GAME, SakeGame
from tatami.games.sake import deck as d
from tatami.games.sake.deck import Deck
from tatami.games.sake.deck_file import house_deck, load, read
from tatami.games.sake.deck_lines import line_of, lines_of

TEXT = files("tatami").joinpath("games", "sake", "deck.toml").read_text(encoding="utf-8")
HOUSE = house_deck()


# Correcting the file


def changed(old: str, new: str, times: int = 1) -> Deck:
    assert old in TEXT
    return read(TEXT.replace(old, new, times), "my.toml")


def test_a_deck_can_be_read_from_any_file(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(TEXT, encoding="utf-8")
    assert load(path).fingerprint == HOUSE.fingerprint


def test_the_fingerprint_tells_decks_apart_that_play_differently() -> None:
    assert changed("life = 6", "life = 5").fingerprint != HOUSE.fingerprint
    assert changed('"sleepy"', '"troublesome"').fingerprint != HOUSE.fingerprint
    assert changed("step_tokens = 28", "step_tokens = 30").fingerprint != HOUSE.fingerprint


def test_the_fingerprint_is_deaf_to_names_and_comments() -> None:
    assert changed("Rice Bowl", "Bowl of Rice").fingerprint == HOUSE.fingerprint
    assert changed("# ", "# Really, ").fingerprint == HOUSE.fingerprint


NEW_SAMURAI = """
[samurai.hanzo]
name = "Hattori Hanzo"
life = 5
knowledge = "Out of the shadows"
effects = [
    { does = "move", amount = 2 },
    { does = "attack", amount = 1, kind = "ranged", armed = false },
]
from.house = ["name", "life", "knowledge", "effects"]
"""

NEW_LOCATION = """
[locations.beach]
name = "Moonlit Beach"
effects = [{ does = "melee attacks", amount = 1 }, { does = "steps", amount = 1 }]
from.house = ["name", "effects"]
"""


def test_a_samurai_can_be_added() -> None:
    deck = read(TEXT + NEW_SAMURAI, "my.toml")
    assert deck.samurai == 9
    assert deck.samurai_names[8] == "Hattori Hanzo"
    assert deck.move_bonus[8] == 2
    assert deck.bonus_kind[8] == d.RANGED


def test_a_location_can_be_added() -> None:
    deck = read(TEXT + NEW_LOCATION, "my.toml")
    assert deck.location_ids[-1] == "beach"
    assert deck.melee_change[5] == 1
    assert deck.steps_between[5] == 1


def test_an_item_can_do_what_an_event_does() -> None:
    deck = changed('"draw", amount = 2, cost = 1', '"remove card", cost = 2')
    flagon = deck.title_ids.index("flagon")
    assert deck.effect[flagon] == d.REMOVE_CARD
    assert deck.cost[flagon] == 2


def test_copies_are_rows() -> None:
    row = '    [2, 0, 2, 1, "troublesome"],\n'
    deck = read(
        TEXT.replace(row, row + row, 1).replace("weapons_and_items = 40", "weapons_and_items = 41"),
        "my.toml",
    )
    assert deck.cards == 99
    assert "yumi4" in deck.card_ids


# Mistakes

MISTAKES = [
    # What is changed to what, and the complaint, whose line is that of the change.
    ("format = 1", "format = 2", "“format” is a whole number from 1 to 1, not 2"),
    ("[box]", "extra = 1\n[box]", "there is no “extra” here"),
    ("attack = 4", "attack = 14", "“attack” is a whole number from 0 to 9, not 14"),
    ("attack = 4", "attack = true", "not true"),
    ("attack = 4", 'attack = "4"', "not 4"),
    ("attack = 4", "attck = 4", "Did you mean “attack”?"),
    ('name = "Yumi"', 'nam = "Yumi"', "“name” is missing in weapons.yumi"),
    ('steps = "4+"', 'stops = "4+"', "“steps” is missing in weapons.yumi"),
    ('kind = "melee"\n', 'king = "melee"\n', "“kind” is missing in weapons.katana"),
    ('name = "Yumi"', 'name = ""', "“name” is a text"),
    ('name = "Yumi"', "name = 4", "“name” is a text in quotation marks, not 4"),
    ('steps = "4+"', 'steps = "+4"', "exact number of steps such as"),
    ('steps = "4+"', "steps = 4", "not 4"),
    ('steps = "4+"', 'steps = "0"', "not 0"),
    ('kind = "melee"\n', 'kind = "mele"\n', "Did you mean “melee”?"),
    ('"heal in peace", amount = 1 }]\n', '"dance" }]\n', "Choose one of: attack, choose life"),
    ('"draw", amount = 2 }\n', '"draw" }\n', "“amount” is missing in events.sakuragi.effect"),
    ('"draw", amount = 2 }\n', '"draw", amount = 0 }\n', "from 1 to 9, not 0"),
    ('"draw", amount = 2 }\n', '"draw", amount = 2, steps = "1" }\n', "no “steps” here"),
    ('effect = { does = "draw", amount = 2 }\n', 'effect = "draw"\n', "an effect is written as"),
    ('"draw", amount = 2, cost = 1 }', '"draw", amount = 2 }', "needs a cost of at least 1"),
    (
        'effect = { does = "cancel attack" }',
        'effect = { does = "draw" }',
        "Choose one of: cancel movement, cancel attack",
    ),
    ("effects = []", "effects = 0", "locations.inn needs effects"),
    (
        'effects = [{ does = "steps", amount = 2 }]',
        'effects = [{ does = "steps", amount = 2 }, { does = "steps", amount = 2 }]',
        "“steps” is there twice",
    ),
    ("    [2, 0, 2, 1,", "    [2, 0, 2,", "is not a card. A card is"),
    ("    [2, 0, 2, 1,", "    [2, 0, 2, -1,", "is not a card"),
    ("    [2, 0, 2, 1,", "    [2, 0, 2, 10,", "is not a card"),
    ("    [2, 0, 2, 1,", "    [2, 0, 2, true,", "is not a card"),
    ('    [2, 0, 2, 1, "sleepy"]', '    [2, 0, 2, 1, "hungry"]', "quarrelsome, sleepy"),
    ('    [2, 0, 2, 1, "sleepy"]', "    7", "7 is not a card"),
    ("weapons_and_items = 40", "weapons_and_items = 41", "weapons + items are 40"),
    ('starting_weapon = "katana"', 'starting_weapon = "katan"', "Did you mean “katana”?"),
    ('starting_weapon = "katana"', 'starting_weapon = "yumi"', "needs 8 cards, not 3"),
    ("step_tokens = 28", "step_tokens = 23", "eight players need 24 step tokens"),
    ("[items.flagon]", "[items.Flagon]", "use small letters only"),
    ("[items.flagon]", "[items.katana]", "is the name of weapons.katana on line 37"),
    ('[items.flagon]\nname = "Flagon"', '[items.flagon]\nname = "KATANA"', "“katana” is the name"),
    ('from.source = ["name", "copies"]', 'from.source = ["name"]', "“copies” has no certainty"),
    ('from.source = ["name", "copies"]', 'from.source = "name"', "this is a list of fields"),
    (
        'from.source = ["name", "copies"]',
        'from.source = ["name", "copies", "copies"]',
        "“copies” has two certainties",
    ),
    (
        'from.source = ["name", "copies"]',
        'from.source = ["name", "copies", "colour"]',
        "there is no “colour” here",
    ),
    (
        'from.source = ["name", "copies"]',
        'from.sauce = ["name", "copies"]',
        "Did you mean “source”?",
    ),
]


@pytest.mark.parametrize(("old", "new", "complaint"), MISTAKES)
def test_a_mistake_is_told_with_its_line(old: str, new: str, complaint: str) -> None:
    before = TEXT.partition(old)[0]
    line = before.count("\n") + 1
    header = before.rpartition("\n[")[0].count("\n") + 2
    with pytest.raises(TatamiError) as raised:
        changed(old, new)
    told = str(raised.value).splitlines()
    assert told[0].startswith("my.toml: ")
    places = [int(text.partition(":")[0]) for text in told[1:] if complaint in text]
    # What is missing is told at the head of its table.
    assert set(places) & {line, header}


def test_the_line_is_exact() -> None:
    with pytest.raises(TatamiError, match=r"76: “attack” is a whole number"):
        changed("attack = 4", "attack = 14")


def test_all_mistakes_are_told_at_once_in_the_order_of_the_file() -> None:
    text = TEXT.replace("life = 6", "lives = 6").replace("attack = 4", "attack = 14")
    with pytest.raises(TatamiError) as raised:
        read(text, "my.toml")
    lines = str(raised.value).splitlines()
    assert lines[0] == "my.toml: 3 mistakes."
    assert [complaint.split()[1] for complaint in lines[1:]] == ["“attack”", "“life”", "there"]


@pytest.mark.parametrize(
    ("start", "end", "complaint"),
    [
        ("[box]", "# Weapons are", "there is no table “box”"),
        ("[minions.minion]", "# The boards", "there is no table “minions”"),
        ("cards = [", "# The haunting", "weapons.katana has no cards"),
        ("[samurai.tomoe]", "# Where to fight", "eight players need 8 samurai, not 7"),
    ],
)
def test_something_is_missing(start: str, end: str, complaint: str) -> None:
    head, _, rest = TEXT.partition(start)
    with pytest.raises(TatamiError, match=complaint):
        read(head + end + rest.partition(end)[2], "my.toml")


def test_a_card_without_certainties() -> None:
    start = TEXT.index("from.rulebook", TEXT.index("[weapons.yumi]"))
    text = TEXT[:start] + TEXT[TEXT.index("cards = [", start) :]
    with pytest.raises(TatamiError, match=r"weapons.yumi does not tell how sure it is"):
        read(text, "my.toml")


def test_a_table_that_is_none() -> None:
    with pytest.raises(TatamiError, match=r"begin it with \[locations.hut\]"):
        read(TEXT.replace("[locations.inn]", "[locations]\nhut = 1\n\n[locations.inn]"), "my.toml")


def test_there_have_to_be_enough_cards_for_eight_players() -> None:
    with pytest.raises(TatamiError, match="need 100 cards, not 98"):
        changed("life = 5", "life = 9", 5)


def test_there_can_be_too_many_cards() -> None:
    row = '    [2, 0, 2, 1, "troublesome"],\n'
    text = TEXT.replace(row, row * 30, 1).replace("and_items = 40", "and_items = 69")
    with pytest.raises(TatamiError, match="can handle 120 cards"):
        read(text, "my.toml")


def test_a_file_that_is_no_toml_names_the_line() -> None:
    with pytest.raises(TatamiError, match=r"my.toml is not a TOML file: .*line 76"):
        changed("attack = 4", "attack = = 4")


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(TatamiError, match="cannot be read: No such file"):
        load(tmp_path / "none.toml")
    path = tmp_path / "latin.toml"
    path.write_bytes(b'name = "\xe9"')
    with pytest.raises(TatamiError, match="is not a text in UTF-8"):
        load(path)


# Lines


def test_lines_are_found_whatever_the_layout() -> None:
    lines = lines_of(
        'a = """x\n[no.table]\n"""  # [[\n'
        "b.c = [\n [1, 2], # ]\n\n [3,\n 4], [5]]\n"
        '["t".u]\n"v w" = {x = 1, y = "]"}\n'
    )
    assert lines == {
        "a": 1,
        "b.c": 4,
        "b.c.0": 5,
        "b.c.1": 7,
        "b.c.2": 8,
        "t.u": 9,
        "t.u.v w": 10,
        "t.u.v w.0": 10,
        "t.u.v w.1": 10,
    }


def test_what_is_not_there_has_the_line_of_what_is_around_it() -> None:
    lines = lines_of("\n[a]\n\nb = 1\n")
    assert line_of(lines, "a.b.c.7") == 4
    assert line_of(lines, "a.x") == 2
    assert line_of(lines, "y") == 1


# Playing with a file


WILD = [
    (
        '"others discard", amount = 1, cost = 1',
        '"attack", amount = 2, kind = "melee", steps = "1", times = 3, cost = 1',
    ),
    ('"draw", amount = 2, cost = 1', '"remove card", cost = 1'),
    ('"heal", amount = 2, cost = 1', '"remove sake", amount = 2, cost = 2'),
    (
        'effect = { does = "move", amount = 1 }',
        'effect = { does = "add steps", amount = 3, cost = 1 }',
    ),
    ('"defence", amount = 1', '"one discards", amount = 3, steps = "1+", cost = 1'),
    ('"heal", amount = 2 }\nfrom', '"others discard", amount = 2, cost = 1 }\nfrom'),
    ("attack = 0\ndefence = 0\nmove = 2", "attack = 2\ndefence = 1\nmove = 3"),
    (
        'effects = [{ does = "heal in peace", amount = 1 }]',
        'effects = [{ does = "heal in peace", amount = 2 }, { does = "choose life cards" }, '
        '{ does = "return hits", amount = 3 }, { does = "free minions", amount = 2 }, '
        '{ does = "weaken defence", amount = 2 }, { does = "attack", amount = 2 }]',
    ),
    (
        'effects = [{ does = "steps", amount = 2 }]',
        'effects = [{ does = "steps", amount = 1 }, { does = "drink", amount = 2 }, '
        '{ does = "melee attacks", amount = 2 }, { does = "shield", amount = 2 }]',
    ),
]


def wild_deck() -> Deck:
    """Every effect somewhere where the house deck does not have it."""
    text = TEXT
    for old, new in WILD:
        assert old in text
        text = text.replace(old, new)
    return read(text, "wild.toml")


@pytest.mark.parametrize(("seats", "location"), [(3, "inn"), (5, "bridge")])
def test_the_laws_hold_with_another_deck(seats: int, location: str) -> None:
    game = SakeGame(wild_deck())
    options = game.options(location=location)
    Trial(game, seats, options, dice_of(seats, "wild"), sparing=500).run()


def test_a_record_of_another_deck_is_refused() -> None:
    with pytest.raises(TatamiError, match=r"was played with the deck .* Name the file"):
        GAME.options(deck=wild_deck().fingerprint)


def test_a_game_is_made_for_a_file(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(TEXT + NEW_SAMURAI + NEW_LOCATION, encoding="utf-8")
    game = GAME.with_deck(path)
    assert game.deck_facts()["samurai"] == 9
    assert game.options(location="beach")["location"] == "beach"
    assert GAME.deck_facts()["samurai"] == 8
