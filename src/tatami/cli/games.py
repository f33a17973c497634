"""tatami games: what there is to play."""

from typing import Annotated, Any

import typer

from tatami.cli.arguments import AsJson, DeckFile, game_names
from tatami.cli.output import console, print_json, table, tell
from tatami.core.errors import TatamiError
from tatami.core.game import Game
from tatami.games import GAMES, game_named
from tatami.words import say

OneGame = Annotated[
    str | None, typer.Argument(help=say("help-arg-game"), autocompletion=game_names)
]


def games(game: OneGame = None, deck: DeckFile = None, json: AsJson = False) -> None:
    """The command."""
    if deck is not None and game is None:
        raise TatamiError("deck-of-no-game")
    found = [game_named(game, deck)] if game else list(GAMES.values())
    if json:
        print_json([for_programs(one) for one in found])
    elif game:
        show_one(found[0])
    else:
        show_all(found)


def for_programs(game: Game[Any, Any]) -> dict[str, Any]:
    """A game as data."""
    return {
        "name": game.name,
        "title": say(f"{game.name}-title"),
        "about": say(f"{game.name}-about"),
        "version": game.version,
        "seats": list(game.seats),
        "options": [
            {
                "name": option.name,
                "about": say(f"{game.name}-option-{option.name}"),
                "default": option.values[0],
                "values": option.values,
                "numbers": [option.numbers[0], option.numbers[-1]] if option.numbers else None,
            }
            for option in game.declared
        ],
        "deck": game.deck_facts(),
        "verbs": game.verbs,
    }


def show_all(found: list[Game[Any, Any]]) -> None:
    """All the games for people."""
    grid = table(
        say("games-title"),
        say("games-game"),
        say("games-seats"),
        say("games-about"),
        say("games-options"),
    )
    for game in found:
        grid.add_row(
            game.name,
            f"{game.seats[0]}-{game.seats[-1]}",
            say(f"{game.name}-about"),
            ", ".join(option.name for option in game.declared),
        )
    console.print(grid)


def show_one(game: Game[Any, Any]) -> None:
    """One game for people."""
    fewest, most = game.seats[0], game.seats[-1]
    tell(say(f"{game.name}-title"), "bold")
    tell(say(f"{game.name}-about"))
    facts = game.deck_facts()
    if facts:
        tell(say(f"{game.name}-deck", **facts))
    tell(say("games-seats") + ": " + say("games-range", fewest=fewest, most=most))
    grid = table("", say("games-option"), say("games-choices"), say("games-about"))
    for option in game.declared:
        grid.add_row(option.name, option.choices(), say(f"{game.name}-option-{option.name}"))
    console.print(grid)
    tell(say("games-play", game=game.name))
