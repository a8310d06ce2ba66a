"""Texts: rule systems, their switches, rule files (findings SK8xx)."""

SYSTEMS: dict[str, tuple[str, str]] = {
    "SK801": (
        'there is no rule system called "{wanted}"; known are {known}',
        "ein Regelwerk „{wanted}“ gibt es nicht; bekannt sind {known}",
    ),
}
