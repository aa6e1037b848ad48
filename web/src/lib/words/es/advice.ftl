### Lo que el servidor piensa de una posición: pistas, pronósticos, el análisis de una partida terminada.

## En la mesa

hint = Pista
hint-thinking = Pensando …
forecast = Pronóstico
advice-forbidden = En esta mesa todos juegan sin pistas ni pronósticos.
action-words = { $what }: { $how }
odds-about = { $p } ± { $error }
odds-tiny = menos de { $p }
forecast-tiles = Peligro de cada loseta
forecast-cities = Peligro de cada ciudad en el próximo terremoto
forecast-soon = Hasta que vuelvas a colocar
forecast-end = Hasta el final
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
forecast-waits = Mirando adelante …
danger-tile = { $owner ->
        [you] tu loseta { $at }
        [other] la loseta { $at } con una cuadrilla de { $name }
        *[none] la loseta { $at }
    }
danger-city = { $owner ->
        [you] tu ciudad en { $at }
        *[other] la ciudad de { $name } en { $at }
    }
