### El cuidado de las mesas de un servidor.

admin-tables = { $tables ->
    [0] No hay mesas.
    [one] { $tables } mesa.
   *[other] { $tables } mesas.
}
admin-imported = La mesa se llama «{ $table }». Se puede ver en { $path }.
admin-expired = { $tables ->
    [0] No se ha retirado ninguna mesa.
    [one] Se ha retirado { $tables } mesa.
   *[other] Se han retirado { $tables } mesas.
}
admin-would-expire = { $tables ->
    [0] No se retiraría ninguna mesa.
    [one] Se retiraría { $tables } mesa.
   *[other] Se retirarían { $tables } mesas.
}
admin-backed-up = { $tables ->
    [one] «{ $file }» contiene { $tables } mesa y sus secretos. Guárdalo donde solo tú puedas leerlo.
   *[other] «{ $file }» contiene { $tables } mesas y sus secretos. Guárdalo donde solo tú puedas leerlo.
}
admin-restored = { $tables ->
    [one] { $tables } mesa está de vuelta.
   *[other] { $tables } mesas están de vuelta.
}

# Lo que se rechaza
refusal-no-store = No hay ningún almacén «{ $file }».
refusal-store-not-ready = El almacén no está al día: su esquema es { $found }, y este Quakeboard trabaja con { $known }. Basta iniciar su servidor una vez para ponerlo al día.
refusal-store-not-empty = En ese almacén ya hay mesas.
refusal-file-exists = Ya hay un archivo «{ $file }».
refusal-bad-age = «{ $given }» no es una edad: escribe un número y h, d o w, por ejemplo 30d.
refusal-bad-state = «{ $given }» no es un estado de una mesa. Hay: { $states }.
