"""How smooth a move is: frame times in a browser of 1440x900 while cards and pieces move.

python -m bench.frames [GAME ...]

In each game a person plays against bots with all animations at normal speed. The time between one
frame and the next is measured from a decision until everything that came of it was shown; nothing
is measured while the player thinks. 16.7 ms is a frame of a screen with 60 of them a second; a
frame is late when the one before stayed for half a frame longer than that. On a machine that does
other work meanwhile this says more of that work, so the load is told with the result.
"""

import os
import random
import sys
import tempfile
from pathlib import Path
from statistics import quantiles

from playwright.sync_api import Browser, sync_playwright

from tatami.games import GAMES
from tests.server.housing import House
from tests.web.autoplay import GLOWING, SHOWN
from tests.web.conftest import ARGUMENTS, chromium
from tests.web.visitor import Visitor

SIZE = (1440, 900)
FRAMES = 900
"""So many are measured in each game: a quarter of a minute of movement."""
FRAME = 1000 / 60
LATE = 1.5 * FRAME
QUICK = "random"

MEASURE = """() => {
    window.frames_ = [];
    let before = 0;
    const look = (now) => {
        const moves = document.querySelector(SHOWN) || document.querySelector(".travels");
        if (moves && before) frames_.push(now - before);
        before = moves ? now : 0;
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""


def frames(browser: Browser, house: House, name: str) -> list[float]:
    """The times between frames while something moves, in milliseconds."""
    game = GAMES[name]
    guest = Visitor(browser, house.url, size=SIZE, settings={"confirmations": False}, moves=True)
    drawn = {option.name: QUICK for option in game.declared if QUICK in option.values}
    seats = ["me", *["ashigaru"] * (max(game.fewest_seats, 3) - 1)]
    guest.open_table(name, seats, options=drawn)
    guest.wait()
    guest.page.evaluate(MEASURE.replace("SHOWN", repr(SHOWN)))
    dice = random.Random(1)
    while guest.page.evaluate("frames_.length") < FRAMES and not guest.is_over():
        # The first tap selects, and nothing moves; the next one may do it.
        guest.click_what_glows(dice)
        guest.page.wait_for_selector(f"{GLOWING}, .ending")
    found: list[float] = guest.page.evaluate("frames_")
    guest.close()
    return found


def main() -> None:
    """Measure and tell."""
    house = House(Path(tempfile.mkdtemp())).start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
            for name in sys.argv[1:] or list(GAMES):
                times = frames(browser, house, name)
                cuts = quantiles(times, n=20)
                late = sum(time > LATE for time in times) / len(times)
                told = f"p50 {cuts[9]:5.1f} ms   p95 {cuts[18]:5.1f} ms   late {late:6.1%}"
                load = os.getloadavg()[0]
                print(f"{name:15} {told}   {len(times)} frames, load {load:.1f}", flush=True)
            browser.close()
    finally:
        house.close()


if __name__ == "__main__":
    main()
