"""A game that brings no story, in words: by the names of its frames, fields, events and verbs.

It may bring sentences all the same, each of which is said instead of the plain one:

- `<game>-ask-<Frame>` for a question,
- `<game>-do-<verb>` for a choice, with the parts of the action,
- `<game>-log-<verb>` for what a seat or chance did, with the parts, and `who` and `you` for a seat,
- `<game>-log-<Event>` for what happened, with the fields of the event; if one of them is `seat`,
  also with `who` and `you`,
- `<game>-field-<name>` for what a field of the view is called.

Lists are told with commas; seats by their names in fields called `seat` and `seats`.
"""

from functools import cache
from typing import Any

from tatami.core.actions import verb
from tatami.core.cards import NONE
from tatami.core.frames import CHANCE, NOBODY, WATCHER, Decision, Frame
from tatami.core.game import Game, View
from tatami.core.named import Event, Named
from tatami.core.state import Entry
from tatami.narration.narrator import Facts, Narrator
from tatami.narration.titles import in_words
from tatami.words import knows, say

UNTOLD = frozenset(View.__dataclass_fields__)
"""What every view has, and a reader knows anyway."""


class PlainNarrator(Narrator[View]):
    """Tells any game from its declarations alone."""

    def __init__(self, names: list[str], game: Game[Any, Any]) -> None:
        super().__init__(names, game)
        self.of: Game[Any, Any] = game

    # What is wanted, what can be done, what happened

    def prompt(self, view: View) -> str:
        asked = view.pending[-1]
        return self.own(f"ask-{type(asked).__name__}", {}) or say(
            "plain-ask", question=in_words(type(asked).__name__), rule=asked.rule or "none"
        )

    def choice(self, view: View, action: int) -> str:
        text = self.of.action_text(action)
        return self.own(f"do-{self.verb(action)}", self.parts(action)) or text

    def story(self, view: View, entry: Entry) -> str:
        if entry.seat >= 0:
            return self.done(view, entry)
        if entry.event is not None:
            return self.happened(view, entry.event)
        if entry.seat == CHANCE and entry.action != NONE:
            parts = self.parts(entry.action)
            return self.own(f"log-{self.verb(entry.action)}", parts) or say(
                "plain-log", who=say("plain-chance"), what=parts["text"]
            )
        return ""

    def done(self, view: View, entry: Entry) -> str:
        """What a seat did, or that it did something; a step of a seat may tell nothing."""
        who = self.who(view, entry.seat)
        if entry.action == NONE:
            if entry.event is not None:
                return self.happened(view, entry.event)
            return say("plain-log-secret", **who) if isinstance(entry.frame, Decision) else ""
        told = self.facts(entry.event) if entry.event is not None else {}
        facts = {**self.parts(entry.action), **told, **who}
        own = self.own(f"log-{self.verb(entry.action)}", facts)
        if own:
            return own
        what = self.of.action_text(entry.action)
        if entry.event is None:
            return say("plain-log", who=self.name(entry.seat), what=what)
        return say(
            "plain-log-facts", who=self.name(entry.seat), what=what, facts=self.listed(entry.event)
        )

    def happened(self, view: View, event: Event) -> str:
        """What happened by itself; an event with a `seat` is about that seat."""
        name = type(event).__name__
        seat = getattr(event, "seat", NOBODY)
        who = self.who(view, seat) if seat >= 0 else {}
        own = self.own(f"log-{name}", {**self.facts(event), **who})
        if own:
            return own
        facts = self.listed(event)
        return say("plain-log", who=in_words(name), what=facts) if facts else in_words(name) + "."

    # The table in words

    def lines(self, view: View) -> list[str]:
        shared = per_seat(self.of)
        return [
            say(
                "plain-line",
                name=self.own(f"field-{name}", {}) or in_words(name),
                value=self.each(getattr(view, name))
                if name in shared
                else self.told(name, getattr(view, name)),
            )
            for name in type(view).__dataclass_fields__
            if name not in UNTOLD
        ]

    def each(self, values: Any) -> str:
        """What each seat has."""
        pairs = zip(self.names, values, strict=True)
        return "; ".join([f"{name} {self.told('', value)}" for name, value in pairs])

    # Facts

    def own(self, name: str, facts: Facts) -> str:
        """The game's own sentence; nothing if it has none."""
        sentence = f"{self.of.name}-{name}"
        return say(sentence, **facts) if knows(sentence) else ""

    def verb(self, action: int) -> str:
        """What is done."""
        return self.of.verbs[verb(action)]

    def parts(self, action: int) -> Facts:
        """An action as facts for a sentence: what is typed, and its parts by name."""
        return {**self.of.parts(action), "text": self.of.action_text(action)}

    def facts(self, event: Event) -> Facts:
        """An event as facts for a sentence: numbers stay numbers, so that it can count them."""
        found: Facts = {}
        for name in type(event).__dataclass_fields__:
            value = getattr(event, name)
            is_number = isinstance(value, int) and name != "seat"
            found[name] = int(value) if is_number else self.told(name, value)
        return found

    def listed(self, thing: Named) -> str:
        """All the fields of something, by their names."""
        return ", ".join(
            [
                f"{in_words(name).lower()} {self.told(name, getattr(thing, name))}"
                for name in type(thing).__dataclass_fields__
            ]
        )

    def told(self, name: str, value: Any) -> str:
        """A value in words; `name` is the field that it is in."""
        if isinstance(value, bool):
            return say("plain-yes" if value else "plain-no")
        if isinstance(value, int):
            is_seat = name in ("seat", "seats") and 0 <= value < len(self.names)
            return self.name(value) if is_seat else str(value).replace("-", "\N{MINUS SIGN}")
        if isinstance(value, Named):
            return f"({self.listed(value)})"
        if isinstance(value, Frame):
            return in_words(type(value).__name__)
        if isinstance(value, list | tuple):
            is_nested = any(isinstance(item, list | tuple) for item in value)
            found = [self.told(name, item) for item in value]
            return (" / " if is_nested else ", ").join(found) or say("plain-nothing")
        return str(value) or say("plain-nothing")


@cache
def per_seat(game: Game[Any, Any]) -> frozenset[str]:
    """The fields of a view that have a value for each seat.

    Nothing declares that, but such a field is as long as there are seats at every table.
    """
    if len(game.seats) == 1:
        return frozenset()
    views = [(seats, game.view(game.new(seats), WATCHER)) for seats in game.seats]
    names = [name for name in type(views[0][1]).__dataclass_fields__ if name not in UNTOLD]
    return frozenset(
        name for name in names if all(length(getattr(view, name)) == n for n, view in views)
    )


def length(value: object) -> int:
    """How many values a field has."""
    return len(value) if isinstance(value, list | tuple) else NONE
