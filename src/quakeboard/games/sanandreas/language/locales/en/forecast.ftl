## San Andreas

forecast-city = { $who ->
    [you] { $at }, your city: the next quake destroys it in { $average } of all rolls and orders, and in { $worst } of the rolls if the order is the worst.
   *[one] { $at }, city of { $name }: the next quake destroys it in { $average } of all rolls and orders, and in { $worst } of the rolls if the order is the worst.
}
forecast-city-alike = { $who ->
    [you] { $at }, your city: the next quake destroys it in { $average } of all rolls, whatever the order.
   *[one] { $at }, city of { $name }: the next quake destroys it in { $average } of all rolls, whatever the order.
}
forecast-city-now = { $who ->
    [you] { $at }, your city: it falls in { $average } of the orders in which the dice can come.
   *[one] { $at }, city of { $name }: it falls in { $average } of the orders in which the dice can come.
}
forecast-san-andreas-nothing = There is no city yet.
forecast-san-andreas-safe = { $others ->
    [0] From the epicentres on the board, the next quake destroys no city.
   *[other] { $count ->
        [one] One other city is safe from the epicentres on the board.
       *[other] { $count } other cities are safe from the epicentres on the board.
    }
}
