### Settings, and what a browser can do for a table.

settings = Einstellungen
settings-kept = Das alles bleibt in diesem Browser.
theme = Licht
theme-system = Wie dieses Gerät
sound = Ton
sound-switch = Töne abspielen
volume = Lautstärke { $percent } %
pace = Bewegung
pace-slow = Langsam
pace-normal = Normal
pace-fast = Schnell
pace-still = Keine
pace-by-machine = Dieses Gerät bittet um weniger Bewegung, darum wandert und bebt nichts.
notices = Mitteilungen
notices-switch = Sag mir, wenn ich dran bin und woanders hinschaue
notices-not-here = Dieser Browser zeigt Mitteilungen nur auf sicheren Seiten (https).
notices-refused = Der Browser lässt keine Mitteilungen durch. Erlaube sie in seinen Einstellungen für diese Seite.
notice-title = Du bist dran
notice-text = { $game }: Die anderen warten auf dich.
