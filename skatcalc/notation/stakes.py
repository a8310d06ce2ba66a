"""What a point is worth, as people write it: `1`, `0,5`, `1/4`, `¼` cents."""

import re
import unicodedata
from math import gcd

from skatcalc.findings import Finding, finding
from skatcalc.tournament.settlement import Stake

_FRACTION = re.compile(r"(\d{1,6})\s*[/⁄]\s*(\d{1,6})")
_DECIMAL = re.compile(r"(\d{1,6})(?:[.,](\d{1,4}))?")
FINEST = 100
"""Stakes are whole hundredths of a cent: halves, quarters, fifths, tenths and the like."""


def parse_stake(text: str) -> Stake | Finding:
    """Return cents per point, or what is wrong with the text.

    Args:
        text: a decimal number with point or comma, or a fraction.

    Returns:
        The stake, in lowest terms; a finding where it cannot be read, is nothing, or is no
        whole number of hundredths of a cent, such as a third.

    >>> parse_stake("0,25"), parse_stake("1/2")
    (Stake(cents=1, per=4), Stake(cents=1, per=2))
    >>> parse_stake("1/3").kind.name
    'stake_not_exact'
    """
    plain = unicodedata.normalize("NFKC", text).strip()
    fraction, decimal = _FRACTION.fullmatch(plain), _DECIMAL.fullmatch(plain)
    if fraction is not None:
        cents, per = int(fraction[1]), int(fraction[2])
    elif decimal is not None:
        digits = decimal[2] or ""
        cents, per = int(decimal[1] + digits), 10 ** len(digits)
    else:
        return finding("stake_unreadable", text=text)
    if cents == 0 or per == 0:
        return finding("stake_unreadable", text=text)
    common = gcd(cents, per)
    cents, per = cents // common, per // common
    if FINEST % per:
        near = max(round(cents * FINEST / per), 1)
        return finding("stake_not_exact", text=text, near=f"{near / FINEST:.2f}")
    return Stake(cents, per)
