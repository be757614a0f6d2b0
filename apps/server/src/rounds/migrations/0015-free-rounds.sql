-- Rounds that the house pays for, within a grant: which one, and what was staked of the house's
-- money. What a player staked of their own is nothing then.
ALTER TABLE rounds.instant_round
  ADD COLUMN free_stake bigint NOT NULL DEFAULT 0 CHECK (free_stake >= 0),
  ADD COLUMN free_grant uuid;
ALTER TABLE rounds.movement
  ADD COLUMN free_stake bigint NOT NULL DEFAULT 0 CHECK (free_stake >= 0),
  ADD COLUMN free_grant uuid;
ALTER TABLE rounds.round
  ADD COLUMN free_stake bigint NOT NULL DEFAULT 0 CHECK (free_stake >= 0);
