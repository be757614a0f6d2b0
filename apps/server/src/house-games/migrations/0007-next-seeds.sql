-- The next seed is committed to while the one before is in use: every row is written as a next one,
-- begins when the one before ends, and is revealed at its own end. What is not revealed is sealed
-- by a key that lies elsewhere (platform/seed-box.ts).
ALTER TABLE house_games.seed
  -- Null: it is the next one. Nobody has drawn from it, and nobody has chosen a client seed for it.
  ADD COLUMN begun_at timestamptz,
  ADD COLUMN sealed_seed bytea,
  ALTER COLUMN server_seed DROP NOT NULL,
  -- Null until the player's own browser has chosen one.
  ALTER COLUMN client_seed DROP NOT NULL;
UPDATE house_games.seed SET begun_at = created_at;
-- Sixteen characters: as the house used to draw them. The player's browser makes one instead.
UPDATE house_games.seed SET client_seed = NULL
  WHERE revealed_at IS NULL AND length(client_seed) = 16;

-- What stands open from before is sealed when the server starts; from then on a seed is one or the
-- other, and only the seed that was committed to can be revealed.
ALTER TABLE house_games.seed
  ADD CHECK ((server_seed IS NULL) <> (sealed_seed IS NULL)),
  ADD CHECK (server_seed IS NULL OR encode(sha256(server_seed), 'hex') = commitment),
  ADD CHECK (revealed_at IS NULL OR (begun_at IS NOT NULL AND server_seed IS NOT NULL)),
  ADD CHECK (begun_at IS NOT NULL OR client_seed IS NULL);

DROP INDEX house_games.seed_in_use;
CREATE UNIQUE INDEX seed_in_use ON house_games.seed (player)
  WHERE revealed_at IS NULL AND begun_at IS NOT NULL;
CREATE UNIQUE INDEX seed_next ON house_games.seed (player) WHERE begun_at IS NULL;

CREATE FUNCTION house_games.keep_commitment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.sealed_seed IS NULL OR NEW.begun_at IS NOT NULL THEN
      RAISE EXCEPTION 'A seed is committed to before it is used.';
    END IF;
  ELSIF (NEW.id, NEW.player, NEW.commitment, NEW.created_at) IS DISTINCT FROM
      (OLD.id, OLD.player, OLD.commitment, OLD.created_at)
    OR (OLD.begun_at IS NOT NULL AND NEW.begun_at IS DISTINCT FROM OLD.begun_at)
    OR (OLD.revealed_at IS NOT NULL AND NEW IS DISTINCT FROM OLD)
  THEN
    RAISE EXCEPTION 'What was committed to stands.';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_commitment BEFORE INSERT OR UPDATE ON house_games.seed
  FOR EACH ROW EXECUTE FUNCTION house_games.keep_commitment();
