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
learn-answer-city = { $who ->
        [you] Tu ciudad en { $at }
        *[other] La ciudad de { $name } en { $at }
    }
learn-end = Eso es todo
    .seismic = Las carreteras pagan cuando llegan sus dos extremos; los terremotos se llevan lo más cercano a la ciudad. El resto es práctica.
    .san-andreas = Las ciudades ganan más junto al agua, y ahí es donde se mueve el suelo. El resto es práctica.
learn-other = Aprender { $game }

## Seismic

learn-seismic-lay = Coloca la recta al este de la ciudad
    .about = Una red de autopistas crece alrededor de San Andreas. Donde dos fichas se tocan, carretera va con carretera y verde con verde. Tu ficha cabe en las casillas iluminadas.
    .how = Elige la casilla iluminada del este y pulsa el botón.
    .done = La carretera enlaza con la ciudad. Lleva al este, a campo abierto.
    .wrong = Ahí también cabe. En esta lección la recta va al este de la ciudad.
learn-seismic-crew = Envía una cuadrilla a tu carretera
    .about = Quien ha colocado una ficha puede enviar una cuadrilla a una de sus carreteras. Al final una carretera paga a su cuadrilla si sus dos extremos han llegado a algún sitio.
    .how = Elige el anillo discontinuo de la carretera y pulsa el botón.
    .done = Toda la sección es tuya, por mucho que crezca. Nadie más puede enviar ahí una cuadrilla.
    .wrong = Se puede pasar. Pero una carretera sin cuadrilla no paga a nadie, así que envía una.
learn-seismic-turn = Lleva tu carretera hacia el noreste
    .about = Jun ha empezado una carretera en el noroeste. La curva abierta alarga la tuya: colócala en el extremo y gírala.
    .how = Elige otra vez la casilla, o pulsa R, y la ficha gira por lo que encaja.
    .done = Tu sección recorre ya dos fichas, y su cuadrilla la tiene entera.
    .wrong = Encaja, pero así tu carretera no va al noreste. Coloca la curva en el extremo de tu carretera y gírala.
learn-seismic-worth = ¿Cuánto daría tu carretera si la cerrara la +3?
    .about = Una sección cerrada paga 1 por cada ficha que recorre, más el número de cada extremo. La ciudad cuenta 6.
    .how = Tu carretera recorre dos fichas. Empieza en la ciudad; la +3 sería el otro extremo.
    .done = 2 por la carretera, 6 por la ciudad, 3 por la intersección: { $right }.
    .wrong = Cuenta la carretera y sus dos extremos.
learn-seismic-close = Cierra tu sección con la +3
    .about = Una intersección acaba todas las carreteras que llegan a ella. Colócala donde la tuya sigue abierta.
    .how = Toma la +3, elige la casilla al final de tu carretera y pulsa el botón.
    .done = Cerrada: { $points } para ti, si la carretera sigue ahí al final de la partida.
    .wrong = Ahí queda bien, pero tu carretera sigue abierta. La +3 va en su extremo noreste.
learn-seismic-longest = ¿Qué lado golpearía ahora un terremoto?
    .about = Seis líneas van de la ciudad al borde de la mesa, y una cifra cuenta las fichas de cada una. Un terremoto golpea el lado con más fichas.
    .how = Un rombo amarillo señala el lado más largo.
    .done = El lado este: dos fichas, y las dos son de tu carretera.
    .wrong = Ese lado tiene menos fichas. Busca el rombo amarillo.
learn-seismic-quake = Mira qué ficha viene
    .about = Un turno empieza destapando fichas hasta que haya tres boca arriba. Algunas son terremotos.
    .go = Destapar una ficha
    .done = Terremoto { $magnitude }.0 en el lado este. { $destroyed ->
        [one] Desaparece una ficha
        *[other] Desaparecen { $destroyed } fichas
    }, y tu cuadrilla vuelve a casa. Cerrada aún no quiere decir segura.
learn-seismic-side = Elige el lado que se rompe
    .about = Un terremoto de 1.0. Dos lados son igual de largos, así que elige quien tiene el turno. Tu cuadrilla está en el suroeste; la de Jun, en el noroeste.
    .how = Elige uno de los dos rombos y pulsa el botón.
    .done = La ficha junto a la ciudad desaparece, y la cuadrilla de Jun vuelve a casa. La cicatriz queda hasta que alguien construya ahí.
    .wrong = Eso mandaría a casa a tu propia cuadrilla. El noroeste te trataría mejor.
learn-seismic-home = Vuelve a enviar tu cuadrilla
    .about = Una cuadrilla que volvió a casa puede salir otra vez. Acabas de construir sobre la cicatriz, y las dos carreteras de la ficha están libres.
    .how = Elige uno de los dos anillos y pulsa el botón.
    .done = Otra vez fuera. Una cuadrilla por turno, solo a la ficha recién colocada y solo a una sección sin cuadrilla.
    .wrong = Se puede pasar. Pero tu cuadrilla está en casa y hay dos carreteras libres: envíala.
learn-seismic-count = ¿Qué dan las cuadrillas en carreteras abiertas?
    .about = Ya está la última ficha de una partida más larga, y los rombos son tuyos. Ahora se cuenta cada sección con cuadrillas.
    .how = Algunas de tus carreteras siguen abiertas por un extremo.
    .nothing = Nada
    .half = La mitad
    .all = Tanto como las cerradas
    .done = Nada: solo pagan las secciones cerradas. Las tuyas dan { $score }, y ganas.
    .wrong = Una carretera paga solo si sus dos extremos han llegado a algún sitio.

## San Andreas

learn-san-andreas-found = Funda una ciudad con tu 5 en la costa
    .about = La costa de California es un rompecabezas de 23 placas. Una moneda encima es una ciudad, y vale más donde su casilla toca el mar.
    .how = Toma el 5, elige un anillo junto al agua y pulsa el botón.
    .done = Tu 5 está a la orilla del agua y vale 5 enteros, mientras aguante el suelo.
    .wrong = Se puede hacer. Aquí toma el 5 y una casilla que toque el mar.
learn-san-andreas-secret = Mira con los ojos de Jun
    .about = Hay tres ciudades. Ves cuánto vale la tuya; de las otras solo ves de quién son.
    .go = Ver lo que ve Jun
    .done = Jun ve que ahí hay una ciudad tuya, pero no su 5. Una moneda se conoce cuando puntúa o se pierde.
learn-san-andreas-inland = ¿Cuánto da aquí tu 5?
    .about = Tras cada terremoto cada ciudad suma su moneda, menos uno por cada casilla que la separa en línea recta del mar más cercano.
    .how = Cuenta las casillas entre la ciudad y la costa.
    .done = Hay dos casillas en medio, así que el 5 da { $right }. Tierra adentro se gana menos y se vive más.
    .wrong = Cuenta las casillas entre la ciudad y el mar, sin la suya.
learn-san-andreas-mark = Marca un epicentro en la placa de la ciudad de Jun
    .about = En vez de fundar puedes poner un peón en una placa junto al mar. Los peones no son de nadie. Un terremoto desplaza la placa bajo cada uno.
    .how = Toma un peón, elige una casilla junto a la ciudad de Jun en 3,9 y pulsa el botón.
    .done = Esta placa se moverá cuando se marque el cuarto epicentro. Nadie sabe aún hacia dónde.
    .wrong = Se puede hacer. En esta lección un peón va a la placa de Jun, en 3,9.
learn-san-andreas-fourth = Marca el cuarto epicentro junto al Sol
    .about = Hay tres peones. Quien pone el cuarto provoca un terremoto: se tiran cuatro dados, uno por peón.
    .how = Toma el peón del Escudo, elige una casilla de la placa del Sol, en 1,13, y pulsa el botón.
    .done = Los dados: Sol 3, Escudo 5. Los otros son nulos; sus peones no mueven nada y se quedan.
    .wrong = Se puede hacer. En esta lección el Escudo va a la placa del Sol, en 1,13.
learn-san-andreas-order = ¿Qué dado salva tu ciudad?
    .about = Tú eliges el orden. Los dos peones están en una placa: el 3 la empuja al norte, sobre tu ciudad en 1,15; el 5, al sur, sobre la de Jun en 1,12. El segundo dado la devuelve.
    .how = Pon primero el dado que se resuelve primero y pulsa el botón.
    .done = Primero al sur: la ciudad de Jun queda sepultada. Luego de vuelta al norte, y la tuya sigue en pie. Suma { $points }.
    .wrong = Primero al norte sepultaría tu propia ciudad. Deja que empiece el Escudo.
learn-san-andreas-climb = Deja que se desplace la placa del Sol
    .about = Un 1 manda una placa al este; 2 y 3, al norte; 4 y 5, al sur, siempre una casilla. 1, 3 y 5 la suben sobre lo que encuentra; 2 y 4 la meten debajo.
    .how = El Sol muestra un 1: al este y hacia arriba. Pon su dado primero.
    .done = Ha subido sobre su vecina y se inclina. Los dientes de la falla apuntan hacia la placa de arriba.
    .wrong = Ese dado puede esperar. Deja que empiece el Sol.
learn-san-andreas-lean = Funda una ciudad en la pendiente
    .about = Una barra y un trazo muestran hacia dónde se inclina una placa; la cifra, cuánto. Hasta 1 una moneda aguanta. Rojo es demasiado: ahí no hay anillo.
    .how = Elige un anillo en la placa con inclinación 1, cerca de 3,13, y pulsa el botón.
    .done = Aguanta. Pero una ciudad cae cuando su placa cambia de inclinación, hacia donde sea.
    .wrong = El llano es más seguro. En esta lección toma la placa con inclinación 1, cerca de 3,13.
learn-san-andreas-lost = ¿Qué ciudad quedará en pie?
    .about = Los dados van a dar un 3 al Sol: su placa va al norte y sube. Una ciudad cae cuando queda cubierta y cuando su placa cambia de inclinación.
    .how = El Sol está en 2,14. Responde, y se tiran los dados.
    .done = Tu 5 está sepultado, y la ciudad de Ilkka cayó al volcarse su placa. La de Jun sigue y suma. Las monedas perdidas quedan a la vista junto al tablero.
    .wrong = Esa cae: queda cubierta, o su placa se inclina.
learn-san-andreas-swap = Recupera la moneda que más da
    .about = El último terremoto de una partida más larga. Un nulo no suma nada. Pero si sobrevive a un terremoto, se puede cambiar por una moneda propia perdida, que cuenta en el acto.
    .how = Elige la moneda que ocupa el lugar de tu nulo en 5,16.
    .done = Tus ciudades suman { $points } más. Una partida acaba tras un terremoto que encuentra una mano vacía. La tuya lo está, y ganas con { $score }.
    .wrong = Eso da menos. Una de tus monedas perdidas vale más.
