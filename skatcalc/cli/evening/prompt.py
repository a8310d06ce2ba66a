"""The interactive prompt: a line with history and completion, or lines from a pipe."""

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Protocol

from skatcalc.catalogue import Lang, text

Question = Callable[[], str]


class Lines(Protocol):
    """Where lines come from: a person at a terminal or a pipe."""

    interactive: bool
    number: int

    def ask(self, question: str, seats: Sequence[str], hint: str = "") -> str | None:
        """Return the next line, or None when there are no more."""


class PipedLines:
    """Lines of standard input, read without prompting."""

    interactive = False

    def __init__(self) -> None:
        self.number = 0

    def ask(self, question: str, seats: Sequence[str], hint: str = "") -> str | None:
        """Return the next line without its end, or None at the end of the input."""
        line = sys.stdin.readline()
        self.number += 1
        return line.rstrip("\r\n").removeprefix("\ufeff") if line else None


class TypedLines:
    """Lines typed at a terminal, with history, completion and a toolbar of what is known."""

    interactive = True
    number = 0

    def __init__(self, lang: Lang, words: Sequence[str], known: Iterable[str] = ()) -> None:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.history import InMemoryHistory

        self._lang = lang
        self._words = tuple(words)
        history = InMemoryHistory()
        for line in known:
            history.append_string(line)
        self._session: PromptSession[str] = PromptSession(history=history)

    def ask(self, question: str, seats: Sequence[str], hint: str = "") -> str | None:
        """Return the typed line; None after Ctrl-D, an empty line after Ctrl-C."""
        try:
            return self._session.prompt(
                question,
                completer=_completer(seats, self._words),
                complete_while_typing=True,
                bottom_toolbar=hint or None,
            )
        except EOFError:
            return None
        except KeyboardInterrupt:
            return ""


def _completer(seats: Sequence[str], words: Sequence[str]):  # type: ignore[no-untyped-def]
    """Return a completer: names and commands for the first word, game words behind it."""
    from prompt_toolkit.completion import CompleteEvent, Completer, Completion
    from prompt_toolkit.document import Document

    class LineCompleter(Completer):
        def get_completions(
            self, document: Document, complete_event: CompleteEvent
        ) -> Iterator[Completion]:
            before = document.text_before_cursor
            typed = before.split(" ")[-1]
            choices = seats if " " not in before.lstrip() else words
            for choice in choices:
                if typed and choice.casefold().startswith(typed.casefold()):
                    yield Completion(_quoted(choice), start_position=-len(typed))

    return LineCompleter()


def _quoted(name: str) -> str:
    return f'"{name}"' if " " in name else name


def completion_words(lang: Lang) -> tuple[str, ...]:
    """Return the game words offered for completion, in one language."""
    return tuple(text("enter.words", lang).split())
