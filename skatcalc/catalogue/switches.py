"""Texts: one sentence for every switch of a rule system."""

SWITCHES: dict[str, tuple[str, str]] = {
    "switch.lowest_bid": (
        "the lowest number that may be bid; 0: the lowest game value",
        "die niedrigste Reizung; 0: der niedrigste Spielwert",
    ),
    "switch.bid_step": (
        "bids go up in steps of this size from the lowest one; 0: only game values may be bid",
        "gereizt wird in Schritten dieser Größe ab der niedrigsten Reizung; 0: nur Spielwerte",
    ),
    "switch.third_takes_over": (
        "rearhand takes over the part of whoever dropped out, and may hold the same number",
        "Hinterhand übernimmt die Rolle dessen, der gepasst hat, und darf die Reizung halten",
    ),
    "switch.forehand_names_freely": (
        "after two passes forehand may name a game without saying a number",
        "nach zweimal Passen darf Vorhand ein Spiel ohne Zahl ansagen",
    ),
    "switch.all_pass": (
        "what three passes bring: the deal passes on, the same dealer deals again, or a ramsch",
        "was dreimal Passen bringt: eingepasst, derselbe Geber gibt neu, oder ein Ramsch",
    ),
    "switch.fixed_must_cover": (
        "a null below the bid may not be named at all",
        "ein Null unter der Reizung darf gar nicht angesagt werden",
    ),
    "switch.grand_base": ("base value of grand", "Grundwert des Grand"),
    "switch.grand_ouvert_base": (
        "base value of grand ouvert where it is a game of its own",
        "Grundwert des Grand ouvert, wo er ein eigenes Spiel ist",
    ),
    "switch.null_values": (
        "values of null, null hand, null ouvert, null ouvert hand",
        "Werte von Null, Null Hand, Null ouvert, Null ouvert Hand",
    ),
    "switch.revolution": (
        "revolution is played: null ouvert at 92, the defenders may exchange their cards",
        "Revolution wird gespielt: Null ouvert zu 92, die Gegenspieler dürfen Karten tauschen",
    ),
    "switch.ramsch": ("ramsch is played", "Ramsch wird gespielt"),
    "switch.matadors_counted": (
        "the most matadors that count",
        "so viele Spitzen zählen höchstens",
    ),
    "switch.levels": ("the winning levels that count", "die Gewinnstufen, die zählen"),
    "switch.level_model": (
        "each level that applies is one step (sum), or the highest brings all below it "
        "(cumulative)",
        "jede zutreffende Stufe zählt eins (sum), oder die höchste bringt alle darunter mit "
        "(cumulative)",
    ),
    "switch.level_factors": (
        "levels that multiply the count instead of adding a step; only the highest does",
        "Stufen, die vervielfachen statt eins zu zählen; nur die höchste davon",
    ),
    "switch.announce_with_skat": (
        "levels may be announced after the skat was taken",
        "Stufen dürfen auch nach der Skataufnahme angesagt werden",
    ),
    "switch.win_points": (
        "card points the declarer needs",
        "so viele Augen braucht der Alleinspieler",
    ),
    "switch.schneider_points": (
        "card points with which the declarer makes the others schneider",
        "mit so vielen Augen sind die anderen Schneider",
    ),
    "switch.schneider_limit": (
        "card points with which the declarer is schneider himself",
        "mit so vielen Augen oder weniger ist der Alleinspieler selbst Schneider",
    ),
    "switch.loss_factor_skat": (
        "a lost game with the skat counts so many times",
        "ein verlorenes Spiel mit Skataufnahme zählt so vielfach",
    ),
    "switch.loss_factor_hand": (
        "a lost hand game counts so many times",
        "ein verlorenes Handspiel zählt so vielfach",
    ),
    "switch.loss_factor_fixed": (
        "a lost null with the skat counts so many times",
        "ein verlorener Null mit Skataufnahme zählt so vielfach",
    ),
    "switch.loss_factor_fixed_hand": (
        "a lost null from the hand counts so many times",
        "ein verlorener Null aus der Hand zählt so vielfach",
    ),
    "switch.extra_skat_loss_step": (
        "a lost game with the skat costs one step more",
        "ein verlorenes Spiel mit Skataufnahme kostet eine Stufe mehr",
    ),
    "switch.lost_levels": (
        "levels made by the defenders count like the declarer's (as_levels), or one step each",
        "Stufen der Gegenpartei zählen wie die des Alleinspielers (as_levels) oder je eins",
    ),
    "switch.overbid": (
        "an overbid game counts the next multiple of its base, or the bid itself",
        "ein überreiztes Spiel zählt das nächste Vielfache des Grundwerts oder die Reizung selbst",
    ),
    "switch.overbid_doubled": (
        "an overbid game is multiplied like any lost game",
        "ein überreiztes Spiel wird vervielfacht wie jedes verlorene",
    ),
    "switch.kontra_factors": (
        "what kontra, re and supra multiply the list points with; empty: not played",
        "womit Kontra, Re und Supra die Listenpunkte vervielfachen; leer: nicht gespielt",
    ),
    "switch.re_on_closed_null": (
        "re may be said in a null that is not open",
        "auf einen Null, der nicht offen ist, darf Re gesagt werden",
    ),
    "switch.spitze_steps": (
        "steps for promising the last trick with the lowest trump; 0: not played",
        "Stufen für die angesagte Spitze (letzter Stich mit dem niedrigsten Trumpf); 0: nicht "
        "gespielt",
    ),
    "switch.spitze_when_lost": (
        "the step for the promised last trick stays in a lost game",
        "die Stufe der angesagten Spitze bleibt im verlorenen Spiel",
    ),
    "switch.schenken": (
        "defenders may give up at once; a declarer who refuses must make schneider",
        "die Gegenspieler dürfen schenken; wer ablehnt, muss Schneider machen",
    ),
    "switch.bock_factor": (
        "what a game in a bock round is multiplied with; 1: no bock is played",
        "womit ein Spiel in der Bockrunde vervielfacht wird; 1: kein Bock",
    ),
    "switch.bock_triggers": ("what opens a bock round", "was eine Bockrunde eröffnet"),
    "switch.bock_ramsch_triggers": (
        "what makes the next deal a ramsch",
        "was das nächste Spiel zum Ramsch macht",
    ),
    "switch.bock_deals": (
        "deals in a round; 0: one by each player at the table",
        "Spiele in einer Runde; 0: jeder am Tisch gibt einmal",
    ),
    "switch.bock_doubles_trigger": (
        "the game that opens a bock round is doubled too",
        "das Spiel, das eine Bockrunde eröffnet, zählt selbst schon als Bock",
    ),
    "switch.bock_after_kontra": (
        "a game with kontra can open a round",
        "auch ein Spiel mit Kontra kann eine Runde eröffnen",
    ),
    "switch.bock_then_ramsch": (
        "a ramsch round follows each bock round",
        "auf jede Bockrunde folgt eine Ramschrunde",
    ),
    "switch.ramsch_scores": (
        "in a ramsch whoever has most card points pays, or whoever has fewest wins",
        "im Ramsch zahlt, wer die meisten Augen hat, oder es gewinnt, wer die wenigsten hat",
    ),
    "switch.ramsch_amounts": (
        "fixed amounts if nobody, one, two took no trick; empty: the player's own card points",
        "feste Beträge, wenn keiner, einer, zwei ohne Stich sind; leer: die eigenen Augen",
    ),
    "switch.ramsch_virgin_factor": (
        "what each player without a trick multiplies card points with",
        "womit jeder Spieler ohne Stich (Jungfrau) die Augen vervielfacht",
    ),
    "switch.ramsch_announced_factor": (
        "the same if he announced it; 1: nobody announces",
        "dasselbe, wenn Jungfrau angesagt war; 1: wird nicht angesagt",
    ),
    "switch.ramsch_announced_penalty": (
        "what it costs to take a trick after announcing to take none",
        "was ein Stich nach angesagter Jungfrau kostet",
    ),
    "switch.ramsch_march": (
        "what a player gets who takes all tricks; 0: nothing special",
        "was ein Durchmarsch (alle Stiche) bringt; 0: nichts Besonderes",
    ),
    "switch.ramsch_tie": (
        "two with the same count: both score in full, half each, or the last trick decides",
        "zwei mit gleich vielen Augen: beide ganz, jeder die Hälfte, oder der letzte Stich",
    ),
    "switch.ramsch_all_equal": (
        "40 card points each: nobody scores, or forehand does",
        "je 40 Augen: niemand schreibt, oder Vorhand",
    ),
    "switch.ramsch_skat": (
        "the skat belongs to the last trick, to the loser, or to nobody",
        "der Skat gehört zum letzten Stich, dem Verlierer oder niemandem",
    ),
    "switch.ramsch_pushing": (
        "the skat is passed round and may be pushed on unseen",
        "der Skat geht herum und darf ungesehen weitergeschoben werden (Schieberamsch)",
    ),
    "switch.ramsch_factors": (
        "pushes and players without a trick multiply, or add one each to the factor",
        "Schieben und Jungfrauen vervielfachen oder erhöhen den Faktor um je eins",
    ),
    "switch.ramsch_march_pushed": (
        "pushes multiply a Durchmarsch too",
        "Schieben vervielfacht auch den Durchmarsch",
    ),
    "switch.ramsch_knocking": (
        "players may double a ramsch",
        "im Ramsch darf geklopft (verdoppelt) werden",
    ),
    "switch.ramsch_with_bock": (
        "the bock factor counts in a ramsch",
        "der Bockfaktor zählt auch im Ramsch",
    ),
    "switch.ramsch_cap": (
        "the most that a ramsch can cost; 0: no limit",
        "mehr kann ein Ramsch nicht kosten; 0: keine Grenze",
    ),
    "switch.ramsch_as_game": (
        "a ramsch won or lost counts as a game for the bonus of tournament points",
        "ein gewonnener oder verlorener Ramsch zählt für die Zuschläge der Turnierwertung",
    ),
    "switch.rounds": (
        "rounds of dealing in a list, if nothing else is agreed",
        "Runden in einer Liste, wenn nichts anderes verabredet ist",
    ),
    "switch.equal_deals": (
        "everybody must deal equally often",
        "jeder muss gleich oft geben",
    ),
    "switch.scoring": (
        "scoring system of lists, if nothing else is agreed",
        "Abrechnung der Listen, wenn nichts anderes verabredet ist",
    ),
    "switch.settlement": (
        "how points become money: not at all, each pays each, from the mean, into the box",
        "wie aus Punkten Geld wird: gar nicht, jeder mit jedem, vom Durchschnitt, in die Kasse",
    ),
    "switch.shared_first": (
        "players with the same highest total share the first place",
        "bei gleicher höchster Summe ist der erste Platz geteilt",
    ),
}
