"""Every page at every size and in both lights: it fits, it is accessible, and it is small."""

import gzip
import re
from pathlib import Path

import pytest

import tatami
from tatami.games import GAMES
from tests.web.conftest import Visit
from tests.web.test_matches import ONE_TAP
from tests.web.visitor import SIZES, Visitor

MOST = 200_000
"""Bytes of the first page, compressed, without fonts."""


def look(guest: Visitor, name: str) -> None:
    """Check what is to be seen, by day and by night, and keep it."""
    guest.check_width()
    for theme in ("light", "dark"):
        guest.light(theme)
        guest.screenshot(f"{name}-{theme}")
        guest.check_access()


@pytest.mark.parametrize("size", SIZES)
def test_the_pages(visit: Visit, size: str) -> None:
    guest = visit(size=size)
    guest.go()
    guest.page.wait_for_selector("article")
    look(guest, "home")
    guest.go("/settings")
    look(guest, "settings")
    guest.go("/rules/hagakure#4.2")
    guest.page.wait_for_selector("article li")
    look(guest, "rules")
    guest.go("/new/hagakure")
    look(guest, "new")
    guest.open_table("ninjan", ["me", "open", "samurai"])
    guest.page.wait_for_selector(".invite")
    look(guest, "lobby")
    guest.go("/guide/ninjan")
    guest.page.wait_for_selector(".bubble")
    look(guest, "guide")
    guest.go("/nowhere")
    look(guest, "nowhere")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_the_tables(visit: Visit, game: str, size: str) -> None:
    guest = visit(size=size, settings=ONE_TAP)
    guest.open_table(game, ["me", "ashigaru", "ashigaru"])
    guest.wait()
    look(guest, f"{game}-begin")
    moves = iter(range(9))
    guest.play_on(3, stop=lambda: next(moves, None) is None)
    look(guest, game)


def test_play_now_begins_easy_and_keeps_the_level_that_is_chosen(visit: Visit) -> None:
    guest = visit()
    guest.go()
    level = guest.page.locator("[data-game=hagakure] select")
    assert level.input_value() == "ashigaru"
    level.select_option("ronin")
    guest.go()
    assert level.input_value() == "ronin"
    guest.play_now("hagakure")
    guest.wait()
    guest.go()
    # The match that waits comes first, and the tab says whose turn it is.
    guest.page.locator("section a.turn").wait_for()
    assert guest.page.title().startswith("● Your turn")


def test_the_pages_open_without_a_network(visit: Visit) -> None:
    guest = visit()
    guest.go()
    guest.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    guest.until(lambda: bool(guest.page.evaluate("() => caches.keys().then((all) => all.length)")))
    guest.page.reload()
    guest.context.set_offline(True)
    guest.page.goto(guest.url + "/settings")
    guest.page.get_by_role("alert").wait_for()
    guest.context.set_offline(False)
    # The browser itself complains about the house that was away.
    guest.complaints.clear()


def test_the_first_page_is_small() -> None:
    folder = Path(tatami.__file__).parent / "web"
    page = (folder / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)", page)
    parts = re.findall(r'(?:src|href)="/(assets/[^"]+)"', page)
    assert parts
    size = sum(len(gzip.compress((folder / part).read_bytes())) for part in parts)
    assert size < MOST
