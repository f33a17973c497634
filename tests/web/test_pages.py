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
    "/puzzles": ".shelves section",
    "/you": "dl, .none",
    "/nowhere": "[role=alert]",
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


@pytest.mark.parametrize("path", ["/nowhere", "/table/nosuch", "/match/no/such", "/match/x/review"])
def test_a_wrong_address_says_so_in_plain_words_and_leads_home(visit: Visit, path: str) -> None:
    guest = visit()
    guest.go(path)
    alert = guest.page.get_by_role("alert")
    expect(alert).to_contain_text("There is nothing at this address.")
    alert.get_by_role("link", name="Home").click()
    guest.page.wait_for_selector("article")


def test_a_quiet_house_is_friendly(visit: Visit) -> None:
    guest = visit()
    guest.page.route("**/api/tables?which=*", lambda route: route.fulfill(json={"tables": []}))
    guest.go()
    quiet = guest.page.locator("section.quiet")
    expect(quiet).to_contain_text("send your friends the link")
    guest.check_lights()
    quiet.get_by_role("link", name="New table").click()
    guest.page.wait_for_selector("form")


def test_a_picture_leads_to_its_table(visit: Visit) -> None:
    guest = visit()
    guest.go()
    guest.page.locator("[data-game=ninjan] .top").click()
    guest.page.wait_for_selector(".prompt")


def test_the_largest_screen_shows_the_same_picture_larger(visit: Visit) -> None:
    guest = visit(size="desk")
    guest.go()
    guest.page.wait_for_selector("article")
    heights = []
    for width, height in ((1920, 1080), (3840, 2160)):
        guest.page.set_viewport_size({"width": width, "height": height})
        boxes = [card.bounding_box() for card in guest.page.locator("article").all()]
        # All five stand in a row.
        assert len({box["y"] for box in boxes if box}) == 1
        heights.append(boxes[0]["height"] if boxes[0] else 0)
    assert heights[1] == pytest.approx(2 * heights[0], rel=0.05)


def test_the_options_of_a_new_table_are_out_of_the_way_on_a_phone(visit: Visit) -> None:
    guest = visit(size="phone")
    guest.go("/new/samurai")
    page = guest.page
    options = page.locator("details")
    expect(options).to_contain_text("as in the rulebook")
    figures = page.locator("#option-figures")
    expect(figures).to_be_hidden()
    options.locator("summary").click()
    figures.select_option("random")
    expect(options).to_contain_text("changed by you")
    guest.check_lights()
    desk = visit(size="desk")
    desk.go("/new/samurai")
    expect(desk.page.locator("#option-figures")).to_be_visible()


def test_play_now_begins_easy_and_keeps_the_level_that_is_chosen(visit: Visit) -> None:
    guest = visit()
    guest.go()
    level = guest.page.locator("[data-game=hagakure] select")
    assert level.input_value() == "ashigaru"
    expect(guest.page.locator("[data-game=hagakure]")).to_contain_text("8 min against bots")
    level.select_option("ronin")
    guest.go()
    assert level.input_value() == "ronin"
    guest.play_now("hagakure")
    guest.wait()
    guest.go()
    # The match that waits comes first, and the tab says whose turn it is.
    guest.page.locator("section a.turn").wait_for()
    assert guest.page.title().startswith("● Your turn")


def test_the_tab_says_whose_turn_it_is_while_it_is_hidden(visit: Visit) -> None:
    guest = visit()
    guest.context.add_init_script(
        "Object.defineProperty(document, 'hidden', { get: () => window.away ?? false })"
    )
    guest.go()
    assert guest.page.title() == "Tatami"
    guest.page.evaluate("window.away = true")
    # Who has nothing waiting asks for nothing; so a table is opened in sight, by another tab.
    table = {"game": "ninjan", "seats": [{"kind": "person"}, {"kind": "open"}]}
    opened = guest.context.request.post(f"{guest.url}/api/tables", data=table).json()
    guest.page.evaluate(
        "window.away = false; document.dispatchEvent(new Event('visibilitychange'))"
    )
    guest.page.locator("section a", has_text="1 seat open").wait_for()
    guest.page.evaluate("window.away = true")
    # Meanwhile somebody sits down, and the match begins.
    plan = {"seat": 1, "plan": {"kind": "bot", "level": "ashigaru"}}
    steps: dict[str, object] = {"change": plan, "start": {}}
    for what, body in steps.items():
        address = f"{guest.url}/api/tables/{opened['id']}/{what}"
        assert guest.context.request.post(address, data=body).ok
    guest.until(lambda: guest.page.title().startswith("● Your turn"))
    expect(guest.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")


def test_language_and_light_are_changed_on_the_first_page(visit: Visit) -> None:
    guest = visit(size="phone", language="nl")
    guest.go()
    page = guest.page
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("heading", name="Samurai-Spiele")).to_be_visible()
    page.get_by_role("button", name="Nacht").click()
    page.wait_for_selector("html[data-theme=dark]")
    guest.go()
    page.wait_for_selector("html[data-theme=dark]")
    expect(page.get_by_role("button", name="Deutsch")).to_have_attribute("aria-pressed", "true")


def test_it_is_installed_where_the_browser_offers_it(visit: Visit) -> None:
    guest = visit()
    guest.go()
    install = guest.page.get_by_role("button", name="Install Tatami")
    expect(install).to_have_count(0)
    guest.page.evaluate(
        """() => {
            const offer = new Event("beforeinstallprompt", { cancelable: true });
            offer.prompt = async () => { window.installed = true; };
            dispatchEvent(offer);
        }"""
    )
    install.click()
    assert guest.page.evaluate("window.installed")
    expect(install).to_have_count(0)


def test_the_parts_of_the_rules_are_one_click_away(visit: Visit) -> None:
    for size in ("phone", "desk"):
        guest = visit(size=size)
        guest.go("/rules/samurai")
        parts = guest.page.get_by_role("navigation", name="Parts of the rules")
        part = parts.get_by_role("button").last
        name = part.inner_text()
        part.click()
        expect(guest.page.get_by_role("heading", name=name)).to_be_in_viewport()
        # They stay in sight.
        expect(part).to_be_in_viewport()


def test_the_pages_open_without_a_network(visit: Visit) -> None:
    guest = visit(offline=True)
    guest.go()
    guest.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    guest.until(lambda: bool(guest.page.evaluate("() => caches.keys().then((all) => all.length)")))
    guest.page.reload()
    guest.context.set_offline(True)
    guest.page.goto(guest.url + "/settings")
    alert = guest.page.get_by_role("alert")
    expect(alert).to_contain_text("The server cannot be reached.")
    guest.context.set_offline(False)
    alert.get_by_role("button", name="Try again").click()
    guest.page.wait_for_selector("form")
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
