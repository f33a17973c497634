"""Photographs of every board in real positions, at every size, by day and by night.

python -m tests.web.gallery [GAME ...] [--seats N] [--size 1440] [--theme dark] [--label middle]
[--seed WORD]
writes build/gallery/*.png and, for each game, a page that shows them side by side. The pages, the
pieces and the pictures come from a real house, what the table tells from matches between bots.
"""

import argparse
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tatami.games import GAMES, game_named
from tests.server.housing import House
from tests.web.conftest import ARGUMENTS, chromium
from tests.web.positions import ID, Position, positions, show
from tests.web.visitor import ROOT

FOLDER = ROOT / "build" / "gallery"
SIZES = [(390, 844), (1024, 768), (1440, 900), (1920, 1080), (3840, 2160)]
THEMES = ["light", "dark"]
PAGES = {"home": "/", "new": "/new/sake", "rules": "/rules/sake", "settings": "/settings"}


class Photographer:
    """Looks at pages of a house, and keeps pictures of them."""

    def __init__(self, browser: Browser, url: str, sizes: list[tuple[int, int]]) -> None:
        self.url = url
        self.sizes = sizes
        self.context = browser.new_context(locale="en", reduced_motion="reduce")
        self.page = self.context.new_page()

    def enter(self, position: Position) -> None:
        """Sit down at the table at this moment, all that led to it having been shown."""
        self.page.close()
        self.page = self.context.new_page()
        show(self.page, position)
        self.page.goto(f"{self.url}/table/{ID}")
        self.page.wait_for_selector("[data-still=board]")
        finish(self.page)

    def keep(self, name: str, themes: list[str]) -> Iterator[Path]:
        """A picture of the page in each size and theme."""
        for width, height in self.sizes:
            self.page.set_viewport_size({"width": width, "height": height})
            for theme in themes:
                self.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
                self.page.wait_for_selector(f"html[data-theme={theme}]")
                self.page.evaluate("document.fonts.ready")
                path = FOLDER / f"{name}-{width}-{theme}.png"
                self.page.screenshot(path=path)
                yield path


def finish(page: Page) -> None:
    """Do not wait until all that has happened was shown at its pace."""
    page.evaluate("document.querySelector('[data-finish], [data-skip]')?.click()")
    page.wait_for_selector("[data-skip]", state="detached")


def contact_sheet(name: str, paths: list[Path]) -> None:
    """A page that shows these pictures side by side."""
    shown = "\n".join(
        f'<figure><a href="{path.name}"><img src="{path.name}" height="360"></a>'
        f"<figcaption>{path.stem}</figcaption></figure>"
        for path in paths
    )
    style = "body{display:flex;flex-wrap:wrap;gap:8px;font:12px sans-serif}figure{margin:0}"
    page = f"<!doctype html><title>{name}</title><style>{style}</style>{shown}"
    (FOLDER / f"{name}.html").write_text(page, encoding="utf-8")


def main() -> None:
    """Photograph what is named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="*", default=[*GAMES, "pages"])
    parser.add_argument("--seats", type=int, help="only tables for so many")
    parser.add_argument("--size", type=int, action="append", help="only windows of this width")
    parser.add_argument("--theme", choices=THEMES, action="append")
    parser.add_argument("--seed", default="gallery", help="another match between bots")
    parser.add_argument("--label", default="", help="only moments whose name has this in it")
    asked = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    sizes = [size for size in SIZES if not asked.size or size[0] in asked.size]
    themes = asked.theme or THEMES
    house = House(Path(tempfile.mkdtemp(prefix="tatami-gallery-"))).start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
            photographer = Photographer(browser, house.url, sizes)
            for what in asked.what:
                kept: list[Path] = []
                if what == "pages":
                    for name, path in PAGES.items():
                        if asked.label not in name:
                            continue
                        photographer.page.goto(house.url + path)
                        photographer.page.wait_for_selector("main")
                        kept += photographer.keep(name, themes)
                    contact_sheet(what, kept)
                    continue
                numbers = game_named(what).seats
                for seats in [asked.seats] if asked.seats else [min(numbers), max(numbers)]:
                    for position in positions(what, seats, asked.seed):
                        if asked.label in position.label:
                            photographer.enter(position)
                            kept += photographer.keep(f"{what}-{seats}-{position.label}", themes)
                contact_sheet(what, kept)
            browser.close()
    finally:
        house.close()


if __name__ == "__main__":
    main()
