"""What the host of a house can ask for over HTTP."""

from tatami.server import mending
from tatami.server.decisions import Forbidden
from tatami.server.house_services import house_facts
from tatami.server.identity import name_of
from tatami.server.messages.host import Announced, Banned, Cut, Inspected, Known, People
from tatami.server.messages.house import HouseFacts
from tatami.server.messages.people import Me
from tatami.server.names import presentable
from tatami.server.requests import Call, Service


def require_host(call: Call) -> None:
    """Refuse those who are not the host."""
    shown = call.request.headers.get("authorization", "").removeprefix("Bearer ")
    if not call.secrets.is_host(shown):
        raise Forbidden("house-not-the-host")


async def announce(call: Call, body: Announced) -> HouseFacts:
    """Say something to everybody."""
    require_host(call)
    await call.directory.announce(presentable(body.text))
    return await house_facts(call, None)


async def people(call: Call, _: None) -> People:
    """Who is at the tables, who looks on, and who is banned."""
    require_host(call)
    known: dict[str, Known] = {}
    for id, name, banned, table in await call.directory.store.people.listed():
        known.setdefault(id, Known(id=id, name=name, banned=banned, tables=[]))
        known[id].tables.extend([table] if table else [])
    here = {guest.player for guest in call.directory.guests}
    for player in here - known.keys():
        name = await name_of(call.directory.store, player)
        known[player] = Known(id=player, name=name, banned=False, tables=[])
    return People(people=list(known.values()))


async def ban(call: Call, body: Banned) -> Me:
    """Let somebody in no more, or again."""
    require_host(call)
    await call.directory.ban(body.player, body.banned)
    known = await call.directory.store.people.known(body.player)
    return Me(id=body.player, name=known[0] if known else "")


async def host_close(call: Call, _: None) -> Inspected:
    """Close any table, even a broken one."""
    require_host(call)
    await mending.close(call.directory, call.table)
    return await mending.inspect(call.directory, call.table)


async def host_inspect(call: Call, _: None) -> Inspected:
    """What is stored of a table, and what is wrong with it."""
    require_host(call)
    return await mending.inspect(call.directory, call.table)


async def host_cut(call: Call, body: Cut) -> Inspected:
    """Cut a table back to what is sound."""
    require_host(call)
    return await mending.cut(call.directory, call.table, body.number)


HOST_SERVICES = [
    Service("GET", "/api/host/people", people, People, is_public=True),
    Service("POST", "/api/host/announce", announce, HouseFacts, Announced, is_public=True),
    Service("POST", "/api/host/ban", ban, Me, Banned, is_public=True),
    Service("GET", "/api/host/tables/{table}", host_inspect, Inspected, is_public=True),
    Service("POST", "/api/host/tables/{table}/cut", host_cut, Inspected, Cut, is_public=True),
    Service("POST", "/api/host/tables/{table}/close", host_close, Inspected, is_public=True),
]
