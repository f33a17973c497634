"""Fingers on the glass: touches as the device sends them, which the browser judges itself."""

from playwright.sync_api import Locator

from tests.web.visitor import Visitor

Spot = tuple[float, float]

STEPS = 8


class Fingers:
    """One hand on a touch screen."""

    def __init__(self, guest: Visitor) -> None:
        self.page = guest.page
        self.device = guest.context.new_cdp_session(guest.page)

    def send(self, kind: str, *spots: Spot) -> None:
        """What the glass feels now."""
        points = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(spots)]
        self.device.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        # A finger rests for a moment: the page sees every position.
        self.page.evaluate("new Promise(requestAnimationFrame)")

    def press(self, *spots: Spot) -> None:
        """Put down as many fingers as there are spots."""
        self.send("touchStart", *spots)

    def move(self, *paths: tuple[Spot, Spot]) -> None:
        """Move every finger from one spot to another, little by little."""
        for step in range(1, STEPS + 1):
            self.send("touchMove", *[between(path, step / STEPS) for path in paths])

    def lift(self) -> None:
        """Take them away."""
        self.send("touchEnd")

    def drag(self, start: Spot, end: Spot) -> None:
        """Put one finger down, move it, take it away."""
        self.press(start)
        self.move((start, end))
        self.lift()


def between(path: tuple[Spot, Spot], share: float) -> Spot:
    """A spot on the way."""
    (x, y), (far_x, far_y) = path
    return x + (far_x - x) * share, y + (far_y - y) * share


def middle(found: Locator) -> Spot:
    """The middle of what was found, which is brought into sight."""
    found.scroll_into_view_if_needed()
    box = found.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
