### Mesas en línea: lo que allí se rechaza.

# Preparación
refusal-seat-name = Un nombre tiene de 1 a { $longest } caracteres imprimibles.
refusal-blank-name = Un nombre necesita caracteres visibles y ninguno en blanco.
refusal-bad-colour = Un color es un número de 0 a { $most }.
refusal-nobody-plays = Al menos un asiento debe ser para una persona.
refusal-bad-clock = Un reloj da de { $least } segundos a { $most } días; el incremento es como máximo un día.
refusal-one-process = Un archivo SQLite sirve a un solo proceso; para varios: --database postgresql://…
refusal-needs-linux = Un servidor solo se mide en Linux: allí puede tener un núcleo para él solo.

# En la mesa
refusal-store-unavailable = Ahora mismo no se pueden guardar las partidas. No se ha perdido nada; inténtalo pronto otra vez.
refusal-stale-sequence = La mesa ha avanzado: el número siguiente es { $next }, no { $given }.
refusal-early-sequence = La mesa aún no ha llegado ahí: el número siguiente es { $next }, no { $given }.
refusal-not-seated = Eso solo lo puede hacer quien está sentado a la mesa.
refusal-not-asked = No es el turno de este asiento.
refusal-not-begun = La partida no ha empezado.
refusal-has-begun = La partida ya ha empezado.
refusal-is-over = La partida de esta mesa ha terminado.
refusal-not-over = La partida de esta mesa aún no ha terminado.
refusal-is-paused = La partida está en pausa.
refusal-not-paused = La partida no está en pausa.
refusal-seat-taken = Ya hay alguien sentado ahí.
refusal-seats-free = La partida empieza cuando todos los asientos están ocupados; quedan { $free } libres.
refusal-colour-taken = Alguien en la mesa tiene ese color.
refusal-name-taken = «{ $name }» juega en esta mesa: hay que elegir un nombre que no se pueda confundir con ese.
refusal-nothing-to-undo = Este asiento no tiene nada que deshacer.
refusal-secret-shown = Desde entonces alguien ha conocido un secreto; ya no se puede deshacer.
refusal-undo-asked = Alguien ya ha pedido volver atrás.
refusal-undo-not-asked = Nadie ha pedido volver atrás ni una pausa.
refusal-own-undo = Los demás tienen que estar de acuerdo.
refusal-pause-asked = Alguien ya ha pedido una pausa.
refusal-pauses-used-up = Este asiento ya ha tenido sus { $most } pausas; una partida con reloj no permite más.
refusal-bot-plays = Un bot juega por este asiento; recupéralo primero.
refusal-no-bot-plays = Ningún bot juega por este asiento.
refusal-has-resigned = Este asiento se ha rendido.
refusal-others-play = Otros siguen jugando. Ríndete y un bot jugará por ti.
refusal-no-seat = En esta mesa no hay asiento { $seat }.
refusal-no-table = Esa mesa no existe.
refusal-wrong-key = Este enlace no abre la mesa.
refusal-invitation-only = A esta mesa se viene por invitación.
refusal-rematched = Ya hay una revancha.
refusal-time-is-over = El tiempo de este asiento se ha acabado; un bot juega hasta el final.
refusal-no-entry = En esa mesa no hay ninguna entrada { $seq }.
refusal-branch-ended = En la entrada { $seq } la partida ya ha terminado: desde ahí no queda nada por jugar.
refusal-branch-seats = La partida que va a seguir tiene { $seats } asientos.
refusal-forecast-forbidden = En esta mesa todos juegan sin consejos ni pronósticos.
refusal-no-forecast = Para este juego no hay pronósticos.
refusal-game-too-long = Esta partida ha llegado a { $most } acciones, el máximo de una mesa; ríndete o abandónala.
refusal-table-full = El registro de esta mesa ha llegado a { $most } entradas; solo se acepta lo que lleva la partida a su fin.
refusal-too-many-undos = En esta mesa se ha deshecho { $most } veces; ya no se puede deshacer nada más.
refusal-undo-too-far = La última acción de este asiento quedó más de { $most } jugadas atrás, demasiado lejos para deshacerla.
refusal-record-too-long = Una partida de { $found } acciones es demasiado larga para una mesa, que admite { $most }.
refusal-bad-token = El secreto de un asiento tiene de { $least } a { $most } caracteres.
refusal-too-long = Lo que se dice tiene de 1 a { $longest } caracteres.
refusal-not-the-host = Eso solo lo puede hacer quien abrió la mesa.
refusal-bad-hook = Los turnos solo se pueden anunciar a direcciones http:// o https://.
refusal-private-hook = Los turnos no se anuncian a direcciones privadas.

# Mensajes y peticiones
refusal-bad-message = Este mensaje no se puede entender aquí: { $why }.
refusal-hello-twice = Ya se ha dicho «hello».
refusal-hello-first = El primer mensaje es «hello».
refusal-slow-down = Demasiados mensajes. Espera un poco.
refusal-still-thinking = De una en una: el último consejo o pronóstico aún se está pensando.
refusal-too-many-hints = Se están calculando demasiados consejos y pronósticos, la mayoría para ti. Inténtalo de nuevo en un momento.
refusal-internal = Algo ha fallado aquí. No se ha cambiado nada.
refusal-bad-request = La petición no está bien formada: { $why }.
refusal-foreign-origin = Las páginas de otros sitios no pueden hacer eso.
refusal-too-many-tables = Demasiadas mesas desde esta dirección. Espera un poco.
refusal-too-many-open-tables = { $most } mesas públicas desde esta dirección aún no han empezado. Empieza o abandona una de ellas, o invita a jugadores.
refusal-too-many-seats = Desde esta dirección hay { $most } asientos ocupados en mesas públicas que aún no han empezado. Deja primero uno de ellos.
refusal-too-many-requests = Demasiadas peticiones desde esta dirección. Espera un poco.
refusal-too-many-sockets = Demasiadas conexiones desde esta dirección.
refusal-too-many-records = Este servidor está cargando y comprobando todas las partidas que puede. Inténtalo de nuevo dentro de unos segundos.
refusal-not-found = No hay nada en esta dirección.
refusal-not-allowed = Eso no se puede hacer en esta dirección.
