-- Rounds that the house pays for: their stakes come from an account of their own, and neither they
-- nor what they win is counted as play of a member's own money, so their kinds are their own, too.
--
-- As before, and more. NOT VALID: what is there has passed the narrower ones.
ALTER TABLE ledger.transfer DROP CONSTRAINT transfer_kind_check;
ALTER TABLE ledger.transfer ADD CONSTRAINT transfer_kind_check CHECK (kind IN (
  'stake', 'win', 'stake.rollback', 'win.rollback', 'free.stake', 'free.win',
  'free.stake.rollback', 'free.win.rollback', 'deposit', 'withdrawal.hold', 'withdrawal.release',
  'withdrawal.payout', 'withdrawal.fee', 'bonus.grant', 'bonus.convert', 'bonus.forfeit',
  'rebate.grant', 'rebate.claim', 'reward.grant', 'agency.commission', 'adjustment')) NOT VALID;
ALTER TABLE ledger.transfer DROP CONSTRAINT transfer_debit_check;
ALTER TABLE ledger.transfer ADD CONSTRAINT transfer_debit_check CHECK (
  debit IN ('member:cash', 'member:bonus', 'member:rebate', 'member:locked', 'psp:clearing',
    'promotion:cost', 'fee:income', 'agency:cost', 'free:cost')
  OR debit LIKE 'house:game:_%') NOT VALID;
ALTER TABLE ledger.transfer DROP CONSTRAINT transfer_credit_check;
ALTER TABLE ledger.transfer ADD CONSTRAINT transfer_credit_check CHECK (
  credit IN ('member:cash', 'member:bonus', 'member:rebate', 'member:locked', 'psp:clearing',
    'promotion:cost', 'fee:income', 'agency:cost', 'free:cost')
  OR credit LIKE 'house:game:_%') NOT VALID;
