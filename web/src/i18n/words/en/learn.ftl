### Learn: ten steps of each game. Of each step: the task; about, what it is about; how, what to press;
### go, the button that lets it happen; done, what it means; wrong, after another try.

## Around the steps

learn-page = Learn { $game }
learn-step = Step { $step } of { $total }
learn-count = { $step } of { $total }
learn-steps = Steps
learn-open-step = { $done ->
        [yes] Step { $step }, done: { $task }
        *[no] Step { $step }: { $task }
    }
learn-end-step = The end of the lesson
learn-back = Back
learn-skip = Skip
learn-again = Begin again
learn-on = Go on
learn-that-is-it = Done
learn-answer-points = { $count ->
        [one] 1 point
        *[other] { $count } points
    }
learn-end = That was all
    .seismic = A road pays when both of its ends have reached an intersection or the town; quakes take what lies nearest to the town. The rest is practice.
    .san-andreas = Cities score most at the water’s edge, and that is where the ground moves. The rest is practice.
learn-other = Learn { $game }
