"""Tables that are compared for designers: every declared option, one changed at a time."""

from typing import Any

from tatami.core.game import Game, Option, Options, Value


def compared(game: Game[Any, Any], own: Options) -> list[Options]:
    """These options first, and then every table that differs from it in one of them."""
    others = [
        {**own, option.name: value}
        for option in game.declared
        for value in choices(option)
        if value != own[option.name]
    ]
    return [own, *others]


def choices(option: Option) -> list[Value]:
    """The values that are worth comparing: all that have a name, and both ends of a range."""
    ends = sorted({option.numbers[0], option.numbers[-1]}) if option.numbers else []
    return option.values + [number for number in ends if number not in option.values]
