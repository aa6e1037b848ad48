### Quien está fuera, relojes que se agotan, peticiones que caducan, revanchas.

## Quién está

presence-you = Tú
presence-screen = En esta pantalla
presence-here = Presente
presence-away-now = Fuera
presence-away = Fuera hace { time-span }
presence-expected = Aún no ha llegado
presence-bot = Bot, { bot-short }
presence-free = Libre
time-span = { $unit ->
        [minutes] { $count } min
        [hours] { $count } h
       *[days] { $count ->
            [one] { $count } día
           *[other] { $count } días
        }
    }

## Alguien está fuera

away-turn = Turno { $turn }: { $name }
away-title = { $name } lleva fuera { time-span }
away-zero-bot = Al llegar a cero sigue un bot.
away-zero-pass = Al llegar a cero se pasa el turno.
away-no-clock = No hay reloj.
away-bot-at = Un bot sigue jugando: { $when }.
away-later = Podrás hacer algo al respecto: { $when }.
remind = Avisar a { $name }
remind-text = Un aviso de que es su turno
reminded-last = Último aviso: { $when }, de { $name }
let-bot-play = Que un bot juegue este turno
end-here = Votar por terminar aquí
end-here-text = Los puntos como están, sin ganador
must-agree = { $count ->
        [one] Depende de ti
        [2] Los dos tenéis que estar de acuerdo
       *[other] Los { $count } tenéis que estar de acuerdo
    }
have-agreed = { $agreed } de { $count } de acuerdo
is-back = { $name } ha vuelto.
is-back-text = La partida sigue como antes.
when-away = Si alguien está fuera
when-away-text = Además de lo que acuerden los demás
bot-never = Nada por sí solo
bot-after = { $days ->
        [one] Tras { $days } día sigue un bot
       *[other] Tras { $days } días sigue un bot
    }
lobby-bot-after = { $days ->
        [one] tras { $days } día de ausencia sigue un bot
       *[other] tras { $days } días de ausencia sigue un bot
    }

## Relojes

seconds-left = Quedan { $seconds } s
time-up = Se acabó el tiempo
time-up-clock = Tu reloj: 0:00
time-up-text = Un bot juega por ti. Tus puntos siguen siendo tuyos.
time-up-soon = El bot termina este turno y luego juegas tú.
take-over = Tomar el mando
played-for-you = Jugado por ti
not-yet-played = El bot aún no ha jugado.
gives-seconds = Si tomas el mando ahora, juegas desde tu próximo turno, con { $seconds } segundos por jugada.
gives-full = Si tomas el mando ahora, juegas desde tu próximo turno, con todo el tiempo de cada jugada.
title-time-up = Se acabó el tiempo · Quakeboard

## Peticiones y revanchas

undo-over = La petición de deshacer ha caducado.
pause-over = La petición de pausa ha caducado.
series = { $games ->
        [0] Empieza la serie
        [one] La serie tras { $games } partida
       *[other] La serie tras { $games } partidas
    }
series-wins = { $name } { $wins }
rematch-waits = Empieza por sí sola cuando estén todos. Falta: { $names }.
rematch-begins = Están todos. Empieza.

## Registro

fact-reminded = { $who ->
        [you] Avisas a { $asked }.
        *[other] { $whom ->
            [you] { $name } te avisa.
            *[other] { $name } avisa a { $asked }.
        }
    }
fact-bot-voted = { $who ->
        [you] Dejarías que un bot juegue este turno.
        *[other] { $name } dejaría que un bot juegue este turno.
    }
fact-bot-voted-all = { $who ->
        [you] Estás
        *[other] { $name } está
    } de acuerdo: { $bot } juega este turno por { $whom ->
        [you] ti
        *[other] { $asked }
    }.
fact-end-voted = { $who ->
        [you] Terminarías aquí.
        *[other] { $name } terminaría aquí.
    }
fact-end-voted-all = { $who ->
        [you] Estás de acuerdo: la partida termina aquí, sin ganador.
        *[other] { $name } está de acuerdo: la partida termina aquí, sin ganador.
    }
fact-came-back = { $who ->
        [you] Has vuelto.
        *[other] { $name } ha vuelto.
    }
fact-given-away = { $who ->
        [you] Estabas fuera; sigue { $bot }.
        *[other] { $name } está fuera; sigue { $bot }.
    }
