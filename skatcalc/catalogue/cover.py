"""Texts: can a bid be covered (findings SK6xx, `cover` and its help)."""

COVER: dict[str, tuple[str, str]] = {
    "SK601": (
        'give ten cards (--hand "CJ SJ …"), or a game with its matadors, such as hearts m2',
        "zehn Karten angeben (--hand „KrB PB …“) oder ein Spiel mit Spitzen, etwa herz m2",
    ),
    "SK602": (
        "a hand has ten cards, or twelve with the skat, not {found}",
        "ein Blatt hat zehn Karten, oder zwölf mit dem Skat, nicht {found}",
    ),
    "SK603": (
        "the skat has two cards, not {found}",
        "der Skat hat zwei Karten, nicht {found}",
    ),
    "SK604": (
        "the card {card} is given in the hand and in the skat",
        "die Karte {card} steht im Blatt und im Skat",
    ),
    "SK605": (
        "the skat alone does not say enough; add the ten cards with --hand",
        "der Skat allein genügt nicht; die zehn Karten mit --hand dazuschreiben",
    ),
    "SK606": (
        'these are cards: write --hand "CJ SJ …" in front of them',
        "das sind Karten: davor --hand schreiben und alle in Anführungszeichen setzen",
    ),
    "SK607": (
        "every level is counted anyway; give only the game, hand, matadors and bid (with null "
        "also ouvert)",
        "alle Stufen werden ohnehin gezählt; nur Spiel, Hand, Spitzen und Reizung angeben (bei "
        "Null auch ouvert)",
    ),
    "SK608": (
        "the matadors are counted from the cards; leave them out",
        "die Spitzen werden aus den Karten gezählt; bitte weglassen",
    ),
    "SK609": (
        "{contract} has no declarer and no bid, so there is nothing to cover",
        "{contract} hat keinen Alleinspieler und keine Reizung, es gibt also nichts zu decken",
    ),
    "help.cover": (
        "Can the bid be covered? Counts all 231 skats that ten cards leave open, for every game "
        "and level; or says which level a game with its matadors needs.\n\nExamples:\n\n"
        '  skatcalc cover --hand "SJ HJ HA H10 HK H9 CA C10 SA S7" --bid 40\n\n'
        '  skatcalc cover --hand "SJ HJ HA H10 HK H9 CA C10 SA S7" --skat "CJ D8" --bid 40\n\n'
        "  skatcalc cover hearts m2 --bid 40",
        "Ist die Reizung gedeckt? Zählt alle 231 Skats, die zehn Karten offen lassen, für jedes "
        "Spiel und jede Stufe; oder sagt, welche Stufe ein Spiel mit seinen Spitzen braucht."
        "\n\nBeispiele:\n\n"
        '  skatcalc cover --hand "PB HB HA H10 HK H9 KrA Kr10 PA P7" --bid 40\n\n'
        '  skatcalc cover --hand "PB HB HA H10 HK H9 KrA Kr10 PA P7" --skat "KrB Ka8" '
        "--bid 40\n\n"
        "  skatcalc cover herz m2 --bid 40",
    ),
    "help.cover.game": (
        "One game, such as hearts or hearts hand; without cards with its matadors: m2, o2.",
        "Ein Spiel, etwa herz oder herz hand; ohne Karten mit Spitzen: m2, o2.",
    ),
    "help.cover.hand": (
        'The ten cards, or twelve with the skat: "CJ SJ H10 …".',
        "Die zehn Karten, oder zwölf mit dem Skat: „KrB PB H10 …“.",
    ),
    "help.cover.skat": (
        "The two skat cards, once they are known.",
        "Die zwei Karten im Skat, wenn sie bekannt sind.",
    ),
    "help.cover.bid": (
        "The bid to be covered; without it the highest safe bids are told.",
        "Die Reizung; ohne sie werden die höchsten sicheren Reizwerte genannt.",
    ),
    "cover.all": (
        "{bid} is covered by {game}, whatever lies in the skat",
        "{bid} ist mit {game} gedeckt, egal was im Skat liegt",
    ),
    "cover.unless": (
        "{bid} is covered by {game} unless {cards} lies in the skat: {n} of {all}",
        "{bid} ist mit {game} gedeckt, außer wenn {cards} im Skat liegt: {n} von {all}",
    ),
    "cover.unless_several": (
        "{bid} is covered by {game} unless one of {count} high trumps lies in the skat: {n} of "
        "{all}",
        "{bid} ist mit {game} gedeckt, außer wenn einer von {count} hohen Trümpfen im Skat "
        "liegt: {n} von {all}",
    ),
    "cover.unless_both": (
        "{bid} is covered by {game} unless {cards} lie in the skat: {n} of {all}",
        "{bid} ist mit {game} gedeckt, außer wenn {cards} im Skat liegen: {n} von {all}",
    ),
    "cover.only_if": (
        "{bid} is covered by {game} only if {cards} lies in the skat: {n} of {all}",
        "{bid} ist mit {game} nur gedeckt, wenn {cards} im Skat liegt: {n} von {all}",
    ),
    "cover.only_if_both": (
        "{bid} is covered by {game} only if {cards} lie in the skat: {n} of {all}",
        "{bid} ist mit {game} nur gedeckt, wenn {cards} im Skat liegen: {n} von {all}",
    ),
    "cover.only_if_several": (
        "{bid} is covered by {game} with few skats only: {n} of {all}",
        "{bid} ist mit {game} nur bei wenigen Skats gedeckt: {n} von {all}",
    ),
    "cover.only_level": (
        "{bid} is covered by {game} only {level}: {n} of {all}",
        "{bid} ist mit {game} nur {level} gedeckt: {n} von {all}",
    ),
    "cover.only_level_all": (
        "{bid} is covered by {game} only {level}",
        "{bid} ist mit {game} nur {level} gedeckt",
    ),
    "cover.never": (
        "{bid} cannot be covered by {game} at any level",
        "{bid} ist mit {game} auf keiner Stufe zu decken",
    ),
    "cover.always": (
        "{first}, {level} always",
        "{first}, {level} immer",
    ),
    "cover.also": (
        "{first}; safe with every skat: {games}",
        "{first}; bei jedem Skat sicher: {games}",
    ),
    "cover.known": ("{bid} is covered by {games}", "{bid} ist gedeckt mit {games}"),
    "cover.with_level": (
        "{game} only {level} ({value})",
        "{game} nur {level} ({value})",
    ),
    "cover.known_lost": (
        "{bid} is overbid in every suit and grand game; the cheapest loss is {game}: {value} "
        "counts, {score} list points",
        "{bid} ist in jedem Farb- und Grandspiel überreizt; am wenigsten kostet {game}: {value} "
        "zählen, {score} Listenpunkte",
    ),
    "cover.known_null": (
        "{first} (only {games} would reach the bid)",
        "{first} (nur {games} würde reichen)",
    ),
    "cover.safe_cards": (
        "Whatever lies in the skat: {games}",
        "Egal was im Skat liegt: {games}",
    ),
    "cover.safe_known": ("Covered bids: {games}", "Gedeckte Reizwerte: {games}"),
    "cover.safe_game": ("{game} covers up to {safe}", "{game} deckt bis {safe}"),
    "cover.safe_none": ("{game} covers no bid", "{game} deckt keinen Reizwert"),
    "cover.head.game": ("game", "Spiel"),
    "cover.head.covered": ("of {n}", "von {n}"),
    "cover.head.reached": ("covered", "gedeckt"),
    "cover.head.value": ("value", "Wert"),
    "cover.head.safe": ("safe", "sicher"),
    "cover.head.level": ("else", "sonst"),
    "cover.head.loss": ("if lost", "verloren"),
    "cover.picked_up": ("picked up", "mit Skataufnahme"),
    "cover.turn": (
        "{cards} in the skat means {matadors}{unless}: {games}",
        "{cards} im Skat heißt {matadors}{unless}: {games}",
    ),
    "cover.turn_pair": (
        "{cards} in the skat mean {matadors}{unless}: {games}",
        "{cards} im Skat heißen {matadors}{unless}: {games}",
    ),
    "cover.turn_enough": (
        "{cards} in the skat means {matadors}{unless}; that is enough for {games}",
        "{cards} im Skat heißt {matadors}{unless}; das reicht für {games}",
    ),
    "cover.turn_enough_pair": (
        "{cards} in the skat mean {matadors}{unless}; that is enough for {games}",
        "{cards} im Skat heißen {matadors}{unless}; das reicht für {games}",
    ),
    "cover.turn_unless": (
        ", unless {cards} lies there too",
        ", außer wenn auch {cards} dort liegt",
    ),
    "cover.short": ("{game} {value} ({missing} short)", "{game} {value} ({missing} zu wenig)"),
    "cover.needs_level": ("Only {level}: {games}", "Nur {level}: {games}"),
    "cover.no_level": ("Not at any level: {games}", "Auf keiner Stufe: {games}"),
    "cover.part": ("{n} of {all}", "{n} von {all}"),
    "cover.null_below": (
        "Not to be declared at {bid}, lost at once: {games}",
        "Bei {bid} nicht anzusagen, sofort verloren: {games}",
    ),
    "cover.matadors": ("Matadors in {game}: {counts}", "Spitzen bei {game}: {counts}"),
    "cover.give_up": (
        "Name {game} and give up at once: no further level can be lost that way",
        "{game} ansagen und sofort aufgeben: so kommt keine Stufe mehr hinzu",
    ),
    "cover.null_same": (
        "A null below the bid counts as the cheapest suit or grand game: {value} here as well",
        "Ein Null unter der Reizung zählt als das billigste Farb- oder Grandspiel: auch hier "
        "{value}",
    ),
    "cover.discard": (
        "Discarding a jack changes no matadors: all twelve cards count",
        "Einen Buben zu drücken ändert die Spitzen nicht: alle zwölf Karten zählen",
    ),
    "cover.ouvert": ("ouvert", "ouvert"),
    "cover.and": ("{first} and {last}", "{first} und {last}"),
    "cover.or": ("{first} or {last}", "{first} oder {last}"),
    "cover.other_games": (
        "For the cards that decide another game, name it: skatcalc cover {game} --hand …",
        "Welche Karten ein anderes Spiel entscheiden: das Spiel nennen, etwa skatcalc cover "
        "{game} --hand …",
    ),
    "cover.with.schneider": ("with schneider", "mit Schneider"),
    "cover.with.schneider_announced": ("with schneider announced", "mit angesagtem Schneider"),
    "cover.with.schwarz": ("with schwarz", "mit Schwarz"),
    "cover.with.schwarz_announced": ("with schwarz announced", "mit angesagtem Schwarz"),
    "cover.with.ouvert": ("played open", "offen gespielt"),
    "cover.card.A": ("the {suit} ace", "das {suit}-Ass"),
    "cover.card.T": ("the {suit} ten", "die {suit}-Zehn"),
    "cover.card.K": ("the {suit} king", "der {suit}-König"),
    "cover.card.Q": ("the {suit} queen", "die {suit}-Dame"),
    "cover.card.J": ("the {suit} jack", "der {suit}-Bube"),
    "cover.card.9": ("the {suit} nine", "die {suit}-Neun"),
    "cover.card.8": ("the {suit} eight", "die {suit}-Acht"),
    "cover.card.7": ("the {suit} seven", "die {suit}-Sieben"),
    "cover.suit.C": ("club", "Kreuz"),
    "cover.suit.S": ("spade", "Pik"),
    "cover.suit.H": ("heart", "Herz"),
    "cover.suit.D": ("diamond", "Karo"),
    "advice.covered": (
        "{bid} would have been covered by {ways}",
        "{bid} wäre gedeckt gewesen durch {ways}",
    ),
    "advice.nothing": (
        "no game with these cards reaches {bid}",
        "kein Spiel mit diesen Karten erreicht {bid}",
    ),
    "advice.no_null": ("no null game reaches {bid}", "kein Nullspiel erreicht {bid}"),
    "advice.game": ("{game} ({value})", "{game} ({value})"),
    "advice.game_least": ("{game} ({value} or more)", "{game} (mindestens {value})"),
    "advice.hand_level": ("{hand} and {level} ({value})", "{hand} und {level} ({value})"),
}
