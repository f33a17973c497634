"""Random play in OpenSpiel's own C++ loop: decisions a second, printed as a number.

Run with a Python that has open_spiel: openspiel_peer.py GAME MATCHES
"""

import sys
from time import process_time

import pyspiel


def main(name: str, matches: int) -> None:
    """Play so many matches with OpenSpiel's uniformly random bots."""
    game = pyspiel.load_game(name)
    seats = range(game.num_players())
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in seats]
    decisions = 0
    seconds = 0.0
    for match in range(matches):
        state = game.new_initial_state()
        began = process_time()
        pyspiel.evaluate_bots(state, bots, match)
        seconds += process_time() - began
        decisions += sum(move.player >= 0 for move in state.full_history())
    print(decisions / seconds)


main(sys.argv[1], int(sys.argv[2]))
