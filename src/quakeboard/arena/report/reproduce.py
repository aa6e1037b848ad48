"""The command that plays a plan again."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from typing import Any

from quakeboard.arena.plan import Plan
from quakeboard.core.registry import make_game


def command(plan: Plan, folder: str) -> str:
    """What to type; files that were given (a manifest) have to be given again."""
    words = ["quakeboard", plan.kind, "--game", plan.game, "--bots", ",".join(plan.bots)]
    words += ["--games", str(plan.games), "--seed", plan.seed]
    if plan.kind == "arena":
        words += ["--seats", str(plan.setups[0].seats), *_options(plan.game, plan.setups[0].options)]
        words += ["--mixed"] if plan.tables == "mixed" else []
        words += [] if plan.challenger is None else ["--challenger", plan.challenger]
    else:
        words += [word for setup in plan.setups for word in ("--setup", setup.name)]
    return shlex.join([*words, "--out", folder])


def _options(game: str, options: dict[str, Any]) -> Iterator[str]:
    variants = options.get("variants") or []
    for variant in variants:
        yield from ("--variant", variant)
    usual = make_game(game, {"variants": variants}).options_to_json()
    for name, value in options.items():
        if value != usual.get(name):
            yield from ("--option", f"{name}={_written(name, value)}")


def _written(name: str, value: Any) -> str:
    if name == "manifest":
        return "FILE.toml"
    if isinstance(value, list):
        return ",".join("" if part is None else f"{part:g}" for part in value)
    return str(value)
