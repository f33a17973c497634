"""What a game, its options and their values are called: in its own words, or else by their names.

A game need not bring these sentences (`<game>-title`, `<game>-about`, `<game>-option-…`), so that
it can be played before it has any.
"""

import re
from typing import Any

from tatami.core.game import Game, Option, Value
from tatami.words import LANGUAGES, knows, say, speaking

BOUNDARY = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|_")
"""Where a word of a name in code ends, as in `PickCard` and `bare_hands`."""


def in_words(name: str) -> str:
    """A name of the code as words: `PickCard` and `pick_card` are both “Pick card”."""
    return BOUNDARY.sub(" ", name).strip().lower().capitalize()


def title_of(game: Game[Any, Any]) -> str:
    """What the game is called."""
    return say(f"{game.name}-title") if knows(f"{game.name}-title") else in_words(game.name)


def about_of(game: Game[Any, Any]) -> str:
    """The game in a line."""
    if knows(f"{game.name}-about"):
        return say(f"{game.name}-about")
    return say("plain-about", players=seats_text(game))


def seats_text(game: Game[Any, Any]) -> str:
    """For how many players it is, as in “2–4”."""
    fewest, most = game.fewest_seats, game.most_seats
    return str(fewest) if fewest == most else f"{fewest}–{most}"


def option_title(game: Game[Any, Any], option: Option) -> str:
    """What an option is called."""
    name = f"{game.name}-option-{option.name}"
    return say(f"{name}-title") if knows(f"{name}-title") else in_words(option.name)


def option_about(game: Game[Any, Any], option: Option) -> str:
    """What an option is about."""
    if knows(f"{game.name}-option-{option.name}"):
        return say(f"{game.name}-option-{option.name}")
    return say("plain-option", choices=option.choices())


def value_title(game: Game[Any, Any], option: Option, value: Value) -> str:
    """What a value of an option is called; numbers speak for themselves."""
    if isinstance(value, int):
        return say("option-seat", seat=value) if option.is_seat else str(value)
    name = f"{game.name}-option-{option.name}"
    return (
        say(f"{name}-value-{value}") if knows(f"{name}-value-{value}") else in_words(value).lower()
    )


def say_everything(game: Game[Any, Any]) -> None:
    """Say all of it in every language: it fails if a sentence is written wrongly."""
    for language in LANGUAGES:
        with speaking(language):
            title_of(game)
            about_of(game)
            for option in game.declared:
                option_title(game, option)
                option_about(game, option)
                for value in option.values:
                    value_title(game, option, value)
