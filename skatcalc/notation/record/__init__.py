"""Our own readable record of a deal, for writing it down by hand."""

from skatcalc.notation.record.reader import read_record, written_score
from skatcalc.notation.record.words import RECORD_START, looks_like_record
from skatcalc.notation.record.writer import write_record

__all__ = ["RECORD_START", "looks_like_record", "read_record", "write_record", "written_score"]
