"""What strangers do to a house: bounded, and on this machine only."""
