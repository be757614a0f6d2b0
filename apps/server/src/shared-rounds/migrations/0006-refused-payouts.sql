-- Why the wallet will never accept what this bet's end asks of it: then it is not asked again and
-- again, and somebody has to look. Null for all that goes its usual way.
ALTER TABLE shared_rounds.bet ADD COLUMN payout_refusal text;
CREATE INDEX bet_refused ON shared_rounds.bet (id) WHERE payout_refusal IS NOT NULL;
