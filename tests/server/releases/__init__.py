"""What each release has left behind in databases, backups and records; checked for ever."""
