-- Addresses of affiliates that are asked when something happens, and what became of each request.
CREATE TABLE affiliates.postback (
  postback_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  affiliate_id bigint NOT NULL REFERENCES affiliates.affiliate,
  template text NOT NULL,
  kinds text[] NOT NULL CHECK (cardinality(kinds) > 0),
  is_enabled boolean NOT NULL DEFAULT true,
  -- All events up to this number have become requests.
  position bigint NOT NULL,
  failures int NOT NULL DEFAULT 0,
  open_until timestamptz,
  gone_at timestamptz,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX postback_affiliate ON affiliates.postback (affiliate_id);
GRANT SELECT, INSERT ON affiliates.postback TO tucano_runtime;
GRANT UPDATE (template, kinds, is_enabled, position, failures, open_until, gone_at)
  ON affiliates.postback TO tucano_runtime;

CREATE TABLE affiliates.request (
  postback_id bigint NOT NULL REFERENCES affiliates.postback,
  event_seq bigint NOT NULL REFERENCES affiliates.event ON DELETE CASCADE,
  -- withheld: the member is excluded by now.
  state text NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'delivered', 'failed', 'withheld')),
  attempts int NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL,
  status int,
  problem text,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (postback_id, event_seq)
);
CREATE INDEX request_due ON affiliates.request (postback_id, event_seq) WHERE state = 'waiting';
CREATE INDEX request_event ON affiliates.request (event_seq);
GRANT SELECT, INSERT, UPDATE, DELETE ON affiliates.request TO tucano_runtime;
