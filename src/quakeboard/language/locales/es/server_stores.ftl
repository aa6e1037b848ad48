### Donde el servidor guarda sus mesas.

refusal-unknown-store = Un almacén es un archivo, sqlite:///archivo o postgresql://nombre@equipo/base; «{ $scheme }» no es nada de eso.
refusal-store-in-use = Otro proceso usa «{ $file }». SQLite sirve a un solo proceso; varios pueden compartir una base de datos PostgreSQL.
refusal-store-too-new = El almacén lo escribió un Quakeboard más nuevo: su esquema es { $found }, y este conoce { $known }.
refusal-store-unreachable = La base de datos no responde, así que el servidor no se ha iniciado.
refusal-store-refuses = El almacén no se puede abrir: { $why }
