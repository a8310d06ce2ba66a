"""Every kind of finding that leads to a cell is one there is, and every cell a column."""

from skatcalc.codes import KINDS
from skatcalc.workbook.store.layout import deal_columns
from skatcalc.workbook.store.located import COLUMNS


def test_kinds_and_columns_exist() -> None:
    kinds = [kind for names in COLUMNS.values() for kind in names]
    assert [kind for kind in kinds if kind not in KINDS] == []
    assert len(kinds) == len(set(kinds))
    assert set(COLUMNS) <= {column.name for column in deal_columns(4)}
