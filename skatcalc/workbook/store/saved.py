"""What the hidden cell of a row remembers: the computed values as they were last saved.

With it a computed cell that somebody typed over (it differs from what was saved) can be told
from one that is stale because a raw cell was edited (it still is what was saved).
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field

_DERIVED = "*"
_EVIDENT = "!"


@dataclass(frozen=True, slots=True)
class Saved:
    """The content of a hidden cell.

    Attributes:
        values: the computed cells by column name; empty cells are left out.
        derived: official columns that the program filled in.
        evident: whether card points, tricks or an ending said so at that time.
    """

    values: Mapping[str, object] = field(default_factory=dict)
    derived: frozenset[str] = frozenset()
    evident: bool = False

    def text(self) -> str:
        """Return the content as one line."""
        content: dict[str, object] = {k: v for k, v in self.values.items() if v is not None}
        if self.derived:
            content[_DERIVED] = sorted(self.derived)
        if self.evident:
            content[_EVIDENT] = 1
        return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


NEVER_SAVED = Saved()


def read_saved(value: object) -> Saved:
    """Return what a hidden cell remembers; NEVER_SAVED if it holds nothing readable.

    >>> read_saved(Saved({"plus": 50}, frozenset({"won"})).text()).values
    {'plus': 50}
    >>> read_saved("rubbish") is NEVER_SAVED
    True
    """
    if not isinstance(value, str) or not value.startswith("{"):
        return NEVER_SAVED
    try:
        content = json.loads(value)
    except (ValueError, RecursionError):
        return NEVER_SAVED
    derived = content.pop(_DERIVED, [])
    evident = bool(content.pop(_EVIDENT, False))
    if not isinstance(derived, list):
        return NEVER_SAVED
    return Saved(content, frozenset(str(name) for name in derived), evident)
