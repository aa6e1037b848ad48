### Whether chance was fair.

chance-how = Aquí se deriva de nuevo cada sorteo y se dice quién habría podido preverlo o elegirlo.
seal-fits = El sello corresponde a la semilla.
seal-broken = El sello no corresponde a la semilla.
seal-text = El SHA-256 de la semilla debe ser el sello.
seal-same = Es el sello que este navegador vio primero.
seal-changed = No es el sello que este navegador vio primero.
seal-unseen = Este navegador no vio antes ningún sello.
seal-same-text = Un sello guardado desde el principio no puede cambiarse luego.
draws-text = Cada sorteo se ha derivado de nuevo en este navegador con HMAC-SHA-256, a partir de la semilla y las palabras o de los eslabones. Solo las probabilidades vienen del servidor, que conoce las reglas.
checked-here = Comprobado en este navegador
draws-right = Todos los sorteos son correctos
draws-partly = No todo está probado
own-part = { $draws ->
        [one] En 1 de { $of } sorteos hay un eslabón de este navegador: nadie pudo preverlo, se aliara quien se aliara; y elegir, solo entre unos pocos omitiendo otras respuestas, que entonces faltan.
        *[other] En { $draws } de { $of } sorteos hay un eslabón de este navegador: nadie pudo preverlos, se aliara quien se aliara; y elegir, solo entre unos pocos omitiendo otras respuestas, que entonces faltan.
    }
own-part-text = Para estos no tienes que fiarte de nadie: solo este navegador conocía su eslabón antes de revelarlo.
noted-same = El registro continúa lo que anotó este navegador.
noted-other = El registro no continúa lo que anotó este navegador: la partida se cambió o a otros se les mostró otra.
noted-text = A quien ve el mismo hash de la transcripción se le mostró lo mismo.
transcript-hash = Hash de la transcripción
chance-not-fair = Esto no encaja
seal-missing = No hay sello con el que comprobar la semilla.
word-counted = La palabra que añadió este navegador se tuvo en cuenta.
word-missing = La palabra que añadió este navegador no se tuvo en cuenta.
words-text = Una palabra garantiza que la semilla no se escogió a conveniencia de nadie. Aun así, el servidor podía calcular los sorteos.
draw-wrong = Salió «{ $action }»; lo que se sigue es «{ $due }».
seed = Semilla
commitment = Sello
check-yourself = Para no fiarte de nadie, guarda la partida y compruébala en tu máquina:
record = el registro de esta partida
