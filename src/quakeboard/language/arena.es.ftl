### What `arena` and `study` say.

figure-range = { $low } a { $high }

arena-games = { $games ->
    [one] { $games } partida, guardada en «{ $folder }». Semilla: { $seed }
   *[other] { $games } partidas, guardadas en «{ $folder }». Semilla: { $seed }
}
arena-head-bot = Bot
arena-head-rating = Fuerza
arena-head-range = Intervalo del 95 %
arena-head-games = Partidas
arena-head-points = Puntos
arena-head-table = Mesa
arena-head-share = Victorias
arena-head-fair = Justo
arena-against = { $bot } contra { $others }
arena-several = { $number } × { $bot }
arena-first = Quien empieza gana el { $share } ({ $range }); lo justo sería el { $fair }.
arena-turns = Una partida tiene { $turns } turnos ({ $range }).
arena-left = { $finished } de { $games } partidas; quedan unos { $minutes } minutos
arena-playing = Se juega
arena-stopped = Detenido. { $finished } de { $games } partidas están terminadas y guardadas; la misma orden continúa.

# What is refused

refusal-too-few-bots = Tales mesas necesitan al menos { $least } bots; hay { $bots }.
refusal-bot-twice = El bot «{ $bot }» se nombra dos veces.
refusal-no-challenger = El retador «{ $bot }» no está entre los bots. Hay: { $bots }.
refusal-other-version = Un proceso de trabajo tiene la versión { $found } de Quakeboard, y este programa la { $known }.
refusal-other-run = La carpeta «{ $folder }» contiene otra serie: allí «{ $field }» es { $found }, y aquí es { $asked }.
refusal-not-a-run = La carpeta «{ $folder }» contiene archivos, y ninguno es una serie.
refusal-bad-run = El archivo «{ $file }» no describe una serie: { $why }.
refusal-run-is-open = Otro programa está jugando la serie de «{ $folder }».
refusal-unknown-executor = «{ $executor }» no puede jugar partidas. Hay: processes, threads, dask://HOST:PORT.
refusal-not-installed = Hace falta { $package }, que no está instalado aquí: pip install «quakeboard[arena]».
refusal-no-cluster = En { $address } no responde ningún planificador de Dask.
refusal-no-workers = El planificador de Dask en { $address } no tiene procesos de trabajo.
refusal-worker-gone = Un proceso de trabajo se ha ido: { $why }. Lo terminado está guardado, y la misma orden continúa.
