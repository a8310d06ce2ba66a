"""Texts: help of the commands and sentences about wrong usage."""

HELP: dict[str, tuple[str, str]] = {
    "help.app": (
        "The scorekeeper's and referee's calculator for Skat: values a game, keeps the club's "
        "lists, exports the form to Excel.\n\nExample: skatcalc value hearts hand m2 b30 93",
        "Der Rechner für Listenführer und Schiedsrichter beim Skat: bewertet ein Spiel, führt "
        "die Listen des Vereins, gibt das Formular als Excel-Datei aus.\n\n"
        "Beispiel: skatcalc value herz hand m2 b30 93",
    ),
    "help.format": (
        "Text for people or JSON for programs.",
        "Text für Menschen, JSON für Programme.",
    ),
    "help.lang": (
        "Language of the messages: en or de (else SKATCALC_LANG, then the locale).",
        "Sprache der Meldungen: en oder de (sonst SKATCALC_LANG, dann die Systemsprache).",
    ),
    "help.rules": (
        "The rule system, or a file with house rules.",
        "Das Regelwerk oder eine Datei mit Hausregeln.",
    ),
    "help.players": ("Players at the table.", "Spieler am Tisch."),
    "help.value": (
        "Value one declared game: its steps, won or lost and why, list and Seeger-Fabian points."
        "\n\nExamples:\n\n  skatcalc value hearts hand m2 b30 93\n\n"
        "  skatcalc value null ouvert b46 won\n\n"
        "  skatcalc value clubs --bid 36 --points 70 --cards "
        '"CJ SJ C10 CK C9 SA S10 HA H7 D8" --skat "HJ D7"',
        "Ein angesagtes Spiel bewerten: Stufen, gewonnen oder verloren und warum, Listen- und "
        "Seeger-Fabian-Punkte.\n\nBeispiele:\n\n  skatcalc value herz hand m2 b30 93\n\n"
        "  skatcalc value null ouvert b46 gewonnen\n\n"
        "  skatcalc value kreuz --bid 36 --points 70 --cards "
        '"KrB PB Kr10 KrK Kr9 PA P10 HA H7 Ka8" --skat "HB Ka7"',
    ),
    "help.value.game": (
        "Contract, hand, ouvert, sa, za, m2/o2 (with/without), b30 (bid), and 93, 93/7 "
        "(points/tricks), won or lost; given or conceded if a side gave up.",
        "Spiel, Hand, offen, sa, za, m2/o2 (mit/ohne), b30 (gereizt) und 93, 93/7 "
        "(Augen/Stiche), gewonnen oder verloren; geschenkt oder aufgegeben.",
    ),
    "help.value.bid": (
        "The last bid named or held.",
        "Der letzte genannte oder gehaltene Reizwert.",
    ),
    "help.value.points": (
        "The declarer's card points, 0 to 120.",
        "Augen des Alleinspielers, 0 bis 120.",
    ),
    "help.value.tricks": (
        "The declarer's tricks, 0 to 10.",
        "Stiche des Alleinspielers, 0 bis 10.",
    ),
    "help.value.cards": (
        "The declarer's ten cards (or all twelve): the matadors are counted.",
        "Die zehn (oder zwölf) Karten des Alleinspielers: die Spitzen werden gezählt.",
    ),
    "help.value.skat": ("The two skat cards.", "Die zwei Karten im Skat."),
    "help.rules_command": (
        "List the rule systems, or show one: games and values, levels, limits, legal bids, "
        "sources.\n\nExample: skatcalc rules isko",
        "Die Regelwerke auflisten oder eins zeigen: Spiele und Werte, Stufen, Grenzen, "
        "Reizwerte, Quellen.\n\nBeispiel: skatcalc rules isko",
    ),
    "help.rules.name": ("The rule system to show.", "Das Regelwerk, das gezeigt wird."),
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
