"""tatami games: what there is to play."""

from typing import Annotated, Any

import typer

from tatami.cli.arguments import AsJson, DeckFile, game_names
from tatami.cli.output import complain, console, print_json, table, tell
from tatami.core.errors import TatamiError
from tatami.core.game import Game
from tatami.games import GAMES, game_named, left_out
from tatami.narration.titles import about_of, option_about, title_of
from tatami.words import say

OneGame = Annotated[
    str | None, typer.Argument(help=say("help-arg-game"), autocompletion=game_names)
]


def games(game: OneGame = None, deck: DeckFile = None, json: AsJson = False) -> None:
    """All games in a table, or one of them with its options and its deck."""
    if deck is not None and game is None:
        raise TatamiError("deck-of-no-game")
    found = [game_named(game, deck)] if game else list(GAMES.values())
    if json:
        print_json([for_programs(one) for one in found])
    elif game:
        show_one(found[0])
    else:
        show_all(found)
    if not game:
        for trouble in left_out():
            complain(str(trouble))


def for_programs(game: Game[Any, Any]) -> dict[str, Any]:
    """A game as data."""
    return {
        "name": game.name,
        "title": title_of(game),
        "about": about_of(game),
        "version": game.version,
        "seats": list(game.seats),
        "options": [
            {
                "name": option.name,
                "about": option_about(game, option),
                "default": option.usual,
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
            f"{game.fewest_seats}-{game.most_seats}",
            about_of(game),
            ", ".join(option.name for option in game.declared),
        )
    console.print(grid)


def show_one(game: Game[Any, Any]) -> None:
    """One game for people."""
    fewest, most = game.fewest_seats, game.most_seats
    tell(title_of(game), "bold")
    tell(about_of(game))
    facts = game.deck_facts()
    if facts:
        tell(say(f"{game.name}-deck", **facts))
    tell(say("games-seats") + ": " + say("games-range", fewest=fewest, most=most))
    grid = table("", say("games-option"), say("games-choices"), say("games-about"))
    for option in game.declared:
        grid.add_row(option.name, option.choices(), option_about(game, option))
    console.print(grid)
    tell(say("games-play", game=game.name))
