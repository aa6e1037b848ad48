"""What games register: every part that is named is there, and generic code asks for nothing else."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import quakeboard
from quakeboard.core import registry
from quakeboard.core.errors import BadOptions
from quakeboard.core.registry import GAMES, UnknownRules, make_game, spec_of, specs, specs_with_part
from quakeboard.core.spec import PARTS, GameSpec

PACKAGE = Path(quakeboard.__file__).parent


@pytest.fixture(params=list(specs()))
def spec(request: pytest.FixtureRequest) -> GameSpec:
    return spec_of(request.param)


def test_every_folder_of_a_game_is_registered() -> None:
    folders = sorted(file.parent.name for file in PACKAGE.glob("games/*/spec.py"))
    packages = [spec.package for spec in specs().values()]
    assert sorted(name.rpartition(".")[2] for name in packages if name.startswith(GAMES)) == folders


def test_a_game_brings_only_parts_that_are_described(spec: GameSpec) -> None:
    assert set(spec.parts) <= set(PARTS)


def test_every_part_can_be_imported(spec: GameSpec) -> None:
    for name in spec.parts:
        assert spec.part(name) is not None, name


def test_a_part_that_is_missing_is_named(spec: GameSpec) -> None:
    with pytest.raises(LookupError, match=r"no part “language\.poems”"):
        spec.part("language.poems")


def test_generic_code_asks_for_parts_that_are_described() -> None:
    asked = {
        node.args[0].value
        for file in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and re.search(r"(?:part|has|with_part)$", ast.unparse(node.func))
        and node.args
        and isinstance(node.args[0], ast.Constant)
        and "." in str(node.args[0].value)
    }
    assert asked == set(PARTS)


def test_the_spec_is_what_the_game_says(spec: GameSpec) -> None:
    game = make_game(spec.key, {})
    assert (game.spec.key, game.rules_version) == (spec.key, spec.rules_version)
    game.start(spec.seats[0])
    game.start(spec.seats[-1])
    for seats in (spec.seats[0] - 1, spec.seats[-1] + 1):
        with pytest.raises(BadOptions):
            game.start(seats)


def test_rules_that_are_unknown_are_refused(spec: GameSpec) -> None:
    assert make_game(spec.key, {}, spec.rules_version) == make_game(spec.key, {})
    with pytest.raises(UnknownRules, match=f"knows version {spec.rules_version}"):
        make_game(spec.key, {}, spec.rules_version + 1)


def test_a_game_that_is_unknown_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(BadOptions, match="seismic, san-andreas"):
        spec_of("settlers")


def test_the_games_that_bring_a_part_are_found() -> None:
    assert [spec.key for spec in specs_with_part("rules.game")] == list(specs())
    assert [spec.key for spec in specs_with_part("bots.greedy")] == ["seismic", "san-andreas"]
    assert specs_with_part("language.poems") == []


# ---------------------------------------------------------------------- games of other packages


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, str], None]]:
    """Puts a package with a module `broken_games` and these entry points on the path."""
    for cached in (registry.specs, registry._other_specs):
        cached.cache_clear()

    def put(entry_points: str, module: str = "") -> None:
        (tmp_path / "broken_games.py").write_text(module, "utf-8")
        folder = tmp_path / "broken_games-1.0.dist-info"
        folder.mkdir()
        (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-games\nVersion: 1.0\n")
        (folder / "entry_points.txt").write_text(f"[{GAMES}]\n{entry_points}\n")
        monkeypatch.syspath_prepend(tmp_path)

    yield put
    sys.modules.pop("broken_games", None)
    for cached in (registry.specs, registry._other_specs):
        cached.cache_clear()


SPEC_WITH = """
from quakeboard.core.spec import GameSpec
SPEC = GameSpec("quicksand", "broken_games", range(2, 3), 1, (), {parts})
"""


@pytest.mark.parametrize(
    ("entry_point", "module", "why"),
    [
        ("quicksand = no_such_module:SPEC", "", "No module named 'no_such_module'"),
        ("quicksand = broken_games:SPEC", "", "module 'broken_games' has no attribute 'SPEC'"),
        ("quicksand = broken_games:SPEC", "SPEC = 7", "broken_games:SPEC is not a GameSpec"),
        (
            "quicksand = broken_games:SPEC",
            SPEC_WITH.replace("{parts}", '{"rules.game": ":Game", "language.poems": ":poems"}'),
            "the game “quicksand” brings parts that nobody asks for: language.poems",
        ),
        ("quicksand = broken_games:SPEC", SPEC_WITH.replace("{parts}", "{}"), "brings no rules"),
        (
            "mud = broken_games:SPEC",
            SPEC_WITH.replace("{parts}", '{"rules.game": ":G"}'),
            "the key “quicksand”",
        ),
    ],
)
def test_a_game_that_cannot_be_loaded_is_named_when_it_is_asked_for(
    install: Callable[[str, str], None], entry_point: str, module: str, why: str
) -> None:
    install(entry_point, module)
    assert list(specs()) == ["seismic", "san-andreas", "tremor"]
    with pytest.raises(BadOptions, match=re.escape(why)) as refusal:
        spec_of(entry_point.partition(" ")[0])
    assert refusal.value.code == "broken-game"


def test_a_key_of_ours_is_ours(install: Callable[[str, str], None]) -> None:
    install("seismic = broken_games:SPEC", "SPEC = 7")
    assert spec_of("seismic").package == "quakeboard.games.seismic"
    assert specs()["seismic"].package == "quakeboard.games.seismic"


def test_of_two_packages_with_one_key_the_first_on_the_path_has_it(
    install: Callable[[str, str], None],
) -> None:
    install(
        "tremor = broken_games:SPEC",
        SPEC_WITH.replace("quicksand", "tremor").replace("{parts}", '{"rules.game": ":G"}'),
    )
    assert spec_of("tremor").package == "broken_games"
