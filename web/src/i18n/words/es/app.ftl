### The pages, the table and the strip.

## Pages and tools

skip = Ir al contenido
language = Idioma
theme-dark = Oscuro
theme-light = Claro
pages = Páginas
rules = Reglas
close = Cerrar
cancel = Cancelar
go-home = A la página de inicio
lost = No hay nada en esta dirección.
lost-text = Quizá el enlace esté incompleto, o se haya borrado lo que abría.
no-server = El servidor no responde. Inténtalo de nuevo en un momento.
fetching = Cargando …

## Home

headline = Dos juegos sobre un suelo que no se está quieto
sheet-number = Hoja { $number }
guest = Invitado
play-now = Jugar ya
play-now-text = Al momento, contra dos bots:
play-game-now = Jugar a { $game } ya
learn = Leer las reglas
open-tables = Mesas abiertas
no-tables = No hay ninguna mesa abierta. Abre una y los demás la verán.
free-seats = { $count ->
        [one] Un asiento libre
        *[other] { $count } asientos libres
    }
your-games = Tus partidas
all-games = Resultados y estadísticas
result-won = ganada
result-shared = victoria compartida
result-lost = perdida
result-none = no ganó nadie
your-tables = Tus mesas
being-played = Se juega ahora
all-public = { $count ->
        [one] La mesa pública
        *[other] Las { $count } mesas públicas
    }
nobody-plays = Ahora nadie juega en público.
watch = Mirar
watchers = { $count ->
        [one] Mira una persona
        *[other] Miran { $count } personas
    }
your-turn-number = Te toca, turno { $turn }
turn-of = Le toca a { $name }, turno { $turn }
time-left = quedan { $time }
last-move = última jugada { $ago }
opened-ago = abierta { $ago }
just-now = ahora mismo
go = Ir
own-table = Preparar una mesa propia
not-begun = { $free ->
        [0] Puede empezar.
        [one] Queda un asiento libre.
        *[other] Quedan { $free } asientos libres.
    }
clock-short-bank = { $minutes } min por persona
clock-short-move = { $minutes } min por jugada
clock-short-days = { $days ->
        [one] un día por jugada
        *[other] { $days } días por jugada
    }
credits = Seismic, de Ted Alspach, Atlas Games, 2006. San Andreas, de James Kyle, 2003, dominio público. Sin relación con la editorial.

## A table of one's own

which-game = Juego
your-name = Tu nombre
name = Nombre
seats = Asientos
bot = { $bot ->
        [gentle] Amable: pasa cosas por alto
        [steady] Firme: ve lo que rinde, falla poco
        [sharp] Agudo: mira por delante
        [fierce] Feroz: piensa mucho, no perdona nada
        [greedy] Greedy: toma lo que más da ahora
        [random] Random: hace cualquier cosa
        [uct] UCT: busca, no sabe nada del juego
        *[other] { $bot }
    }
bot-short = { $bot ->
        [gentle] amable
        [steady] firme
        [sharp] agudo
        [fierce] feroz
        *[other] { $bot }
    }
for-comparison = Para comparar
columns = { $count } columnas
rows = { $count } filas
clock = Reloj
name-first = Falta tu nombre.
names-first = Alguien en esta pantalla aún no tiene nombre.

## Lobby

free-seat = Libre
your-crew = Tu cuadrilla
crew = { $crew ->
        [0] Cono
        [1] Casco
        [2] Valla
        *[other] Rombo
    }
begin = Empezar

## The table

you = Tú
turn = Turno { $turn }
points-head = Puntos
points = { $count ->
        [one] Un punto
        *[other] { $count } puntos
    }
days = { $days } d { $hours } h
refused = No es posible
ruling = Aclaración { $ruling }
abandoned = Terminada sin resultado
paused = La partida está en pausa
undo = Deshacer
replay = Repetición

## The strip

seismogram = Sismograma
live = Ahora

## Replay

moment-quake = Terremoto { $plate }
moment-shifts = { $count ->
        [0] Terremoto, nada se desplaza
        [one] Terremoto, una placa se desplaza
        *[other] Terremoto, { $count } placas se desplazan
    }

## The list of what may be done

list = Lista

## Keyboard

keys-walk = Recorrer el mapa
keys-next = Siguiente casilla marcada
keys-previous = Casilla marcada anterior
keys-fit = Mostrar todo
keys-nearer = Más cerca
keys-farther = Más lejos
keys-act = Colocar, luego confirmar
keys-back = De vuelta a la mano
