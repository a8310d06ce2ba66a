"""Texts: help of the commands and sentences about wrong usage."""

HELP: dict[str, tuple[str, str]] = {
    "help.app": (
        "The scorekeeper's and referee's calculator for Skat: values a game, keeps the club's "
        "lists, exports the form to Excel.\n\nExample: skatcalc value hearts hand m2 b30 93",
        "Der Rechner für Listenführer und Schiedsrichter beim Skat: bewertet ein Spiel, führt "
        "die Listen des Vereins, gibt das Formular als Excel-Datei aus.\n\n"
        "Beispiel: skatcalc value herz hand m2 b30 93",
    ),
    "usage.line": (
        "error: {message}\nHelp: {command} --help",
        "Fehler: {message}\nHilfe: {command} --help",
    ),
    "usage.NoSuchOption": (
        "there is no option {name}",
        "die Option {name} gibt es nicht",
    ),
    "usage.MissingParameter": ("{name} is missing", "{name} fehlt"),
    "usage.BadParameter": (
        "the value of {name} cannot be used: {detail}",
        "der Wert von {name} ist nicht brauchbar: {detail}",
    ),
    "usage.BadOptionUsage": (
        "{name} cannot be used like this: {detail}",
        "{name} geht so nicht: {detail}",
    ),
}
