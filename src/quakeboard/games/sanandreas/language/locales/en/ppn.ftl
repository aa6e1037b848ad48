### Files in Portable Piecepack Notation that are refused, and what `convert` says.

refusal-ppn-other-game = Only San Andreas can be written as PPN, not “{ $game }”.
refusal-ppn-not-text = This is not a PPN file: its text is not UTF-8.
refusal-ppn-no-head = This is not a PPN file: no line “...” ends its head.
refusal-ppn-head-too-long = This is not a PPN file: its head has more than { $most } characters.
refusal-ppn-bad-head = Line { $line }: “{ $text }” is no “Key: value” that can be read here.
refusal-ppn-key-twice = Line { $line }: “{ $key }” stands in the head twice.
refusal-ppn-game-type = Line { $line }: the head must say “GameType: San Andreas”.
refusal-ppn-bad-value = Line { $line }: “{ $key }” cannot have this value.
refusal-ppn-bad-table = Line { $line }: { $why }
refusal-ppn-wrong-scores = Line { $line }: the head claims the scores { $claimed }; the moves lead to { $found }.
refusal-ppn-who-begins = Line { $line }: nothing tells who begins. The head can: “FirstPlayer: Suns”.
refusal-ppn-line-begins = Line { $line }: no line of movetext begins with “---” or “...”; a file has one game.
refusal-ppn-bad-comment = Line { $line }: a brace begins or ends a comment, beside a space, and comments hold no others.
refusal-ppn-too-long = Line { $line }: a game has at most { $most } moves.
refusal-ppn-unreadable = Line { $line }: “{ $move }” is no move that can be read here.
refusal-ppn-put-tile = Line { $line }: “{ $move }” puts down a tile; a coin has a “c” before its suit.
refusal-ppn-no-such-piece = Line { $line }: “{ $move }” names no piece on the table.
refusal-ppn-unclear = Line { $line }: “{ $move }” can mean more than one thing.
refusal-ppn-wrong-turn = Line { $line }, “{ $move }”: it is the turn of seat { $due }, not of seat { $found }.
refusal-ppn-die-missing = Line { $line }, “{ $move }”: the die { $die } does not lie there yet.
refusal-ppn-not-so = Line { $line }: “{ $move }” is not what happens here.
refusal-ppn-otherwise = Line { $line }: not “{ $move }” happens here, but “{ $due }”.
refusal-ppn-illegal = Line { $line }, “{ $move }”: { $why }

refusal-no-conversion = “{ $source }” cannot become “{ $target }”: a .quake.json file becomes a .ppn file, or the other way round.
refusal-same-file = “{ $source }” and “{ $target }” are the same file.

convert-shows-all = “{ $file }” shows everything, also the coins that players keep secret.
