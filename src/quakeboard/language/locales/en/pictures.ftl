### Pictures that are refused.

refusal-no-such-step = The record ends at step { $last }, so there is no step { $step }.
refusal-picture-not-this-games = “{ $option }” does not belong to a picture of this game.
refusal-picture-not-a-section = “{ $given }” is no section: write row=12 or column=7, a line that tiles can reach.
refusal-no-pictures = There are no pictures of the game “{ $game }”.
refusal-not-a-picture = A picture is a file that ends in .svg or .png, not “{ $file }”.
