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
seat-bot-here = Poner un bot aquí…
seat-bot-at = Un bot para el asiento { $number }
unseat-bot = Quitar a { $name }
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

## A table of one's own

seat-number = Asiento { $number }
sit-me = Yo
sit-me-text = Aquí te sientas tú.
sit-friend = Alguien con enlace
sit-friend-text = Recibirás un enlace para pasarlo.
sit-here = Alguien en esta pantalla
sit-bot = Un bot
which-bot = Qué bot
add-seat = Añadir asiento
remove-seat = Quitar un asiento
variants = Variantes
table-size = Tamaño de la mesa
clock-none = Ninguno
clock-quick = 10 minutos por persona, 5 segundos por jugada
clock-easy = 30 minutos por persona, 15 segundos por jugada
clock-day = Un día por jugada
clock-three = Tres días por jugada
public = Visible para todos
public-text = Cualquiera puede mirar y ocupar un asiento libre.
advice-allowed = Consejos y pronósticos
advice-allowed-text = Quien decide puede preguntar al servidor qué haría y qué pueden llevarse los terremotos.
advice-none = Sin consejos
dealing = Cómo se sortea el azar
dealing-together = Sorteo en común
dealing-together-text = Cada sorteo toma un eslabón de una cadena del dispositivo de cada persona conectada. Mientras responda una persona honrada, nadie puede prever un sorteo, y el servidor solo puede elegir entre unos pocos omitiendo respuestas.
dealing-host = Sorteo del servidor
dealing-host-text = El servidor sella una semilla antes de la partida y cada navegador añade una palabra. Eso prueba que no se cambió ningún sorteo. No prueba que el servidor no mirara lo que iba a venir.
dealing-solo = Juegas a solas con bots: si sortea el servidor, podría prever lo que viene.
alone = Mientras solo haya una persona conectada
alone-deal = Sortear igualmente: el servidor y esa persona juntos podrían prever el sorteo
alone-wait = Esperar hasta que se conecte otra persona
open-table = Abrir la mesa
as-it-will-be = Vista previa de la mesa
base-game = El juego básico
