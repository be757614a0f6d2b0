-- Money in and out: what members ordered, what the PSP told us, where money may go.
--
-- No balance lives here: a deposit's credit and a withdrawal's hold, release and payout are written
-- in the commit of their ledger command. Order numbers carry the member, so every order is found by
-- a key that starts with the member. Numbers that were promised are dated, never overwritten.

CREATE SCHEMA cashier;

CREATE TABLE cashier.payment_method (
  id integer PRIMARY KEY,
  code text NOT NULL UNIQUE,
  direction text NOT NULL CHECK (direction IN ('deposit', 'withdrawal')),
  payment_type text NOT NULL,
  name text NOT NULL,
  is_instant boolean NOT NULL,
  key_types text[] NOT NULL,
  is_enabled boolean NOT NULL DEFAULT true,
  position integer NOT NULL
);

-- What a method allows and costs from an instant on. The latest row not in the future holds.
CREATE TABLE cashier.payment_terms (
  method_id integer NOT NULL REFERENCES cashier.payment_method,
  effective_from timestamptz NOT NULL,
  min_centavos bigint NOT NULL CHECK (min_centavos > 0),
  max_centavos bigint NOT NULL CHECK (max_centavos >= min_centavos),
  daily_max_centavos bigint CHECK (daily_max_centavos > 0),
  -- Hundredths of a percent: 150 is 1.50 %.
  fee_basis_points integer NOT NULL CHECK (fee_basis_points BETWEEN 0 AND 10000),
  fee_fixed_centavos bigint NOT NULL CHECK (fee_fixed_centavos >= 0),
  PRIMARY KEY (method_id, effective_from)
);

-- The switches and numbers of the site's cashier, dated the same way.
CREATE TABLE cashier.rules (
  effective_from timestamptz PRIMARY KEY,
  -- Turnover owed for a deposit, as a multiple of it.
  turnover_multiple integer NOT NULL CHECK (turnover_multiple >= 0),
  deposit_expiry_seconds integer NOT NULL CHECK (deposit_expiry_seconds > 0),
  open_deposits_max integer NOT NULL CHECK (open_deposits_max > 0),
  free_withdrawals_per_day integer NOT NULL CHECK (free_withdrawals_per_day >= 0),
  early_withdrawal_allowed boolean NOT NULL,
  mandatory_fee_percent integer NOT NULL CHECK (mandatory_fee_percent BETWEEN 0 AND 100),
  -- Withdrawals up to this amount that meet the low-risk rule approve themselves; null: none do.
  auto_approve_max_centavos bigint CHECK (auto_approve_max_centavos > 0),
  payout_minutes_max integer NOT NULL CHECK (payout_minutes_max > 0)
);

CREATE TABLE cashier.deposit (
  member_id bigint NOT NULL,
  -- Also the txid of the charge.
  order_no text NOT NULL CHECK (order_no ~ '^[A-Z0-9]{26,35}$'),
  method_id integer NOT NULL REFERENCES cashier.payment_method,
  status text NOT NULL CHECK (status IN (
    'created', 'awaiting', 'paid', 'credited', 'expired', 'cancelled', 'refunded', 'failed')),
  amount_centavos bigint NOT NULL CHECK (amount_centavos > 0),
  description text,
  -- Promised when it was opened.
  turnover_multiple integer NOT NULL,
  idempotency_key text,
  pix_copy_paste text,
  paid_centavos bigint CHECK (paid_centavos > 0),
  end_to_end_id text,
  note text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  paid_at timestamptz,
  credited_at timestamptz,
  PRIMARY KEY (member_id, order_no),
  UNIQUE (member_id, idempotency_key),
  CHECK (status <> 'credited' OR (credited_at IS NOT NULL AND end_to_end_id IS NOT NULL
    AND paid_centavos IS NOT NULL))
);
CREATE INDEX deposit_by_time ON cashier.deposit (member_id, created_at DESC);
CREATE INDEX deposit_open ON cashier.deposit (expires_at) WHERE status IN ('created', 'awaiting');
CREATE INDEX deposit_latest ON cashier.deposit (created_at DESC);

-- The inbox from the PSP: each payment it ever told us of, keyed by its own id, and what became of
-- it. `received` is only a claim until the PSP has confirmed it to us.
CREATE TABLE cashier.receipt (
  end_to_end_id text PRIMARY KEY,
  status text NOT NULL CHECK (status IN (
    'received', 'unconfirmed', 'credited', 'refunding', 'refunded', 'refund_failed', 'suspense')),
  -- Filled in from the PSP's own answer, never from the notification.
  txid text,
  member_id bigint,
  amount_centavos bigint CHECK (amount_centavos > 0),
  paid_at timestamptz,
  refund_reason text CHECK (refund_reason IN (
    'other_holder', 'second_payment', 'account_blocked', 'operator')),
  refund_attempt integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX receipt_open ON cashier.receipt (updated_at) WHERE status IN ('received', 'refunding');
CREATE INDEX receipt_stranded ON cashier.receipt (updated_at)
  WHERE status IN ('suspense', 'refund_failed');
CREATE INDEX receipt_refunded ON cashier.receipt (member_id) WHERE refund_reason IS NOT NULL;

-- How far the PSP's list of receipts has been read.
CREATE TABLE cashier.reconciliation (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  read_until timestamptz NOT NULL
);

CREATE TABLE cashier.withdrawal (
  member_id bigint NOT NULL,
  order_no text NOT NULL CHECK (order_no ~ '^[A-Z0-9]{16,35}$'),
  status text NOT NULL CHECK (status IN (
    'submitted', 'in_review', 'approved', 'paying', 'paid', 'rejected', 'failed')),
  amount_centavos bigint NOT NULL CHECK (amount_centavos > 0),
  general_fee_centavos bigint NOT NULL CHECK (general_fee_centavos >= 0),
  mandatory_fee_centavos bigint NOT NULL CHECK (mandatory_fee_centavos >= 0),
  -- A PIX key type, or BANK.
  key_type text NOT NULL CHECK (key_type IN ('CPF', 'CNPJ', 'EMAIL', 'PHONE', 'EVP', 'BANK')),
  key text NOT NULL,
  key_masked text NOT NULL,
  -- Of a bank account; null for a PIX key.
  bank_account jsonb,
  holder_cpf text NOT NULL,
  remark text,
  -- Which payout this is: one more after each that the bank refused.
  attempt integer NOT NULL DEFAULT 1 CHECK (attempt > 0),
  end_to_end_id text,
  reason text,
  application_time timestamptz NOT NULL,
  eta_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  paid_at timestamptz,
  PRIMARY KEY (member_id, order_no),
  CHECK (general_fee_centavos + mandatory_fee_centavos < amount_centavos),
  CHECK ((key_type = 'BANK') = (bank_account IS NOT NULL)),
  CHECK (status <> 'paid' OR (paid_at IS NOT NULL AND end_to_end_id IS NOT NULL)),
  CHECK (status <> 'rejected' OR reason IS NOT NULL)
);
CREATE INDEX withdrawal_by_time ON cashier.withdrawal (member_id, application_time DESC);
CREATE INDEX withdrawal_by_status ON cashier.withdrawal (status, application_time);
CREATE INDEX withdrawal_by_key ON cashier.withdrawal (key);

-- What happened to a withdrawal, when, by whom. Only ever added to.
CREATE TABLE cashier.withdrawal_event (
  member_id bigint NOT NULL,
  order_no text NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  status text NOT NULL,
  at timestamptz NOT NULL,
  actor text NOT NULL,
  reason text,
  PRIMARY KEY (member_id, order_no, id),
  FOREIGN KEY (member_id, order_no) REFERENCES cashier.withdrawal
);

CREATE TABLE cashier.destination (
  member_id bigint NOT NULL,
  id integer GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL CHECK (kind IN ('pix', 'bank')),
  key_type text NOT NULL CHECK (key_type IN ('CPF', 'CNPJ', 'EMAIL', 'PHONE', 'EVP', 'BANK')),
  key text NOT NULL,
  key_masked text NOT NULL,
  bank_account jsonb,
  account_name text NOT NULL,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (member_id, id),
  CHECK ((kind = 'bank') = (key_type = 'BANK')),
  CHECK ((kind = 'bank') = (bank_account IS NOT NULL))
);
CREATE UNIQUE INDEX destination_once ON cashier.destination (member_id, key_type, key)
  WHERE deleted_at IS NULL;
CREATE INDEX destination_by_key ON cashier.destination (key);

GRANT USAGE ON SCHEMA cashier TO tucano_runtime;
GRANT SELECT, INSERT, UPDATE ON cashier.payment_method, cashier.deposit, cashier.receipt,
  cashier.reconciliation, cashier.withdrawal, cashier.destination TO tucano_runtime;
GRANT SELECT, INSERT ON cashier.payment_terms, cashier.rules, cashier.withdrawal_event
  TO tucano_runtime;
