### Settings, and what a browser can do for a table.

settings = Réglages
settings-kept = Tout cela reste dans ce navigateur.
theme = Apparence
theme-system = Comme sur cet appareil
sound = Son
sound-switch = Jouer les sons
volume = Volume { $percent } %
pace = Mouvement
pace-slow = Lent
pace-normal = Normal
pace-fast = Rapide
pace-still = Aucun
pace-by-machine = Cet appareil demande moins de mouvement : rien ne bouge ni ne tremble.
notices = Avis
notices-switch = Me prévenir quand c’est mon tour et que je regarde ailleurs
notices-not-here = Ce navigateur ne montre d’avis que sur des pages sûres (https).
notices-refused = Le navigateur ne laisse passer aucun avis. Autorise-les dans ses réglages pour cette page.
notices-failing = Avis : certains n’arrivent pas
notice-title = À toi de jouer
notice-text = { $game } : les autres t’attendent.
