"""Samurai shows why: what a tile would change, what a capture was decided by, how it ends."""

import random
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.autoplay import GLOWING, HURRY
from tests.web.conftest import Visit
from tests.web.test_touch import scale
from tests.web.visitor import Visitor, tap

ONE_TAP: dict[str, object] = {"confirmations": False}
NOBODY = -1
DRAWN = {"opening": "random", "figures": "random"}


def sit(visit: Visit, seats: int, **how: object) -> Visitor:
    """At a table where laying tiles begins at once."""
    guest = visit(settings=ONE_TAP, **how)
    guest.open_table("samurai", ["me", *["ashigaru"] * (seats - 1)], options=DRAWN)
    return guest


def beside(guest: Visitor, kind: str) -> Locator:
    """The empty land beside a village with a figure that such a tile influences."""
    villages = guest.page.locator("[data-part^='settlement:']").evaluate_all(
        "found => found.map((one) => one.getAttribute('aria-label'))"
    )
    figure = "(helmet|Buddha|rice)" if kind == "samurai" else kind
    place = next(label.split(":")[0] for label in villages if re.search(f": {figure};", label))
    # A neighbour is called by its direction alone, and others tell how far it is.
    label = re.compile(rf"^[a-z-]+ of {place}:|also beside.*{place}")
    hexes = guest.page.locator(".window .lit[data-part^='hex:']")
    return hexes.and_(guest.page.get_by_label(label))


def test_a_tile_in_hand_shows_on_the_map_who_would_be_ahead(visit: Visit) -> None:
    guest = sit(visit, 2, size=(1440, 900))
    guest.wait()
    page = guest.page
    names = page.locator(".hand .lit").evaluate_all(
        "found => found.map((one) => one.getAttribute('aria-label'))"
    )
    kinds = [name.split()[0] for name in names]
    # Nearly every hand has a tile of a kind, and if not, a samurai.
    kind = next(one for one in kinds if one in ("helmet", "Buddha", "rice", "samurai"))
    page.locator(f".hand .lit[aria-label^='{kind}']").first.click()
    crests = page.locator(".window .crest")
    before = crests.count()
    where = beside(guest, kind).first
    where.hover()
    # The crest of who would take the figure, and the sums beside the map.
    expect(crests).not_to_have_count(before)
    expect(page.locator(".closer .ahead.tried")).not_to_have_count(0)
    page.locator(".progress").hover(force=True)
    expect(crests).to_have_count(before)


NAMES = """() => [...document.querySelectorAll("main [aria-label], main [title], main title")]
    .flatMap((one) => [
        one.getAttribute("aria-label"), one.getAttribute("title"),
        one.localName === "title" ? one.textContent : null])
    .filter(Boolean)"""
"""What a screen reader says, or a pointer is told."""
PLACES = """() => [...document.querySelectorAll(
        ".window :is([data-part^='hex:'], [data-part^='cell:'], [data-part^='village:'], \
[data-part^='placed:'], [data-part^='settlement:'])")]
    .map((one) => one.getAttribute("aria-label"))"""
NOTATION = r"\b[A-Z]\d{1,2}\b|-?\d+,-?\d+|-\d+, ?\d+|\d+, -\d+"


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize("game", ["samurai", "samurai_cards"])
def test_every_place_is_called_in_words_and_by_a_name_of_its_own(
    visit: Visit, game: str, language: str
) -> None:
    guest = visit(settings=ONE_TAP, language=language)
    options = DRAWN if game == "samurai" else {}
    guest.open_table(game, ["me", "ashigaru", "ashigaru"], options=options)
    for acts in (1, 3, 5):
        guest.play_on(3, acts=acts)
        # There is nothing to pick where a village is to be laid.
        tap(guest.page.locator(".hand .lit"), 0)
        places = guest.page.evaluate(PLACES)
        assert len(places) > acts
        assert len(set(places)) == len(places), sorted(places)
        names = guest.page.evaluate(NAMES)
        assert set(places) <= set(names)
        assert not [name for name in names if re.search(NOTATION, name)]
        guest.page.keyboard.press("Escape")


CAPTURES = """() => {
    window.told = [];
    const look = () => {
        for (const one of document.querySelectorAll(".closer section")) {
            if (!one.textContent.includes("Surrounded")) continue;
            const name = one.querySelector("h3").textContent;
            const numbers = (cells) => [...cells].map((cell) => Number(cell.textContent));
            const rows = [...one.querySelectorAll("tbody tr")].map((row) =>
                numbers(row.querySelectorAll("td")));
            if (!told.some((before) => before.name === name)) told.push({ name, rows });
        }
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}"""
"""The sums that are shown while figures leave the map."""


def test_a_capture_shows_the_influence_that_decided_it(visit: Visit) -> None:
    guest = visit(settings=ONE_TAP)
    guest.context.add_init_script(HURRY)
    guest.open_table("samurai", ["me", "ashigaru"], options=DRAWN)
    guest.page.wait_for_selector(GLOWING)
    guest.page.evaluate(CAPTURES)
    dice = random.Random(4)

    def is_told() -> bool:
        guest.click_what_glows(dice)
        return len(guest.page.evaluate("told")) >= 2

    guest.until(is_told)
    story = " ".join(guest.page.locator("aside li").all_text_contents())
    for capture in guest.page.evaluate("told.slice(0, 2)"):
        found = re.search(rf"{capture['name']} is surrounded: ([^.]+)\.", story)
        assert found
        for column, taken in enumerate(found[1].split(", ")):
            own, other = (row[column] for row in capture["rows"])
            taker = 0 if taken.endswith("to you") else NOBODY if "aside" in taken else 1
            assert taker == (NOBODY if own == other else int(other > own)), capture


@pytest.mark.parametrize("size", ["phone", "tablet", "desk"])
def test_a_tile_on_the_map_bears_the_crest_of_its_seat(visit: Visit, size: str) -> None:
    guest = sit(visit, 2, size=size)
    guest.play_on(1, acts=3)
    tiles = guest.page.locator(".window [data-piece^='tile:']")
    assert tiles.count() > 2
    crests: dict[str, set[str | None]] = {"0": set(), "1": set()}
    for tile in tiles.all():
        seat = (tile.get_attribute("data-piece") or "").split(":")[1]
        crests[seat].add(tile.locator(".crest").get_attribute("d"))
    # Each seat has one, and they differ.
    assert len(crests["0"] | crests["1"]) == 2
    assert not crests["0"] & crests["1"]


def test_who_comes_back_sees_what_others_did_since_the_own_turn(visit: Visit) -> None:
    guest = sit(visit, 3)
    guest.play_on(1, stop="document.querySelector('.recent-hex')")
    marks = guest.page.locator(".recent-hex")
    expect(marks).not_to_have_count(0)
    before = marks.count()
    last = guest.page.locator(".prompt .before").inner_text()
    guest.page.reload()
    guest.wait()
    expect(marks).to_have_count(before)
    expect(guest.page.locator(".prompt .before")).to_have_text(last)
    # With the own choice it is past.
    guest.page.locator(".hand .lit").first.click()
    guest.page.locator(".window .lit[data-part]").first.dispatch_event("click")
    guest.rest()
    expect(marks).to_have_count(0)


def choose_hand(guest: Visitor, *kinds: str) -> None:
    """Choose the first five tiles: of the first of these kinds that is left."""
    for _ in range(5):
        guest.wait()
        found = [guest.page.locator(f".supply .lit[aria-label^='{kind}']").first for kind in kinds]
        next(tile for tile in found if tile.count()).click()
        guest.page.locator("[data-confirm]").click()
        guest.rest()
    guest.wait()


def lay(guest: Visitor, kind: str) -> None:
    """Lay a tile of a kind somewhere."""
    guest.page.locator(f".hand .lit[aria-label^='{kind}']").first.click()
    guest.page.locator(".window .lit[data-part^='hex:']").first.dispatch_event("click")
    guest.rest()
    guest.wait()


def test_the_end_of_a_turn_is_asked_about_once_if_more_could_be_done(visit: Visit) -> None:
    guest = visit(settings={"confirmations": True, "setUp": ["samurai"]})
    guest.open_table("samurai", ["me", "ashigaru"], options={"figures": "random"})
    page = guest.page
    choose_hand(guest, "ship", "samurai")
    end = page.get_by_role("button", name="End your turn")
    lay(guest, "ship")
    # A samurai could still be laid, and the hand is filled up anyway.
    end.click()
    guest.expect_prompt("^Really")
    # On a phone too the two answers stand side by side, whole.
    page.set_viewport_size({"width": 360, "height": 740})
    yes, for_good = (
        button.bounding_box() for button in page.locator(".doubts .button:not(.cancel)").all()
    )
    assert yes
    assert for_good
    assert yes["x"] + yes["width"] <= for_good["x"]
    assert for_good["x"] + for_good["width"] <= 360
    page.set_viewport_size({"width": 1024, "height": 768})
    page.keyboard.press("Escape")
    guest.expect_prompt("another tile")
    # What was laid in this turn can be taken back.
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".window [data-piece^='tile:0:']")).to_have_count(0)
    lay(guest, "samurai")
    # What may still be laid is said, and why another one may not.
    guest.expect_prompt("with the character")
    page.locator(".hand [aria-label^='samurai']").first.click()
    refusal = page.locator("[data-refusal]").filter(has_text="only one in a turn")
    expect(refusal.get_by_role("link")).to_contain_text("3.3")
    end.click()
    # Ships alone can be kept: it is not asked.
    guest.until(lambda: "with the character" not in guest.prompt())
    assert "Really" not in guest.prompt()


def test_figures_about_to_be_swapped_tell_what_would_come_of_it(visit: Visit) -> None:
    guest = visit(size=(1440, 900), settings={"confirmations": True, "setUp": ["samurai"]})
    guest.open_table("samurai", ["me", "ashigaru"], options={"figures": "random"})
    page = guest.page
    choose_hand(guest, "figure exchange", "samurai")
    page.locator(".hand .lit[aria-label='figure exchange']").click()
    guest.expect_prompt("first of the two figures")
    helmets = page.locator(".window .lit[data-part^='figure:0:']")
    helmets.last.click()
    guest.expect_prompt("with which figure")
    page.locator(".window .lit[data-part^='figure:1:']").last.hover()
    expect(page.locator(".closer section")).to_have_count(2)
    # Two that are alike change nothing: that is hardly meant.
    helmets.nth(-2).click()
    guest.expect_prompt("^Really swap helmet")


def test_a_figure_is_refused_where_the_rules_want_none(visit: Visit) -> None:
    guest = visit(settings={"setUp": ["samurai"]})
    guest.open_table("samurai", ["me", "ashigaru"], options={"opening": "random"})
    guest.wait()
    guest.page.locator(".closer [data-part='kind:0']").click()
    guest.expect_prompt("place the helmet")
    guest.page.locator(".window [data-part^='settlement:'][aria-label^='Aomori']").click()
    refusal = guest.page.locator("[data-refusal]").filter(has_text="cities")
    expect(refusal.get_by_role("link")).to_contain_text("2.5")


def test_a_hint_is_drawn_on_the_tile_and_on_the_hex(visit: Visit) -> None:
    guest = sit(visit, 2)
    guest.wait()
    page = guest.page
    before = page.locator("[data-still=board]").bounding_box()
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("status", name="Hint")
    expect(hint.locator("li").first).to_contain_text(re.compile(r"win chance \d+\s?%"))
    # Why: what the trials told, or what it would change at once.
    expect(hint.locator("li").first.locator("small")).to_contain_text(re.compile(r"\w.*[.”]"))
    expect(page.locator(".hand [data-rank='1']")).not_to_have_count(0)
    expect(page.locator(".window .hint").filter(has_text="1")).to_have_count(1)
    assert page.locator("[data-still=board]").bounding_box() == before


@pytest.mark.parametrize("seats", [2, 4])
def test_on_a_phone_a_finger_hits_a_hex_from_the_start(visit: Visit, seats: int) -> None:
    guest = sit(visit, seats, size=(390, 844), touch=True)
    guest.wait()
    width = 52 * scale(guest)
    assert width >= 30
    hexes = guest.page.locator(".window .lit[data-part^='hex:']")
    guest.page.locator(".hand .lit").first.tap()
    expect(hexes).not_to_have_count(0)
    before = scale(guest)
    window = guest.page.locator(".window").bounding_box()
    assert window
    boxes = [one.bounding_box() for one in hexes.all()]
    inside = next(
        box
        for box in boxes
        if box
        and window["x"] < box["x"] < window["x"] + window["width"] - 60
        and window["y"] + 80 < box["y"] < window["y"] + window["height"] - 110
    )
    guest.page.touchscreen.tap(inside["x"] + width / 2, inside["y"] + 30 * before)
    expect(guest.page.locator("[data-piece^='tile:0:']")).to_have_count(1)
    assert scale(guest) == before


@pytest.mark.parametrize("game", ["samurai", "samurai_cards"])
def test_the_end_is_counted_kind_after_kind(visit: Visit, game: str) -> None:
    guest = visit(settings=ONE_TAP)
    options = DRAWN if game == "samurai" else {}
    guest.open_table(game, ["me", "ashigaru", "ashigaru"], options=options)
    guest.play_on(5)
    ending = guest.page.locator(".ending")
    expect(ending.locator(".decided")).not_to_be_empty()
    rows = ending.locator("tbody tr")
    seals = ending.locator("tfoot .seal")
    expect(seals).to_have_count(3)
    for kind in range(3):
        counts = [
            int(rows.nth(seat).locator("td").nth(kind).locator("b").inner_text())
            for seat in range(rows.count())
        ]
        piled = [
            rows.nth(seat).locator("td").nth(kind).locator("i").count()
            for seat in range(rows.count())
        ]
        assert piled == counts
        most = max(counts)
        leader = rows.nth(counts.index(most)).locator("th").inner_text().strip()
        alone = counts.count(most) == 1
        assert seals.nth(kind).locator(f".crest[aria-label='{leader}']").count() == int(alone)
    guest.check_access()
