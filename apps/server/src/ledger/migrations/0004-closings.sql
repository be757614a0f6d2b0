-- Where the journal begins, once months of it have been put away.
--
-- A closing is what everything was at when a month ended: each member's pockets, last number and
-- hash, and each house account. The books begin from the latest one instead of from zero, and the
-- chain must fit: the first transfer that is left names the closing's hash as the one before it.
-- Only the owner writes closings, in the transaction that takes the months out.
CREATE TABLE ledger.closing (
  -- The first instant that is left; all before it has been put away.
  until timestamptz PRIMARY KEY,
  closed_at timestamptz NOT NULL DEFAULT now()
);

-- Only of members who moved since the closing before: of each member the latest holds.
CREATE TABLE ledger.closing_wallet (
  member_id bigint NOT NULL,
  until timestamptz NOT NULL,
  seq bigint NOT NULL CHECK (seq >= 0),
  hash bytea NOT NULL CHECK (octet_length(hash) = 32),
  cash bigint NOT NULL CHECK (cash >= 0),
  bonus bigint NOT NULL CHECK (bonus >= 0),
  rebate bigint NOT NULL CHECK (rebate >= 0),
  locked bigint NOT NULL CHECK (locked >= 0),
  turnover_owed bigint NOT NULL CHECK (turnover_owed >= 0),
  PRIMARY KEY (member_id, until)
);

-- Of every account that was ever moved.
CREATE TABLE ledger.closing_account (
  until timestamptz NOT NULL,
  account text NOT NULL CHECK (account NOT LIKE 'member:%'),
  balance bigint NOT NULL,
  PRIMARY KEY (until, account)
);

SELECT ledger.guard_partition(name::regclass) FROM unnest(ARRAY['ledger.closing',
  'ledger.closing_wallet', 'ledger.closing_account']) AS name;

CREATE VIEW ledger.latest_closing AS
  SELECT DISTINCT ON (member_id) * FROM ledger.closing_wallet ORDER BY member_id, until DESC;

GRANT SELECT ON ledger.closing, ledger.closing_wallet, ledger.closing_account,
  ledger.latest_closing TO tucano_runtime;
