-- What the house gave, and the end of a bonus that was in play, are told outside.
CREATE TRIGGER tell_granted AFTER UPDATE OF state ON rewards.reward
  FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state AND NEW.state = 'claimed')
  EXECUTE FUNCTION platform.tell_fact('bonus.granted.v1', 'id', 'kind', 'pocket', 'amount');

CREATE TRIGGER tell_finished AFTER DELETE ON rewards.bonus_in_play
  FOR EACH ROW EXECUTE FUNCTION platform.tell_fact('bonus.finished.v1', 'granted_at');
