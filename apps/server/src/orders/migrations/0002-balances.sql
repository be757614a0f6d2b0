-- What a pocket held after each movement, as the journal says it: a member sees the balance run
-- down
-- the page. Lines that were kept before this have none until the reader is built again; they lack a
-- number and show none that is wrong.
ALTER TABLE orders.entry
  ADD COLUMN debit_balance_after bigint,
  ADD COLUMN credit_balance_after bigint;
