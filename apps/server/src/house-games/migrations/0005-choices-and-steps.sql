-- Rounds in which the player chooses something, and rounds of several steps. What was chosen and
-- done is kept as it was sent, because the outcome is drawn again from it whenever it is asked for.
ALTER TABLE house_games.round
  ADD COLUMN choice json,
  -- Into how many equal parts the choice divides the stake.
  ADD COLUMN units integer NOT NULL DEFAULT 1 CHECK (units > 0),
  -- Staked by later steps: doubling, insurance, a ball more.
  ADD COLUMN added_stake_centavos bigint NOT NULL DEFAULT 0 CHECK (added_stake_centavos >= 0),
  -- Whose seed it is drawn from, where that is not the player's first one: rounds of several steps
  -- have a seed of their own, as the platform counts only rounds that are over at once.
  ADD COLUMN seed_player text,
  -- Of several steps: it waits for its player and is not finished without being asked for.
  ADD COLUMN has_steps boolean NOT NULL DEFAULT false,
  -- Its last step was taken: what is missing is the win.
  ADD COLUMN is_over boolean NOT NULL DEFAULT false,
  ADD COLUMN last_step_at timestamptz;

-- The steps of open rounds and of those that are over, in order. A step that costs something is
-- taken once the wallet has accepted its stake; one that was refused leaves no row.
CREATE TABLE house_games.round_step (
  round_id uuid NOT NULL REFERENCES house_games.round (id) ON DELETE CASCADE,
  step integer NOT NULL CHECK (step >= 0),
  action json NOT NULL,
  cost_centavos bigint NOT NULL CHECK (cost_centavos >= 0),
  bet_uuid uuid NOT NULL UNIQUE,
  rollback_uuid uuid NOT NULL UNIQUE,
  taken_at timestamptz,
  PRIMARY KEY (round_id, step)
);
CREATE INDEX round_waiting ON house_games.round (last_step_at)
  WHERE status = 'pending' AND has_steps;

GRANT SELECT, INSERT, UPDATE, DELETE ON house_games.round_step TO tucano_runtime;
