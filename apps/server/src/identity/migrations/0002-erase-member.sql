-- The end of what is kept of a person: five years after it was decided, what an operator wrote down
-- about it may go, and nothing else of a decision is ever changed. Pictures may go by then anyway.
CREATE OR REPLACE FUNCTION identity.keep_what_was_decided() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.reason IS NULL
    AND coalesce(OLD.decided_at, OLD.submitted_at) <= now() - interval '5 years'
    AND to_jsonb(NEW) - 'reason' = to_jsonb(OLD) - 'reason'
  THEN
    RETURN NEW;
  END IF;
  IF OLD.status IN ('verified', 'rejected')
    OR (TG_OP = 'DELETE' AND OLD.status <> 'draft')
  THEN
    RAISE EXCEPTION 'What was handed in and decided is not changed.';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END;
$$;
