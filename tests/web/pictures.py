"""The pictures of the README: photographs of real pages, and a film of a few moments.

python -m tests.web.pictures [stills] [film] [--game GAME] [--folder FOLDER]
writes docs/pictures/*.webp. The pages come from a real house, what the table tells from matches
between bots. In the film time goes by only from frame to frame, however long the machine takes to
draw one, so it runs as smoothly as a page does.
"""

import argparse
import tempfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import (
    Browser,
    FloatRect,
    Page,
    ViewportSize,
    WebSocketRoute,
    sync_playwright,
)

from tests.server.housing import House
from tests.web.conftest import ARGUMENTS, chromium
from tests.web.gallery import Photographer, finish
from tests.web.positions import ID, positions, told_from
from tests.web.visitor import ROOT

FOLDER = ROOT / "docs" / "pictures"
WINDOW: ViewportSize = {"width": 1280, "height": 800}
QUALITY = 82

# Photographs

WIDE: ViewportSize = {"width": 1920, "height": 1080}
HOME_SIZE = (1440, 720)
TABLE_SIZE = (840, 525)


class Still(NamedTuple):
    """A moment of a match."""

    game: str
    seats: int
    label: str
    theme: str = "light"


STILLS = [
    Still("samurai", 3, "late"),
    Still("ninjan", 4, "middle"),
    Still("hagakure", 4, "middle"),
    Still("samurai_cards", 3, "middle"),
    Still("sake", 5, "middle", "dark"),
]


def photograph(browser: Browser, url: str, folder: Path, games: list[str]) -> None:
    """The first page, and a moment of every game."""
    photographer = Photographer(browser, url, [(WINDOW["width"], WINDOW["height"])])
    page = photographer.page
    page.set_viewport_size(WIDE)
    page.goto(url)
    page.wait_for_selector("article")
    page.evaluate("document.fonts.ready")
    # Cut off below the games.
    width, height = HOME_SIZE
    clip: FloatRect = {
        "x": 0,
        "y": 0,
        "width": WIDE["width"],
        "height": WIDE["width"] * height // width,
    }
    save(picture(page, HOME_SIZE, clip), folder / "home.webp")
    for still in STILLS:
        if still.game not in games:
            continue
        found = positions(still.game, still.seats)
        photographer.enter(next(one for one in found if still.label in one.label))
        page = photographer.page
        page.set_viewport_size(WINDOW)
        page.emulate_media(color_scheme="dark" if still.theme == "dark" else "light")
        page.wait_for_selector(f"html[data-theme={still.theme}]")
        page.evaluate("document.fonts.ready")
        save(picture(page, TABLE_SIZE), folder / f"{still.game}.webp")


def picture(page: Page, size: tuple[int, int], clip: FloatRect | None = None) -> Image.Image:
    """What the page shows, or a part of it, made small."""
    taken = page.screenshot(clip=clip)
    with Image.open(BytesIO(taken)) as large:
        return large.convert("RGB").resize(size, Image.Resampling.LANCZOS)


def save(shown: Image.Image, path: Path) -> None:
    """Keep a photograph."""
    shown.save(path, quality=QUALITY, method=6)
    print(f"{path.name}: {path.stat().st_size // 1000} kB")


# The film

FILM_SIZE = (960, 600)
FILM_QUALITY = 58
FRAME = 100
"""Milliseconds of the page from one frame to the next."""
SHOWN = 75
"""Milliseconds for which a frame is shown: a little faster than at the table."""
REST = 900
"""Milliseconds for which a scene stays when all has happened."""


class Scene(NamedTuple):
    """What happens at a table after one of the reader's decisions, for so many frames."""

    game: str
    seats: int
    first: int
    frames: int
    seed: str = "gallery"


SCENES = [
    Scene("ninjan", 3, 0, 60),
    Scene("samurai", 3, 31, 50),
    Scene("hagakure", 4, 14, 44),
    Scene("samurai_cards", 3, 12, 60),
    Scene("sake", 4, 13, 56),
]

STEP = """(time) => {
    for (const moving of document.getAnimations()) {
        if (moving.playState === "finished") continue;
        moving.pause();
        const end = moving.effect.getComputedTiming().endTime;
        const at = (moving.currentTime ?? 0) + time;
        if (at >= end) moving.finish();
        else moving.currentTime = at;
    }
}"""
"""Let all that moves go on for so long, and stand still again."""


def filmed(browser: Browser, url: str, scene: Scene) -> Iterator[Image.Image]:
    """The frames of a scene."""
    entered, now, *after = told_from(scene.game, scene.seats, scene.seed, scene.first, 1)
    table: list[WebSocketRoute] = []

    def tell(socket: WebSocketRoute) -> None:
        table.append(socket)
        socket.on_message(lambda _: None)
        for message in [entered, now]:
            socket.send(message.decode())

    context = browser.new_context(locale="en", viewport=WINDOW, color_scheme="light")
    page = context.new_page()
    page.route_web_socket("**/api/socket?*", tell)
    page.clock.install()
    page.goto(f"{url}/table/{ID}")
    page.wait_for_selector("[data-still=board]")
    finish(page)
    page.evaluate("document.fonts.ready")
    page.clock.pause_at(page.evaluate("Date.now() + 2000"))
    for message in after:
        table[-1].send(message.decode())
    for _ in range(scene.frames):
        page.evaluate(STEP, FRAME)
        page.clock.run_for(FRAME)
        yield picture(page, FILM_SIZE)
    context.close()


def film(browser: Browser, url: str, folder: Path, games: list[str]) -> None:
    """All scenes, one after another; where nothing changes a frame stays longer."""
    frames: list[Image.Image] = []
    durations: list[int] = []
    for scene in SCENES:
        if scene.game not in games:
            continue
        for frame in filmed(browser, url, scene):
            if frames and frame.tobytes() == frames[-1].tobytes():
                durations[-1] += SHOWN
            else:
                frames.append(frame)
                durations.append(SHOWN)
        durations[-1] += REST
    path = folder / "moments.webp"
    frames[0].save(
        path,
        save_all=True,
        append_images=frames[1:],
        duration=durations,
        loop=0,
        quality=FILM_QUALITY,
        method=4,
    )
    seconds = sum(durations) // 1000
    print(f"{path.name}: {len(frames)} frames, {seconds} s, {path.stat().st_size // 1000} kB")


def main() -> None:
    """Renew what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="*", default=["stills", "film"], help="stills, film")
    parser.add_argument("--game", action="append", help="only these games")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    asked = parser.parse_args()
    games = asked.game or [still.game for still in STILLS]
    house = House(Path(tempfile.mkdtemp(prefix="tatami-pictures-"))).start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
            if "stills" in asked.what:
                photograph(browser, house.url, asked.folder, games)
            if "film" in asked.what:
                film(browser, house.url, asked.folder, games)
            browser.close()
    finally:
        house.close()


if __name__ == "__main__":
    main()
