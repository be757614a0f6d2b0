-- Four eyes: what one operator asks for and another one decides. Beside it, what an act found and
-- left in the audit log, and each operator's own settings of the screens.
CREATE TABLE backoffice.approval (
  approval_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  subject text NOT NULL,
  -- What its executor needs; read by nobody else.
  payload jsonb NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  reason text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (
    state IN ('waiting', 'approved', 'executed', 'failed', 'rejected', 'withdrawn', 'expired')),
  requested_by bigint NOT NULL REFERENCES backoffice.operator (operator_id),
  requested_email text NOT NULL,
  requested_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  decided_by bigint REFERENCES backoffice.operator (operator_id),
  decided_email text,
  decided_ip text,
  decided_at timestamptz,
  note text,
  closed_at timestamptz,
  -- The code of the refusal when it could not be carried out.
  failure text,
  -- Nobody decides what they asked for themselves, whoever writes here.
  CHECK (state NOT IN ('approved', 'executed', 'failed', 'rejected') OR
    (decided_by IS NOT NULL AND decided_by <> requested_by))
);
-- The same is asked for once at a time.
CREATE UNIQUE INDEX approval_waiting ON backoffice.approval (kind, subject)
  WHERE state IN ('waiting', 'approved');
CREATE INDEX approval_by_state ON backoffice.approval (state, approval_id DESC);
CREATE INDEX approval_of_requester ON backoffice.approval (requested_by, approval_id DESC);
CREATE INDEX approval_expiry ON backoffice.approval (expires_at) WHERE state = 'waiting';

ALTER TABLE backoffice.audit_entry ADD COLUMN before jsonb, ADD COLUMN after jsonb;
CREATE INDEX audit_entry_actor ON backoffice.audit_entry (operator_email, entry_id DESC);
CREATE INDEX audit_entry_at ON backoffice.audit_entry (at, entry_id);

CREATE TABLE backoffice.setting (
  operator_id bigint NOT NULL REFERENCES backoffice.operator (operator_id),
  screen text NOT NULL,
  settings jsonb NOT NULL,
  PRIMARY KEY (operator_id, screen)
);

GRANT SELECT, INSERT ON backoffice.approval TO tucano_runtime;
GRANT UPDATE (state, decided_by, decided_email, decided_ip, decided_at, note, closed_at, failure)
  ON backoffice.approval TO tucano_runtime;
GRANT SELECT, INSERT, UPDATE ON backoffice.setting TO tucano_runtime;
