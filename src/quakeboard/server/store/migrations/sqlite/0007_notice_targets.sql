-- Where people want notices: by the secret of a seat. They go with the secret: when it ends, and when the last
-- table goes that it opens.

CREATE TABLE notice_targets (
    digest BLOB NOT NULL, -- of the secret
    id TEXT NOT NULL,
    kind TEXT NOT NULL, -- push, discord, slack, ntfy or json
    address TEXT NOT NULL,
    p256dh BLOB NOT NULL, -- the keys of a browser; empty for webhooks
    auth BLOB NOT NULL,
    language TEXT NOT NULL,
    events TEXT NOT NULL, -- parted by spaces
    base TEXT NOT NULL, -- where links begin
    failures INTEGER NOT NULL,
    error TEXT NOT NULL,
    status INTEGER NOT NULL,
    PRIMARY KEY (digest, id)
) WITHOUT ROWID;
CREATE INDEX notice_targets_id ON notice_targets (id);
CREATE INDEX keys_digest ON keys (digest);

CREATE TRIGGER notice_targets_of_ended_keys AFTER INSERT ON keys WHEN NEW.kind = 'ended'
BEGIN
    DELETE FROM notice_targets WHERE digest = NEW.digest
        AND NOT EXISTS (SELECT 1 FROM keys WHERE keys.digest = NEW.digest AND keys.kind = 'seat');
END;
CREATE TRIGGER notice_targets_of_deleted_keys AFTER DELETE ON keys
BEGIN
    DELETE FROM notice_targets WHERE digest = OLD.digest
        AND NOT EXISTS (SELECT 1 FROM keys WHERE keys.digest = OLD.digest AND keys.kind = 'seat');
END;
