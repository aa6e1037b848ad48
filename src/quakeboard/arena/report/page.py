"""Builds the HTML page of a report: self-contained, with a light and a dark theme."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from quakeboard.arena.report.plots import WideAndNarrow
from quakeboard.render.svg.lettering import BOLD, MONO_BOLD, TEXT, font_faces
from quakeboard.render.svg.palette import DARK, LIGHT

_COLOURS = (
    "desk",
    "paper",
    "sheet",
    "ink",
    "ink-2",
    "ink-3",
    "rule",
    "hair",
    "edge",
    "sign",
    "sign-ink",
    "link",
)

_STYLE = """
*{box-sizing:border-box}
body{margin:0;background:var(--desk);color:var(--ink);font:400 15px/1.4 var(--sans);
  font-feature-settings:"tnum"}
h1,h2,p,figure{margin:0}
.collar{display:flex;flex-wrap:wrap;align-items:center;gap:8px 14px;min-height:52px;padding:10px 24px;
  background:var(--sheet);border-bottom:1px solid var(--rule)}
.collar b{display:flex;align-items:center;gap:10px;font:700 19px/1 var(--sans);letter-spacing:-.01em}
.collar h1{font:700 15px/1.2 var(--sans);padding-left:14px;border-left:1px solid var(--rule)}
.chip{font:400 13px/1 var(--sans);padding:6px 9px 5px;border:1px solid var(--edge);border-radius:999px;
  color:var(--ink-2)}
main{max-width:940px;margin:0 auto;padding:24px 16px 56px;display:grid;gap:24px}
.sign{background:var(--sign);color:var(--sign-ink);border-radius:11px;padding:16px 20px 15px;
  box-shadow:inset 0 0 0 2px var(--sign),inset 0 0 0 4px var(--sign-ink)}
.sign strong{display:block;font:700 25px/1.1 var(--sans);letter-spacing:-.005em}
.sign span{display:block;margin-top:5px}
section{min-width:0;background:var(--sheet);border:1px solid var(--rule);border-radius:4px;
  padding:20px 24px 18px}
h2{font:700 11px/1 var(--mono);letter-spacing:.09em;text-transform:uppercase;color:var(--ink-2)}
h2+p,.note{margin:8px 0 12px;max-width:76ch;text-wrap:pretty;color:var(--ink-2);
  font-size:13.5px;line-height:1.35}
.note{margin-top:20px}
.scroll{overflow-x:auto}
.scroll:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
figure svg{display:block;width:100%;height:auto;overflow:visible}
figure+figure{margin-top:24px}
.narrow{display:none!important}
svg *{stroke-linejoin:round}
svg text{paint-order:stroke;stroke:var(--sheet);stroke-width:3px}
table{border-collapse:collapse;width:100%;margin-top:8px}
th,td{padding:7px 0 6px 14px;text-align:right;white-space:nowrap;border-top:1px solid var(--rule)}
th:first-child,td:first-child{padding-left:0;text-align:left}
thead th{border:0;font:400 13px/1.2 var(--sans);color:var(--ink-2)}
tbody th{font-weight:700}
td{font:700 13.5px/1.3 var(--mono)}
pre{margin:0;padding:12px 14px;background:var(--paper);border-radius:4px;font:700 13px/1.5 var(--mono);
  white-space:pre-wrap;overflow-x:auto}
pre span{white-space:nowrap}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px;margin:0 0 12px;font-size:13.5px}
dt{color:var(--ink-2)}dd{margin:0;font:700 13px/1.4 var(--mono);overflow-wrap:anywhere}
@media (max-width:640px){section{padding:16px 14px}.collar{padding:10px 16px}
  .wide{display:none!important}.narrow{display:block!important}}
@media print{body{background:none}section{break-inside:avoid}}
"""

# The icon of the web client.
_SHIELD = (
    "M-10 -9.2Q-6.5 -11.8 -3.4 -9.6Q0 -12.4 3.4 -9.6Q6.5 -11.8 10 -9.2Q8.4 -5.6 9.9 -2Q12 4 6 8.2"
    "Q2 10.6 0 12.6Q-2 10.6 -6 8.2Q-12 4 -9.9 -2Q-8.4 -5.6 -10 -9.2Z"
)
_TRACE = "M-8.6 .5H-5L-3.6 -2.2 -2 4.4 .2 -7 2.4 6 4 -1.6 5.2 .5H8.6"
_MARK = (
    '<svg viewBox="-14 -14 28 28" width="28" height="28" aria-hidden="true">'
    f'<path d="{_SHIELD}" fill="var(--sign)" stroke="var(--sign)" stroke-width="3"/>'
    f'<path d="{_TRACE}" fill="none" stroke="var(--sign-ink)" stroke-width="1.8" stroke-linecap="round"/>'
    "</svg>"
)


def page(code: str, title: str, collar: str, parts: Iterable[str]) -> str:
    """The whole file; `code` is that of the language."""
    body = f'<header class="collar">{collar}</header>\n<main>\n' + "\n".join(parts) + "\n</main>"
    return (
        f'<!doctype html>\n<html lang="{code}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width,initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title)}</title>\n<style>{_fonts(body)}{_css_variables()}{_STYLE}</style>\n</head>\n"
        f"<body>\n{body}\n</body>\n</html>\n"
    )


def collar(title: str, chips: Iterable[str]) -> str:
    """The header line with the title and facts."""
    shown = "".join(f'<span class="chip">{escape(chip)}</span>' for chip in chips)
    return f"<b>{_MARK}Quakeboard</b><h1>{escape(title)}</h1>{shown}"


def sign(headline: str, note: str) -> str:
    """The headline of the page with a note."""
    return f'<p class="sign"><strong>{escape(headline)}</strong><span>{escape(note)}</span></p>'


def section(title: str, note: str, *content: str) -> str:
    return f"<section><h2>{escape(title)}</h2><p>{escape(note)}</p>{''.join(content)}</section>"


def figure(title: str, svgs: WideAndNarrow) -> str:
    """A plot; the width of the screen decides which of its sizes is visible."""
    label = escape(title, quote=True)
    shown = [
        svg.replace("<svg", f'<svg class="{name}" role="img" aria-label="{label}"', 1)
        for name, svg in zip(("wide", "narrow"), svgs, strict=True)
    ]
    return f"<figure>{''.join(shown)}</figure>"


def table(rows: Sequence[Sequence[str]]) -> str:
    """A table with headings in the first row and in the first cell of each row."""
    heads = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in rows[0])
    lines = "".join(map(_row, rows[1:]))
    inner = f"<thead><tr>{heads}</tr></thead><tbody>{lines}</tbody>"
    return f'<div class="scroll" tabindex="0"><table>{inner}</table></div>'


def _row(cells: Sequence[str]) -> str:
    others = "".join(f"<td>{escape(cell)}</td>" for cell in cells[1:])
    return f'<tr><th scope="row">{escape(cells[0])}</th>{others}</tr>'


def facts(pairs: Iterable[tuple[str, str]]) -> str:
    """A list of terms and their values."""
    return (
        "<dl>" + "".join(f"<dt>{escape(term)}</dt><dd>{escape(fact)}</dd>" for term, fact in pairs) + "</dl>"
    )


def note(sentence: str) -> str:
    """A paragraph between other parts."""
    return f'<p class="note">{escape(sentence)}</p>'


def command(line: str) -> str:
    """A command line, which may break between words only."""
    return "<pre>" + " ".join(f"<span>{escape(word)}</span>" for word in line.split(" ")) + "</pre>"


def _css_variables() -> str:
    light = "".join(f"--{name}:{LIGHT[name]};" for name in _COLOURS)
    dark = "".join(f"--{name}:{DARK[name]};" for name in _COLOURS)
    families = f"--sans:{TEXT.family};--mono:{MONO_BOLD.family};"
    return f":root{{{families}{light}}}@media (prefers-color-scheme:dark){{:root{{{dark}}}}}"


def _fonts(body: str) -> str:
    """The fonts with all characters of the page; which font shows which is decided by the browser."""
    shown = set(body)
    return font_faces(dict.fromkeys((TEXT, BOLD, MONO_BOLD), shown))
