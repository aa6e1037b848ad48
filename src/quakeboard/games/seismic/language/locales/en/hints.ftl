## Hints: why a bot would do what it advises

hint-only-choice = It is the only choice.
hint-closes-section = It closes a section: { $points } for you.
hint-claims-closed-section = A crew there takes a complete section: { $points } for you.
hint-claims-open-section = A crew there takes an open section that has { $points } so far.
hint-spoils-section = It troubles the section of { $name }, which has { $points } so far.
hint-lengthens-section = It lengthens a section of yours, which then has { $points } so far.
hint-shifts-quakes = The next quakes would then hurt the others more than you.
hint-least-harm = Nothing helps much; this does least harm.
hint-keeps-crew = No section here is worth a crew.
hint-second-tile = A second tile does more than a crew would.
hint-quake-side = A quake on that side hurts you least, or the others most.
hint-quake-town = Begun at that town, the quake hurts you least, or the others most.
hint-turn-helps = The turned tile serves your sections better.
hint-no-turn = No tile would serve you better if it were turned.
