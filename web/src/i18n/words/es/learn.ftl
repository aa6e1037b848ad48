### Aprender: diez pasos de cada juego; qué es cada parte de un mensaje lo dice el archivo inglés.

## Around the steps

learn-page = Aprender { $game }
learn-step = Paso { $step } de { $total }
learn-count = { $step } de { $total }
learn-steps = Pasos
learn-open-step = { $done ->
        [yes] Paso { $step }, hecho: { $task }
        *[no] Paso { $step }: { $task }
    }
learn-end-step = El final de la lección
learn-back = Atrás
learn-skip = Saltar
learn-again = Empezar de nuevo
learn-on = Seguir
learn-that-is-it = Hecho
learn-answer-points = { $count ->
        [one] 1 punto
        *[other] { $count } puntos
    }
learn-end = Eso es todo
    .seismic = Una carretera paga cuando sus dos extremos han llegado a una intersección o a la ciudad; los terremotos se llevan lo más cercano a la ciudad. El resto es práctica.
    .san-andreas = Las ciudades dan más junto al agua, y ahí es donde se mueve el suelo. El resto es práctica.
learn-other = Aprender { $game }
