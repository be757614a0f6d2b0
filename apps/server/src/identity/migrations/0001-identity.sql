-- Who members really are: what they handed in, and what operators made of it.
--
-- Pictures are sealed before they come here: the database alone shows nobody's face. They belong to
-- an attempt; a new attempt brings its own, and the former ones stay as what was decided upon.
CREATE SCHEMA identity;
GRANT USAGE ON SCHEMA identity TO tucano_runtime;

CREATE TABLE identity.submission (
  submission_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL CHECK (member_id > 0),
  -- draft: pictures come in one by one until the member hands all of them in.
  status text NOT NULL CHECK (status IN ('draft', 'submitted', 'verified', 'rejected')),
  document text CHECK (document IN ('rg', 'cnh', 'rne', 'passport')),
  created_at timestamptz(3) NOT NULL,
  submitted_at timestamptz(3),
  decided_at timestamptz(3),
  decided_by text,
  -- What the member is told, from a list in their language.
  rejection text,
  may_retry boolean,
  -- What the operator wrote down; the member does not read it.
  reason text,
  -- Drawing a picture anew is work: how many came in since when.
  uploads int NOT NULL DEFAULT 0,
  uploads_from timestamptz(3) NOT NULL,
  CHECK (status = 'draft' OR (document IS NOT NULL AND submitted_at IS NOT NULL)),
  CHECK ((status IN ('verified', 'rejected')) = (decided_at IS NOT NULL)),
  CHECK ((decided_at IS NULL) = (decided_by IS NULL)),
  CHECK ((status = 'rejected') = (rejection IS NOT NULL)),
  CHECK ((status = 'rejected') = (may_retry IS NOT NULL))
);
CREATE INDEX submission_member ON identity.submission (member_id, submission_id DESC);
-- One at a time, and who is known is known.
CREATE UNIQUE INDEX submission_open ON identity.submission (member_id)
  WHERE status IN ('draft', 'submitted', 'verified');
CREATE INDEX submission_list ON identity.submission (status, submitted_at, submission_id);
CREATE INDEX submission_drafts ON identity.submission (created_at) WHERE status = 'draft';

CREATE TABLE identity.picture (
  submission_id bigint NOT NULL REFERENCES identity.submission (submission_id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('front', 'back', 'selfie')),
  -- A JPEG under AES-256-GCM, bound to its attempt and kind.
  sealed bytea NOT NULL,
  uploaded_at timestamptz(3) NOT NULL,
  PRIMARY KEY (submission_id, kind)
);
-- Sealed bytes do not get any smaller.
ALTER TABLE identity.picture ALTER COLUMN sealed SET STORAGE EXTERNAL;

GRANT SELECT, INSERT, UPDATE ON identity.submission, identity.picture TO tucano_runtime;
-- Only drafts are ever taken away: see the trigger.
GRANT DELETE ON identity.submission, identity.picture TO tucano_runtime;

CREATE FUNCTION identity.keep_what_was_decided() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status IN ('verified', 'rejected')
    OR (TG_OP = 'DELETE' AND OLD.status <> 'draft')
  THEN
    RAISE EXCEPTION 'What was handed in and decided is not changed.';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END;
$$;
CREATE TRIGGER keep_what_was_decided BEFORE UPDATE OR DELETE ON identity.submission
  FOR EACH ROW EXECUTE FUNCTION identity.keep_what_was_decided();

CREATE FUNCTION identity.keep_what_was_handed_in() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM identity.submission AS s
    WHERE s.submission_id = OLD.submission_id AND s.status <> 'draft'
      -- The law's five years begin with the account's end, so never before these.
      AND (TG_OP = 'UPDATE' OR coalesce(s.decided_at, s.submitted_at) > now() - interval '5 years')
  ) THEN
    RAISE EXCEPTION 'What was handed in is not changed, and kept for five years.';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END;
$$;
CREATE TRIGGER keep_what_was_handed_in BEFORE UPDATE OR DELETE ON identity.picture
  FOR EACH ROW EXECUTE FUNCTION identity.keep_what_was_handed_in();
