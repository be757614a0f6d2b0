-- Who reads the journal, and how far each has come.
--
-- A reader keeps its place in the same transaction as what it makes of the entries, so each entry
-- counts exactly once, and it can be dropped and built again to the same numbers. `up_to` never
-- passes the oldest transaction that is still running: below it nothing can be committed any more.
CREATE TABLE ledger.reader (
  name text PRIMARY KEY,
  -- All entries with a lower xid are in what the reader keeps; none with this or a higher one is.
  up_to xid8 NOT NULL
);
GRANT SELECT, INSERT, UPDATE ON ledger.reader TO tucano_runtime;

-- The balances of the house accounts are the first of these readers.
INSERT INTO ledger.reader (name, up_to)
SELECT 'ledger.house-fold', up_to FROM ledger.house_fold_state;
DROP TABLE ledger.house_fold_state;
