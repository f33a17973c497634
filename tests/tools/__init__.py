"""The programs in tools/."""
