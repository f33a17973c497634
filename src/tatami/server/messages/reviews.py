"""What the strongest bot makes of a match that is over."""

from typing import Literal

from tatami.review.findings import Review
from tatami.server.messages.fields import Key, Message


class AskReview(Message, frozen=True, kw_only=True):
    """Have a finished match reviewed."""

    bots: bool = False
    """Whether the decisions of bots are judged too."""
    key: Key = ""


class ToldDecision(Message, frozen=True, kw_only=True):
    """A decision of a review in words."""

    text: str
    done: str
    best: str
    others: list[str]
    remark: str = ""
    """Whether luck had a hand in it, and whether the analyses agree."""
    why: str = ""
    """What speaks for the best choice; told of the most instructive decisions when all is found."""
    why_not: str = ""
    """What speaks against the one that was made."""


class Reviewed(Message, frozen=True, kw_only=True):
    """What is known of a review by now."""

    state: Literal["none", "waiting", "done"]
    """Nobody has asked for one, it is still being made, or all is found that will be."""
    bots: bool = False
    review: Review | None = None
    told: list[ToldDecision] = []
    """The decisions of the review in words, in the same order."""
    turns: list[str] = []
    """Its turning points."""
