"""Texts: typed words and lines (findings SK1xx)."""

ENTRY: dict[str, tuple[str, str]] = {
    "SK101": (
        '"{word}" is not understood{hint}',
        "„{word}“ ist unbekannt{hint}",
    ),
    "SK102": (
        '"{word}" has more than one meaning: {meanings}; write one of them in full',
        "„{word}“ ist mehrdeutig: {meanings}; bitte eins davon ausschreiben",
    ),
    "SK103": (
        "{what} is given twice: {first} and {second}",
        "{what} steht zweimal da: {first} und {second}",
    ),
    "SK104": (
        "the game is missing: clubs, spades, hearts, diamonds, grand, null or pass",
        "das Spiel fehlt: Kreuz, Pik, Herz, Karo, Grand, Null oder passt",
    ),
    "SK105": (
        '"{word}" needs a number behind it, as in {example}',
        "hinter „{word}“ fehlt eine Zahl, etwa {example}",
    ),
    "SK106": ("the line is empty", "die Zeile ist leer"),
    "SK107": (
        'nobody at this table is called "{name}"; seated are {players}',
        "niemand an diesem Tisch heißt „{name}“; es sitzen {players}",
    ),
    "SK108": (
        '"{name}" may be {players}; write more of the name or the seat number',
        "„{name}“ kann {players} sein; mehr vom Namen oder die Platznummer schreiben",
    ),
    "SK109": (
        '"{word}" is no card; write CJ, C10, ♣J or Kreuz-Bube',
        "„{word}“ ist keine Karte; etwa KrB, Kr10, ♣B oder Kreuz-Bube schreiben",
    ),
    "SK110": (
        '"{word}" may be {meanings}; write one of them in full',
        "„{word}“ kann {meanings} sein; bitte eins davon ausschreiben",
    ),
    "SK111": ("the card {card} is there twice", "die Karte {card} ist doppelt"),
    "SK112": (
        "{found} cards are given, {expected} are needed",
        "{found} Karten sind angegeben, {expected} sind nötig",
    ),
    "SK113": (
        'a passed-in deal has no declarer and no game: "{word}" is too much',
        "ein eingepasstes Spiel hat keinen Alleinspieler und kein Spiel: „{word}“ ist zu viel",
    ),
    "SK114": ('"{word}" is no {what}', "„{word}“ ist kein Wert für {what}"),
    "SK115": (
        "the result is missing: write card points (93), won or lost",
        "das Ergebnis fehlt: Augen (93), gewonnen oder verloren schreiben",
    ),
    "what.contract": ("the game", "das Spiel"),
    "what.matadors": ("the matadors", "die Spitzen"),
    "what.bid": ("the bid", "die Reizung"),
    "what.card_points": ("the card points", "die Augen"),
    "what.tricks": ("the tricks", "die Stiche"),
    "what.hand": ("hand", "Hand"),
    "what.ouvert": ("open", "offen"),
    "what.schneider_announced": ("schneider announced", "Schneider angesagt"),
    "what.schwarz_announced": ("schwarz announced", "Schwarz angesagt"),
    "what.schneider": ("schneider", "Schneider"),
    "what.schwarz": ("schwarz", "Schwarz"),
    "what.won": ("the result", "das Ergebnis"),
    "what.ending": ("the ending", "das Ende"),
    "what.kind": ("the kind of game", "die Art des Spiels"),
    "what.kontra": ("kontra", "Kontra"),
    "what.re": ("re", "Re"),
    "what.supra": ("supra", "Supra"),
    "what.bock": ("bock", "Bock"),
    "what.spitze": ("the promised last trick", "die angesagte Spitze"),
    "what.spitze_made": ("how the promised last trick went", "den Ausgang der Spitze"),
    "what.refused": ("the refused gift", "das abgelehnte Schenken"),
    "what.ramsch_points": ("card points of all three (60/40/20)", "die Augen aller (60/40/20)"),
    "what.ramsch_tricks": ("tricks of all three (5/5/0)", "die Stiche aller (5/5/0)"),
    "what.last_trick": ("who took the last trick", "den letzten Stich"),
    "what.skat": ("the card points of the skat", "die Augen im Skat"),
    "what.pushes": ("the pushes", "das Schieben"),
    "what.announced": ("the announced virgin", "die angesagte Jungfrau"),
    "what.place": (
        "place (1 forehand, 2 middlehand, 3 rearhand)",
        "den Platz (1 Vorhand, 2 Mittelhand, 3 Hinterhand)",
    ),
    "what.replacement": ("the replacement", "das Ersatzspiel"),
}
