"""Texts: lists, tables and rankings (findings SK3xx)."""

LISTS: dict[str, tuple[str, str]] = {
    "SK301": (
        "{player} deals here and sits out, so cannot be declarer",
        "{player} gibt hier und setzt aus, kann also nicht Alleinspieler sein",
    ),
    "SK302": (
        "deal {deal} is beyond the {planned} planned deals of this list",
        "Spiel {deal} liegt über den {planned} geplanten Spielen dieser Liste",
    ),
    "SK303": ("deal {deal} is missing", "Spiel {deal} fehlt"),
    "SK304": (
        "deal {deal} is there {times} times; all of them count",
        "Spiel {deal} steht {times}-mal da; alle zählen",
    ),
    "SK305": (
        "the list says {written}, the game gives {computed}",
        "die Liste sagt {written}, das Spiel ergibt {computed}",
    ),
    "SK306": (
        "overbid and written off too cheaply: the list says {written}, it must be {computed}",
        "überreizt und zu billig abgeschrieben: die Liste sagt {written}, richtig ist {computed}",
    ),
    "SK307": (
        "the running total of {player} breaks here: {before} before, the list says {written}, "
        "it should be {computed}",
        "hier bricht der laufende Stand von {player}: vorher {before}, die Liste sagt "
        "{written}, es müsste {computed} sein",
    ),
    "SK308": (
        "{entered} of {planned} planned deals are entered",
        "{entered} von {planned} geplanten Spielen sind eingetragen",
    ),
    "SK309": (
        "a game without a declarer counts for nobody; say who played it",
        "ein Spiel ohne Alleinspieler zählt für niemanden; bitte angeben, wer gespielt hat",
    ),
    "SK310": (
        "seat {seat} does not exist at a table of {size}",
        "Platz {seat} gibt es an einem {size}er-Tisch nicht",
    ),
    "SK311": (
        "the list's footer gives {player} {written} for {what}, computed are {computed}",
        "der Fuß der Liste gibt {player} {written} für {what}, berechnet sind {computed}",
    ),
    "SK312": (
        "the list does not add up: {what} gives {found} instead of {expected}",
        "die Liste geht nicht auf: {what} ergibt {found} statt {expected}",
    ),
    "SK313": (
        "place {place} is shared by {players} until lots are drawn",
        "Platz {place} teilen sich {players}, bis das Los entscheidet",
    ),
    "SK316": (
        "the count of {what} of {player} breaks here: the list says {written}, it should be "
        "{computed}",
        "hier bricht die Zählung {what} von {player}: die Liste sagt {written}, es müsste "
        "{computed} sein",
    ),
    "identity.games": (
        "won, lost and passed-in deals together",
        "gewonnene, verlorene und eingepasste Spiele zusammen",
    ),
    "identity.points": (
        "the sum of all game points (A) beside the columns + and -",
        "die Summe aller Spielpunkte (A) neben den Spalten + und -",
    ),
    "identity.losses": (
        "the sum of all points for games the others lost",
        "die Summe aller Punkte für verlorene Spiele der Gegenspieler",
    ),
    "identity.totals": (
        "the sum of all totals (B) beside the game points and the games won and lost",
        "die Summe aller Gesamtpunkte (B) neben Spielpunkten, gewonnenen und verlorenen Spielen",
    ),
    "footer.table": ("the table", "Tisch"),
    "footer.passed_in": ("passed-in deals", "eingepasste Spiele"),
    "footer.game_points": ("A) game points", "A) Spielpunkte"),
    "footer.won": ("games won", "gewonnene Spiele"),
    "footer.lost": ("games lost", "verlorene Spiele"),
    "footer.own_games": ("won less lost games", "gewonnene minus verlorene Spiele"),
    "footer.opponents_lost": ("games the others lost", "verlorene Spiele der Gegenspieler"),
    "footer.total": ("B) total", "B) Gesamtpunkte"),
    "SK314": (
        'there is no scoring system called "{wanted}"; known are {known}',
        "eine Abrechnung „{wanted}“ gibt es nicht; bekannt sind {known}",
    ),
    "SK317": (
        "the bid {bid} is not covered: the game would be lost and count {counted}; is the bid "
        "right?",
        "die Reizung {bid} ist nicht gedeckt: das Spiel wäre verloren und zählte {counted}; stimmt "
        "die Reizung?",
    ),
    "SK318": (
        "the form names {listed}, here sit {seated}; seat the same players first",
        "auf dem Formular stehen {listed}, hier sitzen {seated}; bitte zuerst dieselben Spieler "
        "setzen",
    ),
    "SK315": (
        "series {series}, table {table} has another deal {deal} already; delete or edit it first",
        "Serie {series}, Tisch {table} hat schon ein anderes Spiel {deal}; bitte zuerst löschen "
        "oder ändern",
    ),
}
