"""What a seat knows, as take-back asks for it: every card of the deck has its own bit."""

from random import Random

from tatami.core.chance import dice_of
from tatami.core.frames import CHANCE
from tatami.games import game_named


def test_every_card_in_the_own_hand_is_known_however_high_its_number() -> None:
    game = game_named("sake")
    s = game.new(4)
    luck, dice = Random(2), dice_of(2, "known")
    seen: set[int] = set()
    for _ in range(150):
        asked = s.actors()
        if not asked:
            break
        seat = asked[0]
        question = s.asking
        assert question is not None
        if seat == CHANCE:
            s.apply(seat, question.sample(s, CHANCE, dice))
        else:
            s.apply(seat, luck.choice(s.legal(seat)))
        for viewer in range(4):
            hand = [card for card in game.view(s, viewer).hands[viewer] if card >= 0]
            known = game.known(s, viewer)
            assert all(known >> card & 1 for card in hand)
            seen.update(hand)
    assert max(seen) > 63
