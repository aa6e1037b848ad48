refusal-unknown-returns = Eine Auszahlung „{ $returns }“ gibt es nicht. Es gibt: { $known }.
