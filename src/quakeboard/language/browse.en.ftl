### A server for one person.

serve-is-at = Quakeboard is at { $address } (Ctrl-C ends it).
refusal-cannot-listen = No server can listen at { $address }: { $why }.
