"""Texts: recorded deals (findings SK7xx)."""

from skatcalc.catalogue.replay_words import REPLAY_WORDS

REPLAY: dict[str, tuple[str, str]] = {
    **REPLAY_WORDS,
    "SK701": (
        "this is no recorded deal: {text}",
        "das ist kein aufgezeichnetes Spiel: {text}",
    ),
    "SK702": (
        "the line breaks off before its end; what follows the last complete tag is lost",
        "die Zeile bricht vor ihrem Ende ab; was nach der letzten vollständigen Angabe kam, fehlt",
    ),
    "SK703": (
        "a line of more than {limit} characters is no deal; skipped up to the next deal",
        "eine Zeile mit mehr als {limit} Zeichen ist kein Spiel; übersprungen bis zum nächsten "
        "Spiel",
    ),
    "SK704": (
        "a control character (code {code}) at character {at}: the line is damaged",
        "ein Steuerzeichen (Code {code}) an Stelle {at}: die Zeile ist beschädigt",
    ),
    "SK705": (
        "not UTF-8 from character {at} on; names and comments may look wrong, the deal is read",
        "ab Stelle {at} kein UTF-8; Namen und Kommentare können falsch aussehen, das Spiel wird "
        "gelesen",
    ),
    "SK706": (
        "a bracket within the value of {tag}: values may not contain [ or ]",
        "eine Klammer im Wert von {tag}: Werte dürfen weder [ noch ] enthalten",
    ),
    "SK707": ("{tag} is given twice", "{tag} steht zweimal da"),
    "SK708": (
        "the moves (MV) are missing, so nothing can be replayed",
        "die Züge (MV) fehlen, daher lässt sich nichts nachspielen",
    ),
    "SK709": (
        "move {number} cannot be understood here: {move}; everything before it is kept",
        "Zug {number} ist hier nicht zu verstehen: {move}; alles davor bleibt gültig",
    ),
    "SK710": (
        "another deal begins on the same line; both are read",
        "auf derselben Zeile beginnt noch ein Spiel; beide werden gelesen",
    ),
    "SK711": (
        "the same line stands already at line {first}",
        "dieselbe Zeile steht schon in Zeile {first}",
    ),
    "SK712": (
        "the compressed file breaks off or is damaged here; everything before it was read",
        "die gepackte Datei bricht hier ab oder ist beschädigt; alles davor wurde gelesen",
    ),
    "SK713": (
        "{file} is no UTF-8 text (it looks like {what}); save it as UTF-8",
        "{file} ist kein UTF-8-Text (sieht aus wie {what}); bitte als UTF-8 speichern",
    ),
    "SK715": ("{file} holds no recorded deal", "{file} enthält kein aufgezeichnetes Spiel"),
    "SK719": (
        "a checking process was ended from outside; try again with --jobs 1",
        "ein prüfender Prozess wurde von außen beendet; bitte mit --jobs 1 versuchen",
    ),
    "SK720": (
        "the dealt cards cannot be read: {word}",
        "die gegebenen Karten sind nicht lesbar: {word}",
    ),
    "SK721": (
        "{count} cards are dealt; a deal has 32: ten for each player and two in the skat",
        "{count} Karten sind gegeben; ein Spiel hat 32: zehn für jeden Spieler und zwei im Skat",
    ),
    "SK722": (
        "{card} is dealt twice; missing: {missing}",
        "{card} ist zweimal gegeben; es fehlt: {missing}",
    ),
    "SK723": (
        "{count} of the dealt cards are hidden (??); a deal seen by one player only cannot be "
        "checked",
        "{count} der gegebenen Karten sind verdeckt (??); ein Spiel aus der Sicht nur eines "
        "Spielers lässt sich nicht prüfen",
    ),
    "SK730": (
        "{seat} says {call}, but it is the turn of {on_move}",
        "{seat} sagt {call}, an der Reihe ist aber {on_move}",
    ),
    "SK731": (
        "{seat} says yes, but has to bid: a number or pass",
        "{seat} sagt ja, muss aber reizen: eine Zahl oder passe",
    ),
    "SK732": (
        "{seat} says {bid}, but has to answer {asked}: yes or pass",
        "{seat} sagt {bid}, muss aber auf {asked} antworten: ja oder passe",
    ),
    "SK733": (
        "{seat} bids {bid}, which is not above the last bid {last}",
        "{seat} reizt {bid}, das liegt nicht über der letzten Reizung {last}",
    ),
    "SK734": (
        "{seat} says {call}, but the auction is over",
        "{seat} sagt {call}, aber das Reizen ist beendet",
    ),
    "SK735": (
        "the auction is not over, {on_move} is to speak, but the record goes on with {what}",
        "das Reizen ist nicht beendet, {on_move} muss sprechen, aber die Aufzeichnung geht mit "
        "{what} weiter",
    ),
    "SK736": (
        "the record stops within the auction, where {on_move} is to speak; how the deal ended "
        "is not said",
        "die Aufzeichnung bricht im Reizen ab, wo {on_move} sprechen muss; wie das Spiel endete, "
        "steht nicht da",
    ),
    "SK737": (
        "everybody passed, so the deal is over, but the record goes on with {what}",
        "alle haben gepasst, das Spiel ist beendet, aber die Aufzeichnung geht mit {what} weiter",
    ),
    "SK738": (
        "{bid} is no game value; only this server takes it as a bid",
        "{bid} ist kein Spielwert; nur dieser Server lässt ihn als Reizung zu",
    ),
    "SK739": (
        "after two passes forehand takes the game at {lowest} or passes; {bid} cannot be said",
        "nach zweimal Passen übernimmt die Vorhand zu {lowest} oder passt; {bid} geht nicht",
    ),
    "SK740": (
        "{seat} takes the skat or names the game, but {declarer} won the auction",
        "{seat} nimmt den Skat oder sagt das Spiel an, aber {declarer} hat das Reizen gewonnen",
    ),
    "SK741": (
        "the skat taken ({taken}) is not the one dealt ({dealt})",
        "der aufgenommene Skat ({taken}) ist nicht der gegebene ({dealt})",
    ),
    "SK742": (
        "{contract}: hand, schneider, schwarz and open suit games are announced without taking "
        "the skat; here it was taken",
        "{contract}: Hand, Schneider, Schwarz und offene Farbspiele werden ohne Skataufnahme "
        "angesagt; hier wurde er aufgenommen",
    ),
    "SK743": (
        "{contract} is played without the skat; here it was taken",
        "{contract} wird ohne Skat gespielt; hier wurde er aufgenommen",
    ),
    "SK744": (
        "{contract} is played with the skat; here it was left lying",
        "{contract} wird mit dem Skat gespielt; hier blieb er liegen",
    ),
    "SK745": (
        "this null is worth {value} and cannot be named at a bid of {bid}",
        "dieser Null ist {value} wert und kann bei der Reizung {bid} nicht angesagt werden",
    ),
    "SK746": (
        "{card} was turned, so {contract} cannot be played: the turned card makes trump",
        "aufgedeckt wurde {card}, daher ist {contract} nicht möglich: die aufgedeckte Karte macht "
        "Trumpf",
    ),
    "SK747": (
        "{seat} puts away {cards}; it must be two different cards",
        "{seat} drückt {cards}; es müssen zwei verschiedene Karten sein",
    ),
    "SK748": (
        "{seat} puts away {card} without holding it; possible: {twelve}",
        "{seat} drückt {card}, hat sie aber nicht; möglich: {twelve}",
    ),
    "SK749": (
        "{seat} took the skat, but two cards were never put away",
        "{seat} hat den Skat aufgenommen, aber keine zwei Karten gedrückt",
    ),
    "SK750": (
        "{seat} won the auction, but the record stops before a game is named",
        "{seat} hat das Reizen gewonnen, aber die Aufzeichnung endet vor der Ansage",
    ),
    "SK751": (
        "{card} is played before a game was named",
        "{card} wird gespielt, bevor ein Spiel angesagt ist",
    ),
    "SK752": (
        "the cards shown ({shown}) are not those in hand ({hand})",
        "die gezeigten Karten ({shown}) sind nicht die auf der Hand ({hand})",
    ),
    "SK753": (
        "the skat was left lying, but hand was not said; counted as a plain game",
        "der Skat blieb liegen, aber Hand wurde nicht gesagt; gezählt als einfaches Spiel",
    ),
    "SK754": (
        "{seat} takes the skat, but the line does not show which cards",
        "{seat} nimmt den Skat auf, aber die Zeile zeigt die Karten nicht",
    ),
    "SK760": (
        "{seat} plays {card}, but it is the turn of {on_move}, who may play {legal}",
        "{seat} spielt {card}, an der Reihe ist aber {on_move} und darf {legal} spielen",
    ),
    "SK761": (
        "{seat} plays {card}, which was played before; possible: {legal}",
        "{seat} spielt {card}, die schon gespielt ist; möglich: {legal}",
    ),
    "SK762": (
        "{seat} plays {card} without holding it; possible: {legal}",
        "{seat} spielt {card}, hat sie aber nicht; möglich: {legal}",
    ),
    "SK763": (
        "{seat} plays {card} and does not follow suit to {led}; possible: {legal}",
        "{seat} spielt {card} und bedient {led} nicht; möglich: {legal}",
    ),
    "SK764": (
        "{seat} plays a card that the record does not show; nothing after it can be checked "
        "(possible: {legal})",
        "{seat} spielt eine Karte, die die Aufzeichnung nicht zeigt; danach lässt sich nichts "
        "prüfen (möglich: {legal})",
    ),
    "SK765": (
        "the record does not show this card; the trick was never finished, so nothing depends "
        "on it",
        "die Aufzeichnung zeigt diese Karte nicht; der Stich wurde nie beendet, daher hängt "
        "nichts davon ab",
    ),
    "SK766": (
        "the record stops after {cards} cards and does not say how the deal ended",
        "die Aufzeichnung endet nach {cards} Karten und sagt nicht, wie das Spiel endete",
    ),
    "SK767": (
        "the deal had ended here, but the record goes on with {what}",
        "das Spiel war hier zu Ende, aber die Aufzeichnung geht mit {what} weiter",
    ),
    "SK768": (
        "the game was lost with trick {trick}, where the server ends it, but the record goes on",
        "das Spiel war mit Stich {trick} verloren, dort beendet es der Server, aber die "
        "Aufzeichnung geht weiter",
    ),
    "SK769": (
        "the game was lost with trick {trick} already; the cards after it change nothing",
        "das Spiel war schon mit Stich {trick} verloren; die Karten danach ändern nichts",
    ),
    "SK770": (
        "{seat} cannot give up, claim or show cards before the cards are played",
        "{seat} kann nicht aufgeben, beanspruchen oder Karten zeigen, bevor gespielt wird",
    ),
    "SK771": (
        "only the declarer can do this, not {seat}",
        "das kann nur der Alleinspieler, nicht {seat}",
    ),
    "SK772": ("{seat} resigns a second time", "{seat} gibt ein zweites Mal auf"),
    "SK773": (
        "with {cards} cards left the declarer can give up only with the consent of a defender; "
        "write it down, or let the deal be played on",
        "mit noch {cards} Karten darf der Alleinspieler nur mit Zustimmung eines Gegenspielers "
        "aufgeben; bitte vermerken oder weiterspielen lassen",
    ),
    "SK774": (
        "the deal ended early ({seat} {ending}); scored by the server's own rule, which gives the "
        "same {score} as ISkO",
        "das Spiel endete vorzeitig ({seat} {ending}); gezählt nach der Regel des Servers, die "
        "wie die ISkO {score} ergibt",
    ),
    "SK775": (
        "the deal ended early ({seat} {ending}); the server's own rule gives {score}, "
        "ISkO gives {isko}",
        "das Spiel endete vorzeitig ({seat} {ending}); die Regel des Servers ergibt {score}, "
        "die ISkO {isko}",
    ),
    "SK776": (
        "the deal was broken off before cards were put away; the server then counts only the two "
        "skat cards: matadors {matadors}, by the twelve cards {right}",
        "das Spiel wurde vor dem Drücken abgebrochen; der Server zählt dann nur die zwei Karten "
        "im Skat: Spitzen {matadors}, nach den zwölf Karten {right}",
    ),
    "SK777": (
        "broken off before a game was named ({seat} {ending}): no result, a penalty "
        "mark for {marked}",
        "vor der Ansage abgebrochen ({seat} {ending}): kein Ergebnis, Strafpunkt für {marked}",
    ),
    "SK778": (
        "everybody passed: the same dealer deals again",
        "alle haben gepasst: derselbe Geber gibt noch einmal",
    ),
    "SK779": (
        "ramsch: forehand {first}, middlehand {second}, rearhand {third} card points, {skat} in "
        "the skat; list points {one:+d}, {two:+d}, {three:+d}",
        "Ramsch: Vorhand {first}, Mittelhand {second}, Hinterhand {third} Augen, {skat} im Skat; "
        "Listenpunkte {one:+d}, {two:+d}, {three:+d}",
    ),
    "SK780": (
        "{field}: recorded {recorded}, computed {ours}",
        "{field}: aufgezeichnet {recorded}, berechnet {ours}",
    ),
    "SK781": (
        "{field}: not recorded, computed {ours}",
        "{field}: nicht aufgezeichnet, berechnet {ours}",
    ),
    "SK782": (
        "the record gives no result to compare",
        "die Aufzeichnung nennt kein Ergebnis zum Vergleichen",
    ),
    "SK783": (
        "null worth {value} below the bid {bid}: lost at once, as the suit or grand game that "
        "costs least",
        "Null mit Wert {value} unter der Reizung {bid}: sofort verloren, als das billigste Farb- "
        "oder Grandspiel",
    ),
    "SK716": (
        "the record is no UTF-8 text; save the file as UTF-8",
        "die Aufzeichnung ist kein UTF-8-Text; bitte die Datei als UTF-8 speichern",
    ),
    "SK717": (
        "{word!r} is no ending; write who does what: gives up, gives up with consent, claims the "
        "rest, claims the rest wrongly, throws in, shows",
        "{word!r} ist kein Ende; schreiben, wer was tut: gibt auf, gibt auf mit Zustimmung, "
        "beansprucht den Rest, beansprucht den Rest zu Unrecht, wirft hin, zeigt",
    ),
    "SK718": (
        "{word!r} is no result; write the list points such as +48 or -96, or passed",
        "{word!r} ist kein Ergebnis; Listenpunkte wie +48 oder -96 schreiben, oder eingepasst",
    ),
    "SK784": (
        "the deal has no result and is left out of the list",
        "das Spiel hat kein Ergebnis und fehlt daher in der Liste",
    ),
    "SK785": (
        "{player} is recorded where seat {seat} plays, and that is {there}: a deal is missing, or "
        "the seats are in another order",
        "{player} ist dort aufgezeichnet, wo Platz {seat} spielt, und das ist {there}: ein Spiel "
        "fehlt, oder die Plätze stehen in anderer Folge",
    ),
    "SK790": (
        "{word!r} does not begin a line of a record; known are deal, players, forehand, "
        "middlehand, rearhand, skat, bids, game, away, tricks, end, result, each with a colon",
        "mit {word!r} beginnt keine Zeile einer Aufzeichnung; bekannt sind Spiel, Spieler, "
        "Vorhand, Mittelhand, Hinterhand, Skat, Reizen, Ansage, gedrückt, Stiche, Ende, "
        "Ergebnis, jeweils mit Doppelpunkt",
    ),
    "SK791": ("{word} stands twice in the record", "{word} steht zweimal in der Aufzeichnung"),
    "SK792": (
        "the cards of {hand} are missing: a record names all 32 cards",
        "die Karten von {hand} fehlen: eine Aufzeichnung nennt alle 32 Karten",
    ),
    "SK793": (
        "the cards put away are missing: write away: and two cards, hand in the game, or away: "
        "none if the skat was left lying",
        "die gedrückten Karten fehlen: gedrückt: und zwei Karten schreiben, Hand bei der Ansage, "
        "oder gedrückt: nichts, wenn der Skat liegen blieb",
    ),
    "SK794": (
        "{count} players are named; write forehand, middlehand, rearhand, with commas",
        "{count} Spieler sind genannt; Vorhand, Mittelhand, Hinterhand mit Komma schreiben",
    ),
    "SK795": (
        "{word!r} is no player here; write F, M, R (forehand, middlehand, rearhand) or a name",
        "{word!r} ist hier kein Spieler; V, M, H (Vorhand, Mittelhand, Hinterhand) oder einen "
        "Namen schreiben",
    ),
    "SK796": (
        "what {word} said is missing: a number, yes or pass",
        "was {word} sagte, fehlt: eine Zahl, ja oder passe",
    ),
    "SK797": (
        "{word!r} is nothing one says in the auction; a number, yes or pass",
        "{word!r} sagt man beim Reizen nicht; eine Zahl, ja oder passe",
    ),
    "SK798": (
        "{word!r} is no part of an announcement; write the game, then hand, ouvert, schneider, "
        "schwarz",
        "{word!r} gehört zu keiner Ansage; das Spiel schreiben, dann Hand, ouvert, Schneider, "
        "Schwarz",
    ),
    "SK799": (
        "trick {word} is written here, but this is trick {wanted}; a card may be missing",
        "hier steht Stich {word}, es ist aber Stich {wanted}; vielleicht fehlt eine Karte",
    ),
}
