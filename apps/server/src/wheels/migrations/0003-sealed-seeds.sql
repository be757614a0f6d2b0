-- Seeds that are not revealed are sealed by a key that lies elsewhere (platform/seed-box.ts), and
-- the member's own browser chooses every client seed, after the server seed was committed to.
ALTER TABLE wheels.seed
  ADD COLUMN sealed_seed bytea,
  ALTER COLUMN server_seed DROP NOT NULL,
  -- Null until the member's own side has chosen one.
  ALTER COLUMN client_seed DROP NOT NULL;
-- The house drew them, or carried them over from the seed before.
UPDATE wheels.seed SET client_seed = NULL WHERE revealed_at IS NULL AND next_nonce = 0;

-- What stands open from before is sealed when the server starts; from then on a seed is one or the
-- other, and only the seed that was committed to can be revealed.
ALTER TABLE wheels.seed
  ADD CHECK ((server_seed IS NULL) <> (sealed_seed IS NULL)),
  ADD CHECK (server_seed IS NULL OR encode(sha256(server_seed), 'hex') = commitment),
  ADD CHECK (revealed_at IS NULL OR server_seed IS NOT NULL),
  ADD CHECK (next_nonce = 0 OR client_seed IS NOT NULL);

CREATE FUNCTION wheels.keep_commitment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.sealed_seed IS NULL OR NEW.next_nonce > 0 OR NEW.client_seed IS NOT NULL THEN
      RAISE EXCEPTION 'A seed is committed to before it is used.';
    END IF;
  ELSIF (NEW.member_id, NEW.wheel, NEW.number, NEW.commitment, NEW.committed_at) IS DISTINCT FROM
      (OLD.member_id, OLD.wheel, OLD.number, OLD.commitment, OLD.committed_at)
    OR NEW.next_nonce < OLD.next_nonce
    OR (OLD.revealed_at IS NOT NULL AND NEW IS DISTINCT FROM OLD)
  THEN
    RAISE EXCEPTION 'What was committed to stands.';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_commitment BEFORE INSERT OR UPDATE ON wheels.seed
  FOR EACH ROW EXECUTE FUNCTION wheels.keep_commitment();

GRANT UPDATE (server_seed, sealed_seed) ON wheels.seed TO tucano_runtime;
