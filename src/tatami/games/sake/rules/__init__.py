"""The rules of Sake & Samurai, a file for each section of docs/rules/sake.md."""
