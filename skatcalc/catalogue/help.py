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
    "usage.output": (
        "error: the output cannot be written: {why}",
        "Fehler: die Ausgabe ist nicht schreibbar: {why}",
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
    "help.evening": (
        "Keep a club evening in one workbook: enter deals, correct them, rank, export the form."
        '\n\nExample: skatcalc evening add friday.xlsx "berta hearts m2 b30 93"',
        "Einen Vereinsabend in einer Arbeitsmappe führen: eintragen, ändern, Rangliste, Formular."
        '\n\nBeispiel: skatcalc evening add freitag.xlsx "berta herz m2 b30 93"',
    ),
    "help.evening.new": (
        "Create the workbook of an evening. Seat 1 deals first; never overwrites a file.\n\n"
        "Example: skatcalc evening new friday.xlsx --date 2026-11-27 --club Aces "
        '--table "Anna,Bernd,Carla,Dieter"',
        "Die Arbeitsmappe eines Abends anlegen. Platz 1 gibt zuerst; überschreibt nie.\n\n"
        "Beispiel: skatcalc evening new freitag.xlsx --date 2026-11-27 --club Asse "
        '--table "Anna,Bernd,Carla,Dieter"',
    ),
    "help.evening.seat": (
        "Seat the tables of a series.\n\nExample: skatcalc evening seat friday.xlsx --series 2 "
        '--table "Anna,Carla,Dieter"',
        "Die Tische einer Serie besetzen.\n\nBeispiel: skatcalc evening seat freitag.xlsx "
        '--series 2 --table "Anna,Carla,Dieter"',
    ),
    "help.evening.enter": (
        "Enter deals one by one; every accepted line is saved at once. Lines can be piped in.\n\n"
        "Example: skatcalc evening enter friday.xlsx --series 1 --table 2",
        "Spiele nacheinander eintragen; jede angenommene Zeile wird sofort gespeichert. Zeilen "
        "können auch hineingeleitet werden.\n\n"
        "Beispiel: skatcalc evening enter freitag.xlsx --series 1 --table 2",
    ),
    "help.evening.add": (
        "Enter the next deal.\n\nExample: skatcalc evening add friday.xlsx "
        '"berta hearts hand m2 b30 93"',
        "Das nächste Spiel eintragen.\n\nBeispiel: skatcalc evening add freitag.xlsx "
        '"berta herz hand m2 b30 93"',
    ),
    "help.evening.edit": (
        "Replace a deal; everything behind it is computed anew.\n\n"
        'Example: skatcalc evening edit friday.xlsx 7 "anna hearts m2 b30 93"',
        "Ein Spiel ersetzen; alles dahinter wird neu berechnet.\n\n"
        'Beispiel: skatcalc evening edit freitag.xlsx 7 "anna herz m2 b30 93"',
    ),
    "help.evening.delete": (
        "Take a deal out; its number stays free.\n\nExample: skatcalc evening delete friday.xlsx 7",
        "Ein Spiel herausnehmen; seine Nummer bleibt frei.\n\n"
        "Beispiel: skatcalc evening delete freitag.xlsx 7",
    ),
    "help.evening.undo": (
        "Take back the last change.\n\nExample: skatcalc evening undo friday.xlsx",
        "Die letzte Änderung zurücknehmen.\n\nBeispiel: skatcalc evening undo freitag.xlsx",
    ),
    "help.evening.show": (
        "Show lists, totals and ranking.\n\nExample: skatcalc evening show friday.xlsx",
        "Listen, Summen und Rangliste zeigen.\n\nBeispiel: skatcalc evening show freitag.xlsx",
    ),
    "help.evening.check": (
        "Check values, running totals and sums.\n\nExample: skatcalc evening check friday.xlsx",
        "Werte, laufende Stände und Summen prüfen.\n\n"
        "Beispiel: skatcalc evening check freitag.xlsx",
    ),
    "help.evening.rank": (
        "Rank everybody over all series.\n\nExample: skatcalc evening rank friday.xlsx",
        "Die Rangliste über alle Serien.\n\nBeispiel: skatcalc evening rank freitag.xlsx",
    ),
    "help.evening.import": (
        "Take a list from CSV or Excel into the evening; written values are compared.\n\n"
        "Example: skatcalc evening import friday.xlsx list.csv --series 1 --table 2",
        "Eine Liste aus CSV oder Excel in den Abend übernehmen; ihre Werte werden verglichen.\n\n"
        "Beispiel: skatcalc evening import freitag.xlsx liste.csv --series 1 --table 2",
    ),
    "help.evening.export": (
        "Write the official form, ranking and chart as a new Excel file.\n\n"
        "Example: skatcalc evening export friday.xlsx -o form.xlsx --lang de",
        "Formular, Rangliste und Diagramm als neue Excel-Datei schreiben.\n\n"
        "Beispiel: skatcalc evening export freitag.xlsx -o formular.xlsx --lang de",
    ),
    "help.evening.file": (
        "The evening's workbook (.xlsx).",
        "Die Arbeitsmappe des Abends (.xlsx).",
    ),
    "help.evening.series": ("The series.", "Die Serie."),
    "help.evening.table": ("The table.", "Der Tisch."),
    "help.evening.seats": (
        "The players of a table in their places, separated by commas; once per table.",
        "Die Spieler eines Tisches nach Plätzen, durch Kommas getrennt; je Tisch einmal.",
    ),
    "help.evening.line": (
        "Declarer and game, such as berta hearts hand m2 b30 93; or pass.",
        "Alleinspieler und Spiel, etwa berta herz hand m2 b30 93; oder passt.",
    ),
    "help.evening.deal": ("The number of the deal.", "Die Nummer des Spiels."),
    "help.evening.rescored": (
        "Look at it under another scoring system; the file stays as it is.",
        "Unter einer anderen Abrechnung ansehen; die Datei bleibt, wie sie ist.",
    ),
    "help.evening.date": ("The day.", "Der Tag."),
    "help.evening.club": ("The club or event.", "Der Verein oder die Veranstaltung."),
    "help.evening.planned_series": ("How many series are planned.", "Geplante Serien."),
    "help.evening.deals": (
        "Deals of a series; without it 12 rounds: 48 at four, 36 at three.",
        "Spiele einer Serie; sonst 12 Runden: 48 zu viert, 36 zu dritt.",
    ),
    "help.evening.system": (
        "How lists are scored; as the rule system says if not given.",
        "Die Abrechnung der Listen; ohne Angabe die des Regelwerks.",
    ),
    "help.evening.players": (
        "A text file with one name a line: players to be seated later.",
        "Eine Textdatei mit einem Namen je Zeile: Spieler, die später gesetzt werden.",
    ),
    "help.evening.list": (
        "The list to take in: .csv, .xlsx, or deals recorded card by card (.sgf, .iss, .deal).",
        "Die Liste: .csv, .xlsx oder Karte für Karte notierte Spiele (.sgf, .iss, .deal).",
    ),
    "help.evening.columns": (
        "A file that says what the columns of a foreign list mean (.toml).",
        "Eine Datei, die sagt, was die Spalten der fremden Liste bedeuten (.toml).",
    ),
    "help.evening.out": (
        "Where to write; without it beside the workbook, with -form in its name.",
        "Zieldatei; sonst neben der Arbeitsmappe, mit -formular im Namen.",
    ),
}
