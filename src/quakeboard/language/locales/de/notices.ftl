## Notices: $name is the reader, $others are the names of the other people

notice-turn =
    { $count ->
        [0] { $name }, du bist am Zug.
       *[other] { $name }, du bist am Zug. Du spielst mit { $others }.
    }
notice-reminder =
    { $count ->
        [0] Zur Erinnerung, { $name }: Du bist am Zug.
        [one] { $others } wartet auf dich, { $name }: Du bist am Zug.
       *[other] { $others } warten auf dich, { $name }: Du bist am Zug.
    }
notice-ended =
    { $count ->
        [0] Die Partie ist zu Ende.
       *[other] Die Partie mit { $others } ist zu Ende.
    }
notice-won =
    { $who ->
        [you] Du gewinnst.
        [one] { $name } gewinnt.
        [with-you] { $name } gewinnt gemeinsam.
       *[many] { $name } gewinnen gemeinsam.
    }
notice-began =
    { $count ->
        [0] Die Partie hat begonnen.
       *[other] Die Partie mit { $others } hat begonnen.
    }
notice-sat = { $who } hat sich an deinen Tisch gesetzt.
notice-test = Das ist ein Test. Mitteilungen zu diesem Tisch kommen hier an.
