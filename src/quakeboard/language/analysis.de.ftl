### Partien analysieren.

refusal-no-analysis = Dieser Server analysiert keine Partien.
refusal-too-many-analyses = Dieser Server analysiert gerade so viele Partien, wie er kann. Versuche es in einer Minute wieder.
refusal-unknown-level = Eine Stufe „{ $level }“ gibt es nicht. Es gibt: { $levels }; eine Zahl kann folgen, wie in steady:500.
