-- Addresses that events are sent to, and what became of each delivery.
--
-- An address has a place in the stream like any reader: from there its deliveries are made, and
-- each is tried again by itself until it arrives, the schedule ends, or the address is gone.
CREATE TABLE integrations.webhook (
  webhook_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  url text NOT NULL,
  types text[] NOT NULL CHECK (cardinality(types) > 0),
  is_enabled boolean NOT NULL DEFAULT true,
  -- Sealed. While it is replaced, the one before signs as well.
  secret bytea NOT NULL,
  former_secret bytea,
  former_until timestamptz,
  -- All events up to this number have become deliveries.
  position bigint NOT NULL,
  -- Failures in a row; from some on nothing is sent until `open_until`.
  failures int NOT NULL DEFAULT 0,
  open_until timestamptz,
  -- It answered that it is gone for good.
  gone_at timestamptz,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  CHECK ((former_secret IS NULL) = (former_until IS NULL))
);
GRANT SELECT, INSERT ON integrations.webhook TO tucano_runtime;
GRANT UPDATE (url, types, is_enabled, secret, former_secret, former_until, position, failures,
  open_until, gone_at) ON integrations.webhook TO tucano_runtime;

CREATE TABLE integrations.delivery (
  webhook_id bigint NOT NULL REFERENCES integrations.webhook,
  seq bigint NOT NULL,
  -- failed: tried as often as the schedule says. withheld: the member is excluded by now.
  state text NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'delivered', 'failed', 'withheld')),
  is_first boolean NOT NULL,
  attempts int NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL,
  -- Of the last attempt: the HTTP status, or why there was none.
  status int,
  problem text,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (webhook_id, seq)
);
CREATE INDEX delivery_due ON integrations.delivery (webhook_id, is_first DESC, seq)
  WHERE state = 'waiting';
CREATE INDEX delivery_updated ON integrations.delivery (updated_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON integrations.delivery TO tucano_runtime;
