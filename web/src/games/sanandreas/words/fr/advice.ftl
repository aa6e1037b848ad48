action-space = en { $at }
forecast-cities = Danger de chaque ville au prochain séisme
danger-city = { $owner ->
        [you] ta ville en { $at }
        *[other] la ville de { $name } en { $at }
    }
