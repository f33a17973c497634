"""People who sit at running matches and do nothing, until their standard input ends."""

import asyncio
import sys

import uvloop

from bench.load import SEATS, Facts, Player, encode, seated
from bench.ws_client import LeanSocket, dial


class Idler(LeanSocket):
    """Enters, and listens to nothing."""

    def __init__(self, url: str, player: Player, table: Facts) -> None:
        super().__init__(url.partition("://")[2], table.id, player.cookie())
        self.table = table
        self.told = asyncio.Event()

    def opened(self) -> None:
        """Come to the table."""
        table = self.table
        self.send(encode({"kind": "enter", "table": table.id, "key": table.key}))

    def received(self, message: bytes) -> None:
        """Something was said."""
        self.told.set()


async def idle(url: str, connections: int) -> None:
    """Sit down, say so, and wait."""
    for _ in range(connections // SEATS):
        table, players = await seated(url)
        for player in players:
            idler = Idler(url, player, table)
            await dial(url, idler)
            await idler.told.wait()
            await player.http.aclose()
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.read)


if __name__ == "__main__":
    uvloop.run(idle(sys.argv[1], int(sys.argv[2])))
