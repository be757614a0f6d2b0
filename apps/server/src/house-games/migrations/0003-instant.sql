-- Rounds that are over at once are kept by the platform, with the studio's record of them, and so
-- is how far each seed has been used. While the platform counts a seed's rounds, nobody here may:
-- the nonce is then null.
ALTER TABLE house_games.seed ALTER COLUMN next_nonce DROP NOT NULL;
-- The key begins with the player, and nothing is unique without it: a shared database can then be
-- divided by players. Seeds and commitments are unique by chance.
ALTER TABLE house_games.round DROP CONSTRAINT round_seed_id_fkey;
ALTER TABLE house_games.seed DROP CONSTRAINT seed_pkey, DROP CONSTRAINT seed_commitment_key,
  ADD PRIMARY KEY (player, id);
CREATE INDEX seed_by_commitment ON house_games.seed (commitment);
-- Up to which round of the game a player has seen the end. Only the latest one matters.
CREATE TABLE house_games.shown (
  player text NOT NULL,
  game text NOT NULL,
  round_id uuid NOT NULL,
  PRIMARY KEY (player, game)
) WITH (fillfactor = 70);
GRANT SELECT, INSERT, UPDATE ON house_games.shown TO tucano_runtime;
