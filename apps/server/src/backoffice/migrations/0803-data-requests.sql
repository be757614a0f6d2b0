-- What people ask about their data by law: to be told, corrected, erased, or left in peace by
-- advertising. It is answered within fifteen days, and what was answered stays.
CREATE TABLE backoffice.data_request (
  request_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('export', 'correction', 'erasure', 'objection')),
  -- The operator who wrote it down; null: the member did.
  opened_by text,
  text text NOT NULL,
  opened_at timestamptz(3) NOT NULL,
  due_at timestamptz(3) NOT NULL CHECK (due_at >= opened_at),
  status text NOT NULL
    CHECK (status IN ('open', 'postponed', 'done', 'refused', 'withdrawn')),
  claimed_by text,
  -- Null: the member, who took the file out or the request back.
  decided_by text,
  decided_at timestamptz(3),
  -- What the member reads.
  answer text NOT NULL DEFAULT '',
  postponed_until date,
  CHECK ((decided_at IS NULL) = (status = 'open')),
  CHECK ((postponed_until IS NULL) OR kind = 'erasure')
);
-- Of a kind, one at a time waits for an answer.
CREATE UNIQUE INDEX data_request_waiting ON backoffice.data_request (member_id, kind)
  WHERE status IN ('open', 'postponed');
CREATE INDEX data_request_list ON backoffice.data_request (status, request_id);
CREATE INDEX data_request_member ON backoffice.data_request (member_id, request_id DESC);
GRANT SELECT, INSERT ON backoffice.data_request TO tucano_runtime;
GRANT UPDATE (status, claimed_by, decided_by, decided_at, answer, postponed_until)
  ON backoffice.data_request TO tucano_runtime;

CREATE INDEX approval_subject ON backoffice.approval (subject);

-- The end of what colleagues wrote about a person whose account was erased. What was decided, when
-- and by whom stays; the audit log is never touched. Notes are never changed otherwise: so it is a
-- function's right.
CREATE FUNCTION backoffice.erase_member(who bigint, tickets text[]) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = '' AS $$
  UPDATE backoffice.member_note SET text = '***' WHERE member_id = who;
  UPDATE backoffice.ticket_note SET text = '***' WHERE ticket_no = ANY (tickets);
  UPDATE backoffice.data_request SET text = '***', answer = '' WHERE member_id = who;
  UPDATE backoffice.compliance_note SET note = '***' WHERE case_id IN (
    SELECT case_id FROM backoffice.compliance_case WHERE member_id = who);
  UPDATE backoffice.approval SET before = before - 'account', after = after - 'account'
  WHERE subject = 'member:' || who;
$$;
REVOKE ALL ON FUNCTION backoffice.erase_member FROM PUBLIC;
GRANT EXECUTE ON FUNCTION backoffice.erase_member TO tucano_runtime;
