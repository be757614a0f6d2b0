-- Campaigns give free rounds, too: `amount` is what one member's rounds take of the budget, and
-- which rounds they are stands in `free`.
ALTER TABLE backoffice.campaign ADD COLUMN free jsonb;
ALTER TABLE backoffice.campaign DROP CONSTRAINT campaign_gift_check;
ALTER TABLE backoffice.campaign ADD CONSTRAINT campaign_gift_check
  CHECK (gift IN ('cash', 'bonus', 'daily-spins', 'lottery-spins', 'free-rounds')) NOT VALID;
