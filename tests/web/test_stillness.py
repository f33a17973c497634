"""Nothing jumps while one aims: board and hand stay where they are through a whole match."""

import pytest

from tatami.games import GAMES
from tests.web.conftest import Visit
from tests.web.test_every_game import AT_ONCE, seated

WATCH = """() => {
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
"""Remember every box that the board and the hand ever have."""

SHORT: dict[str, dict[str, object]] = {"hagakure": {"rounds": 2}}


@pytest.mark.parametrize("size", ["tablet", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_board_and_hand_keep_their_boxes(visit: Visit, game: str, size: str) -> None:
    guest = visit(size=size)
    options = {**AT_ONCE.get(game, {}), **SHORT.get(game, {})}
    guest.open_table(game, seated(game, "me"), options=options)
    guest.wait()
    guest.page.evaluate(WATCH)
    most = 60 if size == "phone" else 1000
    guest.play_on(4, stop=lambda: guest.acts >= most)
    boxes = guest.page.evaluate(
        "Object.fromEntries(Object.entries(boxes).map(([name, found]) => [name, [...found]]))"
    )
    assert set(boxes) == {"board", "hand"}
    assert {name: len(found) for name, found in boxes.items()} == {"board": 1, "hand": 1}, boxes


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", ["tablet", "desk"])
def test_the_page_never_scrolls(visit: Visit, game: str, size: str) -> None:
    guest = visit(size=size)
    guest.open_table(game, seated(game, "me"), options=AT_ONCE.get(game, {}))
    guest.play_on(4, stop=lambda: guest.acts >= 3)
    tall, room = guest.page.evaluate(
        "[document.documentElement.scrollHeight, document.documentElement.clientHeight]"
    )
    assert tall <= room
    guest.check_width()
