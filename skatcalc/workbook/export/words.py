"""The words in the cells of an export, written in one language and read in both."""

from skatcalc.catalogue import LANGUAGES, TEXTS, Lang, text
from skatcalc.models.game import Ending, Replacement
from skatcalc.models.ruleset import Contract, RuleSet

RESULTS = ("won", "lost", "passed")


def result_word(result: str, lang: Lang) -> str:
    """Return the word for "won", "lost" or "passed".

    >>> result_word("passed", "de")
    'eingepasst'
    """
    return text(f"result.{result}", lang)


def read_result(word: str) -> str:
    """Return which result a word stands for, in any language.

    Raises:
        KeyError: if it is none.

    >>> read_result("Gewonnen"), read_result("lost")
    ('won', 'lost')
    """
    words = {result_word(r, lang).casefold(): r for r in RESULTS for lang in LANGUAGES}
    return words[word.strip().casefold()]


def ending_word(ending: Ending, lang: Lang) -> str:
    """Return the words for who gave up."""
    return text(f"ending.{ending.value}", lang)


def read_ending(word: str) -> Ending:
    """Return who gave up.

    Raises:
        KeyError: if the words say something else.
    """
    words = {ending_word(e, lang).casefold(): e for e in Ending for lang in LANGUAGES}
    return words[word.strip().casefold()]


def contract_word(key: str, lang: Lang) -> str:
    """Return the players' word for a contract, or the key itself if there is none.

    >>> contract_word("hearts", "de"), contract_word("boot", "de")
    ('Herz', 'boot')
    """
    name = f"contract.{key}"
    return text(name, lang) if name in TEXTS else key


def read_contract(word: str, rules: RuleSet) -> str:
    """Return the key of the contract a word stands for, or the word if there is none.

    >>> from skatcalc.rules.presets import ISKO
    >>> read_contract("Kreuz", ISKO), read_contract("boot", ISKO)
    ('clubs', 'boot')
    """
    for contract in rules.contracts:
        words = {contract.key, *(contract_word(contract.key, lang) for lang in LANGUAGES)}
        if word.strip().casefold() in {w.casefold() for w in words}:
            return contract.key
    return word


def replacement_words(chosen: Replacement, lang: Lang) -> str:
    """Return the game in place of a null as players say it.

    >>> replacement_words(Replacement("clubs", -2), "de")
    'Kreuz ohne 2'
    """
    sign = text("export.without" if chosen.matadors < 0 else "export.with", lang)
    return f"{contract_word(chosen.contract, lang)} {sign} {abs(chosen.matadors)}"


def read_replacement(words: str, rules: RuleSet) -> Replacement:
    """Return the game in place of a null.

    Raises:
        ValueError: if the words are no game with its matadors.

    >>> from skatcalc.rules.presets import ISKO
    >>> read_replacement("Kreuz ohne 2", ISKO)
    Replacement(contract='clubs', matadors=-2)
    """
    name, sign, number = words.strip().rsplit(maxsplit=2)
    signs = {text(f"export.{s}", lang): s for s in ("with", "without") for lang in LANGUAGES}
    if sign not in signs:
        raise ValueError(words)
    matadors = -int(number) if signs[sign] == "without" else int(number)
    return Replacement(read_contract(name, rules), matadors)


def bases_of(contract: Contract) -> tuple[int, ...]:
    """Return what may stand in the base column for a contract; the first is written.

    Nothing may for a game in which everybody plays for himself.

    >>> from skatcalc.rules.presets import ISKO
    >>> bases_of(ISKO.find("null")), bases_of(ISKO.find("clubs"))
    ((23, 35, 46, 59), (12,))
    """
    if contract.fixed is not None:
        return contract.fixed
    return (contract.base,) if contract.base else ()
