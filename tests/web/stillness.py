"""Nothing jumps while one aims: board, hand and seats stay where they are."""

from tests.web.visitor import Visitor

WATCH_BOXES = """() => {
    window.boxes = {};
    const look = () => {
        for (const still of document.querySelectorAll("[data-still], .plate, .plate .points")) {
            const { x, y, width, height } = still.getBoundingClientRect();
            // A score may become longer, but it stays at its height.
            const isScore = still.matches(".points");
            const box = (isScore ? [y, height] : [x, y, width, height]).map(Math.round).join(" ");
            const seat = still.closest("[data-seat]")?.dataset.seat;
            const name = still.dataset.still ?? (isScore ? "score " : "seat ") + seat;
            (boxes[name] ??= new Set()).add(box);
        }
        requestAnimationFrame(look);
    };
    look();
}"""
"""Remember every box that the board, the hand and the seats ever have, frame by frame."""


def check_boxes(guest: Visitor, *, seats: bool = False) -> None:
    """Board and hand, and the seats if wanted, had no other box since they are watched."""
    boxes: dict[str, list[str]] = guest.page.evaluate(
        "Object.fromEntries(Object.entries(boxes).map(([name, found]) => [name, [...found]]))"
    )
    still = {"board", "hand"} | ({name for name in boxes if " " in name} if seats else set())
    assert still <= set(boxes)
    assert {name: boxes[name] for name in still if len(boxes[name]) > 1} == {}
