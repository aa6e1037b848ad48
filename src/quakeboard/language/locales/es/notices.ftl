## Notices: $name is the reader, $others are the names of the other people

notice-turn =
    { $count ->
        [0] Te toca, { $name }.
       *[other] Te toca, { $name }. Juegas con { $others }.
    }
notice-reminder =
    { $count ->
        [0] Un recordatorio, { $name }: te toca.
        [one] { $others } te espera, { $name }: te toca.
       *[other] { $others } te esperan, { $name }: te toca.
    }
notice-ended =
    { $count ->
        [0] La partida ha terminado.
       *[other] La partida con { $others } ha terminado.
    }
notice-won =
    { $who ->
        [you] Ganas tú.
        [one] Gana { $name }.
        [with-you] Ganáis { $name }.
       *[many] Ganan { $name }.
    }
notice-began =
    { $count ->
        [0] La partida ha empezado.
       *[other] La partida con { $others } ha empezado.
    }
notice-sat = { $who } se ha sentado a tu mesa.
notice-test = Esto es una prueba. Los avisos de esta mesa llegan aquí.
