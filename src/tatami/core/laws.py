"""The laws: what must hold in every game, at every moment, for every seat.

`Trial(game, seats, options, dice).run()` plays one match and checks all of them on the way. How
the seats choose is a manner, uniformly at random unless another one is given; what was reached is
noted in a coverage, if there is one. A law that fails raises `Broken`, which names it and carries
the record of the match.
"""

from collections.abc import Callable
from pickle import dumps, loads
from typing import Any, Final

from mypy_extensions import i64

from tatami.core.chance import Dice
from tatami.core.coverage import Coverage, question_of
from tatami.core.errors import TatamiError
from tatami.core.frames import CHANCE, NOBODY, Chance
from tatami.core.game import Game, Move, Options, View
from tatami.core.manners import Manner
from tatami.core.play import LONGEST
from tatami.core.record import decode, encode, replay
from tatami.core.state import Entry, State
from tatami.core.watched import Broken, Copy, Watched

KEPT: Final = 8
"""How many old copies of a match are watched to its end."""

ROAM: Final = 100
"""How many moves a copy or an imagined world is played on, to see what happens."""


class LoadedDice(Dice):
    """Dice that show one number, and remember of how many."""

    def __init__(self, shows: int) -> None:
        super().__init__(b"")
        self.shows = shows
        self.sides = 0

    def below(self, n: i64) -> int:
        """The number it is loaded with."""
        self.sides = n
        return self.shows


# Laws of every moment


def ends(t: Watched) -> None:
    """A match ends."""
    if len(t.moves) > LONGEST:
        raise t.broken("ends", f"still running after {LONGEST} moves")


def someone_acts(t: Watched) -> None:
    """Until it does somebody can act; every actor has a legal action, and nobody else has one."""
    actors = t.s.actors()
    if bool(actors) == t.s.is_over() or len(set(actors)) != len(actors):
        raise t.broken("someone acts", f"actors are {actors}")
    asked = t.s.asking
    if asked is not None and asked.seat != NOBODY and actors != [asked.seat]:
        raise t.broken("someone acts", f"{asked} asks {actors}")
    for seat in [CHANCE, *t.viewers()]:
        if bool(t.s.legal(seat)) != (seat in actors):
            raise t.broken("someone acts", f"actors are {actors}, but {seat} may {t.s.legal(seat)}")


def samples_are_legal(t: Watched) -> None:
    """`sample` chooses among just the legal actions, each as likely as the others."""
    asked = t.s.asking
    if asked is None or (isinstance(asked, Chance) and asked.odds(t.s)):
        return
    for seat in asked.actors(t.s):
        legal = t.s.legal(seat)
        for k, action in enumerate(legal):
            dice = LoadedDice(k)
            if asked.sample(t.s, seat, dice) != action or dice.sides != len(legal):
                raise t.broken("samples are legal", f"number {k} of {legal} is not what is sampled")


def asking_changes_nothing(t: Watched) -> None:
    """Looking at a match from any side leaves it as it was."""
    before = t.game.write(t.s)
    t.s.actors()
    t.game.scores(t.s)
    t.game.winners(t.s)
    t.game.pieces(t.s)
    tried = t.some_tried()
    for seat in t.viewers():
        t.s.legal(seat)
        t.game.view(t.s, seat)
        for action, _ in tried:
            t.game.why_not(t.s, max(seat, CHANCE), action)
    if t.game.write(t.s) != before:
        raise t.broken("asking changes nothing", f"{before} became {t.game.write(t.s)}")


def every_piece_has_one_place(t: Watched) -> None:
    """No piece is lost, and none is in two places."""
    found = sorted(t.game.pieces(t.s))
    if found != t.all_pieces:
        raise t.broken("every piece has one place", f"{found} instead of {t.all_pieces}")


def texts_are_unique(t: Watched) -> None:
    """Every legal action has a text of its own, and the text leads back to it."""
    for seat in t.s.actors():
        legal = t.s.legal(seat)
        texts = [t.game.action_text(action) for action in legal]
        back = [t.game.action_from(text) for text in texts]
        if len(set(texts)) != len(texts) or back != legal:
            raise t.broken("texts are unique", f"{legal} are {texts} are {back}")


def refusals_have_a_rule(t: Watched) -> None:
    """Whatever is illegal is forbidden by a rule, and whatever is legal by none."""
    for action, actor in t.some_tried() + t.strange_answers():
        rule = t.game.why_not(t.s, actor, action)
        if bool(rule) == (action in t.s.legal(actor)):
            raise t.broken("refusals have a rule", f"action {action} of {actor}")
        if rule and t.coverage is not None:
            t.coverage.refuse(rule, question_of(t.s))


def scores_are_in_range(t: Watched) -> None:
    """Scores stay within what the game can give; there are winners only at the end."""
    lowest, highest = t.game.score_range(t.s.seats, t.options)
    scores = t.game.scores(t.s)
    winners = t.game.winners(t.s)
    if len(scores) != t.s.seats or min(scores) < lowest or max(scores) > highest:
        raise t.broken("scores are in range", f"{scores} beyond {lowest}..{highest}")
    if not set(winners) <= set(range(t.s.seats)) or (winners and not t.s.is_over()):
        raise t.broken("scores are in range", f"the winners are {winners}")


# Laws that search


def copies_are_apart(t: Watched) -> None:
    """What happens to a copy does not happen to the original, nor the other way round."""
    before = t.game.write(t.s)
    copy = t.s.clone()
    if t.game.write(copy) != before:
        raise t.broken("copies are apart", f"{before} is copied as {t.game.write(copy)}")
    roam(copy, t.dice)
    if t.game.write(t.s) != before:
        raise t.broken("copies are apart", f"{before} became {t.game.write(t.s)}")
    if len(t.copies) < KEPT:
        t.copies.append(Copy(t.s.clone(), before, len(t.moves)))


def positions_can_be_written(t: Watched) -> None:
    """A position can be written and read back, and is the same position."""
    text = t.game.write(t.s)
    again: State[Any] = t.game.parse(text)
    if t.game.write(again) != text:
        raise t.broken("positions can be written", f"{text} is read as {t.game.write(again)}")
    for seat in [CHANCE, *t.viewers()]:
        if again.legal(seat) != t.s.legal(seat):
            raise t.broken("positions can be written", f"{text} loses what {seat} may do")
    if t.dice.below(KEPT) == 0:
        t.copies.append(Copy(again, text, len(t.moves)))


def order_of_answers_is_immaterial(t: Watched) -> None:
    """Seats that answer at the same time may do so in any order."""
    actors = t.s.actors()
    if len(actors) < 2:
        return
    answers = [(seat, t.s.legal(seat)[t.dice.below(len(t.s.legal(seat)))]) for seat in actors]
    texts = []
    for order in [answers, answers[::-1]]:
        copy = t.s.clone()
        for seat, action in order:
            if action not in copy.legal(seat):
                raise t.broken("order of answers", f"{seat} loses {t.game.action_text(action)}")
            copy.apply(seat, action)
        texts.append(t.game.write(copy))
    if texts[0] != texts[1]:
        raise t.broken("order of answers", f"{answers} lead to {texts[0]} or to {texts[1]}")


def nobody_sees_what_is_hidden(t: Watched) -> None:
    """Scramble: change what a seat may not know, and it sees, may and reads just the same."""
    for seat in t.viewers():
        other = t.told(t.game.scramble(t.s, t.moves, seat, t.dice), "scramble")
        if other.actors() != t.s.actors():
            raise t.broken("scramble", f"whom the rules ask tells {seat} something")
        if other.legal(seat) != t.s.legal(seat):
            raise t.broken("scramble", f"what {seat} may do tells it something")
        check_same_view(t, "scramble", t.game.view(t.s, seat), t.game.view(other, seat))
        if log_of(other, seat) != log_of(t.s, seat):
            raise t.broken("scramble", f"the log tells {seat} something")


def what_is_seen_can_be_imagined(t: Watched) -> None:
    """Imagine: a state made from a view looks the same to the viewer, and is a sound one."""
    for seat in t.viewers():
        seen = t.game.view(t.s, seat)
        world: State[Any] = t.game.imagine(seen, t.dice)
        check_same_view(t, "imagine", seen, t.game.view(world, seat))
        if world.actors() != t.s.actors() or world.legal(seat) != t.s.legal(seat):
            raise t.broken("imagine", f"{seat} may do something else in its imagination")
        if sorted(t.game.pieces(world)) != t.all_pieces:
            raise t.broken("imagine", f"{seat} imagines other pieces than there are")
        roam(world, t.dice)


def what_is_seen_can_be_sent(t: Watched) -> None:
    """A view arrives in another process as it was: bots think there."""
    for seat in t.viewers():
        seen = t.game.view(t.s, seat)
        try:
            arrived: View = loads(dumps(seen))
        except Exception as error:
            raise t.broken("send", f"what {seat} sees does not arrive: {error}") from error
        check_same_view(t, "send", seen, arrived)


def roam(s: State[Any], dice: Dice) -> None:
    """Play on for a while, at random."""
    for _ in range(ROAM):
        asked = s.asking
        if asked is None:
            return
        seat = asked.actors(s)[0]
        s.apply(seat, asked.sample(s, seat, dice))


def check_same_view(t: Watched, law: str, one: View, other: View) -> None:
    """Two views must not differ; if they do, say where."""
    if one != other:
        differing = [
            name
            for name in type(one).__dataclass_fields__
            if getattr(one, name) != getattr(other, name)
        ]
        raise t.broken(law, f"seat {one.seat} sees a difference in {', '.join(differing)}")


def log_of(s: State[Any], seat: int) -> list[Entry]:
    """The story as this seat may read it."""
    return [entry.seen_by(seat) for entry in s.log or []]


# Laws of the end


def old_copies_never_change(t: Watched) -> None:
    """A copy stays as it was, and the same moves lead from it to the same end."""
    end = t.game.write(t.s)
    for copy in t.copies:
        if t.game.write(copy.s) != copy.text:
            raise t.broken("old copies never change", f"{copy.text} became {t.game.write(copy.s)}")
        for seat, action in t.moves[copy.number :]:
            copy.s.apply(seat, action)
        if t.game.write(copy.s) != end:
            raise t.broken("old copies never change", f"move {copy.number} leads elsewhere")


def a_record_replays(t: Watched) -> None:
    """The record, saved and loaded, leads to the same state, story and scores."""
    try:
        again = replay(decode(encode(t.record())), t.game, True)
    except TatamiError as error:
        raise t.broken("a record replays", str(error)) from error
    if t.game.write(again) != t.game.write(t.s) or again.log != t.s.log:
        raise t.broken("a record replays", f"to {t.game.write(again)}")


Law = Callable[[Watched], None]

QUICK_LAWS: Final[list[Law]] = [
    ends,
    someone_acts,
    samples_are_legal,
    every_piece_has_one_place,
    texts_are_unique,
    refusals_have_a_rule,
    scores_are_in_range,
]
SEARCHING_LAWS: Final[list[Law]] = [
    asking_changes_nothing,
    copies_are_apart,
    positions_can_be_written,
    order_of_answers_is_immaterial,
    nobody_sees_what_is_hidden,
    what_is_seen_can_be_imagined,
    what_is_seen_can_be_sent,
]
LAST_LAWS: Final[list[Law]] = [old_copies_never_change, a_record_replays]


class Trial(Watched):
    """One match under the eyes of the laws.

    The searching laws replay the match for every seat. They look at one moment in `sparing`,
    chosen at random; 1 is every moment.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        seats: int,
        options: Options,
        dice: Dice,
        sparing: int = 1,
        manner: Manner | None = None,
        coverage: Coverage | None = None,
        opening: list[Move] | None = None,
    ) -> None:
        super().__init__(game, seats, options, dice, manner, coverage, opening)
        self.sparing = sparing

    def run(self) -> None:
        """Play to the end; raises Broken at the first law that does not hold."""
        try:
            while not self.s.is_over():
                self.look()
                self.move()
            self.look()
            for law in LAST_LAWS:
                law(self)
        except Broken:
            raise
        except Exception as error:
            raise self.broken("crash", f"{type(error).__name__}: {error}") from error

    def look(self) -> None:
        """Check this moment."""
        for law in QUICK_LAWS:
            law(self)
        if self.dice.below(self.sparing) == 0:
            for law in SEARCHING_LAWS:
                law(self)
