### Settings, and what a browser can do for a table.

settings = Einstellungen
settings-kept = Das alles bleibt in diesem Browser.
theme = Darstellung
theme-system = Wie auf diesem Gerät
sound = Ton
sound-switch = Töne abspielen
volume = Lautstärke { $percent } %
pace = Bewegung
pace-slow = Langsam
pace-normal = Normal
pace-fast = Schnell
pace-still = Keine
pace-by-machine = Dieses Gerät bittet um weniger Bewegung, darum bewegt sich und wackelt nichts.
notices = Mitteilungen
notices-switch = Sag mir Bescheid, wenn ich dran bin und gerade etwas anderes ansehe
notices-not-here = Dieser Browser zeigt Mitteilungen nur auf sicheren Seiten (https).
notices-refused = Der Browser lässt keine Mitteilungen durch. Erlaube sie in seinen Einstellungen für diese Seite.
notices-failing = Mitteilungen: einige kommen nicht an
notice-title = Du bist dran
notice-text = { $game }: Die anderen warten auf dich.
