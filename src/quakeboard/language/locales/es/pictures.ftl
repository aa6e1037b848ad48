### Imágenes que se rechazan.

refusal-no-such-step = El registro termina en el paso { $last }, así que no hay paso { $step }.
refusal-picture-not-this-games = «{ $option }» no es propio de una imagen de este juego.
refusal-picture-not-a-section = «{ $given }» no es un corte: escribe row=12 o column=7, una línea que las placas puedan alcanzar.
refusal-no-pictures = No hay imágenes del juego «{ $game }».
refusal-not-a-picture = Una imagen es un archivo que termina en .svg o .png, no «{ $file }».
