"""Run the command line with `python -m tatami`."""

from tatami.cli import main

# Worker processes import this module too, under another name.
if __name__ == "__main__":
    main()
