### The lists of tables and of games that were played here.

watch-title = Tables publiques
watch-open = Avec une place libre
games-none = Aucune partie ne s’est encore terminée sur cet appareil.
games-text = Ces parties ne sont notées que dans ce navigateur.
games-played = Jouées
games-won = Gagnées
games-best = Record
games-won-of = { $won } sur { $played }
games-against = Contre
filter-game = Jeu
filter-result = Résultat
filter-opponent = Contre
filter-all = Toutes
filter-none = Aucune de tes parties ne correspond.
forget-game = Oublier la partie du { $date }
forget = Oublier
forget-all = Oublier toutes les parties
forget-all-sure = Elles disparaissent de cet appareil. Les enregistrements du serveur restent.
forget-do = Les oublier
