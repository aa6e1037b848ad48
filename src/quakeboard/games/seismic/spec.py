"""Seismic as it is registered."""

from quakeboard.core.spec import GameSpec, Verb

KEY = "seismic"

SPEC = GameSpec(
    key=KEY,
    package="quakeboard.games.seismic",
    seats=range(2, 5),
    rules_version=2,
    oldest_rules=1,
    order=1,
    quake_events=("seismic-quake-turned-up",),
    verbs=(
        Verb("first", ("seat",)),
        Verb("draw", ("tile",)),
        Verb("lay", ("tile", "cell", "rotation")),
        Verb("crew", ("fragment",)),
        Verb("town", ("cell",)),
        Verb("side", ("edge",)),
        Verb("turn", ("cell", "sixths")),
        Verb("pass"),
    ),
    parts={
        "rules.game": ".rules.game:Seismic",
        "rules.choices": ".rules.options:CHOICES",
        "rules.older": ".rules.older_rules",
        "rules.length": ".rules.length:most_decisions_and_draws",
        "language.storyteller": ".language.storyteller:Storyteller",
        "language.question": ".language.questions:question",
        "language.words": ".language.words:WORDS",
        "language.dangers": ".language.dangers:WORDS",
        "bots.greedy": ".bots.greedy:SeismicGreedy",
        "bots.evaluator": ".bots.kernel.evaluator:SeismicEvaluator",
        "bots.search_settings": ".bots.settings:SEARCH",
        "analysis.depth": ".analysis.settings:DEPTH",
        "analysis.forecast": ".analysis.forecast:forecast",
        "analysis.calibration": ".analysis.calibration:calibrate",
        "analysis.remark": ".analysis.remarks:remark",
        "render.frame": ".render.frame:frame",
        "render.board": ".render.text.terminal:SeismicBoard",
        "render.picture": ".render.record_picture:record_picture",
        "render.picture_options": ".render.options:OPTIONS",
        "render.text": ".render.frame:text",
        "tensors.describe": ".tensors.describe:describe",
        "tensors.symmetries": ".tensors.symmetry:moves",
        "tensors.chance_codes": ".tensors.chance:CODES",
        "bench.playouts": ".rules.benchmarks:PLAYOUTS",
        "bench.long_game": ".rules.benchmarks:LONG_GAME",
    },
)
