"""The house: tables, seats, matches, bots and watchers over HTTP and WebSocket."""
