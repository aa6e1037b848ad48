### Whether chance was fair.

chance-how = Every draw is derived again here, and each is told who could have foreseen or chosen it.
seal-fits = The seal fits the seed.
seal-broken = The seal does not fit the seed.
seal-text = The SHA-256 of the seed must be the seal.
seal-same = It is the seal that this browser was shown first.
seal-changed = It is not the seal that this browser was shown first.
seal-unseen = This browser has seen no seal before.
seal-same-text = A seal that is kept from the beginning cannot be exchanged later.
draws-text = Each draw was derived again in this browser by HMAC-SHA-256, from the seed and the words or from the links. Only the odds come from the server, which knows the rules.
checked-here = Checked in this browser
draws-right = All draws are right
draws-partly = Not everything is proved
own-part = { $draws ->
        [one] A link of this browser is in 1 of { $of } draws: nobody could foresee that one, whoever worked together; nor choose it, except between a few by leaving out other answers, which are missing then.
        *[other] A link of this browser is in { $draws } of { $of } draws: nobody could foresee those, whoever worked together; nor choose them, except between a few by leaving out other answers, which are missing then.
    }
own-part-text = For these you need to trust nobody: only this browser knew its link before it revealed it.
noted-same = The record continues what this browser noted.
noted-other = The record does not continue what this browser noted: the game was changed, or others were told another one.
noted-text = Whoever sees the same hash of the transcript was told the same.
transcript-hash = Hash of the transcript
chance-not-fair = This does not fit together
seal-missing = There is no seal to check the seed against.
word-counted = The word that this browser added was counted.
word-missing = The word that this browser added was not counted.
words-text = A word makes sure that the seed was not picked to suit somebody. The server could compute the draws all the same.
draw-wrong = “{ $action }” was drawn; what follows is “{ $due }”.
seed = Seed
commitment = Seal
check-yourself = To trust nobody, keep the record and check it on your own machine:
record = the record of this game
