"""Every page, small and large, by day and by night: it fits, it is accessible, and it is small."""

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import tatami
from tests.web.conftest import Visit

MOST = 200_000
"""Bytes of the first page, compressed, without fonts."""

PAGES = {
    "/": "article",
    "/settings": "form",
    "/rules/hagakure#4.2": "article li",
    "/new/hagakure": "form",
    "/guide/ninjan": ".bubble",
    "/nowhere": "[role=alert], h1",
}
"""And what is there when it is whole."""


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_the_pages(visit: Visit, size: str) -> None:
    guest = visit(size=size)
    for path, whole in PAGES.items():
        guest.go(path)
        guest.page.wait_for_selector(whole)
        guest.check_lights()
    guest.open_table("ninjan", ["me", "open", "samurai"])
    guest.page.wait_for_selector(".invite")
    guest.check_lights()


def test_play_now_begins_easy_and_keeps_the_level_that_is_chosen(visit: Visit) -> None:
    guest = visit()
    guest.go()
    level = guest.page.locator("[data-game=hagakure] select")
    assert level.input_value() == "ashigaru"
    expect(guest.page.locator("[data-game=hagakure]")).to_contain_text("8 minutes against bots")
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
    guest = visit(offline=True)
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
