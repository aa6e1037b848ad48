"""Tremor as it is registered: it brings its rules and its options, and no other part."""

from quakeboard.core.spec import GameSpec, Verb

SPEC = GameSpec(
    key="tremor",
    package="tremor",
    seats=range(2, 5),
    rules_version=1,
    verbs=(Verb("build", ("height",)), Verb("leave"), Verb("stay"), Verb("shake", ("strength",))),
    most_choices=3,
    most_outcomes=3,
    most_decisions=16,
    most_draws=2,
    parts={"rules.game": ".game:Tremor", "rules.choices": ".game:CHOICES"},
)
