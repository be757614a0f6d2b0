-- Bonus money owes a turnover of its own, and rewards have kinds of their own.
--
-- Cash and bonus each have an account of what they still owe: cash before it may be withdrawn, the
-- bonus before it becomes cash. Both are proven by the changes that the operations say.
ALTER TABLE ledger.wallet
  ADD COLUMN bonus_owed bigint NOT NULL DEFAULT 0 CHECK (bonus_owed >= 0);
GRANT UPDATE (bonus_owed) ON ledger.wallet TO tucano_runtime;

-- What was really added to what the bonus owes, after its floor at zero.
ALTER TABLE ledger.operation ADD COLUMN bonus_owed_change bigint NOT NULL DEFAULT 0;
-- NOT VALID: every row that exists has the default, and a journal of years need not be read for it.
ALTER TABLE ledger.operation ADD CONSTRAINT operation_bonus_check
  CHECK (status = 'applied' OR bonus_owed_change = 0) NOT VALID;

ALTER TABLE ledger.closing_wallet
  ADD COLUMN bonus_owed bigint NOT NULL DEFAULT 0 CHECK (bonus_owed >= 0);
CREATE OR REPLACE VIEW ledger.latest_closing AS
  SELECT DISTINCT ON (member_id) * FROM ledger.closing_wallet ORDER BY member_id, until DESC;

-- As before, and two more. NOT VALID: what is there has passed the narrower one.
ALTER TABLE ledger.transfer DROP CONSTRAINT transfer_kind_check;
ALTER TABLE ledger.transfer ADD CONSTRAINT transfer_kind_check CHECK (kind IN (
  'stake', 'win', 'stake.rollback', 'win.rollback', 'deposit', 'withdrawal.hold',
  'withdrawal.release', 'withdrawal.payout', 'withdrawal.fee', 'bonus.grant', 'bonus.convert',
  'bonus.forfeit', 'rebate.grant', 'rebate.claim', 'reward.grant', 'agency.commission',
  'adjustment')) NOT VALID;
