"""A review in words, in the language that is spoken; the game's narrator tells of actions."""

from tatami.core.chance import dice_of
from tatami.core.frames import CHANCE
from tatami.narration import narrator_of
from tatami.narration.narrator import Facts
from tatami.review.findings import Decision, Review, Turn
from tatami.review.match import Match
from tatami.review.reasons import TRIED, Trials
from tatami.search.budget import Budget
from tatami.words import figure, say


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
        """What happened at a turning point."""
        move = found.at + 1
        rose = int(found.after > found.before)
        before, after = percent(found.before), percent(found.after)
        whom = self.names[found.seat]
        if found.cause == CHANCE:
            return say(
                "review-turn-chance", move=move, whom=whom, rose=rose, before=before, after=after
            )
        who = self.names[found.cause]
        action = self.action(found.at, self.match.action_at(found.at))
        if found.cause == found.seat:
            return say(
                "review-turn-own",
                move=move,
                who=who,
                action=action,
                rose=rose,
                before=before,
                after=after,
            )
        return say(
            "review-turn-other",
            move=move,
            who=who,
            action=action,
            whom=whom,
            rose=rose,
            before=before,
            after=after,
        )

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
