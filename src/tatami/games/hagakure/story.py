"""Hagakure in words."""

from collections.abc import Sequence

from tatami.core.actions import noun, verb
from tatami.core.cards import NONE
from tatami.core.state import Entry
from tatami.games.hagakure.notation import CHIP_NAMES, card_text
from tatami.games.hagakure.pieces import (
    FOOL,
    VILLAGER_GOAL,
    YOMI,
    cards_in,
    is_red,
)
from tatami.games.hagakure.rules import (
    CHIP,
    LOOK_AT,
    PASS,
    DrawStarter,
    LeadShared,
    PlayCard,
    PlayChip,
    RoundBegun,
    RoundEnded,
    Scored,
    TrickTaken,
)
from tatami.games.hagakure.view import HagakureView, hidden_from
from tatami.narration.narrator import Narrator, signed
from tatami.words import say


class HagakureNarrator(Narrator[HagakureView]):
    """Tells of the trick, what each seat has won, and which chips it has left."""

    # What is wanted, what can be done, what happened

    def prompt(self, view: HagakureView) -> str:
        if isinstance(view.pending[-1], PlayChip):
            return say("hagakure-ask-PlayChip", round=view.round)
        if view.seat == view.leader:
            return say("hagakure-ask-lead")
        sentence = "hagakure-ask-follow" if must_follow(view) else "hagakure-ask-free"
        return say(sentence, card=card_name(view.trick[view.leader]))

    def choice(self, view: HagakureView, action: int) -> str:
        what = noun(action)
        if verb(action) == PASS:
            return say("hagakure-do-none")
        if verb(action) == CHIP:
            return say(f"hagakure-do-{CHIP_NAMES[what]}", goal=VILLAGER_GOAL[view.seats])
        if verb(action) == LOOK_AT:
            if what == YOMI:
                return say("hagakure-do-look-yomi")
            return say("hagakure-do-look", who=self.name(what))
        return say("hagakure-do-card", card=played_name(what))

    def story(self, view: HagakureView, entry: Entry) -> str:
        match entry.event:
            case RoundBegun():
                return self.began(view, entry.event)
            case TrickTaken():
                return say("hagakure-log-TakeTrick", **self.who(view, entry.event.winner))
            case Scored(points):
                return say("hagakure-log-Score", points=self.points(view, points))
            case RoundEnded(points):
                return say("hagakure-log-EndOfRound", points=self.points(view, points))
            case LeadShared(seats):
                names = ", ".join(self.amid(view, seat) for seat in seats)
                return say("hagakure-log-ExtraRound", names=names)
        match entry.frame:
            case DrawStarter():
                return say("play-begins", **self.who(view, noun(entry.action)))
            case PlayChip():
                return self.announced(view, entry)
            case PlayCard():
                card = played_name(noun(entry.action))
                return say("hagakure-log-PlayCard", **self.who(view, entry.seat), card=card)
        return ""

    def began(self, view: HagakureView, event: RoundBegun) -> str:
        """The sentence for a round that begins."""
        return say(
            "hagakure-log-Round",
            round=event.round,
            rounds=event.rounds,
            extra=int(event.round > event.rounds),
            **self.who(view, event.dealer),
        )

    def announced(self, view: HagakureView, entry: Entry) -> str:
        """The sentence for a chip, or for none."""
        who = self.who(view, entry.seat)
        what = noun(entry.action)
        if verb(entry.action) == PASS:
            return say("hagakure-log-none", **who)
        if verb(entry.action) == CHIP:
            return say("hagakure-log-chip", **who, chip=chip_name(what))
        if what == YOMI:
            return say("hagakure-log-look-yomi", **who)
        return say("hagakure-log-look", **who, whom=self.name(what))

    def points(self, view: HagakureView, points: Sequence[int]) -> str:
        """What each seat has."""
        return ", ".join(
            f"{self.amid(view, seat)} {signed(count)}" for seat, count in enumerate(points)
        )

    # The table in words

    def lines(self, view: HagakureView) -> list[str]:
        said = [self.progress(view)]
        for seat in range(view.seats):
            said += self.seat_lines(view, seat)
        if view.seat in view.yomi_knowers:
            said.append(say("hagakure-seen-yomi-line", cards=card_names(view.yomi)))
        hidden = cards_in(hidden_from(view))
        said.append(say("hagakure-unseen-line", cards=card_texts(hidden)))
        laid = [
            say("hagakure-trick-card", who=self.name(seat), card=card_name(view.trick[seat]))
            for seat in clockwise(view)
            if view.trick[seat] != NONE
        ]
        if laid:
            said.append(say("hagakure-trick-line", cards=", ".join(laid)))
        said.append(say("hagakure-hand-line", cards=card_names(own_hand(view))))
        return said

    def seat_lines(self, view: HagakureView, seat: int) -> list[str]:
        """What everybody can see of a seat, and what the viewer has seen."""
        who = self.name(seat)
        said = [
            say(
                "hagakure-seat-line",
                who=who,
                points=signed(view.points[seat]),
                tricks=len(view.won[seat]) // view.seats,
                won=card_texts(view.won[seat]),
                hand=view.hand_sizes[seat],
                chips=", ".join(map(chip_name, view.chips[seat])) or say("hagakure-nothing"),
            )
        ]
        if view.banners[seat] != NONE:
            said.append(say("hagakure-banner-line", who=who, chip=chip_name(view.banners[seat])))
        if seat in view.without_red and view.hand_sizes[seat]:
            said.append(say("hagakure-without-red-line", who=who))
        if seat != view.seat and view.hands[seat]:
            cards = card_names(view.hands[seat])
            said.append(say("hagakure-seen-hand-line", who=who, cards=cards))
        return said

    def when(self, view: HagakureView) -> str:
        extra = int(view.round > view.rounds)
        return say("hagakure-round", extra=extra, round=view.round, rounds=view.rounds)

    def progress(self, view: HagakureView) -> str:
        """Which round it is, and who leads."""
        return say("hagakure-leads", round=self.when(view), **self.who(view, view.leader))


# Words


def card_name(card: int) -> str:
    """The card in words."""
    if card == FOOL:
        return say("hagakure-fool")
    return say("hagakure-samurai" if is_red(card) else "hagakure-villager", number=card)


def played_name(card: int) -> str:
    """The card as the object of a sentence: one of the fools, who are all alike."""
    return say("hagakure-a-fool") if card == FOOL else card_name(card)


def card_names(cards: Sequence[int]) -> str:
    """The cards in words."""
    return ", ".join(map(card_name, cards)) or say("hagakure-nothing")


def card_texts(cards: Sequence[int]) -> str:
    """The cards as they are typed, for a long list."""
    return ", ".join(map(card_text, cards)) or say("hagakure-nothing")


def chip_name(chip: int) -> str:
    """The chip in words."""
    return say(f"hagakure-chip-{CHIP_NAMES[chip]}")


# What lies open


def own_hand(view: HagakureView) -> tuple[int, ...]:
    """The viewer's cards; a watcher has none."""
    return view.hands[view.seat] if view.seat >= 0 else ()


def clockwise(view: HagakureView) -> list[int]:
    """The seats in the order of play."""
    return [(view.leader + number) % view.seats for number in range(view.seats)]


def must_follow(view: HagakureView) -> bool:
    """Whether red is led and the viewer has red."""
    return is_red(view.trick[view.leader]) and any(map(is_red, own_hand(view)))


NARRATOR = HagakureNarrator
