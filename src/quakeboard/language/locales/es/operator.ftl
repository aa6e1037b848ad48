### Lo que hacen los operadores, y lo que se les rechaza o rechazan.

operator-ended = La partida de la mesa «{ $table }» ha terminado.
operator-deleted = La mesa «{ $table }» está borrada.
operator-seat-freed = El asiento { $seat } está libre. Su enlace anterior ya no vale; el nuevo termina en { $path }.
operator-seat-closed = El asiento { $seat } está cerrado: un bot juega hasta el final, y su enlace ya no vale.
operator-seat-renamed = El asiento { $seat } tiene su nuevo nombre.
operator-host = Abierta por la sesión { $session }.
operator-seat = Asiento { $seat }: { $name }, sesión { $session }.
operator-is-muted = (silenciado)
operator-muted = El asiento { $seat } está silenciado.
operator-unmuted = El asiento { $seat } puede hablar de nuevo.
operator-muted-watchers = Los espectadores están silenciados.
operator-unmuted-watchers = Los espectadores pueden hablar de nuevo.
operator-line-removed = La línea { $line } está retirada.
operator-blocked = «{ $value }» está bloqueado hasta { $until }.
operator-unblocked = «{ $value }» ya no está bloqueado.
operator-exported = «{ $file }» contiene todo lo que se guarda sobre esta persona.
operator-erased = { $tables ->
    [one] El nombre, el chat y la sesión están borrados, en { $tables } mesa.
   *[other] Los nombres, el chat y la sesión están borrados, en { $tables } mesas.
}
operator-token-added = Esta es la clave de «{ $name }». Solo se muestra esta vez; guárdala donde solo tú puedas leerla.
operator-token-removed = La clave «{ $name }» ya no vale.

# Lo que se rechaza
refusal-blocked = El operador de este servidor te ha bloqueado hasta { $until }.
refusal-bad-address = «{ $given }» no es una dirección: escribe una como 203.0.113.7, o una red como 203.0.113.0/24.
refusal-own-address = «{ $network }» incluye la máquina del propio servidor. Fuérzalo si eso es lo que quieres.
refusal-nobody-sits = Nadie ocupa el asiento { $seat }.
refusal-no-line = No hay ninguna línea { $number } en el chat de esa mesa.
refusal-not-blocked = «{ $given }» no está bloqueado.
refusal-long-reason = Un motivo tiene como máximo { $longest } caracteres en una línea.
refusal-token-name = El nombre de una clave tiene de 1 a 40 letras, cifras, puntos, guiones o guiones bajos.
refusal-token-exists = Ya hay una clave «{ $name }».
refusal-no-token = No hay ninguna clave «{ $name }».
refusal-nothing-kept = No se guarda nada sobre esa sesión.
refusal-muted = El operador de este servidor te ha silenciado en esta mesa.
refusal-table-deleted = El operador de este servidor ha borrado esta mesa.
refusal-not-operator = Para eso hace falta la clave de un operador.
