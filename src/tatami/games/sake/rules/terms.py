"""Of what the value of an attack or of a defence is made, for everybody who is told of it."""

from dataclasses import dataclass
from typing import Literal

from tatami.core.named import Event, Named

Source = Literal["card", "weapon", "text", "minion", "skill", "place", "armour"]


@dataclass
class Term(Named):
    """A part of a value, and where it comes from."""

    source: Source
    title: int
    """Of the card, weapon, text or minion; NONE of anything else."""
    value: int


@dataclass
class AttackAnnounced(Event):
    """4.1 Of what an attack is made; together less than nothing is nothing."""

    terms: tuple[Term, ...]


@dataclass
class Revealed(Event):
    """5.9, 7.3 What the card that is turned up adds."""

    term: Term
