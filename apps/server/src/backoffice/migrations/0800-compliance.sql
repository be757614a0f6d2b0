-- Compliance: what daily rules found about members and what people made of it, whom the authority
-- has barred, and what members asked to be told of themselves.
CREATE TABLE backoffice.compliance_case (
  case_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  area text NOT NULL CHECK (area IN ('gaming', 'laundering', 'barred')),
  member_id bigint NOT NULL,
  -- The day that was looked at, in São Paulo.
  day date NOT NULL,
  -- [{ rule, facts }]: why, as the rules said it.
  reasons jsonb NOT NULL,
  weight int NOT NULL,
  status text NOT NULL DEFAULT 'open'
    CHECK (status IN ('open', 'watching', 'reported', 'closed')),
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  -- A day is looked at once, however often the job runs.
  UNIQUE (area, member_id, day)
);
CREATE INDEX compliance_case_list ON backoffice.compliance_case (area, status, case_id DESC);
CREATE INDEX compliance_case_member ON backoffice.compliance_case (member_id, case_id DESC);

-- What people did about a case; only ever added to.
CREATE TABLE backoffice.compliance_note (
  case_id bigint NOT NULL REFERENCES backoffice.compliance_case (case_id),
  at timestamptz(3) NOT NULL,
  operator text NOT NULL,
  what text NOT NULL,
  note text NOT NULL
);
CREATE INDEX compliance_note_of_case ON backoffice.compliance_note (case_id, at);

CREATE TABLE backoffice.barred_import (
  import_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  source text NOT NULL,
  persons int NOT NULL DEFAULT 0,
  imported_by text NOT NULL,
  imported_at timestamptz(3) NOT NULL
);

-- A keyed hash of the CPF: most of these people never come here, and nobody can read who they are.
CREATE TABLE backoffice.barred_person (
  cpf_hash bytea PRIMARY KEY,
  import_id bigint NOT NULL REFERENCES backoffice.barred_import (import_id)
);

GRANT SELECT, INSERT ON backoffice.compliance_case, backoffice.compliance_note,
  backoffice.barred_import TO tucano_runtime;
GRANT UPDATE (status, updated_at) ON backoffice.compliance_case TO tucano_runtime;
GRANT UPDATE (persons) ON backoffice.barred_import TO tucano_runtime;
GRANT SELECT, INSERT, UPDATE ON backoffice.barred_person TO tucano_runtime;
