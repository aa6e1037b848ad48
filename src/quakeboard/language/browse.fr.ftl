### A server for one person.

serve-is-at = Quakeboard se trouve à { $address } (Ctrl-C l'arrête).
