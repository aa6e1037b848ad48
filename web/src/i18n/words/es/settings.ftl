### Settings, and what a browser can do for a table.

settings = Ajustes
settings-kept = Todo esto se queda en este navegador.
theme = Apariencia
theme-system = Como en este dispositivo
sound = Sonido
sound-switch = Reproducir sonidos
volume = Volumen { $percent } %
pace = Movimiento
pace-slow = Lento
pace-normal = Normal
pace-fast = Rápido
pace-still = Ninguno
pace-by-machine = Este dispositivo pide menos movimiento, así que nada se mueve ni tiembla.
notices = Avisos
notices-switch = Avísame cuando me toque y esté mirando otra cosa
notices-not-here = Este navegador solo muestra avisos en páginas seguras (https).
notices-refused = El navegador no deja pasar avisos. Permítelos en sus ajustes para esta página.
notices-failing = Avisos: algunos no llegan
notice-title = Te toca
notice-text = { $game }: los demás te esperan.
