"""Somebody with a browser: what the tests do is what hands and keys can do."""

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect

from tests.web.autoplay import COUNT_ACTS, GLOWING, PLAY, SHOWN

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

SIZES = {"phone": (360, 740), "tablet": (1024, 768), "desk": (1920, 1080)}
PATIENCE = 120_000
"""Milliseconds until the browser is taken for stuck; nothing is measured by it."""
MOMENT = 100
"""Milliseconds between one look and the next."""


def tap(found: Locator, number: int) -> None:
    """Tap one of these, if there are so many; the last is number -1.

    In the page itself: what is there now may be gone when a message from here arrives there.
    """
    found.evaluate_all(
        """(found, number) => found
            .at(number)
            ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))""",
        number,
    )


class Visitor:
    """A browser of one's own, with its own cookies; it must stay without complaints."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        size: str | tuple[int, int] = "tablet",
        language: str = "en",
        settings: dict[str, object] | None = None,
        moves: bool = False,
        touch: bool = False,
        offline: bool = False,
    ) -> None:
        width, height = SIZES[size] if isinstance(size, str) else size
        self.url = url
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            reduced_motion="no-preference" if moves else "reduce",
            has_touch=touch,
            # It would fetch all pages of the house, for nothing if the house does not go away.
            service_workers="allow" if offline else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        if settings:
            kept = json.dumps(json.dumps(settings))
            self.context.add_init_script(f"localStorage.tatami ??= {kept};")
        self.context.add_init_script(COUNT_ACTS)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("console", self.hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.acts = 0
        """How often the house has done what the player wanted."""
        self.page.on("websocket", lambda socket: socket.on("framereceived", self.count))
        self.page.on("request", lambda request: self.check_host(request.url))

    def hear(self, said: ConsoleMessage) -> None:
        """Remember what went wrong."""
        if said.type == "error":
            self.complaints.append(said.text)

    def count(self, message: str | bytes) -> None:
        """Count what is done."""
        self.acts += json.loads(message)["kind"] == "done"

    def check_host(self, address: str) -> None:
        """Nobody but the house may be asked for anything."""
        if not address.startswith((self.url, self.url.replace("http", "ws"), "data:", "blob:")):
            self.complaints.append(f"asks {address}")

    # Going somewhere

    def go(self, path: str = "/") -> None:
        """Open a page of the house."""
        self.page.goto(self.url + path)
        self.page.wait_for_selector("main")

    def play_now(self, game: str) -> None:
        """Two clicks from the street to the table."""
        self.go()
        self.page.locator(f"[data-game={game}] button").first.click()
        self.page.wait_for_selector(".prompt")

    def open_table(self, game: str, seats: list[str], **more: object) -> str:
        """Open a table as the form does, and go there; its link."""
        plans = [
            {"kind": "person"}
            if plan == "me"
            else {"kind": "open"}
            if plan == "open"
            else {"kind": "bot", "level": plan}
            for plan in seats
        ]
        wanted = {"game": game, "seats": plans, "start": "open" not in seats, **more}
        self.go()
        answer = self.context.request.post(f"{self.url}/api/tables", data=wanted)
        assert answer.ok, answer.text()
        table = answer.json()
        link = f"/table/{table['id']}#{table['key']}"
        self.go(link)
        return link

    def sit_down(self) -> None:
        """Take the first seat that is open, with the name that is suggested."""
        self.page.get_by_role("button", name="Sit here").first.click()
        self.page.get_by_role("button", name="Sit down").click()

    def open_story(self) -> None:
        """See what has happened and what was said, where it does not stand beside the table."""
        if self.page.locator("aside:not(.open)").count():
            # On phones a line of it opens the rest.
            self.page.locator(".tool.story, .ticker").filter(visible=True).click()

    def say(self, text: str) -> None:
        """Say something to the others."""
        self.open_story()
        self.page.get_by_label("Say something").fill(text)
        self.page.get_by_role("button", name="Send", exact=True).click()

    # Playing

    def wait(self) -> None:
        """Until something can be done, or the match is over."""
        while True:
            self.page.wait_for_selector(f"{GLOWING}, {SHOWN}, .ending")
            if not self.hurry():
                return

    def hurry(self) -> bool:
        """Show at once all that has happened; whether there was something to be shown."""
        shown = self.page.locator(SHOWN)
        is_shown = shown.count() > 0
        tap(shown, 0)
        return is_shown

    def until(self, holds: Callable[[], bool]) -> None:
        """Look again and again, until this holds."""
        for _ in range(PATIENCE // MOMENT):
            if holds():
                return
            self.page.wait_for_timeout(MOMENT)
        raise AssertionError("it never came to that")

    def rest(self) -> None:
        """Until the house has answered what was done."""
        self.page.locator("main[aria-busy=false]").wait_for()

    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.page.locator(".ending").count() > 0

    def click_what_glows(self, dice: random.Random) -> None:
        """Click one of the things that glow now."""
        self.page.locator(GLOWING).evaluate_all(
            """(found, share) => found
                .at(share * found.length)
                ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))""",
            dice.random(),
        )

    def play_on(self, seed: int = 0, stop: str = "false", acts: int = 0) -> None:
        """Click what glows until the match is over, `stop` holds in the page, or so much is done.

        It ends when something can be done, so that what is asked then is to be seen.
        """
        if acts:
            stop = f"({stop}) || window.acts >= {acts}"
        self.page.wait_for_selector("main")
        self.page.evaluate(PLAY.replace("STOP", stop), [seed, GLOWING, SHOWN, PATIENCE])

    def prompt(self) -> str:
        """The sentence near the hand."""
        return self.page.locator(".prompt p").inner_text()

    # Looking

    def light(self, theme: Literal["light", "dark"]) -> None:
        """The device changes between day and night."""
        self.page.emulate_media(color_scheme=theme)
        self.page.wait_for_selector(f"html[data-theme={theme}]")

    def check_access(self, *rules: str) -> None:
        """Axe finds nothing serious; by all its rules, or by these."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        # Only what is wrong is told: all that is right takes longer to tell than to find.
        how = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
        found = self.page.evaluate(
            "(how) => axe.run(how).then(({ violations }) => violations)", how
        )
        serious = [
            f"{rule['id']}: {node['html'][:200]} {node.get('failureSummary', '')}"
            for rule in found
            if rule["impact"] in ("serious", "critical")
            for node in rule["nodes"]
        ]
        assert not serious, "\n".join(serious)

    def check_lights(self) -> None:
        """Nothing sticks out, and axe finds nothing serious, by day and by night."""
        self.check_width()
        self.light("light")
        self.check_access()
        # Nothing but the colours differs.
        self.light("dark")
        self.check_access("color-contrast")

    def check_width(self) -> None:
        """Nothing sticks out to the side."""
        wide, room = self.page.evaluate(
            "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
        )
        assert wide <= room, f"{wide} > {room}"

    def check_height(self) -> None:
        """Nothing sticks out below: the page need not be scrolled."""
        tall, room = self.page.evaluate(
            "[document.documentElement.scrollHeight, document.documentElement.clientHeight]"
        )
        assert tall <= room, f"{tall} > {room}"

    def expect_prompt(self, pattern: str) -> None:
        """The prompt says this, sooner or later."""
        expect(self.page.locator(".prompt p")).to_have_text(re.compile(pattern))

    def close(self) -> None:
        """Leave; nothing may have gone wrong meanwhile."""
        self.context.close()
        assert not self.complaints, "\n".join(self.complaints)
