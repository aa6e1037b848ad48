### A server seen from a terminal and from a browser.

serve-is-at = Quakeboard se trouve à { $address } (Ctrl-C l’arrête).
serve-no-client = Le client pour navigateur n’est pas construit : les pages disent seulement comment l’obtenir. Lance « make web » dans un clone ou installe le paquet : pip install quakeboard
serve-public = Les limites s’appliquent par adresse de client. Derrière un proxy, tous les clients ont l’adresse du proxy : ajoute alors --behind-proxy et ne laisse que le proxy atteindre ce port.
refusal-cannot-listen = Aucun serveur ne peut écouter à { $address } : { $why }.
refusal-bad-root-path = Un chemin racine se compose de lettres, de chiffres et de « - », « _ », « ~ » entre des barres obliques, comme /quake ; ce n’est pas le cas de « { $path } ».
refusal-own-root-path = Le serveur a ses propres adresses sous /{ $name }. Choisis un autre chemin racine.
refusal-bad-origin = Une origine se compose d’un schéma, d’un hôte et éventuellement d’un port, comme https://play.example.org ; ce n’est pas le cas de « { $origin } ».
refusal-bad-contact = La personne à qui les services push peuvent s’adresser est une adresse qui commence par « mailto: » ou « https:// » ; ce n’est pas le cas de « { $contact } ».

# The page in place of the browser client
no-client = Ce serveur n’a pas de client pour navigateur
no-client-text = Il fonctionne et les programmes peuvent utiliser ses tables, mais les pages pour jouer manquent.
no-client-clone = Dans un clone du dépôt, construis-les :
no-client-package = Ou installe le paquet, qui les apporte :
no-client-restart = Puis redémarre le serveur.
