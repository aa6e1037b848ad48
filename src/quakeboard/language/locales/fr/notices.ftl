## Notices: $name is the reader, $others are the names of the other people

notice-turn =
    { $count ->
        [0] C’est ton tour, { $name }.
       *[other] C’est ton tour, { $name }. Tu joues avec { $others }.
    }
notice-reminder =
    { $count ->
        [0] Un rappel, { $name } : c’est ton tour.
        [one] { $others } t’attend, { $name } : c’est ton tour.
       *[other] { $others } t’attendent, { $name } : c’est ton tour.
    }
notice-ended =
    { $count ->
        [0] La partie est finie.
       *[other] La partie avec { $others } est finie.
    }
notice-won =
    { $who ->
        [you] Tu gagnes.
        [one] { $name } gagne.
        [with-you] { $name } gagnez ensemble.
       *[many] { $name } gagnent ensemble.
    }
notice-began =
    { $count ->
        [0] La partie a commencé.
       *[other] La partie avec { $others } a commencé.
    }
notice-sat = { $who } a pris place à ta table.
notice-test = Ceci est un essai. Les avis de cette table arrivent ici.
