"""The page that a server shows when the client was not built: it says how to build it."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
from html import escape
from http import HTTPStatus
from string import Template

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from quakeboard.language import Language
from quakeboard.language.choice import DEFAULT
from quakeboard.server.http.client_files import PAGE_PATHS
from quakeboard.server.http.responses import language_of

# The colours are those of web/src/ui/theme/tokens.css, which is not there.
_STYLE = """
:root { color-scheme: light dark; --paper: #F4ECDC; --sheet: #FCF8EE; --ink: #221F1A; --rule: #D6C9B0; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1A1916; --sheet: #24221E; --ink: #F3EBDB; --rule: #3A362E; }
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/21px system-ui, sans-serif; }
main { box-sizing: border-box; max-width: 460px; margin: 56px auto; padding: 0 16px; }
header { display: grid; grid-template-columns: 48px 1fr; gap: 12px; padding: 16px; border-radius: 11px;
  background: #F7B81B; color: #221F1A; }
h1 { margin: 0 0 4px; font-size: 19px; line-height: 23px; }
p { margin: 0; }
section { margin-top: 16px; padding: 16px; border-radius: 11px; border: 1px solid var(--rule);
  background: var(--sheet); }
pre { margin: 4px 0 16px; padding: 8px 12px; border-radius: 4px; background: var(--paper); overflow-x: auto;
  font: 15px/21px ui-monospace, monospace; }
"""
_POLICY = (
    f"default-src 'none'; style-src 'sha256-{b64encode(sha256(_STYLE.encode()).digest()).decode()}'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_PAGE = Template(f"""<!doctype html>
<html lang="$language">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Quakeboard</title>
<style>{_STYLE}</style>
</head>
<body>
<main>
<header>
<svg width="48" height="48" viewBox="-25 -25 50 50" fill="none" stroke="#221F1A" stroke-width="2.4"
stroke-linejoin="round" stroke-linecap="round" aria-hidden="true"><path d="M0 -23 23 0 0 23 -23 0Z"/>
<path d="M-12 0h4l3-6 4 15 4-20 4 15 2-4h3"/></svg>
<div><h1>$title</h1><p>$text</p></div>
</header>
<section>
<p>$clone</p><pre><code>make web</code></pre>
<p>$package</p><pre><code>pip install quakeboard</code></pre>
<p>$restart</p>
</section>
</main>
</body>
</html>
""")


def routes() -> list[BaseRoute]:
    """Routes that show this page at every path of the client."""
    return [Route(path, _show_page) for path in PAGE_PATHS]


async def _show_page(request: Request) -> Response:
    language = language_of(request) or Language(DEFAULT)
    page = _PAGE.substitute(
        language=language.code,
        title=escape(language.sentence("no-client")),
        text=escape(language.sentence("no-client-text")),
        clone=escape(language.sentence("no-client-clone")),
        package=escape(language.sentence("no-client-package")),
        restart=escape(language.sentence("no-client-restart")),
    )
    headers = {"content-security-policy": _POLICY, "vary": "accept-language"}
    return HTMLResponse(page, HTTPStatus.SERVICE_UNAVAILABLE, headers)
