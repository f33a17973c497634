"""The walk of docs/adding-a-game.md: a new game is made, installed, tested and played."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.cli.run import Outcome, tatami
from tests.elsewhere import ROOT, seeing
from tests.server.housing import House
from tests.web.visitor import Visitor

WALK = [
    "tatami new-game dojo",
    'pip install --editable "dojo[test]"',
    "python -m pytest dojo",
    "tatami fuzz dojo --games 200",
    "tatami play dojo",
    "tatami serve",
]


def test_the_document_says_what_is_done_here() -> None:
    document = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```\n(.*?)```", document, re.DOTALL)
    assert blocks[0].splitlines() == WALK


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the new game is written."""
    folder = tmp_path_factory.mktemp("walk") / "dojo"
    made = tatami("new-game", "dojo", "--folder", str(folder))
    assert made.code == 0, made.err
    return folder


@pytest.fixture(scope="module")
def site(folder: Path) -> Path:
    """Where it is installed: into a folder of its own, and with nothing from the network."""
    site = folder.parent / "site"
    how = ["--quiet", "--target", str(site), "--no-deps", "--no-build-isolation"]
    run([sys.executable, "-m", "pip", "install", *how, str(folder)], folder.parent, site)
    return site


def run(command: list[str], place: Path, site: Path) -> None:
    """Run a program that finds what is installed there."""
    env = {**os.environ, **seeing(site)}
    done = subprocess.run(command, cwd=place, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def told(site: Path, *words: str, typed: str = "") -> Outcome:
    return tatami(*words, typed=typed, **seeing(site))


def test_its_own_tests_pass(folder: Path, site: Path) -> None:
    run([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"], folder, site)


def test_no_law_is_broken(site: Path) -> None:
    fuzzed = told(site, "fuzz", "dojo", "--games", "12", "--workers", "1")
    assert "12 matches of dojo" in fuzzed.out, fuzzed.err


def test_it_is_played_in_the_terminal(site: Path, tmp_path: Path) -> None:
    record = str(tmp_path / "match.json")
    typed = "".join(f"pick {card}\n" for card in range(1, 17)) * 4
    words = ["play", "dojo", "--plain", "--seats", "3", "--record", record]
    played = told(site, *words, typed=typed)
    assert played.code == 0, played.err
    assert "Dojo with Aki, Botan." in played.out
    assert "Pick a card: the highest one wins the points of the lowest one." in played.out


@pytest.fixture(scope="module")
def house(site: Path) -> Iterator[House]:
    """A house that has the new game."""
    before = dict(os.environ)
    os.environ.update(seeing(site))
    found = House(site.parent / "house").start()
    os.environ.clear()
    os.environ.update(before)
    yield found
    found.close()
    assert found.complaints() == []


def boxes(guest: Visitor) -> list[object]:
    """Where board and choices are."""
    found: list[object] = guest.page.locator("[data-still]").evaluate_all(
        "(found) => found.map((one) => Object.values(one.getBoundingClientRect().toJSON()))"
    )
    return found


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_it_is_played_in_the_browser_on_the_general_board(
    browser: Browser, house: House, size: str
) -> None:
    guest = Visitor(browser, house.url, size=size, touch=size == "phone")
    guest.play_now("dojo")
    guest.wait()
    board = guest.page.get_by_role("region", name="The table in words")
    expect(board).to_contain_text("Your hand")
    guest.check_lights()
    before = boxes(guest)
    # By keyboard: Enter selects, and Enter on the same thing does it.
    choices = guest.page.get_by_role("region", name="What you can do").get_by_role("button")
    expect(choices).to_have_count(4)
    choices.nth(1).focus()
    guest.page.keyboard.press("Enter")
    expect(choices.nth(1)).to_have_attribute("aria-pressed", "true")
    chosen = choices.nth(1).inner_text().removeprefix("Play the ")
    guest.page.keyboard.press("Enter")
    guest.wait()
    expect(choices).to_have_count(3)
    expect(board).to_contain_text(f"You pick the {chosen}.")
    expect(board).to_contain_text("Turned up: ")
    assert boxes(guest) == before
    guest.play_on()
    guest.page.get_by_role("link", name="Replay").click()
    expect(board).to_contain_text("Points")
    expect(board.get_by_role("heading")).to_have_count(1)
    guest.close()
