## Who could have foreseen or chosen draws: the same sentences as those of `quakeboard verify` (docs/trust.md)

chance-people =
    { $draws ->
        [one] 1 draw takes a link of each of these besides the host’s: { $name }. Nobody could foresee it, unless the host and all of them worked together; nor choose it, except between a few by leaving out answers, which are missing then.
       *[other] { $draws } draws take a link of each of these besides the host’s: { $name }. Nobody could foresee them, unless the host and all of them worked together; nor choose them, except between a few by leaving out answers, which are missing then.
    }
chance-one =
    { $draws ->
        [one] 1 draw takes the links of the host and of { $name } alone: only the host and { $name } together could foresee and choose it.
       *[other] { $draws } draws take the links of the host and of { $name } alone: only the host and { $name } together could foresee and choose them.
    }
chance-host =
    { $draws ->
        [one] 1 draw takes the host’s link alone: the host could foresee and choose it.
       *[other] { $draws } draws take the host’s link alone: the host could foresee and choose them.
    }
chance-seed =
    { $draws ->
        [one] 1 draw is what the seed says. The host could compute it from the beginning on, but not change it any more.
       *[other] { $draws } draws are what the seed says. The host could compute all of them from the beginning on, but not change them any more.
    }
chance-known =
    { $draws ->
        [one] 1 draw takes a value that was dealt before an undo: it was known to all.
       *[other] { $draws } draws take values that were dealt before an undo: they were known to all.
    }
chance-undone =
    { $draws ->
        [one] 1 draw was undone; it was checked too.
       *[other] { $draws } draws were undone; they were checked too.
    }
chance-missing =
    { $rounds ->
        [one] In 1 round
       *[other] In { $rounds } rounds
    } { $missing ->
        [one] the answer is missing that was asked of { $name }. A bad connection does that too; but a host that had it could choose among { $choices } draws by leaving it out.
       *[other] the answers are missing that were asked of { $name }. A bad connection does that too; but a host that had them could choose among { $choices } draws by leaving some of them out.
    }
chance-not-waited =
    { $rounds ->
        [one] In 1 round
       *[other] In { $rounds } rounds
    } fewer than two people were asked, although the table was to wait for a second one.
chance-one-browser = { $name } were at one browser: they count as one.
chance-whose-chains = A record cannot show whose chains these are: whoever writes it could have made them up. Your browser notes what it took part in; the check at the table compares that. And a host who plays is both the host and that seat.
chance-words-sealed = With the seed go words of { $name }, sealed before any of them was revealed: nobody could choose the draws by seed or words, unless the host and all of these worked together.
chance-words-clear =
    { $words ->
        [one] With the seed goes 1 word that was not sealed before: whoever added it could have agreed with the host on one that suits them.
       *[other] With the seed go { $words } words that were not sealed before: whoever added the last one could have agreed with the host on one that suits them.
    }
chance-no-words = Nobody added a word to the seed: the host could choose a seed that suits it.
chance-words-missing =
    { $missing ->
        [one] A word is missing that was asked of { $name }. A bad connection does that too; but a host that had it could choose among { $choices } games by leaving it out.
       *[other] { $missing } words are missing that were asked of { $name }. A bad connection does that too; but a host that had them could choose among { $choices } games by leaving some of them out.
    }
chance-not-proved =
    { $draws ->
        [one] The first draw was
       *[other] The first { $draws } draws were
    } taken over from another game and { $draws ->
        [one] is
       *[other] are
    } not proved here.
chance-taken-over =
    { $draws ->
        [one] The first draw was
       *[other] The first { $draws } draws were
    } taken over from another game, whose proof is part of this record. Of that game:
