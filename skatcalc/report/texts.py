"""Results as lines for people: plain text, in the reader's language."""

from skatcalc.catalogue import Lang, sentence, text, where, why
from skatcalc.findings import Finding
from skatcalc.models.game import Result, Step


def finding_line(finding: Finding, lang: Lang) -> str:
    """Return a finding as one line: place, severity, what is wrong, rule and code."""
    place = where(finding.place, lang)
    severity = text(f"severity.{finding.severity.value}", lang)
    rule = ", ".join(x for x in (finding.kind.rule, finding.kind.code) if x)
    return f"{place + ': ' if place else ''}{severity}: {sentence(finding, lang)} ({rule})"


def step_text(step: Step, lang: Lang) -> str:
    """Return a step as players say it: "with 2", "hand 4".

    >>> step_text(Step("without 2", 2), "de"), step_text(Step("hand", 4), "en")
    ('ohne 2', 'hand 4')
    """
    word = step.label.split()[0]
    if word in ("with", "without"):
        return f"{text(f'step.{word}', lang)} {step.count}"
    return f"{text(f'step.{step.label}', lang)} {step.count}"


def sum_text(result: Result, lang: Lang) -> str:
    """Return the value as a sum: "with 2, game 3, hand 4, times 10 = 40"."""
    if result.multiplier == 1:
        return text("step.fixed", lang, value=result.value)
    steps = [step_text(step, lang) for step in result.steps]
    steps.append(text("step.times", lang, base=result.base, value=result.value))
    return ", ".join(steps)


def reason_text(result: Result, lang: Lang) -> str:
    """Return why the game counts as it does, or an empty string."""
    return why(result.reason, lang) if result.reason else ""
