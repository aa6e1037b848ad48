### Analysing games.

refusal-no-analysis = This server does not analyse games.
refusal-too-many-analyses = This server is analysing as many games as it can. Try again in a minute.
refusal-unknown-level = There is no level “{ $level }”. There are: { $levels }; a number may follow, as in steady:500.
