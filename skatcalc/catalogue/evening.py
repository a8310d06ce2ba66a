"""Texts: the evening on the screen — headings, prompts, answers."""

EVENING: dict[str, tuple[str, str]] = {
    "head.deal": ("Deal", "Spiel"),
    "head.dealer": ("Dealer", "Geber"),
    "head.declarer": ("Declarer", "Alleinspieler"),
    "head.game": ("Game", "Angesagt"),
    "head.score": ("List", "Liste"),
    "head.player": ("Player", "Spieler"),
    "head.game_points": ("Game points", "Spielpunkte"),
    "head.won": ("Won", "Gew."),
    "head.lost": ("Lost", "Verl."),
    "head.opponents_lost": ("Others' losses", "Verl. der anderen"),
    "head.total": ("Total", "Gesamt"),
    "head.place": ("Place", "Platz"),
    "head.decided_by": ("Decided by", "Entschieden durch"),
    "decided.total": ("points", "Punkte"),
    "decided.won": ("more games won", "mehr gewonnene Spiele"),
    "decided.lost": ("fewer games lost", "weniger verlorene Spiele"),
    "decided.lot": ("lot", "Los"),
    "decided.shared": ("shared until lots are drawn", "geteilt bis zum Los"),
    "decided.only": ("–", "–"),
    "show.head": ("{club}, {date} ({system})", "{club}, {date} ({system})"),
    "show.list": (
        "Series {series}, table {table}: {entered} of {planned} deals, {passed} passed in",
        "Serie {series}, Tisch {table}: {entered} von {planned} Spielen, {passed} eingepasst",
    ),
    "show.ranking": ("Ranking", "Rangliste"),
    "accepted.game": (
        "Deal {deal}, {player}: {sum} → {score}, now {total}",
        "Spiel {deal}, {player}: {sum} → {score}, jetzt {total}",
    ),
    "accepted.ramsch": (
        "Deal {deal}, ramsch: {why} ({points})",
        "Spiel {deal}, Ramsch: {why} ({points})",
    ),
    "accepted.passed": (
        "Deal {deal}: passed in ({count} so far)",
        "Spiel {deal}: eingepasst (bisher {count})",
    ),
    "check.summary": (
        "Checked {deals} deals in {lists} lists: {errors} errors",
        "{deals} Spiele in {lists} Listen geprüft: {errors} Fehler",
    ),
    "check.kind": (
        "  {count} × {severity} {code} {title}",
        "  {count} × {severity} {code} {title}",
    ),
    "command.undo": ("undo", "zurück zurueck"),
    "command.edit": ("edit", "ändern aendern"),
    "command.delete": ("delete", "löschen loeschen"),
    "command.show": ("show", "zeigen liste"),
    "command.help": ("? help", "hilfe"),
    "command.quit": ("quit exit q", "ende schluss"),
    "enter.words": (
        "clubs spades hearts diamonds grand null hand ouvert sa za with without bid won lost "
        "schneider schwarz given conceded",
        "kreuz pik herz karo grand null hand offen sa za mit ohne gereizt gewonnen verloren "
        "schneider schwarz geschenkt aufgegeben",
    ),
    "enter.pass": ("pass", "passt"),
    "enter.head": (
        "Series {series}, table {table}: {seats}. A line is a deal; ? shows how, quit ends.",
        "Serie {series}, Tisch {table}: {seats}. Eine Zeile, ein Spiel; ? hilft, ende hört auf.",
    ),
    "enter.question": (
        "Deal {deal}/{planned}, {dealer} deals, {forehand} leads> ",
        "Spiel {deal}/{planned}, {dealer} gibt, {forehand} spielt aus> ",
    ),
    "enter.confirm": (
        "Keep it? y = yes, Enter = no, or type the line anew> ",
        "So eintragen? j = ja, Enter = nein, oder die Zeile neu tippen> ",
    ),
    "enter.yes": ("y yes", "j ja"),
    "enter.dropped": ("Not entered.", "Nicht eingetragen."),
    "enter.undone": (
        "The last change of deal {deal} is taken back.",
        "Die letzte Änderung an Spiel {deal} ist zurückgenommen.",
    ),
    "enter.deleted": ("Deal {deal} is out of the list.", "Spiel {deal} ist aus der Liste."),
    "enter.edit_how": (
        "edit needs a deal number and a line: edit 7 anna hearts m1 61",
        "ändern braucht Spielnummer und Zeile: ändern 7 anna herz m1 61",
    ),
    "enter.delete_how": (
        "delete needs a deal number: delete 7",
        "löschen braucht die Spielnummer: löschen 7",
    ),
    "enter.full": ("All {planned} deals are entered.", "Alle {planned} Spiele sind eingetragen."),
    "enter.stopped": (
        "{entered} of {planned} deals are entered and saved.",
        "{entered} von {planned} Spielen sind eingetragen und gespeichert.",
    ),
    "enter.running": ("now", "Stand"),
    "enter.help": (
        "berta hearts hand m2 b30 93   who, what, with/without (m2/o2), bid, card points\n"
        "  points 93 or 93/7 (with tricks), or won, lost; sa/za announce schneider/schwarz\n"
        "pass                          passed in\n"
        "undo | edit 12 LINE | delete 12 | show | quit",
        "berta herz hand m2 b30 93     wer, was, mit/ohne (m2/o2), gereizt, Augen\n"
        "  Augen 93 oder 93/7 (mit Stichen), oder gewonnen, verloren; sa/za: Schneider/Schwarz "
        "angesagt\n"
        "passt                         eingepasst\n"
        "zurück | ändern 12 ZEILE | löschen 12 | liste | ende",
    ),
    "new.made": ("{file} is ready ({tables} tables).", "{file} ist angelegt ({tables} Tische)."),
    "import.made": ("{deals} deals taken from {file}.", "{deals} Spiele aus {file} übernommen."),
    "export.suffix": ("form", "formular"),
    "export.made": ("The form is in {file}.", "Das Formular steht in {file}."),
}
