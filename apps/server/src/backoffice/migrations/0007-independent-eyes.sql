-- Four eyes that one person cannot defeat: that there ever was a second person who decides is a
-- fact that nobody takes back; who let whom in is kept; and so is where and on which device
-- operators were, so that one who sits in both chairs is seen.

CREATE FUNCTION backoffice.refuse_forgetting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What stands here is never taken back.' USING ERRCODE = 'restrict_violation';
END;
$$;

CREATE TABLE backoffice.second_decider (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  since timestamptz NOT NULL
);
CREATE TRIGGER second_decider_stays
  BEFORE UPDATE OR DELETE OR TRUNCATE ON backoffice.second_decider
  FOR EACH STATEMENT EXECUTE FUNCTION backoffice.refuse_forgetting();

-- Whoever writes accounts or roles, by whatever way. Invited or closed, an account counts.
CREATE FUNCTION backoffice.note_second_decider() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  INSERT INTO backoffice.second_decider (since)
  SELECT now() WHERE 2 <= (
    SELECT count(*) FROM backoffice.operator o JOIN backoffice.role r USING (role)
    WHERE o.role = 'administrator' OR 'approvals.decide' = ANY (r.permissions))
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END;
$$;
REVOKE ALL ON FUNCTION backoffice.note_second_decider FROM PUBLIC;
CREATE TRIGGER operator_decides
  AFTER INSERT OR UPDATE OF role ON backoffice.operator
  FOR EACH STATEMENT EXECUTE FUNCTION backoffice.note_second_decider();
CREATE TRIGGER role_decides
  AFTER INSERT OR UPDATE OF permissions ON backoffice.role
  FOR EACH STATEMENT EXECUTE FUNCTION backoffice.note_second_decider();
INSERT INTO backoffice.second_decider (since)
SELECT now() WHERE 2 <= (
  SELECT count(*) FROM backoffice.operator o JOIN backoffice.role r USING (role)
  WHERE o.role = 'administrator' OR 'approvals.decide' = ANY (r.permissions));

-- Who let somebody in, opened their account again, or widened their rights.
CREATE TABLE backoffice.sponsor (
  operator_id bigint NOT NULL REFERENCES backoffice.operator (operator_id),
  sponsor_id bigint NOT NULL REFERENCES backoffice.operator (operator_id),
  act text NOT NULL CHECK (act IN ('invite', 'enable', 'role')),
  at timestamptz NOT NULL,
  CHECK (sponsor_id <> operator_id)
);
CREATE INDEX sponsor_of ON backoffice.sponsor (operator_id, at);
CREATE TRIGGER sponsor_stays
  BEFORE UPDATE OR DELETE OR TRUNCATE ON backoffice.sponsor
  FOR EACH STATEMENT EXECUTE FUNCTION backoffice.refuse_forgetting();
INSERT INTO backoffice.sponsor (operator_id, sponsor_id, act, at)
SELECT o.operator_id, e.operator_id, split_part(e.action, '.', 2), e.at
FROM backoffice.audit_entry e
  JOIN backoffice.operator o ON e.subject = 'operator:' || o.operator_id
WHERE e.action IN ('staff.invite', 'staff.enable', 'staff.role') AND e.operator_id <> o.operator_id
UNION
SELECT o.operator_id, a.requested_by, split_part(a.kind, '.', 2), a.decided_at
FROM backoffice.approval a
  JOIN backoffice.operator o
    ON a.subject IN ('operator:' || o.operator_id, 'invitation:' || o.email)
WHERE a.kind IN ('staff.invite', 'staff.enable', 'staff.role') AND a.state = 'executed'
  AND a.requested_by <> o.operator_id;

-- By a hash; null: from before devices were told apart.
ALTER TABLE backoffice.session ADD COLUMN device bytea, ADD COLUMN last_ip text;
UPDATE backoffice.session SET last_ip = ip;
ALTER TABLE backoffice.session ALTER COLUMN last_ip SET NOT NULL;
CREATE INDEX session_on_device ON backoffice.session (device, operator_id);

-- Each address that a session was used from.
CREATE TABLE backoffice.whereabouts (
  session_id uuid NOT NULL REFERENCES backoffice.session (session_id) ON DELETE CASCADE,
  ip text NOT NULL,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (session_id, ip)
);
CREATE INDEX whereabouts_at ON backoffice.whereabouts (ip, last_at);
INSERT INTO backoffice.whereabouts (session_id, ip, first_at, last_at)
SELECT session_id, ip, created_at, last_seen_at FROM backoffice.session;

-- What tied who decided to who asked, where the house lets that pass.
ALTER TABLE backoffice.approval ADD COLUMN ties text[] NOT NULL DEFAULT '{}';

GRANT SELECT ON backoffice.second_decider TO tucano_runtime;
GRANT SELECT, INSERT ON backoffice.sponsor TO tucano_runtime;
GRANT SELECT, INSERT, UPDATE (last_at) ON backoffice.whereabouts TO tucano_runtime;
GRANT UPDATE (ties) ON backoffice.approval TO tucano_runtime;
