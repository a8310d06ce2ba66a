"""The row type of the tables of findings."""

from typing import NamedTuple


class FindingKind(NamedTuple):
    """A kind of finding.

    Attributes:
        code: the stable code that users and programs may rely on (`SK201`).
        name: the name the program's own code uses.
        severity: `note`, `warning` or `error`.
        rule: the paragraph or source it rests on, or an empty string.
        blocks: true if no result can be computed where it stands.
    """

    code: str
    name: str
    severity: str
    rule: str = ""
    blocks: bool = False
