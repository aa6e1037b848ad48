"""San Andreas as it is registered."""

from quakeboard.core.spec import GameSpec, Verb

KEY = "san-andreas"

SPEC = GameSpec(
    key=KEY,
    package="quakeboard.games.sanandreas",
    seats=range(3, 5),
    rules_version=1,
    order=2,
    quake_events=("san-andreas-dice-rolled", "san-andreas-tile-shifted", "san-andreas-city-destroyed"),
    verbs=(
        Verb("first", ("seat",)),
        Verb("found", ("space", "coin")),
        Verb("mark", ("space", "pawn")),
        Verb("roll", ("face", "face", "face", "face")),
        Verb("shift", ("pawn",)),
        Verb("swap", ("coin",)),
        Verb("pass"),
    ),
    parts={
        "rules.game": ".rules.game:SanAndreas",
        "rules.choices": ".rules.options:CHOICES",
        "language.storyteller": ".language.storyteller:Storyteller",
        "language.question": ".language.questions:question",
        "language.words": ".language.words:WORDS",
        "language.dangers": ".language.dangers:WORDS",
        "bots.greedy": ".bots.greedy:SanAndreasGreedy",
        "bots.evaluator": ".bots.kernel.evaluator:SanAndreasEvaluator",
        "bots.search_settings": ".bots.settings:SEARCH",
        "bots.belief": ".bots.belief:deal_by_belief",
        "analysis.depth": ".analysis.settings:DEPTH",
        "analysis.forecast": ".analysis.forecast:forecast",
        "analysis.remark": ".analysis.remarks:remark",
        "render.frame": ".render.frame:frame",
        "render.board": ".render.text.terminal:SanAndreasBoard",
        "render.picture": ".render.record_picture:record_picture",
        "render.picture_options": ".render.options:OPTIONS",
        "render.text": ".render.frame:text",
        "tensors.describe": ".tensors.describe:describe",
        "tensors.symmetries": ".tensors.symmetry:moves",
        "tensors.chance_codes": ".tensors.chance:CODES",
        "tensors.private_planes": ".tensors.private_planes:PrivatePlanes",
        "research.reveal": ".research.reveal:reveal",
        "research.own_secrets": ".research.reveal:own_secrets",
        "research.exchange": ".research.exchange:CoinExchange",
        "bench.playouts": ".rules.benchmarks:PLAYOUTS",
        "bench.steps": ".rules.benchmarks:STEPS",
        "records.ppn": ".ppn",
    },
)
