"""The page of the laboratory in a browser: its table can be sorted."""

from pathlib import Path

from playwright.sync_api import Browser

from tatami.arena.lab.page import write_report
from tatami.arena.lab.variants import variants
from tests.arena.lab.studies import NINJAN, played, study

TEXT = NINJAN + '[vary]\noptions.deals = [3, 1]\noptions.tie = ["throws", "shared"]'


def test_a_column_sorts_the_variants_both_ways(browser: Browser, tmp_path: Path) -> None:
    write_report(tmp_path, played(tmp_path, TEXT), variants(study(tmp_path, TEXT), tmp_path))
    page = browser.new_page(viewport={"width": 360, "height": 800})
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.goto(f"file://{tmp_path}/index.html")

    def column(number: int) -> list[float]:
        cells = page.locator(f"tbody tr > :nth-child({number})")
        found: list[float] = cells.evaluate_all(
            "cells => cells.map((cell) => Number(cell.dataset.value))"
        )
        return found

    rounds = page.get_by_role("button", name="Rounds")
    rounds.click()
    assert column(3) == [27, 27, 9, 9]
    assert (
        page.get_by_role("columnheader", name="Rounds").get_attribute("aria-sort") == "descending"
    )
    rounds.click()
    assert column(3) == [9, 9, 27, 27]
    page.get_by_role("button", name="Variant").click()
    assert column(1) == [0, 1, 2, 3]
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert troubles == []
    page.close()
