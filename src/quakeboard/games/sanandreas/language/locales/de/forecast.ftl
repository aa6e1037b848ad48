## San Andreas

forecast-city = { $who ->
    [you] { $at }, deine Stadt: Das nächste Beben zerstört sie in { $average } aller Würfe und Reihenfolgen und bei der schlimmsten Reihenfolge in { $worst } der Würfe.
   *[one] { $at }, Stadt von { $name }: Das nächste Beben zerstört sie in { $average } aller Würfe und Reihenfolgen und bei der schlimmsten Reihenfolge in { $worst } der Würfe.
}
forecast-city-alike = { $who ->
    [you] { $at }, deine Stadt: Das nächste Beben zerstört sie in { $average } aller Würfe, bei jeder Reihenfolge.
   *[one] { $at }, Stadt von { $name }: Das nächste Beben zerstört sie in { $average } aller Würfe, bei jeder Reihenfolge.
}
forecast-city-now = { $who ->
    [you] { $at }, deine Stadt: Sie fällt in { $average } der Reihenfolgen, in denen die Würfel kommen können.
   *[one] { $at }, Stadt von { $name }: Sie fällt in { $average } der Reihenfolgen, in denen die Würfel kommen können.
}
forecast-san-andreas-nothing = Noch gibt es keine Stadt.
forecast-san-andreas-safe = { $others ->
    [0] Von den Epizentren auf dem Plan aus zerstört das nächste Beben keine Stadt.
   *[other] { $count ->
        [one] Eine andere Stadt ist vor den Epizentren auf dem Plan sicher.
       *[other] { $count } andere Städte sind vor den Epizentren auf dem Plan sicher.
    }
}
