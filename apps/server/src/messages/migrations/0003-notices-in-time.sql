-- What is written ahead of its time is told when that has come: a job marks it, and that tells it.
ALTER TABLE messages.notification ADD COLUMN is_due boolean NOT NULL DEFAULT true;
CREATE INDEX notification_ahead ON messages.notification (created_at) WHERE NOT is_due;
GRANT UPDATE (is_due) ON messages.notification TO tucano_runtime;

DROP TRIGGER notice_written ON messages.notification;
CREATE TRIGGER notice_written AFTER INSERT ON messages.notification
  FOR EACH ROW WHEN (NEW.is_due) EXECUTE FUNCTION messages.tell_notice();
CREATE TRIGGER notice_due AFTER UPDATE OF is_due ON messages.notification
  FOR EACH ROW WHEN (NEW.is_due AND NOT OLD.is_due) EXECUTE FUNCTION messages.tell_notice();
