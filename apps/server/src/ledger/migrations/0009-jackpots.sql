-- Jackpots: the house adds to pools from an account of its own, and what a pool pays passes through
-- a second one, which is empty once the winner has it. A pool's money is kept in a wallet.
--
-- As before, and more. NOT VALID: what is there has passed the narrower ones.
ALTER TABLE ledger.transfer DROP CONSTRAINT transfer_kind_check;
ALTER TABLE ledger.transfer ADD CONSTRAINT transfer_kind_check CHECK (kind IN (
  'stake', 'win', 'stake.rollback', 'win.rollback', 'free.stake', 'free.win',
  'free.stake.rollback', 'free.win.rollback', 'jackpot.contribution', 'jackpot.seed',
  'jackpot.prize', 'jackpot.win', 'deposit', 'withdrawal.hold', 'withdrawal.release',
  'withdrawal.payout', 'withdrawal.fee', 'bonus.grant', 'bonus.convert', 'bonus.forfeit',
  'rebate.grant', 'rebate.claim', 'reward.grant', 'agency.commission', 'adjustment')) NOT VALID;
ALTER TABLE ledger.transfer DROP CONSTRAINT transfer_debit_check;
ALTER TABLE ledger.transfer ADD CONSTRAINT transfer_debit_check CHECK (
  debit IN ('member:cash', 'member:bonus', 'member:rebate', 'member:locked', 'psp:clearing',
    'promotion:cost', 'fee:income', 'agency:cost', 'free:cost', 'jackpot:cost', 'jackpot:prize')
  OR debit LIKE 'house:game:_%') NOT VALID;
ALTER TABLE ledger.transfer DROP CONSTRAINT transfer_credit_check;
ALTER TABLE ledger.transfer ADD CONSTRAINT transfer_credit_check CHECK (
  credit IN ('member:cash', 'member:bonus', 'member:rebate', 'member:locked', 'psp:clearing',
    'promotion:cost', 'fee:income', 'agency:cost', 'free:cost', 'jackpot:cost', 'jackpot:prize')
  OR credit LIKE 'house:game:_%') NOT VALID;
