"""Texts: the law of a game (findings SK2xx and reasons)."""

LAW: dict[str, tuple[str, str]] = {
    "SK201": (
        "{bid} is no legal bid; the nearest are {lower} and {higher}",
        "{bid} ist kein Reizwert; die nächsten sind {lower} und {higher}",
    ),
    "SK202": (
        "no bid given, so nobody checked whether the game was overbid",
        "keine Reizung angegeben, daher nicht auf Überreizen geprüft",
    ),
    "SK203": (
        "{contract} is no game of the rule system {rules}; it knows {known}",
        "{contract} ist kein Spiel des Regelwerks {rules}; es kennt {known}",
    ),
    "SK204": (
        "the matadors are missing for {contract}: write m2 for with 2, o2 for without 2",
        "bei {contract} fehlen die Spitzen: m2 heißt mit 2, o2 heißt ohne 2",
    ),
    "SK205": (
        "0 matadors cannot be: the club jack is either held (with 1 or more) or not (without 1 "
        "or more)",
        "0 Spitzen gibt es nicht: der Kreuz-Bube ist da (mit 1 oder mehr) oder fehlt (ohne 1 "
        "oder mehr)",
    ),
    "SK206": (
        "{matadors} matadors are too many: {contract} has {most} at the most",
        "{matadors} Spitzen sind zu viele: bei {contract} gibt es höchstens {most}",
    ),
    "SK207": (
        "{contract} has no matadors; leave them out",
        "{contract} kennt keine Spitzen; bitte weglassen",
    ),
    "SK208": (
        "schneider, schwarz and open are announced in hand games only; add hand or leave the "
        "announcement out",
        "Schneider, Schwarz und offen werden nur beim Handspiel angesagt; Hand dazuschreiben "
        "oder die Ansage weglassen",
    ),
    "SK209": (
        "{contract} knows neither schneider nor schwarz; only hand and ouvert",
        "{contract} kennt weder Schneider noch Schwarz; nur Hand und ouvert",
    ),
    "SK210": (
        "{points} card points cannot be: a deal has 0 to 120",
        "{points} Augen gibt es nicht: ein Spiel hat 0 bis 120",
    ),
    "SK211": (
        "{tricks} tricks cannot be: a deal has 0 to 10",
        "{tricks} Stiche gibt es nicht: ein Spiel hat 0 bis 10",
    ),
    "SK212": (
        "no cards add up to {points} card points here; check the count",
        "{points} Augen können hier nicht zusammenkommen; bitte nachzählen",
    ),
    "SK213": (
        "{points} card points do not fit {tricks} tricks: with ten tricks the others have no "
        "card point, without a trick only the skat counts",
        "{points} Augen passen nicht zu {tricks} Stichen: bei zehn Stichen haben die anderen "
        "kein Auge, ohne Stich zählt nur der Skat",
    ),
    "SK214": (
        "{matadors:+d} matadors do not fit {tricks} tricks: whoever holds the highest trump in "
        "play takes a trick with it",
        "{matadors:+d} Spitzen passen nicht zu {tricks} Stichen: wer den höchsten Trumpf im "
        "Spiel hat, macht damit einen Stich",
    ),
    "SK215": (
        "schneider is written down, but {points} card points are not schneider (30 or fewer for "
        "one side)",
        "Schneider ist eingetragen, aber {points} Augen sind kein Schneider (eine Seite 30 oder "
        "weniger)",
    ),
    "SK216": (
        "{points} card points are schneider, but the list does not say so",
        "{points} Augen sind Schneider, aber die Liste sagt es nicht",
    ),
    "SK217": (
        "schwarz is written down, but {tricks} tricks are not schwarz (a side without a trick)",
        "Schwarz ist eingetragen, aber {tricks} Stiche sind nicht Schwarz (eine Seite ohne Stich)",
    ),
    "SK218": (
        "{tricks} tricks are schwarz, but the list does not say so",
        "{tricks} Stiche sind Schwarz, aber die Liste sagt es nicht",
    ),
    "SK219": (
        "written as won with {found}, but {target} were needed; if the others gave up, write "
        '"given" instead of the points',
        "als gewonnen eingetragen mit {found}, nötig waren {target}; haben die anderen "
        "aufgegeben, „geschenkt“ statt der Augen schreiben",
    ),
    "SK220": (
        "written as lost with {found}, but that reaches {target}",
        "als verloren eingetragen mit {found}, das erreicht aber {target}",
    ),
    "SK221": (
        "written as won, but the bid {bid} is not covered: the game is lost and counts "
        "{counted}, list points {score}",
        "als gewonnen eingetragen, aber die Reizung {bid} ist nicht gedeckt: das Spiel ist "
        "verloren und zählt {counted}, Listenpunkte {score}",
    ),
    "SK222": (
        "{points} card points: did a side take no trick at all? Not counted as schwarz; write "
        "the tricks, as in 120/10",
        "{points} Augen: blieb eine Seite ganz ohne Stich? Nicht als Schwarz gezählt; bitte die "
        "Stiche angeben, etwa 120/10",
    ),
    "SK223": (
        "schwarz was announced and {points} card points do not say whether all ten tricks were "
        "taken; counted as missed: write the tricks, as in 120/10",
        "Schwarz war angesagt, und {points} Augen sagen nicht, ob alle zehn Stiche gemacht "
        "wurden; als nicht erreicht gezählt: bitte die Stiche angeben, etwa 120/10",
    ),
    "SK224": (
        "which game takes the place of the impossible null is not written; assumed is "
        "{contract} with one matador, which counts {counted}",
        "welches Spiel an die Stelle des unmöglichen Null tritt, steht nicht da; angenommen "
        "wird {contract} mit einer Spitze, das zählt {counted}",
    ),
    "SK225": ("the result is not given", "das Ergebnis ist nicht angegeben"),
    "SK226": (
        "card points do not decide a null game; write won, lost or the tricks",
        "beim Null entscheiden nicht die Augen; bitte gewonnen, verloren oder die Stiche angeben",
    ),
    "SK227": (
        "a null game with {tricks} tricks does not have the written result: it is won without a "
        "trick and lost with the first",
        "ein Null mit {tricks} Stichen hat nicht das eingetragene Ergebnis: es ist ohne Stich "
        "gewonnen und mit dem ersten verloren",
    ),
    "SK228": (
        "the written result does not fit the ending: {ending}",
        "das eingetragene Ergebnis passt nicht zum Ende: {ending}",
    ),
    "SK229": (
        "a replacement stands only beside a null that cannot reach its bid, and must be a suit "
        "or grand game with its matadors, such as clubs:+1 (here: {contract})",
        "ein Ersatzspiel steht nur bei einem Null unter der Reizung und muss ein Farb- oder "
        "Grandspiel mit Spitzen sein, etwa clubs:+1 (hier: {contract})",
    ),
    "SK230": (
        "the replacement is not used: this null is worth {value} and covers the bid {bid}",
        "das Ersatzspiel zählt nicht: dieser Null ist {value} wert und deckt die Reizung {bid}",
    ),
    "SK231": (
        "the cards give {counted:+d} matadors, written are {written:+d}",
        "die Karten ergeben {counted:+d} Spitzen, geschrieben sind {written:+d}",
    ),
    "SK232": (
        "schwarz without schneider cannot be: a side without a trick is schneider too",
        "Schwarz ohne Schneider gibt es nicht: eine Seite ohne Stich ist auch Schneider",
    ),
    "reason.points_won": (
        "won with {points} card points ({needed} needed)",
        "gewonnen mit {points} Augen ({needed} nötig)",
    ),
    "reason.points_lost": (
        "lost with {points} card points ({needed} needed)",
        "verloren mit {points} Augen ({needed} nötig)",
    ),
    "reason.announced_points_won": (
        "won: schneider was announced and made with {points} card points ({needed} needed)",
        "gewonnen: Schneider war angesagt und ist mit {points} Augen gemacht ({needed} nötig)",
    ),
    "reason.announced_points_lost": (
        "lost: schneider was announced and missed with {points} card points ({needed} needed); "
        "the announced level counts all the same",
        "verloren: Schneider war angesagt und ist mit {points} Augen verfehlt ({needed} nötig); "
        "die angesagte Stufe zählt trotzdem",
    ),
    "reason.all_tricks_won": (
        "won: schwarz was announced and all ten tricks were taken",
        "gewonnen: Schwarz war angesagt und alle zehn Stiche sind gemacht",
    ),
    "reason.all_tricks_lost": (
        "lost: schwarz was announced and not all ten tricks were taken; the announced levels "
        "count all the same",
        "verloren: Schwarz war angesagt, und nicht alle zehn Stiche sind gemacht; die angesagten "
        "Stufen zählen trotzdem",
    ),
    "reason.tricks_won": ("won with all ten tricks", "gewonnen mit allen zehn Stichen"),
    "reason.tricks_lost": ("lost without a trick", "verloren ohne einen Stich"),
    "reason.null_won": (
        "won: the declarer took no trick",
        "gewonnen: der Alleinspieler hat keinen Stich",
    ),
    "reason.null_lost": (
        "lost: the declarer took a trick",
        "verloren: der Alleinspieler hat einen Stich gemacht",
    ),
    "reason.recorded_won": ("won, as written down", "gewonnen, wie eingetragen"),
    "reason.recorded_lost": ("lost, as written down", "verloren, wie eingetragen"),
    "reason.declarer_conceded_lost": (
        "lost: the declarer gave up; no level counts that was not announced or forced by the bid",
        "verloren: der Alleinspieler hat aufgegeben; es zählt nur, was angesagt oder durch die "
        "Reizung nötig war",
    ),
    "reason.defenders_conceded_won": (
        "won: the defenders gave up; a level the declarer needed is awarded, no other",
        "gewonnen: die Gegenpartei hat aufgegeben; eine nötige Stufe wird zuerkannt, sonst keine",
    ),
    "reason.overbid": (
        "lost by overbidding: the game is worth {value}, the bid was {bid}; what counts is the "
        "least multiple of {base} that reaches it, {multiplier} x {base} = {counted}",
        "überreizt und verloren: das Spiel ist {value} wert, gereizt waren {bid}; es zählt das "
        "kleinste Vielfache von {base}, das reicht: {multiplier} x {base} = {counted}",
    ),
    "reason.impossible_null": (
        "lost at once: this null is worth {value}, the bid was {bid}; it counts as {contract}, "
        "{counted}",
        "sofort verloren: dieser Null ist {value} wert, gereizt waren {bid}; er zählt als "
        "{contract}, {counted}",
    ),
    "reason.unknown": (
        "the result is not given; the value is that of a plainly won game",
        "das Ergebnis ist offen; der Wert ist der eines einfach gewonnenen Spiels",
    ),
}
