### A table before its game: the form for a new one, and the lobby.

listed-for-all = a la vista de todos
invited-only = por invitación
at-zero = A cero
at-zero-words = { $then ->
        [pass] Se pasa el turno
        *[bot] Sigue un bot
    }
at-zero-more = { $then ->
        [pass] o se toma la primera acción legal
        *[bot] puedes volver a jugar tú
    }
help = Ayuda
help-given = Con consejos
help-given-more = y pronósticos
help-none-more = y sin pronósticos
watching-title = Mirar
watching-all = Cualquiera
watching-link = Con el enlace
watching-open = ven lo que está a la vista
watching-everything = ven todo lo que ves tú
clock-none-more = tómate tu tiempo
clock-each-bank = { $unit ->
        [days] { $count ->
            [one] Un día
            *[other] { $count } días
        } cada uno
        [minutes] { $count ->
            [one] Un minuto
            *[other] { $count } minutos
        } cada uno
        *[seconds] { $count } segundos cada uno
    }
clock-each-move = { $unit ->
        [days] { $count ->
            [one] Un día
            *[other] { $count } días
        } por jugada
        [minutes] { $count ->
            [one] Un minuto
            *[other] { $count } minutos
        } por jugada
        *[seconds] { $count } segundos por jugada
    }
clock-increment = y { $seconds } segundos por jugada
clock-refills = entero en cada jugada
clock-whole-game = para toda la partida
seats-taken = { $taken } de { $count } ocupados
seat-bot-text = Juega al momento.
seat-free-all = Cualquiera puede sentarse
seat-free-link = Quien tenga el enlace
table-link = Enlace a esta mesa
free-still = { $count ->
        [one] Aún queda un asiento libre
        *[other] Aún quedan { $count } asientos libres
    }
begins-then = Empieza cuando todos los asientos estén ocupados.
begin-now = Quien está sentado aquí puede empezar.
rules-at-this-table = Reglas de esta mesa
without-variants = Sin variantes
the-table = La mesa
what-it-means = Qué significa
