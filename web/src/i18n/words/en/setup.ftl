### A table before its game: the form for a new one, and the lobby.

listed-for-all = listed for all
invited-only = by invitation
at-zero = At zero
at-zero-words = { $then ->
        [pass] The turn is passed
        *[bot] A bot plays on
    }
at-zero-more = { $then ->
        [pass] or the first legal action is taken
        *[bot] you may take over again
    }
help = Help
help-given = Hints allowed
help-given-more = and forecasts
help-none-more = and without forecasts
watching-title = Watching
watching-all = Everybody
watching-link = With the link
watching-open = they see what lies open
watching-everything = they see all that you see
clock-none-more = take your time
clock-each-bank = { $unit ->
        [days] { $count ->
            [one] One day
            *[other] { $count } days
        } each
        [minutes] { $count ->
            [one] One minute
            *[other] { $count } minutes
        } each
        *[seconds] { $count } seconds each
    }
clock-each-move = { $unit ->
        [days] { $count ->
            [one] One day
            *[other] { $count } days
        } a move
        [minutes] { $count ->
            [one] One minute
            *[other] { $count } minutes
        } a move
        *[seconds] { $count } seconds a move
    }
clock-increment = and { $seconds } seconds a move
clock-refills = new for every move
clock-whole-game = for the whole game
seats-taken = { $taken } of { $count } taken
seat-bot-text = Plays at once.
seat-free-all = Anybody may sit down
seat-free-link = Anybody with the link
table-link = Link to this table
free-still = { $count ->
        [one] One seat is still free
        *[other] { $count } seats are still free
    }
begins-then = It begins when all seats are taken.
begin-now = Whoever sits here can begin.
rules-at-this-table = Rules at this table
without-variants = Without variants
the-table = The table
what-it-means = What it means
