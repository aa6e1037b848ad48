### Analyser des parties.

refusal-no-analysis = Ce serveur n’analyse pas de parties.
refusal-too-many-analyses = Ce serveur analyse déjà autant de parties qu’il peut. Réessaie dans une minute.
refusal-unknown-level = Il n’y a pas de niveau « { $level } ». Il y a : { $levels } ; un nombre peut suivre, comme dans steady:500.
