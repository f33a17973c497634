"""A moment of a match that is over: what was asked there, what else could have been done.

A moment is a match and how many moves of its record had been made, those of chance among them.
"""

import gzip
from hashlib import sha256
from typing import Any

from tatami.core.chance import Dice
from tatami.core.errors import IllegalAction, TatamiError
from tatami.core.frames import WATCHER
from tatami.core.game import Game, Move, Options, View
from tatami.core.record import begin
from tatami.core.state import State
from tatami.core.version import is_compiled
from tatami.narration.narrator import Narrator
from tatami.review.calibration import calibrated
from tatami.search import bot_named, greedy_of, heuristics_of
from tatami.search.bot import Bot
from tatami.search.budget import Budget
from tatami.search.levels import SAMURAI
from tatami.search.match import play_on
from tatami.search.search import Search
from tatami.server.events import AnyEvent
from tatami.server.lines import narrator_for
from tatami.server.looks import encode
from tatami.server.messages.moments import Asked, Branch, Guessed, WhatIf
from tatami.server.messages.play import Question
from tatami.server.messages.tables import TableFacts
from tatami.server.projection import choices, has_board, in_words, with_effects
from tatami.server.replay import shown_moments
from tatami.server.table import Table, folded
from tatami.words import speaking

THINKS = 15
"""So many decisions a seat thinks about after another choice; what comes much later is hardly a
consequence of it, and somebody waits."""

GUESSED = 8
"""A guess is thought through for this part of the strongest level's time."""
PATIENCE = 0.5
"""Seconds that it may take at most."""

COMPRESSION = 4


def state_at(table: Table, move: int, log: bool = False) -> State[Any]:
    """The match after so many moves; with a log if somebody reads it."""
    record = table.finished_record()
    if not 0 <= move <= len(record.moves):
        raise TatamiError("moment-none", move=move, last=len(record.moves))
    s = begin(record, table.game, log)
    for seat, action in record.moves[:move]:
        s.apply(seat, action)
    return s


def check_asked(s: State[Any], seat: int) -> None:
    """Refuse a seat that has nothing to decide at that moment."""
    if not 0 <= seat < s.seats:
        raise TatamiError("no-such-seat", seat=seat + 1, last=s.seats)
    if seat not in s.actors():
        raise TatamiError("moment-not-asked", seat=seat + 1)


def world(game: Game[Any, Any], s: State[Any], seat: int, is_true: bool, luck: int) -> State[Any]:
    """The table as it was, or one that the seat could have taken it for."""
    if is_true:
        return s
    imagined: State[Any] = game.imagine(game.view(s, seat), dice_for("world", seat, luck))
    return imagined


def dice_for(purpose: str, seat: int, luck: int) -> Dice:
    """Dice that follow from what the link says, so that it leads to the same for everybody."""
    return Dice(sha256(f"{purpose} {seat} {luck}".encode()).digest())


def asked(table: Table, move: int, seat: int) -> Asked:
    """What a seat was asked at that moment, and all that it could have done."""
    s = state_at(table, move)
    check_asked(s, seat)
    narrator = narrator_for(table, seat)
    return question_for(table.game, s, seat, narrator, taken_by(table, move, seat), move)


def question_for(
    game: Game[Any, Any], s: State[Any], seat: int, narrator: Narrator[Any], taken: int, move: int
) -> Asked:
    """What a seat is asked in a state, as it is sent."""
    view = game.view(s, seat)
    question = s.asking
    assert question is not None
    return Asked(
        move=move,
        seat=seat,
        question=Question(
            frame=type(question).__name__,
            rule=question.rule,
            prompt=narrator.prompt(view),
            may_pass=False,
            optional=question.optional,
        ),
        legal=with_effects(game, view, choices(game, narrator, view, s.legal(seat))),
        taken=taken,
        scores=game.scores(s),
        awaited=[actor for actor in s.actors() if actor >= 0],
        view=view if has_board(game) else in_words(view, narrator),
    )


def behind(table: Table, move: int, seat: int, best: int, action: int) -> Guessed:
    """By how much a choice stays behind the best one, from what the seat knew.

    A review tells only of what search liked; a guess may be something else. Both are thought
    through with the same effort.
    """
    game = table.game
    s = state_at(table, move)
    check_asked(s, seat)
    view = game.view(s, seat)
    chances = []
    for choice in (best, action):
        rule = game.why_not(s, seat, choice)
        if rule:
            raise IllegalAction(game.name, rule, game.action_text(choice))
        heuristics = heuristics_of(game)
        budget = Budget(heuristics.thorough // GUESSED, PATIENCE)
        search = Search(game, dice_for("guess", seat, choice), heuristics, budget)
        chances.append(calibrated(game.name, "search", search.expect(view, choice))[seat])
    return Guessed(behind=0.0 if action == best else max(0.0, chances[0] - chances[1]))


def taken_by(table: Table, move: int, seat: int) -> int:
    """What the seat did when it was next asked; -1 if the match ended before that."""
    moves = table.finished_record().moves[move:]
    return next((action for actor, action in moves if actor == seat), -1)


def what_if(table: Table, shown: TableFacts, branch: Branch, viewer: int) -> WhatIf:
    """How it could have gone on if a seat had done this: bots play the match to its end."""
    game, seat, luck = table.game, branch.seat, branch.luck
    s = state_at(table, branch.move)
    check_asked(s, seat)
    rule = game.why_not(s, seat, branch.action)
    if rule:
        raise IllegalAction(game.name, rule, game.action_text(branch.action))
    start = world(game, s, seat, branch.is_true, luck)
    start.log = []
    moves: list[Move] = [(seat, branch.action)]
    end = start.clone()
    end.apply(seat, branch.action)
    bots = [successor(game, dice_for("bot", place, luck)) for place in range(s.seats)]
    play_on(game, end, bots, dice_for("chance", seat, luck), moves)
    narrator = narrator_for(table, viewer)
    return WhatIf(
        table=shown,
        branch=branch,
        text=narrator.choice(game.view(s, seat), branch.action),
        seat=viewer,
        moments=shown_moments(table, narrator, start, moves, viewer, set()),
        scores=game.scores(end),
        winners=game.winners(end),
    )


class Successor(Bot[View]):
    """Goes on for somebody: thinks about its first decisions, and then goes by rules of thumb."""

    def __init__(self, game: Game[Any, Any], dice: Dice) -> None:
        super().__init__(game, dice)
        self.thinker = bot_named(SAMURAI, game, dice)
        self.greedy = greedy_of(game, dice)
        self.left = THINKS

    def choose(self, view: View | None, legal: list[int]) -> int:
        self.left -= 1
        return (self.thinker if self.left >= 0 else self.greedy).choose(view, legal)


def successor(game: Game[Any, Any], dice: Dice) -> Bot[Any]:
    """A bot that goes on after another choice, as good as it can be while somebody waits for it.

    What it does follows from its dice. In plain Python thinking would take minutes.
    """
    return Successor(game, dice) if is_compiled() else greedy_of(game, dice)


def position_at(
    table: Table, move: int, seat: int, is_true: bool, luck: int
) -> tuple[str, Options]:
    """The position from which a seat can play on, and the options there."""
    s = state_at(table, move)
    if s.is_over():
        raise TatamiError("moment-over")
    if not 0 <= seat < s.seats:
        raise TatamiError("no-such-seat", seat=seat + 1, last=s.seats)
    taken = world(table.game, s, seat, is_true, luck)
    return table.game.write(taken), table.game.view(taken, WATCHER).options


# In a process of their own


def asked_document(id: str, events: list[AnyEvent], move: int, seat: int, language: str) -> bytes:
    """What a seat was asked, as it is sent."""
    with speaking(language):
        return encode(asked(folded(id, events), move, seat))


def guessed_document(
    id: str, events: list[AnyEvent], move: int, seat: int, best: int, action: int
) -> bytes:
    """What a guess is worth, as it is sent."""
    return encode(behind(folded(id, events), move, seat, best, action))


def what_if_document(
    id: str,
    events: list[AnyEvent],
    shown: TableFacts,
    branch: Branch,
    viewer: int,
    language: str,
) -> bytes:
    """How it could have gone on, as it is sent, compressed."""
    with speaking(language):
        found = what_if(folded(id, events), shown, branch, viewer)
        return gzip.compress(encode(found), COMPRESSION)


def taken_up(
    id: str, events: list[AnyEvent], move: int, seat: int, is_true: bool, luck: int
) -> tuple[str, Options]:
    """The position of a moment that somebody takes up, and the options there."""
    return position_at(folded(id, events), move, seat, is_true, luck)
