### Wo der Server seine Tische aufbewahrt.

refusal-unknown-store = Ein Speicher ist eine Datei, sqlite:///datei oder postgresql://name@rechner/datenbank; „{ $scheme }“ ist nichts davon.
refusal-store-in-use = Ein anderer Prozess benutzt „{ $file }“. SQLite dient einem Prozess; mehrere können sich eine PostgreSQL-Datenbank teilen.
refusal-store-too-new = Den Speicher hat ein neueres Quakeboard geschrieben: Sein Schema ist { $found }, und dieses hier kennt { $known }.
refusal-store-unreachable = Die Datenbank antwortet nicht; der Server ist deshalb nicht gestartet.
refusal-store-refuses = Der Speicher lässt sich nicht öffnen: { $why }
