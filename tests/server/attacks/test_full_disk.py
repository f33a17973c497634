"""A disk that is really full: the house says so, loses nothing and goes on when there is room."""

import asyncio
import errno
import os
from pathlib import Path
from random import Random

import httpx

from tatami.core.record import decode, verify
from tatami.games import GAMES
from tests.server.client import Json, Person
from tests.server.housing import House
from tests.server.test_http import at, play

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


def test_a_full_disk_refuses_moves_and_loses_none(folder: Path) -> None:
    house = House(folder, within=(*DISK, MOUNT, str(folder))).start()
    assert house.process is not None
    # Only the house sees its disk; this is the way in from outside.
    filler = Path(f"/proc/{house.process.pid}/root{folder.resolve()}/filler")

    def health() -> int:
        return httpx.get(house.url + "/healthz", timeout=60).status_code

    async def scene(one: Person) -> None:
        luck = Random(1)
        table = await one.open_table("hagakure", "person,bot,bot", start=True)
        async with one.at(table) as seated:
            await seated.move_on(luck)
            fill(filler)
            answer: Json = {"kind": "done"}
            # What was already reserved for its log may still take a few.
            while answer["kind"] == "done":
                update = await seated.asked()
                answer = await seated.act(update["legal"][0]["action"])
            assert answer["kind"] == "refused"
            while await asyncio.to_thread(health) != 503:
                await asyncio.sleep(0.2)
            filler.unlink()
            while await asyncio.to_thread(health) != 200:
                await asyncio.sleep(0.2)
        async with one.at(table) as seated:
            await seated.play_on(luck)
        response = await one.http.get(at(table, "record"))
        record = decode(response.content)
        assert verify(record, GAMES["hagakure"]) > 0

    try:
        play(house, 1, scene)
    finally:
        house.close()
