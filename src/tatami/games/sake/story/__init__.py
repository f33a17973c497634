"""Sake & Samurai in words."""

from typing import Any

from tatami.core.actions import noun, verb
from tatami.core.cards import NONE
from tatami.core.frames import Frame
from tatami.core.game import Game
from tatami.core.state import Entry
from tatami.core.verbs import Parts
from tatami.games.sake import GAME, SakeGame
from tatami.games.sake.notation import KIND_OF
from tatami.games.sake.pieces import BOARD, HAUNTING, LIFE, OPENING_HAND
from tatami.games.sake.rules import verbs as v
from tatami.games.sake.rules.boxes import Advance
from tatami.games.sake.rules.death import Death, Seppuku
from tatami.games.sake.rules.fading import Scattered
from tatami.games.sake.rules.fight import Clashed, HitsCounted, HitsLanded, HitsReturned, Struck
from tatami.games.sake.rules.pile import Drawn, RevealAttack, RevealDefence, TurnUp
from tatami.games.sake.rules.setup import BoardDealt, Dealt, DrawStarter, LayLifeCard, LifeCardLaid
from tatami.games.sake.rules.spirits import Haunted, PassedOn
from tatami.games.sake.rules.sudden_death import Counted
from tatami.games.sake.rules.texts import ChooseAim, LoseThing, LoseToken, ThingLost, TokenLost
from tatami.games.sake.rules.turn import RoundBegun, Turn, TurnEnded
from tatami.games.sake.rules.windows import LifeCardLifted
from tatami.games.sake.story import names as words
from tatami.games.sake.story.tables import rulebook_tables
from tatami.games.sake.targets import Target
from tatami.games.sake.view import SakeView
from tatami.narration.narrator import Facts, Narrator
from tatami.words import say

# What sentences call the parts of an action, where it is not what people type.
SAID_AS = {"row": "section", "minion": "target"}


def times_asked(view: SakeView) -> int:
    """How often the same question is asked in a row, this time included."""
    if isinstance(view.pending[-1], LayLifeCard):
        return len(view.hands[view.seat]) - OPENING_HAND
    asked = view.pending[-1]
    times = 1
    while times < len(view.pending) and view.pending[-1 - times] == asked:
        times += 1
    return times


class SakeNarrator(Narrator[SakeView]):
    """Tells of the ring of samurai, the steps between them, and your hand."""

    def __init__(self, names: list[str], game: Game[Any, Any] = GAME) -> None:
        super().__init__(names, game)
        assert isinstance(game, SakeGame)
        self.deck = game.deck

    # What is wanted, what can be done, what happened

    def prompt(self, view: SakeView) -> str:
        fight = view.fight
        coming = view.pending[-2] if len(view.pending) > 1 else None
        lost, what = self.loss(view, coming)
        title, effect = self.repeated(view.pending[-1])
        return say(
            f"sake-ask-{type(view.pending[-1]).__name__}",
            count=times_asked(view),
            lost=lost,
            what=what,
            plays=view.plays,
            last=int(words.is_last_turn(view)),
            active=self.name(view.active),
            striker=self.name(fight.striker),
            minion=int(fight.minion != NONE),
            target=self.target(view, fight.target),
            you=int(fight.target.seat == view.seat),
            haunting=int(fight.kind == HAUNTING),
            value=fight.value,
            card=words.card_name(self.deck, fight.guard) if fight.guard != NONE else "",
            defence=fight.defence,
            hits=fight.hits,
            steps=coming.steps if isinstance(coming, Advance) else 0,
            towards=self.name(words.beside(view, view.active, coming.side))
            if isinstance(coming, Advance)
            else "",
            amount=words.cut(self.deck, view),
            title=title,
            effect=effect,
            back=words.back_name(view.top),
            power=view.top,
        )

    def loss(self, view: SakeView, coming: Frame[Any] | None) -> tuple[str, str]:
        """What is about to be taken from somebody: its sort and its name."""
        match coming:
            case LoseThing():
                return "thing", words.title_name(self.deck, coming.title)
            case LoseToken() if coming.place in view.sake[coming.seat]:
                return "token", words.place_name(self.deck, coming.place)
        return "burnt", ""

    def repeated(self, asked: Frame[Any]) -> tuple[str, str]:
        """The text that works once more: its name, and what it does."""
        if not isinstance(asked, ChooseAim):
            return "", ""
        effect = int(self.deck.effect[asked.title])
        return words.title_name(self.deck, asked.title), words.DOES[effect]

    def choice(self, view: SakeView, action: int) -> str:
        if verb(action) == v.PASS:
            return say(f"sake-do-pass-{type(view.pending[-1]).__name__}", plays=view.plays)
        facts = self.facts(view, view.seat, action)
        facts["rest"] = words.worn_defence(self.deck, view)
        facts["amount"] = words.cut(self.deck, view)
        return say(f"sake-do-{v.VERB_NAMES[verb(action)]}", **facts)

    def story(self, view: SakeView, entry: Entry) -> str:
        told = self.told(view, entry)
        if told is not None:
            return told
        match entry.frame:
            case Turn():
                return self.tell(view, "Turn", entry.seat)
            case Death():
                return self.tell(view, "Death", entry.seat)
            case Seppuku():
                return self.tell(view, "Seppuku", entry.seat)
            case RevealAttack():
                return self.revealed(entry, "attack", self.deck.attack_box[noun(entry.action)])
            case RevealDefence():
                return self.revealed(entry, "defence", self.deck.defence_box[noun(entry.action)])
            case TurnUp():
                return ""
        if entry.action == NONE or verb(entry.action) == v.PASS:
            return ""
        told_by = v.VERB_NAMES[verb(entry.action)]
        return self.tell(view, told_by, entry.seat, **self.facts(view, entry.seat, entry.action))

    def revealed(self, entry: Entry, box: str, value: int) -> str:
        """The sentence for the card that is turned up for a minion."""
        name = words.card_name(self.deck, noun(entry.action))
        return say("sake-log-Reveal", box=box, card=name, value=value)

    def told(self, view: SakeView, entry: Entry) -> str | None:
        """The sentence for what a frame told the log; None if its action tells more."""
        if isinstance(entry.frame, DrawStarter):
            return say("play-begins", **self.who(view, noun(entry.action)))
        match entry.event:
            case BoardDealt(receiver):
                samurai = self.deck.samurai_names[noun(entry.action)]
                return self.tell(view, "DealBoard", receiver, samurai=samurai)
            case Drawn():
                return self.drawn(view, entry, entry.event)
            case PassedOn():
                if entry.action == NONE:
                    return ""
                card_name = words.card_name(self.deck, noun(entry.action))
                return say("sake-log-PassOn", card=card_name)
            case LifeCardLifted(back) if entry.action == NONE:
                return self.tell(view, "LiftLifeCard", entry.seat, back=words.back_name(back))
            case Struck() if entry.event.minion != NONE:
                target = self.target(view, entry.event.target)
                value = entry.event.value
                return self.tell(view, "Strike", entry.event.striker, target=target, value=value)
            case Haunted(spirit, whom, value):
                return self.tell(view, "Haunting", spirit, target=self.name(whom), value=value)
            case Clashed(_, value, defence):
                beaten = int(value > defence)
                return say("sake-log-Clash", value=value, defence=defence, beaten=beaten)
            case HitsCounted(whom, value, defence, hits):
                facts = {"value": value, "defence": defence, "hits": hits}
                return self.tell(view, "CountHits", whom, **facts)
            case HitsLanded(whom, hits, is_haunting):
                # Those of a haunting cost sake, which is told by itself.
                return self.tell(view, "Land", whom, hits=hits) if hits and not is_haunting else ""
            case HitsReturned():
                return self.tell(view, "ReturnHits", entry.seat, hits=entry.event.hits)
            case Scattered(spirit, lost):
                return self.tell(view, "Scatter", spirit, lost=lost)
            case ThingLost(title):
                name = words.title_name(self.deck, title)
                return self.tell(view, "LoseThing", entry.seat, title=name)
            case TokenLost(place, was_there):
                where = words.place_name(self.deck, place)
                return self.tell(view, "lose", entry.seat, place=where) if was_there else ""
            case TurnEnded():
                return self.turn_ended(view, entry.seat, entry.event)
            case RoundBegun(has_dried, is_empty):
                told = [say("sake-log-dry")] if has_dried else []
                return " ".join([*told, say("sake-log-emptied")] if is_empty else told)
            case Counted(tokens):
                counts = [f"{self.amid(view, seat)} {count}" for seat, count in enumerate(tokens)]
                return say("sake-log-Count", tokens=", ".join(counts))
            case Dealt() | LifeCardLaid():
                return ""
        return None

    def turn_ended(self, view: SakeView, seat: int, event: TurnEnded) -> str:
        """The sentences for what the end of a turn brings; mostly nothing."""
        told = []
        if event.healed:
            told.append(self.tell(view, "heal", seat, count=event.healed))
        if event.has_emptied:
            told.append(say("sake-log-emptied"))
        return " ".join(told)

    def drawn(self, view: SakeView, entry: Entry, event: Drawn) -> str:
        """The sentence for a card that was drawn, seen or not."""
        if entry.action == NONE:
            back = words.back_name(event.back)
            return self.tell(view, "DrawCard", event.receiver, card=back)
        card = noun(entry.action)
        boxes = words.boxes_text(self.deck, card)
        name = words.card_name(self.deck, card)
        return self.tell(view, "DrawCard-seen", event.receiver, card=name, boxes=boxes)

    def tell(self, view: SakeView, sentence: str, subject: int, /, **facts: int | str) -> str:
        """A sentence of the log with a seat as its subject."""
        return say(f"sake-log-{sentence}", **{**facts, **self.who(view, subject)})

    # Names

    def target(self, view: SakeView, target: Target) -> str:
        """A seat, or a minion and its master."""
        if target.minion == NONE:
            return self.name(target.seat)
        return self.minion(view, target.minion)

    def minion(self, view: SakeView, card: int) -> str:
        """A minion and its master."""
        for minion in view.minions:
            if minion.card == card:
                return say(
                    "sake-minion-of",
                    who=self.name(minion.master),
                    count=sum(other.master == minion.master for other in view.minions),
                    steps=minion.distance,
                    towards=self.name(words.beside(view, minion.master, minion.side)),
                )
        # It may be beaten by the time that this is told.
        return say("sake-a-minion")

    def section(self, view: SakeView, row: int, section: int) -> str:
        """A part of the row between two neighbours."""
        return say(
            "sake-section",
            left=self.name(row),
            right=self.name(words.following(view, row)),
            number=section + 1,
            minions=len(words.minions_in(view, row)),
        )

    def facts(self, view: SakeView, seat: int, action: int) -> Facts:
        """All that an action names, for a sentence; of two things of a kind, one is the second."""
        deck = self.deck
        facts: Facts = {"aim": ""}
        assert self.game is not None
        named = self.game.parts(action)
        shape = v.VERBS[verb(action)]
        parts = [part for part in named if part != "verb"]
        for part in parts[: len(shape.parts)]:
            kind = SAID_AS.get(part, KIND_OF.get(part, part))
            if part == "section":
                continue
            facts["second" if kind in facts else kind] = self.thing(view, seat, part, named)
            if part == "card":
                card = int(named[part])
                facts["attack"] = int(deck.attack_box[card])
                facts["defence"] = int(deck.defence_box[card])
                facts["kind"] = int(deck.kind[card])
                if verb(action) == v.SEND:
                    facts["minion"] = self.minion(view, card)
                    # Where it has to go as far as it can, what does not go has arrived.
                    facts["strikes"] = int(view.options["minions"] == "far")
            elif part == "weapon":
                weapon = int(named[part])
                facts["bonus"] = int(deck.attack[weapon]) if weapon < deck.titles else 0
        aim = [part for part in parts[len(shape.parts) :] if part != "section"]
        names = [self.thing(view, seat, part, named) for part in aim]
        if len(aim) == 1:
            kind = SAID_AS.get(aim[0], aim[0])
            facts["aim"] = say(f"sake-aim-{kind}", what=names[0])
        elif aim:
            facts["aim"] = say("sake-aim-thing", who=names[0], what=names[1])
        return facts

    def thing(self, view: SakeView, seat: int, part: str, named: Parts) -> int | str:
        """The name of what a part of an action is; a number is its own name."""
        value = int(named[part])
        if part == "minion":
            return self.minion(view, value)
        match KIND_OF.get(part, part):
            case "card":
                return words.card_name(self.deck, value)
            case "weapon" | "title":
                return words.weapon_name(self.deck, value)
            case "place":
                return words.place_name(self.deck, value)
            case "target" | "seat":
                return self.name(value)
            case "row":
                return self.section(view, value, int(named["section"]))
            case "back":
                return words.back_name(value)
            case "side":
                return self.name(words.beside(view, seat, value))
        return value

    # The table in words

    def lines(self, view: SakeView) -> list[str]:
        said = [self.middle_line(view)]
        for seat in range(view.seats):
            said.append(self.seat_line(view, seat))
            if view.steps[seat]:
                said.append(self.row_line(view, seat))
        if view.seat >= 0:
            said += [self.hand_line(card) for card in view.hands[view.seat]]
            if view.samurai[view.seat] >= 0:
                said.append(self.knowledge_line(view, view.samurai[view.seat]))
        return said

    def middle_line(self, view: SakeView) -> str:
        """The Masu, the piles, and how many turns are left."""
        turns = words.turns_left(view)
        return say(
            "sake-middle-line",
            masu=view.masu,
            pile=view.pile_size,
            back=words.back_name(view.top),
            discards=len(view.discards),
            last=say("sake-turns-left", turns=turns) if turns else "none",
            place=words.location_name(self.deck, self.location(view)),
            text=words.location_text(self.deck, self.location(view)),
        )

    def seat_line(self, view: SakeView, seat: int) -> str:
        """All that can be seen of a seat."""
        if seat in view.spirits:
            return say(
                "sake-spirit-line",
                who=self.name(seat),
                loot=view.loot[seat],
                hand=words.backs_text(self.deck, view.hands[seat]),
            )
        if seat not in view.alive:
            return say("sake-gone-line", who=self.name(seat))
        return say(
            "sake-samurai-line",
            who=self.name(seat),
            samurai=self.deck.samurai_names[view.samurai[seat]],
            life=len(view.life[seat]),
            wounds=len(view.wounds[seat]),
            tokens=len(view.sake[seat]),
            sits=int(seat in view.seated),
            hand=words.backs_text(self.deck, view.hands[seat]),
            things=self.things_text(view, seat),
            on_board=int(BOARD in view.sake[seat]),
            on_life=int(LIFE in view.sake[seat]),
        )

    def things_text(self, view: SakeView, seat: int) -> str:
        """The weapons and items before a seat."""
        told = []
        for title in words.things(self.deck, view, seat):
            told.append(
                say(
                    "sake-thing",
                    name=words.title_name(self.deck, title),
                    wielded=int(view.wielded[seat] == title),
                    sake=int(title in view.sake[seat]),
                )
            )
        return ", ".join(told) or say("sake-nothing")

    def row_line(self, view: SakeView, seat: int) -> str:
        """The steps to the next samurai, and the minions on the way."""
        minions = [
            say(
                "sake-minion-at",
                card=self.deck.card_ids[minion.card],
                who=self.name(minion.master),
                steps=minion.distance,
            )
            for minion in words.minions_in(view, seat)
        ]
        return say(
            "sake-row-line",
            left=self.name(seat),
            right=self.name(words.following(view, seat)),
            steps=view.steps[seat],
            minions=", ".join(minions) or "none",
        )

    def hand_line(self, card: int) -> str:
        """A card of the own hand."""
        deck = self.deck
        return say(
            "sake-hand-line",
            card=deck.card_ids[card],
            name=words.card_name(deck, card),
            boxes=words.boxes_text(deck, card),
            back=words.back_name(int(deck.back[card])),
            text=words.title_text(deck, int(deck.title[card])),
        )

    def knowledge_line(self, view: SakeView, samurai: int) -> str:
        """What the own samurai knows."""
        return say(
            "sake-knowledge-line",
            samurai=self.deck.samurai_names[samurai],
            knowledge=words.knowledge_name(self.deck, samurai),
            text=words.knowledge_text(self.deck, samurai),
        )

    def news(self, view: SakeView) -> str:
        """What is special: another place than the inn, and sudden death."""
        place = self.location(view)
        told = [words.location_name(self.deck, place)] if place else []
        turns = words.turns_left(view)
        if turns:
            told.append(say("sake-turns-left", turns=turns))
        return " · ".join(told)

    def location(self, view: SakeView) -> int:
        """Where the fight is."""
        return self.deck.location_ids.index(str(view.options["location"]))


NARRATOR = SakeNarrator

__all__ = ["NARRATOR", "SakeNarrator", "rulebook_tables"]
