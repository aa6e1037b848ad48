### Lo que el servidor piensa de una posición: consejos, pronósticos, el análisis de una partida terminada.

## En la mesa

hint = Consejo
hint-thinking = Pensando …
hint-ask = Pedir un consejo
hint-about = El servidor piensa, muestra en el mapa lo que haría y dice por qué.
hint-later = Puedes pedir un consejo cuando te toca.
forecast = Pronóstico
advice-forbidden = En esta mesa todos juegan sin consejos ni pronósticos.
action-words = { $what }: { $how }
action-then = { $first }, { $then }
odds-about = { $p } ± { $error }
odds-tiny = menos de { $p }
forecast-soon = Hasta que vuelvas a colocar
forecast-end = Hasta el final
forecast-on-map = Mostrar en el mapa
forecast-average = Orden medio de dados
forecast-worst = Peor orden de dados
forecast-key = Rayado
forecast-from = desde { $p }
forecast-most = Lo que más peligra: { $what }, { $odds }.
forecast-safe = Nada está en peligro.
forecast-list = { $count ->
        [one] El único lugar como texto
        *[other] Los { $count } lugares como texto
    }
forecast-nothing = En el tablero no hay nada que un terremoto pueda llevarse.
forecast-waits = Calculando …
forecast-later = Un pronóstico mira adelante en una partida en curso.

## El análisis de una partida terminada

analysis = Análisis
analyse = Analizar la partida
analyse-text = El servidor sigue jugando desde cada paso: quién iba a ganar y qué habría sido mejor. Tarda medio minuto, más o menos.
analyse-again = Analizar otra vez
analysis-progress = { $total ->
        [0] Empezando …
        *[other] Paso { $step } de { $total }
    }
analysis-stop = Parar
analysis-stopped = Parado tras el paso { $step } de { $total }.
analysis-cut = El servidor se interrumpió tras el paso { $step }. Aquí está lo hallado hasta entonces.
analysis-done = Los { $total } pasos están analizados.
chance-to-win = Probabilidad de ganar
chance-text = Tras cada turno, ± { $error }
chance-of = { $odds } de ganar
strip-odds = { $told }. Probabilidad de ganar: { $odds }
odds-of = { $name } { $odds }
curves = Curvas
costliest = Las decisiones más caras
costliest-so-far = Las decisiones más caras hasta ahora
costly = Turno { $turn }, { $name }
costly-none = Ninguna decisión costó más de lo que explica el azar.
better-was = Mejor: { $action }
better-eyebrow = Turno { $turn }, { $name }: { $loss } perdido
better-odds = { $better } de ganar en lugar de { $odds }.
better-played = Jugado: { $action }
better-close = Volver al turno
luck-and-skill = Suerte y habilidad
luck = Suerte
lost-by-choice = Regalado
luck-text = Suerte: cuánto cambiaron los sorteos y los dados la probabilidad de ganar. Regalado: cuánto la habrían subido mejores decisiones. Todo sumado.
luck-error = Con un margen de { $error }.

# Replay
moment-turn = Turno { $turn }, { $name }
of-turns = de { $total }
curve-text = Tras cada turno
play-on = Reproducir
stop = Parar
speed = Velocidad: { $speed } veces
next-quake = Siguiente terremoto
keys-turns = turnos
keys-play = reproducir
link-to-moment = Enlace a este momento
count-of = { $n } de { $total }
quake-stages = Fases del terremoto
waits-for-rest = Las probabilidades y otras opciones aparecen cuando el suelo está quieto.
replay-skip = salta al final del movimiento
before-after = Antes → después
save-picture = Guardar imagen
picture-failed = No se pudo hacer la imagen.
