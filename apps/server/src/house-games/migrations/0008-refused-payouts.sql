-- Why the wallet will never accept what this round's end asks of it: then it is not asked again and
-- again, and somebody has to look. Null for all that goes its usual way.
ALTER TABLE house_games.round ADD COLUMN payout_refusal text;
CREATE INDEX round_refused ON house_games.round (id) WHERE payout_refusal IS NOT NULL;

-- Nobody is kept from playing on by a round that waits for people.
DROP INDEX house_games.round_pending;
CREATE UNIQUE INDEX round_pending ON house_games.round (player, game)
  WHERE status = 'pending' AND payout_refusal IS NULL;
