## The text game: the beginning and the end

play-kept-in = La partida se guarda en { $file }.
play-committed = Los sorteos salen de una semilla secreta con el sello { $commitment }.
play-welcome = help enumera las órdenes, ? dice qué puedes hacer ahora.
play-resumed = La partida de { $file } continúa. Jugadas hasta ahora: { $moves }.
play-over-already = La partida de { $file } ha terminado.
play-quit = La partida queda guardada. Para seguirla: quakeboard play { $game } --resume { $file }
play-verified =
    Los sorteos están comprobados: { $draws ->
        [one] 1 sorteo sale
       *[other] los { $draws } sorteos salen
    } de la semilla con el sello { $commitment }.
play-not-verified = Los sorteos no se han podido comprobar. { $why }
play-record-in = El registro está en { $file }.

## The text game: what it asks

play-nobody = Jugador
play-turn-of = { $name }, esto es para ti.
play-hand-over = Ahora la pantalla es de { $name }; los demás no miran. { $name }, pulsa Intro.
play-which = ¿Qué haces?
play-where = ¿Dónde?
play-ask = { $question } { $numbers }
play-ask-further = { $chosen } – { $question } { $numbers } o back
play-only-choice = Solo queda una opción: { $choice } Intro la toma
play-choice = { $number }: { $choice }
play-row = Fila { $row }: { $columns }.

## The text game: what cannot be

play-ruling = { $sentence } [{ $ruling }]
play-refused = { $action }: { $why }
play-unclear = No se entiende «{ $text }». ? enumera las opciones, help las órdenes.
play-no-such-number = Aquí no hay número { $number }: { $numbers }.

## The text game: undo, hint, story, save

play-undone = Deshecho: { $action }.
play-cannot-undo = No se puede deshacer nada: desde tu última jugada se ha destapado, tirado o mostrado algo.
play-nothing-to-undo = Aún no hay nada que deshacer.
play-hint = Un bot fuerte elegiría: { $action }. do lo juega.
play-no-hint = Pide antes un consejo con hint.
play-story-all = La historia completa tiene { $lines } líneas: story all.
play-no-story = Aún no ha pasado nada.
play-save-kept = Cada jugada está ya en el disco, en { $file }. save ARCHIVO escribe una copia.
play-saved = Hay una copia en { $file }; también se puede retomar.
play-save-exists = Ya existe un archivo { $file }. Para reemplazarlo: save! { $file }
play-save-replaced = El archivo { $file } ya existía; lo reemplaza una copia de esta partida.
play-no-file-name = ningún archivo puede llamarse así
play-save-itself = La partida ya se guarda en { $file }.

## The text game: the drawing

play-only-drawn = Eso es para tableros dibujados; esta partida se cuenta con frases.
play-board-small = El tablero se dibuja pequeño para que quepa. large muestra más detalles.
play-board-cut = El tablero es más ancho que la ventana. pan W y pan E lo mueven; small muestra más.
play-pan-which = ¿Hacia dónde? pan W o pan E.

## The text game: help

play-help-choose = Un número toma esa opción. También las palabras de la notación, todas o algunas; el resto se pregunta.
play-help-list = ?: lo que se puede elegir, en frases. back, o solo Intro: elegir de nuevo.
play-help-undo = undo: deshace tu última jugada, hasta que se destape, se tire o se muestre algo.
play-help-hint = hint: lo que haría un bot fuerte, y por qué. do: seguirlo.
play-help-board = board: la mesa otra vez. scores: cómo va. story, story all: lo que ha pasado.
play-help-drawn = large, small, fit, pan W: cómo se dibuja el tablero. legend: qué significan sus signos.
play-help-rules = rules: las reglas en breve, por temas.
play-help-save = save, save ARCHIVO: dónde se guarda la partida; una copia de ella.
play-help-quit = quit: salir. La partida se puede retomar.

## The text game: the rules in short

play-topics = Temas: { $topics }. Por ejemplo: rules { $example }
play-no-topic = No hay ningún tema «{ $topic }». { $topics }
