"""A column map held against a list: its headings must be there, its words go before ours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from skatcalc.findings import Place, SkatcalcError, finding
from skatcalc.models.ruleset import RuleSet
from skatcalc.notation.cells import Words, contract_words, with_mapped
from skatcalc.notation.headings import Columns, fold_heading
from skatcalc.notation.rows import COLUMN_WORDS
from skatcalc.notation.words import fold

if TYPE_CHECKING:
    from skatcalc.notation.columns import ColumnMap


class Mapped(NamedTuple):
    """How a list is read: the words of its columns, the rows to leave out.

    Attributes:
        contracts: the words of the column for the game.
        words: the words of other columns that differ from ours, by our names.
        skips: positions of columns to the words whose rows are left out; no words: any word.
        unsigned_score: whether the points of lost games stand there without a minus.
    """

    contracts: Words
    words: Mapping[str, Words] = {}
    skips: Mapping[int, frozenset[str]] = {}
    unsigned_score: bool = False


def apply_map(own: ColumnMap | None, columns: Columns, header: Place, rules: RuleSet) -> Mapped:
    """Return how a list with these columns is read under a column map, or without one.

    Raises:
        SkatcalcError: if the list lacks a heading that the map names.
    """
    contracts = contract_words(rules)
    if own is None:
        return Mapped(contracts)
    folded = [fold_heading(heading) for heading in columns.headings]
    wanted = [*own.columns.values(), *own.skip, *own.seats]
    absent = [heading for heading in wanted if fold_heading(heading) not in folded]
    if absent:
        found = ", ".join(columns.headings)
        raise SkatcalcError(
            *(finding("map_heading_absent", header, heading=h, found=found) for h in absent)
        )
    tables = {**COLUMN_WORDS, "contract": contracts}
    values: Mapping[str, Mapping[str, str]] = {str(k): v for k, v in own.values.items()}
    unknown: Mapping[str, Sequence[str]] = {str(k): v for k, v in own.unknown.items()}
    words = {
        name: with_mapped(table, values.get(name, {}), unknown.get(name, ()))
        for name, table in tables.items()
        if name in values or name in unknown
    }
    skips = {
        folded.index(fold_heading(heading)): frozenset(fold(word) for word in skipped)
        for heading, skipped in own.skip.items()
    }
    return Mapped(words.pop("contract", contracts), words, skips, own.unsigned_score)
