"""The mat: frames, states, chance, records and laws. No game's name appears here."""
