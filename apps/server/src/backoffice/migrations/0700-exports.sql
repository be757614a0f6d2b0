-- Files that operators asked for. What is in them lies in a folder of the server's data; here is
-- what was asked, by whom, and how far it has come: a job that is cut off goes on from there.
CREATE TABLE backoffice.export (
  export_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  operator_id bigint NOT NULL REFERENCES backoffice.operator (operator_id),
  kind text NOT NULL CHECK (kind IN ('report', 'players')),
  format text NOT NULL CHECK (format IN ('csv', 'xlsx')),
  -- The report's filters, its days filled in.
  asked jsonb NOT NULL,
  state text NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'running', 'done', 'failed', 'cancelled', 'expired')),
  rows bigint NOT NULL DEFAULT 0 CHECK (rows >= 0),
  total bigint CHECK (total >= 0),
  -- The length of what is written and counted; whatever lies beyond it is written again.
  bytes bigint NOT NULL DEFAULT 0 CHECK (bytes >= 0),
  -- After which row it goes on.
  place jsonb,
  failure text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX export_own ON backoffice.export (operator_id, export_id DESC);
CREATE INDEX export_living ON backoffice.export (expires_at)
  WHERE state IN ('waiting', 'running', 'done');
GRANT SELECT, INSERT ON backoffice.export TO tucano_runtime;
GRANT UPDATE (state, rows, total, bytes, place, failure) ON backoffice.export TO tucano_runtime;
