## The text game: the beginning and the end

play-kept-in = La partida se guarda en { $file }.
play-committed = Las tiradas salen de una semilla secreta con la huella { $commitment }.
play-welcome = help enumera las órdenes, ? dice qué puedes hacer ahora.
play-resumed =
    { $turns ->
        [0] La partida de { $file } sigue antes de su primer turno.
       *[other] La partida de { $file } sigue en el turno { $turns }.
    }
play-over-already = La partida de { $file } ha terminado.
play-quit = La partida queda guardada. Para seguirla: quakeboard play { $game } --resume { $file }
play-verified =
    Las tiradas están comprobadas: { $draws ->
        [one] 1 tirada sale
       *[other] las { $draws } tiradas salen
    } de la semilla con la huella { $commitment }.
play-not-verified = Las tiradas no se han podido comprobar. { $why }
play-record-in = El registro está en { $file }.

## The text game: what it asks

play-nobody = Jugador
play-turn-of = { $name }, esto es para ti.

## The text game: what cannot be

play-ruling = { $sentence } [{ $ruling }]
play-unclear = No se entiende «{ $text }». help enumera lo que sí.
play-no-such-number = Aquí no hay número { $number }: { $numbers }.

## The text game: undo, hint, save

play-undone = Deshecho: { $action }.
play-cannot-undo = No se puede deshacer nada: desde tu última jugada se ha destapado una ficha.
play-nothing-to-undo = Aún no hay nada que deshacer.
play-hint = Un bot fuerte jugaría { $action }. do lo juega.
play-no-hint = Pide antes un consejo con hint.
play-save-kept = Cada jugada está ya en el disco, en { $file }. save ARCHIVO escribe una copia.
play-saved = Hay una copia en { $file }; también se puede retomar.
play-save-exists = Ya existe un archivo { $file }. Para reemplazarlo: save! { $file }
play-save-replaced = El archivo { $file } ya existía; lo reemplaza una copia de esta partida.
play-no-file-name = ningún archivo puede llamarse así
play-save-itself = La partida ya se guarda en { $file }.

## The text game: the drawing

play-only-drawn = Eso es para tableros dibujados; esta partida se cuenta con frases.

## The text game: help

play-help-hint = hint: lo que haría un bot fuerte, y por qué. do: seguirlo.
play-help-save = save, save ARCHIVO: dónde se guarda la partida; una copia de ella.
play-help-quit = quit: salir. La partida se puede retomar.

## The text game: the rules in short

play-topics = Temas: { $topics }. Por ejemplo: rules quakes
play-no-topic = No hay ningún tema «{ $topic }». { $topics }
