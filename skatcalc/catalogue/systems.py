"""Texts: rule systems, their switches, rule files (findings SK8xx)."""

SYSTEMS: dict[str, tuple[str, str]] = {
    "SK801": (
        'there is no rule system called "{wanted}"; known are {known}',
        "ein Regelwerk „{wanted}“ gibt es nicht; bekannt sind {known}",
    ),
    "preset.isko": (
        "the International Skat Order, since 1999 (default)",
        "die Internationale Skatordnung, seit 1999 (Vorgabe)",
    ),
    "rules.head": ("Rule system {name}", "Regelwerk {name}"),
    "rules.base": (
        "base value {base}, up to {most} matadors",
        "Grundwert {base}, bis zu {most} Spitzen",
    ),
    "rules.fixed": (
        "{plain}, hand {hand}, open {ouvert}, open hand {both}",
        "{plain}, Hand {hand}, offen {ouvert}, offen Hand {both}",
    ),
    "rules.levels": (
        "Levels, one step each after matadors and game: {levels}",
        "Gewinnstufen, je eine nach Spitzen und Spiel: {levels}",
    ),
    "rules.win_points": (
        "the declarer needs {n} card points",
        "der Alleinspieler braucht {n} Augen",
    ),
    "rules.schneider_points": (
        "with {n} card points the declarer makes the others schneider",
        "mit {n} Augen sind die anderen Schneider",
    ),
    "rules.schneider_limit": (
        "with {n} card points or fewer the declarer is schneider himself",
        "mit {n} Augen oder weniger ist der Alleinspieler selbst Schneider",
    ),
    "rules.loss_factor_skat": (
        "a lost game with the skat counts {n} times",
        "ein verlorenes Spiel mit Skataufnahme zählt {n}-fach",
    ),
    "rules.loss_factor_hand": (
        "a lost hand game counts {n} times",
        "ein verlorenes Handspiel zählt {n}-fach",
    ),
    "rules.loss_factor_fixed": (
        "a lost null game counts {n} times",
        "ein verlorener Null zählt {n}-fach",
    ),
    "rules.bids": ("{count} legal bids", "{count} Reizwerte"),
}
