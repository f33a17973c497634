"""For researchers: the games as numbers, one match at a time or thousands at once."""

from tatami.research.encoding import Encoding, encoding

__all__ = ["Encoding", "encoding"]
