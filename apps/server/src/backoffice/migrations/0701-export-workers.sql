-- Who makes a file now, and until when nobody else may: two processes never write the same one, and
-- what a killed one left is taken up. A file that fails says so and can be started again.
ALTER TABLE backoffice.export
  -- A run of a job; the name of the part that it writes.
  ADD COLUMN worker uuid,
  -- Null: nobody works on it, and whoever did has finished writing.
  ADD COLUMN leased_until timestamptz,
  -- Runs that began since the last page was counted.
  ADD COLUMN attempts int NOT NULL DEFAULT 0,
  -- Of a workbook: what is in it so far.
  ADD COLUMN book jsonb;
GRANT UPDATE (worker, leased_until, attempts, book) ON backoffice.export TO tucano_runtime;

-- Parts that were written before this are not found under a worker's name: begin again.
UPDATE backoffice.export SET rows = 0, bytes = 0, place = NULL
WHERE state IN ('waiting', 'running');

-- What failed is kept until its time is over, for whoever starts it again.
DROP INDEX backoffice.export_living;
CREATE INDEX export_living ON backoffice.export (expires_at)
  WHERE state IN ('waiting', 'running', 'done', 'failed');
CREATE INDEX export_being_made ON backoffice.export (leased_until)
  WHERE state IN ('waiting', 'running');
