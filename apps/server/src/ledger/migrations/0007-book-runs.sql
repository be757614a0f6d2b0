-- What the scheduled checks of the books found, and when. Only ever added to: the latest of each
-- kind says how things are. Not by member: a run looks at all of them, and holds no money.
CREATE TABLE ledger.book_run (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('changes', 'full')),
  started_at timestamptz NOT NULL,
  finished_at timestamptz NOT NULL CHECK (finished_at >= started_at),
  -- All entries with a lower transaction number were looked at.
  up_to xid8 NOT NULL,
  checks int NOT NULL CHECK (checks > 0),
  differences int NOT NULL CHECK (differences >= 0),
  -- The first of them, in words.
  found text[] NOT NULL
);
CREATE INDEX book_run_latest ON ledger.book_run (kind, id DESC);
CREATE INDEX book_run_clean ON ledger.book_run (id DESC) WHERE differences = 0;
SELECT ledger.guard_partition('ledger.book_run');
GRANT SELECT, INSERT ON ledger.book_run TO tucano_runtime;
