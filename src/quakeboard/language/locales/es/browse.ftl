### A server seen from a terminal and from a browser.

serve-is-at = Quakeboard está en { $address } (Ctrl-C lo termina).
serve-no-client = El cliente para navegadores no está construido: las páginas solo dicen cómo obtenerlo. Ejecuta «make web» en un clon o instala el paquete: pip install quakeboard
serve-public = Los límites se aplican por dirección de cliente. Tras un proxy, todos los clientes tienen la dirección del proxy: en ese caso añade --behind-proxy y deja que solo el proxy llegue a este puerto.
refusal-cannot-listen = Ningún servidor puede escuchar en { $address }: { $why }.
refusal-bad-root-path = Una ruta raíz consta de letras, cifras y «-», «_», «~» entre barras, como /quake; «{ $path }» no.
refusal-own-root-path = El servidor tiene direcciones propias bajo /{ $name }. Elige otra ruta raíz.
refusal-bad-origin = Un origen consta de esquema, host y quizá un puerto, como https://play.example.org; «{ $origin }» no.
refusal-bad-contact = A quién pueden preguntar los servicios push es una dirección que empieza por mailto: o https://; «{ $contact }» no.

# The page in place of the browser client
no-client = Este servidor no tiene cliente para navegadores
no-client-text = Funciona, y los programas pueden usar sus mesas, pero faltan las páginas para jugar.
no-client-clone = En un clon del repositorio se construyen así:
no-client-package = O instala el paquete, que las trae:
no-client-restart = Después, reinicia el servidor.
