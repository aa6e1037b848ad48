### San Andreas: por qué greedy haría lo que aconseja. Claves y parámetros de bots/reasons.py.

## San Andreas: advice

hint-founds-out-of-reach = Tu { $coin } queda { san-andreas-inland } y ningún epicentro lo alcanza.
hint-founds-in-reach = Tu { $coin } queda { san-andreas-inland }; hay un epicentro cerca, pero ninguna otra casilla promete más.
hint-founds-in-vain = Tu { $coin } aún no puntúa ahí, pero ninguna otra casilla promete más.
hint-founds-null = Una ciudad nula puede sobrevivir ahí y recuperar una moneda que se pierda en un terremoto.
hint-founds-last =
    { $coin ->
        [0] El nulo es tu última moneda: el próximo terremoto termina entonces la partida.
       *[other] El { $coin } es tu última moneda: el próximo terremoto termina entonces la partida.
    }
hint-sets-off-quake = Provoca el terremoto, en el que deberías puntuar más que cada uno de los demás.
hint-sets-off-anyway = Provoca el terremoto y tú eliges el orden de los dados; nada ayuda más.
hint-hits-rival = El terremoto golpearía sobre todo las ciudades de { $name }.
hint-sooner = Acerca el próximo terremoto, en el que deberías puntuar más que cada uno de los demás.
hint-order-saves = Si empiezas por este dado, tus ciudades puntúan lo máximo.
hint-order-hurts = Si empiezas por este dado, los demás puntúan lo mínimo.
hint-order-alike = Qué dado sigue no cambia nada para ti.
hint-takes-back = El { $coin } puntúa { $points } ahí de inmediato.
hint-keeps-null = Ninguna moneda perdida puntúa bastante ahí; el nulo puede esperar una mejor.
