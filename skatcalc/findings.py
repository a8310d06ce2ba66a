"""What is wrong with what somebody wrote, as data: kind, severity, place and numbers.

A finding carries no sentence. The catalogue turns it into one in the reader's language.
"""

from dataclasses import dataclass, fields, replace
from enum import StrEnum
from typing import NamedTuple

from skatcalc.codes import KINDS, FindingKind


class Severity(StrEnum):
    """How bad a finding is; only an error changes the exit status."""

    NOTE = "note"
    WARNING = "warning"
    ERROR = "error"


class Word(str):
    """A catalogue key inside a finding or a reason; translated when it is printed."""

    __slots__ = ()


class Counted(NamedTuple):
    """A catalogue key with a number inside a finding, such as "58 card points"."""

    key: str
    n: int


class CardWord(str):
    """Card codes inside a finding ("CJ ST"); printed with suit signs and the reader's letters."""

    __slots__ = ()


class SkatcalcError(Exception):
    """A file or a call that cannot be used at all; carries the findings that say why."""

    def __init__(self, *found: "Finding") -> None:
        super().__init__(", ".join(f.kind.code for f in found))
        self.findings = found


@dataclass(frozen=True, slots=True)
class Place:
    """Where a finding is: any of file and line, sheet and cell, series, table, deal, card."""

    file: str | None = None
    line: int | None = None
    column: int | None = None
    sheet: str | None = None
    cell: str | None = None
    series: int | None = None
    table: int | None = None
    deal: int | None = None
    trick: int | None = None
    card: str | None = None

    def within(self, outer: "Place") -> "Place":
        """Return this place, completed by what a surrounding place knows."""
        if self is NOWHERE:
            return outer
        gaps = {
            f.name: getattr(outer, f.name) for f in fields(self) if getattr(self, f.name) is None
        }
        return replace(self, **gaps)


NOWHERE = Place()


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that is wrong or worth saying, with its place and the values to print."""

    kind: FindingKind
    severity: Severity
    place: Place = NOWHERE
    args: tuple[tuple[str, object], ...] = ()

    @property
    def is_error(self) -> bool:
        """Tell whether this finding is an error (exit status 1)."""
        return self.severity is Severity.ERROR

    def at(self, place: Place) -> "Finding":
        """Return the finding with its place completed by a surrounding one."""
        return Finding(self.kind, self.severity, self.place.within(place), self.args)


def finding(name: str, place: Place = NOWHERE, /, **args: object) -> Finding:
    """Return a finding of the kind `name` with its registered severity.

    >>> finding("bid_illegal", bid=19).kind.code
    'SK201'
    """
    kind = KINDS[name]
    return Finding(kind, Severity(kind.severity), place, tuple(args.items()))


def has_errors(findings: "tuple[Finding, ...] | list[Finding]") -> bool:
    """Tell whether any of the findings is an error."""
    return any(f.is_error for f in findings)
