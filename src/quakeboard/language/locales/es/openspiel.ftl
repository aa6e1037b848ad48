refusal-unknown-returns = No hay ganancias «{ $returns }». Hay: { $known }.
