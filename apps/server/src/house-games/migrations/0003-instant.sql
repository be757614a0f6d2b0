-- Rounds that are over at once are kept by the platform, with the studio's record of them; what the
-- studio itself keeps of them is how far each seed has been used.
ALTER TABLE house_games.seed
  -- For the market's shortest time between two rounds of one game.
  ADD COLUMN last_game text,
  ADD COLUMN last_round_at timestamptz(3);
-- The key begins with the player, and nothing is unique without it: a shared database can then be
-- divided by players. Seeds and commitments are unique by chance.
ALTER TABLE house_games.round DROP CONSTRAINT round_seed_id_fkey;
ALTER TABLE house_games.seed DROP CONSTRAINT seed_pkey, DROP CONSTRAINT seed_commitment_key,
  ADD PRIMARY KEY (player, id);
CREATE INDEX seed_by_commitment ON house_games.seed (commitment);
-- Each round writes this row again, and every CHECK of a row is run then; that of a domain is run
-- when a value of it is made. These two cost more than the rest of a round's writing together.
CREATE DOMAIN house_games.client_seed AS text CHECK (VALUE ~ '^[A-Za-z0-9_-]{1,64}$');
CREATE DOMAIN house_games.commitment AS text CHECK (VALUE ~ '^[0-9a-f]{64}$');
ALTER TABLE house_games.seed DROP CONSTRAINT seed_client_seed_check,
  DROP CONSTRAINT seed_commitment_check,
  ALTER COLUMN client_seed TYPE house_games.client_seed,
  ALTER COLUMN commitment TYPE house_games.commitment;
-- Room on the page keeps its indexes out of it.
ALTER TABLE house_games.seed SET (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05);

-- Up to which round of the game a player has seen the end. Only the latest one matters.
CREATE TABLE house_games.shown (
  player text NOT NULL,
  game text NOT NULL,
  round_id uuid NOT NULL,
  PRIMARY KEY (player, game)
) WITH (fillfactor = 70);
GRANT SELECT, INSERT, UPDATE ON house_games.shown TO tucano_runtime;

-- A nonce is used once, and only while its seed is secret: whatever came between undoes the batch.
CREATE FUNCTION house_games.require_unused(used bigint, expected int) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF used <> expected THEN
    RAISE EXCEPTION 'a seed was used or changed since it was read'
      USING ERRCODE = 'serialization_failure';
  END IF;
END $$;
REVOKE ALL ON FUNCTION house_games.require_unused FROM PUBLIC;
GRANT EXECUTE ON FUNCTION house_games.require_unused TO tucano_runtime;
