### San Andreas: why greedy would do what it advises. Keys and parameters of bots/reasons.py.

## San Andreas: advice

hint-founds-out-of-reach = Your { $coin } is then { san-andreas-inland }, and no epicentre reaches it.
hint-founds-in-reach = Your { $coin } is then { san-andreas-inland }; an epicentre is near, but no other space promises more.
hint-founds-in-vain = Your { $coin } scores nothing there yet, but no other space promises more.
hint-founds-null = A null city there may survive and take back a coin that is lost in a quake.
hint-founds-last =
    { $coin ->
        [0] The null is your last coin: the next quake then ends the game.
       *[other] The { $coin } is your last coin: the next quake then ends the game.
    }
hint-sets-off-quake = It sets off the quake, in which you should score more than each of the others.
hint-sets-off-anyway = It sets off the quake, and you choose the order of the dice; nothing else helps more.
hint-hits-rival = The quake would hit the cities of { $name } hardest.
hint-sooner = It brings the next quake nearer, in which you should score more than each of the others.
hint-order-saves = Beginning with this die, your cities score most.
hint-order-hurts = Beginning with this die, the others score least.
hint-order-alike = Which die comes next makes no difference to you.
hint-takes-back = The { $coin } scores { $points } there at once.
hint-keeps-null = No lost coin scores enough there; the null can wait for a better one.
