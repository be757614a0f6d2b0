-- The journal of money and the wallets it adds up to.
--
-- A transfer is one row with two sides, so it cannot be unbalanced. Transfers and operations are
-- only ever inserted: triggers that no session setting can silence refuse anything else, and the
-- runtime role has no right to it. Keys start with the member, so that the same schema can one day
-- be distributed by member. House accounts are codes on the row, never rows that bets wait for.
CREATE SCHEMA ledger;
GRANT USAGE ON SCHEMA ledger TO tucano_runtime;

-- One row a member: the balances its transfers add up to, and the end of its chain.
CREATE TABLE ledger.wallet (
  member_id bigint PRIMARY KEY CHECK (member_id > 0),
  access text NOT NULL CHECK (access IN ('active', 'frozen', 'excluded', 'closed', 'demo')),
  cash bigint NOT NULL DEFAULT 0 CHECK (cash >= 0),
  bonus bigint NOT NULL DEFAULT 0 CHECK (bonus >= 0),
  rebate bigint NOT NULL DEFAULT 0 CHECK (rebate >= 0),
  locked bigint NOT NULL DEFAULT 0 CHECK (locked >= 0),
  turnover_owed bigint NOT NULL DEFAULT 0 CHECK (turnover_owed >= 0),
  -- The last transfer's number and hash; 32 zero bytes before the first.
  seq bigint NOT NULL DEFAULT 0 CHECK (seq >= 0),
  head_hash bytea NOT NULL DEFAULT decode(repeat('00', 32), 'hex')
    CHECK (octet_length(head_hash) = 32),
  version bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now()
) WITH (fillfactor = 50);

-- One row a command, bound to a hash of what it asked, with the answer that a repeat gets.
CREATE TABLE ledger.operation (
  member_id bigint NOT NULL,
  source text NOT NULL CHECK (source <> ''),
  external_id text NOT NULL CHECK (external_id <> ''),
  kind text NOT NULL,
  status text NOT NULL CHECK (status IN ('applied', 'refused', 'tombstone')),
  payload_hash bytea CHECK (octet_length(payload_hash) = 32),
  -- Why it was refused.
  code text,
  -- The text as it was answered: json, not jsonb, so that a repeat has the same bytes.
  response json,
  transfers_count int NOT NULL DEFAULT 0 CHECK (transfers_count >= 0),
  -- What was really added to the turnover owed, after its floor at zero.
  turnover_owed_change bigint NOT NULL DEFAULT 0,
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (member_id, source, external_id),
  -- Only what was applied moves anything; only a tombstone has no payload.
  CHECK (status = 'applied' OR (transfers_count = 0 AND turnover_owed_change = 0)),
  CHECK ((status = 'tombstone') = (payload_hash IS NULL)),
  CHECK ((status = 'refused') = (code IS NOT NULL))
);

-- Who an outsider's id belongs to. Studios and PSPs number their messages for all members at once,
-- and a key that starts with the member would let one such id move money for two of them. The first
-- member to use an id owns it. The one table here that is keyed by something other than the member.
CREATE TABLE ledger.operation_owner (
  source text NOT NULL,
  external_id text NOT NULL,
  member_id bigint NOT NULL,
  PRIMARY KEY (source, external_id)
);

-- The journal. `debit` gives, `credit` receives.
CREATE TABLE ledger.transfer (
  member_id bigint NOT NULL,
  seq bigint NOT NULL CHECK (seq > 0),
  kind text NOT NULL CHECK (kind IN (
    'stake', 'win', 'stake.rollback', 'win.rollback', 'deposit', 'withdrawal.hold',
    'withdrawal.release', 'withdrawal.payout', 'withdrawal.fee', 'bonus.grant', 'bonus.convert',
    'bonus.forfeit', 'rebate.grant', 'rebate.claim', 'adjustment')),
  debit text NOT NULL,
  credit text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- The pocket's balance after this transfer; null for a house account, which has no balance row.
  debit_balance_after bigint CHECK (debit_balance_after >= 0),
  credit_balance_after bigint CHECK (credit_balance_after >= 0),
  reference text NOT NULL,
  source text NOT NULL,
  external_id text NOT NULL,
  -- Readers of the journal stay below the oldest running transaction, and so skip nothing.
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  previous_hash bytea NOT NULL CHECK (octet_length(previous_hash) = 32),
  hash bytea NOT NULL CHECK (octet_length(hash) = 32),
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (member_id, seq),
  CHECK (debit <> credit),
  CHECK (debit LIKE 'member:%' OR credit LIKE 'member:%'),
  CHECK (debit IN ('member:cash', 'member:bonus', 'member:rebate', 'member:locked',
    'psp:clearing', 'promotion:cost', 'fee:income', 'agency:cost') OR debit LIKE 'house:game:_%'),
  CHECK (credit IN ('member:cash', 'member:bonus', 'member:rebate', 'member:locked',
    'psp:clearing', 'promotion:cost', 'fee:income', 'agency:cost') OR credit LIKE 'house:game:_%'),
  CHECK ((debit LIKE 'member:%') = (debit_balance_after IS NOT NULL)),
  CHECK ((credit LIKE 'member:%') = (credit_balance_after IS NOT NULL))
);
CREATE INDEX transfer_by_reference ON ledger.transfer (member_id, reference);
CREATE INDEX transfer_by_time ON ledger.transfer (member_id, created_at);
-- For the readers. One batch has one xid, so the index is small and grows at one end only.
CREATE INDEX transfer_by_xid ON ledger.transfer (xid);

-- House accounts, folded in the background: all transfers with an xid below `up_to` are in
-- `house_fold`; an account's balance is its fold plus the tail of the journal.
CREATE TABLE ledger.house_fold (
  account text PRIMARY KEY,
  debited bigint NOT NULL DEFAULT 0 CHECK (debited >= 0),
  credited bigint NOT NULL DEFAULT 0 CHECK (credited >= 0)
);
CREATE TABLE ledger.house_fold_state (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  up_to xid8 NOT NULL
);
INSERT INTO ledger.house_fold_state (up_to) VALUES ('0');

CREATE FUNCTION ledger.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger.% is only ever added to: % is refused', TG_TABLE_NAME, TG_OP
    USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger.transfer
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger.operation
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger.operation_owner
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER refuse_change BEFORE DELETE OR TRUNCATE ON ledger.wallet
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
-- ALWAYS: also when a session claims to be a replica, which silences ordinary triggers.
ALTER TABLE ledger.transfer ENABLE ALWAYS TRIGGER refuse_change;
ALTER TABLE ledger.operation ENABLE ALWAYS TRIGGER refuse_change;
ALTER TABLE ledger.operation_owner ENABLE ALWAYS TRIGGER refuse_change;
ALTER TABLE ledger.wallet ENABLE ALWAYS TRIGGER refuse_change;

GRANT SELECT, INSERT ON ledger.transfer, ledger.operation, ledger.operation_owner TO tucano_runtime;
GRANT SELECT, INSERT ON ledger.wallet TO tucano_runtime;
GRANT UPDATE (access, cash, bonus, rebate, locked, turnover_owed, seq, head_hash, version)
  ON ledger.wallet TO tucano_runtime;
GRANT SELECT, INSERT, UPDATE ON ledger.house_fold TO tucano_runtime;
GRANT SELECT, UPDATE ON ledger.house_fold_state TO tucano_runtime;
