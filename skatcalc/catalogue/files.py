"""Texts: files and workbooks (findings SK4xx)."""

FILES: dict[str, tuple[str, str]] = {
    "SK401": ("{file} is not there", "{file} gibt es nicht"),
    "SK402": (
        "{file} exists already and is not overwritten",
        "{file} gibt es schon und wird nicht überschrieben",
    ),
}
