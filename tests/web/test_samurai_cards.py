"""The card game shows why: what lies where in its order, and what each stone was decided by."""

import random
import re
from itertools import pairwise

from playwright.sync_api import expect

from tatami.core.grid import column_and_row
from tests.web.autoplay import GLOWING, HURRY
from tests.web.conftest import Visit
from tests.web.visitor import Visitor

ONE_TAP: dict[str, object] = {"confirmations": False}
NOBODY = -1

WATCH_TABLE = """() => {
    window.seen = [];
    window.told = [];
    const count = (what) => document.querySelectorAll(`.window [data-piece^='${what}:']`).length;
    const turned = () =>
        document.querySelectorAll(".window [data-piece^='village:'][data-piece$=turned]").length;
    const look = () => {
        const now = [count("placed"), count("village"), turned()];
        if (String(now) !== String(seen.at(-1))) seen.push(now);
        for (const one of document.querySelectorAll(".closer section.closes")) {
            const rows = [...one.querySelectorAll("tbody tr")].map((row) =>
                [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent)));
            const ahead = [...one.querySelectorAll("thead th")].map((_, n) =>
                [...one.querySelectorAll("tbody tr")].findIndex((row) =>
                    row.querySelectorAll("td")[n].classList.contains("ahead")));
            if (document.querySelector("[data-skip]")) told.push({ rows, ahead });
        }
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}"""
"""How many cards, villages and scored villages there are, and the sums shown at a scoring."""


def sit(visit: Visit, seats: int, **how: object) -> Visitor:
    """At a table at which everything is shown at its turn, but quickly."""
    guest = visit(settings=ONE_TAP, **how)
    guest.context.add_init_script(HURRY)
    guest.open_table("samurai_cards", ["me", *["ashigaru"] * (seats - 1)])
    guest.page.wait_for_selector(GLOWING)
    return guest


def test_a_card_its_villages_and_its_scoring_come_one_after_the_other(visit: Visit) -> None:
    guest = sit(visit, 2)
    page = guest.page
    page.evaluate(WATCH_TABLE)
    dice = random.Random(3)

    def is_scored() -> bool:
        if guest.is_over():
            return True
        guest.click_what_glows(dice)
        return int(page.evaluate("seen.at(-1)?.[2] ?? 0")) >= 3

    guest.until(is_scored)
    seen: list[list[int]] = page.evaluate("seen")
    for before, after in pairwise(seen):
        changed = [one != other for one, other in zip(before, after, strict=True)]
        assert sum(changed) == 1, (before, after)
    # Each scoring told what everybody had, and who therefore took the stone.
    told = page.evaluate("told")
    assert told
    for scoring in told:
        for symbol, taker in enumerate(scoring["ahead"]):
            influence = [row[symbol] for row in scoring["rows"]]
            most = max(influence)
            is_alone = most > 0 and influence.count(most) == 1
            assert taker == (influence.index(most) if is_alone else NOBODY), scoring


def test_a_village_pointed_at_tells_what_everybody_has_there(visit: Visit) -> None:
    guest = sit(visit, 3, size=(1440, 900))
    page = guest.page
    sums = page.locator(".closer section")
    expect(sums).to_have_count(0)
    page.locator(".window [data-part^='village:']").first.hover()
    expect(sums).to_contain_text("sides are open")
    assert set(sums.locator("tbody td").all_inner_texts()) == {"0"}
    # With a card in hand, what it would be.
    card = page.locator(".hand .lit").first
    strength = re.search(r"\d", card.get_attribute("aria-label") or "")
    assert strength
    card.click()
    page.locator(".window .lit[data-part^='cell:']").first.hover()
    expect(sums.locator("td.tried")).not_to_have_count(0)
    expect(sums).to_contain_text("3 sides are open")
    assert set(sums.locator("td.tried").all_inner_texts()) <= {"0", strength[0]}
    page.locator("[data-guide=pile]").hover()
    expect(sums).to_have_count(0)


def test_hints_lie_over_no_card_and_show_what_they_would_bring(visit: Visit) -> None:
    guest = sit(visit, 4, size=(1024, 768))
    guest.play_on(3, stop="window.acts >= 3 && document.querySelector('.hand .lit')")
    page = guest.page
    page.get_by_role("button", name="Hint").click()
    hints = page.get_by_role("status", name="Hint")
    # Each has its plain reason.
    expect(hints.locator("li")).to_have_count(hints.locator("li small").count())
    panel = hints.bounding_box()
    cards = [one.bounding_box() for one in page.locator(".window [data-piece]").all()]
    assert panel
    assert len(cards) > 3
    assert all(card and card["x"] >= panel["x"] + panel["width"] for card in cards)
    hints.get_by_role("button").first.click()
    # The card lies there as it would, and the sums are told.
    expect(page.locator(".window .ghost-card")).not_to_have_count(0)
    expect(page.locator(".closer td.tried")).not_to_have_count(0)
    expect(page.locator("[data-confirm]")).to_have_text(
        re.compile(r"^\s*place [a-zA-Z]+ [1-4]\s*$")
    )


def test_no_place_is_called_by_its_coordinates(visit: Visit) -> None:
    guest = sit(visit, 3)
    guest.play_on(6, acts=6)
    guest.page.get_by_role("button", name="Hint").click()
    guest.page.get_by_role("status", name="Hint").wait_for()
    told = guest.page.locator("aside li").all_text_contents()
    seen = "\n".join([guest.page.locator("main").inner_text(), *told])
    assert not re.search(r"-?\d+, ?-?\d+", seen), seen
    assert "is scored" in seen or "A new village" in seen


def test_the_browser_lays_the_cells_where_the_rules_have_them(visit: Visit) -> None:
    guest = sit(visit, 2)
    guest.play_on(2, acts=8)
    cells = guest.page.locator(".window [data-part]").evaluate_all(
        """(found) => found.map((one) => [
            Number(one.dataset.part.split(":")[1]),
            ...one.style.transform.match(/-?[\\d.]+/g).map(Number)])"""
    )
    assert len(cells) > 20
    places = {cell: column_and_row(cell) for cell, _, _ in cells}
    width = next(x / places[cell][0] for cell, x, _ in cells if places[cell][0])
    height = next(-y / places[cell][1] for cell, _, y in cells if places[cell][1])
    assert width > 0
    assert height > 0
    for cell, x, y in cells:
        column, row = places[cell]
        assert (x, y) == (column * width, -row * height), cell
