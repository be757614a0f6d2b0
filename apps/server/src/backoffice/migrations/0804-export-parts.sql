-- The content of files that operators asked for. It lay in a folder of one server, where no other
-- one found it; here a page is written in the transaction that counts it.
CREATE TABLE backoffice.export_part (
  export_id bigint NOT NULL REFERENCES backoffice.export (export_id),
  -- Where in the file it begins.
  starts_at bigint NOT NULL CHECK (starts_at >= 0),
  content bytea NOT NULL,
  PRIMARY KEY (export_id, starts_at)
);
GRANT SELECT, INSERT, DELETE ON backoffice.export_part TO tucano_runtime;

-- What was written before lies in that folder: begun files begin again, finished ones are gone a
-- few hours before their time.
UPDATE backoffice.export SET rows = 0, bytes = 0, place = NULL, book = NULL
WHERE state IN ('waiting', 'running', 'failed');
UPDATE backoffice.export SET state = 'expired' WHERE state = 'done';
