-- Free rounds that come with a reward: which game, for what stake, how often and how long. A reward
-- may be nothing else.
ALTER TABLE rewards.reward ADD COLUMN free json;
ALTER TABLE rewards.reward DROP CONSTRAINT reward_amount_check;
ALTER TABLE rewards.reward ADD CONSTRAINT reward_amount_check
  CHECK (amount > 0 OR (amount = 0 AND free IS NOT NULL)) NOT VALID;
