### A server for one person.

serve-is-at = Quakeboard ist unter { $address } zu finden (Strg-C beendet es).
refusal-cannot-listen = An { $address } kann kein Server lauschen: { $why }.
