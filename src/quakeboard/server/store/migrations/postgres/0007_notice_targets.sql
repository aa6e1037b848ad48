-- Where people want notices: by the secret of a seat. They go with the secret: when it ends, and when the last
-- table goes that it opens.

CREATE TABLE notice_targets (
    digest bytea NOT NULL, -- of the secret
    id text NOT NULL,
    kind text NOT NULL, -- push, discord, slack, ntfy or json
    address text NOT NULL,
    p256dh bytea NOT NULL, -- the keys of a browser; empty for webhooks
    auth bytea NOT NULL,
    language text NOT NULL,
    events text NOT NULL, -- parted by spaces
    base text NOT NULL, -- where links begin
    failures integer NOT NULL,
    error text NOT NULL,
    status integer NOT NULL,
    PRIMARY KEY (digest, id)
);
CREATE INDEX notice_targets_id ON notice_targets (id);
CREATE INDEX keys_digest ON keys (digest);

CREATE FUNCTION remove_notice_targets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM notice_targets WHERE digest = OLD.digest
        AND NOT EXISTS (SELECT FROM keys WHERE keys.digest = OLD.digest AND keys.kind = 'seat');
    RETURN NULL;
END $$;
CREATE TRIGGER notice_targets_of_ended_keys AFTER UPDATE ON keys
    FOR EACH ROW WHEN (NEW.kind = 'ended') EXECUTE FUNCTION remove_notice_targets();
CREATE TRIGGER notice_targets_of_deleted_keys AFTER DELETE ON keys
    FOR EACH ROW EXECUTE FUNCTION remove_notice_targets();
