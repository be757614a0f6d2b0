-- Which reward a deposit was used for: those that exclude each other are not given for it again.
CREATE TABLE rewards.deposit_use (
  member_id bigint NOT NULL,
  order_no text NOT NULL,
  reward_id uuid NOT NULL,
  PRIMARY KEY (member_id, order_no)
);
CREATE INDEX deposit_use_of_reward ON rewards.deposit_use (reward_id);
GRANT SELECT, INSERT, DELETE ON rewards.deposit_use TO tucano_runtime;

-- What was claimed before counts: the first of several on one deposit has used it.
INSERT INTO rewards.deposit_use (member_id, order_no, reward_id)
SELECT member_id, CASE kind WHEN 'ftd' THEN basis -> 0 ->> 'reference' ELSE period END, id
FROM rewards.reward
WHERE state = 'claimed' AND kind IN ('ftd', 'recharge-tier', 'recharge-rebate')
  AND CASE kind WHEN 'ftd' THEN basis -> 0 ->> 'reference' ELSE period END IS NOT NULL
ORDER BY claimed_at
ON CONFLICT DO NOTHING;
