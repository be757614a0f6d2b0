-- Limits, time-outs and exclusions are told outside, so that nobody goes on advertising.
CREATE TRIGGER tell_changed AFTER INSERT ON compliance.limit_change
  FOR EACH ROW
  EXECUTE FUNCTION platform.tell_fact('limit.changed.v1', 'measure', 'period', 'what', 'amount');

CREATE TRIGGER tell_started AFTER INSERT ON compliance.exclusion
  FOR EACH ROW
  EXECUTE FUNCTION platform.tell_fact('exclusion.started.v1', 'kind', 'started_at', 'until');

CREATE TRIGGER tell_ended AFTER UPDATE OF ended_at ON compliance.exclusion
  FOR EACH ROW WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL)
  EXECUTE FUNCTION platform.tell_fact('exclusion.ended.v1', 'kind', 'started_at', 'ended_at');
