action-space = auf { $at }
forecast-cities = Gefahr jeder Stadt im nächsten Beben
danger-city = { $owner ->
        [you] deine Stadt auf { $at }
        *[other] die Stadt von { $name } auf { $at }
    }
