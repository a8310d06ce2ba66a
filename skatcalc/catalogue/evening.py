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
    "accepted.passed": (
        "Deal {deal}: passed in ({count} so far)",
        "Spiel {deal}: eingepasst (bisher {count})",
    ),
}
