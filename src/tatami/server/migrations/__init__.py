"""How the database came to have the shape that it has."""
