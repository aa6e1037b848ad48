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
copy = Copiar
copied = Copiado
go-home = A la página de inicio
lost = No hay nada en esta dirección.
lost-text = Quizá el enlace esté incompleto, o se haya borrado lo que abría.
no-server = El servidor no responde. Inténtalo de nuevo en un momento.
unknown-game = Esta página no sabe dibujar el juego «{ $game }». Se puede jugar a través de la interfaz del servidor.
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
seat-number = Asiento { $number }
sit-me = Yo
sit-me-text = Aquí te sientas tú.
sit-friend = Alguien con enlace
sit-friend-text = Recibirás un enlace para pasarlo.
sit-here = Alguien en esta pantalla
sit-bot = Un bot
which-bot = Qué bot
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
add-seat = Añadir asiento
remove-seat = Quitar un asiento
variants = Variantes
table-size = Tamaño de la mesa
columns = { $count } columnas
rows = { $count } filas
clock = Reloj
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
name-first = Falta tu nombre.
names-first = Alguien en esta pantalla aún no tiene nombre.
open-table = Abrir la mesa
as-it-will-be = Vista previa de la mesa

## Lobby

free-seat = Libre
devices = { $count ->
        [one] Abierto en 1 sitio
        *[other] Abierto en { $count } sitios
    }
seat-resigned = Abandonó
your-crew = Tu cuadrilla
crew = { $crew ->
        [0] Cono
        [1] Casco
        [2] Valla
        *[other] Rombo
    }
sit-down = Sentarse
stand-up = Levantarse
begin = Empezar
all-here = Todos los asientos están ocupados.
begins-soon = Ya están todos. La partida empieza enseguida.
watchers-link = Para quienes miran
copy-link = Copiar el enlace
copy-watch-link = Copiar el enlace para mirar
sealed = El azar está sellado. Este es el sello; la semilla se muestra al final.
lobby-together = El azar se sortea en común: cada sorteo toma un eslabón de una cadena del dispositivo de cada persona conectada. Mientras responda una persona honrada, nadie puede prever un sorteo, y el servidor solo puede elegir entre unos pocos omitiendo respuestas.
lobby-limits = Si el servidor omite una respuesta, lo nota el navegador de esa persona. Aun así puede leer lo oculto, y una persona con varios asientos sigue siendo una sola.
lobby-alone = { $alone ->
        [wait] Mientras solo haya una persona conectada, el azar espera a otra.
        *[deal] Mientras solo haya una persona conectada, se sortea igualmente: el servidor y esa persona juntos podrían prever esos sorteos.
    }
lobby-host = El azar lo sortea el servidor: ha sellado una semilla y cada navegador añade una palabra. Eso prueba que no se cambió ningún sorteo. No prueba que el servidor no se adelantara: en cuanto empieza la partida, puede calcular todos los sorteos.
lobby-takes-part = Este navegador participa.
host-chain-end = Final de la cadena del servidor
lobby-seal = Sello de la semilla (SHA-256)

## The table

what-to-do = Qué hacer
your-turn = Te toca
title-your-turn = ● Te toca · Quakeboard
you = Tú
turn = Turno { $turn }
players = Jugadores
players-count = { $count } personas
base-game = El juego básico
watching = Estás mirando
points-head = Puntos
points = { $count ->
        [one] Un punto
        *[other] { $count } puntos
    }
days = { $days } d { $hours } h
pane = Historial, chat y ayuda
tab-news = { $tab }, { $count } { $count ->
    [one] nueva
   *[other] nuevas
}
log = Historial
log-empty = Aún no ha pasado nada.
log-more = { $count } líneas anteriores
log-and-chat = Historial y chat
chat = Chat
chat-unread = { $count ->
        [0] Chat
        [one] Chat, una línea nueva
        *[other] Chat, { $count } líneas nuevas
    }
chat-empty = Nadie ha dicho nada.
say = Decir
say-something = Decir algo
mute-whom = Silenciar a { $name }
mute = Silenciar
hear-all = Oír a todos de nuevo
sound-on = Activar sonido
sound-off = Quitar sonido
menu = Menú
use-list = Elegir de una lista
list-tab = Lista
use-board = Elegir en el mapa
waiting = La mesa se está preparando.
waiting-for = { $phase ->
        [lay] { $name } coloca una ficha
        [crew] { $name } puede enviar una cuadrilla
        [side] { $name } elige el lado
        [town] { $name } elige la ciudad
        [aftershock] { $name } puede girar una ficha
        [shift] { $name } elige el siguiente dado
        [swap] { $name } puede cambiar una moneda
        *[other] { $name } está pensando
    }
calling = Conectando con la mesa …
no-contact = Sin conexión, nuevo intento en { $seconds } s
closed = El servidor ha cortado esta conexión.
table-deleted = El operador del servidor ha borrado esta mesa.
seat-gone = Este asiento se juega ahora en otro sitio.
come-back = Volver a conectar
refused = No es posible
understood = Entendido
ruling = Aclaración { $ruling }
same-screen = En esta pantalla
hand-screen-to = Pasa la pantalla a { $name }
i-am-here = Aquí estoy
ended = La partida ha terminado
abandoned = Terminada sin resultado
ground-won = Nadie ha puntuado.
you-win = Ganas, { $points }
wins = { $count ->
        [one] { $names } gana, { $points }
        *[other] { $names } ganan, { $points } cada uno
    }
watch-replay = Verla de nuevo
check-chance = Comprobar el azar
rematch = Jugar otra vez
to-rematch = A la siguiente mesa
paused = La partida está en pausa
paused-text = Todos los relojes están parados.
paused-until = Fin de la pausa: { $end }.
covered-text = El tablero está tapado mientras los relojes están parados.
pause = Pausa
pause-left = Pedir una pausa ({ $count ->
        [0] no queda ninguna
        [one] queda una
       *[other] quedan { $count }
    })
resume = Seguir
undo = Deshacer
undo-asked = { $name } quiere deshacer la última acción.
undo-yours = Pediste deshacer; { $agreed ->
        [0] nadie está de acuerdo aún
        [one] una persona está de acuerdo
        *[other] { $agreed } están de acuerdo
    }.
pause-asked = { $name } pide una pausa. Los relojes corren hasta que todos estén de acuerdo.
pause-yours = Pediste una pausa; { $agreed ->
        [0] nadie está de acuerdo aún
        [one] una persona está de acuerdo
        *[other] { $agreed } están de acuerdo
    }. Los relojes siguen corriendo.
agree = De acuerdo
decline = Rechazar
withdraw = Retirar
give-to-bot = Que juegue un bot por mí
take-back = Volver a jugar yo
hand-over = Ceder mi asiento
handed-over-text = Tu asiento tiene un enlace nuevo. Quien lo abra primero sigue jugando; aquí el asiento ya no está.
device-link = Enlace para otro dispositivo
device-link-text = El primer dispositivo que abra este enlace también jugará por tu asiento. Todos en la mesa ven que ha llegado.
reissue = Enlace nuevo para un asiento
reissue-text = Para quien no puede volver a su asiento. Lo que abría el asiento deja de valer, y se avisa a todos en la mesa.
reissue-for = Enlace nuevo para { $name }
reissued-text = Este enlace abre el asiento de { $name }, una sola vez. Lo que lo abría antes ya no vale.
resign = Abandonar
abandon = Terminar la partida
sure-resign = Un bot jugará hasta el final por ti. No podrás volver.
sure-hand-over = Recibirás un enlace nuevo para tu asiento y lo perderás aquí.
sure-abandon = La partida termina sin resultado.
do-it-resign = Abandonar
do-it-hand-over = Ceder
do-it-abandon = Terminar
change-who = Nombre y cuadrilla
keep-this = Guardar
hook-text = Cada vez que alguien debe decidir, esta dirección recibe un POST con la mesa, el asiento y el nombre. No lleva ningún secreto.
hook-address = Dirección
hook-set = Anunciar allí
hook-unset = No anunciar más
hook-on = Desde ahora los turnos se anuncian allí.
hook-off = Los turnos no se anuncian en ningún sitio.
chance-is-dealt = Se está sorteando
chance-waits-for = { $count ->
        [0] El azar espera a que se conecte otra persona
        *[other] El azar espera a { $names }
    }
chance-waits-text = En esta mesa solo se sortea mientras haya al menos dos personas conectadas.
chance-forked = El servidor le cuenta a este navegador otro pasado que antes.
chance-forked-text = Lo que dice del azar no continúa lo que este navegador ha anotado: la partida se hizo retroceder o se cambió. Este navegador ya no participa en los sorteos de esta mesa.
chance-left-out = Tu respuesta fue omitida en un sorteo.
chance-left-out-text = Este navegador respondió enseguida y su respuesta no cuenta. Salvo que tu conexión sea lenta, el servidor la omitió y pudo elegir entre dos sorteos.
chance-not-asked = A este navegador no se le preguntó en un sorteo.
chance-not-asked-text = Estaba conectado y había respondido a todas las preguntas. El servidor sorteó sin él.
chance-no-storage = Este navegador no puede participar en los sorteos.
chance-no-storage-text = Tendría que guardar algo, y su almacenamiento está lleno o bloqueado. Puedes jugar, pero los sorteos no dependen de este navegador.
save-proof = Guardar la prueba
replay = Repetición
shortcuts = Teclado
fact-flagged = A { $name } se le acabó el tiempo.
fact-given = { $bot } juega por { $name }.
fact-taken-back = { $name } vuelve a jugar.
fact-claimed = { $name } ocupó el asiento con su enlace.
fact-claimed-device = Otro dispositivo se ha unido al asiento de { $name }.
fact-device-linked = { $name } creó un enlace para otro dispositivo.
fact-reissued = Quien abrió la mesa creó un enlace nuevo para el asiento de { $name }.
fact-handed-over = { $name } cedió el asiento.
fact-undo-asked = { $name } pide deshacer.
fact-undo-agreed = { $name } está de acuerdo.
fact-undo-declined = { $name } no está de acuerdo.
fact-undone = { $name } deshace la última acción.
fact-paused = { $name } pausa la partida.
fact-pause-asked = { $name } pide una pausa.
fact-pause-agreed = { $name } acepta la pausa.
fact-pause-declined = { $name } rechaza la pausa.
fact-request-lapsed = Nadie respondió a tiempo a la petición.
fact-pause-over = Se acabó el tiempo de la pausa; la partida sigue.
fact-resumed = { $name } termina la pausa.
fact-resigned = { $name } abandona; sigue { $bot }.
fact-abandoned = { $name } termina la partida.
fact-ended = El operador ha terminado la partida. { $reason }
fact-rules-changed = Las reglas de este juego han cambiado desde que empezó la partida: termina sin resultado.
fact-freed = El operador ha liberado el asiento { $number }.
fact-closed-seat = El operador ha cerrado el asiento de { $name }; { $bot } sigue jugando.

## The strip

seismogram = Sismograma
strip-label = Turnos de la partida
strip-value = Turno { $turn } de { $total }, { $name }
strip-value-quake = Turno { $turn } de { $total }, terremoto { $quake }, { $name }
quakes-so-far = { $count ->
        [0] Sin terremotos aún
        [one] 1 terremoto hasta ahora
        *[other] { $count } terremotos hasta ahora
    }
turn-back = Un turno atrás
turn-on = Un turno adelante
live = Ahora
drag-pen = Arrastra la aguja para mirar atrás. La partida sigue.
looking-back = Estás mirando atrás. «Ahora» muestra el presente.

## Replay

set-up = La preparación
moment-quake = Terremoto { $plate }
moment-shifts = { $count ->
        [0] Terremoto, nada se desplaza
        [one] Terremoto, una placa se desplaza
        *[other] Terremoto, { $count } placas se desplazan
    }
goes-on-at-rest = sigue cuando el suelo haya quedado quieto
to-table = A la mesa

## Chance

chance-how = Aquí se deriva de nuevo cada sorteo y se dice quién habría podido preverlo o elegirlo.
seal-fits = El sello corresponde a la semilla.
seal-broken = El sello no corresponde a la semilla.
seal-text = El SHA-256 de la semilla debe ser el sello.
seal-same = Es el sello que este navegador vio primero.
seal-changed = No es el sello que este navegador vio primero.
seal-unseen = Este navegador no vio antes ningún sello.
seal-same-text = Un sello guardado desde el principio no puede cambiarse luego.
draws-text = Cada sorteo se ha derivado de nuevo en este navegador con HMAC-SHA-256, a partir de la semilla y las palabras o de los eslabones. Solo las probabilidades vienen del servidor, que conoce las reglas.
checked-here = Comprobado en este navegador
draws-right = Todos los sorteos son correctos
draws-partly = No todo está probado
own-part = { $draws ->
        [one] En 1 de { $of } sorteos hay un eslabón de este navegador: nadie pudo preverlo, se aliara quien se aliara; y elegir, solo entre unos pocos omitiendo otras respuestas, que entonces faltan.
        *[other] En { $draws } de { $of } sorteos hay un eslabón de este navegador: nadie pudo preverlos, se aliara quien se aliara; y elegir, solo entre unos pocos omitiendo otras respuestas, que entonces faltan.
    }
own-part-text = Para estos no tienes que fiarte de nadie: solo este navegador conocía su eslabón antes de revelarlo.
noted-same = El registro continúa lo que anotó este navegador.
noted-other = El registro no continúa lo que anotó este navegador: la partida se cambió o a otros se les mostró otra.
noted-text = A quien ve el mismo hash de la transcripción se le mostró lo mismo.
transcript-hash = Hash de la transcripción
chance-not-fair = Esto no encaja
seal-missing = No hay sello con el que comprobar la semilla.
word-counted = La palabra que añadió este navegador se tuvo en cuenta.
word-missing = La palabra que añadió este navegador no se tuvo en cuenta.
words-text = Una palabra garantiza que la semilla no se escogió a conveniencia de nadie. Aun así, el servidor podía calcular los sorteos.
draw-wrong = Salió «{ $action }»; lo que se sigue es «{ $due }».
seed = Semilla
commitment = Sello
check-yourself = Para no fiarte de nadie, guarda la partida y compruébala en tu máquina:
record = el registro de esta partida

## The list of what may be done

list = Lista
list-later = La lista se llena cuando te toca.
list-chosen = Lo que está elegido
list-choose = Elige primero
list-do = { $action }
do-pass = Pasar
choose-verb = Qué

## Keyboard

keys-walk = Recorrer el mapa
keys-next = Siguiente casilla marcada
keys-previous = Casilla marcada anterior
keys-fit = Mostrar todo
keys-nearer = Más cerca
keys-farther = Más lejos
keys-skip = Saltar lo que se mueve
keys-table = En todas las mesas
key-space = Barra espaciadora
keys-act = Colocar, luego confirmar
keys-back = De vuelta a la mano
keys-list = Lista o mapa
keys-live = Al presente
keys-earlier = Un turno atrás
keys-later = Un turno adelante
keys-pause = Pausa, o seguir
