action-space = en { $at }
forecast-cities = Peligro de cada ciudad en el próximo terremoto
danger-city = { $owner ->
        [you] tu ciudad en { $at }
        *[other] la ciudad de { $name } en { $at }
    }
