"""Every kind of finding, as rows: a stable code, a name, a severity, the rule it rests on.

The sentences live in the catalogue under the code. One module a subject keeps the tables
short; this module joins them and is the only one that others import.
"""

from skatcalc.codes._kind import FindingKind
from skatcalc.codes.cover import COVER
from skatcalc.codes.entry import ENTRY
from skatcalc.codes.export import EXPORT
from skatcalc.codes.files import FILES
from skatcalc.codes.imports import IMPORTS
from skatcalc.codes.law import LAW
from skatcalc.codes.lists import LISTS
from skatcalc.codes.replay import REPLAY
from skatcalc.codes.systems import SYSTEMS

ALL_KINDS: tuple[FindingKind, ...] = (
    *ENTRY,
    *LAW,
    *LISTS,
    *FILES,
    *EXPORT,
    *IMPORTS,
    *COVER,
    *REPLAY,
    *SYSTEMS,
)
KINDS: dict[str, FindingKind] = {kind.name: kind for kind in ALL_KINDS}

__all__ = ["ALL_KINDS", "KINDS", "FindingKind"]
