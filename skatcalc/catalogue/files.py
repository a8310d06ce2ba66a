"""Texts: files and workbooks (findings SK4xx)."""

FILES: dict[str, tuple[str, str]] = {
    "SK401": ("{file} is not there", "{file} gibt es nicht"),
    "SK402": (
        "{file} exists already and is not overwritten; choose another name",
        "{file} gibt es schon und wird nicht überschrieben; bitte einen anderen Namen wählen",
    ),
    "SK403": (
        "{file} is no Excel workbook, or it is cut off; take the last good copy",
        "{file} ist keine Excel-Arbeitsmappe oder abgeschnitten; bitte die letzte gute Kopie "
        "nehmen",
    ),
    "SK404": ("{file} is a folder", "{file} ist ein Ordner"),
    "SK405": ("{file} cannot be read: {why}", "{file} ist nicht lesbar: {why}"),
    "SK406": (
        "{file} is a workbook, but not an evening of skatcalc: it has no sheet of facts; make "
        'one with "skatcalc evening new"',
        "{file} ist eine Arbeitsmappe, aber kein Skatabend: das Blatt mit den Angaben fehlt; "
        "mit „skatcalc evening new“ anlegen",
    ),
    "SK407": (
        "{file} is protected by a password; take the password off and save it again",
        "{file} ist mit einem Kennwort geschützt; bitte ohne Kennwort speichern",
    ),
    "SK408": (
        "{file} must end in .xlsx",
        "{file} muss auf .xlsx enden",
    ),
    "SK409": ("{file} cannot be written: {why}", "{file} ist nicht beschreibbar: {why}"),
    "SK410": (
        "{file} cannot be written now ({why}); the change is kept in {journal} and is merged by "
        "the next command",
        "{file} ist jetzt nicht beschreibbar ({why}); die Änderung liegt in {journal} und wird "
        "vom nächsten Befehl übernommen",
    ),
    "SK411": (
        "{count} changes kept in the journal are now in the workbook",
        "{count} Änderungen aus dem Zwischenspeicher sind jetzt in der Arbeitsmappe",
    ),
    "SK412": (
        "{count} changes are still kept in {journal} only: the workbook cannot be written ({why})",
        "{count} Änderungen liegen noch in {journal}: die Arbeitsmappe ist nicht beschreibbar "
        "({why})",
    ),
    "SK413": (
        'the kept change "{line}" no longer fits the list and was set aside in {journal}',
        "die zwischengespeicherte Änderung „{line}“ passt nicht mehr zur Liste und liegt in "
        "{journal}",
    ),
    "SK414": (
        "neither {file} nor its journal can be written ({why}); nothing was saved. Please keep "
        "this line: {line}",
        "weder {file} noch der Zwischenspeicher ist beschreibbar ({why}); nichts ist gespeichert. "
        "Bitte diese Zeile aufheben: {line}",
    ),
    "SK415": (
        "{file} is not written: {part} would be lost or changed; move it into another file",
        "{file} wird nicht geschrieben: {part} ginge verloren oder würde verändert; bitte in "
        "eine andere Datei verschieben",
    ),
    "SK416": (
        "{count} formulas on sheets of your own keep their text; their values reappear when the "
        "file is opened in a spreadsheet program",
        "{count} Formeln auf eigenen Blättern bleiben erhalten; ihre Werte erscheinen wieder, "
        "wenn die Datei im Tabellenprogramm geöffnet wird",
    ),
    "SK417": (
        "{journal} is damaged: line {n} is set aside in {aside}",
        "{journal} ist beschädigt: Zeile {n} liegt in {aside}",
    ),
    "SK418": (
        "{file} is {what}; open it in a spreadsheet program and save it as .xlsx",
        "{file} ist {what}; bitte im Tabellenprogramm öffnen und als .xlsx speichern",
    ),
    "SK419": (
        "{file} unpacks to {size} MB in {parts} parts, more than the {limit} MB that are read; "
        "this is no evening",
        "{file} entpackt sich auf {size} MB in {parts} Teilen, mehr als die lesbaren {limit} MB; "
        "das ist kein Skatabend",
    ),
    "SK420": (
        "the formula {formula} stands where a value belongs; its value {value} is taken",
        "hier steht die Formel {formula} statt eines Wertes; ihr Wert {value} wird genommen",
    ),
    "SK421": (
        "the formula {formula} was never calculated; open the file in a spreadsheet program and "
        "save it, or type the value",
        "die Formel {formula} wurde nie berechnet; die Datei im Tabellenprogramm öffnen und "
        "speichern, oder den Wert eintippen",
    ),
    "SK422": ('"{found}" is no number', "„{found}“ ist keine Zahl"),
    "SK423": (
        '"{found}" is written as text; read as {number}',
        "„{found}“ ist als Text eingetragen; gelesen als {number}",
    ),
    "SK424": (
        '"{found}" is no mark; write x or leave it empty',
        "„{found}“ ist kein Kreuz; x schreiben oder leer lassen",
    ),
    "SK425": (
        '"{found}" is no result; write won, lost or passed in',
        "„{found}“ ist kein Ergebnis; gewonnen, verloren oder eingepasst schreiben",
    ),
    "SK426": (
        '"{found}" is no ending; write conceded (declarer) or given (defenders)',
        "„{found}“ ist kein Ende; aufgegeben (Alleinspieler) oder geschenkt schreiben",
    ),
    "SK427": (
        '"{found}" is no game; known are {known} and their base values',
        "„{found}“ ist kein Spiel; bekannt sind {known} und die Grundwerte",
    ),
    "SK428": (
        '"{found}" is no game instead of null; write clubs:+1',
        "„{found}“ ist kein Ersatzspiel; kreuz:+1 schreiben",
    ),
    "SK429": (
        "the game is missing in this row",
        "in dieser Zeile fehlt das Spiel",
    ),
    "SK430": (
        'nobody at this table is called "{found}"; seated are {players}',
        "niemand an diesem Tisch heißt „{found}“; es sitzen {players}",
    ),
    "SK431": (
        '"{found}" may be {players}; write the seat number',
        "„{found}“ kann {players} sein; die Platznummer schreiben",
    ),
    "SK432": (
        "with and without are both filled in; only one can be",
        "mit und ohne sind beide ausgefüllt; nur eins kann stimmen",
    ),
    "SK433": (
        "the row says passed in and names a game",
        "die Zeile sagt eingepasst und nennt ein Spiel",
    ),
    "SK434": (
        "this row has a game but no deal number",
        "diese Zeile hat ein Spiel, aber keine Spielnummer",
    ),
    "SK435": (
        "the column {heading} is missing",
        "die Spalte {heading} fehlt",
    ),
    "SK436": (
        "the heading {heading} is there twice; the first one counts",
        "die Überschrift {heading} steht zweimal da; die erste zählt",
    ),
    "SK437": (
        "in {column} stands {typed}, computed is {computed}; what was typed is kept beside it",
        "in {column} steht {typed}, berechnet ist {computed}; das Getippte bleibt daneben stehen",
    ),
    "SK438": (
        "series {series}, table {table} has two sheets; this one is left alone",
        "Serie {series}, Tisch {table} hat zwei Blätter; dieses bleibt unbeachtet",
    ),
    "SK439": (
        "{column} was filled in as {found} from the card points, tricks or bid; these were "
        "changed by hand, so now it is {new}",
        "{column} war als {found} aus Augen, Stichen oder Reizung eingetragen; die wurden von "
        "Hand geändert, jetzt gilt {new}",
    ),
    "SK440": (
        '"{found}" is no date; write 2026-11-27 or 27.11.2026',
        "„{found}“ ist kein Datum; 27.11.2026 oder 2026-11-27 schreiben",
    ),
    "SK441": ("{what} cannot be {found}", "{what} kann nicht {found} sein"),
    "SK442": (
        "the seats are counted from 1; here {expected} is expected",
        "die Plätze zählen ab 1; hier gehört {expected} hin",
    ),
    "SK443": (
        "seat {seat} has no name; {player} is kept",
        "Platz {seat} hat keinen Namen; {player} bleibt",
    ),
    "SK444": (
        "{player} sits on seats {a} and {b}; tell two people of one name apart, as in Anna K.",
        "{player} sitzt auf Platz {a} und {b}; zwei Leute gleichen Namens unterscheiden, etwa "
        "Anna K.",
    ),
    "SK445": (
        "a table has three, four or five players, not {size}",
        "ein Tisch hat drei, vier oder fünf Spieler, nicht {size}",
    ),
    "SK446": (
        "{player} is there twice; tell two people of one name apart, as in Anna K.",
        "{player} steht zweimal da; zwei Leute gleichen Namens unterscheiden, etwa Anna K.",
    ),
    "SK447": (
        "{before} is now called {player}",
        "{before} heißt jetzt {player}",
    ),
    "SK448": (
        "{player} sits at two tables of series {series}; tell two people of one name apart, as in "
        "Anna K.",
        "{player} sitzt in Serie {series} an zwei Tischen; zwei Leute gleichen Namens "
        "unterscheiden, etwa Anna K.",
    ),
    "SK449": (
        "seat {seat} has no name: write all names, separated by commas",
        "Platz {seat} hat keinen Namen: alle Namen durch Kommas getrennt schreiben",
    ),
    "SK450": (
        "which list? Choose --series and --table; there are {lists}",
        "welche Liste? --series und --table wählen; es gibt {lists}",
    ),
    "SK451": (
        "series {series} has no table {table}; there are {lists}",
        "Serie {series} hat keinen Tisch {table}; es gibt {lists}",
    ),
    "SK452": (
        "series {series} is not planned; the evening has {planned}",
        "Serie {series} ist nicht geplant; der Abend hat {planned}",
    ),
    "SK453": (
        "series {series}, table {table} is seated already, with deals entered",
        "Serie {series}, Tisch {table} ist schon besetzt und hat Spiele",
    ),
    "SK454": (
        "deal {deal} is not entered",
        "Spiel {deal} ist nicht eingetragen",
    ),
    "SK455": (
        "deal {deal} is there {times} times; mend the numbers in the workbook first",
        "Spiel {deal} steht {times}-mal da; bitte zuerst die Nummern in der Arbeitsmappe ordnen",
    ),
    "SK456": (
        "there is nothing to take back",
        "es gibt nichts zurückzunehmen",
    ),
    "SK457": (
        "deal {deal} was edited by hand since; it is not taken back. Before: {before}",
        "Spiel {deal} wurde seither von Hand geändert und bleibt. Vorher: {before}",
    ),
    "SK458": (
        'name at least one table, as in --table "Anna,Bernd,Carla"',
        'mindestens einen Tisch angeben, etwa --table "Anna,Bernd,Carla"',
    ),
    "SK459": ("the club has no name", "der Verein hat keinen Namen"),
    "SK470": (
        'deal {before} was taken meanwhile; the kept line "{line}" is now deal {deal}',
        "Spiel {before} war inzwischen vergeben; die zwischengespeicherte Zeile „{line}“ ist "
        "jetzt Spiel {deal}",
    ),
    "SK471": (
        "deal number {found} is far beyond the {planned} planned deals; the row does not count",
        "die Spielnummer {found} liegt weit über den {planned} geplanten Spielen; die Zeile zählt "
        "nicht",
    ),
    "SK472": (
        '"{name}" cannot be a name: it holds a character that no workbook can keep, or is longer '
        "than {most} characters",
        "„{name}“ kann kein Name sein: darin ist ein Zeichen, das keine Arbeitsmappe behält, oder "
        "mehr als {most} Zeichen",
    ),
    "SK473": (
        "{what} cannot be {found}; {most} at the most",
        "{what} kann nicht {found} sein; höchstens {most}",
    ),
    "SK474": (
        '"{found}" is not three numbers; write them for forehand, middlehand and rearhand, as in '
        "60/30/30",
        "„{found}“ sind nicht drei Zahlen; für Vor-, Mittel- und Hinterhand schreiben, etwa "
        "60/30/30",
    ),
    "kind.xls": ("an old Excel file (.xls)", "eine alte Excel-Datei (.xls)"),
    "kind.xlsb": ("a binary Excel file (.xlsb)", "eine binäre Excel-Datei (.xlsb)"),
    "kind.ods": ("an OpenDocument file (.ods)", "eine OpenDocument-Datei (.ods)"),
    "why.loss": (
        "something in it would be lost by writing",
        "beim Schreiben ginge etwas darin verloren",
    ),
    "why.open": ("it is open in a spreadsheet program", "sie ist im Tabellenprogramm geöffnet"),
    "why.read_only": ("it is read-only", "sie ist schreibgeschützt"),
    "why.locked": ("another command is writing it", "ein anderer Befehl schreibt gerade"),
    "why.disk": ("the system says: {error}", "das System meldet: {error}"),
    "why.plain": ("{error}", "{error}"),
    "part.chart": ("a chart or drawing", "ein Diagramm oder eine Zeichnung"),
    "part.picture": ("a picture", "ein Bild"),
    "part.macro": ("macros", "Makros"),
    "part.pivot": ("a pivot table", "eine Pivot-Tabelle"),
    "part.slicer": ("a slicer", "ein Datenschnitt"),
    "part.threaded": ("threaded comments", "Kommentar-Unterhaltungen"),
    "part.object": (
        "an embedded object, button or check box",
        "ein eingebettetes Objekt, eine Schaltfläche oder ein Kontrollkästchen",
    ),
    "part.link": ("a link to another workbook", "eine Verknüpfung mit einer anderen Mappe"),
    "part.signature": ("a digital signature", "eine digitale Signatur"),
    "part.formatting": (
        "a data bar, icon set or other newer conditional format",
        "ein Datenbalken, Symbolsatz oder anderes neueres bedingtes Format",
    ),
    "part.validation": ("a newer data validation", "eine neuere Datenüberprüfung"),
    "part.sparkline": ("sparklines", "Sparklines"),
    "part.views": ("custom views", "benutzerdefinierte Ansichten"),
    "part.protection": (
        "a protected range or write password",
        "ein geschützter Bereich oder Schreibkennwort",
    ),
    "part.extension": ("an extension of a newer Excel", "eine Erweiterung eines neueren Excel"),
}
