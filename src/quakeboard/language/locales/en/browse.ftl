### A server seen from a terminal and from a browser.

serve-is-at = Quakeboard is at { $address } (Ctrl-C ends it).
serve-no-client = The browser client is not built: pages only say how to get it. Run “make web” in a clone, or install the package: pip install quakeboard
serve-public = Limits go by the address of a client. Behind a proxy all clients have the proxy's address: add --behind-proxy there, and let only the proxy reach this port.
refusal-cannot-listen = No server can listen at { $address }: { $why }.
refusal-bad-root-path = A root path is made of letters, digits and “-”, “_”, “~” between slashes, like /quake; “{ $path }” is not.
refusal-own-root-path = The server has addresses of its own below /{ $name }. Choose another root path.
refusal-bad-origin = An origin is a scheme, a host and perhaps a port, like https://play.example.org; “{ $origin }” is not.
refusal-bad-contact = Whom push services may ask is an address that begins with mailto: or https://; “{ $contact }” does not.

# The page in place of the browser client
no-client = This server has no browser client
no-client-text = It runs, and programs can use its tables, but the pages to play on are missing.
no-client-clone = In a clone of the repository, build them:
no-client-package = Or install the package, which brings them:
no-client-restart = Then start the server again.
