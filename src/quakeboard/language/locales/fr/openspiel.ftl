refusal-unknown-returns = Il n’y a pas de gains « { $returns } ». Il y a : { $known }.
