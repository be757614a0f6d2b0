-- The sandbox bank's own books: charges, receipts, refunds, payouts, keys of the directory. It
-- plays an outside company, so nothing here refers to a member and no other room reads it.

CREATE SCHEMA sandbox_psp;

CREATE TABLE sandbox_psp.charge (
  txid text PRIMARY KEY CHECK (txid ~ '^[a-zA-Z0-9]{26,35}$'),
  revision integer NOT NULL DEFAULT 0,
  status text NOT NULL DEFAULT 'ATIVA' CHECK (status IN (
    'ATIVA', 'CONCLUIDA', 'REMOVIDA_PELO_USUARIO_RECEBEDOR', 'REMOVIDA_PELO_PSP')),
  amount_centavos bigint NOT NULL CHECK (amount_centavos > 0),
  key text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_seconds integer NOT NULL CHECK (expires_seconds > 0),
  debtor_cpf text,
  debtor_cnpj text,
  debtor_name text,
  payer_request text,
  extra_info jsonb NOT NULL DEFAULT '[]',
  location text NOT NULL UNIQUE
);
CREATE INDEX charge_by_time ON sandbox_psp.charge (created_at);

CREATE TABLE sandbox_psp.receipt (
  end_to_end_id text PRIMARY KEY,
  txid text NOT NULL REFERENCES sandbox_psp.charge,
  amount_centavos bigint NOT NULL CHECK (amount_centavos > 0),
  key text NOT NULL,
  paid_at timestamptz NOT NULL,
  payer_cpf text NOT NULL
);
CREATE INDEX receipt_by_time ON sandbox_psp.receipt (paid_at);
CREATE INDEX receipt_by_txid ON sandbox_psp.receipt (txid);

-- A refund ends by itself at settles_at, as final_status says.
CREATE TABLE sandbox_psp.refund (
  end_to_end_id text NOT NULL REFERENCES sandbox_psp.receipt,
  id text NOT NULL CHECK (id ~ '^[a-zA-Z0-9]{1,35}$'),
  return_id text NOT NULL UNIQUE,
  amount_centavos bigint NOT NULL CHECK (amount_centavos > 0),
  description text,
  final_status text NOT NULL CHECK (final_status IN ('DEVOLVIDO', 'NAO_REALIZADO')),
  requested_at timestamptz NOT NULL,
  settles_at timestamptz NOT NULL,
  PRIMARY KEY (end_to_end_id, id)
);

CREATE TABLE sandbox_psp.webhook (
  key text PRIMARY KEY,
  url text NOT NULL,
  created_at timestamptz NOT NULL
);

-- A payout ends by itself at settles_at, as final_status says.
CREATE TABLE sandbox_psp.payout (
  idempotency_key text PRIMARY KEY,
  end_to_end_id text NOT NULL UNIQUE,
  request jsonb NOT NULL,
  amount_centavos bigint NOT NULL CHECK (amount_centavos > 0),
  final_status text NOT NULL CHECK (final_status IN ('SETTLED', 'REFUSED')),
  reason text,
  created_at timestamptz NOT NULL,
  settles_at timestamptz NOT NULL
);
CREATE INDEX payout_by_time ON sandbox_psp.payout (created_at);

-- How often a payout was asked for, kept even when the answer was a failure.
CREATE TABLE sandbox_psp.payout_call (
  idempotency_key text PRIMARY KEY,
  calls integer NOT NULL
);

CREATE TABLE sandbox_psp.directory_key (
  key text PRIMARY KEY,
  cpf text NOT NULL,
  created_at timestamptz NOT NULL
);

GRANT USAGE ON SCHEMA sandbox_psp TO tucano_runtime;
GRANT SELECT, INSERT, UPDATE ON ALL TABLES IN SCHEMA sandbox_psp TO tucano_runtime;
