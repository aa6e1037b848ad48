### Images refusées.

refusal-no-such-step = L’enregistrement se termine à l’étape { $last }, il n’y a donc pas d’étape { $step }.
refusal-picture-not-this-games = « { $option } » n’est pas une option pour une image de ce jeu.
refusal-picture-not-a-section = « { $given } » n’est pas une coupe : écris row=12 ou column=7, une ligne que les plaques peuvent atteindre.
refusal-no-pictures = Il n’y a pas d’images du jeu « { $game } ».
refusal-not-a-picture = Une image est un fichier qui se termine par .svg ou .png, pas « { $file } ».
