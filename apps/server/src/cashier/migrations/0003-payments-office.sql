-- What operators run the cashier with: rules that approve withdrawals by themselves and what each
-- request met, terms that switch a method on and off, payments assigned by hand, and each day
-- compared with the bank.

-- The rules in the order in which they are asked, dated as a whole: the latest row not in the
-- future holds. No rules: nothing approves itself.
CREATE TABLE cashier.approval_rules (
  effective_from timestamptz PRIMARY KEY,
  rules jsonb NOT NULL CHECK (jsonb_typeof(rules) = 'array'),
  saved_at timestamptz NOT NULL,
  saved_by text NOT NULL,
  -- The request that two people agreed on: carried out again, it is there already.
  approval_id bigint UNIQUE
);

-- What was known of a withdrawal when it was asked for, and what the rules said. Kept as it was, so
-- that a draft can be tried on what really came in.
CREATE TABLE cashier.approval_check (
  member_id bigint NOT NULL,
  order_no text NOT NULL,
  checked_at timestamptz NOT NULL,
  -- The rule that approved it; null: an operator decides.
  rule text,
  verdict jsonb NOT NULL,
  facts jsonb NOT NULL,
  PRIMARY KEY (member_id, order_no),
  FOREIGN KEY (member_id, order_no) REFERENCES cashier.withdrawal
);
CREATE INDEX approval_check_by_time ON cashier.approval_check (checked_at, order_no);
CREATE INDEX approval_check_approved ON cashier.approval_check (member_id, checked_at)
  WHERE rule IS NOT NULL;

-- Null: as the method itself says.
ALTER TABLE cashier.payment_terms ADD COLUMN is_enabled boolean, ADD COLUMN position integer;

-- The order an operator named for a payment that named none of ours.
ALTER TABLE cashier.receipt ADD COLUMN assigned_order_no text;

-- Each day as the bank has it and as we have it. Differences stay until they are gone or explained.
CREATE TABLE cashier.psp_day (
  day date PRIMARY KEY,
  matched_at timestamptz NOT NULL,
  received_count integer NOT NULL,
  received_centavos bigint NOT NULL,
  psp_received_count integer NOT NULL,
  psp_received_centavos bigint NOT NULL,
  paid_count integer NOT NULL,
  paid_centavos bigint NOT NULL,
  psp_paid_count integer NOT NULL,
  psp_paid_centavos bigint NOT NULL
);

CREATE TABLE cashier.psp_difference (
  day date NOT NULL REFERENCES cashier.psp_day,
  -- The bank's id of a payment, or the number of a withdrawal.
  reference text NOT NULL,
  kind text NOT NULL CHECK (kind IN (
    'receipt_missing_here', 'receipt_missing_there', 'receipt_amount', 'receipt_unsettled',
    'payout_missing_there', 'payout_not_settled')),
  member_id bigint,
  ours_centavos bigint,
  psp_centavos bigint,
  found_at timestamptz NOT NULL,
  explained_at timestamptz,
  explained_by text,
  explanation text,
  PRIMARY KEY (day, reference),
  CHECK ((explained_at IS NULL) = (explanation IS NULL))
);
CREATE INDEX psp_difference_open ON cashier.psp_difference (day) WHERE explained_at IS NULL;

-- The ways in which operators look for things.
CREATE INDEX withdrawal_latest ON cashier.withdrawal (application_time DESC, order_no DESC);
CREATE INDEX withdrawal_paid ON cashier.withdrawal (paid_at) WHERE status = 'paid';
CREATE INDEX withdrawal_by_payout ON cashier.withdrawal (end_to_end_id)
  WHERE end_to_end_id IS NOT NULL;
CREATE INDEX deposit_by_payment ON cashier.deposit (end_to_end_id)
  WHERE end_to_end_id IS NOT NULL;
CREATE INDEX deposit_by_status ON cashier.deposit (status, created_at DESC);
CREATE INDEX receipt_by_txid ON cashier.receipt (txid);
CREATE INDEX receipt_paid ON cashier.receipt (paid_at);
CREATE INDEX receipt_latest ON cashier.receipt (created_at DESC, end_to_end_id DESC);
CREATE INDEX receipt_by_status ON cashier.receipt (status, created_at DESC, end_to_end_id DESC);

GRANT SELECT, INSERT ON cashier.approval_rules, cashier.approval_check TO tucano_runtime;
GRANT SELECT, INSERT, UPDATE ON cashier.psp_day TO tucano_runtime;
GRANT SELECT, INSERT, UPDATE, DELETE ON cashier.psp_difference TO tucano_runtime;
