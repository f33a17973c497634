"""The match itself, and the answers that nobody may know of yet."""

from typing import Any

from tatami.core.chance import Dice
from tatami.core.frames import CHANCE, Decision
from tatami.core.game import Game
from tatami.core.record import Record, opening
from tatami.core.state import State
from tatami.server.timeline import Timeline


class Play:
    """A match, and the answers that are held back.

    Where several seats are asked at once, their answers are held until all have answered. Where one
    seat acts several times in a row, its actions are held until the turn goes to somebody else or
    to chance, or until something happens that the whole table has to see (`Frame.settles`). Held
    actions can be taken back, and `s` does not know of them.
    """

    def __init__(
        self, game: Game[Any, Any], record: Record, dice: Dice, until_settled: bool = True
    ) -> None:
        self.game = game
        self.until_settled = until_settled
        """Whether nothing is held beyond what settles; in matches of the first release it was."""
        self.record = record
        self.dice = dice
        self.timeline = Timeline(opening(record, game, log=True))
        self.timeline.start()
        self.held: dict[int, list[int]] = {}
        self.knew: dict[int, list[int]] = {}
        """What each seat knew before each of its held actions."""
        self.answered_for: set[tuple[int, int]] = set()
        """The held actions, by seat and place, that the house chose where there was no choice."""
        self.sights: dict[int, Timeline] = {}
        """The match as each seat sees it that has acted; good until it takes something back."""
        self.choices: dict[int, tuple[int, list[int]]] = {}
        """What each seat may do, and at which of its turns that was found out."""
        self.turns = [0] * record.seats
        """Rises for a seat with everything that changes what it is asked."""
        self.published = 0
        """Rises with everything that happens for all to see."""
        self.deal()

    @property
    def s(self) -> State[Any]:
        """The match as everybody knows it."""
        return self.timeline.s

    # Acting

    def act(self, seat: int, action: int, forced: bool = False) -> None:
        """The seat does what is known to be legal; `forced` if the house chose for it."""
        before = self.seen_from(seat)
        self.knew.setdefault(seat, []).append(self.game.known(before, seat))
        held = self.held.setdefault(seat, [])
        if forced:
            self.answered_for.add((seat, len(held)))
        held.append(action)
        if seat in self.sights:
            self.sights[seat].make(seat, action, forced)
        self.turns[seat] += 1
        if self.all_have_answered():
            self.publish()

    def take_back(self, seat: int) -> None:
        """The seat takes its last action back."""
        self.held[seat].pop()
        self.knew[seat].pop()
        self.answered_for.discard((seat, len(self.held[seat])))
        if not self.held[seat]:
            del self.held[seat]
        self.sights.pop(seat, None)
        self.turns[seat] += 1

    def all_have_answered(self) -> bool:
        """Whether what is held can be shown."""
        asked = self.s.actors()
        if len(asked) > 1:
            return all(seat in self.held for seat in asked)
        ahead = self.sight(asked[0])
        if ahead.s.actors() != asked:
            return True
        if not self.until_settled or ahead is self.timeline:
            return False
        return any(entry.frame.settles for entry in ahead.log)

    def publish(self) -> None:
        """What was held happens for everybody."""
        undisturbed: list[int] = []
        if len(self.held) == 1:
            [(seat, actions)] = self.held.items()
            self.timeline.adopt(self.sight(seat))
            self.record.moves += [(seat, action) for action in actions]
        else:
            ahead = {seat: self.seen_from(seat) for seat in self.held}
            self.turn_up()
            undisturbed = [seat for seat, s in ahead.items() if self.is_asked_as_in(s, seat)]
        self.held = {}
        self.knew = {}
        self.answered_for = set()
        self.sights = {}
        self.published += 1
        self.turns = [turn + (seat not in undisturbed) for seat, turn in enumerate(self.turns)]
        self.deal()

    def is_asked_as_in(self, s: State[Any], seat: int) -> bool:
        """Whether the seat is asked what it was asked in this state, and may do the same.

        Where everybody chooses five tiles at their own pace, some choose the second one at the
        moment in which the first ones of all are put down: that choice is as good as before.
        """
        return (
            seat in s.actors()
            and seat in self.s.actors()
            and self.s.asking == s.asking
            and self.s.legal(seat) == s.legal(seat)
        )

    def turn_up(self) -> None:
        """Several seats' answers happen clockwise, whatever the order in which they came."""
        for seat in sorted(self.held):
            for place, action in enumerate(self.held[seat]):
                # An answer that came too late because of another one is void.
                if action in self.s.legal(seat):
                    self.make(seat, action, (seat, place) in self.answered_for)

    def deal(self) -> None:
        """Chance acts as long as it is asked."""
        while self.s.actors() == [CHANCE]:
            asked = self.s.asking
            assert asked is not None
            self.make(CHANCE, asked.sample(self.s, CHANCE, self.dice))

    def make(self, seat: int, action: int, forced: bool = False) -> None:
        """Apply and write down."""
        self.timeline.make(seat, action, forced)
        self.record.moves.append((seat, action))

    # Looking

    def sight(self, seat: int) -> Timeline:
        """The match as it is for this seat: its own held actions have happened."""
        if seat not in self.held:
            return self.timeline
        if seat not in self.sights:
            self.sights[seat] = self.after(seat, self.held[seat])
        return self.sights[seat]

    def seen_from(self, seat: int) -> State[Any]:
        """The match as it is for this seat, to look at."""
        return self.sight(seat).s

    def after(self, seat: int, actions: list[int]) -> Timeline:
        """What the match would be if this seat did that, and nobody anything else."""
        s = self.s.clone()
        s.log = []
        course = Timeline(s, self.timeline.logged)
        for place, action in enumerate(actions):
            course.make(seat, action, (seat, place) in self.answered_for)
        return course

    def shown_to(self, seat: int) -> int:
        """So many log entries has this seat seen for good, its own held actions among them.

        Answers that are turned up together come in another order in the end.
        """
        together = len(self.s.actors()) > 1
        return self.timeline.logged if together else self.sight(seat).logged

    def has_answered(self, seat: int) -> bool:
        """Whether the seat has given all the answers it was asked for."""
        return seat in self.held and seat not in self.seen_from(seat).actors()

    def is_apart(self, seat: int) -> bool:
        """Whether what others answer meanwhile changes nothing for this seat: several are asked,
        and it has answered nothing yet, so that whatever they answer is held until it has."""
        asked = self.s.actors()
        return len(asked) > 1 and seat in asked and seat not in self.held

    def awaited(self) -> list[int]:
        """The seats that are still to answer; not for people's eyes while some have."""
        return [seat for seat in self.s.actors() if not self.has_answered(seat)]

    def legal(self, seat: int) -> list[int]:
        """What the seat may do; found out once for every turn of the seat."""
        if not 0 <= seat < len(self.turns):
            return []
        turn, legal = self.choices.get(seat, (-1, []))
        if turn != self.turns[seat]:
            legal = self.seen_from(seat).legal(seat) if seat in self.s.actors() else []
            self.choices[seat] = (self.turns[seat], legal)
        return legal

    def question(self, seat: int) -> Decision[Any] | None:
        """What is asked, as far as this seat knows."""
        return self.seen_from(seat).asking

    def can_take_back(self, seat: int) -> bool:
        """Nobody has seen the seat's last action, and it has learnt nothing from it.

        Chance has not acted since: then the action would not be held any more. What a seat has
        learnt is what the rules say it knows; the tests imagine worlds to see that this is all.
        """
        if seat not in self.held:
            return False
        return not self.game.known(self.seen_from(seat), seat) & ~self.knew[seat][-1]
