"""3.4 The fourth phase: the weapon that a samurai wields until its next turn."""

from typing import Final

from tatami.core.actions import noun, verb
from tatami.core.cards import NONE, size
from tatami.core.choices import Choices
from tatami.core.frames import Step, each_seat
from tatami.games.sake.rules.verbs import PASS, WIELD
from tatami.games.sake.rules.windows import Window
from tatami.games.sake.state import Sake


class WieldPhase(Step[Sake]):
    """3.4 The samurai chooses a weapon to wield, if there is a choice; 8.5 or burns something."""

    rule = "3.4"

    def run(self, s: Sake) -> None:
        seat = self.seat
        weapons = s.things[seat] & s.sets.weapons
        can_choose = size(weapons) > 1 or (weapons != 0 and s.wielded[seat] == NONE)
        if can_choose or s.can_burn(seat):
            s.then(WIELD_OF[seat])


class ChooseWeapon(Window):
    """3.4 Choose the weapon to wield; 3.5 or another one, when it is lost."""

    rule = "3.4"

    def answers(self, s: Sake, choices: Choices) -> None:
        choices.each(WIELD, s.things[self.seat] & s.sets.weapons)
        if s.wielded[self.seat] == NONE:
            choices.add(PASS)

    def answer(self, s: Sake, action: int) -> None:
        if verb(action) == WIELD:
            s.wielded[self.seat] = noun(action)


# Frames are made once and used again.
WIELD_OF: Final = each_seat(ChooseWeapon)
WIELD_PHASE_OF: Final = each_seat(WieldPhase)
