"""The rules of Sake & Samurai, a file for each section of rulebook/en.md."""
