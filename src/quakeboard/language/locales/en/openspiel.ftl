refusal-unknown-returns = There are no returns “{ $returns }”. There are: { $known }.
