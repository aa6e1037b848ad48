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
seat-bot-here = Put a bot here …
seat-bot-at = A bot for seat { $number }
unseat-bot = Take { $name } away
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

## A table of one's own

seat-number = Seat { $number }
sit-me = Me
sit-me-text = You sit here.
sit-friend = A friend, by link
sit-friend-text = You get a link to hand on.
sit-here = Somebody at this screen
sit-bot = A bot
which-bot = Which bot
add-seat = Add a seat
remove-seat = Remove a seat
variants = Variants
table-size = Size of the table
clock-none = None
clock-quick = 10 minutes each, 5 seconds a move
clock-easy = 30 minutes each, 15 seconds a move
clock-day = One day a move
clock-three = Three days a move
public = Listed for all
public-text = Anybody may watch, and take a free seat.
advice-allowed = Hints and forecasts
advice-allowed-text = Whoever has to decide may ask the server what it would do, and what quakes may take.
advice-none = Without hints
dealing = How chance is dealt
dealing-together = Dealt together
dealing-together-text = Every draw takes a link of a chain from the device of each person who is connected. While one honest person answers, nobody can foresee a draw, and a host can choose only between a few, by leaving out answers.
dealing-host = Dealt by the host
dealing-host-text = The host seals a seed before the game, and every browser adds a word. That proves that no draw was changed. It does not prove that the host did not look ahead.
dealing-solo = You play alone with bots: if the host deals, its computer could look ahead.
alone = While only one person is connected
alone-deal = Deal all the same: the host and that person together could foresee the draw
alone-wait = Wait until another person is connected
open-table = Open the table
as-it-will-be = Preview of the table
base-game = The base game
