"""Sake & Samurai in words."""

from typing import Any

from tatami.core.actions import noun, verb
from tatami.core.cards import NONE
from tatami.core.game import Game
from tatami.core.state import Entry
from tatami.games.sake import GAME, SakeGame
from tatami.games.sake.pieces import BOARD, HAUNTING, LIFE, MINION_TARGET
from tatami.games.sake.rules import verbs as v
from tatami.games.sake.story import names as words
from tatami.games.sake.story.tables import rulebook_tables
from tatami.games.sake.view import SakeView
from tatami.narration.narrator import Facts, Narrator
from tatami.words import say


class SakeNarrator(Narrator[SakeView]):
    """Tells of the ring of samurai, the steps between them, and your hand."""

    def __init__(self, names: list[str], game: Game[Any, Any] = GAME) -> None:
        super().__init__(names, game)
        assert isinstance(game, SakeGame)
        self.deck = game.deck

    # What is wanted, what can be done, what happened

    def prompt(self, view: SakeView) -> str:
        striker, _, target, kind, value, guard, defence, hits = view.fight
        coming = view.pending[-2].fields() if len(view.pending) > 1 else []
        return say(
            f"sake-ask-{type(view.pending[-1]).__name__}",
            plays=view.plays,
            active=self.name(view.active),
            striker=self.name(striker),
            target=self.target(view, target),
            you=int(target == view.seat),
            haunting=int(kind == HAUNTING),
            value=value,
            card=words.card_name(self.deck, guard) if guard != NONE else "",
            defence=defence,
            hits=hits,
            steps=coming[-1] if coming else 0,
            amount=self.cut(view),
            back=words.back_name(view.top),
            power=view.top,
        )

    def choice(self, view: SakeView, action: int) -> str:
        if verb(action) == v.PASS:
            return say(f"sake-do-pass-{type(view.pending[-1]).__name__}")
        facts = self.facts(view, view.seat, action)
        facts["rest"] = words.worn_defence(self.deck, view, view.fight[3])
        facts["amount"] = self.cut(view)
        return say(f"sake-do-{v.VERBS[verb(action)]}", **facts)

    def cut(self, view: SakeView) -> int:
        """12.4 How much less the viewer can let the card count that is in its way."""
        guard = view.fight[5]
        if guard == NONE or view.seat not in view.alive:
            return 0
        weakened = int(self.deck.weakened_defence[view.samurai[view.seat]])
        return min(weakened, int(self.deck.defence_box[guard]))

    def story(self, view: SakeView, entry: Entry) -> str:
        facts = entry.facts
        match entry.frame:
            case "Turn" | "Death" | "Seppuku":
                return self.tell(view, entry.frame, entry.seat)
            case "DealBoard":
                samurai = self.deck.samurai_names[noun(entry.action)]
                return self.tell(view, "DealBoard", facts[0], samurai=samurai)
            case "DrawCard":
                return self.drawn(view, entry, facts[0], facts[1])
            case "RevealAttack" | "RevealDefence":
                card = noun(entry.action)
                boxes = words.boxes_text(self.deck, card)
                return say("sake-log-Reveal", card=words.card_name(self.deck, card), boxes=boxes)
            case "PassOn" if entry.action != NONE:
                card_name = words.card_name(self.deck, noun(entry.action))
                return say("sake-log-PassOn", card=card_name)
            case "LiftLifeCard" if entry.action == NONE:
                back = words.back_name(facts[0])
                return self.tell(view, "LiftLifeCard", entry.seat, back=back)
            case "Strike" if facts[1] != NONE:
                target = self.target(view, facts[2])
                return self.tell(view, "Strike", facts[0], target=target, value=facts[4])
            case "Haunting":
                target = self.name(facts[1])
                return self.tell(view, "Haunting", facts[0], target=target, value=facts[2])
            case "Clash":
                beaten = int(facts[1] > facts[2])
                return say("sake-log-Clash", value=facts[1], defence=facts[2], beaten=beaten)
            case "CountHits":
                _, value, defence, hits = facts
                told = {"value": value, "defence": defence, "hits": hits}
                return self.tell(view, "CountHits", facts[0], **told)
            case "ReturnHits":
                return self.tell(view, "ReturnHits", entry.seat, hits=facts[2])
            case "Scatter":
                return self.tell(view, "Scatter", facts[0], lost=facts[1])
            case "Count":
                tokens = [f"{self.names[seat]} {count}" for seat, count in enumerate(facts)]
                return say("sake-log-Count", tokens=", ".join(tokens))
            case "DealCard" | "TurnUp" | "PassOn" | "LayLifeCard":
                return ""
        if entry.action == NONE or verb(entry.action) == v.PASS:
            return ""
        told_by = v.VERBS[verb(entry.action)]
        return self.tell(view, told_by, entry.seat, **self.facts(view, entry.seat, entry.action))

    def drawn(self, view: SakeView, entry: Entry, receiver: int, back: int) -> str:
        """The sentence for a card that was drawn, seen or not."""
        if entry.action == NONE:
            return self.tell(view, "DrawCard", receiver, card=words.back_name(back))
        card = noun(entry.action)
        boxes = words.boxes_text(self.deck, card)
        return self.tell(
            view, "DrawCard-seen", receiver, card=words.card_name(self.deck, card), boxes=boxes
        )

    def tell(self, view: SakeView, sentence: str, subject: int, /, **facts: int | str) -> str:
        """A sentence of the log with a seat as its subject."""
        return say(f"sake-log-{sentence}", **{**facts, **self.who(view, subject)})

    # Names

    def name(self, seat: int) -> str:
        """What a seat is called; empty for nobody."""
        return self.names[seat] if seat >= 0 else ""

    def target(self, view: SakeView, target: int) -> str:
        """A seat, or a minion and its master."""
        if target < MINION_TARGET:
            return self.name(target)
        card = target - MINION_TARGET
        for minion, master, side, steps, _ in view.minions:
            if minion == card:
                return say(
                    "sake-minion-of",
                    who=self.names[master],
                    count=sum(other == master for _, other, *_ in view.minions),
                    steps=steps,
                    towards=self.names[words.beside(view, master, side)],
                )
        # It may be beaten by the time that this is told.
        return say("sake-a-minion")

    def section(self, view: SakeView, section: int) -> str:
        """A part of the row between two neighbours."""
        left = v.seat_in(section)
        return say(
            "sake-section",
            left=self.names[left],
            right=self.names[words.following(view, left)],
            number=v.rest_in(section) + 1,
            minions=len(words.minions_in(view, left)),
        )

    def facts(self, view: SakeView, seat: int, action: int) -> Facts:
        """All that an action names, for a sentence; of two things of a kind, one is the second."""
        deck = self.deck
        facts: Facts = {}
        said, aim = words.slots_of(deck, action)
        for slot, value in said:
            facts["second" if slot in facts else slot] = self.thing(view, seat, slot, value)
            if slot == "card":
                facts["attack"] = int(deck.attack_box[value])
                facts["defence"] = int(deck.defence_box[value])
                facts["kind"] = int(deck.kind[value])
                if verb(action) == v.SEND:
                    facts["minion"] = self.target(view, MINION_TARGET + value)
            elif slot == "weapon":
                facts["bonus"] = int(deck.attack[value]) if value < deck.titles else 0
        names = [self.thing(view, seat, slot, value) for slot, value in aim]
        facts["aim"] = ""
        if len(aim) == 1:
            facts["aim"] = say(f"sake-aim-{aim[0][0]}", what=names[0])
        elif aim:
            facts["aim"] = say("sake-aim-thing", who=names[0], what=names[1])
        return facts

    def thing(self, view: SakeView, seat: int, slot: str, value: int) -> int | str:
        """The name of a thing of some kind; a number is its own name."""
        match slot:
            case "card":
                return words.card_name(self.deck, value)
            case "weapon" | "title":
                return words.weapon_name(self.deck, value)
            case "place":
                return words.place_name(self.deck, value)
            case "target":
                return self.target(view, value)
            case "seat":
                return self.names[value]
            case "section":
                return self.section(view, value)
            case "back":
                return words.back_name(value)
            case "side":
                return self.names[words.beside(view, seat, value)]
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
        return say(
            "sake-middle-line",
            masu=view.masu,
            pile=view.pile_size,
            back=words.back_name(view.top),
            discards=len(view.discards),
            last=say("sake-turns-left", turns=view.ending[2]) if view.ending[2] else "none",
            place=words.location_name(self.deck, self.location(view)),
            text=words.location_text(self.deck, self.location(view)),
        )

    def seat_line(self, view: SakeView, seat: int) -> str:
        """All that can be seen of a seat."""
        if seat in view.spirits:
            return say(
                "sake-spirit-line",
                who=self.names[seat],
                loot=view.loot[seat],
                hand=words.backs_text(self.deck, view.hands[seat]),
            )
        if seat not in view.alive:
            return say("sake-gone-line", who=self.names[seat])
        return say(
            "sake-samurai-line",
            who=self.names[seat],
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
                card=self.deck.card_ids[card],
                who=self.names[master],
                steps=distance,
            )
            for card, master, distance in words.minions_in(view, seat)
        ]
        return say(
            "sake-row-line",
            left=self.names[seat],
            right=self.names[words.following(view, seat)],
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
        if view.ending[2]:
            told.append(say("sake-turns-left", turns=view.ending[2]))
        return " · ".join(told)

    def location(self, view: SakeView) -> int:
        """Where the fight is."""
        return self.deck.location_ids.index(str(view.options["location"]))


NARRATOR = SakeNarrator

__all__ = ["NARRATOR", "SakeNarrator", "rulebook_tables"]
