-- Deposits that banks took back are told by the reconciliation, maybe in parts, and no longer by
-- people alone.
ALTER TABLE affiliates.chargeback ADD COLUMN reference text NOT NULL DEFAULT '';
ALTER TABLE affiliates.chargeback DROP CONSTRAINT chargeback_pkey,
  ADD PRIMARY KEY (order_no, reference);
CREATE INDEX chargeback_member ON affiliates.chargeback (member_id);
