-- Who opened a table, and who took a free seat of a public one: keyed hashes of addresses, empty if unknown.

ALTER TABLE tables ADD COLUMN opener text NOT NULL DEFAULT '';
CREATE INDEX tables_opener ON tables (opener) WHERE public AND state = 'open';

CREATE TABLE taken_seats (
    table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat integer NOT NULL,
    client text NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX taken_seats_client ON taken_seats (client);
