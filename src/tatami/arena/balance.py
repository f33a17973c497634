"""Tables that are compared for designers: every option that people have, one changed at a time."""

from typing import Any

from tatami.core.game import Game, Option, Options, Value


def compared(game: Game[Any, Any], seats: int, own: Options) -> list[Options]:
    """These options first, and then every table that differs from it in one of them."""
    others = [
        game.options(**{**own, option.name: value})
        for option in game.declared
        for value in choices(option, seats)
        if not option.for_study
        if value != own.get(option.name, option.usual)
    ]
    return [own, *others]


def choices(option: Option, seats: int) -> list[Value]:
    """The values that are worth comparing: all that have a name, and both ends of a range."""
    numbers = option.numbers
    if option.is_seat:
        numbers = range(numbers.start, seats + 1)
    ends = sorted({numbers[0], numbers[-1]}) if numbers else []
    return option.values + [number for number in ends if number not in option.values]
