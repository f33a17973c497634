"""The client of the tests itself: it must leave nothing behind that a later test stumbles over."""

import asyncio

from websockets.asyncio.client import ClientConnection
from websockets.asyncio.server import ServerConnection, serve

from tests.server.client import connected


def test_who_is_torn_away_while_saying_goodbye_hangs_up_all_the_same() -> None:
    async def answer_nothing(connection: ServerConnection) -> None:
        connection.transport.pause_reading()
        await connection.wait_closed()

    async def scene() -> None:
        inside: asyncio.Future[ClientConnection] = asyncio.Future()

        async def visit(port: int) -> None:
            async with connected(f"ws://127.0.0.1:{port}", compression=None) as socket:
                inside.set_result(socket)

        async with serve(answer_nothing, "127.0.0.1", 0) as server:
            [listening] = server.sockets
            visitor = asyncio.create_task(visit(listening.getsockname()[1]))
            socket = await inside
            while socket.state.name != "CLOSING":
                await asyncio.sleep(0)
            visitor.cancel()
            await asyncio.gather(visitor, return_exceptions=True)
            assert socket.transport.is_closing()
            for connection in server.connections:
                connection.transport.abort()

    asyncio.run(scene())
