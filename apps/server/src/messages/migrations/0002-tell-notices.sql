-- Players who are connected hear at once that there is something new in their inbox: whoever
-- writes it tells all processes, in the same transaction.
CREATE FUNCTION messages.tell_notice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('tucano',
    'notice-written ' || NEW.member_id || ' ' || NEW.id || ' ' || NEW.code);
  RETURN NULL;
END $$;

CREATE TRIGGER notice_written AFTER INSERT ON messages.notification
  FOR EACH ROW EXECUTE FUNCTION messages.tell_notice();
