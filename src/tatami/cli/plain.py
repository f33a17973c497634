"""Play line by line: for screen readers, pipes and tests."""

from typing import Any

from tatami.cli.rulebook import rule_lines
from tatami.cli.sitting import Left, Sitting
from tatami.core.errors import TatamiError
from tatami.narration.terminal import Table
from tatami.narration.titles import title_of
from tatami.words import say


class Plain:
    """One match, told in sentences; every answer is a line."""

    def __init__(self, sitting: Sitting, table: Table[Any, Any]) -> None:
        self.sitting = sitting
        self.table = table
        self.narrator = table.narrator

    def run(self) -> None:
        """Play to the end."""
        title = title_of(self.sitting.game)
        rivals = [
            name for seat, name in enumerate(self.narrator.names) if seat != self.sitting.seat
        ]
        print(say("play-greeting", game=title, rivals=", ".join(rivals)))
        while True:
            while self.sitting.others_act():
                self.tell_news()
            self.tell_news()
            if self.sitting.is_over():
                break
            self.person_acts()
        self.sitting.save()
        print(verdict(self.sitting, self.narrator.names))
        print(say("play-kept", path=str(self.sitting.path)))

    def tell_news(self) -> None:
        """Say what has happened."""
        view = self.sitting.view()
        for entry in self.sitting.news():
            sentence = self.narrator.story(view, entry)
            if sentence:
                print(sentence)

    def person_acts(self) -> None:
        """Ask until there is a legal answer; a choice of one is made and said."""
        view = self.sitting.view()
        legal = self.sitting.legal()
        if len(legal) == 1:
            meaning = self.narrator.choice(view, legal[0])
            print(say("play-only-choice", meaning=meaning))
            self.sitting.play(legal[0])
            return
        self.tell(self.narrator.reminder(view))
        print(self.narrator.prompt(view))
        self.tell_choices()
        while not self.answer(input(say("play-prompt"))):
            pass

    def answer(self, line: str) -> bool:
        """Do what the line says; whether it was an action of the match."""
        word, _, rest = line.strip().partition(" ")
        match word.lower():
            case "":
                pass
            case "help" | "?":
                print(say("play-help"))
                self.tell(self.table.help())
            case "table":
                self.tell(self.narrator.lines(self.sitting.view()))
            case "choices" if rest.strip():
                self.list_choices(rest.strip().lower())
            case "choices":
                self.tell_choices()
            case "rules":
                self.tell(rule_lines(self.sitting.game, rest.strip()))
            case "quit":
                raise Left
            case _:
                answer = self.table.reply(self.sitting.view(), self.sitting.legal(), line)
                self.tell(answer)
                return not answer and self.play(line)
        return False

    def play(self, line: str) -> bool:
        """Make the move that the line names, or say what is wrong with it."""
        try:
            self.sitting.play(self.sitting.game.action_from(line))
        except TatamiError as error:
            print(error)
            return False
        return True

    def tell_choices(self) -> None:
        """Say what can be done, and how to type it."""
        print(say("play-choices"))
        summary = self.narrator.summary(self.sitting.view(), self.sitting.legal())
        if summary:
            self.tell(["  " + line for line in summary])
        else:
            self.list_choices("")

    def list_choices(self, begun: str) -> None:
        """Say everything that can be done and is typed so, one thing a line."""
        view = self.sitting.view()
        for action in self.sitting.legal():
            text = self.sitting.game.action_text(action)
            if text.lower().startswith(begun):
                meaning = self.narrator.choice(view, action)
                print("  " + say("play-choice", text=text, meaning=meaning))

    def tell(self, lines: list[str]) -> None:
        """Say these lines."""
        for line in lines:
            print(line)


def verdict(sitting: Sitting, names: list[str]) -> str:
    """Who won."""
    winners = sitting.game.winners(sitting.s)
    return say(
        "play-winner",
        count=len(winners),
        you=int(sitting.seat in winners),
        names=", ".join(names[seat] for seat in winners),
    )
