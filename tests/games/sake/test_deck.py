"""The deck file: what it holds, the numbers of the rulebook's examples, how mistakes are told."""

from collections import Counter
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


def title(ident: str) -> int:
    return HOUSE.title_ids.index(ident)


def samurai(ident: str) -> int:
    return HOUSE.samurai_ids.index(ident)


def location(ident: str) -> int:
    return HOUSE.location_ids.index(ident)


# What is in the box


def test_the_deck_holds_98_cards() -> None:
    assert HOUSE.cards == 98
    kinds = Counter(HOUSE.kind)
    assert kinds[d.EVENT] == 40
    assert kinds[d.WEAPON] + kinds[d.ITEM] == 40
    assert kinds[d.MINION] == 10
    assert kinds[d.INTERRUPT] == 8


def test_there_are_so_many_copies_of_each_card() -> None:
    copies = Counter(HOUSE.title)
    assert copies[title("katana")] == 8
    assert [copies[title(w)] for w in ("wakizashi", "nodachi", "naginata", "yumi")] == [3] * 4
    fours = [t for t in range(HOUSE.titles) if HOUSE.title_kind[t] in (d.EVENT, d.ITEM)]
    fours += [title("falter"), title("vision")]
    assert [copies[t] for t in fours] == [4] * 17
    assert copies[title("minion")] == 10


def test_the_boxes_of_a_house_card_add_up_to_five() -> None:
    sums = {
        HOUSE.attack_box[c] + HOUSE.defence_box[c] + HOUSE.move_box[c] + HOUSE.drink_box[c]
        for c in range(HOUSE.cards)
    }
    assert sums == {5}


def test_the_house_boxes_are_spread_evenly() -> None:
    assert sorted(Counter(HOUSE.attack_box).items()) == [(0, 24), (1, 48), (2, 26)]
    assert sorted(Counter(HOUSE.defence_box).items()) == [(0, 23), (1, 49), (2, 26)]
    assert sorted(Counter(HOUSE.move_box).items()) == [(1, 35), (2, 39), (3, 24)]
    assert sorted(Counter(HOUSE.drink_box).items()) == [(0, 29), (1, 34), (2, 35)]


def test_the_backs_are_spread_evenly() -> None:
    assert [Counter(HOUSE.back)[back] for back in range(3)] == [33, 33, 32]


def test_every_card_has_a_name_that_can_be_typed() -> None:
    assert len(set(HOUSE.card_ids)) == 98
    assert HOUSE.card_ids[0] == "katana1"
    assert HOUSE.card_ids[7] == "katana8"


def test_eight_players_leave_cards_to_draw() -> None:
    assert sum(HOUSE.life) == 39
    assert 98 - 8 - 8 * 4 - 39 == 19


def test_there_are_eight_samurai_and_five_locations() -> None:
    assert list(zip(HOUSE.samurai_ids, HOUSE.life, strict=True)) == [
        ("musashi", 4),
        ("munenori", 5),
        ("jubei", 5),
        ("ittosai", 5),
        ("masamune", 5),
        ("suenaga", 6),
        ("masako", 4),
        ("tomoe", 5),
    ]
    assert HOUSE.location_ids == ["inn", "distillery", "grove", "bridge", "shrine"]


def test_the_file_says_how_sure_it_is() -> None:
    rulebook, source, inferred, house = HOUSE.certainties
    assert inferred == 22  # the copies of every title but the minion
    assert rulebook > source > 0
    assert house > 0


# What each card, samurai and location does


@pytest.mark.parametrize(
    ("ident", "effect", "amount"),
    [
        ("chopsticks", d.ATTACK, 1),
        ("ramen", d.ATTACK, 2),
        ("stench", d.ADD_STEPS, 2),
        ("riceballs", d.ONE_DISCARDS, 2),
        ("sakuragi", d.DRAW, 2),
        ("purchase", d.REMOVE_CARD, 1),
        ("stomach", d.REMOVE_SAKE, 1),
        ("wounds", d.HEAL, 2),
        ("roar", d.ATTACK, 4),
        ("lanterns", d.REMOVE_STEPS, 2),
        ("falter", d.CANCEL_MOVEMENT, 1),
        ("vision", d.CANCEL_ATTACK, 1),
        ("pipe", d.OTHERS_DISCARD, 1),
        ("sandals", d.MOVE_FARTHER, 1),
        ("armour", d.DEFEND_BETTER, 1),
        ("flagon", d.DRAW, 2),
        ("bowl", d.HEAL, 2),
    ],
)
def test_a_text_has_its_effect(ident: str, effect: int, amount: int) -> None:
    assert HOUSE.effect[title(ident)] == effect
    assert HOUSE.amount[title(ident)] == amount


def test_what_costs_sake() -> None:
    paid = [HOUSE.title_ids[t] for t in range(HOUSE.titles) if HOUSE.cost[t]]
    assert paid == ["pipe", "flagon", "bowl", "roar"]


def test_events_that_attack_are_ranged_and_have_a_reach() -> None:
    for ident, nearest, farthest in (("chopsticks", 2, d.FAR), ("ramen", 3, d.FAR), ("roar", 2, 2)):
        t = title(ident)
        assert HOUSE.attack_kind[t] == d.RANGED
        assert (HOUSE.nearest[t], HOUSE.farthest[t]) == (nearest, farthest)
    assert HOUSE.times[title("chopsticks")] == 2
    assert HOUSE.times[title("ramen")] == 1


def test_minions_have_no_values_of_their_own_and_move_two() -> None:
    t = title("minion")
    assert (HOUSE.attack[t], HOUSE.defence[t], HOUSE.move[t]) == (0, 0, 2)


def test_every_samurai_knows_something_and_something_else() -> None:
    columns = [
        HOUSE.attack_bonus,
        HOUSE.chooses_life,
        HOUSE.returned_hits,
        HOUSE.weakened_defence,
        HOUSE.minion_bonus,
        HOUSE.free_minions,
        HOUSE.move_bonus,
        HOUSE.peace_heal,
    ]
    known = [[column[one] for column in columns] for one in range(HOUSE.samurai)]
    assert known == [
        [1, 0, 0, 0, 0, 0, 0, 0],
        [0, 1, 0, 0, 0, 0, 0, 0],
        [0, 0, 1, 0, 0, 0, 0, 0],
        [0, 0, 0, 1, 0, 0, 0, 0],
        [0, 0, 0, 0, 1, 1, 0, 0],
        [0, 0, 0, 0, 0, 0, 1, 0],
        [0, 0, 0, 0, 0, 0, 0, 1],
        [1, 0, 0, 0, 0, 0, 0, 0],
    ]


def test_a_bonus_is_narrowed_down() -> None:
    musashi, tomoe = samurai("musashi"), samurai("tomoe")
    assert HOUSE.bonus_kind[musashi] == d.MELEE
    assert (HOUSE.bonus_nearest[musashi], HOUSE.bonus_farthest[musashi]) == (1, 1)
    assert HOUSE.bonus_armed[musashi]
    assert HOUSE.bonus_kind[tomoe] == d.ANY_KIND
    assert (HOUSE.bonus_nearest[tomoe], HOUSE.bonus_farthest[tomoe]) == (2, d.FAR)
    assert not HOUSE.bonus_armed[tomoe]


def test_the_locations_change_the_rules() -> None:
    assert HOUSE.start_drink[location("distillery")] == 1
    assert HOUSE.ranged_change[location("grove")] == -1
    assert HOUSE.melee_change[location("grove")] == 0
    assert HOUSE.steps_between[location("bridge")] == 2
    assert HOUSE.steps_between[location("inn")] == 3
    assert HOUSE.haunting_shield[location("shrine")] == 1


# The numbers of the rulebook's examples


def attack(weapon: str, box: int, steps: int) -> int:
    assert HOUSE.reaches(title(weapon), steps)
    return box + HOUSE.attack[title(weapon)]


def defence(weapon: str, box: int) -> int:
    return box + HOUSE.defence[title(weapon)]


def test_iaido_with_a_katana_is_5_against_3() -> None:
    assert attack("katana", box=2, steps=1) == 5
    assert defence("naginata", box=1) == 3


def test_a_yumi_at_five_steps_is_3_and_ranged() -> None:
    assert attack("yumi", box=2, steps=5) == 3
    assert HOUSE.attack_kind[title("yumi")] == d.RANGED


def test_a_no_dachi_reaches_two_steps_and_not_one() -> None:
    # The example says 6; the 4 that it gives for the card itself outweighs the sum.
    assert attack("nodachi", box=1, steps=2) == 5
    assert not HOUSE.reaches(title("nodachi"), 1)


def test_a_freed_katana_defends_with_2() -> None:
    assert defence("katana", box=0) == 2


def test_a_katana_attacks_a_spirit_with_4_and_with_3() -> None:
    # The second attack names no weapon; a Katana and a box of 0 fit.
    assert attack("katana", box=1, steps=1) == 4
    assert attack("katana", box=0, steps=1) == 3


def test_a_naginata_is_ranged() -> None:
    assert HOUSE.attack_kind[title("naginata")] == d.RANGED


def test_the_boxes_that_the_examples_show_exist() -> None:
    assert {0, 1, 2} <= set(HOUSE.attack_box)
    assert {0, 1, 2} <= set(HOUSE.defence_box)
    assert 2 in HOUSE.drink_box


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
