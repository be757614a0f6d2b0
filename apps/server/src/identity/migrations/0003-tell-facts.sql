-- What became of documents is told outside, never the documents.
CREATE TRIGGER tell_status AFTER UPDATE OF status ON identity.submission
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status)
  EXECUTE FUNCTION platform.tell_fact('identity.status.v1', 'status');
