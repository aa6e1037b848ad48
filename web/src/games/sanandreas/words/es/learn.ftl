### Aprender: diez pasos de cada juego; qué es cada parte de un mensaje lo dice el archivo inglés.

learn-answer-city = { $who ->
        [you] Tu ciudad en { $at }
        *[other] La ciudad de { $name } en { $at }
    }
learn-san-andreas-found = Funda una ciudad con tu 5 en la costa
    .about = La costa de California es un rompecabezas de 23 placas. Una moneda encima es una ciudad, y vale más donde su casilla toca el océano.
    .how = Toma el 5, elige un anillo junto al agua y pulsa el botón.
    .done = Tu 5 está a la orilla del agua y vale 5 enteros, mientras aguante el suelo.
    .wrong = Está permitido. Aquí toma el 5 y una casilla que toque el océano.
learn-san-andreas-secret = Mira con los ojos de Jun
    .about = Hay tres ciudades. Ves cuánto vale la tuya; de las otras solo ves de quién son.
    .go = Ver lo que ve Jun
    .done = Jun ve que ahí hay una ciudad tuya, pero no su 5. Una moneda se conoce cuando puntúa o se pierde.
learn-san-andreas-inland = ¿Cuánto da aquí tu 5?
    .about = Tras cada terremoto cada ciudad da el valor de su moneda, menos uno por cada casilla que la separa en línea recta del océano más cercano.
    .how = Cuenta las casillas entre la ciudad y la costa.
    .done = Hay dos casillas en medio, así que el 5 da { $right }. Tierra adentro una ciudad da menos y está más segura.
    .wrong = Cuenta las casillas entre la ciudad y el océano, sin la suya.
learn-san-andreas-mark = Marca un epicentro en la placa de la ciudad de Jun
    .about = En vez de fundar puedes poner un peón en una placa junto al océano. Los peones no son de nadie. Un terremoto desplaza la placa bajo cada uno.
    .how = Toma un peón, elige una casilla junto a la ciudad de Jun en C14 y pulsa el botón.
    .done = Esta placa se moverá cuando se marque el cuarto epicentro. Nadie sabe aún hacia dónde.
    .wrong = Está permitido. En esta lección un peón va a la placa de Jun, en C14.
learn-san-andreas-fourth = Marca el cuarto epicentro junto al Sol
    .about = Hay tres peones. Quien pone el cuarto provoca un terremoto: se tiran cuatro dados, uno por peón.
    .how = Toma el peón del Escudo, elige una casilla de la placa del Sol, en A10, y pulsa el botón.
    .done = Los dados: Sol 3, Escudo 5. Los otros son nulos; sus peones no mueven nada y se quedan.
    .wrong = Está permitido. En esta lección el Escudo va a la placa del Sol, en A10.
learn-san-andreas-order = ¿Qué dado salva tu ciudad?
    .about = Tú eliges el orden. Los dos peones están en una placa: el 3 la empuja al norte, sobre tu ciudad en A8; el 5, al sur, sobre la de Jun en A11. El segundo dado la devuelve.
    .how = Pon primero el dado que se resuelve primero y pulsa el botón.
    .done = Primero al sur: la ciudad de Jun queda sepultada. Luego de vuelta al norte, y la tuya sigue en pie. Suma { $points }.
    .wrong = Primero al norte sepultaría tu propia ciudad. Deja que empiece el Escudo.
learn-san-andreas-climb = Deja que se desplace la placa del Sol
    .about = Un 1 envía una placa al este; 2 y 3, al norte; 4 y 5, al sur, siempre una casilla. 1, 3 y 5 la suben sobre lo que encuentra; 2 y 4 la meten debajo.
    .how = El Sol muestra un 1: al este y hacia arriba. Pon su dado primero.
    .done = Ha subido sobre su vecina y se inclina. Los dientes de la falla apuntan hacia la placa de arriba.
    .wrong = Ese dado puede esperar. Deja que empiece el Sol.
learn-san-andreas-lean = Funda una ciudad en la pendiente
    .about = Una barra y un trazo muestran hacia dónde se inclina una placa; la cifra, cuánto. Hasta 1 una moneda aguanta. Rojo es demasiado: ahí no hay anillo.
    .how = Elige un anillo en la placa con inclinación 1, cerca de C10, y pulsa el botón.
    .done = Aguanta. Pero una ciudad cae cuando su placa cambia de inclinación, hacia donde sea.
    .wrong = El suelo plano es más seguro. En esta lección toma la placa con inclinación 1, cerca de C10.
learn-san-andreas-lost = ¿Qué ciudad quedará en pie?
    .about = Los dados van a dar un 3 al Sol: su placa va al norte y sube. Una ciudad cae cuando queda cubierta y cuando su placa cambia de inclinación.
    .how = El Sol está en B9. Responde, y se tiran los dados.
    .done = Tu 5 está sepultado, y la ciudad de Ilkka cayó al volcarse su placa. La de Jun sigue y suma. Las monedas perdidas quedan a la vista junto al tablero.
    .wrong = Esa cae: queda cubierta, o su placa se inclina.
learn-san-andreas-swap = Recupera la moneda que más da
    .about = El último terremoto de una partida más larga. Un nulo no suma nada. Pero si sobrevive a un terremoto, se puede cambiar por una moneda propia perdida, que cuenta en el acto.
    .how = Elige la moneda que ocupa el lugar de tu nulo en E7.
    .done = Tus ciudades suman { $points } más. Una partida acaba tras un terremoto que encuentra una mano vacía. La tuya lo está, y ganas con { $score }.
    .wrong = Eso da menos. Una de tus monedas perdidas vale más.
