### A table and its replay.

## Pages and tools

copy = Copiar
copied = Copiado
unknown-game = Esta página no sabe dibujar el juego «{ $game }». Se puede jugar a través de la interfaz del servidor.

## Lobby

devices = { $count ->
        [one] Abierto en 1 sitio
        *[other] Abierto en { $count } sitios
    }
seat-resigned = Abandonó
sit-down = Sentarse
stand-up = Levantarse
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
players = Jugadores
players-count = { $count } personas
watching = Estás mirando
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
understood = Entendido
same-screen = En esta pantalla
hand-screen-to = Pasa la pantalla a { $name }
i-am-here = Aquí estoy
ended = La partida ha terminado
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
shortcuts = Teclado
fact-flagged = { $who ->
        [you] Se te acabó el tiempo.
        *[other] A { $name } se le acabó el tiempo.
    }
fact-given = { $who ->
        [you] { $bot } juega por ti.
        *[other] { $bot } juega por { $name }.
    }
fact-taken-back = { $who ->
        [you] Vuelves a jugar.
        *[other] { $name } vuelve a jugar.
    }
fact-claimed = { $who ->
        [you] Ocupaste el asiento con su enlace.
        *[other] { $name } ocupó el asiento con su enlace.
    }
fact-claimed-device = { $who ->
        [you] Otro dispositivo se ha unido a tu asiento.
        *[other] Otro dispositivo se ha unido al asiento de { $name }.
    }
fact-device-linked = { $who ->
        [you] Creaste un enlace para otro dispositivo.
        *[other] { $name } creó un enlace para otro dispositivo.
    }
fact-reissued = { $who ->
        [you] Quien abrió la mesa creó un enlace nuevo para tu asiento.
        *[other] Quien abrió la mesa creó un enlace nuevo para el asiento de { $name }.
    }
fact-handed-over = { $who ->
        [you] Cediste el asiento.
        *[other] { $name } cedió el asiento.
    }
fact-undo-asked = { $who ->
        [you] Pides deshacer.
        *[other] { $name } pide deshacer.
    }
fact-undo-agreed = { $who ->
        [you] Estás de acuerdo.
        *[other] { $name } está de acuerdo.
    }
fact-undo-declined = { $who ->
        [you] No estás de acuerdo.
        *[other] { $name } no está de acuerdo.
    }
fact-undone = { $who ->
        [you] Deshaces la última acción.
        *[other] { $name } deshace la última acción.
    }
fact-paused = { $who ->
        [you] Pausas la partida.
        *[other] { $name } pausa la partida.
    }
fact-pause-asked = { $who ->
        [you] Pides una pausa.
        *[other] { $name } pide una pausa.
    }
fact-pause-agreed = { $who ->
        [you] Aceptas la pausa.
        *[other] { $name } acepta la pausa.
    }
fact-pause-declined = { $who ->
        [you] Rechazas la pausa.
        *[other] { $name } rechaza la pausa.
    }
fact-request-lapsed = Nadie respondió a tiempo a la petición.
fact-pause-over = Se acabó el tiempo de la pausa; la partida sigue.
fact-resumed = { $who ->
        [you] Terminas la pausa.
        *[other] { $name } termina la pausa.
    }
fact-resigned = { $who ->
        [you] Abandonas; sigue { $bot }.
        *[other] { $name } abandona; sigue { $bot }.
    }
fact-abandoned = { $who ->
        [you] Terminas la partida.
        *[other] { $name } termina la partida.
    }
fact-ended = El operador ha terminado la partida. { $reason }
fact-rules-changed = Las reglas de este juego han cambiado desde que empezó la partida: termina sin resultado.
fact-freed = El operador ha liberado el asiento { $number }.
fact-closed-seat = { $who ->
        [you] El operador ha cerrado tu asiento; { $bot } sigue jugando.
        *[other] El operador ha cerrado el asiento de { $name }; { $bot } sigue jugando.
    }

## The strip

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
drag-pen = Arrastra la aguja para mirar atrás. La partida sigue.
looking-back = Estás mirando atrás. «Ahora» muestra el presente.

## Replay

set-up = La preparación
goes-on-at-rest = sigue cuando el suelo haya quedado quieto
to-table = A la mesa

## The list of what may be done

list-later = La lista se llena cuando te toca.
list-chosen = Lo que está elegido
list-choose = Elige primero
list-do = { $action }
do-pass = Pasar
choose-verb = Qué

## Keyboard

keys-skip = Saltar lo que se mueve
keys-table = En todas las mesas
key-space = Barra espaciadora
keys-list = Lista o mapa
keys-live = Al presente
keys-earlier = Un turno atrás
keys-later = Un turno adelante
keys-pause = Pausa, o seguir
