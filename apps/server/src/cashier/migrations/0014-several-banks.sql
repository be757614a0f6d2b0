-- Several banks side by side: which of them has an order's charge, its payout, a payment. What was
-- there before is at `main`, the one that the settings PSP_… name.
ALTER TABLE cashier.deposit ADD COLUMN psp text NOT NULL DEFAULT 'main';
ALTER TABLE cashier.receipt ADD COLUMN psp text NOT NULL DEFAULT 'main';
-- How often this payout was begun to be sent to that bank. 0: it has heard nothing; null: unknown,
-- as for what an earlier release began.
ALTER TABLE cashier.withdrawal ADD COLUMN psp text NOT NULL DEFAULT 'main',
  ADD COLUMN payout_sends integer;

-- How far each one's list of receipts has been read.
CREATE TABLE cashier.bank_reading (
  psp text PRIMARY KEY,
  read_until timestamptz NOT NULL
);
INSERT INTO cashier.bank_reading SELECT 'main', read_until FROM cashier.reconciliation;

-- Each one's part of a day that was compared; cashier.psp_day has what they come to together.
CREATE TABLE cashier.bank_day (
  day date NOT NULL,
  psp text NOT NULL,
  matched_at timestamptz NOT NULL,
  received_count integer NOT NULL,
  received_centavos bigint NOT NULL,
  psp_received_count integer NOT NULL,
  psp_received_centavos bigint NOT NULL,
  paid_count integer NOT NULL,
  paid_centavos bigint NOT NULL,
  psp_paid_count integer NOT NULL,
  psp_paid_centavos bigint NOT NULL,
  refunded_count integer NOT NULL,
  refunded_centavos bigint NOT NULL,
  psp_refunded_count integer NOT NULL,
  psp_refunded_centavos bigint NOT NULL,
  PRIMARY KEY (day, psp)
);
ALTER TABLE cashier.psp_difference ADD COLUMN psp text NOT NULL DEFAULT 'main';

GRANT SELECT, INSERT, UPDATE ON cashier.bank_reading, cashier.bank_day TO tucano_runtime;
