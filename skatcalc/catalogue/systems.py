"""Texts: rule systems, house rules, rule files (findings SK8xx)."""

SYSTEMS: dict[str, tuple[str, str]] = {
    "SK801": (
        'there is no rule system called "{wanted}"{hint}; known are {known}, or a rule file '
        "that ends in .toml",
        "ein Regelwerk „{wanted}“ gibt es nicht{hint}; bekannt sind {known}, oder eine "
        "Regeldatei, die auf .toml endet",
    ),
    "SK804": (
        'there is no switch called "{name}"{hint}; `skatcalc rules` lists them',
        "einen Schalter „{name}“ gibt es nicht{hint}; `skatcalc rules` zählt sie auf",
    ),
    "SK805": (
        "{name} cannot be {value}{hint}; expected is {expected}",
        "{name} kann nicht {value} sein{hint}; erwartet wird {expected}",
    ),
    "SK806": (
        'there is no rule system called "{wanted}" to start from{hint}; known are {known}',
        "ein Regelwerk „{wanted}“ als Grundlage gibt es nicht{hint}; bekannt sind {known}",
    ),
    "SK807": (
        "{contract} is no game of the rule system {rules}{hint}; it knows {known}",
        "{contract} ist kein Spiel des Regelwerks {rules}{hint}; es kennt {known}",
    ),
    "SK808": (
        "{switch} does not fit the other switches; it needs {needs}",
        "{switch} passt nicht zu den anderen Schaltern; nötig ist {needs}",
    ),
    "SK809": (
        "{contract} has no {name}: a base belongs to a game with a multiplier, fixed values to "
        "one without",
        "{contract} hat kein {name}: ein Grundwert (base) gehört zu einem Spiel mit Multiplikator, "
        "feste Werte (fixed) zu einem ohne",
    ),
    "SK811": (
        "{what} is not played in the rule system {rules} and does not count; the switch "
        "{switch} in a rule file allows it",
        "{what} gibt es im Regelwerk {rules} nicht und zählt nicht; der Schalter {switch} in "
        "einer Regeldatei erlaubt es",
    ),
    "SK812": (
        "{said} without {needed}: a doubling answers the one before it; add {needed} or leave "
        "{said} out",
        "{said} ohne {needed}: eine Verdopplung antwortet auf die vorige; {needed} dazuschreiben "
        "oder {said} weglassen",
    ),
    "SK813": (
        "after kontra there is no re in a {contract} that is not open",
        "auf Kontra gibt es bei einem {contract}, der nicht offen ist, kein Re",
    ),
    "SK814": (
        "{contract} is played with the skat, so it cannot be a hand game; leave hand out",
        "{contract} wird mit dem Skat gespielt und kann kein Handspiel sein; Hand weglassen",
    ),
    "SK815": (
        "the rule system {rules} does not know the level {level}",
        "das Regelwerk {rules} kennt die Stufe {level} nicht",
    ),
    "SK816": (
        "{contract} is worth {value} and may not be named after a bid of {bid}",
        "{contract} ist {value} wert und darf nach einer Reizung von {bid} nicht angesagt werden",
    ),
    "SK817": (
        "the last trick is noted, but nobody promised it (Spitze)",
        "der letzte Stich ist notiert, aber keine Spitze angesagt",
    ),
    "SK818": (
        "the last trick with the lowest trump (Spitze) cannot be promised in this {contract}: "
        "there is no trump, or the declarer holds all of them",
        "bei diesem {contract} kann keine Spitze angesagt werden: es gibt keinen Trumpf, oder "
        "der Alleinspieler hat alle",
    ),
    "SK819": (
        "written as won, but the promised last trick (Spitze) was missed",
        "als gewonnen eingetragen, aber die angesagte Spitze ist verfehlt",
    ),
    "SK820": (
        "the last trick was promised (Spitze); was it made? Write it, or won or lost",
        "die Spitze war angesagt; ist sie gemacht? Bitte angeben, oder gewonnen oder verloren",
    ),
    "SK831": (
        "a ramsch has no declarer: everybody plays for himself; leave {what} out and write the "
        "card points of all three",
        "ein Ramsch hat keinen Alleinspieler: jeder spielt für sich; {what} weglassen und die "
        "Augen aller drei angeben",
    ),
    "SK832": (
        "a ramsch needs the card points of all three players, from forehand on, such as 20 45 55",
        "ein Ramsch braucht die Augen aller drei Spieler, von Vorhand an, etwa 20 45 55",
    ),
    "SK833": (
        "the card points of all three players belong to a ramsch, not to {contract}",
        "die Augen aller drei Spieler gehören zu einem Ramsch, nicht zu {contract}",
    ),
    "SK834": (
        "the card points of the ramsch add up to {total}; with the skat it must be 120",
        "die Augen des Ramschs ergeben zusammen {total}; mit dem Skat müssen es 120 sein",
    ),
    "SK835": (
        "two cards in the skat cannot have {points} card points; {most} at the most",
        "zwei Karten im Skat können nicht {points} Augen haben; höchstens {most}",
    ),
    "SK836": (
        "the tricks of the ramsch add up to {total}; it must be 10",
        "die Stiche des Ramschs ergeben zusammen {total}; es müssen 10 sein",
    ),
    "SK837": (
        "{who} took no trick, but has card points or the last trick",
        "{who} hat keinen Stich, aber Augen oder den letzten Stich",
    ),
    "SK838": (
        "{who} announced to take no trick; write how many tricks {who} took",
        "{who} hat Jungfrau angesagt; bitte die Stiche von {who} angeben",
    ),
    "SK839": (
        "{pushes} pushes cannot be: each of the three players can push once",
        "{pushes}-mal schieben geht nicht: jeder der drei Spieler kann einmal schieben",
    ),
    "SK840": (
        "who took the last trick? The skat, or a tie, depends on it",
        "wer hat den letzten Stich gemacht? Der Skat oder ein Gleichstand hängt davon ab",
    ),
    "SK841": (
        "two players are level and the third took the last trick; no source says who scores, so "
        "the place decided: {who}",
        "zwei Spieler sind gleich, und der dritte hat den letzten Stich; keine Quelle sagt, für "
        "wen es zählt, daher entscheidet der Platz: {who}",
    ),
    "SK851": (
        "a bock round begins ({trigger}); bock deals to play: {left}",
        "eine Bockrunde beginnt ({trigger}); noch zu spielende Bockspiele: {left}",
    ),
    "SK852": ("the bock round ends with this deal", "die Bockrunde endet mit diesem Spiel"),
    "SK853": (
        "the next deal is a ramsch ({trigger})",
        "das nächste Spiel ist ein Ramsch ({trigger})",
    ),
    "SK854": (
        "a ramsch round begins; deals in it: {deals}",
        "eine Ramschrunde beginnt; Spiele darin: {deals}",
    ),
    "SK855": ("the ramsch round ends with this deal", "die Ramschrunde endet mit diesem Spiel"),
    "SK856": (
        "this deal belongs to a bock round, but is not marked as bock",
        "dieses Spiel gehört zu einer Bockrunde, ist aber nicht als Bock eingetragen",
    ),
    "SK857": (
        "this deal is marked as bock, but no bock round is on",
        "dieses Spiel ist als Bock eingetragen, aber es läuft keine Bockrunde",
    ),
    "SK861": (
        "with {deals} deals not everybody at a table of {size} deals equally often; {lower} or "
        "{higher} would do",
        "bei {deals} Spielen gibt am {size}er-Tisch nicht jeder gleich oft; {lower} oder "
        "{higher} gingen auf",
    ),
    "SK862": (
        'a stake of "{text}" cannot be read; write cents per point, such as 1, 0.5 or 1/4',
        "der Einsatz „{text}“ ist nicht lesbar; Cent pro Punkt angeben, etwa 1, 0,5 oder 1/4",
    ),
    "SK863": (
        "a stake of {text} cents is no whole number of hundredths of a cent and cannot be paid "
        "exactly; the nearest is {near}",
        "ein Einsatz von {text} Cent geht nicht in Hundertstel Cent auf und ist nicht genau "
        "zahlbar; am nächsten liegt {near}",
    ),
    "preset.isko": (
        "the International Skat Order, since 1999 (default)",
        "die Internationale Skatordnung, seit 1999 (Vorgabe)",
    ),
    "preset.pre1999": (
        "the official rules until 1998: lost hand games single, open grand from 36",
        "die amtlichen Regeln bis 1998: verlorene Handspiele einfach, Grand ouvert zu 36",
    ),
    "preset.old-german": (
        "an older home game: one rank for the best level, an overbid costs the bid itself",
        "ein älteres Hausspiel: ein Rang für die beste Stufe, Überreizen kostet die Reizung",
    ),
    "preset.tournament": (
        "tournament points with kontra, re, bock and ramsch, which leave the 50, 40, 30 alone",
        "Turnierwertung mit Kontra, Re, Bock und Ramsch, die 50, 40 und 30 nicht berühren",
    ),
    "preset.tournee": (
        "Skat with tournée: fifteen games, bids from 10, most losses single",
        "Skat mit Tournee: fünfzehn Spiele, Reizung ab 10, Verluste meist einfach",
    ),
    "preset.raeuber": (
        "Räuber-Skat: the declarer sees the skat first and may announce afterwards",
        "Räuberskat: der Alleinspieler sieht zuerst den Skat und darf danach ansagen",
    ),
    "contract.ramsch": ("Ramsch", "Ramsch"),
    "contract.revolution": ("Revolution", "Revolution"),
    "contract.grand_ouvert": ("Grand ouvert", "Grand ouvert"),
    "contract.tournee_diamonds": ("Diamonds tournée", "Karo-Tournee"),
    "contract.tournee_hearts": ("Hearts tournée", "Herz-Tournee"),
    "contract.tournee_spades": ("Spades tournée", "Pik-Tournee"),
    "contract.tournee_clubs": ("Clubs tournée", "Kreuz-Tournee"),
    "contract.second_diamonds": ("Diamonds second turn", "Karo-Tournee, zweite Karte"),
    "contract.second_hearts": ("Hearts second turn", "Herz-Tournee, zweite Karte"),
    "contract.second_spades": ("Spades second turn", "Pik-Tournee, zweite Karte"),
    "contract.second_clubs": ("Clubs second turn", "Kreuz-Tournee, zweite Karte"),
    "contract.solo_diamonds": ("Diamonds solo", "Karo-Solo"),
    "contract.solo_hearts": ("Hearts solo", "Herz-Solo"),
    "contract.solo_spades": ("Spades solo", "Pik-Solo"),
    "contract.solo_clubs": ("Clubs solo", "Kreuz-Solo"),
    "contract.grand_tournee": ("Grand tournée", "Grand-Tournee"),
    "contract.second_grand": ("Grand second turn", "Grand-Tournee, zweite Karte"),
    "contract.guckser": ("Guckser", "Guckser"),
    "contract.grand_solo": ("Grand solo", "Grand-Solo"),
    "contract.null_ouvert": ("Null ouvert", "Null ouvert"),
    "step.defenders_schneider": ("declarer schneider", "Alleinspieler Schneider"),
    "step.defenders_schwarz": ("declarer schwarz", "Alleinspieler Schwarz"),
    "step.raised_to_bid": ("raised to the bid, {value}", "erhöht auf die Reizung, {value}"),
    "step.lost": ("lost with the skat", "verloren mit Skat"),
    "step.spitze": ("last trick promised", "Spitze angesagt"),
    "reason.overbid_bid": (
        "lost by overbidding: the game is worth {value}, the bid was {bid}; the bid itself "
        "counts, {counted}",
        "überreizt und verloren: das Spiel ist {value} wert, gereizt waren {bid}; es zählt die "
        "Reizung selbst, {counted}",
    ),
    "reason.spitze_lost": (
        "lost: the last trick with the lowest trump was promised (Spitze) and missed",
        "verloren: die Spitze war angesagt und ist verfehlt",
    ),
    "reason.ramsch_lost": (
        "{who}: most card points, {amount} lost",
        "{who}: die meisten Augen, {amount} verloren",
    ),
    "reason.ramsch_won": (
        "{who}: fewest card points, {amount} won",
        "{who}: die wenigsten Augen, {amount} gewonnen",
    ),
    "reason.ramsch_march_won": (
        "{who}: all tricks (Durchmarsch), {amount} won",
        "{who}: Durchmarsch, {amount} gewonnen",
    ),
    "reason.ramsch_march_lost": (
        "{who}: all tricks, {amount} lost",
        "{who}: alle Stiche, {amount} verloren",
    ),
    "reason.ramsch_promise": (
        "{who}: announced to take no trick and took one, {amount} lost",
        "{who}: Jungfrau angesagt und einen Stich gemacht, {amount} verloren",
    ),
    "reason.ramsch_equal": (
        "40 card points each: nobody scores",
        "je 40 Augen: niemand schreibt etwas",
    ),
    "ramsch.who_0": ("forehand", "Vorhand"),
    "ramsch.who_1": ("middlehand", "Mittelhand"),
    "ramsch.who_2": ("rearhand", "Hinterhand"),
    "ramsch.who_01": ("forehand and middlehand", "Vorhand und Mittelhand"),
    "ramsch.who_02": ("forehand and rearhand", "Vorhand und Hinterhand"),
    "ramsch.who_12": ("middlehand and rearhand", "Mittelhand und Hinterhand"),
    "ramsch.has_matadors": ("the matadors", "die Spitzen"),
    "ramsch.has_hand": ("hand", "Hand"),
    "ramsch.has_ouvert": ("ouvert", "ouvert"),
    "ramsch.has_schneider_announced": ("schneider announced", "Schneider angesagt"),
    "ramsch.has_schwarz_announced": ("schwarz announced", "Schwarz angesagt"),
    "ramsch.has_bid": ("the bid", "die Reizung"),
    "ramsch.has_card_points": ("the declarer's card points", "die Augen des Alleinspielers"),
    "ramsch.has_tricks": ("the declarer's tricks", "die Stiche des Alleinspielers"),
    "ramsch.has_schneider": ("schneider", "Schneider"),
    "ramsch.has_schwarz": ("schwarz", "Schwarz"),
    "ramsch.has_won": ("won or lost", "gewonnen oder verloren"),
    "ramsch.has_ending": ("the ending", "das Ende"),
    "ramsch.has_replacement": ("the replacement", "das Ersatzspiel"),
    "ramsch.has_spitze": ("the promised last trick", "die angesagte Spitze"),
    "ramsch.has_spitze_made": ("the promised last trick", "die angesagte Spitze"),
    "ramsch.has_refused": ("the refused gift", "das abgelehnte Schenken"),
    "extra.kontra": ("kontra", "Kontra"),
    "extra.re": ("re", "Re"),
    "extra.supra": ("supra (hirsch)", "Supra (Hirsch)"),
    "extra.bock": ("bock", "Bock"),
    "extra.spitze": ("promising the last trick (Spitze)", "Spitze ansagen"),
    "extra.refused": ("refusing a gift (Schenken)", "Schenken ablehnen"),
    "extra.pushes": ("pushing the skat (Schieberamsch)", "Schieben (Schieberamsch)"),
    "extra.knocking": ("doubling in a ramsch (klopfen)", "Klopfen im Ramsch"),
    "extra.announced_virgin": ("announcing to take no trick", "Jungfrau ansagen"),
    "trigger.lost_with_60": ("lost with 60 card points", "mit 60 Augen verloren"),
    "trigger.grand_hand_won": ("grand hand won", "Grand Hand gewonnen"),
    "trigger.kontra_lost": ("lost after kontra", "nach Kontra verloren"),
    "trigger.kontra_and_re": ("kontra and re", "Kontra und Re"),
    "trigger.repeated_digits": (
        "a total that ends in three equal digits",
        "Spielstand mit drei gleichen Endziffern",
    ),
    "trigger.even_hundred": ("a total in full hundreds", "Spielstand mit vollem Hunderter"),
    "trigger.value_72": ("a game value of 72 or more", "Spielwert 72 oder mehr"),
    "trigger.value_96": ("a game value of 96 or more", "Spielwert 96 oder mehr"),
    "trigger.grand_lost": ("grand lost", "Grand verloren"),
    "trigger.passed_in": ("all passed", "eingepasst"),
    "trigger.open_null_hand": ("null ouvert hand", "Null ouvert Hand"),
    "trigger.all_points": ("120 card points", "120 Augen"),
    "rules.head": ("Rule system {name}", "Regelwerk {name}"),
    "rules.base": (
        "base value {base}, up to {most} matadors",
        "Grundwert {base}, bis zu {most} Spitzen",
    ),
    "rules.fixed": (
        "{plain}, hand {hand}, open {ouvert}, open hand {both}",
        "{plain}, Hand {hand}, offen {ouvert}, offen Hand {both}",
    ),
    "rules.one_value": ("{value}", "{value}"),
    "rules.alone": (
        "everybody for himself; card points of all three",
        "jeder für sich; Augen aller drei",
    ),
    "rules.lost_times": ("lost {n} times", "verloren {n}-fach"),
    "rules.levels": (
        "Levels, one step each after matadors and game: {levels}",
        "Gewinnstufen, je eine nach Spitzen und Spiel: {levels}",
    ),
    "rules.levels_cumulative": (
        "Levels after matadors and game, each with all before it: {levels}",
        "Gewinnstufen nach Spitzen und Spiel, jede mit allen davor: {levels}",
    ),
    "rules.switches": (
        "Switches (a different setting than under isko is marked with *):",
        "Schalter (mit * bezeichnet, wo es anders ist als bei isko):",
    ),
    "rules.bids": ("{count} legal bids", "{count} Reizwerte"),
}
