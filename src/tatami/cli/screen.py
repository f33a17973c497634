"""The full screen for terminal play: the table, what happened, and what you can do."""

import asyncio
from typing import Any, ClassVar

from rich.text import Text
from textual import on, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Footer, Input, Markdown, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from tatami.cli.plain import verdict
from tatami.cli.sitting import Sitting
from tatami.core.errors import TatamiError
from tatami.core.game import Game
from tatami.narration.rulebook import rulebook
from tatami.narration.terminal import Table
from tatami.narration.titles import title_of
from tatami.words import say, spoken

PAUSE = 0.45
"""Seconds between the moves of others, so that a person can follow."""

LONG_LIST = 40
"""More choices than this are listed word by word."""


class RulesScreen(ModalScreen[None]):
    """The rules of the game, over the table."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,f1", "dismiss", say("key-back"))]

    def __init__(self, game: Game[Any, Any]) -> None:
        super().__init__()
        self.game = game

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="rules"):
            yield Markdown(rulebook(self.game, spoken.get()))
        yield Footer()


class TableApp(App[None]):
    """One match on a full screen. Typing narrows the choices; Enter takes the marked one."""

    ENABLE_COMMAND_PALETTE = False
    CSS_PATH = "screen.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "mark(-1)", show=False, priority=True),
        Binding("down", "mark(1)", show=False, priority=True),
        Binding("f1", "rules", say("key-rules")),
        Binding("ctrl+q", "quit", say("key-quit"), priority=True),
        Binding("ctrl+c", "interrupt", show=False, priority=True),
    ]

    def __init__(self, sitting: Sitting, table: Table[Any, Any], pause: float = PAUSE) -> None:
        super().__init__()
        self.sitting = sitting
        self.table = table
        self.narrator = table.narrator
        self.pause = pause
        self.interrupted = False
        self.waiting = False
        """Whether the others are acting."""

    def compose(self) -> ComposeResult:
        yield Static(title_of(self.sitting.game), id="title", markup=False)
        with Horizontal(id="middle"):
            with VerticalScroll(id="board-frame"):
                yield Static(id="board")
            with Vertical(id="side"):
                yield RichLog(id="log", wrap=True, min_width=20)
                yield OptionList(id="choices")
        yield Static(id="prompt")
        yield Input(id="typed", placeholder=say("play-type"))
        yield Footer()

    def on_mount(self) -> None:
        """Name the parts and begin."""
        self.theme = "gruvbox"
        log = self.query_one("#log", RichLog)
        choices = self.query_one("#choices", OptionList)
        log.border_title = say("play-log")
        log.can_focus = False
        choices.border_title = say("play-your-choices")
        choices.can_focus = False
        self.query_one("#typed", Input).focus()
        self.go_on()

    # What the others do

    @work(exclusive=True)
    async def go_on(self) -> None:
        """Let the others play, at a pace that can be followed, until the person is wanted."""
        self.waiting = True
        self.show_choices([])
        self.tell(say("play-wait"))
        while others := self.sitting.others():
            # A bot may think for a while: not in the loop that draws the screen.
            action = await asyncio.to_thread(self.sitting.choose_for, others[0])
            self.sitting.make(others[0], action)
            if self.show_news():
                self.show_table()
                await asyncio.sleep(self.pause)
        self.waiting = False
        self.show_news()
        self.show_table()
        if self.sitting.is_over():
            self.sitting.save()
            self.tell(verdict(self.sitting, self.narrator.names))
            self.write(verdict(self.sitting, self.narrator.names), "bold")
            self.write(say("play-kept", path=str(self.sitting.path)), "dim")
            return
        self.tell(self.narrator.prompt(self.sitting.view()))
        self.show_choices(self.sitting.legal())

    def show_news(self) -> bool:
        """Write what has happened to the log; whether there was anything to tell."""
        view = self.sitting.view()
        sentences = [self.narrator.story(view, entry) for entry in self.sitting.news()]
        for sentence in filter(None, sentences):
            self.write(sentence)
        return any(sentences)

    # What the person does

    def show_choices(self, actions: list[int]) -> None:
        """List what can be done, the first one marked."""
        choices = self.query_one("#choices", OptionList)
        choices.clear_options()
        choices.add_options([self.option(text, found) for text, found in self.grouped(actions)])
        if actions:
            choices.highlighted = 0
        # The list has another height now, so the log has to be moved to its end again.
        self.call_after_refresh(self.query_one("#log", RichLog).scroll_end, animate=False)

    def grouped(self, actions: list[int]) -> list[tuple[str, list[int]]]:
        """The choices by their text; a long list by the word that is to be typed next."""
        texts = [self.sitting.game.action_text(action) for action in actions]
        if len(actions) <= LONG_LIST:
            return [(text, [action]) for text, action in zip(texts, actions, strict=True)]
        words = self.query_one("#typed", Input).value.lstrip().count(" ") + 1
        while len({tuple(text.split()[:words]) for text in texts}) == 1:
            words += 1
        groups: dict[str, list[int]] = {}
        for text, action in zip(texts, actions, strict=True):
            groups.setdefault(" ".join(text.split()[:words]), []).append(action)
        return list(groups.items())

    def option(self, text: str, actions: list[int]) -> Option:
        """One line of the list: an action, or several that begin alike."""
        if len(actions) > 1:
            label = Text.assemble((f"{text:<6} ", "bold"), say("play-more", count=len(actions)))
            return Option(label, id=text + " ")
        meaning = self.narrator.choice(self.sitting.view(), actions[0])
        name = self.sitting.game.action_text(actions[0])
        return Option(Text.assemble((f"{name:<6} ", "bold"), meaning), id=str(actions[0]))

    @on(Input.Changed)
    def narrow(self, typed: Input.Changed) -> None:
        """Keep the choices that begin with what was typed."""
        begun = typed.value.strip().lower()
        name = self.sitting.game.action_text
        legal = [] if self.waiting else self.sitting.legal()
        self.show_choices([action for action in legal if name(action).lower().startswith(begun)])

    def action_mark(self, by: int) -> None:
        """Mark the next or the previous choice."""
        choices = self.query_one("#choices", OptionList)
        if choices.option_count:
            choices.highlighted = ((choices.highlighted or 0) + by) % choices.option_count

    @on(Input.Submitted)
    def take_typed(self, typed: Input.Submitted) -> None:
        """Take what was typed in full, or else the marked choice."""
        choices = self.query_one("#choices", OptionList)
        marked = choices.highlighted_option
        if self.waiting:
            return
        answer = self.table.reply(self.sitting.view(), self.sitting.legal(), typed.value)
        try:
            if answer:
                self.write("\n".join(answer), "italic")
                typed.input.value = ""
            elif marked is not None and marked.id is not None:
                self.take(marked.id)
            elif typed.value.strip() and not self.sitting.is_over():
                self.play(self.sitting.game.action_from(typed.value))
        except TatamiError as error:
            self.tell(str(error), "refused")

    @on(OptionList.OptionSelected)
    def take_clicked(self, clicked: OptionList.OptionSelected) -> None:
        """Take the choice that was clicked."""
        self.take(clicked.option.id or "")

    def take(self, choice: str) -> None:
        """Play the action with this number; or type what several actions begin with."""
        if choice.isdecimal():
            self.play(int(choice))
        else:
            typed = self.query_one("#typed", Input)
            typed.value = choice
            typed.cursor_position = len(choice)

    def play(self, action: int) -> None:
        """Make the person's move and go on."""
        self.sitting.play(action)
        self.query_one("#typed", Input).value = ""
        self.go_on()

    # Showing

    def show_table(self) -> None:
        """Draw the table as it is now."""
        self.query_one("#board", Static).update(self.table.draw(self.sitting.view()))

    def tell(self, sentence: str, style: str = "") -> None:
        """Say what is wanted, or why something was refused."""
        prompt = self.query_one("#prompt", Static)
        prompt.set_class(style == "refused", "refused")
        prompt.update(Text(sentence))

    def write(self, sentence: str, style: str = "") -> None:
        """Add a line to the log."""
        self.query_one("#log", RichLog).write(Text(sentence, style))

    def action_rules(self) -> None:
        """Show the rules."""
        self.push_screen(RulesScreen(self.sitting.game))

    def action_interrupt(self) -> None:
        """Stop at once, as Ctrl-C does everywhere."""
        self.interrupted = True
        self.exit()
