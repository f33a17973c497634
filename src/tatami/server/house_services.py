"""What can be asked for over HTTP about the house and the caller."""

from typing import Any

from tatami.core.game import Game, Option
from tatami.core.version import version
from tatami.narration.titles import about_of, option_about, option_title, title_of, value_title
from tatami.search.levels import LEVELS
from tatami.server.decisions import Forbidden
from tatami.server.finding import address
from tatami.server.identity import new_code, whose_code
from tatami.server.messages.house import GameFacts, HouseFacts, OptionFacts, Password
from tatami.server.messages.people import Carry, Me, Rename
from tatami.server.names import presentable
from tatami.server.pieces import bot_minutes
from tatami.server.requests import Call, Service, TooMuch, Unread
from tatami.server.security import Caller
from tatami.words import LANGUAGES

# The house


async def house_facts(call: Call, _: None) -> HouseFacts:
    """What is played here."""
    return HouseFacts(
        version=version(),
        games=[
            GameFacts(
                name=name,
                title=title_of(game),
                about=about_of(game),
                fewest=game.fewest_seats,
                most=game.most_seats,
                minutes=game.minutes,
                bot_minutes=bot_minutes(game),
                verbs=game.verbs,
                options=[
                    option_facts(game, option) for option in game.declared if not option.for_study
                ],
            )
            for name, game in call.directory.games.items()
        ],
        levels=list(LEVELS),
        languages=list(LANGUAGES),
        locked=not call.caller.is_in,
        announcement=call.directory.announcement,
    )


def option_facts(game: Game[Any, Any], option: Option) -> OptionFacts:
    """An option as people choose it."""
    return OptionFacts(
        name=option.name,
        title=option_title(game, option),
        text=text_beside_choices(game, option),
        values=option.values,
        usual=option.usual,
        titles=[value_title(game, option, value) for value in option.values],
        is_seat=option.is_seat,
        lowest=option.numbers.start,
        highest=option.numbers.stop - 1,
    )


def text_beside_choices(game: Game[Any, Any], option: Option) -> str:
    """What the option is about, where its title stands before and its values beside it.

    The whole sentence is for the terminal: there it names the option, and what has to be typed.
    """
    text = option_about(game, option).removeprefix(f"{option_title(game, option)}: ")
    for value in option.values:
        text = text.replace(f" ({value})", "")
    return text


async def enter(call: Call, body: Password) -> Me:
    """Come in with the password."""
    if not call.request.app.state.knocks.allows(address(call)):
        raise TooMuch("house-too-fast")
    if not call.secrets.knows_password(body.password):
        raise Forbidden("house-wrong-password")
    call.caller = Caller(call.player, True, call.caller.epoch)
    return await me(call, None)


# The caller


async def me(call: Call, _: None) -> Me:
    """Who the caller is."""
    return Me(id=call.player, name=await call.name())


async def rename(call: Call, body: Rename) -> Me:
    """Be called otherwise."""
    name = presentable(body.name)
    if not name:
        raise Unread("house-no-name")
    await call.directory.store.people.save(call.player, name)
    return Me(id=call.player, name=name)


async def carry(call: Call, _: None) -> Carry:
    """A code for another device."""
    await call.directory.store.people.save(call.player, await call.name())
    return Carry(code=await new_code(call.directory.store, call.player))


async def arrive(call: Call, body: Carry) -> Me:
    """Be the same person on this device."""
    if not call.request.app.state.arrivals.allows(address(call)):
        raise TooMuch("house-too-fast")
    player = await whose_code(call.directory.store, body.code)
    call.caller = Caller(player, call.caller.is_in, call.directory.epochs.get(player, 0))
    return await me(call, None)


async def end_other_devices(call: Call, _: None) -> Me:
    """Be known on this device only."""
    epoch = await call.directory.end_other_devices(call.player)
    call.caller = Caller(call.player, call.caller.is_in, epoch)
    return await me(call, None)


HOUSE_SERVICES = [
    Service("GET", "/api/house", house_facts, HouseFacts, is_public=True),
    Service("POST", "/api/enter", enter, Me, Password, is_public=True),
    Service("GET", "/api/me", me, Me),
    Service("PUT", "/api/me", rename, Me, Rename),
    Service("POST", "/api/me/carry", carry, Carry),
    Service("POST", "/api/me/arrive", arrive, Me, Carry),
    Service("POST", "/api/me/end-other-devices", end_other_devices, Me),
]
