"""Nothing jumps while one aims: board and hand stay where they are."""

from tests.web.visitor import Visitor

WATCH_BOXES = """() => {
    window.boxes = {};
    const look = () => {
        for (const still of document.querySelectorAll("[data-still]")) {
            const { x, y, width, height } = still.getBoundingClientRect();
            const box = [x, y, width, height].map(Math.round).join(" ");
            (boxes[still.dataset.still] ??= new Set()).add(box);
        }
        requestAnimationFrame(look);
    };
    look();
}"""
"""Remember every box that the board and the hand ever have, frame by frame."""


def check_boxes(guest: Visitor) -> None:
    """Board and hand have never had another box since they are watched."""
    boxes: dict[str, list[str]] = guest.page.evaluate(
        "Object.fromEntries(Object.entries(boxes).map(([name, found]) => [name, [...found]]))"
    )
    assert set(boxes) == {"board", "hand"}
    assert {name: len(found) for name, found in boxes.items()} == {"board": 1, "hand": 1}, boxes
