action-space = at { $at }
forecast-cities = Danger of each city in the next quake
danger-city = { $owner ->
        [you] your city at { $at }
        *[other] the city of { $name } at { $at }
    }
