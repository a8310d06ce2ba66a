"""Texts: the steps and endings of a recorded deal, and the commands on recorded deals."""

REPLAY_WORDS: dict[str, tuple[str, str]] = {
    "hand.forehand": ("forehand", "Vorhand"),
    "hand.middlehand": ("middlehand", "Mittelhand"),
    "hand.rearhand": ("rearhand", "Hinterhand"),
    "hand.skat": ("skat", "Skat"),
    "call.pass": ("pass", "passe"),
    "call.yes": ("yes", "ja"),
    "event.show": ("shows the cards", "zeigt die Karten"),
    "event.resign": ("resigns", "gibt auf"),
    "event.time": ("runs out of time", "überschreitet die Zeit"),
    "event.left": ("leaves", "geht weg"),
    "event.gives_up": ("gives up", "gibt auf"),
    "event.consent": (
        "gives up with a defender's consent",
        "gibt mit Zustimmung eines Gegenspielers auf",
    ),
    "event.claims": ("claims the rest", "beansprucht den Rest"),
    "event.claims_wrongly": (
        "claims the rest wrongly",
        "beansprucht den Rest zu Unrecht",
    ),
    "event.throws": ("throws the cards in", "wirft die Karten hin"),
    "field.d": ("declarer", "Alleinspieler"),
    "field.end": ("outcome", "Ausgang"),
    "field.v": ("score", "Listenpunkte"),
    "field.m": ("matadors", "Spitzen"),
    "field.bid": ("bid covered", "Reizung gedeckt"),
    "field.p": ("card points", "Augen"),
    "field.t": ("tricks", "Stiche"),
    "field.s": ("schneider", "Schneider"),
    "field.z": ("schwarz", "Schwarz"),
    "field.p0": ("penalty of forehand", "Strafpunkt Vorhand"),
    "field.p1": ("penalty of middlehand", "Strafpunkt Mittelhand"),
    "field.p2": ("penalty of rearhand", "Strafpunkt Hinterhand"),
    "field.l": ("left", "gegangen"),
    "field.to": ("out of time", "Zeit abgelaufen"),
    "field.r": ("resigned", "aufgegeben"),
    "field.passed": ("passed in", "eingepasst"),
    "field.other": ("unknown field", "unbekannte Angabe"),
    "field.nothing": ("nothing", "nichts"),
    "status.ok": ("ok", "in Ordnung"),
    "status.illegal": ("illegal", "regelwidrig"),
    "status.mismatch": ("mismatch", "Ergebnis falsch"),
    "status.unreadable": ("unreadable", "nicht lesbar"),
    "outcome.won": ("won", "gewonnen"),
    "outcome.lost": ("lost", "verloren"),
    "outcome.passed": ("passed in", "eingepasst"),
    "outcome.penalty": ("broken off", "abgebrochen"),
    "replay.deal": ("deal {id}", "Spiel {id}"),
    "replay.unnamed": ("deal", "Spiel"),
    "replay.summary": (
        "checked: {deals}; ok: {ok}, illegal: {illegal}, wrong result: {mismatch}, unreadable: "
        "{unreadable}",
        "geprüft: {deals}; in Ordnung: {ok}, regelwidrig: {illegal}, Ergebnis falsch: "
        "{mismatch}, nicht lesbar: {unreadable}",
    ),
    "replay.players": ("players", "Spieler"),
    "replay.auction": ("auction", "Reizen"),
    "replay.game": ("game", "Spiel"),
    "replay.won_auction": ("{seat} at {bid}", "{seat} bei {bid}"),
    "replay.won_freely": ("{seat} without a bid", "{seat} ohne Reizung"),
    "replay.all_passed": ("everybody passed", "alle passen"),
    "replay.away": ("put away", "gedrückt"),
    "replay.so_far": (
        "{winner} {points:>3}    declarer {own:>3}  defenders {against:>3}",
        "{winner} {points:>3}    Alleinspieler {own:>3}  Gegner {against:>3}",
    ),
    "replay.alone_so_far": (
        "{winner} {points:>3}    {first:>3} {second:>3} {third:>3}",
        "{winner} {points:>3}    {first:>3} {second:>3} {third:>3}",
    ),
    "card.ranks": ("A 10 K Q J 9 8 7", "A 10 K D B 9 8 7"),
    "replay.empty": ("", ""),
    "replay.result": ("result", "Ergebnis"),
    "replay.points": (
        "card points: {points}, of them in the skat: {pile}; tricks: {tricks}",
        "Augen: {points}, davon im Skat: {pile}; Stiche: {tricks}",
    ),
    "replay.score": ("list: {score:+d}", "Liste: {score:+d}"),
    "replay.no_deal": (
        "{file} holds no deal {wanted}",
        "{file} enthält kein Spiel {wanted}",
    ),
    "progress.checking": ("checking", "prüfe"),
    "help.replay": (
        "Check and show recorded deals, card by card.\n\n"
        "Example: skatcalc replay check games.sgf.gz --jobs 2",
        "Aufgezeichnete Spiele Karte für Karte prüfen und zeigen.\n\n"
        "Beispiel: skatcalc replay check spiele.sgf.gz --jobs 2",
    ),
    "help.replay.check": (
        "Check that every step of recorded deals was legal, and that the recorded results are "
        "right. Reads plain, gzip and bz2 files; - is standard input. Shows what is not in "
        "order, then a summary.\n\n"
        "Example: skatcalc replay check games.sgf.bz2 --jobs 2 --format json",
        "Prüft, ob jeder Schritt aufgezeichneter Spiele regelgerecht war und das aufgezeichnete "
        "Ergebnis stimmt. Liest einfache, gzip- und bz2-Dateien; - ist die Standardeingabe. "
        "Zeigt, was nicht in Ordnung ist, danach eine Übersicht.\n\n"
        "Beispiel: skatcalc replay check spiele.sgf.bz2 --jobs 2 --format json",
    ),
    "help.replay.show": (
        "Show recorded deals as people read them: hands, auction, tricks with the points so "
        "far, result with its sum.\n\n"
        "Example: skatcalc replay show examples/hearts.deal",
        "Zeigt aufgezeichnete Spiele zum Lesen: Karten, Reizen, Stiche mit dem Stand der Augen, "
        "Ergebnis mit seiner Rechnung.\n\n"
        "Beispiel: skatcalc replay show examples/hearts.deal",
    ),
    "help.replay.files": (
        "Recorded deals: ISS lines or our own records; - is standard input.",
        "Aufgezeichnete Spiele: ISS-Zeilen oder eigene Aufzeichnungen; - ist die Standardeingabe.",
    ),
    "help.replay.file": (
        "A file of recorded deals; - is standard input.",
        "Eine Datei mit aufgezeichneten Spielen; - ist die Standardeingabe.",
    ),
    "help.replay.jobs": (
        "How many processes check at the same time.",
        "Wie viele Prozesse gleichzeitig prüfen.",
    ),
    "help.replay.id": (
        "Show only the deal with this number.",
        "Nur das Spiel mit dieser Nummer zeigen.",
    ),
    "help.replay.line": (
        "Show only the deal that begins on this line.",
        "Nur das Spiel zeigen, das in dieser Zeile beginnt.",
    ),
}
