"""Small helpers for tests: judge a text, make an ISS line of moves, name a finding."""

from skatcalc.catalogue import sentence
from skatcalc.rules.play.tables import tables_for
from skatcalc.rules.presets import ISKO
from skatcalc.service.replay_verdict import judge_text

TABLES = tables_for(ISKO)

# forehand: two jacks and clubs; middlehand: two jacks and hearts; rearhand the rest
FOREHAND = "CJ.HJ.CA.CT.CK.CQ.C9.SA.ST.DA"
MIDDLEHAND = "SJ.DJ.HA.HT.HK.HQ.H9.SK.SQ.DT"
REARHAND = "C8.C7.H8.H7.S9.S8.S7.DK.DQ.D9"
SKAT = "D8.D7"
DEAL = ".".join((FOREHAND, MIDDLEHAND, REARHAND, SKAT))
AUCTION = "1 18 0 y 1 20 0 y 1 p 2 p"
CLUBS = f"{AUCTION} 0 s w D8.D7 0 C.D8.D7"
TEN_TRICKS = (
    "0 CJ 1 DJ 2 C7 0 HJ 1 SJ 2 C8 1 HA 2 H7 0 C9 0 CA 1 H9 2 S7 0 CT 1 HQ 2 S8 "
    "0 CK 1 HK 2 S9 0 CQ 1 HT 2 D9 0 SA 1 SQ 2 H8 0 ST 1 SK 2 DQ 0 DA 1 DT 2 DK"
)


def line(moves: str, result: str = "", deal: str = DEAL, place: str = "ISS", **tags: str) -> str:
    """An ISS line of some moves."""
    extra = "".join(f"{tag}[{value}]" for tag, value in tags.items())
    return (
        f"(;GM[Skat]PC[{place}]CO[]SE[1]ID[1]DT[2026-01-01/00:00:00/UTC]P0[a]P1[b]P2[c]"
        f"R0[]R1[]R2[]{extra}MV[w {deal} {moves} ]R[{result}] ;)"
    )


def judged(text: str | bytes, record: bool = False, tables=TABLES):
    """Recorded deal, replay and verdict of a text."""
    data = text.encode() if isinstance(text, str) else text
    return judge_text(data, record, tables)


def verdict(text, record: bool = False, tables=TABLES):
    """The verdict on a text."""
    return judged(text, record, tables)[2]


def errors(found):
    """Names of the errors among some findings."""
    return [f.kind.name for f in found if f.is_error]


def said(found, lang):
    """Sentences of some findings."""
    return [sentence(f, lang) for f in found]
