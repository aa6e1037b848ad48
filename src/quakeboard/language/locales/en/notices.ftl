## Notices: $name is the reader, $others are the names of the other people

notice-turn =
    { $count ->
        [0] Your turn, { $name }.
       *[other] Your turn, { $name }. You play with { $others }.
    }
notice-reminder =
    { $count ->
        [0] A reminder, { $name }: it is your turn.
        [one] { $others } is waiting for you, { $name }: it is your turn.
       *[other] { $others } are waiting for you, { $name }: it is your turn.
    }
notice-ended =
    { $count ->
        [0] The game is over.
       *[other] The game with { $others } is over.
    }
notice-won =
    { $who ->
        [you] You win.
        [one] { $name } wins.
        [with-you] { $name } win together.
       *[many] { $name } win together.
    }
notice-began =
    { $count ->
        [0] The game has begun.
       *[other] The game with { $others } has begun.
    }
notice-sat = { $who } has sat down at your table.
notice-test = This is a test. Notices about this table arrive here.
