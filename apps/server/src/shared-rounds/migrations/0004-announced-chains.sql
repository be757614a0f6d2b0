-- A chain whose salt nobody could have chosen: the head is published together with the name of a
-- public event that has yet to happen; what the event brings is entered afterwards, once, and the
-- chain follows the one in use. Nothing announced is ever taken back: that would be a choice.
CREATE TABLE shared_rounds.announced_chain (
  id uuid PRIMARY KEY,
  game text NOT NULL,
  secret bytea NOT NULL CHECK (length(secret) = 32),
  length integer NOT NULL CHECK (length > 0),
  head text NOT NULL CHECK (head ~ '^[0-9a-f]{64}$'),
  -- In words that let anybody look it up: "Bitcoin, block 925 000: its hash".
  event text NOT NULL CHECK (length(event) BETWEEN 8 AND 160),
  announced_at timestamptz NOT NULL,
  occurs_at timestamptz NOT NULL CHECK (occurs_at > announced_at),
  salt text CHECK (salt ~ '^[A-Za-z0-9_-]{16,64}$'),
  salt_at timestamptz CHECK (salt_at >= occurs_at),
  started_at timestamptz,
  CHECK ((salt IS NULL) = (salt_at IS NULL)),
  CHECK (started_at IS NULL OR salt IS NOT NULL)
);
-- One at a time: of two announced for one event, the better one could be picked.
CREATE UNIQUE INDEX announced_chain_waiting ON shared_rounds.announced_chain (game)
  WHERE started_at IS NULL;

CREATE FUNCTION shared_rounds.keep_announcement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.game, NEW.secret, NEW.length, NEW.head) IS DISTINCT FROM
    (OLD.id, OLD.game, OLD.secret, OLD.length, OLD.head)
    OR (NEW.event, NEW.announced_at, NEW.occurs_at) IS DISTINCT FROM
    (OLD.event, OLD.announced_at, OLD.occurs_at)
    OR (OLD.salt IS NOT NULL AND (NEW.salt, NEW.salt_at) IS DISTINCT FROM (OLD.salt, OLD.salt_at))
  THEN
    RAISE EXCEPTION 'What was announced stands.';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_announcement BEFORE UPDATE ON shared_rounds.announced_chain
  FOR EACH ROW EXECUTE FUNCTION shared_rounds.keep_announcement();

-- A chain that an announced one has followed before its end.
ALTER TABLE shared_rounds.chain ADD COLUMN retired_at timestamptz;
DROP INDEX shared_rounds.chain_in_use;
CREATE UNIQUE INDEX chain_in_use ON shared_rounds.chain (game)
  WHERE used < length AND retired_at IS NULL;

GRANT SELECT, INSERT, UPDATE ON shared_rounds.announced_chain TO tucano_runtime;
