"""What a picture of Seismic can be asked for."""

from quakeboard.render.picture_options import PictureOption, PictureOptions

OPTIONS = PictureOptions((PictureOption("table", "flag", "Seismic: show the whole table."),))
