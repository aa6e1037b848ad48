"""What a picture of San Andreas can be asked for."""

from quakeboard.render.picture_options import PictureOption, PictureOptions

OPTIONS = PictureOptions(
    (
        PictureOption("view", "text", "San Andreas: plan, the default, or relief.", ("plan", "relief")),
        PictureOption("section", "text", "San Andreas: cut along row=12 or column=7.", metavar="LINE"),
        PictureOption("seat", "number", "San Andreas: with the secrets of this seat, from 0."),
    ),
    (("section", "view"), ("section", "legal"), ("section", "panel"), ("view relief", "panel")),
)
