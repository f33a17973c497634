"""The deck: what is in the box, and the numbers of the rulebook's examples."""

from collections import Counter
from importlib.resources import files

import pytest

from tatami.games.sake import deck as d
from tatami.games.sake.deck_file import house_deck

TEXT = files("tatami").joinpath("games", "sake", "deck.toml").read_text(encoding="utf-8")
HOUSE = house_deck()


def title(ident: str) -> int:
    return HOUSE.title_ids.index(ident)


def samurai(ident: str) -> int:
    return HOUSE.samurai_ids.index(ident)


def location(ident: str) -> int:
    return HOUSE.location_ids.index(ident)


# What is in the box


def test_1_1_the_deck_holds_98_cards() -> None:
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


def test_1_3_there_are_eight_samurai_with_life_points_and_a_skill() -> None:
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
    assert all(HOUSE.knowledge)
    assert len(set(HOUSE.knowledge)) == 8


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


def test_13_1_a_match_is_played_at_the_inn_or_at_one_of_four_other_places() -> None:
    assert HOUSE.location_ids == ["inn", "distillery", "grove", "bridge", "shrine"]
    assert HOUSE.location_effects[location("inn")] == []
    assert all(HOUSE.location_effects[1:])


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
