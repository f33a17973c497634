"""Positions that were tampered with: each is refused in a sentence, or can be played to its end."""

from random import Random
from typing import Any

import pytest

from tatami.core.chance import dice_of
from tatami.core.errors import TatamiError
from tatami.core.game import Game
from tatami.core.play import comes_to_an_end
from tatami.core.version import is_compiled
from tatami.games import GAMES

MUTANTS = 60 if is_compiled() else 12
"""For each game; a few thousand were tried when this was written."""

BELIEVED = 12 if is_compiled() else 3


def positions(game: Game[Any, Any], luck: Random) -> list[str]:
    """Positions from a random match."""
    s = game.new(luck.choice(list(game.seats)))
    found = [game.write(s)]
    dice = dice_of(luck.randrange(1000), "mutants")
    while s.asking is not None:
        seat = s.actors()[0]
        s.apply(seat, s.asking.sample(s, seat, dice))
        found.append(game.write(s))
    return found


def mutant(texts: list[str], luck: Random) -> str:
    """One of these positions with something changed that still looks like a position."""
    fields = luck.choice(texts).split(" ")
    other = luck.choice(texts).split(" ")
    at = luck.randrange(1, len(fields))
    parts = fields[at].split("/")
    match luck.randrange(6):
        case 0:
            fields[at] = other[at]
        case 1:
            luck.shuffle(parts)
            fields[at] = "/".join(parts)
        case 2:
            parts[luck.randrange(len(parts))] = "-"
            fields[at] = "/".join(parts)
        case 3:
            frames = fields[-1].split(">")
            frames.pop(luck.randrange(len(frames)))
            fields[-1] = ">".join(frames) or "-"
        case 4:
            digits = [i for i, sign in enumerate(fields[at]) if sign.isdigit()]
            if digits:
                i = luck.choice(digits)
                fields[at] = fields[at][:i] + str(luck.randrange(10)) + fields[at][i + 1 :]
        case _:
            fields[-1] = luck.choice(other[-1].split(">")) + ">" + fields[-1]
    return " ".join(fields)


@pytest.mark.parametrize("name", list(GAMES))
def test_a_position_from_a_match_is_believed(name: str) -> None:
    game = GAMES[name]
    luck = Random(name)
    for text in luck.sample(positions(game, luck), BELIEVED):
        assert game.write(game.read(text)) == text


@pytest.mark.parametrize("name", list(GAMES))
def test_a_position_that_was_tampered_with_is_refused_or_can_be_played(name: str) -> None:
    game = GAMES[name]
    luck = Random(name)
    read = 0
    for number in range(MUTANTS):
        if number % 20 == 0:
            texts = positions(game, luck)
        text = mutant(texts, luck)
        try:
            s = game.read(text)
        except TatamiError:
            continue
        read += 1
        for again in range(3):
            assert comes_to_an_end(s.clone(), dice_of(again, "again")), text
    assert 0 < read < MUTANTS
