### A server for one person.

serve-is-at = Quakeboard está en { $address } (Ctrl-C lo termina).
refusal-cannot-listen = Ningún servidor puede escuchar en { $address }: { $why }.
