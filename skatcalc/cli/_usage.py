"""Wrong usage in the reader's language."""

import typer

from skatcalc.catalogue import TEXTS, Lang, text


def usage_sentence(error: typer.TyperException, lang: Lang) -> str:
    """Return what was wrong with a call, and where its help is.

    The sentence is looked up under the kind of the error, since the library speaks English
    only; an unknown kind is passed on as it is.
    """
    context = getattr(error, "ctx", None)
    param = getattr(error, "param", None)
    key = f"usage.{type(error).__name__}"
    name = getattr(error, "option_name", None)
    if name is None and param is not None:
        name = param.opts[0] if param.opts and param.opts[0].startswith("-") else param.name.upper()
    message = error.format_message()
    if key in TEXTS and name is not None:
        message = text(key, lang, name=name, detail=message)
    command = context.command_path if context is not None else "skatcalc"
    return text("usage.line", lang, message=message, command=command)
