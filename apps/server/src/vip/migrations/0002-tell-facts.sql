-- A level that a member has reached is told outside.
CREATE TRIGGER tell_reached AFTER INSERT ON vip.level_change
  FOR EACH ROW EXECUTE FUNCTION platform.tell_fact('level.reached.v1', 'track', 'level');
