### What `arena` and `study` say.

figure-range = { $low } a { $high }
figure-give-or-take = { $value } ± { $reach }

arena-games = { $games ->
    [one] { $games } partida, guardada en «{ $folder }». Semilla: { $seed }
   *[other] { $games } partidas, guardadas en «{ $folder }». Semilla: { $seed }
}
arena-head-bot = Bot
arena-head-rating = Fuerza
arena-head-range = Intervalo del 95 %
arena-head-games = Partidas
arena-head-points = Puntos
arena-head-table = Mesa
arena-head-share = Victorias
arena-head-fair = Justo
arena-against = { $bot } contra { $others }
arena-several = { $number } × { $bot }
arena-head-luck-free = Sin suerte
arena-head-worth = Valor
arena-head-difference = Diferencia
arena-less = { $bot } menos { $other }
arena-luck-note = Cada sorteo y cada tirada se comparan con la media; la última columna dice cuántas partidas corrientes vale una así.
arena-sprt-high = { $table }: más bien el { $high } de las victorias que el { $low }. Logaritmo de la razón de verosimilitud { $ratio } tras { $deals } sorteos.
arena-sprt-low = { $table }: más bien el { $low } de las victorias que el { $high }. Logaritmo de la razón de verosimilitud { $ratio } tras { $deals } sorteos.
arena-sprt-open = { $table }: sin decidir entre el { $low } y el { $high } de las victorias. Logaritmo de la razón de verosimilitud { $ratio } de ± { $bound } tras { $deals } sorteos.
arena-first = Quien empieza gana el { $share } ({ $range }); lo justo sería el { $fair }.
arena-turns = Una partida tiene { $turns } turnos ({ $range }).
arena-left = { $minutes ->
    [one] { $finished } de { $games } partidas; queda { $minutes } minuto más o menos
   *[other] { $finished } de { $games } partidas; quedan unos { $minutes } minutos
}
arena-playing = Jugando
arena-stopped = Detenido. { $finished } de { $games } partidas están terminadas y guardadas; la misma orden continúa.

arena-no-report = No hay informe. { $why }
arena-seats = { $seats ->
    [one] { $seats } asiento
   *[other] { $seats } asientos
}

# The reports. Their notes are one or two short sentences.
report-arena = Arena
report-study = Estudio
report-leads = { $bot } va en cabeza
report-ahead = { $bot } va delante, pero no es seguro
report-leads-note = Fuerza { $rating } ({ $range }), { $ahead } por delante de { $second }.
report-ratings = Fuerza
report-ratings-note = 400 más son diez contra uno. El 0 es la media de estos bots. Una línea es un intervalo del 95 %.
report-shares = Victorias
report-shares-note = Los mismos sorteos para ambos lados, todos en todos los asientos. La marca discontinua es la parte de los asientos.
report-luck-free = Victorias sin suerte
report-test = Prueba secuencial
report-points = Puntos
report-points-note = Cuántas veces un asiento hizo cuántos puntos. La marca es la mediana.
report-length = Duración de una partida
report-turns = Turnos
report-order = Orden de juego
report-order-note = La parte de las victorias según cuándo juega un asiento. Cada bot se sienta en todas partes por igual.
report-place = { $place ->
    [1] Primero
    [2] Segundo
    [3] Tercero
   *[4] Cuarto
}
report-made = Cómo se hizo
report-made-exact = Esta orden juega las mismas partidas otra vez, en cualquier ordenador.
report-made-timed = Esta orden juega otra vez con los mismos sorteos. Los bots que piensan según el reloj pueden elegir otra cosa.
report-seed = Semilla
report-version = Quakeboard
report-rules = Reglas

study-setup = Disposición
study-figures = Cifras
study-figures-note = Medias de una partida; ± es medio intervalo del 95 %.
study-differences = Diferencia con { $base }, sorteo a sorteo:
study-turns = Turnos
study-turns-note = Lo que dura una partida.
study-points = Puntos
study-points-note = Lo que hace un asiento en una partida.
study-spread = Distancia
study-spread-note = De la puntuación más baja de una partida a la más alta.
study-lead = Ventaja
study-lead-note = De la segunda puntuación de una partida a la más alta.
study-first = Primer asiento
study-first-note = Cuánto más de lo justo gana quien empieza. La marca discontinua es lo justo.
study-lost = Perdido en terremotos
study-lost-note = La parte de lo construido que los terremotos han destruido.

# What is refused
refusal-too-few-bots = Tales mesas necesitan al menos { $least } bots; hay { $bots }.
refusal-bot-twice = El bot «{ $bot }» se nombra dos veces.
refusal-no-challenger = El retador «{ $bot }» no está entre los bots. Hay: { $bots }.
refusal-bad-sprt = «{ $sprt }» no son dos partes de las victorias, primero la menor: 0.5,0.55.
refusal-other-version = Un proceso de trabajo tiene la versión { $found } de Quakeboard, y este programa la { $known }.
refusal-other-run = La carpeta «{ $folder }» contiene otra serie: allí «{ $field }» es { $found }, y aquí es { $asked }.
refusal-not-a-run = La carpeta «{ $folder }» contiene archivos, y ninguno es una serie.
refusal-bad-run = El archivo «{ $file }» no describe una serie: { $why }.
refusal-run-is-open = Otro programa está jugando la serie de «{ $folder }».
refusal-unknown-executor = «{ $executor }» no puede jugar partidas. Hay: { $executors }.
refusal-not-installed = Hace falta { $package }, que no está instalado aquí: pip install «quakeboard[{ $extra }]».
refusal-no-cluster = En { $address } no responde ningún planificador de Dask.
refusal-no-workers = El planificador de Dask en { $address } no tiene procesos de trabajo.
refusal-worker-gone = Un proceso de trabajo se ha ido: { $why }. Lo terminado está guardado, y la misma orden continúa.
refusal-setup-twice = La disposición «{ $setup }» se nombra dos veces.
