-- Where the audit log ends. A chain whose last entries were cut off is whole in itself; its head,
-- sealed with a key that is not in the database, says what is missing, and the next entry goes on
-- from the head, so that the gap stays for good. A seal is missing until the first entry from here.
CREATE TABLE backoffice.audit_head (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  entry_id bigint NOT NULL CHECK (entry_id > 0),
  hash bytea NOT NULL CHECK (length(hash) = 32),
  seal bytea CHECK (length(seal) = 32)
);
INSERT INTO backoffice.audit_head (entry_id, hash)
SELECT entry_id, hash FROM backoffice.audit_entry ORDER BY entry_id DESC LIMIT 1;

CREATE FUNCTION backoffice.refuse_going_back() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.entry_id <= OLD.entry_id THEN
    RAISE EXCEPTION 'The audit log only goes on.' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END;
$$;
CREATE TRIGGER audit_head_goes_on
  BEFORE UPDATE ON backoffice.audit_head
  FOR EACH ROW EXECUTE FUNCTION backoffice.refuse_going_back();
CREATE TRIGGER audit_head_stays
  BEFORE DELETE OR TRUNCATE ON backoffice.audit_head
  FOR EACH STATEMENT EXECUTE FUNCTION backoffice.refuse_change();
GRANT SELECT, INSERT, UPDATE ON backoffice.audit_head TO tucano_runtime;
