"""A disk that is really full: the house says so, loses nothing and goes on when there is room."""

import asyncio
import errno
import os
from pathlib import Path
from random import Random

import httpx

from tatami.core.record import decode, verify
from tatami.games import GAMES
from tests.server.client import Person, Seated
from tests.server.housing import House
from tests.server.test_http import at, play
from tests.server.test_sockets import sit

# A disk of its own for the house, which needs no rights but those of a namespace of its own.
DISK = ("unshare", "--map-root-user", "--mount", "sh", "-c")
MOUNT = 'mount -t tmpfs -o size=4m tmpfs "$0" && exec "$@"'


def fill(file: Path) -> None:
    """Write until nothing more goes onto the disk."""
    handle = os.open(file, os.O_WRONLY | os.O_CREAT)
    size = 65536
    try:
        while size:
            try:
                os.write(handle, bytes(size))
            except OSError as error:
                if error.errno != errno.ENOSPC:
                    raise
                size //= 2
    finally:
        os.close(handle)


async def until_refused(seated: Seated) -> str:
    """Play until a move is not taken; why. What is reserved for the log still takes a few."""
    while True:
        update = await seated.asked()
        answer = await seated.act(update["legal"][0]["action"])
        if answer["kind"] == "refused" and answer["code"] != "old-turn":
            return str(answer["code"])
        while seated.update["turn"] == update["turn"]:
            await seated.receive()


def test_a_full_disk_refuses_moves_and_loses_none(folder: Path) -> None:
    house = House(folder, within=(*DISK, MOUNT, str(folder))).start()
    assert house.process is not None
    # Only the house sees its disk; this is the way in from outside.
    filler = Path(f"/proc/{house.process.pid}/root{folder.resolve()}/filler")

    def health() -> int:
        return httpx.get(house.url + "/healthz", timeout=None, verify=False).status_code

    async def scene(one: Person, *others: Person) -> None:
        # People only: a bot whose move is not written keeps everybody waiting.
        luck = Random(1)
        table = await one.open_table("hagakure", "person,open,open")
        for seat, other in enumerate(others, 1):
            await sit(other, table, seat)
        await one.post(at(table, "start"))
        async with one.at(table) as a, others[0].at(table) as b, others[1].at(table) as c:
            fill(filler)
            playing = [asyncio.create_task(until_refused(seated)) for seated in (a, b, c)]
            done, waiting = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
            # Two may have waited for the same group.
            assert {task.result() for task in done} == {"house-no-database"}
            for task in waiting:
                task.cancel()
            # At once, and though what is asked for now may find room.
            assert await asyncio.to_thread(health) == 503
            filler.unlink()
            while await asyncio.to_thread(health) != 200:
                await asyncio.sleep(0.2)
        async with one.at(table) as a, others[0].at(table) as b, others[1].at(table) as c:
            await asyncio.gather(*[seated.play_on(luck) for seated in (a, b, c)])
        response = await one.http.get(at(table, "record"))
        record = decode(response.content)
        assert verify(record, GAMES["hagakure"]) > 0

    try:
        play(house, 3, scene)
    finally:
        house.close()
