"""Texts: tables of games and foreign lists (findings SK5xx)."""

IMPORTS: dict[str, tuple[str, str]] = {
    "SK501": (
        "this is no text file; save the table as CSV UTF-8",
        "das ist keine Textdatei; bitte die Tabelle als CSV UTF-8 speichern",
    ),
    "SK502": (
        "the byte {byte} is not UTF-8; save the table as CSV UTF-8",
        "das Byte {byte} ist kein UTF-8; bitte die Tabelle als CSV UTF-8 speichern",
    ),
    "SK503": ("{file} is empty", "{file} ist leer"),
    "SK504": (
        "no column for {what} among the headings: {found}",
        "keine Spalte für {what} unter den Überschriften: {found}",
    ),
    "SK505": (
        'the headings "{first}" and "{second}" mean the same column',
        "die Überschriften „{first}“ und „{second}“ meinen dieselbe Spalte",
    ),
    "SK511": (
        'column {column}: "{word}" is not {expected}',
        "Spalte {column}: „{word}“ ist nicht {expected}",
    ),
    "SK512": (
        "{cells} cells in this row, but {headings} headings; is a separator too many, or does "
        "a text with one in it stand without quotation marks?",
        "{cells} Felder in dieser Zeile, aber {headings} Überschriften; ist ein Trennzeichen "
        "zu viel, oder steht ein Text mit einem darin ohne Anführungszeichen?",
    ),
    "SK513": (
        "{cells} cells in this row, but {headings} headings; the rest counts as empty",
        "{cells} Felder in dieser Zeile, aber {headings} Überschriften; der Rest gilt als leer",
    ),
    "SK514": (
        "a quotation mark stands where none can be in line {line}; double it or leave it out",
        "in Zeile {line} steht ein Anführungszeichen, wo keins stehen kann; verdoppeln oder "
        "weglassen",
    ),
    "SK515": (
        "the quotation mark opened in line {line} is never closed; what follows is not read",
        "das in Zeile {line} geöffnete Anführungszeichen wird nie geschlossen; alles danach "
        "ist nicht gelesen",
    ),
    "SK516": (
        "the columns {first} and {second} contradict each other",
        "die Spalten {first} und {second} widersprechen sich",
    ),
    "SK521": ("this is no TOML", "das ist kein TOML"),
    "SK522": (
        "{key} is unknown; nearest: {near}",
        "{key} ist unbekannt; am nächsten kommt: {near}",
    ),
    "SK523": ("{key} must be {expected}", "{key} muss {expected} sein"),
    "SK524": (
        'the heading "{heading}" is given for two columns: {names}',
        "die Überschrift „{heading}“ steht für zwei Spalten: {names}",
    ),
    "SK525": (
        'the list has no column "{heading}"; its headings: {found}',
        "die Liste hat keine Spalte „{heading}“; ihre Überschriften: {found}",
    ),
    "SK526": (
        'values for {column}: "{word}" is not {expected}',
        "Werte für {column}: „{word}“ ist nicht {expected}",
    ),
    "SK531": (
        "{n} rows left out: {reason}",
        "{n} Zeilen ausgelassen: {reason}",
    ),
    "SK532": (
        "the list has {written} as dealer, by the order of the seats {player} deals",
        "die Liste hat {written} als Geber, nach der Sitzordnung gibt {player}",
    ),
    "SK533": (
        "running totals stand under more than one seat ({seats}), so it is open who played; a "
        "column for the declarer would tell",
        "laufende Stände stehen bei mehr als einem Platz ({seats}), so bleibt offen, wer gespielt "
        "hat; eine Spalte Alleinspieler würde es sagen",
    ),
    "SK534": (
        "{column}: {n} is no number of a {what}",
        "{column}: {n} ist keine Nummer für {what}",
    ),
    "SK541": (
        "nothing imported: {n} errors must be mended first",
        "nichts eingelesen: erst sind {n} Fehler zu beheben",
    ),
    "SK544": (
        "not seated yet; the seats of series {from_series} are taken over: {players}",
        "noch nicht gesetzt; die Plätze der Serie {from_series} gelten weiter: {players}",
    ),
    "SK545": (
        "no players are seated at this table; seat them first (evening seat, or evening new "
        "--table)",
        "an diesem Tisch sitzt niemand; erst die Spieler setzen (evening seat oder evening new "
        "--table)",
    ),
    "SK547": ("{file} has no deals", "{file} enthält keine Spiele"),
    "SK548": (
        "the list is from a table of {listed}, here sit {seated}",
        "die Liste ist von einem {listed}er-Tisch, hier sitzen {seated}",
    ),
    "what.series": ("series", "die Serie"),
    "what.table": ("table", "den Tisch"),
    "what.deal": ("deal", "das Spiel"),
    "skip.word": ("column {column} has {word}", "Spalte {column} hat {word}"),
    "expected.map_flag": ("true or false", "true oder false"),
    "expected.map_table": ("a table of words", "eine Tabelle von Wörtern"),
    "expected.map_list": ("a list of words", "eine Liste von Wörtern"),
    "expected.map_word": ("a word in quotation marks", "ein Wort in Anführungszeichen"),
    "expected.seat": ("a seat number or a name", "eine Platznummer oder ein Name"),
    "expected.number": ("a whole number", "eine ganze Zahl"),
    "expected.matadors": (
        "a number of matadors such as +2, -1, with 2 or without 1",
        "eine Zahl von Spitzen wie +2, -1, mit 2 oder ohne 1",
    ),
    "expected.flag": ("yes or no (x, 1, 0 or empty)", "ja oder nein (x, 1, 0 oder leer)"),
    "expected.result": ("won, lost or passed", "gewonnen, verloren oder eingepasst"),
    "expected.three": (
        "the card points of forehand, middlehand and rearhand such as 20 45 55",
        "die Augen von Vorhand, Mittelhand und Hinterhand, etwa 20 45 55",
    ),
    "expected.direction": ("with or without", "mit oder ohne"),
    "expected.ending": (
        "declarer_conceded or defenders_conceded",
        "declarer_conceded oder defenders_conceded (aufgegeben, geschenkt)",
    ),
    "expected.players": ("3, 4 or 5", "3, 4 oder 5"),
    "expected.replacement": (
        "a game with its matadors such as clubs:+1",
        "ein Spiel mit Spitzen wie clubs:+1",
    ),
    "expected.contract": (
        "a game: clubs, spades, hearts, diamonds, grand, null, a base value, or another game of "
        "the rule system",
        "ein Spiel: Kreuz, Pik, Herz, Karo, Grand, Null, ein Grundwert oder ein anderes Spiel "
        "des Regelwerks",
    ),
    "expected.levels": (
        "a list of levels such as Hand Schneider",
        "eine Reihe von Stufen wie Hand Schneider",
    ),
    "expected.text": ("a text", "ein Text"),
    "what.contract_column": (
        "the game (contract, game, Grundwert)",
        "das Spiel (contract, game, Grundwert)",
    ),
    "help.score": (
        "Score a table of games: result, value and findings of every row.\n\nColumns: id, "
        "contract (or game), matadors (+2, -1), hand, ouvert, schneider_announced, "
        "schwarz_announced, bid, card_points, tricks, schneider, schwarz, result, ending, "
        "replacement, ruleset, players; with other rule systems kontra, re, supra, bock, "
        "pushes, ramsch_points. Empty means not known, other columns are kept.\n\n"
        "Examples:\n\n  skatcalc score games.csv\n\n"
        "  skatcalc score games.csv --format csv > scored.csv\n\n"
        "  cat games.csv | skatcalc score - --format json",
        "Eine Tabelle von Spielen bewerten: Ergebnis, Wert und Befunde jeder Zeile.\n\n"
        "Spalten: id, contract (oder game, Grundwert), Spitzen (+2, -1; oder mit, ohne), Hand, "
        "offen, Schneider, ang., Schwarz, ang., Reizung, Augen, Stiche, Ergebnis, Ende, "
        "Ersatzspiel, Regelwerk, players; bei anderen Regelwerken Kontra, Re, Supra, Bock, "
        "geschoben, Ramsch-Augen. Leer heißt unbekannt, andere Spalten bleiben "
        "stehen.\n\nBeispiele:\n\n  skatcalc score spiele.csv\n\n"
        "  skatcalc score spiele.csv --format csv > bewertet.csv\n\n"
        "  cat spiele.csv | skatcalc score - --format json",
    ),
    "help.score.file": (
        "The table: CSV, UTF-8, separated by ; , or tabs; - reads standard input.",
        "Die Tabelle: CSV, UTF-8, getrennt durch ; , oder Tabulatoren; - liest die "
        "Standardeingabe.",
    ),
    "help.score.format": (
        "Text for people, JSON (a list) or CSV for programs.",
        "Text für Menschen, JSON (eine Liste) oder CSV für Programme.",
    ),
    "score.unbid": (
        "{n} games without a bid: nobody checked whether they were overbid",
        "{n} Spiele ohne Reizung: nicht auf Überreizen geprüft",
    ),
    "score.summary": (
        "{file}: rows: {rows}, won: {won}, lost: {lost}, ramsch: {ramsch}, passed in: {passed}, "
        "without a result: {open}; errors: {errors}, warnings: {warnings}, notes: {notes}",
        "{file}: Zeilen: {rows}, gewonnen: {won}, verloren: {lost}, Ramsch: {ramsch}, "
        "eingepasst: {passed}, ohne Ergebnis: {open}; Fehler: {errors}, Warnungen: {warnings}, "
        "Hinweise: {notes}",
    ),
    "score.unreadable": ("cannot be read", "nicht lesbar"),
}
