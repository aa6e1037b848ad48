### A server for one person.

serve-is-at = Quakeboard se trouve à { $address } (Ctrl-C l'arrête).
refusal-cannot-listen = Aucun serveur ne peut écouter à { $address } : { $why }.
