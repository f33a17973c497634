"""Studies: what a file may say, which variants follow from it, and how mistakes are told."""

import tomllib
from pathlib import Path

import pytest

from tatami.arena.lab.deck import Workbench
from tatami.arena.lab.study import Study, load
from tatami.arena.lab.variants import BASE, Variant, variants
from tatami.core.errors import TatamiError
from tatami.games import game_named
from tests.arena.lab.studies import NINJAN, SAKE, study

EXAMPLES = Path(__file__).parents[3] / "examples" / "lab"


def all_of(folder: Path, text: str) -> list[Variant]:
    return variants(study(folder, text), folder)


def names(found: list[Variant]) -> list[str]:
    return [variant.name for variant in found]


def test_every_combination_is_a_variant_named_by_what_differs_from_the_base(tmp_path: Path) -> None:
    found = all_of(
        tmp_path, NINJAN + '[vary]\noptions.deals = [1, 3]\noptions.tie = ["throws", "shared"]'
    )
    assert names(found) == [BASE, "tie=shared", "deals=3", "deals=3, tie=shared"]
    assert found[3].changes == {"options.deals": 3, "options.tie": "shared"}
    assert found[3].options == {"deals": 3, "tie": "shared"}
    # The base is one of the combinations.
    assert found[0].point == {"options.deals": 1, "options.tie": "throws"}


def test_the_base_has_the_options_of_the_study(tmp_path: Path) -> None:
    text = NINJAN + '[options]\ntie = "shared"\n[vary]\noptions.tie = ["throws", "shared"]'
    found = all_of(tmp_path, text)
    assert names(found) == [BASE, "tie=throws"]
    assert found[0].options == {"deals": 1, "tie": "shared"}


def test_a_range_is_a_list_of_numbers(tmp_path: Path) -> None:
    text = 'game = "hagakure"\nseats = 3\n[vary]\n'
    found = all_of(tmp_path, text + "options.rounds = { from = 2, to = 8, step = 3 }")
    assert names(found) == [BASE, "rounds=2", "rounds=5", "rounds=8"]


def test_variants_may_have_names_and_change_several_things(tmp_path: Path) -> None:
    found = all_of(
        tmp_path,
        SAKE
        + '[variants."Sharp and far"]\n'
        + '"deck.weapons.katana.attack" = 5\noptions.location = "grove"',
    )
    assert names(found) == [BASE, "Sharp and far"]
    assert tomllib.loads(found[1].deck)["weapons"]["katana"]["attack"] == 5
    assert found[1].options["location"] == "grove"
    assert found[1].options["deck"] != found[0].options["deck"]
    assert found[1].key != found[0].key


def test_only_what_is_changed_changes_in_a_deck() -> None:
    text = game_named("sake").deck_text()
    bench = Workbench("sake", text)
    changed = bench.changed(
        {
            "weapons.katana.attack": 4,
            "weapons.katana.cards.3.2": 7,
            "events.roar.effect.amount": 5,
            "samurai.masamune.effects.2.amount": 2,
        }
    )
    before, after = text.splitlines(), changed.splitlines()
    different = [(old, new) for old, new in zip(before, after, strict=True) if old != new]
    assert [new.strip() for _, new in different[:2]] == [
        "attack = 4",
        '[0, 7, 2, 2, "troublesome"],',
    ]
    assert len(different) == 4
    # And nothing of it stays behind for the next variant.
    assert bench.changed({}) == text


def test_the_example_can_be_played() -> None:
    for path in EXAMPLES.glob("*.toml"):
        found = variants(load(path), path.parent)
        assert len(found) == 7


def test_what_a_deck_is_worth_does_not_depend_on_its_comments(tmp_path: Path) -> None:
    text = SAKE + 'deck = "own.toml"\n[vary]\ndeck.weapons.katana.attack = [4]'
    deck = game_named("sake").deck_text()
    keys = []
    for own in (deck, f"# Mine.\n{deck}"):
        (tmp_path / "own.toml").write_text(own, encoding="utf-8")
        keys.append([variant.key for variant in all_of(tmp_path, text)])
    assert keys[0] == keys[1]


def test_what_is_left_out_has_sensible_values(tmp_path: Path) -> None:
    found = study(tmp_path, 'game = "ninjan"\nseats = 2')
    assert isinstance(found, Study)
    assert (found.bots, found.matches, found.seed) == (["greedy"], 200, 1)
    assert "drama" in found.measures


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("game = ", "is not a TOML file"),
        ('game = "ninjan"', "missing required field `seats`"),
        (NINJAN + "matchs = 3", "“matchs” means nothing in a study. Did you mean matches?"),
        (NINJAN + "[skill]\nstrength = 3", "“skill.strength” means nothing"),
        (NINJAN + "[curve]\nmoments = 1", ">= 2"),
        (NINJAN + "[vary]\noptions.deals = 3", "options.deals needs a list of values"),
        (NINJAN + "[vary]\noptions.deals = { from = 3, to = 1 }", "needs a list of values"),
        (NINJAN + "[vary]\noptions.deels = [1]", "Did you mean deals?"),
        (NINJAN + "[vary]\ndeals = [1]", "“deals” is neither a number of the deck nor an option"),
        (NINJAN + "[vary]\ndeck.cards = [1]", "ninjan has no deck that can be changed"),
        (NINJAN + "[vary]\noptions.deals = [1]", "as in the base"),
        (NINJAN, "varies nothing"),
        (NINJAN + '[skill]\nstrong = "random"\n', "random is to be both"),
        (NINJAN + "[vary]\noptions.deals = [1, 7]", "deals=7: The option deals can be 1, 3"),
        (NINJAN + "[vary]\noptions.deals = [nan, [3]]", "deals=[3]: The option deals can be 1, 3"),
        (NINJAN + '[variants."Same"]\noptions.deals = 1', "Same: It is the same as “base”."),
        (NINJAN.replace('"rounds"', '"lenght"'), "There is no measure called “lenght”."),
        (NINJAN.replace("ninjan", "ninja"), "Did you mean ninjan?"),
        (NINJAN.replace("seats = 2", "seats = 9"), "ninjan is for 2 to 5 players, not for 9"),
        (NINJAN.replace('"random"', '"gredy"'), "Did you mean greedy?"),
        (SAKE + "[vary]\ndeck.weapons.katana.attak = [1]", "Did you mean attack?"),
        (SAKE + "[vary]\ndeck.weapons.katana.cards.99.1 = [1]", "There are: 1–8"),
        (SAKE + "[vary]\ndeck.weapons.katana.attack.more = [1]", "there is no “more”"),
        (
            SAKE + "[vary]\ndeck.weapons.katana.attack = [4, 55]",
            "katana.attack=55: deck: one mistake. 39: ",
        ),
        (
            SAKE + "[vary]\ndeck.box.step_tokens = { from = 24, to = 98 }\n"
            "deck.weapons.katana.cards.1.1 = { from = 0, to = 99 }",
            "These are 7,500 variants; at most 5,000",
        ),
    ],
)
def test_a_mistake_is_told_before_anything_is_played(
    tmp_path: Path, text: str, complaint: str
) -> None:
    with pytest.raises(TatamiError) as told:
        all_of(tmp_path, text)
    assert complaint in " ".join(str(told.value).split())


def test_all_variants_that_cannot_be_played_are_named(tmp_path: Path) -> None:
    text = SAKE + "[vary]\ndeck.weapons.katana.attack = { from = 8, to = 17 }"
    with pytest.raises(TatamiError) as told:
        all_of(tmp_path, text)
    lines = str(told.value).splitlines()
    assert lines[0] == "8 variants cannot be played, so nothing was."
    assert "10" in lines[1]
    assert lines[-1] == "…"
