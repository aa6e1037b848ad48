### Español: los tableros de San Andreas. Glosario: véase src/quakeboard/language/sanandreas.es.ftl.

## The map

sanandreas-ocean = Océano Pacífico

## What a space says of itself. $at is a space such as 3,12; $figure is a lean as the board shows it: .7, 1, 1.4

sanandreas-the-tile =
    { $pawn ->
        [S] la placa del Sol
        [M] la placa de la Luna
        [C] la placa de la Corona
        [A] la placa del Escudo
       *[none] la placa de { $tile }
    }
sanandreas-pawn =
    { $pawn ->
        [S] Sol
        [M] Luna
        [C] Corona
       *[A] Escudo
    }

## Relief

sanandreas-relief = Relieve

## En las páginas que comparten todos los juegos

game-san-andreas = San Andreas
    .who = 3 o 4 personas, 45 minutos
    .about = Funda ciudades de valor oculto en la costa de California. Las placas se desplazan, suben y se hunden, y algunas de tus ciudades con ellas.
plan-san-andreas = La costa de California
founders = Fundadores
coins-left = { $coins ->
        [one] { $coins } moneda
        *[other] { $coins } monedas
    }
epicentres = { $count } de 4 epicentros marcados
coin = { $coin ->
        [0] el nulo
        *[other] el { $coin }
    }
pawn = { $pawn ->
        [S] el Sol
        [M] la Luna
        [C] la Corona
        *[A] el Escudo
    }
action-space = en { $at }
forecast-cities = Peligro de cada ciudad en el próximo terremoto
danger-city = { $owner ->
        [you] tu ciudad en { $at }
        *[other] la ciudad de { $name } en { $at }
    }
option-lakes = Lagos
    .about = El agua separada del mar abierto no es costa: allí no hay epicentros, y las ciudades puntúan según el océano que hay más allá.
option-lost = Monedas perdidas
option-lost-open = Monedas perdidas a la vista
    .about = Una moneda perdida se enseña a todos.
option-lost-closed = Monedas perdidas ocultas
    .about = Una moneda que se pierde antes de haber puntuado sigue siendo un secreto de su dueño.

## Las fases de un terremoto, en una repetición

sanandreas-stage-dice = Dados
sanandreas-stage-tile = Placa: { sanandreas-pawn }
sanandreas-stage-fall = Caen ciudades
sanandreas-stage-sinks = Se hunden placas
sanandreas-stage-score = Puntuación
