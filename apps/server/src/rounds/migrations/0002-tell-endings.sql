-- Processes remember game sessions. Whoever ends one tells all of them, in the same transaction and
-- whatever the statement was: no path can forget it.
CREATE FUNCTION rounds.tell_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('tucano', 'game-ended ' || NEW.id);
  RETURN NULL;
END $$;

CREATE TRIGGER game_session_ended AFTER UPDATE OF ended_at ON rounds.game_session
  FOR EACH ROW WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL)
  EXECUTE FUNCTION rounds.tell_ended_session();
