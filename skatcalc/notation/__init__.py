"""Text in: words, lines, cards and list files to records; syntax only, no law."""
