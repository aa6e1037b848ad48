### Où le serveur garde ses tables.

refusal-unknown-store = Un dépôt est un fichier, sqlite:///fichier ou postgresql://nom@machine/base ; « { $scheme } » n’est rien de tout cela.
refusal-store-in-use = Un autre processus utilise « { $file } ». SQLite sert un seul processus ; plusieurs peuvent partager une base PostgreSQL.
refusal-store-too-new = Le dépôt a été écrit par un Quakeboard plus récent : son schéma est { $found }, et celui-ci connaît { $known }.
refusal-store-unreachable = La base de données ne répond pas ; le serveur n’a donc pas démarré.
refusal-store-refuses = Le dépôt ne peut pas être ouvert : { $why }
