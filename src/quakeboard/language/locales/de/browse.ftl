### A server seen from a terminal and from a browser.

serve-is-at = Quakeboard ist unter { $address } zu finden (Strg-C beendet es).
serve-no-client = Der Browser-Client ist nicht gebaut: Die Seiten sagen nur, woher man ihn bekommt. „make web“ in einem Klon ausführen oder das Paket installieren: pip install quakeboard
serve-public = Die Grenzen gelten je Adresse eines Clients. Hinter einem Proxy haben alle Clients dessen Adresse: Dann --behind-proxy angeben und nur den Proxy an diesen Port lassen.
refusal-cannot-listen = An { $address } kann kein Server lauschen: { $why }.
refusal-bad-root-path = Ein Wurzelpfad besteht aus Buchstaben, Ziffern und „-“, „_“, „~“ zwischen Schrägstrichen, etwa /quake; „{ $path }“ nicht.
refusal-own-root-path = Unter /{ $name } hat der Server eigene Adressen. Ein anderer Wurzelpfad ist nötig.
refusal-bad-origin = Eine Herkunft besteht aus Schema, Host und vielleicht einem Port, etwa https://play.example.org; „{ $origin }“ nicht.
refusal-bad-contact = Wen Push-Dienste fragen können, ist eine Adresse, die mit mailto: oder https:// beginnt; „{ $contact }“ nicht.

# The page in place of the browser client
no-client = Dieser Server hat keinen Browser-Client
no-client-text = Er läuft, und Programme können seine Tische benutzen, aber die Seiten zum Spielen fehlen.
no-client-clone = In einem Klon des Repositorys werden sie so gebaut:
no-client-package = Oder das Paket installieren, das sie mitbringt:
no-client-restart = Danach den Server neu starten.
