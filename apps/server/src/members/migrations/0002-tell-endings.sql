-- Processes remember sessions. Whoever ends one tells all of them, in the same transaction and
-- whatever the statement was: no path can forget it.
CREATE FUNCTION members.tell_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('tucano', 'login-ended ' || NEW.session_id);
  RETURN NULL;
END $$;

CREATE TRIGGER session_ended AFTER UPDATE OF revoked_at ON members.session
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL)
  EXECUTE FUNCTION members.tell_ended_session();
