"""A review in words, in the language that is spoken; the game's narrator tells of actions."""

from typing import Final

from tatami.core.cards import NONE
from tatami.core.chance import dice_of
from tatami.core.frames import CHANCE, WATCHER
from tatami.narration import narrator_of
from tatami.narration.narrator import Facts
from tatami.review.findings import Decision, Review, Turn
from tatami.review.match import Match
from tatami.review.reasons import TRIED, Trials
from tatami.search.budget import Budget
from tatami.words import figure, say

SENTENCES: Final = 3
"""So many sentences of the story tell of a turning point at most."""


class Telling:
    """Tells of one match; `names` are those of the seats, as the reader calls them."""

    def __init__(self, match: Match, names: list[str], has_board: bool = False) -> None:
        """With a board beside the words that shows the places, they need no coordinates."""
        self.match = match
        self.names = names
        self.narrator = narrator_of(match.game, names)
        self.narrator.tells_coordinates = not has_board
        # Whoever reads a review need not be the one who decided.
        self.narrator.calls_you = False

    def action(self, at: int, action: int) -> str:
        """What could be done before move `at`, as a phrase: what a button would say."""
        return self.narrator.choice(self.match.view(at), action)

    def choices(self, at: int, actions: list[int]) -> list[str]:
        """The same of several; without coordinates two may differ in nothing but the place."""
        told: dict[int, str] = {}
        for action in actions:
            if action not in told:
                text = self.action(at, action)
                is_said = text in told.values()
                told[action] = say("review-elsewhere", choice=text) if is_said else text
        return [told[action] for action in actions]

    def decision(self, found: Decision) -> str:
        """What was done, what would have been better, and whether luck had a hand in it."""
        done, better = self.choices(found.at, [found.done.action, found.best.action])
        facts: Facts = {"move": found.at + 1, "who": self.names[found.seat], "done": done}
        if found.best.action == found.done.action:
            said = [say("review-done-best", **facts)]
        else:
            said = [
                say(
                    "review-done-worse",
                    **facts,
                    better=better,
                    before=percent(found.done.chance),
                    after=percent(found.best.chance),
                )
            ]
        return " ".join([*said, *self.remarks(found)])

    def remarks(self, found: Decision) -> list[str]:
        """What is to be said about it beside the choices: whether it was luck, and is sure."""
        said = []
        if found.fortune:
            said.append(say(f"review-{found.fortune}"))
        if not found.is_sure:
            said.append(say("review-unsure"))
        return said

    def whys(self, found: Decision, seconds: float | None = None) -> tuple[str, str]:
        """What speaks for the best choice, and what against the one that was made, if something
        does: both are tried in the same worlds, for so long at most."""
        choices = [found.best.action, found.done.action]
        if choices[0] == choices[1]:
            return "", ""
        view = self.match.view(found.at)
        trials = Trials(self.match.game, self.narrator, view, choices, dice_of(found.at, "why"))
        trials.carry_out(Budget(TRIED, seconds))
        best, done = [reason.said() if reason else "" for reason in trials.reasons()]
        return best, done

    def turn(self, found: Turn) -> str:
        """What happened at a turning point, and whose chance it changed."""
        change = say(
            "review-turn-change",
            whom=self.names[found.seat],
            rose=int(found.after > found.before),
            before=percent(found.before),
            after=percent(found.after),
        )
        return " ".join([self.when(found.at), *self.happened(found), change])

    def when(self, at: int) -> str:
        """Which round and which move it is."""
        view = self.match.game.view(self.match.states[at], WATCHER)
        round = self.narrator.when(view)
        return say("review-when", round=round, is_round=int(bool(round)), move=at + 1)

    def happened(self, found: Turn) -> list[str]:
        """What the story of the match tells of a turning point; the decision, if it is silent.

        A choice made in secret is told first: what it led to may be what others did then.
        """
        told = self.stories(found)
        if found.cause == CHANCE:
            return told or [say("review-turn-chance")]
        if told and self.is_told(found):
            return told
        action = self.action(found.at, self.match.action_at(found.at))
        return [say("review-turn-decision", who=self.names[found.cause], action=action), *told]

    def is_told(self, found: Turn) -> bool:
        """Whether the story tells of the decision itself."""
        s = self.match.states[found.at].clone()
        s.log = []
        s.apply(*self.match.record.moves[found.at])
        return any(entry.seat == found.cause and entry.action != NONE for entry in s.log)

    def stories(self, found: Turn) -> list[str]:
        """The first sentences of the story from a turning point on, no headings among them."""
        game = self.match.game
        s = self.match.states[found.at].clone()
        s.log = []
        for seat, action in self.match.record.moves[found.at : found.upto]:
            s.apply(seat, action)
        view = game.view(s, WATCHER)
        told = [
            " ".join(self.narrator.story(view, entry).splitlines())
            for entry in s.log
            if not entry.frame.divides
        ]
        return list(dict.fromkeys(filter(None, told)))[:SENTENCES]

    def lessons(self, review: Review) -> list[str]:
        """The most instructive moments and why, the best lesson first."""
        by_move = {found.at: found for found in review.decisions}
        told = []
        for found in [by_move[at] for at in review.instructive]:
            better, worse = self.whys(found)
            told.append(" ".join(filter(None, [self.decision(found), better or worse])))
        return told

    def turns(self, review: Review) -> list[str]:
        """The turning points in the order of the match."""
        return [self.turn(found) for found in review.turns]

    def luck_and_skill(self, review: Review) -> list[str]:
        """What changed the chance of each seat."""
        return [
            say(
                "review-luck-and-skill",
                who=self.names[found.seat],
                luck=points(found.luck),
                own=points(found.own),
                others=points(found.others),
            )
            for found in review.by_seat
        ]


def percent(chance: float) -> str:
    """A chance as people read it."""
    return say("simulate-percent", share=figure(100 * chance))


def points(change: float) -> str:
    """A change of a chance, with its sign."""
    rounded = round(100 * change)
    sign = "+" if rounded > 0 else "\N{MINUS SIGN}" if rounded < 0 else "±"
    return say("simulate-percent", share=f"{sign}{abs(rounded)}")
