-- Chains are kept sealed by a key that lies elsewhere (platform/seed-box.ts), and the seeds of the
-- players who have bet are part of every draw.

-- The chains in use stood in plain text: they end here, and each table goes on with a fresh one.
-- What was drawn from them is proven by the seeds that their rounds have revealed.
UPDATE shared_rounds.chain SET retired_at = now() WHERE retired_at IS NULL AND used < length;
ALTER TABLE shared_rounds.chain
  DROP COLUMN secret,
  ADD COLUMN sealed_secret bytea,
  ADD CHECK (sealed_secret IS NOT NULL OR retired_at IS NOT NULL OR used = length);

-- One that is announced stays: it is sealed when the server starts.
DROP TRIGGER keep_announcement ON shared_rounds.announced_chain;
ALTER TABLE shared_rounds.announced_chain
  ALTER COLUMN secret DROP NOT NULL,
  ADD COLUMN sealed_secret bytea;
UPDATE shared_rounds.announced_chain SET secret = NULL WHERE started_at IS NOT NULL;
ALTER TABLE shared_rounds.announced_chain
  ADD CHECK (secret IS NULL OR sealed_secret IS NULL),
  ADD CHECK (started_at IS NOT NULL OR secret IS NOT NULL OR sealed_secret IS NOT NULL);

CREATE OR REPLACE FUNCTION shared_rounds.keep_announcement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.sealed_secret IS NULL OR NEW.salt IS NOT NULL THEN
      RAISE EXCEPTION 'A chain is announced sealed, and before its salt.';
    END IF;
  ELSIF (NEW.id, NEW.game, NEW.length, NEW.head) IS DISTINCT FROM
      (OLD.id, OLD.game, OLD.length, OLD.head)
    OR (NEW.event, NEW.announced_at, NEW.occurs_at) IS DISTINCT FROM
      (OLD.event, OLD.announced_at, OLD.occurs_at)
    OR (OLD.salt IS NOT NULL AND (NEW.salt, NEW.salt_at) IS DISTINCT FROM (OLD.salt, OLD.salt_at))
    OR (OLD.started_at IS NOT NULL AND NEW.started_at IS DISTINCT FROM OLD.started_at)
  THEN
    RAISE EXCEPTION 'What was announced stands.';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_announcement BEFORE INSERT OR UPDATE ON shared_rounds.announced_chain
  FOR EACH ROW EXECUTE FUNCTION shared_rounds.keep_announcement();

CREATE FUNCTION shared_rounds.keep_chain() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.game, NEW.length, NEW.head, NEW.client_seed, NEW.published_at) IS DISTINCT FROM
      (OLD.id, OLD.game, OLD.length, OLD.head, OLD.client_seed, OLD.published_at)
    OR NEW.used < OLD.used
    OR (OLD.retired_at IS NOT NULL AND NEW.retired_at IS DISTINCT FROM OLD.retired_at)
  THEN
    RAISE EXCEPTION 'A chain that was published stands.';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_chain BEFORE UPDATE ON shared_rounds.chain
  FOR EACH ROW EXECUTE FUNCTION shared_rounds.keep_chain();

-- Of the players whose bets were in when betting closed, one a player, in the order of the bets.
-- The round's client seed is made from the chain's and these, in that very moment.
ALTER TABLE shared_rounds.round ADD COLUMN player_seeds text[] NOT NULL DEFAULT '{}';
-- Null: from before.
ALTER TABLE shared_rounds.bet
  ADD COLUMN client_seed text CHECK (client_seed ~ '^[A-Za-z0-9_-]{1,64}$');

CREATE FUNCTION shared_rounds.keep_round_seeds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.chain_id, NEW.place, NEW.commitment) IS DISTINCT FROM
      (OLD.chain_id, OLD.place, OLD.commitment)
    OR ((NEW.client_seed, NEW.player_seeds) IS DISTINCT FROM (OLD.client_seed, OLD.player_seeds)
      AND NOT (OLD.status = 'betting' AND NEW.status = 'closed'))
    OR (OLD.server_seed IS NOT NULL AND NEW.server_seed IS DISTINCT FROM OLD.server_seed)
    OR (NEW.server_seed IS NOT NULL
      AND encode(sha256(decode(NEW.server_seed, 'hex')), 'hex') <> NEW.commitment)
  THEN
    RAISE EXCEPTION 'What a round is drawn from stands.';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_round_seeds BEFORE UPDATE ON shared_rounds.round
  FOR EACH ROW EXECUTE FUNCTION shared_rounds.keep_round_seeds();
